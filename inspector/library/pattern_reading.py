"""Reading a pattern of a query into its parts: signs, rows, choices and repeats."""

from __future__ import annotations

import re

import msgspec

MOST_REPEATS = 100
_DEEPEST = 20
_LONGEST_RANGE = 3_000
# Signs that no text has: the beginning and the end of a paragraph, and the border of a word.
BEGIN, END, BORDER = "\x02", "\x03", "\x01"
PLACE_SIGNS = (BEGIN, END, BORDER)
_DIGITS = frozenset("0123456789")
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz_") | _DIGITS
_SPACES = frozenset(" \t\n\xa0")
_COUNTS = re.compile(r"\{(\d{1,4})(?:(,)(\d{0,4}))?\}")


class PatternError(ValueError):
    """A pattern cannot be read or asks for too much; the text says what, and what to write instead."""


class Signs(msgspec.Struct, frozen=True):
    """One sign of a set, or with ``without`` any sign that is not in it."""

    signs: frozenset[str]
    without: bool = False

    def has(self, sign: str) -> bool:
        """Whether this sign is one of them."""
        if self.without:
            return sign not in self.signs and sign not in PLACE_SIGNS
        return sign in self.signs


class PatternRow(msgspec.Struct, frozen=True):
    """Parts one behind the other."""

    parts: tuple[PatternPart, ...]


class Alternatives(msgspec.Struct, frozen=True):
    """Parts of which one is there."""

    parts: tuple[PatternPart, ...]


class Repeat(msgspec.Struct, frozen=True):
    """A part from ``least`` to ``most`` times; for None without end."""

    part: PatternPart
    least: int
    most: int | None


PatternPart = Signs | PatternRow | Alternatives | Repeat
_ESCAPED = {
    "d": Signs(_DIGITS),
    "D": Signs(_DIGITS, without=True),
    "w": Signs(_LETTERS),
    "W": Signs(_LETTERS, without=True),
    "s": Signs(_SPACES),
    "S": Signs(_SPACES, without=True),
    "b": Signs(frozenset(BORDER)),
    "n": Signs(frozenset("\n")),
    "t": Signs(frozenset("\t")),
}
_ANY = Signs(frozenset("\n"), without=True)


class PatternReader:
    """Reads a pattern once from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._depth = 0

    def whole(self) -> PatternPart:
        """Read all of it; raises PatternError."""
        part = self._choice()
        if self._at < len(self._text):
            raise PatternError("a bracket in the pattern closes nothing; write \\) for the character itself")
        return part

    def _here(self) -> str:
        return self._text[self._at : self._at + 1]

    def _take(self) -> str:
        sign = self._here()
        self._at += 1
        return sign

    def _choice(self) -> PatternPart:
        parts = [self._row()]
        while self._here() == "|":
            self._at += 1
            parts.append(self._row())
        return parts[0] if len(parts) == 1 else Alternatives(tuple(parts))

    def _row(self) -> PatternPart:
        parts: list[PatternPart] = []
        while (sign := self._here()) and sign not in "|)":
            parts.append(self._repeated(self._one()))
        return PatternRow(tuple(parts))

    def _one(self) -> PatternPart:
        sign = self._take()
        if sign == "(":
            return self._group()
        if sign == "[":
            return self._class()
        if sign == "\\":
            return self._escaped()
        if sign in "*+?":
            raise PatternError(
                f"there is nothing before {sign} in the pattern; write \\{sign} for the character itself"
            )
        known = {".": _ANY, "^": Signs(frozenset(BEGIN)), "$": Signs(frozenset(END))}
        return known.get(sign) or Signs(frozenset(sign))

    def _group(self) -> PatternPart:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise PatternError(f"brackets in a pattern may be nested {_DEEPEST} deep")
        if self._text.startswith("?:", self._at):
            self._at += 2
        elif self._here() == "?":
            raise PatternError("(? is not known in patterns here; write what is sought with ( ) and | alone")
        part = self._choice()
        if self._take() != ")":
            raise PatternError("a bracket in the pattern is not closed; write \\( for the character itself")
        self._depth -= 1
        return part

    def _escaped(self) -> Signs:
        sign = self._take()
        if not sign:
            raise PatternError("the pattern ends in the middle: a character is missing after \\")
        if sign in _ESCAPED:
            return _ESCAPED[sign]
        if sign.isalnum():
            raise PatternError(
                f"\\{sign} is not known in patterns here; known are \\d \\w \\s \\b and characters like \\*"
            )
        return Signs(frozenset(sign))

    def _class(self) -> Signs:
        without = self._here() == "^"
        self._at += without
        signs: set[str] = set()
        first = True
        while (sign := self._take()) != "]" or first:
            first = False
            if not sign:
                raise PatternError("[ in the pattern is not closed by ]; write \\[ for the character itself")
            if sign == "\\":
                found = self._escaped()
                if found.without:
                    raise PatternError("\\D, \\W and \\S cannot stand between [ and ]; list the characters")
                signs |= found.signs
            elif self._here() == "-" and self._text[self._at + 1 : self._at + 2] not in ("]", ""):
                self._at += 1
                signs |= _between(sign, self._take())
            else:
                signs.add(sign)
        return Signs(frozenset(signs) | ({"\n"} if without else set()), without)

    def _repeated(self, part: PatternPart) -> PatternPart:
        sign = self._here()
        counts = _COUNTS.match(self._text, self._at)
        if counts is not None:
            self._at = counts.end()
            least = int(counts[1])
            most = None if counts[2] and not counts[3] else int(counts[3] or counts[1])
            if max(least, most or 0) > MOST_REPEATS or (most is not None and most < least):
                raise PatternError(f"{counts[0]} in the pattern must go up, and to {MOST_REPEATS} at most")
        elif sign and sign in "*+?":
            self._at += 1
            least, most = (1, None) if sign == "+" else (0, None if sign == "*" else 1)
        else:
            return part
        # Whether as few or as many as possible are taken makes no difference to whether it is found.
        self._at += self._here() == "?"
        if self._here() and self._here() in "*+":
            raise PatternError(f"{self._here()} cannot follow another one that repeats in a pattern")
        return Repeat(part, least, most)


def _between(first: str, last: str) -> set[str]:
    if not first <= last or ord(last) - ord(first) > _LONGEST_RANGE:
        raise PatternError(f"{first}-{last} in the pattern does not go up; turn it around")
    return {chr(code) for code in range(ord(first), ord(last) + 1)}
