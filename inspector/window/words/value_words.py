"""Characteristics in words: one row a value, and what an action changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from inspector.cards import Color, color_words
from inspector.cards.lists_in_words import capitalized
from inspector.lenses import steps_that_changed
from inspector.rules import (
    EVERY_CREATURE_TYPE,
    ActingNow,
    Characteristics,
    Concept,
    Reason,
    ValueChange,
    WordsNow,
    face_down_words,
)
from inspector.window.words.doubt_words import doubts_of, own_words

NONE = "none"
NOT_KNOWN = "not known"
_TEXT = "abilities"
_LOST, _LOCKED = "lost: ", "locked: "
MINUS = "\N{MINUS SIGN}"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One value as the panel shows it.

    ``key`` is the value's name in files, ``title`` how people call it. ``cost`` is set where the text is a row of mana
    symbols. ``why`` are the reasons, the deciding one first; ``before`` the text it had until the last action, None
    where it is unchanged. ``doubts`` say which words that are not computed may change it. ``words`` are the text of the
    object, by paragraphs, with what it does now; empty where all of it is nothing but text. ``steps`` are the places of
    the steps of its proof that changed the value, ``printed`` what it was before them, None where it is that.
    """

    key: str
    title: str
    text: str
    cost: str = ""
    why: tuple[Reason, ...] = ()
    before: str | None = None
    doubts: tuple[str, ...] = ()
    words: tuple[tuple[WordsNow, ...], ...] = ()
    steps: tuple[int, ...] = ()
    printed: str | None = None


def rows(
    now: Characteristics,
    before: Characteristics | None = None,
    mana_value: str = "mana value",
    more: tuple[Row, ...] = (),
    more_before: tuple[Row, ...] = (),
) -> tuple[Row, ...]:
    """Give the rows of an object, those that have changed since ``before`` marked with what they were.

    ``mana_value`` is the edition's own word for it; ``more`` are rows that stand below these, ``more_before`` the same
    before.
    """
    # Whose it was is told where that changes, also from its owner and back.
    told = before is not None and before.controller != now.controller
    old = {row.key: row.text for row in (*_rows(_quiet(before), told), *more_before)} if before is not None else {}
    titles = VALUE_TITLES | {row.key: row.title for row in more_before}
    found: list[Row] = []
    for row in (*_rows(now, told), *more):
        was = old.pop(row.key, _none_before(before, row.key)) if before is not None else row.text
        found.append(msgspec.structs.replace(row, before=was) if was != row.text else row)
    gone = [Row(key=key, title=titles[key], text=NONE, before=was) for key, was in old.items() if was != NONE]
    named = {"mana_value": capitalized(mana_value)}
    return tuple(msgspec.structs.replace(row, title=named.get(row.key, row.title)) for row in (*found, *gone))


def _none_before(before: Characteristics, key: str) -> str:
    return NOT_KNOWN if before.is_not_known(key) else NONE


def with_words(shown: tuple[Row, ...], text: tuple[tuple[WordsNow, ...], ...]) -> tuple[Row, ...]:
    """Give the rows, that of the abilities with what the words of the object do, if they do more than stand there.

    Those that it has lost follow behind, and are called so.
    """
    if all(part.state is ActingNow.TEXT for parts in text for part in parts):
        return shown
    words = {row.key: _with_lost(text, row) for row in shown if row.key == _TEXT}
    return tuple(msgspec.structs.replace(row, words=words.get(row.key, ())) for row in shown)


def _with_lost(text: tuple[tuple[WordsNow, ...], ...], row: Row) -> tuple[tuple[WordsNow, ...], ...]:
    has = 0 if row.text == NONE else row.text.count("\n") + 1
    lost = tuple((WordsNow(_LOCKED if "locked" in parts[0].why else _LOST), *parts) for parts in text[has:] if parts)
    return (*(() if has else ((WordsNow(NONE),),)), *text[:has], *lost)


def with_steps(shown: tuple[Row, ...], now: Characteristics) -> tuple[Row, ...]:
    """Give the rows, each with the places of the steps that changed its value in the object's proof."""
    if len(now.proof) < 2:
        return shown
    # What is printed on a card that lies face down is for nobody's eyes.
    printed = {} if now.face_down else _printed(now.proof[0].values)
    found = []
    for row in shown:
        steps = steps_that_changed(now.proof, _PARTS.get(row.key, (row.key,)))
        was = printed.get(row.key, row.text) if steps else row.text
        found.append(msgspec.structs.replace(row, steps=steps, printed=was if was != row.text else None))
    return tuple(found)


