"""Two steps of the history compared: every value of every object that differs, in words, with the later one's rule."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.rules import Characteristics, Table, face_down_orders, names_told
from inspector.window.board.session import Session
from inspector.window.words.status_words import status_rows
from inspector.window.words.value_words import rows
from inspector.window.words.zone_words import zone_of_player

NOT_THERE = "not there"


class Moment(msgspec.Struct, frozen=True):
    """The table after a step: the step's number and what it is called, the table, the values of all its objects."""

    step: int
    title: str
    table: Table
    values: dict[str, Characteristics]


class Difference(msgspec.Struct, frozen=True):
    """One value that differs: of which object, which value, what it was, what it became, and why it is so later."""

    about: str
    title: str
    earlier: str
    later: str
    says: str = ""
    rules: tuple[str, ...] = ()


def moment(session: Session, length: int) -> Moment:
    """The table after the first ``length`` actions, called by the step that they end."""
    length = session.board.at(length).cursor
    done = [entry for entry in session.entries() if entry.end <= length]
    title = done[-1].text if done else "Empty board"
    return Moment(len(done), title, session.board.table_at(length), session.values_at(length))


def differences(earlier: Moment, later: Moment, mana_value: str = "mana value") -> tuple[Difference, ...]:
    """Every difference, object by object in the order of the later table; those gone from it last."""
    found: list[Difference] = []
    names = _names(later)
    for label in later.table.objects:
        if label in earlier.values:
            found += _changed(names[label], label, earlier, later, mana_value)
        else:
            found.append(Difference(names[label], "On the board", NOT_THERE, _place(label, later)))
    gone = _names(earlier)
    for label in earlier.table.objects:
        if label not in later.values:
            found.append(Difference(gone[label], "On the board", _place(label, earlier), NOT_THERE))
    if earlier.table.day_night != later.table.day_night:
        was, is_now = (moment.table.day_night or "neither day nor night" for moment in (earlier, later))
        found.append(Difference("The game", "Day or night", was, is_now))
    return tuple(found)


def _changed(about: str, label: str, earlier: Moment, later: Moment, mana_value: str) -> Iterator[Difference]:
    status_now = status_rows(later.table.objects[label], later.table, later.values)
    status_then = status_rows(earlier.table.objects[label], earlier.table, earlier.values)
    for row in rows(later.values[label], earlier.values[label], mana_value, status_now, status_then):
        if row.before is not None:
            why = row.why[0] if row.why else None
            yield Difference(
                about=about,
                title=row.title,
                earlier=row.before,
                later=row.text,
                says=why.says if why else "",
                rules=why.rules if why else (),
            )


def _names(moment: Moment) -> dict[str, str]:
    """What each object is called, by label: as sentences call it, but face down by whose it is and its number."""
    numbers = face_down_orders(moment.table)
    return {
        label: f"face-down card {numbers[label]} of {now.whose}" if now.face_down and not now.name else name
        for label, name in names_told(moment.table).items()
        if (now := moment.values.get(label)) is not None
    }


def _place(label: str, moment: Moment) -> str:
    now = moment.values[label]
    return zone_of_player(now.zone, now.whose)
