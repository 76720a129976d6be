"""What an object's status says beyond its values: what it copies, carries, consists of, what ends with the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from inspector.cards import listed_words
from inspector.rules import Characteristics, GameObject, Table, called_by_deed, originals_of
from inspector.window.words.doubt_words import doubts_of
from inspector.window.words.state_words import chosen_in_words
from inspector.window.words.value_words import NONE, Row, text_of

Values = Mapping[str, Characteristics]


def status_rows(held: GameObject, table: Table, values: Values, now: Characteristics | None = None) -> tuple[Row, ...]:
    """The rows that need the whole table: copies, attachments, melded cards, effects that end.

    ``now`` is the object itself, where its reasons are not wanted.
    """
    now = values[held.label] if now is None else now
    found = [
        _row("copy_of", "Copy of", _copied(held)),
        _row("attached_to", "Attached to", _names((held.attached_to,), values) if held.attached_to else ""),
        _row("carries", "Carries", _names(_attached_here(held, table), values)),
        _told("designations", "Designations", ", ".join(now.designations), now),
        _told("chosen", "Chosen", ", ".join(chosen_in_words(key, value) for key, value in now.chosen.items()), now),
        _row("merged", "Merged from", listed_words([component_name(one) for one in held.merged])),
        _row("melded", "Melded from", " and ".join(card.name for card in held.cards) if held.melded_from else ""),
        _row("cards", "Its card", _own_card(held, now)),
        _row("ending", "This turn only", _ending(held, table)),
    ]
    return tuple(row for row in found if row.text)


def _row(key: str, title: str, text: str) -> Row:
    return Row(key=key, title=title, text=text)


def _told(key: str, title: str, text: str, now: Characteristics) -> Row:
    # Reasons take longer to find than the value, and most objects have none of these.
    doubts = doubts_of(now, (key,)) if now.not_computed else ()
    none = NONE if doubts else ""
    return Row(key=key, title=title, text=text or none, why=now.why.get(key, ()) if text else (), doubts=doubts)


def component_name(one: GameObject) -> str:
    """Give what one component of a merged permanent is called: by its first name, or its label where it has none."""
    return " // ".join(face.name for face in one.base.faces[:1]) or one.label


def _copied(held: GameObject) -> str:
    """What it copied, by the name that this had then."""
    ends = [copy.ends for copy in held.copies if not copy.merged]
    told = [one.called or f"a {one.nameless}" for one in originals_of(held)]
    ends = [False] * (len(told) - len(ends)) + ends
    return ", then ".join(f"{name}{' until end of turn' * end}" for name, end in zip(told, ends, strict=True))


def _attached_here(held: GameObject, table: Table) -> tuple[str, ...]:
    return tuple(other.label for other in table.objects.values() if other.attached_to == held.label)


def _own_card(held: GameObject, now: Characteristics) -> str:
    """The card that lies there, where its name says something else."""
    if held.melded_from or held.merged or not held.cards or held.face_down is not None:
        return ""
    printed = {held.cards[0].name, *(face.name for face in held.cards[0].faces)}
    return "" if set(now.names) & printed or text_of(now.name) in printed else held.cards[0].name


def _ending(held: GameObject, table: Table) -> str:
    """Which effects fixed on it last only this turn, by their names or by what they do first."""
    ending = (one for one in table.effects if one.ends and held.identity in (one.identities or ()))
    called = (one.called or called_by_deed(table, one.timestamp) for one in ending)
    return ", ".join(f"{name} (×{count})" if count > 1 else name for name, count in Counter(called).items())


def _names(labels: tuple[str, ...], values: Values) -> str:
    return ", ".join(_called(values.get(label), label) for label in labels)


def _called(now: Characteristics | None, label: str) -> str:
    """Its name; of a card that is face down nothing, though its label may tell what it is."""
    if now is not None and now.face_down:
        return "a face-down permanent" if now.zone == "battlefield" else "a face-down card"
    return (text_of(now.name) if now is not None else "") or f"“{label}”"
