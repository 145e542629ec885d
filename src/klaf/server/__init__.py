"""The live table: a server that loses nothing and tells nobody too much.

``actor`` is one table: it validates, has the store commit, applies, and then tells. ``state`` says what a table is,
``decide`` what a command does to it, ``render`` what each viewer is sent, ``timing`` when something is due. ``hall``
holds all tables of this process, ``app`` is what a client connects to.
"""
