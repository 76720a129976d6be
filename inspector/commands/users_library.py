"""The user's library, opened for a command, with what is wrong with its files told."""

from __future__ import annotations

import click

from inspector.commands.printing import complain
from inspector.library import Library


def open_library() -> Library:
    """Open the user's library; what is wrong with its files is told, and the bundled cards are there all the same."""
    library = Library()
    # They are read when first asked for; a command that saves over a damaged file must have told of it before.
    _ = library.own_cards
    tell_notices(library)
    # Some damage shows only to who asks.
    click.get_current_context().call_on_close(lambda: tell_notices(library))
    return library


def tell_notices(library: Library) -> None:
    """Tell what the library has to say of its files, each thing once."""
    while library.notices:
        complain(library.notices.pop(0))
