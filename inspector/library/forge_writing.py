"""Writing a table as a board of Forge's, and listing what of the table Forge has no words for."""

from __future__ import annotations

import msgspec

from inspector.cards import Card, Change, Kind, possessive
from inspector.cards.writing import record_of_card
from inspector.library.forge import AI, HUMAN
from inspector.library.forge_words import COUNTERS, ZONES, token_text
from inspector.rules import GameObject, Table, characteristics
from inspector.rules.table.objects import ContinuousEffect

_BACK = {kind: words for words, kind in COUNTERS.items()}
_ZONES = {zone: word for word, zone in ZONES.items() if word != "play"}


# Forge passes over what stands before the first part.
_NOTICE = "# Made with Card Inspector, unofficial Fan Content: not approved or endorsed by Wizards of the Coast."


class Written(msgspec.Struct, frozen=True):
    """A board as text, and what of the table it leaves out, a sentence each."""

    text: str
    lost: tuple[str, ...]


def forge_of(table: Table, title: str = "") -> Written:
    """Write the table; the first player becomes Human, the second AI, and any others are left out."""
    lost: list[str] = []
    seats = dict(zip(table.players, (HUMAN, AI), strict=False))
    lost += [f"{player}: Forge's boards have two players" for player in table.players[2:]]
    ids = {label: number for number, label in enumerate(table.objects, 1)}
    zones: dict[str, list[str]] = {}
    for held in table.objects.values():
        # Whoever controls it now has it on their side.
        thing = msgspec.structs.replace(held, controller=characteristics(table, held.label).controller)
        seat = seats.get(thing.controller)
        word = _ZONES.get(thing.zone)
        if seat is None or word is None:
            lost.append(f"{thing.label}: Forge's boards have no place for {thing.zone} of {thing.controller}")
            continue
        zones.setdefault(f"{seat.lower()}{word}", []).append(_entry(thing, seats, ids, lost))
    lost += [_effect(effect, table) for effect in table.effects if not _is_written(effect)]
    if table.day_night:
        lost.append(f"that it is {table.day_night}")
    name = " ".join((title or "Card Inspector").split())
    head = [_NOTICE, "[metadata]", f"Name:{name}", "Goal:Win", "Turns:1", "Difficulty:Easy", "[state]"]
    state = [f"ActivePlayer={HUMAN}", "ActivePhase=Main1", "HumanLife=20", "AILife=20"]
    rows = [f"{key}={';'.join(entries)}" for key, entries in zones.items()]
    return Written("\n".join([*head, *state, *rows]) + "\n", tuple(lost))


def _is_written(effect: ContinuousEffect) -> bool:
    """Whether an effect does nothing but give control, which shows in whose battlefield the permanent stands."""
    return effect.change == Change(control=effect.change.control)


def _effect(effect: ContinuousEffect, table: Table) -> str:
    """Name an effect by the objects that it changes, or by where it comes from."""
    on = [thing.label for thing in table.objects.values() if thing.identity in (effect.identities or ())]
    words = [f"the effect on {', '.join(on)}"] if on else [f"an effect of {possessive(effect.controller)}"]
    return " ".join(words + ([f"from {effect.source}"] if effect.source else []))


def _entry(thing: GameObject, seats: dict[str, str], ids: dict[str, int], lost: list[str]) -> str:
    marks = [f"Id:{ids[thing.label]}"]
    if thing.owner != thing.controller and thing.owner in seats:
        marks.append(f"Owner:{seats[thing.owner]}")
    marks += ["Tapped"] if thing.tapped else []
    marks += _turned(thing)
    marks += [f"UnlockedRoom:{half.title()}Split" for half in thing.unlocked]
    if thing.attached_to in ids:
        marks.append(f"AttachedTo:{ids[thing.attached_to]}")
    if thing.counters:
        words = (f"{_BACK.get(kind, kind.upper().replace(' ', '_'))}={count}" for kind, count in thing.counters.items())
        marks.append(f"Counters:{','.join(words)}")
    if thing.copies or thing.copy:
        lost.append(f"{thing.label}: what it is a copy of")
    return "|".join([_name(thing, lost), *marks])


def _name(thing: GameObject, lost: list[str]) -> str:
    if thing.cards:
        # Forge calls a card as people do.
        return thing.cards[0].known_as
    lost.append(f"{thing.label}: the abilities of this token, but for keywords")
    face = thing.base.faces[0]
    # Its image is found by what it is called on the card, where the word Token stands in another place.
    name = face.name.removesuffix(" Token")
    return token_text(
        record_of_card(Card(name=name, layout_name="token", faces=(msgspec.structs.replace(face, name=name),)))
    )


def _turned(thing: GameObject) -> list[str]:
    if thing.face_down is not None:
        return [{"manifest": "FaceDown:Manifested", "cloak": "FaceDown:Cloaked"}.get(thing.face_down.cause, "FaceDown")]
    if len(thing.cards) == 2:
        return [f"Meld:{thing.cards[1].name.replace(',', '^')}"]
    if thing.flipped:
        return ["Flipped"]
    if thing.back_up:
        return ["Modal" if thing.cards and thing.cards[0].kind is Kind.MODAL else "Transformed"]
    return []
