"""Saying what a copy effect, merging or being face down made of an object: the values it has by that, in one sentence.

Nothing of its own is left in layer 1, so these are told as what it is, like the values that it starts with (613.2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from inspector.cards import TypeLine, listed_words, with_article
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.proof_step import ProofStep, StepChange
from inspector.rules.telling.ability_words import abilities_among, are_short, counted_abilities, listed_abilities
from inspector.rules.telling.sizes_not_known import written_size
from inspector.rules.telling.value_words import ValueWords, shown_value, word_for

_TYPES = ("supertypes", "types", "subtypes")
_SIZES = ("power", "toughness")
# What is printed on a Vehicle, which has no power and toughness otherwise (208.3).
WHILE_A_CREATURE = " while it is a creature"
_LEGENDARY = ("Legendary",)
_OWN_STATUS = {"": "", "upper": ", but not flipped", "lower": ", but flipped", "lower too": ", and flipped too"}


# By what a copy has the second set of values of a prototype card (718.3d).
_CAST_SO: dict[Because | None, str] = {
    Because.PROTOTYPED_PERMANENT_COPIED: ", which was cast as a prototype",
    Because.PROTOTYPED_PERMANENT_COPIED_AGAIN: ", itself a copy of what was cast as a prototype",
}


def layer_one_words(step: ProofStep, words: ValueWords) -> str:
    """Say a step of layer 1: by what it is so, what that gave it, and behind it what an exception gave (707.9)."""
    if step.values:
        return f"{_opening(step, words)}: {'; '.join(_listed_for_it(step, words))}"
    counted = _counted(step, words)
    copied = {key: one for key, one in step.changes.items() if key not in step.excepted and key not in counted}
    parts = [*_values(copied, step, words), *_abilities(copied.get("abilities"), step)]
    excepted = excepted_words(step, words)
    opening, behind = _opening(step, words), "".join(counted.values())
    if not excepted:
        return f"{opening}: {'; '.join(parts) or 'nothing changes, since it has those values already'}{behind}"
    told = f"{opening}: {'; '.join(parts)}; by an exception" if parts else f"{opening}, by an exception"
    return f"{told}: {'; '.join(excepted)}{behind}"


def _counted(step: ProofStep, words: ValueWords) -> dict[str, str]:
    """Say of a loyalty or defense that its counters make it what it is: it is not copied (306.5b-c, 310.4b-c)."""
    return {
        key: f". {_with_counters(key, step.changes[key].to)}"
        for key in ("loyalty", "defense")
        if key in step.changes and any(held.get(key, 0) == step.changes[key].to for held in words.counters.values())
    }


def _with_counters(key: str, count: object) -> str:
    return f"Its counters make its {key} {count}" if count else f"With no {key} counters on it, its {key} is 0"


def excepted_words(step: ProofStep, words: ValueWords) -> list[str]:
    """Say each value and the abilities that exceptions of a copying gave, of types what they changed (707.9).

    At the start, of a token or a spell that was made as a copy, no value was another before, and its name is told.
    """
    has = step.changes or {key: StepChange(None, value) for key, value in step.values.items() if key != "name"}
    given = {key: has[key] for key in step.excepted if key in has}
    return [*_values(given, step, words), *([listed_abilities(step.given)] if step.given else [])]


def _listed_for_it(step: ProofStep, words: ValueWords) -> Iterator[str]:
    """Say all the values of what is face down, also those that it had before (708.2)."""
    has = {key: StepChange(None, value) for key, value in step.values.items()}
    seldom = {"color_indicator", "loyalty", "defense"}
    yield from _values({key: one for key, one in has.items() if key not in seldom or one.to}, step, words)
    yield from _abilities(has["abilities"], step)


def _opening(step: ProofStep, words: ValueWords) -> str:
    if step.of is not None:
        copied = words.original(step.of, step.copied) if step.copied else f"a {step.nameless}"
        cast_so = _CAST_SO.get(step.ground, "")
        return f"As a copy of {copied}{cast_so}{_OWN_STATUS[step.half]}"
    if step.merged is None:
        return "Face down"
    return f"Merged, with {step.merged.name} {'on top' if step.merged.on_top else 'underneath'}"


def _values(changes: Mapping[str, StepChange], step: ProofStep, words: ValueWords) -> Iterator[str]:
    """Say each value, in the order of a card: name, cost, color, type line, size."""
    if "name" in changes:
        # Of what merged the name was not told before.
        is_copied = step.of is not None and step.copied and changes["name"].to == step.copied
        is_told = is_copied and "name" not in step.excepted
        yield "that name" if is_told else _value("name", changes["name"], words)
    yield from (_value(key, changes[key], words) for key in ("mana_cost", "mana_value") if key in changes)
    yield from _colors(changes)
    yield from _types(changes, step, words)
    yield from _sizes(changes, step)
    yield from (_value(key, changes[key], words) for key in ("loyalty", "defense") if key in changes)


def _types(changes: Mapping[str, StepChange], step: ProofStep, words: ValueWords) -> Iterator[str]:
    """Say the type line, where an exception changed it as it was copied, and of the exception what came and went."""
    told = [key for key in _TYPES if key in changes]
    line, is_given = step.copied_line, any(key in step.excepted for key in told)
    if is_given and line is not None:
        yield from _given_types({key: changes[key] for key in told}, line, words)
    elif not any(key in step.excepted for key in _TYPES):
        if told and step.line:
            yield step.line
        else:
            yield from (_value(key, changes[key], words) for key in told)
    elif line is None:
        yield from (_value(key, changes[key], words) for key in told)
    elif any(_words(step.changes[key].was) != getattr(line, key) for key in _TYPES if key in step.changes):
        yield str(line)


def _given_types(given: Mapping[str, StepChange], line: TypeLine, words: ValueWords) -> Iterator[str]:
    """Say what it is besides what was copied, or no longer; all of its types where some came and others went."""
    nouns = []
    for key, change in given.items():
        was, now = getattr(line, key), _words(change.to)
        came, went = ([word for word in one if word not in other] for one, other in ((now, was), (was, now)))
        if went and not came and key == "supertypes":
            yield f"not {' or '.join(word.lower() for word in went)}"
        elif not (went or came):
            # Metamorph as a copy of an artifact.
            told = _value(key, change, words)
            yield f"{told}, which it would {'not be' if told.startswith('not ') else 'have'} anyway"
        elif went:
            yield _value(key, change, words)
        elif key == "supertypes":
            yield f"also {listed_words([word.lower() for word in came])}"
        else:
            nouns += [
                word if word in _NO_NOUNS else with_article(word.lower() if key == "types" else word) for word in came
            ]
    if nouns:
        yield f"also {listed_words(nouns)}"


# Card types of which nobody says that something is one.
_NO_NOUNS = ("Kindred", "Tribal")


def _words(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple | list) else ()


def _value(key: str, change: StepChange, words: ValueWords) -> str:
    value = shown_value(key, change.to)
    word = word_for(key, words.edition)
    if value != "none":
        is_one = key in _TYPES and len(_words(change.to)) == 1
        value = listed_words(_words(change.to)) or value
        return f"{word.removesuffix('s') if is_one else word} {value}"
    # What an exception took was never there after copying; no card takes another supertype.
    is_taken = key == "supertypes" and (change.was == change.to or change.was == _LEGENDARY)
    return "not legendary" if is_taken else f"no {word}"


def _colors(changes: Mapping[str, StepChange]) -> Iterator[str]:
    """Say its color, and with it the color indicator where that is why (202.2e)."""
    colors = shown_value("colors", changes["colors"].to) if "colors" in changes else ""
    indicator = shown_value("color_indicator", changes["color_indicator"].to) if "color_indicator" in changes else ""
    has_none = indicator == "colorless"
    if colors:
        yield f"{colors} by its color indicator" if colors == indicator and not has_none else colors
    if indicator and (has_none or colors != indicator):
        yield "no color indicator" if has_none else f"a {indicator} color indicator"


def _sizes(changes: Mapping[str, StepChange], step: ProofStep) -> Iterator[str]:
    found = [key for key in _SIZES if key in changes]
    if not found:
        return
    if step.size is None or len({*_SIZES}.intersection(step.excepted)) == 1:
        yield from (f"{key} {changes[key].to}" if changes[key].to is not None else f"no {key}" for key in found)
    elif step.size == (None, None):
        yield "no power or toughness"
    else:
        yield written_size(step.size) + (WHILE_A_CREATURE if step.size_waits else "")


def _abilities(change: StepChange | None, step: ProofStep) -> Iterator[str]:
    """Say the abilities that it has by copying; those of an exception are told behind it."""
    if change is None:
        return
    was, now = (abilities_among(map(str, one)) if isinstance(one, tuple) else () for one in (change.was, change.to))
    # What it copied and an exception gave once more it has twice, as a copy of a copy made the same way has (707.3).
    again = Counter(abilities_among(step.given))
    copied = tuple(text for text in now if not _is_one_of(again, text))
    if step.given and (copied == was or not copied):
        return
    # One is told by how it begins, which "one ability" would leave to be looked up.
    is_told = len(copied) == 1 or (copied and are_short(copied))
    yield listed_abilities(copied) if is_told else counted_abilities(copied)


def _is_one_of(left: Counter[str], text: str) -> bool:
    """Take a text off what is left, and say whether it was there."""
    left[text] -= 1
    return left[text] >= 0
