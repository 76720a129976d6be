"""What changed a permanent spell counts for how the permanent enters, in every edition (400.7a, 614.12)."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import DONE, ILLEGAL, Played, Record, do, place, play

GROWN = creature("Grown", "Elemental", "0/0", oracle_text="This creature enters with two +1/+1 counters on it.")
SLOW = {"name": "Slow", "mana_cost": "{1}", "type_line": "Enchantment", "oracle_text": "White creatures enter tapped."}
RUST = {"name": "Rust", "mana_cost": "{1}", "type_line": "Enchantment", "oracle_text": "Artifacts enter tapped."}
MUTE = {"lose_all_abilities": True}


def resolved(edition: str, card: str, change: Record, *before: Record, **keys: object) -> Played:
    spell = (place(card, zone="hand"), do("cast", "it"), do("effect", on=["it"], change=change))
    return play(edition, *before, *spell, do("resolve", "it", **keys), cards=(GROWN, SLOW, RUST, *ALL))


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_614_12_a_spell_that_lost_its_abilities_enters_without_what_they_would_do(edition: str) -> None:
    played = resolved(edition, "Grown", MUTE)
    assert played["it"].counters == {}
    assert {"400.7a", "614.12"} <= set(played.last.rules)
    assert resolved(edition, "Grown", {"set_colors": ["W"]})["it"].counters == {"+1/+1": 2}
    bear = place("Grizzly Bears", "bear")
    copy = resolved(edition, "Clone", MUTE, bear, as_copy_of="bear")
    assert (copy.last.result, copy.last.rules[0]) == (ILLEGAL, "614.12")
    assert resolved(edition, "Clone", {"set_colors": ["W"]}, bear, as_copy_of="bear").last.result == DONE


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
@pytest.mark.parametrize(
    ("says", "change"), [("Slow", {"set_colors": ["W"]}), ("Rust", {"add_types": ["Artifact"]})], ids=["color", "type"]
)
def test_614_12_what_others_say_of_what_a_spell_was_made_applies_as_it_enters(
    edition: str, says: str, change: Record
) -> None:
    assert resolved(edition, "Grizzly Bears", change, place(says, "rule"))["it"].tapped
    assert not resolved(edition, "Grizzly Bears", {"power": "+1"}, place(says, "rule"))["it"].tapped


TWIN = creature(
    "Twin", "Shapeshifter", "0/0", oracle_text="You may have Twin enter as a copy of any creature you control."
)
THERE = "creature on the battlefield"
SHARER = creature(
    "Sharer",
    "Shapeshifter",
    "0/0",
    oracle_text=f"You may have Sharer enter as a copy of any {THERE}, "
    "except it enters with a +1/+1 counter on it if you control that creature.",
)
LAIR = {
    "name": "Lair",
    "mana_cost": "{1}",
    "type_line": "Artifact",
    "oracle_text": "Lair enters tapped unless you control a creature.",
}
TAKEN = do("effect", on=["it"], change={"control": "Ben"}, until="end of turn")
NIGHT = do("day_night", value="night")
HUSH = {
    "name": "Hush",
    "mana_cost": "{1}",
    "type_line": "Enchantment",
    "oracle_text": "Creatures your opponents control lose all abilities.",
}


def taken(card: str, *before: Record, **keys: object) -> Played:
    """What comes of a spell of Ana's that Ben controls as it resolves."""
    spell = (place(card, zone="hand"), do("cast", "it"), TAKEN, do("resolve", "it", **keys))
    return play("2026-08", *before, *spell, cards=(TWIN, SHARER, LAIR, HUSH, *ALL))


@pytest.mark.parametrize(("whose", "result"), [("Ana", ILLEGAL), ("Ben", DONE)])
def test_109_5_you_in_the_words_of_a_spell_is_who_controls_it_as_it_enters(whose: str, result: str) -> None:
    bear = place("Bear", "bear", player=whose)
    assert taken("Twin", bear, as_copy_of="bear").last.result == result
    assert taken("Sharer", bear, as_copy_of="bear")["it"].counters == ({"+1/+1": 1} if result == DONE else {})
    assert taken("Lair", bear)["it"].tapped == (result == ILLEGAL)
    # 702.145b, 614.12: whether it would have daybound there, where Ana's Hush mutes Ben's creatures.
    hush = place("Hush", "hush", player=whose)
    assert taken("Bird Admirer", hush, NIGHT)["it"].face_up == ("front" if whose == "Ana" else "back")


def test_109_5_you_in_the_words_of_what_is_put_there_is_who_puts_it() -> None:
    """614.12: looked at as it would be on the battlefield, where it is Ben's."""
    put = do("put_onto_battlefield", "it", player="Ben", as_copy_of="bear")
    for whose, counters in (("Ana", {}), ("Ben", {"+1/+1": 1})):
        there = (place("Bear", "bear", player=whose), place("Sharer", zone="hand"), put)
        assert play("2026-08", *there, cards=(SHARER, *ALL))["it"].counters == counters


@pytest.mark.parametrize("face_down", [None, "morph"])
def test_110_2_a_permanent_is_by_default_whose_spell_it_was_as_it_entered(face_down: str | None) -> None:
    cast = do("cast", "it", face_down=face_down) if face_down else do("cast", "it")
    spell = (place("Pine Walker", zone="hand"), cast, TAKEN, do("resolve", "it"))
    later = play("2026-08", *spell, do("end_turn"))
    assert (later["it"].controller, later["it"].owner) == ("Ben", "Ana")


@pytest.mark.parametrize(("edition", "rule"), [("2021-09", "712.9"), ("2025-06", "712.13")])
@pytest.mark.parametrize(("face", "name"), [("front", "Valki, God of Lies"), ("back", "Tibalt, Cosmic Impostor")])
def test_712_13_a_modal_spell_told_to_enter_transformed_keeps_its_face_where_only_others_do(
    edition: str, rule: str, face: str, name: str
) -> None:
    """712.14a of 2026 lets every double-faced card be told so; before, it was said of those that transform alone."""
    cast = (place("Valki, God of Lies", zone="hand"), do("cast", "it", face=face))
    played = play(edition, *cast, do("resolve", "it", transformed=True))
    assert (played["it"].name, played["it"].face_up, played.last.rules[0]) == (name, face, rule)


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_400_7a_only_what_changed_a_permanent_spell_goes_on_applying(edition: str) -> None:
    """What was done to the card where it lay was done to another object."""
    grown = do("effect", on=["it"], change={"power": "+3", "set_colors": ["U"]}, until="forever")
    for zone, deed in (("hand", "put_onto_battlefield"), ("graveyard", "put_onto_battlefield")):
        put = play(edition, place("Grizzly Bears", zone=zone), grown, do(deed, "it"))
        assert (put["it"].power, put["it"].colors) == (2, ("G",))
    spell = (place("Grizzly Bears", zone="hand"), do("cast", "it"), grown, do("resolve", "it"))
    assert play(edition, *spell)["it"].power == 5