def _printed(start: Mapping[str, Any]) -> dict[str, str]:
    """Write the values from which the computation starts, those that stand in one line."""
    kinds = " ".join((*start.get("supertypes", ()), *start.get("types", ())))
    subtypes = " ".join(start.get("subtypes", ()))
    size = f"{text_of(start.get('power'))}/{text_of(start.get('toughness'))}"
    return {
        "name": text_of(start.get("name")) or "no name",
        "mana_cost": text_of(start.get("mana_cost")) or NONE,
        "mana_value": text_of(start.get("mana_value")),
        "colors": color_words(start.get("colors", ())),
        "types": (f"{kinds} — {subtypes}" if subtypes else kinds) or NONE,
        "power": NONE if size == "/" else size,
    }


def _quiet(before: Characteristics) -> Characteristics:
    return without_reasons(msgspec.structs.replace(before, not_computed=(), depends=()))


def without_reasons(now: Characteristics) -> Characteristics:
    """The same without its reasons, where nobody will read them, unless a value is written by them."""
    return now if now.state_based else msgspec.structs.replace(now, why={})


# Rows that are made of several values.
_PARTS = {
    "types": ("types", "subtypes", "supertypes"),
    "power": ("power", "toughness"),
    "abilities": ("abilities", "keywords"),
}
VALUE_TITLES = {
    "name": "Name",
    "mana_cost": "Mana cost",
    "mana_value": "Mana value",
    "colors": "Colors",
    "color_indicator": "Color indicator",
    "types": "Types",
    "abilities": "Abilities",
    "power": "Power / toughness",
    "loyalty": "Loyalty",
    "defense": "Defense",
    "face_up": "Face up",
    "face_down": "Face down",
    "flipped": "Flipped",
    "unlocked": "Unlocked",
    "tapped": "Tapped",
    "counters": "Counters",
    "token": "Token",
    "zone": "Zone",
    "owner": "Owner",
    "controller": "Controller",
    "state_based": "State-based",
    "looks_like": "Others see",
    "not_computed": "Not computed",
}


def _types(now: Characteristics) -> str:
    every = f" ({EVERY_CREATURE_TYPE})" if now.has_every_creature_type else ""
    return f"{now.type_line or NONE}{every}"


def _rows(now: Characteristics, tells_controller: bool = False) -> list[Row]:
    found = [
        _row(now, "name", text_of(now.name) or "no name"),
        _row(now, "mana_cost", text_of(now.mana_cost) or NONE, cost=text_of(now.mana_cost)),
        _row(now, "mana_value", text_of(now.mana_value)),
        _row(now, "colors", color_words(Color(letter) for letter in now.colors)),
        _row(now, "types", _types(now)),
        _row(now, "abilities", "\n".join(now.abilities) or NONE),
    ]
    if now.color_indicator:
        letters = (Color(letter) for letter in now.color_indicator)
        found.insert(4, _row(now, "color_indicator", color_words(letters)))
    return found + _number_rows(now) + _status_rows(now) + _place_rows(now, tells_controller)


def _number_rows(now: Characteristics) -> list[Row]:
    """The numbers that it has, and those that it has for all anybody knows."""
    found: list[Row] = []
    has_size = now.power is not None or now.toughness is not None
    not_known = now.is_not_known("power") or now.is_not_known("toughness")
    if has_size or not_known or now.doubts("power") or now.doubts("toughness") or _lost_its_size(now):
        none = NOT_KNOWN if not_known else NONE
        size = f"{text_of(now.power) or '?'}/{text_of(now.toughness) or '?'}" if has_size else none
        found.append(_row(now, "power", size))
    told = [key for key in ("loyalty", "defense") if now.value(key) is not None or now.is_not_known(key)]
    return [*found, *(_row(now, key, text_of(now.value(key)) or NOT_KNOWN) for key in told)]


_NO_SIZE_BY = (
    Concept.NONCREATURE_HAS_NO_SIZE,
    Concept.STATION_SYMBOL_WITH_A_SIZE,
    Concept.STATION_CARD_ELSEWHERE,
)


def _lost_its_size(now: Characteristics) -> bool:
    """Whether it has no size though one is printed or it had one: a Vehicle at rest, a creature made a land.

    The box of a station card counts by a station symbol alone.
    """
    no_creature = any(why.concept in _NO_SIZE_BY for why in now.why.get("power", ()))
    return no_creature or any(step.changes["power"].to is None for step in now.proof if "power" in step.changes)


def _status_rows(now: Characteristics) -> list[Row]:
    found: list[Row] = []
    if now.face_up:
        found.append(_row(now, "face_up", f"{now.face_up} face"))
    if now.face_down:
        found.append(_row(now, "face_down", face_down_words(now.face_down)))
    if now.flipped:
        found.append(_row(now, "flipped", "yes"))
    if now.unlocked or "Room" in now.subtypes:
        found.append(_row(now, "unlocked", " and ".join(f"{half} door" for half in now.unlocked) or "no door"))
    if now.tapped or now.doubts("tapped"):
        found.append(_row(now, "tapped", "yes" if now.tapped else "no"))
    if now.counters or now.doubts("counters"):
        counters = ", ".join(f"{count} {kind}" for kind, count in now.counters.items()) or NONE
        found.append(_row(now, "counters", counters))
    if now.token:
        found.append(_row(now, "token", "yes"))
    may_concern_it = now.zone == "battlefield" and (now.doubts("state_based") or now.waits("state_based"))
    if now.state_based or may_concern_it:
        row = _row(now, "state_based", _state_based(now))
        # Where it goes instead is what is seen first.
        found.append(msgspec.structs.replace(row, why=tuple(sorted(row.why, key=_is_usual))))
    own = own_words(now)
    if own:
        found.append(Row(key="not_computed", title=VALUE_TITLES["not_computed"], text="\n".join(own)))
    return found


