"""The wire: every message between a server and its clients, as types.

``commands`` holds what a client sends, ``messages`` what the server sends. ``tables`` and ``views`` hold the parts of
both: seats, clocks, the views of each game. ``api`` holds the bodies of HTTP requests and answers, ``fairness`` the
arithmetic of the fair shuffle. ``python -m klaf.wire`` writes the JSON Schema and the TypeScript types of all of them.
"""

VERSION = 1
SUBPROTOCOL = "klaf.1"
