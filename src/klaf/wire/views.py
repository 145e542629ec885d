"""The views of the bundled games as types: what ``match.view`` of a message holds, made from the games' documents."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from klaf.engine.description import Description
from klaf.engine.document.form import Field
from klaf.engine.document.head import COURSE, SETTING, VIEWER
from klaf.games import BUNDLED, game
from klaf.locale import text

_HEAD = (*(field for field in SETTING if field.name != "game"), *COURSE, VIEWER)


def _struct(name: str, doc: str, fields: tuple[Field, ...], **options: Any) -> type[Struct]:
    """Make a type with a description for each field."""
    return msgspec.defstruct(
        name,
        [(field.name, Annotated[field.value_type, Meta(description=field.meaning)]) for field in fields],
        frozen=True,
        kw_only=True,
        namespace={"__doc__": doc},
        **options,
    )


_Head = _struct("Head", "What the views of all games have in common.", _HEAD, tag_field="game")
AnyView = _struct(
    "AnyView",
    "The view of a game that does not come with klaf: what all views have, and fields of the game's own.",
    (SETTING[0], *_HEAD),
)


def view_type(described: Description) -> type[Struct]:
    """Return the type of a game's views."""
    return _struct(
        f"{described.name.capitalize()}View",
        f"{text('en', f'game-{described.name}')}.",
        described.document.fields,
        bases=(_Head,),
        tag=described.name,
        forbid_unknown_fields=True,
    )


GameView: Any = reduce(or_, (view_type(game(name)) for name in BUNDLED))
