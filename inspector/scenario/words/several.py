"""Sentences that people write and the canonical form does not: several cards in one place, a card that just enters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.exceptions import excepted
from inspector.scenario.words.forms import PLACED, ZONES_SAID
from inspector.scenario.words.parts import Fields, Scene, maybe, options, row
from inspector.scenario.words.slots import card, numbers_at, obj, player

_HAS = ("has", "have", "had", "controls", "control")
_CONTROLS = ("controls", "control")
_ADJECTIVES: tuple[tuple[str, Fields], ...] = (
    ("transformed", {"face": "back"}),
    ("flipped", {"flipped": True}),
    ("tapped", {"tapped": True}),
)
_AS_COPY = row(
    obj("object"),
    "enters as a copy of|enters the battlefield as a copy of|enters copying|comes into play as a copy of|"
    "enters the battlefield copying|comes in as a copy of",
    obj("as_copy_of"),
    options(excepted()),
)
_ENTERS = row(obj("object"), "enters|enters the battlefield|comes into play", maybe("under its owner's control"))
# More than this many of one card at once is a slip of the finger.
_MOST = 99


def several_placed(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[Fields]]]:
    """Read ``Ana has Humility and two Grizzly Bears on the battlefield``, and a card that just enters."""
    for place, who in player().read(scene, text, at):
        for verb in _HAS:
            behind = text.word(place, verb, "")
            if behind is not None:
                yield from _listed(scene, text, behind, who, verb)
    for form in (_AS_COPY, _ENTERS):
        for end, fields in form.read(scene, text, at):
            held = scene.table.objects.get(fields["object"])
            if held is not None:
                yield (
                    end,
                    [{"do": "resolve" if held.is_spell else "put_onto_battlefield", **_whose(scene, held), **fields}],
                )


def _whose(scene: Scene, held: Any) -> Fields:  # noqa: ANN401 - an object of the table
    """What enters from elsewhere than the stack does so under its owner's control, where nobody else is named."""
    return {} if held.is_spell or held.owner == scene.table.players[0] else {"player": held.owner}


def _listed(scene: Scene, text: Cursor, at: int, who: Fields, verb: str) -> Iterator[tuple[int, list[Fields]]]:
    given = {} if who["player"] == scene.table.players[0] else who
    for end, cards in _cards(scene, text, at):
        zones = list(ZONES_SAID.read(scene, text, end))
        if verb in _CONTROLS:
            # Who controls a card that is no spell has it on the battlefield (109.4).
            zones.append((end, {"zone": "battlefield"}))
        for behind, zone in zones:
            for last, how in PLACED.read(scene, text, behind):
                yield last, [{"do": "place", **given, **each, **zone, **how} for each in cards]


def _cards(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[Fields]]]:
    for place, count in (*numbers_at(scene, text, at), (at, 1)):
        start = text.word(at, "the", "") or place
        how, start = _adjective(text, start)
        for end, fields in card().read(scene, text, start):
            if not 0 < count <= _MOST:
                continue
            named = [{**fields, **how}] * count
            for join in (", and", ",", "and"):
                more = text.word(end, join, "")
                if more is not None:
                    for last, rest in _cards(scene, text, more):
                        yield last, [*named, *rest]
            yield end, named


def _adjective(text: Cursor, at: int) -> tuple[Fields, int]:
    """Read how a card is there where that stands before its name: ``a transformed Delver of Secrets``."""
    for word, how in _ADJECTIVES:
        end = text.word(at, word, "")
        if end is not None:
            return how, end
    return {}, at
