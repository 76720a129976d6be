"""A card whose record does not say what its abilities do has its own words read, and does what they say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.cards_for_tests import ANGEL, BEAR, GOBLIN, HUMILITY, Record, creature, room
from tests.rules.playing import Played, do, play

LORD = creature("Lord", "Goblin", "2/2", oracle_text="Other Goblins you control get +1/+1 and have haste.")
WINGS = {"name": "Wings", "type_line": "Enchantment — Aura", "oracle_text": "Enchanted creature has flying."}
SENTENCE = "Root's power and toughness are each equal to the number of Goblins."
ROOT = creature("Root", "Plant", "*/*", oracle_text=SENTENCE)


def put(card: str, label: str = "", zone: str = "battlefield", **keys: Any) -> Record:  # noqa: ANN401
    return {"do": "place", "card": card, "as": label or card.lower(), "zone": zone, **keys}


def board(*actions: Record, more: tuple[Record, ...] = ()) -> Played:
    return play("2026-08", *actions, cards=[BEAR, GOBLIN, ANGEL, HUMILITY, LORD, WINGS, *more])


def size(played: Played, label: str) -> tuple[object, object]:
    return played[label].power, played[label].toughness


def test_what_is_read_is_done_and_told_as_certain() -> None:
    played = board(put("Lord"), put("Goblin"), put("Goblin", "theirs", player="Ben"), put("Bear"))
    assert size(played, "goblin") == (2, 2)
    assert played["goblin"].keywords == ("Haste",)
    assert size(played, "lord") == (2, 2)
    assert size(played, "theirs") == (1, 1)
    assert not any(played[label].not_computed for label in played.table.objects)


def test_words_follow_their_object_and_go_with_its_abilities() -> None:
    played = board(put("Wings"), put("Bear"), put("Goblin"))
    assert played["bear"].keywords == ()
    on_bear = played.then({"do": "attach", "object": "wings", "to": "bear"})
    assert on_bear["bear"].keywords == ("Flying",)
    assert on_bear["goblin"].keywords == ()
    humbled = board(put("Lord"), put("Goblin"), put("Humbling"))
    assert humbled["goblin"].keywords == ()
    copied = board(put("Lord"), put("Bear"), put("Goblin"), {"do": "become_copy", "object": "bear", "of": "lord"})
    assert size(copied, "goblin") == (3, 3)
    assert size(copied, "lord") == (3, 3)


def test_a_change_of_text_changes_what_is_read() -> None:
    change = {"do": "effect", "on": ["lord"], "change": {"text": {"from": "Goblin", "to": "Bear"}}}
    played = board(put("Lord"), put("Bear"), put("Goblin"), change)
    assert size(played, "bear") == (3, 3)
    assert size(played, "goblin") == (1, 1)
    assert not played["bear"].not_computed


def test_what_defines_its_object_is_read_in_every_zone() -> None:
    for zone in ("battlefield", "graveyard"):
        played = board(put("Root", zone=zone), put("Goblin"), put("Goblin", "more"), more=(ROOT,))
        assert size(played, "root") == (2, 2)


@pytest.mark.parametrize(("besides", "power"), [(False, 6), (True, 7)])
def test_an_effect_that_a_file_says_an_object_has_stands_in_place_of_its_words(besides: bool, power: int) -> None:
    said = {"do": "effect", "source": "lord", "filter": {"subtypes": "Goblin", "other": "lord"}, "besides": besides}
    played = board(put("Lord"), put("Goblin"), {**said, "change": {"power": "+5"}})
    assert played["goblin"].power == power
    # For the object that it is then nothing is said; its words are read again.
    again = played.then(do("move", "lord", to="hand"), do("put_onto_battlefield", "lord"))
    assert again["goblin"].power == 2


def test_the_words_of_a_face_down_permanent_and_of_a_locked_half_do_nothing() -> None:
    assert size(board(put("Lord", face_down=True), put("Goblin")), "goblin") == (1, 1)
    closet = room(
        {"name": "Closet", "mana_cost": "{1}", "oracle_text": "Creatures get +1/+1."},
        {"name": "Cellar", "mana_cost": "{2}", "oracle_text": "Creatures have flying."},
    )
    half = board(put("Closet // Cellar", "room", unlocked=["right"]), put("Bear"), more=(closet,))
    assert size(half, "bear") == (2, 2)
    assert half["bear"].keywords == ("Flying",)


def test_an_ability_that_is_gained_is_read_as_well() -> None:
    """It is the gaining object's own (113.10): "other" and "you" are seen from there, and it goes with what gave it."""
    gained = {"do": "effect", "on": ["angel"], "change": {"add_abilities": ["Other creatures get +1/+1."]}}
    played = board(put("Angel"), put("Bear"), {**gained, "until": "end of turn"})
    assert (size(played, "bear"), size(played, "angel")) == ((3, 3), (4, 4))
    assert not played["bear"].not_computed
    assert size(played.then(do("end_turn")), "bear") == (2, 2)


