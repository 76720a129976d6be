"""What of a clause is heard: what is said in it and nobody asks for would be lost without a word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Final, TypeVar

from inspector.scenario.words.gist_clause import PREPOSITIONS
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_things import Noun

_Said = TypeVar("_Said")
# A preposition by itself stands for what is kept beside it; in which order clauses come, and on what something lies
# that is said twice, is told otherwise.
_TELLS_NO_MORE: Final = PREPOSITIONS | {"first", "second", "on_it"}
# What the verb tells anyway, the cost for which somebody does it, and the Room whose half is named.
_OF_ITS_VERB: Final = frozenset(
    (("mutate", "mutating"), ("steal", "control"), ("turn", "K"), ("unmorph", "K"), ("unlock", "of"))
)
_CASTING: Final = frozenset(("cast", "play"))
# From where cards are cast, and where they come to by that.
_ON_ITS_WAY: Final = frozenset(("in hand", "on the stack", "on the battlefield"))


class SaidOfClause(MutableMapping[str, _Said]):
    """What a clause says, by its kind, which knows for what of it somebody asked."""

    def __init__(self, said: Mapping[str, _Said]) -> None:
        """Take what is said."""
        self.said = {**said}
        self.asked: set[str] = set()

    def __getitem__(self, kind: str) -> _Said:
        """Give what is said of a kind."""
        self.asked.add(kind)
        return self.said[kind]

    def __setitem__(self, kind: str, said: _Said) -> None:
        """Say something more."""
        self.said[kind] = said

    def __delitem__(self, kind: str) -> None:
        """Take back what was said."""
        del self.said[kind]

    def __iter__(self) -> Iterator[str]:
        """Give the kinds of what is said."""
        return iter(self.said)

    def __len__(self) -> int:
        """Give of how many kinds something is said."""
        return len(self.said)


def see_all_heard(
    verb: str, values: SaidOfClause[list[str]], flags: SaidOfClause[str], behind: SaidOfClause[list[Noun]]
) -> None:
    """See that nothing is lost of what a clause says of its things; raises NotRebuiltError where something is.

    "Serra Angel attacks tapped" is no sentence that only lets it attack.
    """
    lost = ({*values} - values.asked) | ({*flags} - flags.asked - _TELLS_NO_MORE) | ({*behind} - behind.asked)
    if verb in _CASTING and {*values.said.get("ZONE", ())} <= _ON_ITS_WAY:
        lost -= {"ZONE"}
    if any((verb, kind) not in _OF_ITS_VERB for kind in lost):
        raise NotRebuiltError
