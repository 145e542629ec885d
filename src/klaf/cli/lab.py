"""``klaf lab``: its commands and their flags."""

from klaf.cli.parse import Flag, Program

_SETUP = (
    Flag("players", "lab-players", default="4"),
    Flag("games", "lab-games", default="10000"),
    Flag("seed", "arena-seed", default="1"),
    Flag("edition", "cli-play-edition"),
    Flag("rule", "cli-play-rule", many=True),
)
_RUNNING = (
    Flag("keep", "lab-keep"),
    Flag("json", "arena-json"),
    Flag("plot", "lab-plot"),
    Flag("threads", "arena-threads"),
    Flag("cluster", "lab-cluster"),
    Flag("lang", "cli-lang"),
)
_BOTS = Flag("bots", "lab-bots", default="skilled")
_GAME = ("game", "lab-game")

LAB = Program(
    {
        "simulate": ("lab-simulate", _GAME, (_BOTS, *_SETUP, *_RUNNING)),
        "compare": (
            "lab-compare",
            _GAME,
            (
                Flag("with", "lab-with", many=True),
                Flag("with-edition", "lab-with-edition"),
                _BOTS,
                Flag("pair", "lab-pair", default="skilled/casual"),
                *_SETUP,
                *_RUNNING,
            ),
        ),
        "cards": ("lab-cards", _GAME, (_BOTS, *_SETUP, *_RUNNING)),
        "skill": (
            "lab-skill",
            _GAME,
            (
                Flag("pairs", "lab-pairs", default="casual/beginner,skilled/casual,skilled/random"),
                *_SETUP,
                *_RUNNING,
            ),
        ),
        "scheduler": (
            "lab-scheduler",
            ("nothing", "serve-argument"),
            (
                Flag("host", "lab-host", default="127.0.0.1"),
                Flag("port", "lab-port", default="8786"),
                Flag("lang", "cli-lang"),
            ),
        ),
        "worker": (
            "lab-worker",
            ("address", "lab-address"),
            (Flag("threads", "arena-threads"), Flag("lang", "cli-lang")),
        ),
    },
    about="cli-lab",
    within="lab ",
)
