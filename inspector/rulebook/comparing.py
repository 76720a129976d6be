"""Two rules texts compared: rules are paired by what they say before their words are compared, numbers last."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from math import log
from typing import Final, Literal

import msgspec

from inspector.rulebook.numbers import rule_order
from inspector.rulebook.rules_text import Rule, RulesText
from inspector.rulebook.word_diff import DiffPiece, word_diff

_Progress = Callable[[float], None]
_WORD: Final = re.compile(r"[a-z0-9{}/+*-]+")
_NUMBER: Final = re.compile(r"\b\d{3}\.\d+(?:–\d+)?[a-z]?\b|\b[1-9]\d\d\b")
# How alike two wordings must be to be one rule: under the same number less than under different ones.
_ALIKE: Final = 0.55
_ALIKE_IN_PLACE: Final = 0.3
# How many of a rule's rarest words are looked up to find rules like it.
_PROBES: Final = 6


class RuleChange(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one rule; a number or a text is empty where that side has no such rule.

    A rule that was ``moved`` has another number, one that was ``reworded`` other words; both may be true of one.
    """

    kind: Literal["added", "removed", "moved", "reworded", "moved and reworded"]
    old_number: str = ""
    new_number: str = ""
    old_text: str = ""
    new_text: str = ""

    def words(self) -> tuple[DiffPiece, ...]:
        """Compare the two wordings word by word."""
        return word_diff(self.old_text, self.new_text)


class SectionChanges(msgspec.Struct, frozen=True):
    """What changed in one section, by the newer text's numbers: its number, its title, its changes in order."""

    section: str
    title: str
    changes: tuple[RuleChange, ...]


class TextComparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two texts compared: the changes by section, and how many rules stayed as they were."""

    sections: tuple[SectionChanges, ...]
    unchanged: int

    def counts(self) -> dict[str, int]:
        """Count the changes of each kind."""
        counted = Counter(change.kind for section in self.sections for change in section.changes)
        return {kind: counted[kind] for kind in ("added", "removed", "moved", "reworded", "moved and reworded")}


def compare(old: RulesText, new: RulesText, progress: _Progress = lambda _part: None) -> TextComparison:
    """Compare two texts. ``progress`` hears from time to time what part is done, from 0 to 1."""
    pairs = paired(old, new, progress)
    changes: defaultdict[str, list[RuleChange]] = defaultdict(list)
    unchanged = 0
    for old_number, new_number in pairs.items():
        change = _change(old.rules[old_number], new.rules[new_number])
        if change is None:
            unchanged += 1
        else:
            changes[new_number[:3]].append(change)
    partners = set(pairs.values())
    for number, rule in new.rules.items():
        if number not in partners:
            changes[number[:3]].append(RuleChange(kind="added", new_number=number, new_text=_whole(rule)))
    for number, rule in old.rules.items():
        if number not in pairs:
            changes[number[:3]].append(RuleChange(kind="removed", old_number=number, old_text=_whole(rule)))
    progress(1.0)
    return TextComparison(
        sections=tuple(SectionChanges(key, _title(key, old, new), _ordered(changes[key])) for key in sorted(changes)),
        unchanged=unchanged,
    )


def paired(old: RulesText, new: RulesText, progress: _Progress = lambda _part: None) -> dict[str, str]:
    """Pair the rules of two texts that are the same rule: same words first, then like words, then the same place."""
    words_of_old = {number: _words(rule) for number, rule in old.rules.items()}
    words_of_new = {number: _words(rule) for number, rule in new.rules.items()}
    pairs = _same_words(words_of_old, words_of_new)
    progress(0.2)
    taken = set(pairs.values())
    left = {number: Counter(words) for number, words in words_of_old.items() if number not in pairs}
    right = {number: Counter(words) for number, words in words_of_new.items() if number not in taken}
    pairs.update(_like_words(left, right, progress))
    return pairs


def _change(old: Rule, new: Rule) -> RuleChange | None:
    before, after = _whole(old), _whole(new)
    reworded = _plain(before) != _plain(after)
    kind: Literal["moved", "reworded", "moved and reworded"]
    if old.number == new.number:
        if not reworded:
            return None
        kind = "reworded"
    else:
        kind = "moved and reworded" if reworded else "moved"
    return RuleChange(kind=kind, old_number=old.number, new_number=new.number, old_text=before, new_text=after)


def _same_words(old: dict[str, tuple[str, ...]], new: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Pair rules of the very same words; where several have them, by the same number, then by order in the section."""
    by_words: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for number, words in new.items():
        by_words[words].append(number)
    pairs: dict[str, str] = {}
    waiting: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for number, words in old.items():
        if number in new and new[number] == words:
            pairs[number] = number
            by_words[words].remove(number)
        elif by_words.get(words):
            waiting[words].append(number)
    for words, numbers in waiting.items():
        pairs.update(zip(numbers, by_words[words], strict=False))
    return pairs


def _like_words(
    left: dict[str, Counter[str]], right: dict[str, Counter[str]], progress: _Progress
) -> Iterable[tuple[str, str]]:
    """Pair what is left, the most alike first."""
    having: defaultdict[str, list[str]] = defaultdict(list)
    for number, words in right.items():
        for word in words:
            having[word].append(number)
    weights = {word: log(1 + len(right) / len(numbers)) for word, numbers in having.items()}
    heavy = {number: _weight(words, weights) for number, words in right.items()}
    scored: list[tuple[float, str, str]] = []
    for at, (number, words) in enumerate(left.items()):
        if at % 100 == 0:
            progress(0.2 + 0.7 * at / len(left))
        probes = sorted((word for word in words if word in having), key=lambda word: len(having[word]))[:_PROBES]
        candidates = {other for word in probes for other in having[word][:60]}
        if number in right:
            candidates.add(number)
        own = _weight(words, weights)
        for other in candidates:
            alike = 2 * _weight(words & right[other], weights) / ((own + heavy[other]) or 1.0)
            if alike >= (_ALIKE_IN_PLACE if other == number else _ALIKE):
                scored.append((-alike - 0.1 * (other == number) - 0.03 * (other[:3] == number[:3]), number, other))
    done: dict[str, str] = {}
    taken: set[str] = set()
    for _, number, other in sorted(scored):
        if number not in done and other not in taken:
            done[number] = other
            taken.add(other)
    return done.items()


def _weight(words: Counter[str], weights: dict[str, float]) -> float:
    return sum(count * weights.get(word, 5.0) for word, count in words.items())


def _words(rule: Rule) -> tuple[str, ...]:
    return tuple(_WORD.findall(_plain(_whole(rule)).lower()))


def _plain(text: str) -> str:
    """Take out the numbers of rules, which change when others move, and signs of another font."""
    plain = _NUMBER.sub("#", text) if any(sign.isdigit() for sign in text) else text
    return plain.replace("’", "'").replace("“", '"').replace("”", '"').replace("—", "--")


def _whole(rule: Rule) -> str:
    return "\n".join((rule.text, *(f"Example: {example}" for example in rule.examples)))


def _title(section: str, old: RulesText, new: RulesText) -> str:
    found = new.sections.get(section) or old.sections.get(section)
    return found.title if found else ""


def _ordered(changes: list[RuleChange]) -> tuple[RuleChange, ...]:
    return tuple(sorted(changes, key=lambda change: rule_order(change.new_number or change.old_number)))
