"""A handout as data: what one page tells of a board, in the order in which it is read. No Qt, no files, no clock.

Whoever makes one fills in words that were computed elsewhere; the writers (``markdown_of``, ``html_of``, and those of
the window for PDF and PNG) only set them. A handout for a viewer is made from what that viewer sees, and says so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from datetime import date

import msgspec

from inspector.scenario.words.editions_said import MONTHS

LONGEST_BOLD = 44
LONG_TITLE = 60
JUDGES = "As the judge sees it: nothing is hidden."


class HandoutPicture(msgspec.Struct, frozen=True):
    """A drawn card: PNG, the pixels that it has, and how many of them make one that the reader sees."""

    png: bytes
    size: tuple[int, int]
    ratio: float = 2.0


class HandoutCard(msgspec.Struct, frozen=True):
    """A card on the drawn board: what it is called, what it is in one sentence, how many alike lie there.

    ``called`` is the name with which the sentence begins, to which ``name`` may add the label.
    """

    name: str
    sentence: str
    picture: HandoutPicture | None = None
    count: int = 1
    called: str = ""


class HandoutZone(msgspec.Struct, frozen=True):
    """A zone of a player with the cards in it."""

    title: str
    cards: tuple[HandoutCard, ...]


class HandoutValue(msgspec.Struct, frozen=True):
    """One value: how people call it, what it is, why in one sentence, and the numbers of the rules that say so.

    ``doubts`` say which words that are not computed may change it.
    """

    title: str
    text: str
    says: str = ""
    rules: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()

    @property
    def is_short(self) -> bool:
        """Whether it may stand out; a rules text in bold type would be hard to read."""
        return len(self.text) <= LONGEST_BOLD


class HandoutStep(msgspec.Struct, frozen=True):
    """A step of the proof: in which layer, what it did, under which rules."""

    layer: str
    says: str
    rules: tuple[str, ...] = ()


class HandoutObject(msgspec.Struct, frozen=True):
    """An object that was asked for; ``ladder`` is the proof of its values, empty where it is not wanted."""

    title: str
    sentence: str
    values: tuple[HandoutValue, ...]
    picture: HandoutPicture | None = None
    ladder: tuple[HandoutStep, ...] = ()


class HandoutRule(msgspec.Struct, frozen=True):
    """A rule that decided: its number and its words; ``official`` says from which text they are, empty for our own."""

    number: str
    words: str
    official: str = ""


class HandoutAction(msgspec.Struct, frozen=True):
    """A step so far: its canonical sentence, how it ended where it was not simply done, how often it came in a row.

    ``ended`` cites the rules that say so.
    """

    sentence: str
    ended: str = ""
    count: int = 1

    @property
    def often(self) -> str:
        """How often, as it stands behind the sentence; empty where it happened once."""
        return f" (×{self.count})" if self.count > 1 else ""


class Handout(msgspec.Struct, frozen=True, kw_only=True):
    """A handout. ``viewer`` is a sentence that says whose view it is, ``day`` the date that stands on it.

    ``stands`` tells in sentences how the game stands: whose turn it is, life totals, where something was said of them.
    ``asks`` is true for a question sheet: values are left blank, and neither rules nor code stand there.
    ``answers`` are sentences that answer what was asked of the board, in the order of the questions; on a question
    sheet they are the questions.
    ``why_no_code`` says why there is none, where the board has none.
    """

    title: str
    edition: str
    day: date
    viewer: str
    zones: tuple[HandoutZone, ...]
    objects: tuple[HandoutObject, ...]
    rules: tuple[HandoutRule, ...]
    actions: tuple[HandoutAction, ...]
    code: str = ""
    why_no_code: str = ""
    asks: bool = False
    stands: str = ""
    answers: tuple[str, ...] = ()

    @property
    def dated(self) -> str:
        """The day as people write it."""
        return f"{self.day.day} {MONTHS[self.day.month - 1]} {self.day.year}"

    @property
    def answers_title(self) -> str:
        """What stands above the answers, or the questions."""
        return "Questions" if self.asks else "Answers"

    @property
    def headings(self) -> Iterator[str]:
        """The titles of the parts that it has, in the order in which they stand there."""
        if self.answers:
            yield self.answers_title
        if self.zones:
            yield BOARD_TITLE
        yield from (one.title for one in self.objects)
        for title, part in (
            (RULES_TITLE, self.rules),
            (ACTIONS_TITLE, self.actions),
            (AGAIN_TITLE, self.code or self.why_no_code),
        ):
            if part:
                yield title


BOARD_TITLE = "The board"
LADDER_TITLE = "Step by step"
RULES_TITLE = "The rules that decide"
WHOSE_WORDS = "In our own words, but for what is quoted; the official rules decide."
ACTIONS_TITLE = "What happened"
AGAIN_TITLE = "Open this board again"
HOW_TO_OPEN = "Paste this code into Card Inspector, or run: card-inspector window CODE"
BLANK = "____________"
VALUE_COLUMNS = ("Value", "Is", "Why")
STEP_COLUMNS = ("Layer", "What applies")
QUESTIONS = "Write down what each value is."


def steadied(text: str) -> str:
    """Give a stranger's text without signs that steer the reader: controls but for line ends, turns of direction."""
    if text.isprintable():
        return text
    return "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs"))


def cited_rules(numbers: Sequence[str]) -> str:
    """Give the numbers of rules as they stand behind a sentence: `` (712.8e, 202.3b)``, or nothing."""
    return f" ({', '.join(numbers)})" if numbers else ""
