"""Judging answers: each thing that was asked by itself, and forgiving about how it is written.

``typed_value`` reads what somebody wrote ("UB", "blue black", "2/3", "none") as the value it means; ``judged`` compares
it with what is right and names the beliefs that give the same answer. Nothing is computed anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from inspector.cards import Color, mana_cost
from inspector.training.answers import same_answer, without_general_words
from inspector.training.beliefs import ALL_MISCONCEPTIONS, COMMON_FIRST, Root
from inspector.training.questions import AnswerValue, GivenAnswer, JudgedPart, Judgement, QuestionKind, QuizQuestion


class NotUnderstoodError(Exception):
    """What was typed is no answer to what is asked; the sentence says what would be."""


_NOTHING: Final = frozenset(("", "-", "–", "—", "none", "nothing", "no", "empty", "n/a"))
_WORDS_OF_COLORS: Final = {
    "white": "W",
    "blue": "U",
    "black": "B",
    "red": "R",
    "green": "G",
    "w": "W",
    "u": "U",
    "b": "B",
    "r": "R",
    "g": "G",
}
_SEPARATED: Final = re.compile(r"[\s,;/+&]+|\band\b")
_NUMBER: Final = re.compile(r"[+-]?\d+(?:\.\d+)?")
_RULE: Final = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")
_YES: Final = frozenset(("yes", "y", "true", "it is", "it does"))
_NO: Final = frozenset(("no", "n", "false", "it is not", "it isn't", "not"))
_ENDINGS: Final = {
    "done": ("done", "d", "it works", "works", "yes", "it is done"),
    "nothing happens": ("nothing happens", "nothing", "n", "nothing happened", "no effect"),
    "illegal": ("illegal", "i", "not allowed", "forbidden", "may not", "not legal"),
}
_ZONES: Final = ("battlefield", "hand", "graveyard", "library", "exile", "stack", "command", "outside")


def typed_value(key: str, text: str) -> AnswerValue:
    """Read what somebody typed as a value of a key; raises NotUnderstoodError, one sentence that says what would do.

    "none" and "-" mean no value where there can be none; of a number they do not mean 0.
    """
    words = " ".join(text.replace("\N{MINUS SIGN}", "-").split()).strip(" .!")
    form = _READERS.get(key)
    return words if form is None else form(words)


def _one_number(words: str) -> AnswerValue:
    found = _NUMBER.findall(words)
    if len(found) != 1 or not _NUMBER.fullmatch(words.strip()):
        raise NotUnderstoodError("write one number, such as 3")
    return _number(found[0])


def _number(text: str) -> int | float:
    value = float(text)
    return int(value) if value == int(value) else value


def _mana_value(words: str) -> AnswerValue:
    found = [_number(one) for one in _NUMBER.findall(words)]
    if not found or _SEPARATED.sub("", _NUMBER.sub("", words)):
        raise NotUnderstoodError("write a number, or two such as 1 and 4 where there are two answers")
    return found[0] if len(found) == 1 else found


def _size(words: str) -> AnswerValue:
    return None if words.casefold() in _NOTHING else _one_number(words)


def size_pair(text: str) -> tuple[AnswerValue, AnswerValue]:
    """Read power and toughness written together: "2/3", "2 3", "none"; raises NotUnderstoodError."""
    words = text.replace("\N{MINUS SIGN}", "-").strip()
    if words.casefold() in _NOTHING:
        return None, None
    found = re.fullmatch(r"([+-]?\d+)\s*[/\s,]\s*([+-]?\d+)", words)
    if found is None:
        raise NotUnderstoodError("write power and toughness, such as 2/3")
    return int(found[1]), int(found[2])


def _colors(words: str) -> AnswerValue:
    plain = words.casefold()
    if plain in _NOTHING or plain in ("colorless", "c", "no color", "no colors"):
        return []
    found: list[str] = []
    for part in filter(None, _SEPARATED.split(plain)):
        if part in _WORDS_OF_COLORS:
            found.append(_WORDS_OF_COLORS[part])
        elif all(letter in "wubrg" for letter in part):
            found += [letter.upper() for letter in part]
        else:
            raise NotUnderstoodError("write colors, such as blue black or UB, or colorless")
    return [str(color) for color in Color if str(color) in found]


def _cost(words: str) -> AnswerValue:
    halves = _HALVES.split(words)
    return [_one_cost(half) for half in halves] if len(halves) == 2 else _one_cost(words)


# What stands between the values of a split card's two halves.
_HALVES: Final = re.compile(r"\s*(?://|&|\band\b)\s*", re.IGNORECASE)


def _one_cost(words: str) -> str:
    if words.casefold() in _NOTHING or words.casefold() in ("no mana cost", "no cost"):
        return ""
    bare = words.replace(" ", "")
    spelled = bare if "{" in bare else "".join(f"{{{part}}}" for part in re.findall(r"\d+|[A-Za-z]", bare))
    try:
        cost = mana_cost(spelled.upper())
    except ValueError:
        cost = None
    if cost is None:
        raise NotUnderstoodError("write a mana cost, such as 2WU or {2}{W}{U}, or none")
    return str(cost)


def _list(words: str) -> AnswerValue:
    if words.casefold() in _NOTHING:
        return []
    return [part.capitalize() for part in filter(None, _SEPARATED.split(words.casefold()))]


def _keywords(words: str) -> AnswerValue:
    if words.casefold() in _NOTHING:
        return []
    parts = re.split(r"\s*(?:,|;|\band\b)\s*", words.casefold())
    return [part.strip().capitalize() for part in parts if part.strip()]


def _yes_or_no(words: str) -> AnswerValue:
    plain = words.casefold()
    if plain in _YES or plain in _NO:
        return plain in _YES
    raise NotUnderstoodError("write yes or no")


def _ending(words: str) -> AnswerValue:
    for ending, spellings in _ENDINGS.items():
        if words.casefold() in spellings:
            return ending
    raise NotUnderstoodError("write done, nothing happens, or illegal")


def _side(words: str) -> AnswerValue:
    for side in ("front", "back"):
        if side in words.casefold().split():
            return side
    if words.casefold() in _NOTHING or words.casefold().startswith("neither"):
        return None
    raise NotUnderstoodError("write front or back")


def _doors(words: str) -> AnswerValue:
    plain = words.casefold().replace("doors", "").replace("door", "").strip()
    if plain in (*_NOTHING, "neither"):
        return []
    if plain in ("both", "left and right", "left, right", "left right", "all"):
        return ["left", "right"]
    if plain.removeprefix("the ").removesuffix(" only") in ("left", "right"):
        return [plain.removeprefix("the ").removesuffix(" only")]
    raise NotUnderstoodError("write left, right, both, or none")


def _zone(words: str) -> AnswerValue:
    found = [zone for zone in _ZONES if zone in words.casefold()]
    if len(found) != 1:
        raise NotUnderstoodError(f"write a zone: {', '.join(_ZONES)}")
    return found[0]


def _counters(words: str) -> AnswerValue:
    if words.casefold() in _NOTHING:
        return {}
    found: dict[str, int] = {}
    for part in re.split(r"\s*(?:,|;|\band\b)\s*", words.casefold()):
        read = re.fullmatch(r"(\d+|an?|one|two|three|four|five)\s+(\S+(?: \S+)??)(?: counters?)?", part.strip())
        if read is None:
            raise NotUnderstoodError("write how many of which, such as 2 +1/+1")
        number = _SMALL.get(read[1])
        found[read[2]] = int(read[1]) if number is None else number
    return found


_SMALL: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def _any_rules(words: str) -> AnswerValue:
    """Read whether there is any rule, and which; of "yes" alone nobody knows which (True)."""
    plain = words.casefold()
    if plain in _YES:
        return True
    found = _RULE.findall(words)
    if not found and plain not in _NOTHING and plain not in _NO:
        raise NotUnderstoodError("write yes or no, or the rule, such as 704.5f")
    return found


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "mana_value": _mana_value,
    "power": _size,
    "toughness": _size,
    "loyalty": _size,
    "defense": _size,
    "colors": _colors,
    "mana_cost": _cost,
    "types": _list,
    "subtypes": _list,
    "supertypes": _list,
    "keywords": _keywords,
    "outcome": _ending,
    "face_up": _side,
    "unlocked": _doors,
    "zone": _zone,
    "counters": _counters,
    "state_based": _any_rules,
    **dict.fromkeys(("face_down", "flipped", "tapped", "token", "exists"), _yes_or_no),
}
# Where an empty list of rules and a list of any are all that is asked.
_ANY_OR_NONE: Final = "state_based"
# Where what happened is asked, and answered by yes or no.
_HAPPENED: Final = ("events", "no_events")


# What is answered in words: a letter is the beginning of one, so options are numbered.
_IN_WORDS: Final = ("name", "colors", "types", "subtypes", "supertypes", "keywords", "zone", "controller", "unlocked")


def option_keys(question: QuizQuestion) -> str:
    """Give the sign that chooses each option: letters where numbers are answers, digits where words are."""
    in_words = question.kind is QuestionKind.VALUE and question.asked.key in _IN_WORDS and len(question.asks) == 1
    return "1234" if in_words else "ABCD"


def judged(question: QuizQuestion, given: GivenAnswer) -> Judgement:
    """Judge an answer, each thing that was asked by itself; raises NotUnderstoodError for typed words that are none."""
    parts = tuple(_parts(question, given))
    right = all(part.right for part in parts)
    if question.kind is QuestionKind.RULING and given.grade is not None:
        right = given.grade != "again"
    return Judgement(right=right, parts=parts, suspects=() if right else _suspects(question, parts))


def _parts(question: QuizQuestion, given: GivenAnswer) -> Iterable[JudgedPart]:
    for asked in question.asks:
        wanted = question.answer[asked.key]
        if given.typed is not None:
            understood = _typed(question, asked.key, _said_of(question, asked.key, given.typed))
        elif len(question.asks) == 1:
            understood = given.value
        else:
            understood = given.value.get(asked.key) if isinstance(given.value, dict) else None
        if question.kind is QuestionKind.EDITION:
            wanted = sorted(question.editions)
            right = isinstance(understood, (list, tuple)) and sorted(understood) == wanted
        elif question.kind is QuestionKind.ERROR:
            # Answered by the place of the claim, counted from 0.
            wanted = next(place for place, claim in enumerate(question.claims) if claim.wrong)
            right = understood == wanted
        elif given.typed is not None and not _said_of(question, asked.key, given.typed).strip():
            # Nothing written is no answer, and not the answer "none".
            right = False
        else:
            right = is_that_answer(asked.key, understood, wanted)
        yield JudgedPart(key=asked.key, right=right, understood=understood, wanted=wanted)


def _said_of(question: QuizQuestion, key: str, typed: Mapping[str, str]) -> str:
    """Give what was typed for one of the things asked; a size written whole serves for both of its numbers."""
    text = typed.get(key, "")
    other = {"power": "toughness", "toughness": "power"}.get(key, "")
    whole = next((one for one in (text, typed.get(other, "")) if _WHOLE_SIZE.fullmatch(one.strip())), "")
    if not whole or other not in question.answer:
        return text
    return str(size_pair(whole)[0 if key == "power" else 1])


_WHOLE_SIZE: Final = re.compile(r"[+-]?\d+\s*[/\s,]\s*[+-]?\d+")


def _typed(question: QuizQuestion, key: str, text: str) -> AnswerValue:
    """Read typed words: an option's own words and its letter are understood as well."""
    plain = " ".join(text.split()).casefold()
    if not plain:
        return None
    if key in _HAPPENED:
        plain = "yes" if _yes_or_no(plain) else "no"
    keys = option_keys(question).casefold()
    for sign, option in zip(keys, question.options if len(question.asks) == 1 else (), strict=False):
        if plain == option.words.casefold() or (plain == sign and key != "mana_cost"):
            return option.value
    return typed_value(key, text)


