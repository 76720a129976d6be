"""What is recognised in a sentence: things that it names, and what each word counts as."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from inspector.cards import Card, CardPool
from inspector.scenario.words.files import NearNames
from inspector.scenario.words.naming import TableNames


@dataclass
class Noun:
    """An object or a card that a sentence names: its label where it lies somewhere, the name that it is called by."""

    label: str = ""
    name: str = ""
    card: Card | None = None
    whose: str = ""
    count: int = 1
    states: tuple[str, ...] = ()
    counters: list[str] = field(default_factory=list)
    is_token: bool = False
    # How cards spell it, where it is a token told by what it is.
    spelled: str = ""
    is_another: bool = False
    # How many are said and how they lie, where what lies there is one that is called so.
    said: tuple[int, tuple[str, ...]] = (1, ())
    # The sentence that put it there.
    put_by: str = ""
    # Whether its name is said in the plural.
    is_many: bool = False

    @property
    def card_is_token(self) -> bool:
        """Whether its card is the record of a token, such as Treasure."""
        return self.card is not None and self.card.is_token

    @property
    def names(self) -> tuple[str, ...]:
        """Give all names of its card; none where that is not known."""
        return self.card.names if self.card is not None else ()


def name_of_several(name: str) -> str:
    """Give the name of a card in the plural, as a sentence lists several."""
    return name if name.endswith("s") else f"{name}s"


class Recognised(NamedTuple):
    """One thing that is recognised: what it counts as, its words, and what it means."""

    kind: str
    words: str
    noun: Noun | None = None
    value: str = ""
    # Others that are listed with the noun.
    others: tuple[Noun, ...] = ()
    start: int = 0
    end: int = 0

    @property
    def nouns(self) -> list[Noun]:
        """All that are named here."""
        return [] if self.noun is None else [self.noun, *self.others]


class RecognisedSentence(NamedTuple):
    """What is recognised in a sentence, and what of it tells nothing."""

    tokens: tuple[Recognised, ...]
    left_out: tuple[str, ...]
    # Which card stands for a thing of which nobody says which it is.
    stands_in: str = ""
    sentence: str = ""

    def words_of(self, row: Iterable[Recognised]) -> str:
        """Give the words of a row as they stand in the sentence."""
        places = [(each.start, each.end) for each in row]
        return self.sentence[min(places)[0] : max(end for _, end in places)]

    def up_to_next(self, row: list[Recognised]) -> str:
        """Give the words of a row with those behind it that count as nothing; empty without any."""
        if not row:
            return ""
        end = max(each.end for each in row)
        behind = min((each.start for each in self.tokens if each.start >= end), default=len(self.sentence))
        return self.sentence[row[0].start : behind].strip()


class Context(NamedTuple):
    """On what a sentence is read: what lies where, which cards there are, who plays and what was spoken of last."""

    names: TableNames
    pool: CardPool
    near: NearNames
    players: tuple[str, ...]
    last: str = ""
    those: tuple[str, ...] = ()
    # The player who is meant by "she" or "he", where somebody was named.
    they: str = ""
    # Whether the text writes names without capitals.
    is_careless: bool = True
    # Whether the text speaks of disguise or cloaking, so that what lies face down has ward (702.168, 701.58).
    is_disguised: bool = False
