"""Views as documents for many viewers of one match: what all of them see is spelt once."""

from klaf.engine.document.writer import Document
from klaf.engine.view import View


def of_view(view: View) -> Document:
    """Return a view as a JSON-able document; nothing but the view is looked at."""
    return view.document()


def of_seat(view: View, public: Document) -> Document:
    """Return a seat's view as a document, made from a spectator's where the two cannot differ."""
    return view.document_beside(public)