def _is_usual(why: Reason) -> bool:
    return why.concept not in _ELSEWHERE


def _state_based(now: Characteristics) -> str:
    """Say what state-based actions do to it, in a few words: why is the row's reason."""
    if not all(map(_is_usual, now.why.get("state_based", ()))):
        return "leaves the battlefield"
    does = dict.fromkeys(
        _STATE_BASED.get(why.concept, "goes to the graveyard") for why in now.why.get("state_based", ())
    )
    return " and ".join(does) or NONE


# Where it goes instead of the graveyard, its reasons say.
_ELSEWHERE = (Concept.INSTEAD, Concept.FINALITY_COUNTER)
_STATE_BASED = {
    Concept.COUNTERS_CANCEL: "counters come off in pairs",
    Concept.EQUIPMENT_COMES_OFF: "comes off",
    Concept.ATTACHED_CREATURE_COMES_OFF: "comes off",
    Concept.ATTACHED_AS_NOTHING_COMES_OFF: "comes off",
    Concept.BESTOWED_AURA_COMES_OFF: "comes off",
    Concept.TOKEN_CEASES_TO_EXIST: "ceases to exist",
    Concept.PHASED_OUT_TOKEN_CEASES: "ceases to exist",
    Concept.LEGEND_RULE: "is one of several that may not all stay",
    Concept.PLANESWALKER_UNIQUENESS: "is one of several that may not all stay",
    Concept.FINAL_CHAPTER: "is sacrificed",
}


def _place_rows(now: Characteristics, tells_controller: bool) -> list[Row]:
    found = [_row(now, "zone", now.zone if now.zone != "outside" else "outside the game")]
    if now.owner == now.controller and not tells_controller and not now.doubts("controller"):
        found.append(_row(now, "owner", now.owner))
    else:
        found += [_row(now, "owner", now.owner), _row(now, "controller", now.controller)]
    if now.looks_like:
        seen = ", ".join(f"{player}: {what}" for player, what in now.looks_like.items())
        found.append(_row(now, "looks_like", seen))
    return found


def _row(now: Characteristics, key: str, text: str, *, cost: str = "") -> Row:
    keys = _PARTS.get(key, (key,))
    reasons = (_of_all(reason) for name in last_first(now, keys) for reason in now.why.get(name, ()))
    doubts = doubts_of(now, keys) if now.not_computed or now.depends else ()
    return Row(key=key, title=VALUE_TITLES[key], text=text, cost=cost, why=tuple(dict.fromkeys(reasons)), doubts=doubts)


def _of_all(reason: Reason) -> Reason:
    """Of a size both parts stand in one row, and so in one sentence."""
    return reason.both or reason


def last_first(now: Characteristics, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Give the parts of a value that is made of several, the one first that was changed last."""
    layers = {key: now.why[key][0].layer if now.why.get(key) else "" for key in keys}
    told = [layer for layer in layers.values() if layer]
    # Only of parts that one layer changed both does the proof have to say which came later.
    tied = len(told) > len({*told})
    place = {key: (steps_that_changed(now.proof, (key,)) or (0,))[-1] for key in keys} if tied else {}
    return tuple(sorted(keys, key=lambda key: (layers[key], place.get(key, 0)), reverse=True))


def text_of(value: object) -> str:
    """Write a value: two answers side by side, whole numbers without a point, none as nothing."""
    if isinstance(value, tuple):
        return " and ".join(text_of(part) for part in value)
    if value is None:
        return ""
    if isinstance(value, int | float):
        number = f"{value:g}" if isinstance(value, float) else str(value)
        return number.replace("-", MINUS)
    return str(value)


def change_in_words(change: ValueChange) -> str:
    """``Grizzly Bears: power 2 → 3``, for a tool tip."""
    title = VALUE_TITLES.get(change.key, change.key.replace("_", " ").capitalize()).lower()
    title = {"power": "power", "types": "card types", "subtypes": "subtypes"}.get(change.key, title)
    return f"{change.name}: {title} {_plainly(change.before)} → {_plainly(change.after)}"


def _plainly(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value) or NONE
    if isinstance(value, dict):
        return ", ".join(f"{count} {kind}" for kind, count in value.items()) or NONE
    return text_of(value) or NONE
