r"""Patterns between slashes in a query (``o:/deals? \d+ damage/``), matched in one pass over a text whatever they are.

A pattern becomes a machine of states; all of its ways through a text are followed at once, a sign at a time, so no
pattern and no text can make it try the same again and again. There are groups, ``|``, classes, ``.``, ``* + ? {2,3}``,
``^ $`` for the ends of a paragraph, ``\d \w \s \b``.

google-re2 does the same and was tried in November 2026: it has wheels for Python 3.11 to 3.14 on Linux with glibc 2.28,
Windows and macOS 13 on, finds the same cards among 31,000, and takes 50 ms where this takes 250 for a pattern without
a letter of its own (others are tried on few texts only). It stays out because it would replace this machine alone, 120
lines: what is wrong with a pattern has to be said in our words, with what to write instead, so the reader of
``pattern_reading`` would stay and have to keep step with its grammar; its messages go to the standard error besides,
it has no types, and macOS 12, which Qt 6.8 still runs on, would need a compiler.
"""

from __future__ import annotations

import re

from inspector.library.pattern_reading import (
    BEGIN,
    BORDER,
    END,
    PLACE_SIGNS,
    Alternatives,
    PatternError,
    PatternPart,
    PatternReader,
    PatternRow,
    Repeat,
    Signs,
)

__all__ = ["LONGEST_PATTERN", "Pattern", "PatternError"]

LONGEST_PATTERN = 200
_MOST_STATES = 3_000
_MOST_STEPS = 20_000
_BORDERS = re.compile(r"\b")


def _fixed(part: PatternPart) -> list[str]:
    """List the rows of signs that a part always has."""
    found = [""]
    for each in part.parts if isinstance(part, PatternRow) else (part,):
        if isinstance(each, Signs) and len(each.signs) == 1 and not each.without and not each.signs & {*PLACE_SIGNS}:
            found[-1] += "".join(each.signs)
        elif not (isinstance(each, Signs) and each.signs & {*PLACE_SIGNS}):
            found.append("")
    return found


class _Machine:
    """The states of a pattern: from each some signs lead on, or nothing is needed to go on."""

    def __init__(self) -> None:
        self.signs: list[tuple[Signs, int] | None] = []
        self.free: list[list[int]] = []

    def state(self) -> int:
        if len(self.signs) >= _MOST_STATES:
            raise PatternError("the pattern repeats too much; write fewer numbers in { }")
        self.signs.append(None)
        self.free.append([])
        return len(self.signs) - 1

    def add(self, part: PatternPart, start: int) -> int:
        """Add a part that begins at a state; gives the state where it ends."""
        match part:
            case Signs():
                end = self.state()
                self.signs[start] = (part, end)
                return end
            case PatternRow(parts=parts):
                for each in parts:
                    start = self.add(each, self._from(start))
                return start
            case Alternatives(parts=parts):
                ends = [self.add(each, self._from(start)) for each in parts]
                return self._into_one(ends)
            case Repeat(part=inner, least=least, most=most):
                for _ in range(least):
                    start = self.add(inner, self._from(start))
                return self._more(inner, start, None if most is None else most - least)

    def _more(self, inner: PatternPart, start: int, count: int | None) -> int:
        if count is None:
            again = self._from(start)
            end = self.state()
            self.free[self.add(inner, self._from(again))].append(again)
            self.free[again].append(end)
            return end
        ends = [start]
        for _ in range(count):
            start = self.add(inner, self._from(start))
            ends.append(start)
        return self._into_one(ends)

    def _from(self, state: int) -> int:
        new = self.state()
        self.free[state].append(new)
        return new

    def _into_one(self, ends: list[int]) -> int:
        end = self.state()
        for each in ends:
            self.free[each].append(end)
        return end

    def reached(self, states: set[int]) -> frozenset[int]:
        """Give the states that can be reached from these without a sign."""
        found, waiting = set(states), list(states)
        while waiting:
            for state in self.free[waiting.pop()]:
                if state not in found:
                    found.add(state)
                    waiting.append(state)
        return frozenset(found)


class Pattern:
    """A pattern that was read. Raises PatternError where it cannot be, or where a text shows that it asks too much."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_PATTERN:
            raise PatternError(f"a pattern may have {LONGEST_PATTERN} characters, this one has {len(text)}")
        self.text = text.casefold() if "\\" not in text else _folded(text)
        self._machine = _Machine()
        start = self._machine.state()
        self._part = PatternReader(self.text).whole()
        self._end = self._machine.add(self._part, start)
        self._first = self._machine.reached({start})
        self._has_borders = "\\b" in self.text
        # Sets of states by number, and for each the number of the set that a sign leads to.
        self._numbers: dict[frozenset[int], int] = {}
        self._sets: list[frozenset[int]] = []
        self._rows: list[dict[str, int]] = []
        self.steps = 0
        self._number(self._first)

    @property
    def words(self) -> str:
        """The longest row of signs that every text must have in which it is found."""
        return max(_fixed(self._part), key=len, default="")

    def found_in(self, text: str) -> bool:
        """Whether one paragraph of a text, case aside, has it."""
        return any(self._in_paragraph(paragraph) for paragraph in text.casefold().split("\n"))

    def _in_paragraph(self, paragraph: str) -> bool:
        if self._end in self._first:
            return True
        signs = _BORDERS.sub(BORDER, paragraph) if self._has_borders else paragraph
        rows, here = self._rows, 0
        for sign in (BEGIN, *signs, END):
            following = rows[here].get(sign)
            here = self._step(here, sign) if following is None else following
            if here < 0:
                return True
        return False

    def _step(self, here: int, sign: str) -> int:
        """Find the set that a sign leads to, and remember it; -1 where the pattern is found."""
        self.steps += 1
        if self.steps > _MOST_STEPS:
            raise PatternError("this pattern has too many ways to be found; write more of its words in full")
        states, machine = self._sets[here], self._machine
        # The border of a word is no sign of the text: whatever does not ask for it stays where it is.
        reached = states | self._first if sign == BORDER else self._first
        while states:
            led = {on[1] for state in states if (on := machine.signs[state]) is not None and on[0].has(sign)}
            new = machine.reached(led) - reached
            reached |= new
            # What is no sign of the text may be asked for again at the same place.
            states = new if sign in PLACE_SIGNS else frozenset()
        number = -1 if self._end in reached else self._number(reached)
        self._rows[here][sign] = number
        return number

    def _number(self, states: frozenset[int]) -> int:
        if states not in self._numbers:
            self._numbers[states] = len(self._sets)
            self._sets.append(states)
            self._rows.append({})
        return self._numbers[states]


def _folded(text: str) -> str:
    """Fold the case of a pattern, but for the letters behind a backslash."""
    return re.sub(r"\\.|[^\\]+", lambda found: found[0] if found[0][0] == "\\" else found[0].casefold(), text)
