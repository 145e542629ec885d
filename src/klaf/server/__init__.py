"""The live table: a server that loses nothing and sends nobody more than they may see.

A command comes in at the gate (``gate``), is decided, stored and applied at its table (``table``), and what follows is
sent as each viewer may see it (``telling``); ``store`` keeps the logs. ``hall`` holds all tables of this process.
"""