def is_that_answer(key: str, given: AnswerValue, wanted: AnswerValue) -> bool:
    """Tell whether an answer is the one that is wanted; names are compared without regard to case and apostrophes."""
    if key == "name" and isinstance(given, str):
        return _is_named(given, wanted)
    if key == _ANY_OR_NONE and isinstance(given, bool):
        return given == bool(wanted)
    if key == "keywords" and isinstance(given, list) and isinstance(wanted, list):
        given, wanted = without_general_words(given), without_general_words(wanted)
    try:
        return same_answer(key, wanted, given)
    except (TypeError, AttributeError):
        # What was answered is of another shape altogether.
        return False


_NO_NAME: Final = _NOTHING | {"no name", "it has no name", "has no name", "nameless"}


def _is_named(given: str, wanted: AnswerValue) -> bool:
    """Tell whether a name is the one wanted: of a split card both, in either order; "none" where it has no name."""
    names = wanted if isinstance(wanted, list) else [wanted]
    if names == [""]:
        return given.casefold().strip(" .!") in _NO_NAME
    said = _folded(_HALVES.sub(" // ", given)) if len(names) > 1 else _folded(given)
    return said in (_folded(" // ".join(map(str, names))), _folded(" // ".join(map(str, reversed(names)))))


def _folded(name: str) -> str:
    bare = name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold()
    return " ".join("".join(letter for letter in bare if letter.isalnum() or letter.isspace()).split())