def test_the_words_of_a_plane_act_in_the_command_zone() -> None:
    plane = {
        "name": "Far Fields",
        "layout": "planar",
        "type_line": "Plane — Dominaria",
        "oracle_text": "All creatures have flying.",
    }
    played = board(put("Far Fields", zone="command"), put("Bear"), more=(plane,))
    assert played["bear"].keywords == ("Flying",)
    assert not played["bear"].not_computed


def enters(text: str, *before: Record, line: str = "Land", **keys: Any) -> Played:  # noqa: ANN401
    """A card with these words comes onto the battlefield from the hand, after what is done before."""
    card = {"name": "Comer", "type_line": line, "oracle_text": text, "power": "1", "toughness": "1"}
    put_it = {"do": "put_onto_battlefield", "object": "comer", **keys}
    return board(*before, put("Comer", zone="hand"), put_it, more=(card, WOOD, RELIC))


WOOD = {"name": "Wood", "type_line": "Basic Land — Forest"}
RELIC = {"name": "Relic", "type_line": "Artifact Creature — Golem", "power": "3", "toughness": "3"}


def test_a_permanent_enters_tapped_unless_what_it_asks_for_is_there_before_it() -> None:
    text = "This land enters tapped unless you control a Forest."
    assert enters(text)["comer"].tapped is True
    assert enters(text, put("Wood", player="Ben"))["comer"].tapped is True
    assert enters(text, put("Wood"))["comer"].tapped is False
    # 614.12: it is not on the battlefield yet, so that it is none of the lands that its player controls.
    own = "This land enters tapped unless you control a land."
    assert enters(own)["comer"].tapped is True


def test_a_permanent_enters_with_as_many_counters_as_it_counts() -> None:
    text = "Comer enters with two +1/+1 counters on it for each other creature you control."
    played = enters(text, put("Bear"), put("Goblin"), put("Bear", "theirs", player="Ben"), line="Creature — Elf")
    assert played["comer"].counters == {"+1/+1": 4}
    assert played["comer"].power == 5


def test_what_nobody_said_of_how_it_enters_is_told_as_not_computed() -> None:
    text = "Comer enters with a +1/+1 counter on it if an opponent lost life this turn."
    played = enters(text, line="Creature — Elf")
    assert played["comer"].counters == {}
    assert text in played.outcomes[-1].says


def test_a_copy_has_the_exceptions_that_the_words_of_the_card_make() -> None:
    exceptions = "except it's an artifact in addition to its other types and it has haste"
    text = f"You may have Comer enter as a copy of any creature on the battlefield, {exceptions}."
    plain = enters(text, put("Bear"), line="Creature — Shapeshifter", as_copy_of="bear")
    assert plain["comer"].name == "Bear"
    assert plain["comer"].types == ("Artifact", "Creature")
    assert plain["comer"].keywords == ("Haste",)
    said = enters(text, put("Bear"), line="Creature — Shapeshifter", as_copy_of="bear", **{"except": {"power": 9}})
    assert (said["comer"].power, said["comer"].types) == (9, ("Creature",))


@pytest.mark.parametrize("asks", ["there are no cards in your library", "a library has ten or fewer cards in it"])
def test_400_2_how_many_cards_a_library_has_is_told_and_not_counted(asks: str) -> None:
    """No desk has laid out all of a library."""
    card = creature(
        "Reader", "Elf", "2/2", oracle_text=f"As long as {asks}, this creature has base power and toughness 9/9."
    )
    played = board(put("Reader"), more=(card,))
    held = played["reader"]
    assert (held.power, [one.keys for one in held.depends]) == (2, [("power", "toughness")])
    told = played.then({"do": "condition", "object": "reader", "says": asks, "holds": True})
    assert (told["reader"].power, tuple(told["reader"].depends)) == (9, ())
