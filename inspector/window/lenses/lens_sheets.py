"""What a lens found as a table to read: its columns, its lines, and for each cell the rule that decides it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from inspector.cards import Color, color_words
from inspector.cards.lists_in_words import capitalized
from inspector.lenses import Seen, SeenRow, SeenValue, state_words
from inspector.window.words.doubt_words import MARK
from inspector.window.words.value_words import NONE, text_of

NOT_THERE = "not there"
_STAYS = "stays behind"
# The lines of a table and the values that each is made of.
_LINES: Mapping[str, tuple[str, ...]] = {
    "Name": ("name",),
    "Mana cost": ("mana_cost",),
    "Mana value": ("mana_value",),
    "Colors": ("colors",),
    "Color indicator": ("color_indicator",),
    "Types": ("types", "subtypes", "supertypes"),
    "Size": ("power", "toughness"),
    "Abilities": ("abilities", "keywords"),
    "Loyalty": ("loyalty",),
    "Defense": ("defense",),
    "Unlock left": ("unlock_costs",),
    "Unlock right": ("unlock_costs",),
}
_STATUS: Mapping[str, tuple[str, ...]] = {
    "Face down": ("face_down",),
    "Flipped": ("flipped",),
    "Unlocked": ("unlocked",),
    "Tapped": ("tapped",),
    "Counters": ("counters",),
    "Chosen": ("chosen",),
    "Designations": ("designations",),
    "Phased out": ("phased_out",),
    "Controller": ("controller",),
    "Zone": ("zone",),
}
# These stand in a table only where one of its objects has one.
_RARE = ("Color indicator", "Size", "Loyalty", "Defense", "Unlock left", "Unlock right", *_STATUS)


class SheetCell(msgspec.Struct, frozen=True):
    """One value: its words, the rule that decides it (empty: none), in which edition (empty: the one in view).

    ``keys`` are the values that it is made of.
    """

    text: str
    rule: str = ""
    differs: bool = False
    edition: str = ""
    keys: tuple[str, ...] = ()


class SheetLine(msgspec.Struct, frozen=True):
    """One line: what it tells, and a cell a column; ``zone`` and ``way`` part the title of a line of the matrix."""

    title: str
    cells: tuple[SheetCell, ...]
    zone: str = ""
    way: str = ""


class LensSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A table: ``now`` is the column, or with ``in_rows`` the line, of the present state; -1 where none is."""

    corner: str
    columns: tuple[str, ...]
    lines: tuple[SheetLine, ...]
    now: int = -1
    in_rows: bool = False
    note: str = ""


def lens_sheet_of(seen: Seen) -> LensSheet:
    """Make the table of what a lens found."""
    if seen.lens == "copiable":
        return _copied(tuple(row for row in seen.rows if isinstance(row, SeenValue)))
    rows = tuple(_with_costs(row) for row in seen.rows if isinstance(row, SeenRow))
    if seen.lens == "matrix":
        return _states_down(rows)
    return _states_across(rows, _edition_title if seen.lens == "editions" else _doors_title)


def _with_costs(row: SeenRow) -> SeenRow:
    return msgspec.structs.replace(row, values={**row.values, "unlock_costs": row.unlock_costs})


def _copied(rows: tuple[SeenValue, ...]) -> LensSheet:
    """Every value as it is now beside what a copy made now gets."""
    got = {row.key: row for row in rows if row.copied and not row.of_token}
    of_token = {row.key: row for row in rows if row.of_token}
    left = {row.key: row for row in rows if not row.copied}
    has = {**got, **left}
    lines = []
    for title, keys in {**_LINES, **_STATUS}.items():
        now = _words(title, {key: has[key].value for key in keys if key in has})
        if not any(key in has for key in keys) or (title in _RARE and now in ("", NONE)):
            continue
        deciding = next((key for key in keys if key in left), keys[0])
        then = _words(title, {key: got[key].value for key in keys if key in got})
        if not of_token.keys().isdisjoint(keys):
            as_token = {key: of_token.get(key, got[key]).value for key in keys if key in got}
            then = f"{then}; a token copy: {_words(title, as_token)}"
        copied = any(key in got for key in keys)
        doubt = any(row.doubted for row in rows if row.key in keys)
        gets = _told(then, _rule(got, keys), doubt=doubt, differs=then != now) if copied else _stays(left, keys)
        lines.append(SheetLine(title, (_told(now, _rule(has, (deciding,)), doubt=doubt), gets)))
    changed = sum(line.cells[1].differs and line.cells[1].text != _STAYS for line in lines)
    return LensSheet(
        corner="Value",
        columns=("As it is now", "What a copy gets"),
        lines=tuple(lines),
        note="≠ marks where a copy gets something else, or nothing."
        if changed
        else "A copy made now gets every value as it is here; ≠ marks what stays behind.",
    )


def _stays(left: Mapping[str, SeenValue], keys: tuple[str, ...]) -> SheetCell:
    return SheetCell(_STAYS, _rule(left, keys), differs=True)


def _told(text: str, rule: str, *, doubt: bool = False, differs: bool = False, edition: str = "") -> SheetCell:
    return SheetCell(f"{text} {MARK} may differ" if doubt else text, rule, differs, edition)