def _suspects(question: QuizQuestion, parts: tuple[JudgedPart, ...]) -> tuple[str, ...]:
    """Name the beliefs that give this wrong answer, the commonest first."""
    for part in parts:
        if part.right:
            continue
        if question.kind in (QuestionKind.RULE, QuestionKind.LAYERS):
            option = next((one for one in question.options if one.value == part.understood), None)
            return option.misconceptions if option is not None else ()
        if question.kind is QuestionKind.EDITION:
            return ()
        if question.kind is QuestionKind.ERROR:
            # Who sees nothing wrong in it believes it.
            return next(option.misconceptions for option in question.options if not option.right)
        return tuple(sorted(_who_answers_so(question, parts), key=_how_common))
    return ()


def _who_answers_so(question: QuizQuestion, parts: Iterable[JudgedPart]) -> list[str]:
    """Name the beliefs that give all that is wrong in an answer, or some of it where none gives all."""
    wrong = [part for part in parts if not part.right and part.understood is not None]
    each = [
        {
            name
            for name in question.by_belief
            if is_that_answer(part.key, part.understood, question.believed(name, part.key))
        }
        for part in wrong
    ]
    return list(set.intersection(*each) or set.union(*each)) if each else []


def _how_common(name: str) -> tuple[int, int, str]:
    belief = ALL_MISCONCEPTIONS[name]
    vague = belief.root is Root.AS_USUAL
    return COMMON_FIRST.index(belief.how_common) + len(COMMON_FIRST) * vague, belief.level, name
