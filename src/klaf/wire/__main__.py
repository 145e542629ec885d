"""Write the JSON Schema and the TypeScript types of the wire into a folder: ``python -m klaf.wire FOLDER``."""

import sys
from pathlib import Path

from klaf.wire.schema import write

if __name__ == "__main__":
    write(Path(sys.argv[1]))
