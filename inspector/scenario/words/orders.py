"""What people write as an order or somebody's deed: "transform it", "Ben taps Clone", "Ana equips Bears with it"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.faces_said import as_people_flip, as_people_turn_up
from inspector.scenario.words.forms import CAST_HOW
from inspector.scenario.words.naming import whose_words
from inspector.scenario.words.parts import DESTROYS, Fields, Is, ReadParts, Said, Scene, maybe, options, row
from inspector.scenario.words.presumed import elsewhere
from inspector.scenario.words.slots import obj, object_list, objects_at, player, players_at


class _Control:
    """Whose something then is, as the change that gives that player control; never printed, as no card says it so."""

    def __init__(self, finds: Callable[[Scene, Cursor, int], Iterator[tuple[int, str]]]) -> None:
        """Take what finds the player."""
        self.finds = finds

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read the player."""
        for end, who in self.finds(scene, text, at):
            yield end, {"change": {"control": who}}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say nothing."""
        del scene, has
        return None


def _whose(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    for words, who in whose_words(scene.table.players):
        end = text.word(at, words, "")
        if end is not None:
            yield end, who


def _receivers(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Give who is given something: a player, or "me" of two."""
    yield from players_at(scene, text, at)
    me = text.word(at, "me", "") if len(scene.table.players) == 2 else None
    if me is not None:
        yield me, scene.table.players[0]


class _Possessive:
    """An object whose something is changed: ``Grizzly Bears'``; never printed, as no card says it so."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read the object and the sign behind it."""
        for end, label in objects_at(scene, text, at):
            behind = text.word(end, "'s", "") or text.word(end, "'", "")
            if behind is not None:
                yield behind, {"on": [label]}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say nothing."""
        del scene, has
        return None


_UNTIL: Final = maybe(Is("until", "end of turn", "until end of turn", ("this turn", "till end of turn", "until eot")))
# The verb as an order and as somebody's deed, what is done, and what else the action says.
_DEEDS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("transform|transforms|transformed", "transform", {}),
    ("convert|converts|converted", "convert", {}),
    ("flip|flips|flipped", "flip", {}),
    ("tap|taps|tapped", "tap", {}),
    ("untap|untaps|untapped", "untap", {}),
    ("exile|exiles|exiled", "move", {"to": "exile"}),
    ("sacrifice|sacrifices|sacrificed|discard|discards|discarded", "move", {"to": "graveyard"}),
    ("bounce|bounces|bounced", "move", {"to": "hand"}),
)
_TO_HAND: Final = "to its owner's hand|to their owner's hand|to hand|to my hand|to his hand|to her hand|back to hand"
_COPYING: Final = row("copying|as a copy of", obj("as_copy_of"))
_ENTERS_SO: Final = options(Is("transformed", True, "transformed"), Is("tapped", True, "tapped"))
# An order names nobody who does it: then its owner does, under whose control it comes.
_BY_ITS_OWNER: Final = frozenset(("put_onto_battlefield", "manifest", "cloak", "cast"))
_ORDERS: Final = (
    *((row(verb, obj("object")), name, more) for verb, name, more in _DEEDS),
    (row("turn|turns|turned", obj("object"), "face down"), "turn_face_down", {}),
    (row("turn|turns|turned", obj("object"), "face up"), "turn_face_up", {}),
    (
        row("return|returns|returned", obj("object"), _TO_HAND),
        "move",
        {"to": "hand"},
    ),
    (row("bounce|bounces|bounced", obj("object"), _TO_HAND), "move", {"to": "hand"}),
    (
        row("put|return", obj("object"), "onto the battlefield|to the battlefield|back to the battlefield", _ENTERS_SO),
        "put_onto_battlefield",
        {},
    ),
    (row("manifest", obj("object")), "manifest", {}),
    (row("cloak", obj("object")), "cloak", {}),
    (row("cast", obj("object"), CAST_HOW), "cast", {}),
    (row("unmorph|unmorphs|unmorphed", obj("object")), "turn_face_up", {"by": "morph"}),
    (row("turn|turns|turned", obj("object"), "up"), "turn_face_up", {}),
    (row("flip|flips|flipped", obj("object"), "up|face up|face-up|face up again"), "turn_face_up", {}),
    (row("flip|flips|flipped", obj("object"), "face down|face-down"), "turn_face_down", {}),
    *(
        (row("switch|switches|switched", *whose, _UNTIL), "effect", {"change": {"switch_power_toughness": True}})
        for whose in (("the power and toughness of", object_list("on")), (_Possessive(), "power and toughness"))
    ),
    (row("turn|turns|turned", obj("object"), "face up", _COPYING), "turn_face_up", {}),
    (row("destroy|destroys|destroyed|kill|kills|killed", obj("object")), "move", {"to": "graveyard", DESTROYS: "that"}),
    (row("equip|equips|enchant|enchants", obj("to"), "with", obj("object")), "attach", {}),
    (row("attach", obj("object"), "to", obj("to")), "attach", {}),
    (row("phase|phases|phased", obj("object"), "out"), "phase_out", {}),
    (row("phase out|phases out|phased out", obj("object")), "phase_out", {}),
    (row("equip|equips|equipped|move|moves|moved", obj("object"), "to|onto", obj("to")), "attach", {}),
    (row("make|makes", object_list("on"), _Control(_whose)), "effect", {}),
    (row("give|gives|gave|donate|donates|donated", object_list("on"), "to", _Control(_receivers)), "effect", {}),
    (row("give|gives|gave", "control of", object_list("on"), "to", _Control(_receivers)), "effect", {}),
    (row("give|gives|gave", _Control(_receivers), object_list("on")), "effect", {}),
    (row("give|gives|gave", _Control(_receivers), "control of", object_list("on")), "effect", {}),
)
_VERBS: Final = re.compile(
    r"[ ]*(?:'\w+ |(?:has|have|had|will|would|is|am|are|was|were|did|does|do|gets?|got|then|also) )*"
    r"(?:unmorph|destroy|kill|put|cast|manifest|cloak|switch|make|made|making|give|gave|giving|donat|transform|convert|flip|tap|untap|exil|sacrific|"
    r"discard|bounc|turn|return|equip|enchant|attach|mov|sac|bin|phase|phasing)",
    re.IGNORECASE,
)
_WHO: Final = maybe(player("_who"))
_ANYBODY: Final = ("someone", "somebody", "something", "an effect", "another effect", "some effect", "a spell")


def ordered(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """Read an order, or what a player did, as the action that comes of it."""
    anybody = [end for words in _ANYBODY if (end := text.word(at, words, "")) is not None]
    for place, who in (*_WHO.read(scene, text, at), *((end, Fields()) for end in anybody)):
        if _VERBS.match(text.text, place) is None:
            continue
        for form, name, more in _ORDERS:
            for end, fields in form.read(scene, text, place):
                done = as_people_flip(scene, {"do": name, **fields, **more})
                if name in _BY_ITS_OWNER:
                    if who or place != at:
                        # Who does it says so in other words.
                        continue
                    done |= scene.player_of(scene.table.objects[done["object"]].owner)
                wrong = elsewhere(scene, text, place, end, done, who.get("_who", ""))
                if wrong is not None:
                    text.doubted(wrong)
                    continue
                yield end, as_people_turn_up(scene, done, who["_who"]) if "_who" in who else done
