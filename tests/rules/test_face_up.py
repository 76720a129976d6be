"""What a face-down permanent would be face up decides whether it has a cost to be turned up for (702.37e, 702.168d)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, available_actions
from inspector.rules.table import actions as act
from tests.rules.cards_for_tests import creature, enchantment
from tests.rules.editions import EDITION_KEYS, by_edition
from tests.rules.playing import DONE, ILLEGAL, Played, Record, do, place, play

NEW = NEWEST.key
SINCE_2015 = [key for key in EDITION_KEYS if key > "2015"]
CREATURES = {"types": "Creature"}
MORPHER = creature("Hidden Bear", "Bear", "3/3", oracle_text="Morph {1}", keywords=["Morph"])
DISGUISED = creature("Masked Bear", "Bear", "3/3", oracle_text="Disguise {1}", keywords=["Disguise"])
FIELD = {
    "name": "Woven Field",
    "mana_cost": "{1}{W}",
    "type_line": "Enchantment",
    "oracle_text": "Creatures you control get +0/+1.\nMorph {2}",
    "keywords": ["Morph"],
    "static": [{"filter": {"types": "Creature", "controller": "you"}, "change": {"toughness": "+1"}}],
}
UNDRESSING = enchantment("Undressing", CREATURES, {"lose_all_abilities": True})
HUMBLING = enchantment("Humbling", CREATURES, {"lose_all_abilities": True, "set_power": 1, "set_toughness": 1})
HOUND = creature("Open Hound", "Dog", "3/3", "")
TEACHING = enchantment("Teaching", CREATURES, {"add_abilities": ["Morph {2}"]})
CARDS = (MORPHER, DISGUISED, FIELD, UNDRESSING, HUMBLING, TEACHING, creature("Bear", "Bear", "2/2"))


def turned(edition: str, card: str, *before: Record, by: str = "morph") -> Played:
    down = place(card, "it", face_down=by)
    return play(edition, down, *before, do("turn_face_up", "it", by=by), cards=CARDS)


MORPH_COST = by_edition("702.35d", "702.36e", "702.37e", "702.37e", "702.37e")


@MORPH_COST
@pytest.mark.parametrize("other", ["Humbling", "Undressing"])
def test_702_37e_without_morph_as_it_would_be_face_up_it_stays_down(edition: str, rules: list[str], other: str) -> None:
    played = turned(edition, "Hidden Bear", place(other, "other"))
    assert played.last.result == ILLEGAL
    assert played.last.rules[0] == rules[0]
    assert played["it"].face_down == "morph"
    gone = play(
        edition,
        place("Hidden Bear", face_down="morph"),
        place(other, "other"),
        do("move", "other", to="graveyard"),
        do("turn_face_up", "it", by="morph"),
        cards=CARDS,
    )
    assert gone.last.result == DONE


@MORPH_COST
def test_702_37e_what_would_be_no_creature_keeps_its_morph_under_what_takes_the_abilities_of_creatures(
    edition: str, rules: list[str]
) -> None:
    played = turned(edition, "Woven Field", place("Humbling", "other"))
    assert played.last.result == DONE
    assert rules[0] in played.last.rules
    assert played["it"].types == ("Enchantment",)


def test_702_37e_an_aura_that_makes_it_a_forest_takes_its_morph() -> None:
    forest = {
        "name": "Leafy Song",
        "mana_cost": "{2}{G}",
        "type_line": "Enchantment — Aura",
        "oracle_text": "Enchant permanent\nEnchanted permanent is a colorless Forest land.",
        "static": [{"on": "attached", "change": {"set_types": ["Land"], "set_subtypes": ["Forest"], "set_colors": []}}],
    }
    actions = (
        place("Hidden Bear", face_down="morph"),
        place("Leafy Song", "song"),
        do("attach", "song", to="it"),
        do("turn_face_up", "it", by="morph"),
    )
    played = play(NEW, *actions, cards=(*CARDS, forest))
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, "702.37e")


def test_702_37e_a_lasting_loss_of_all_abilities_takes_the_morph_too() -> None:
    loses = do("effect", on=["it"], change={"lose_all_abilities": True})
    assert turned(NEW, "Hidden Bear", loses).last.result == ILLEGAL


def test_702_37e_a_morph_that_an_effect_gives_is_one_that_it_would_have() -> None:
    actions = (place("Bear", face_down=True), place("Teaching", "other"), do("turn_face_up", "it", by="morph"))
    assert play(NEW, *actions, cards=CARDS).last.result == DONE
    assert turned(NEW, "Bear").last.result == ILLEGAL


@pytest.mark.parametrize(("edition", "result"), [("2011-09", ILLEGAL), *((key, DONE) for key in SINCE_2015)])
def test_613_7f_its_own_morph_is_as_new_as_it_would_be_turned_up(edition: str, result: str) -> None:
    """Since 2015 it would be turned up after it lost morph, and gain it again; before, its ability is the older one."""
    teaching = creature(
        "Inner Bear", "Bear", "3/3", static=[{"on": "self", "change": {"add_abilities": ["Morph {2}"]}}]
    )
    effect = do("effect", on=["it"], change={"remove_abilities": ["Morph"]})
    forgetting = enchantment("Forgetting", CREATURES, {"remove_abilities": ["Morph"]})
    for lost in (effect, place("Forgetting", "other")):
        actions = (place("Inner Bear", "it", face_down=True), lost, do("turn_face_up", "it", by="morph"))
        assert play(edition, *actions, cards=[teaching, forgetting]).last.result == result


def test_712_15a_turned_up_it_would_have_the_morph_of_its_front_face() -> None:
    front = creature("Hidden Pup", "Dog", "1/1", oracle_text="Morph {1}", keywords=["Morph"])
    for faces, result in (((front, HOUND), DONE), ((HOUND, front), ILLEGAL)):
        name = " // ".join(str(face["name"]) for face in faces)
        card = {"name": name, "layout": "transform", "card_faces": [*faces]}
        actions = (place(name, "it", face_down="manifest"), do("turn_face_up", "it", by="morph"))
        assert play(NEW, *actions, cards=[card]).last.result == result


@by_edition("-", "-", "-", "702.168d", "702.168d")
def test_702_168d_without_disguise_as_it_would_be_face_up_it_stays_down(edition: str, rules: list[str]) -> None:
    played = turned(edition, "Masked Bear", place("Humbling", "other"), by="disguise")
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, rules[0])
    assert turned(edition, "Masked Bear", by="disguise").last.result == DONE


@by_edition("-", "701.31b", "701.34b", "701.40b", "701.40b")
def test_701_40b_a_manifested_creature_card_is_turned_up_whatever_it_would_be(edition: str, rules: list[str]) -> None:
    played = turned(edition, "Hidden Bear", place("Humbling", "other"), by="manifest")
    assert (played.last.result, rules[0] in played.last.rules) == (DONE, True)
    refused = turned(edition, "Woven Field", by="manifest")
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, rules[0])


def test_702_37e_a_cost_that_it_would_not_have_is_not_offered() -> None:
    def offered(*others: Record) -> list[str]:
        played = play(NEW, place("Hidden Bear", face_down="manifest"), *others, cards=CARDS)
        offers = available_actions(played.table, "it")
        return [offer.action.by for offer in offers if isinstance(offer.action, act.TurnFaceUp)]

    assert "morph" in offered()
    assert "morph" not in offered(place("Humbling", "other"))


def test_708_11_who_chose_no_original_is_itself_for_certain() -> None:
    """It may be turned up, or enter, as a copy (707.5): by an action that names no original it is none, as a Clone."""
    bear, up = place("Bear", "bear"), do("turn_face_up", "it")
    turned_up = play(NEW, place("Vesuvan Shapeshifter", face_down="morph"), bear, up, cards=CARDS)
    entered = play(NEW, place("Vesuvan Shapeshifter", zone="hand"), bear, do("put_onto_battlefield", "it"), cards=CARDS)
    for played in (turned_up, entered):
        assert (played["it"].not_computed, played["bear"].not_computed) == ((), ())
        assert "not computed" not in " ".join(said.says for said in played.last.said)


def test_708_11_what_it_was_a_copy_of_before_it_is_again_once_it_lies_face_down() -> None:
    """A copy effect that lasts until it is turned face down takes no other one from it."""
    shape, bear = "Vesuvan Shapeshifter", place("Bear", "bear")
    copied = (place("Hidden Bear", face_down="manifest"), place(shape, "shape"), do("become_copy", "it", of="shape"))
    up = play(NEW, *copied, bear, do("turn_face_up", "it", as_copy_of="bear"), cards=CARDS)
    assert up["it"].name == "Bear"
    again = up.then(do("turn_face_down", "it"), do("turn_face_up", "it"))
    assert (again.last.result, again["it"].name) == (DONE, shape)


RISER = creature(
    "Riser",
    "Beast",
    "4/4",
    oracle_text="Morph {G}\nAs this creature is turned face up, put X +1/+1 counters on it, where X is the odds.",
    keywords=["Morph"],
)
GIFT = {
    "name": "Gift",
    "mana_cost": "{B}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature\nEnchanted creature gets +1/+1.\nMorph {G}\n"
    "As this Aura is turned face up, you may attach it to a creature.",
    "keywords": ["Enchant", "Morph"],
}


def doubted(played: Played, label: str) -> list[tuple[str, ...]]:
    return [one.keys for one in played[label].not_computed]


def test_708_11_counters_that_are_not_computed_as_it_is_turned_up_leave_its_size_open_until_they_are_said() -> None:
    down = play(NEW, place("Riser", face_down="morph", counters={"shield": 1}), cards=[RISER])
    assert doubted(down, "it") == []
    up = down.then(do("turn_face_up", "it", by="morph"))
    assert up["it"].counters == {"shield": 1}
    assert [{"counters", "power", "toughness"} <= {*keys} for keys in doubted(up, "it")] == [True]


def test_708_11_what_an_aura_may_be_attached_to_as_it_is_turned_up_is_open_until_it_is_said() -> None:
    board = (place("Gift", face_down="morph"), place("Bear", "b"), place("Forest", "f"))
    up = play(NEW, *board, do("turn_face_up", "it", by="morph"), cards=[GIFT, *CARDS])
    # 704.5m: attached to nothing it goes to the graveyard, and nobody knows whether it is.
    assert (up["it"].state_based, doubted(up, "it"), doubted(up, "f")) == (("704.5m",), [("state_based",)], [])
    assert [{"power", "toughness"} <= {*keys} for keys in doubted(up, "b")] == [True]
    why, *_ = (one.why for one in up["it"].not_computed)
    assert why == "What these words did as it was turned face up is not computed."
    said = up.then(do("attach", "it", to="b"))
    assert (doubted(said, "it"), doubted(said, "b"), said["b"].power) == ([], [], 3)
