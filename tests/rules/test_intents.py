"""What a player means to do takes one action or another: the one that does something, else one that says why."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import (
    NEWEST,
    Action,
    Intent,
    Result,
    action_meant,
    action_name,
    available_actions,
    characteristics,
    perform,
    ways_to,
)
from tests.rules.playing import Played, Record, do, place, play

NEW = NEWEST.key
ROOM = "Bottomless Pool // Locker Room"
TALE: Record = {"name": "Tale", "mana_cost": "{1}", "type_line": "Enchantment — Saga"}
WAR: Record = {"name": "War", "mana_cost": "{1}", "type_line": "Battle", "defense": "3"}
HERO: Record = {"name": "Hero", "mana_cost": "{1}", "type_line": "Legendary Planeswalker", "loyalty": "3"}


def meant(played: Played, intent: Intent, label: str = "it") -> Action:
    action = action_meant(played.table, label, intent)
    assert action is not None
    return action


@pytest.mark.parametrize(
    ("set_up", "intent", "name", "fields"),
    [
        (place("Delver of Secrets"), Intent.TURN, "transform", {}),
        (place("Grizzly Bears"), Intent.TURN, "transform", {}),
        (place("Akki Lavarunner"), Intent.FLIP, "flip", {}),
        (place("Grizzly Bears"), Intent.TAP, "tap", {}),
        (place("Grizzly Bears", tapped=True), Intent.TAP, "untap", {}),
        (place("Grizzly Bears"), Intent.FACE_DOWN, "turn_face_down", {"face_down": True}),
        (place("Grizzly Bears", face_down="manifest"), Intent.FACE_DOWN, "turn_face_up", {"by": "manifest"}),
        (place("Island", face_down="manifest"), Intent.FACE_DOWN, "turn_face_up", {"by": "effect"}),
        (place(ROOM), Intent.UNLOCK, "unlock", {"half": "left", "by": "special action"}),
        (place(ROOM, unlocked=["left"]), Intent.UNLOCK, "unlock", {"half": "right", "by": "special action"}),
        (place(ROOM), Intent.RIGHT_DOOR, "unlock", {"half": "right", "by": "special action"}),
        (place(ROOM, unlocked=["right"]), Intent.RIGHT_DOOR, "lock", {"half": "right"}),
        (place("Grizzly Bears"), Intent.ADD_COUNTER, "counters", {"kind": "+1/+1", "count": 1}),
        (place(ROOM), Intent.ADD_COUNTER, "counters", {"kind": "charge"}),
        (place("Tale"), Intent.ADD_COUNTER, "counters", {"kind": "lore"}),
        (place("War"), Intent.ADD_COUNTER, "counters", {"kind": "defense"}),
        (place("Hero"), Intent.ADD_COUNTER, "counters", {"kind": "loyalty"}),
        (place("Grizzly Bears", counters={"flying": 1}), Intent.REMOVE_COUNTER, "counters", {"kind": "flying"}),
        (
            place("Grizzly Bears", counters={"flying": 1, "+1/+1": 2}),
            *(Intent.REMOVE_COUNTER, "counters", {"kind": "+1/+1", "count": -1}),
        ),
        (place("Grizzly Bears"), Intent.REMOVE_COUNTER, "counters", {"kind": "+1/+1", "count": -1}),
        (place(ROOM), Intent.LEFT_DOOR, "unlock", {"half": "left", "by": "special action"}),
        (place(ROOM, unlocked=["left"]), Intent.LEFT_DOOR, "lock", {"half": "left"}),
        (place("Grizzly Bears"), Intent.LEFT_DOOR, "unlock", {"half": "left"}),
        (place("Grizzly Bears"), Intent.UNLOCK, "unlock", {"half": None}),
        # 709.5e: of two doors that are unlocked none is meant.
        (place(ROOM, unlocked=["left", "right"]), Intent.UNLOCK, "unlock", {"half": None, "by": "effect"}),
        (place("Grizzly Bears"), Intent.EFFECT, "effect", {"on": ("it",), "until": "end of turn"}),
        (place("Grizzly Bears"), Intent.BECOME_COPY, "become_copy", {"of": "it"}),
        (place("Grizzly Bears"), Intent.MELD, "meld", {"objects": ("it", "it")}),
        (place("Grizzly Bears"), Intent.TOKEN_COPY, "create_token_copy", {"of": "it"}),
        (place("Lightning Bolt", zone="stack"), Intent.COPY_SPELL, "copy_spell", {"of": "it"}),
    ],
)
def test_what_is_meant_takes_the_action_that_fits(
    set_up: Record, intent: Intent, name: str, fields: dict[str, Any]
) -> None:
    action = meant(play(NEW, set_up, cards=(TALE, WAR, HERO)), intent)
    assert action_name(action) == name
    assert {key: getattr(action, key) for key in fields} == fields


def test_a_card_that_only_converts_is_converted() -> None:
    """701.28: to convert is to turn over a permanent as transforming does; an instruction means the one that works."""
    played = play(NEW, place("Optimus Prime, Hero"))
    action = meant(played, Intent.TURN)
    assert perform(played.table, action)[1].result is Result.DONE


@pytest.mark.parametrize("intent", list(Intent))
@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard", "stack"])
def test_whatever_is_meant_is_done_or_refused_with_a_rule(intent: Intent, zone: str) -> None:
    played = play(NEW, place("Grizzly Bears", zone=zone))
    _, outcome = perform(played.table, meant(played, intent))
    assert outcome.result is Result.DONE or outcome.rules


def test_a_meld_card_is_melded_with_its_partner_where_that_is_there() -> None:
    alone = play(NEW, place("Gisela, the Broken Blade"), place("Grizzly Bears", label="bear"))
    assert action_meant(alone.table, "it", Intent.MELD) is None
    # Before the partner lie a token, which no card represents, and another card.
    between = (place("1/1 red Goblin creature token", "token"), place("Grizzly Bears", "bear"))
    both = play(NEW, *between, place("Gisela, the Broken Blade"), place("Bruna, the Fading Light", label="other"))
    _, outcome = perform(both.table, meant(both, Intent.MELD))
    assert (outcome.result, getattr(meant(both, Intent.MELD), "objects", ())) == (Result.DONE, ("it", "other"))
    assert meant(alone, Intent.MELD, "bear") is not None


def test_701_42b_of_several_partners_the_one_is_meant_that_can_be_melded() -> None:
    """What is melded already is two cards, and no card of a pair (701.42c)."""
    pairs = [
        place(card, f"{card[0]}{number}".lower())
        for number in (1, 2)
        for card in ("Bruna, the Fading Light", "Gisela, the Broken Blade")
    ]
    melded = do("meld", objects=["b1", "g1"], as_="one")
    played = play(NEW, *pairs, melded)
    assert getattr(meant(played, Intent.MELD, "g2"), "objects", ()) == ("g2", "b2")


def test_what_is_made_gets_a_label_of_its_own_however_often_it_is_meant() -> None:
    taken = [place("Grizzly Bears", label=label) for label in ("it+it", "it+other", "it copy")]
    played = play(NEW, place("Gisela, the Broken Blade"), place("Bruna, the Fading Light", label="other"), *taken)
    for intent in (Intent.MELD, Intent.TOKEN_COPY):
        assert perform(played.table, meant(played, intent))[1].result is Result.DONE
    assert perform(played.table, meant(played, Intent.MELD, "it copy"))[1].rules


@pytest.mark.parametrize(
    ("card", "start", "end", "names"),
    [
        ("Grizzly Bears", "hand", "battlefield", ["put_onto_battlefield"]),
        ("Island", "hand", "battlefield", ["play_land", "put_onto_battlefield"]),
        ("Island", "graveyard", "battlefield", ["put_onto_battlefield"]),
        ("Grizzly Bears", "stack", "battlefield", ["resolve"]),
        ("Grizzly Bears", "battlefield", "battlefield", []),
        ("Grizzly Bears", "hand", "stack", ["cast"]),
        ("Grizzly Bears", "battlefield", "exile", ["move"]),
    ],
)
def test_what_may_bring_a_card_to_a_zone(card: str, start: str, end: str, names: list[str]) -> None:
    """Cards are cast (601) or moved, lands played from the hand (305.1), spells resolve (608)."""
    table = play(NEW, place(card, zone=start)).table
    ways = ways_to(table, table.objects["it"], end, "Ana")
    assert [action_name(action) for action, _ in ways] == names
    assert [text for action, text in ways if getattr(action, "to", end) != end] == []


def test_another_player_takes_a_permanent_by_an_effect_that_gives_control() -> None:
    """Only control changes where a permanent lies among the battlefields (110.2, 613.1b)."""
    table = play(NEW, place("Grizzly Bears", zone="battlefield")).table
    ((action, words),) = ways_to(table, table.objects["it"], "battlefield", "Ben")
    assert words == "Control to Ben"
    after, outcome = perform(table, action)
    assert outcome.result is Result.DONE
    assert characteristics(after, "it").controller == "Ben"
    assert after.objects["it"].owner == "Ana"


def test_116_2m_where_its_controller_cannot_unlock_a_door_an_effect_does() -> None:
    """709.5e-f: the special action is taken in one's own turn; what an effect says is done in any."""
    room = play(NEW, place(ROOM, unlocked=["left"]), {"do": "turn", "player": "Ben"})
    action = meant(room, Intent.UNLOCK)
    assert (getattr(action, "half", None), getattr(action, "by", None)) == ("right", "effect")


