"""Reads an official rules text, or rules sections from elsewhere, into sections, rules, examples and glossary."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from inspector.rulebook.dates import effective_date
from inspector.rulebook.decoding import CHOOSE_ANOTHER, decoded, read_bytes
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.glossary import glossary_of
from inspector.rulebook.markup import without_markup
from inspector.rulebook.rules_text import Rule, RulesText, TextKind, TextSection
from inspector.rulebook.text_lines import (
    CHAPTER,
    EXAMPLE,
    HEADING,
    MAX_PARAGRAPH,
    QUICK_RULE,
    RULE,
    follows,
    heading_title,
    is_ended,
    is_heading_title,
    is_page_mark,
    is_wrapped,
    joined,
    points_on,
)

MAX_RULES: Final = 20_000
MAX_LINES: Final = 200_000
MAX_REPEATED: Final = 200
MAX_LINE: Final = 60_000
_WHOLE = re.compile(r"magic: the gathering\W{0,6}\s*(?:\([^)\n]{0,4}\)\s*)?comprehensive rules", re.IGNORECASE)
_BEGINS_AS_WHOLE = re.compile(
    r"^ *(?:(?:table of )?contents|introduction) *$|rules are (?:effective|current)", re.IGNORECASE | re.MULTILINE
)
_CONTENTS: Final = frozenset({"contents", "table of contents"})
_AFTER: Final = frozenset({"glossary", "credits"})
_PARTS: Final = frozenset({"glossary", "credits", "index", "introduction"})


def read_rules_text(path: Path) -> RulesText:
    """Read the file ``path``. Raises RulebookError, one sentence, for anything that is no rules text."""
    return rules_text_of(read_bytes(path), path.name, str(path))


def rules_text_of(data: bytes, file_name: str, where: str) -> RulesText:
    """Read the bytes of a rules text; ``file_name`` dates it where its words do not, ``where`` is for errors."""
    text, broken_off = decoded(data, where)
    lines = text.split("\n")
    lengths = _checked(lines, where)
    plain = without_markup(text)
    if plain is not text:
        lines = plain.split("\n")
        lengths = list(map(len, lines))
    return _Reader(plain, lines, is_wrapped(lengths), broken_off, where).read(file_name)


def _checked(lines: list[str], where: str) -> list[int]:
    """Give the lengths of the lines; raises RulebookError for a line, or for more lines, than rules have."""
    if len(lines) > MAX_LINES:
        raise RulebookError(f"it has more than {MAX_LINES:,} lines", where, CHOOSE_ANOTHER)
    lengths = list(map(len, lines))
    longest = max(lengths)
    if longest > MAX_LINE:
        what = f"a line of it has {longest:,} characters, where {MAX_LINE:,} are the most that rules have"
        raise RulebookError(what, where, CHOOSE_ANOTHER)
    return lengths


class _Reader:
    """Goes through the lines of one text."""

    def __init__(self, text: str, lines: list[str], wrapped: bool, broken_off: bool, where: str) -> None:
        whole = len(text) > 120_000 or _WHOLE.search(text[:1000]) is not None
        self.kind: TextKind = "comprehensive" if whole and _BEGINS_AS_WHOLE.search(text[:8000]) else "sections"
        self.lines = lines
        self.wrapped = wrapped
        self.broken_off = broken_off
        self.where = where
        self.rules: dict[str, Rule] = {}
        self.titles: dict[str, str] = {}
        self.chapters: dict[str, str] = {}
        self.notes: list[str] = []
        self.listed: set[str] | None = None
        self.announced: set[str] = set()
        # The rule being read: its number as printed (none: no rule is), the place and words of its first line, all
        # its paragraphs if there are several, and its examples.
        self.number = ""
        self.begun = 0
        self.text = ""
        self.paragraphs: list[str] = []
        self.examples: list[str] = []
        self.before = ""
        self.last = ""

    def read(self, file_name: str) -> RulesText:
        end = self._rules()
        self._close()
        if not self.rules:
            raise RulebookError("no numbered rules were found in it", self.where, CHOOSE_ANOTHER)
        if len(self.rules) > MAX_RULES:
            raise RulebookError(f"it has more than {MAX_RULES:,} numbered rules", self.where, CHOOSE_ANOTHER)
        glossary, has_credits = glossary_of(self.lines[end:], self.wrapped)
        first = next(iter(self.rules.values())).line
        head, tail = "\n".join(self.lines[: min(first, 400)]), "\n".join(self.lines[-40:])
        return RulesText(
            title=self._title(file_name),
            kind=self.kind,
            effective=effective_date(head, tail, file_name),
            chapters=self.chapters,
            sections={
                section: TextSection(self.titles.get(section, ""), tuple(numbers))
                for section, numbers in self._by_section().items()
            },
            rules=self.rules,
            glossary=glossary,
            breaks_off=self._breaks_off(end, glossary, has_credits),
            notes=tuple(self.notes),
        )

    def _rules(self) -> int:
        """Read up to the glossary or the credits, and give the place of the line that they begin in."""
        match_rule, quick_match, rules = RULE.match, QUICK_RULE.match, self.rules
        blank = True
        for at, raw in enumerate(self.lines):
            if not raw:
                blank = True
                continue
            if blank and self.listed is None and raw[-1] != " " and (found := quick_match(raw)):
                # Most lines of an official text are blank, or a rule below a blank one.
                number = self.number
                if self.paragraphs or self.examples or number in rules:
                    self._close()
                elif number:
                    rules[number] = Rule(number, self.text, (), self.begun + 1)
                    self.last = number
                self.number, self.text, self.begun, self.before = found[1], raw[found.end() :], at, raw
                blank = False
                continue
            line = raw.strip()
            if not line:
                blank = True
                continue
            if line[0].isdigit():
                found = match_rule(line)
                if found and (blank or self._begins(line, found)):
                    self._open(found, at)
                elif not found and self._is_heading(line, at, blank):
                    line = ""
                else:
                    self._goes_on(raw, line, blank)
            elif len(line) < 10 and self.rules and line.lower() in _AFTER and self.listed is None:
                return at
            else:
                self._goes_on(raw, line, blank)
            self.before, blank = line, False
        return len(self.lines)

    def _begins(self, line: str, found: re.Match[str]) -> bool:
        """Tell a rule's first line from a wrapped line that happens to begin with a number."""
        if not self.before or not self.number:
            return not points_on(self.before)
        if points_on(self.before):
            return False
        return is_ended(self.before) or follows(self.last, line) or not self.text or len(found[5]) < 40

    def _open(self, found: re.Match[str], at: int) -> None:
        if self.listed is not None:
            if not is_ended(found[5]):
                return
            self._begin_body()
        self._close()
        self.number, self.text, self.begun = found[1], found[5], at

    def _close(self) -> None:
        """Keep the rule that was being read."""
        printed = number = self.number
        if not printed:
            return
        self.number = ""
        if self.paragraphs:
            self.text = "\n".join(self.paragraphs)
            self.paragraphs = []
        if number[4] == "0":
            number = re.sub(r"\.0+(?=\d)", ".", number)
        if number in self.rules:
            number = self._right_number(number)
        if number:
            slip = "" if number == printed else printed
            self.rules[number] = Rule(number, self.text, tuple(self.examples), self.begun + 1, slip)
            self.last = number
        if self.examples:
            self.examples = []

    def _by_section(self) -> dict[str, list[str]]:
        sections: dict[str, list[str]] = {}
        section, numbers = "", [""]
        for number in self.rules:
            if not number.startswith(section) or not section:
                section = number[:3]
                numbers = sections.setdefault(section, [])
            numbers.append(number)
        return sections

    def _right_number(self, printed: str) -> str:
        """Give the number that a rule printed under another's must have: the one after the rule before; or none."""
        there, text = self.rules[printed], self.text
        if not text or there.text == text:
            return ""
        if not there.text:
            # The first was a heading or an entry of a list; the words stand here.
            del self.rules[printed]
            return printed
        rule, letter = re.fullmatch(r"([\d.]+)([a-z]*)", self.last).groups()  # type: ignore[union-attr]
        after = _next_letter(letter)
        right = f"{rule}{after}" if printed.endswith(after) and f"{rule}{after}" not in self.rules else ""
        if right and right != printed:
            self.notes.append(f"Line {self.begun + 1} has the number {printed} a second time; it is kept as {right}.")
            return right
        if len(self.notes) > MAX_REPEATED:
            raise RulebookError("the same numbers stand in it again and again", self.where, CHOOSE_ANOTHER)
        self.rules[printed] = Rule(printed, f"{there.text}\n{text}", there.examples + tuple(self.examples), there.line)
        self.notes.append(
            f"Line {self.begun + 1} has the number {printed} a second time; both texts are kept under it."
        )
        return ""

    def _is_heading(self, line: str, at: int, blank: bool) -> bool:
        found = HEADING.fullmatch(line)
        if found and (found[2] or blank) and is_heading_title(found[3]):
            if not blank and self.number and not is_ended(self.before) and self.text and self.wrapped:
                return False
            self._head(found[1], heading_title(found[3]))
            return True
        found = CHAPTER.fullmatch(line)
        if found is None or not is_heading_title(found[2]):
            return False
        ahead = (other.strip() for other in self.lines[at + 1 : at + 9])
        after = next((other for other in ahead if other and not is_page_mark(other)), "")
        if not after.startswith(found[1]) or not (HEADING.fullmatch(after) or RULE.match(after)):
            return False
        self._list_again(f"{found[1]}. {found[2]}")
        self._close()
        self.chapters[found[1]] = heading_title(found[2])
        return True

    def _head(self, section: str, title: str) -> None:
        self._list_again(f"{section}. {title}")
        self._close()
        self.titles[section] = title

    def _list_again(self, heading: str) -> None:
        """Note a heading of the contents; one that comes a second time begins the body."""
        if self.listed is None:
            return
        if heading.lower() in self.listed:
            self._begin_body()
        else:
            self.listed.add(heading.lower())

    def _begin_body(self) -> None:
        self.announced |= self.listed or set()
        self.listed = None

    def _goes_on(self, raw: str, line: str, blank: bool) -> None:
        """Take a line without a number of its own: contents, an example, a paragraph, or what is no part of a rule."""
        low = line.lower() if len(line) < 24 else ""
        if low.rstrip(": ") in _CONTENTS and not self.rules:
            self.listed = set()
        elif self.listed is not None:
            if low in _PARTS:
                self.listed.add(low)
        elif not self.number or is_page_mark(line):
            return
        elif found := EXAMPLE.match(line):
            self.examples.append(found[1])
        elif self._belongs(raw, line, blank):
            self._add(raw, line, blank)
        else:
            self._close()

    def _belongs(self, raw: str, line: str, blank: bool) -> bool:
        """Tell what belongs to a rule from an article's words between the rules, and from a page's head."""
        if not self.text and not self.paragraphs:
            return True
        if not blank and not is_ended(self.before) and not line.startswith("["):
            return True
        if self.kind == "comprehensive":
            return not (blank and _WHOLE.fullmatch(line))
        return raw.startswith("  ") or (self.wrapped and not blank)

    def _add(self, raw: str, line: str, blank: bool) -> None:
        if not self.examples and not self.paragraphs and self.text:
            self.paragraphs = [self.text]
        parts = self.examples or self.paragraphs
        wraps = not blank and (not is_ended(self.before) or (self.wrapped and not raw.startswith("   ")))
        if wraps and parts and len(parts[-1]) < MAX_PARAGRAPH:
            parts[-1] = joined(parts[-1], line)
        else:
            parts.append(line)

    def _title(self, file_name: str) -> str:
        if self.kind == "comprehensive":
            return "Comprehensive Rules"
        titled = [f"{section}. {self.titles[section]}" for section in self._by_section() if self.titles.get(section)]
        return "; ".join(titled[:3]) or Path(file_name).stem

    def _breaks_off(self, end: int, glossary: dict[str, str], has_credits: bool) -> str:
        """Say where a text stops before its end: in a character, a sentence, or before what its contents announce."""
        if self.kind == "sections":
            last = list(self.rules.values())[-1]
            broken = self.broken_off or (not last.examples and last.text[-1:].isalnum() and len(last.text) > 80)
            return f"it stops inside the rule {last.number}" if broken and self.last == last.number else ""
        if has_credits or (end < len(self.lines) and "credits" not in self.announced and len(glossary) > 20):
            return ""
        if glossary:
            return f"it stops in the glossary, at the word {list(glossary)[-1]}"
        return f"it stops at the rule {self.last}, before its glossary and its end"


def _next_letter(letter: str) -> str:
    """Give the letter of the subrule after the one with this letter; ``l`` and ``o`` are left out."""
    if not letter:
        return "a"
    after = chr(ord(letter[-1]) + 1)
    return chr(ord(after) + 1) if after in "lo" else after
