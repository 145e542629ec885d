"""The wire: every message between a table's server and its clients, as types.

``commands`` go from a client to the server, ``messages`` from the server to a client, ``tables`` and ``views`` are
what both speak about, ``api`` holds the bodies of plain HTTP requests. ``python -m klaf.wire`` writes the JSON
Schema and the TypeScript types of all of them.
"""

VERSION = 1
SUBPROTOCOL = "klaf.1"