def test_109_4_what_is_meant_is_done_by_who_controls_the_object_now() -> None:
    taken = {"do": "effect", "on": ["it"], "change": {"control": "Ben"}}
    cast = (place("Lightning Bolt", "bolt", "hand"), {"do": "cast", "object": "bolt", "player": "Ben"})
    stolen = (place("Lightning Bolt", "stolen", "hand"), do("cast", "stolen"), {**taken, "on": ["stolen"]})
    played = play(NEW, place("Grizzly Bears"), taken, *cast, *stolen, place("Grizzly Bears", "other", "hand"))
    players = {
        label: meant(played, intent, label).player
        for label, intent in (
            ("it", Intent.TAP),
            ("bolt", Intent.COPY_SPELL),
            ("stolen", Intent.COPY_SPELL),
            ("other", Intent.TAP),
        )
    }
    assert players == {"it": "Ben", "bolt": "Ben", "stolen": "Ben", "other": "Ana"}
    offers = available_actions(played.table, "stolen")
    assert {offer.action.player for offer in offers if offer.text in ("Resolve", "Copy the spell")} == {"Ben"}


def test_701_42a_what_melds_with_nothing_is_said_of_another_card_or_else_of_itself() -> None:
    played = play(NEW, place("1/1 red Goblin creature token", "token"), place("Grizzly Bears"))
    assert [getattr(meant(played, Intent.MELD, label), "objects", ()) for label in ("token", "it")] == [
        ("token", "it"),
        ("it", "token"),
    ]
