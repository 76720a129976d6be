"""The bundled cards that enter as copies: the exceptions of their own words are read, or the copy is in doubt.

What such a card may copy, and except, its own words say; a copy without them would be a wrong value shown as certain.
Of other permanents that enter such words say nothing.
"""

from __future__ import annotations

import pytest

from inspector.cards import Color
from inspector.library import bundled_cards
from inspector.reading import said_of_others, what_it_may_copy
from inspector.rules import NEWEST
from tests.rules.playing import Played, Record, do, place, play

NEW = NEWEST.key
FACES = {card.name: card.faces[0] for card in bundled_cards()}
ENTERING_COPIES = sorted(
    name
    for name, face in FACES.items()
    if any(" enter" in text and " as a copy of " in text for text in face.paragraphs)
)


def entered(card: str, original: str = "Serra Angel") -> Played:
    return play(
        NEW,
        place(original, "original"),
        place(card, "it", "hand"),
        do("put_onto_battlefield", "it", as_copy_of="original"),
    )


def test_there_are_such_cards() -> None:
    assert {"Clone", "Phantasmal Image", "Copy Artifact", "Spark Double", "Vesuvan Doppelganger"} <= set(
        ENTERING_COPIES
    )


@pytest.mark.parametrize("card", ENTERING_COPIES)
def test_707_9_the_words_are_read(card: str) -> None:
    assert what_it_may_copy(FACES[card].paragraphs, (card,)) is not None
    assert entered(card)["it"].not_computed == ()


@pytest.mark.parametrize("card", ENTERING_COPIES)
def test_614_12_what_speaks_of_its_own_entering_speaks_of_no_other(card: str) -> None:
    assert said_of_others(FACES[card].paragraphs, (card,)) == ()


def test_707_9d_an_image_is_an_illusion_as_well() -> None:
    image = entered("Phantasmal Image")["it"]
    assert (image.name, image.subtypes) == ("Serra Angel", ("Angel", "Illusion"))
    assert image.abilities[-1].startswith("When this is targeted by a spell")


def test_707_9d_a_metamorph_is_an_artifact_as_well() -> None:
    assert entered("Phyrexian Metamorph")["it"].types == ("Artifact", "Creature")


def test_707_9d_a_copied_artifact_is_an_enchantment_as_well() -> None:
    assert entered("Copy Artifact", "Bonesplitter")["it"].types == ("Enchantment", "Artifact")


def test_707_9d_a_student_is_a_ninja_as_well() -> None:
    assert entered("Sakashima's Student")["it"].subtypes == ("Angel", "Ninja")


def test_707_9c_an_impostor_keeps_its_name_and_is_legendary() -> None:
    impostor = entered("Sakashima the Impostor")["it"]
    assert (impostor.name, impostor.supertypes) == ("Sakashima the Impostor", ("Legendary",))
    assert (impostor.mana_cost, impostor.power) == ("{3}{W}{W}", 4)
    assert impostor.abilities[-1].startswith("{2}{U}{U}: Return this")


def test_707_9_a_clone_has_no_exception() -> None:
    clone = entered("Clone")["it"]
    assert (clone.name, clone.subtypes, clone.keywords) == ("Serra Angel", ("Angel",), ("Flying", "Vigilance"))


def test_707_5_vesuva_enters_tapped() -> None:
    assert entered("Vesuva", "Forest")["it"].tapped


def test_707_9_a_double_of_your_creature_gets_a_counter_and_loses_its_legend() -> None:
    played = entered("Spark Double", "Lazav, Dimir Mastermind")
    double = played["it"]
    assert (double.supertypes, double.counters, double.power) == ((), {"+1/+1": 1}, 4)
    assert "it also enters with a +1/+1 counter" in played.last.says
    assert "also enters" not in entered("Clone", "Lazav, Dimir Mastermind").last.says


def test_707_9_a_double_of_your_planeswalker_gets_a_loyalty_counter() -> None:
    double = entered("Spark Double", "Jace, the Mind Sculptor")["it"]
    assert (double.supertypes, double.counters["loyalty"]) == ((), 3 + 1)


def test_707_9_a_doppelganger_keeps_its_color() -> None:
    it = entered("Vesuvan Doppelganger")["it"]
    assert it.colors == (Color.BLUE,)
    # An indicator that was not copied is not told as one of no color.
    assert all("colorless" not in why.says for why in it.why.get("color_indicator", ()))


MIRROR = {
    "name": "Tarnished Mirror",
    "layout": "normal",
    "mana_cost": "{2}{R}",
    "type_line": "Artifact",
    "oracle_text": "As this artifact enters, you may have it become a copy of any creature until end of turn, except "
    "it has haste.",
}


def test_707_9_words_of_becoming_a_copy_as_it_enters_are_in_doubt_where_they_are_not_read() -> None:
    mirror = place("Tarnished Mirror", "it", "hand")
    played = play(
        NEW,
        place("Grizzly Bears", "bear"),
        mirror,
        do("put_onto_battlefield", "it", as_copy_of="bear"),
        cards=[MIRROR],
    )
    assert played["it"].not_computed
    assert "not computed" in played.last.says


NOT_LEGENDARY = {"remove_supertypes": ["Legendary"]}
FOUR = {"power": 4, "toughness": 4}


def decides(key: str, card: str, change: Record, *later: Record) -> str:
    """Give the rule that decides a value of a token copy of a bundled card, made with an exception."""
    played = play(NEW, place(card, "o"), do("create_token_copy", of="o", as_="it", except_=change), *later)
    return played["it"].why[key][0].rules[0]


@pytest.mark.parametrize(
    ("card", "change", "key", "front", "back"),
    [
        # Only the Enforcer has an ability that defines its size.
        ("Enduring Angel", FOUR, "abilities", "712.8d", "707.9d"),
        ("Enduring Angel", FOUR, "power", "707.9b", "707.9b"),
        # Only Ojer Taq, and only Ormendahl, is legendary.
        ("Ojer Taq, Deepest Foundation", NOT_LEGENDARY, "supertypes", "707.9b", "712.8e"),
        ("Westvale Abbey", NOT_LEGENDARY, "supertypes", "712.8d", "707.9b"),
        ("The Kami War", {"colors": ["U"]}, "abilities", "712.8d", "707.9d"),
    ],
)
def test_707_9_an_exception_decides_only_what_it_changed_on_the_face_that_is_up(
    card: str, change: Record, key: str, front: str, back: str
) -> None:
    assert (decides(key, card, change), decides(key, card, change, do("transform", "it"))) == (front, back)


def test_710_2_of_a_flip_card_it_decides_only_what_it_changed_on_the_half_that_counts() -> None:
    card = ("supertypes", "Akki Lavarunner", NOT_LEGENDARY)
    assert (decides(*card), decides(*card, do("flip", "it"))) == ("707.2", "707.9b")
