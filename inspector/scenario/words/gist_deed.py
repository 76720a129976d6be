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
        """The one of which it is told; raises NotRebuiltError for one of several, as nobody says which."""
        if len(self.of) > 1 or (self.of[0].count > 1 and not self.of[0].label):
            raise NotRebuiltError
        return self.of[0]

    @property
    def second(self) -> Noun:
        """The one with which it happens; raises NotRebuiltError for none, and for several."""
        if len({each.label or each.name for each in self.other}) != 1:
            raise NotRebuiltError
        return self.other[0]
