"""Saying amounts and conditions in words: ``"+1/+1 counters on Hydra"``, ``"it is night"``."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from inspector.cards import Color, Condition, Count, Filter, Value, color_words, listed_words, possessive, with_article
from inspector.rules.wording.of_filters import (
    comparison_words,
    filter_words,
    in_words,
    things_counted,
    words_for_one,
)

Name = Callable[[str], str]


def amount_words(value: Count, name: Name, source: str, player: str = "") -> str:
    """Say what an amount is taken from; ``source`` is the label of the object that asks, ``name`` names objects."""
    if value.sum is not None:
        return _summed(value.sum, name, source, player)
    whose = object_words(value.on or "self", name, source) if value.among is None else things_counted(value.among)
    if value.counters is not None:
        kind = "" if value.counters == "any" else f"{value.counters} "
        return f"{kind}counters on {whose}"
    if value.of is not None:
        return f"{value.of} of {whose}"
    if value.devotion is not None:
        # Of each player it is another number (700.5).
        devotion = f"devotion to {listed_words([color_words((Color(letter),)) for letter in value.devotion])}"
        return f"{possessive(player)} {devotion}" if player else devotion
    if value.life is not None:
        return _life(value.life, player)
    if value.opponents:
        return "opponents"
    if value.said is not None:
        return value.said
    if value.among is None:
        return things_counted(value.count)
    if value.total is not None:
        return f"total {value.total} of {things_counted(value.among)}"
    what = value.distinct if value.distinct is not None else f"greatest {value.greatest}"
    return f"{what} among {things_counted(value.among)}"


def _summed(parts: Sequence[Count], name: Name, source: str, player: str) -> str:
    """Say what is added up and what is taken off: ``"your life total minus the highest life total"``."""
    told = ""
    for one in parts:
        words, often = amount_words(one, name, source, player), abs(one.times)
        if told and words.startswith("highest"):
            words = f"the {words}"
        if one.half:
            words = f"half of {words} rounded {one.half}"
        if often != 1:
            words = f"{'twice' if often == _TWICE else f'{in_words(often)} times'} {words}"
        if one.plus:
            words = f"{words} {'plus' if one.plus > 0 else 'minus'} {abs(one.plus)}"
        sign = "minus" if one.times < 0 else "plus" if told else ""
        told = f"{told} {sign} {words}".strip()
    return told


_TWICE = 2


def _life(of: str, player: str) -> str:
    if of.startswith("highest"):
        return "highest life total" if of == "highest" else "highest life total of an opponent"
    if of == "opponent":
        return "an opponent's life total" if not player else f"the life total of an opponent of {player}"
    named = player if of == "you" else of
    return f"{possessive(named)} life total" if named else "your life total"


def object_words(word: str, name: Name, source: str) -> str:
    """Say which object a word means that may stand for one."""
    own = name(source) if source else "it"
    return {
        "self": own,
        "attached": f"what {own} is attached to",
        "paired": f"what {own} is paired with",
        "it": "it",
    }.get(word) or name(word)


def condition_words(condition: Condition, name: Name, source: str) -> str:
    """Say a condition as a clause: ``"the number of Swamps you control is 3 or greater"``."""
    own = name(source) if source else "it"
    if condition.all_ is not None or condition.any_ is not None:
        return _of_parts(condition, name, source)
    if condition.not_ is not None:
        return failing_words(condition.not_, name, source)
    if condition.said is not None:
        return condition.said
    if condition.turn_of is not None:
        whose = _WHOSE_TURN.get(condition.turn_of) or possessive(condition.turn_of)
        return f"it is {whose} turn"
    if condition.day_night is not None:
        return f"it is {condition.day_night}"
    if condition.self_ is not None:
        return f"{own} {_is_or_has(condition.self_)}"
    if condition.attached is not None:
        return f"what {own} is attached to {_is_or_has(condition.attached)}"
    if condition.count is not None and (there := _there_are(condition.count, str(condition.is_))):
        return there
    if isinstance(condition.value, Count) and condition.value.opponents:
        return _has_opponents(condition.value.opponents, str(condition.is_))
    if isinstance(condition.value, Count) and (there := _there_are_kinds(condition.value, condition.is_, name, source)):
        return there
    limit = comparison_words(str(condition.is_))
    if isinstance(condition.value, Count) and condition.value.devotion is not None:
        # Cards spell out how much devotion there must be.
        limit = _NUMBER.sub(lambda found: in_words(int(found[0])), limit)
    return f"{_number(condition.count, condition.value, name, source)} is {limit}"


_NUMBER = re.compile(r"\d+")


# How clauses begin that are said together, and what each says then.
_AT_LEAST_ONE = re.compile(r"(?P<begins>(?:.+ controls?|there is) at least one )(?P<what>.+)")
_NONE = re.compile(r"(?P<begins>(?:.+ controls?|there is) )(?P<what>no .+)")


def _joined(told: Sequence[str], alike: re.Pattern[str], joint: str) -> str:
    """Join clauses, with what they begin alike said once: ``"you control at least one artifact or Aura"``."""
    found = [one for each in told if (one := alike.fullmatch(each)) is not None]
    begins = {one["begins"] for one in found}
    if len(found) < len(told) or len(begins) > 1:
        return f" {joint} ".join(told)
    return f"{begins.pop()}{listed_words([one['what'] for one in found], joint)}"


def _has_opponents(player: str, comparison: str, *, fails: bool = False) -> str:
    """Say how many opponents there must be: ``"you have two or more opponents"``."""
    has = ("you have", "you do not have") if player == "you" else (f"{player} has", f"{player} does not have")
    words = comparison_words(_NUMBER.sub(lambda found: in_words(int(found[0])), comparison))
    noun = "opponent" if words == "one" else "opponents"
    return f"{has[fails]} {words.replace('or greater', 'or more').replace('or less', 'or fewer')} {noun}"


def failing_words(condition: Condition, name: Name, source: str) -> str:
    """Say that a condition does not hold: ``"you control no Forest"``."""
    if condition.not_ is not None:
        return condition_words(condition.not_, name, source)
    if condition.all_ is not None or condition.any_ is not None:
        return _of_parts(condition, name, source, fails=True)
    own = name(source) if source else "it"
    if condition.self_ is not None:
        return f"{own} {_is_or_has(condition.self_, fails=True)}"
    if condition.attached is not None:
        return f"what {own} is attached to {_is_or_has(condition.attached, fails=True)}"
    if condition.turn_of is not None or condition.day_night is not None:
        return f"it is not {condition_words(condition, name, source).removeprefix('it is ')}"
    if isinstance(condition.value, Count) and condition.value.opponents:
        return _has_opponents(condition.value.opponents, str(condition.is_), fails=True)
    if condition.count is not None and (there := _there_are_not(condition.count, str(condition.is_))):
        return _of_every_opponent(there)
    if isinstance(condition.value, Count) and (
        there := _there_are_kinds(condition.value, condition.is_, name, source, fails=True)
    ):
        return there
    said = condition_words(condition, name, source)
    if condition.value is not None and not _of_any_opponent(condition.value):
        found = _COMPARED.fullmatch(str(condition.is_))
        if found is not None and found[1] in _OTHERWISE:
            return condition_words(
                msgspec.structs.replace(condition, is_=f"{_OTHERWISE[found[1]]}{found[2]}"), name, source
            )
    if condition.value is not None and said.count(" is ") == 1:
        return said.replace(" is ", " is not ")
    return f"it is not so that {said}"


def _of_parts(condition: Condition, name: Name, source: str, *, fails: bool = False) -> str:
    """Say what is asked together, or that it is not so: ``"you control a Forest and it is night"``."""
    if (alike := _of_one_color(condition)) is not None:
        return f"{'not ' if fails else ''}all {filter_words(alike)} share a color"
    of_all = condition.all_ is not None
    say, parts = failing_words if fails else condition_words, condition.all_ if of_all else condition.any_
    told = [say(part, name, source) for part in parts or ()]
    # Of several not one holds where each fails, and not all do where one fails.
    if of_all is not fails:
        return " and ".join(told) if of_all else _joined(told, _NONE, "and")
    return " or ".join(told) if of_all else _joined(told, _AT_LEAST_ONE, "or")


def _of_one_color(condition: Condition) -> Filter | None:
    """Give what a condition wants to be of one color, whichever: of that there are as many as there are in all."""
    every = None
    for part in condition.any_ or ():
        parts = part.value.sum or () if isinstance(part.value, Count) else ()
        if len(parts) != _TWICE or parts[1].times != -1 or parts[0].count.colors is None:
            return None
        every = parts[1].count
        if msgspec.structs.replace(parts[0].count, colors=None) != every:
            return None
    return every


# What is so of a number of which a comparison does not hold.
_OTHERWISE = {">=": "<", ">": "<=", "<=": ">", "<": ">="}


def _of_any_opponent(value: Value) -> bool:
    """Whether one opponent of several is enough, so that of none it is so where it is not."""
    return isinstance(value, Count) and value.life == "opponent"


def _there_are_kinds(value: Count, comparison: object, name: Name, source: str, *, fails: bool = False) -> str:
    """Say how many kinds there must be: ``"there are at least four card types"``; empty if it is unusual."""
    found = _COMPARED.fullmatch(str(comparison))
    if value.distinct is None or found is None or found[1] not in (">", ">="):
        return ""
    limit = int(found[2]) + (found[1] == ">")
    how = "fewer than" if fails else "at least"
    return f"there are {how} {in_words(limit)} {amount_words(value, name, source)}" if limit > 1 else ""


def _of_every_opponent(fails: str) -> str:
    """Say of what is not so of an opponent that it is so of none: with several, one of them may be as is said."""
    whose = "any" if " no " in fails or " not " in fails else "each"
    return fails.replace(" an opponent's ", f" {whose} opponent's ")


def _there_are_not(count: Filter, comparison: str) -> str:
    """Say that there are not so many objects: ``"you control fewer than three Forests"``; empty if it is unusual."""
    found = _COMPARED.fullmatch(comparison)
    if found is None:
        return ""
    sign, limit = found[1] or "=", int(found[2])
    own, counted = _of_whom(count)
    if sign in (">", ">="):
        limit += sign == ">"
        if limit > 1:
            return f"{own or 'there are'} fewer than {in_words(limit)} {filter_words(counted)}"
        return f"{own or 'there is'} no {words_for_one(counted)}" if limit == 1 else ""
    limit -= sign == "<"
    what = f"one {words_for_one(counted)}" if limit == 1 else f"{in_words(limit)} {filter_words(counted)}"
    if limit < 1:
        return f"{own or 'there is'} at least one {words_for_one(counted)}"
    if sign != "=":
        return f"{own or 'there are' if limit > 1 else own or 'there is'} more than {what}"
    holds = {"": "there is" if limit == 1 else "there are"}.get(own, own)
    return f"{_DOES_NOT.sub(_denied, holds)} exactly {what}"


_DOES_NOT = re.compile(r"(?P<be>there (?:is|are))|(?P<many>you|your opponents) control|(?P<one>.+) controls")


def _denied(found: re.Match[str]) -> str:
    if found["be"]:
        return f"{found['be']} not"
    return f"{found['many']} do not control" if found["many"] else f"{found['one']} does not control"


_WHOSE_TURN = {"you": "your", "opponent": "an opponent's"}


def _is_or_has(wanted: Filter, *, fails: bool = False) -> str:
    """Say what an object is or has: ``"is a Zombie"``, ``"is untapped"``, ``"has two or fewer oil counters on it"``."""
    words, is_ = words_for_one(wanted), "is not" if fails else "is"
    before, permanent, after = words.partition("permanent")
    if not permanent or wanted.token is not None or (before and after):
        return f"{is_} {with_article(words)}"
    if not (before or after):
        return f"{is_} on the battlefield"
    if before:
        return f"{is_} {before.strip()}"
    if not after.startswith(" with "):
        return f"{is_} {after.strip()}"
    held = after.removeprefix(" with ").replace("zero ", "no ")
    if (one := _ONE_OR_MORE.fullmatch(held)) is not None:
        return f"has {f'no {one[1]}' if fails else with_article(one[1])} on it"
    if fails and held.startswith("no "):
        return f"has {held.removeprefix('no ').replace(' and no ', ' or ')}"
    return f"{'does not have' if fails else 'has'} {held}"


# A counter or more of some kind, in the words for a filter.
_ONE_OR_MORE = re.compile(r"one or more (.*counter)s on it")


_COMPARED = re.compile(r"(>=|<=|=|<|>)?\s*(\d+)")


def _there_are(count: Filter, comparison: str) -> str:
    """Say how many objects there must be: ``"you control at least three artifacts"``; empty if it is unusual."""
    found = _COMPARED.fullmatch(comparison)
    if found is None:
        return ""
    sign, limit = found[1] or "=", int(found[2])
    # More than two is at least three.
    limit += {">": 1, "<": -1}.get(sign, 0)
    how = {"<": "at most", "<=": "at most", "=": "exactly"}.get(sign, "at least")
    own, counted = _of_whom(count)
    if limit < 1:
        return "" if how == "at least" else f"{own or 'there are'} no {filter_words(counted)}"
    if limit == 1:
        return f"{own or 'there is'} {how} one {words_for_one(counted)}"
    return f"{own or 'there are'} {how} {in_words(limit)} {filter_words(counted)}"


def _of_whom(count: Filter) -> tuple[str, Filter]:
    """Say that one player controls what is counted, and give what that is; empty where it is not so plain."""
    if count.belongs_to == "its controller" and count.controller is None:
        return "its controller controls", msgspec.structs.replace(count, belongs_to=None)
    player = count.controller if isinstance(count.controller, str) else ""
    if not player or count.owner is not None:
        return "", count
    who = {"you": "you control", "opponent": "your opponents control"}.get(player, f"{player} controls")
    return who, msgspec.structs.replace(count, controller=None)


def _number(count: Filter | None, value: Value | None, name: Name, source: str) -> str:
    if count is not None:
        return f"the number of {filter_words(count)}"
    if isinstance(value, Count):
        return amount_said(value, name, source)
    return "its mana value" if isinstance(value, str) else str(value)


def amount_said(value: Count, name: Name, source: str) -> str:
    """Say an amount as a number of a sentence: ``"the number of creatures"``, ``"Ana's life total"``."""
    counted = not value.ways or {"distinct", "counters", "opponents"}.intersection(value.ways)
    words = amount_words(value, name, source)
    if value.devotion is not None:
        return f"your {words}"
    if value.life is not None and not value.life.startswith("highest"):
        # It says whose it is.
        return words
    return f"the {'number of ' if counted else ''}{words}"
