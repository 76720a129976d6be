"""The one error of this package: rules that cannot be shown."""

from __future__ import annotations


class RulebookError(Exception):
    """A digest is broken, or was asked for what it does not hold; the text is one sentence.

    ``what`` is wrong (a clause), ``where`` it is (a file, or a rule and its edition), what to ``do`` (a clause).
    """

    def __init__(self, what: str, where: str, do: str) -> None:
        """Put the sentence together from its three parts."""
        super().__init__(f"{where}: {what}; {do}.")
        self.what = what
        self.where = where
        self.do = do
