"""``klaf admin``: its commands and their flags."""

from klaf.cli.parse import Flag, Program

_STORE = Flag("store", "serve-store", default="klaf.db", variable="KLAF_STORE")
_HOW = (Flag("json", "admin-json", switch=True), Flag("lang", "cli-lang"))
_NOTHING = ("nothing", "serve-argument")

ADMIN = Program(
    {
        "tables": ("admin-tables", _NOTHING, (_STORE, Flag("close", "admin-tables-close"), *_HOW)),
        "guests": (
            "admin-guests",
            ("name", "admin-guests-name"),
            (_STORE, Flag("revoke", "admin-guests-revoke"), Flag("delete", "admin-guests-delete"), *_HOW),
        ),
        "keys": (
            "admin-keys",
            _NOTHING,
            (_STORE, Flag("rotate", "admin-keys-rotate", switch=True), Flag("revoke", "admin-keys-revoke"), *_HOW),
        ),
        "check": ("admin-check", ("table", "admin-check-table"), (_STORE, *_HOW)),
    },
    about="cli-admin",
    within="admin ",
)
