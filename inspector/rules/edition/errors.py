"""The errors of the rules core: misuse of it, and what it does not compute. A refusal by the rules is no error."""

from __future__ import annotations


class RulesError(Exception):
    """The core was asked for something that cannot be asked: an unknown label, card or player, named in the text."""


class NotComputedError(RulesError):
    """The question is known and not answered here; ``what`` names it (an action's name, a situation).

    ``perform`` turns it into an outcome; only who asks otherwise ever meets it.
    """

    def __init__(self, what: str) -> None:
        """Say ``what`` is not computed."""
        super().__init__(f"Not computed: {what}.")
        self.what = what
