"""Run the klaf command: ``python -m klaf``."""

import sys

from klaf.cli import main

sys.exit(main())
