"""One thing that happens by a rebuilt sentence: to what, by whom, with what, and for how long."""

from __future__ import annotations

from typing import NamedTuple

from inspector.scenario.words.gist_things import Noun


class NotRebuiltError(ValueError):
    """Raised where a row of things means nothing that is known."""


class Deed(NamedTuple):
    """What is told: of what, by what or onto what, who does it, with which values, and for how long."""

    of: list[Noun]
    other: list[Noun]
    who: str
    values: list[str]
    until: str

    @property
    def one(self) -> Noun:
        """The one of which it is told, as nothing happens to nothing."""
        return self.of[0]

    @property
    def second(self) -> Noun:
        """The one with which it happens."""
        if not self.other:
            raise NotRebuiltError
        return self.other[0]