def _rule(rows: Mapping[str, SeenValue], keys: tuple[str, ...]) -> str:
    return next((rows[key].rule for key in keys if key in rows), "")


def _states_across(rows: tuple[SeenRow, ...], title_of: Callable[[SeenRow], str]) -> LensSheet:
    """One column a state, one line a value; what differs from the last state is marked."""
    lines = []
    for title, keys in _lines_of(rows):
        last = _words(title, rows[-1].values) if _is_there(rows[-1]) else NOT_THERE
        cells = tuple(_cell(row, title, keys, rows[-1], last) for row in rows)
        lines.append(SheetLine(title, cells))
    differing = sum(any(cell.differs for cell in line.cells) for line in lines)
    edition = "edition" in rows[-1].state
    note = "the newest edition" if edition else "both doors unlocked"
    return LensSheet(
        corner="Value",
        columns=tuple(f"{title_of(row)}\n(now)" if row.is_now else title_of(row) for row in rows),
        lines=tuple(lines),
        now=next((place for place, row in enumerate(rows) if row.is_now), -1),
        note=f"≠ marks what differs from {note}." if differing else "The values are the same in all of these.",
    )


def _states_down(rows: tuple[SeenRow, ...]) -> LensSheet:
    """One line a state, one column a value; what differs from the first state is marked."""
    found = [(title, keys) for title, keys in _lines_of(rows) if title != "Color indicator"]
    lines: list[SheetLine] = []
    for row in rows:
        cells = tuple(_cell(row, title, keys, rows[0], _words(title, rows[0].values)) for title, keys in found)
        zone, way = _zone(row.state), ", ".join(state_words(row.state))
        last = lines[-1] if lines else None
        if last is not None and (last.cells, last.way) == (cells, way):
            zone = f"{last.zone}, {zone[:1].lower()}{zone[1:]}"
            lines.pop()
        lines.append(SheetLine(f"{zone}: {way}" if way else zone, cells, zone, way))
    return LensSheet(
        corner="Where and how",
        columns=tuple(title for title, _ in found),
        lines=tuple(lines),
        in_rows=True,
        note=f"Its card alone, in each of the {len(rows)} ways it can be; ≠ marks what differs from the first line.",
    )


def _lines_of(rows: tuple[SeenRow, ...]) -> list[tuple[str, tuple[str, ...]]]:
    found = []
    for title, keys in _LINES.items():
        if title not in _RARE or any(_words(title, row.values) not in ("", NONE) for row in rows if _is_there(row)):
            found.append((title, keys))
    return found


def _cell(row: SeenRow, title: str, keys: tuple[str, ...], other: SeenRow, others_text: str) -> SheetCell:
    edition = str(row.state.get("edition", ""))
    if not _is_there(row):
        return SheetCell(NOT_THERE, row.decided_by.get("exists", ""), others_text != NOT_THERE, edition)
    text = _words(title, row.values)
    # Of several parts, the one that makes the difference has its rule told.
    parts = sorted(keys, key=lambda key: row.values[key] == other.values[key])
    rule = next((row.decided_by[key] for key in parts if key in row.decided_by), "")
    doubt = any(key in row.doubted for key in keys)
    cell = _told(text, rule, doubt=doubt, differs=text != others_text, edition=edition)
    return msgspec.structs.replace(cell, keys=keys)


def _is_there(row: SeenRow) -> bool:
    return row.values["exists"] is not False


def _words(title: str, values: Mapping[str, Any]) -> str:
    """The words of a line of the table; empty or ``NONE`` where there is nothing."""
    if title == "Types":
        before = [*(values.get("supertypes") or ()), *(values.get("types") or ())]
        after = values.get("subtypes") or ()
        return " ".join([*before, *(["—", *after] if after else ())]) or NONE
    if title in ("Unlock left", "Unlock right"):
        return str((values.get("unlock_costs") or {}).get(title.split()[1], NONE))
    if title == "Size":
        sizes = (values.get("power"), values.get("toughness"))
        return NONE if sizes == (None, None) else "/".join(_text(size) for size in sizes)
    if title == "Abilities":
        return "\n".join(values.get("abilities") or ()) or NONE
    value = next(iter(values.values()), None) if len(values) == 1 else values.get({**_LINES, **_STATUS}[title][0])
    if title in ("Colors", "Color indicator"):
        return color_words(Color(letter) for letter in value or ()) if value or title == "Colors" else NONE
    if title == "Name":
        return _text(value) or "no name"
    return _text(value) or NONE


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, dict):
        return ", ".join(
            f"{held} {name}" if isinstance(held, int) else f"{name}: {held}" for name, held in value.items()
        )
    if isinstance(value, list):
        return " and ".join(_text(part) for part in value)
    return text_of(value)


def _edition_title(row: SeenRow) -> str:
    return str(row.state["edition"])


def _doors_title(row: SeenRow) -> str:
    unlocked = row.state["unlocked"]
    if not unlocked:
        return "Both locked"
    return f"{unlocked[0].capitalize()} unlocked" if len(unlocked) == 1 else "Both unlocked"


def _zone(state: Mapping[str, Any]) -> str:
    zone = "command zone" if state["zone"] == "command" else str(state["zone"])
    return capitalized(zone)
