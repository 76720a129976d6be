"""Sentences that say why a value is so, where what is so can come about in more than one way: as a judge says each."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import creature
from tests.rules.playing import Record, do, place, play
from tests.rules.sentence_rows import NEW, OLD
from tests.rules.test_sentences_of_values import POOL

WHITE = {"name": "Dawn", "type_line": "Enchantment", "oracle_text": "Permanents you control are white."}
GROWN = {
    "name": "Song",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant permanent\nEnchanted permanent is a Forest land.",
}
ARBOR = {"name": "Arbor", "type_line": "Land Creature — Mountain Dryad", "power": "1", "toughness": "1"}
LEGEND = {**creature("Legend", "Elf", "1/1"), "type_line": "Legendary Creature — Elf"}
MASK = creature("Mask", "Shapeshifter", "1/1", oracle_text="Changeling", keywords=["Changeling"])
CARDS = (
    *(one for one in POOL if one["name"] != "Legend"),
    LEGEND,
    WHITE,
    GROWN,
    ARBOR,
    MASK,
    creature("Lion", "Cat", "1/1", "{W}"),
    {
        "name": "Engine",
        "type_line": "Artifact",
        "oracle_text": "Noncreature artifacts are 3/3 Golem creatures in addition to their other types.",
    },
)
LOSES_ALL = {"lose_all_abilities": True}
# What happens, which value is asked, and all that is said of it, each sentence behind its first rule.
ROWS: dict[str, tuple[str, tuple[Record, ...], str, list[str]]] = {
    "a star without its ability, before there was a rule for what has no value": (
        OLD,
        (place("Root"), do("effect", on=["it"], change=LOSES_ALL)),
        "it.power",
        [
            "107.2: The ability that defines its power is gone, so the printed star counts as 0: power 0.",
            "208.1: The power is printed on the card: *.",
        ],
    ),
    "a star without its ability on a card that is no creature": (
        NEW,
        (place("Root", zone="graveyard"), do("effect", filter={"zone": "graveyard"}, change=LOSES_ALL)),
        "it.power",
        [
            "107.2: The ability that defines its power is gone, so the printed star counts as 0: power 0.",
            "208.1: The power is printed on the card: *.",
        ],
    ),
    "colors that it has already": (
        NEW,
        (place("Lion"), place("Dawn", "d")),
        "it.colors",
        ["105.3: Dawn makes it white, which it was already.", "202.2: The symbols of its mana cost make it white."],
    ),
    "colorless, which it is already": (
        NEW,
        (place("Sword"), do("effect", on=["it"], change={"set_colors": []}, called="Drain")),
        "it.colors",
        [
            "105.3: Drain makes it colorless, which it was already.",
            "202.2b: No symbol of a mana cost and no color indicator gives it a color: colorless.",
        ],
    ),
    "a subtype that it has already, beside one of another kind": (
        NEW,
        (place("Arbor"), do("effect", on=["it"], change={"set_subtypes": ["Dryad"]}, called="Conform")),
        "it.subtypes",
        [
            "205.1a: Conform makes it a Dryad, which it was already.",
            "205.1: The subtypes are printed on the card: Mountain Dryad.",
        ],
    ),
    "its own ability, which comes too late for itself": (
        NEW,
        (place("Engine"), do("effect", on=["it"], change={"add_types": ["Creature"]}, called="Wake")),
        "it.subtypes",
        [
            "613.8a: Its own ability depends on Wake, which comes first, so it does not apply here.",
            "205.1: The card has no subtypes.",
        ],
    ),
    "colors that come to others": (
        NEW,
        (place("Bear"), do("effect", on=["it"], change={"add_colors": ["U"]}, called="Paint")),
        "it.colors",
        [
            "105.3: Paint adds blue to its colors: blue and green.",
            "202.2: The symbols of its mana cost make it green.",
        ],
    ),
    "colors that come to none": (
        NEW,
        (place("Sword"), do("effect", on=["it"], change={"add_colors": ["U"]}, called="Paint")),
        "it.colors",
        [
            "105.3: Paint makes it blue.",
            "202.2b: No symbol of a mana cost and no color indicator gives it a color: colorless.",
        ],
    ),
    "subtypes that go as a creature becomes a land": (
        NEW,
        (place("Bear"), place("Song", "s"), do("attach", "s", to="it")),
        "it.subtypes",
        [
            "305.7: Song gives the land a basic land type; before, it had no land types.",
            "205.1a: Song takes the card type Creature from it, and with that the subtype Bear.",
            "205.1a: Song sets the subtype to Forest.",
            "205.1: The subtypes are printed on the card: Bear.",
        ],
    ),
    "subtypes that go beside a land type that is replaced": (
        NEW,
        (place("Arbor"), place("Song", "s"), do("attach", "s", to="it")),
        "it.subtypes",
        [
            "305.7: A basic land type that Song gives to a land replaces its other land types.",
            "205.1a: Song takes the card type Creature from it, and with that the subtype Dryad.",
            "205.1a: Song sets the subtype to Forest.",
            "205.1: The subtypes are printed on the card: Mountain Dryad.",
        ],
    ),
    "a land type that is set where it was there, beside a creature type": (
        NEW,
        (place("Arbor"), do("effect", on=["it"], change={"set_subtypes": ["Mountain"]}, called="Red")),
        "it.subtypes",
        [
            "305.7: Red gives the land a basic land type that it has already.",
            "205.1a: Red makes it a Mountain, which it was already.",
            "205.1: The subtypes are printed on the card: Mountain Dryad.",
        ],
    ),
    "every creature type goes with its card type": (
        NEW,
        (place("Mask"), do("effect", on=["it"], change={"set_types": ["Land"]}, called="Earth")),
        "it.subtypes",
        [
            "205.1a: Earth takes the card type Creature from it, and with that every creature type.",
            "702.73a: Changeling makes it every creature type.",
            "205.1: The subtypes are printed on the card: Shapeshifter.",
        ],
    ),
    "doors of which each was unlocked in another way": (
        NEW,
        (
            place("Attic // Cellar", zone="hand"),
            do("cast", "it", half="left"),
            do("resolve", "it"),
            do("unlock", "it", half="right", by="special action"),
        ),
        "it.unlocked",
        [
            "709.5e: Its controller paid to unlock its right half.",
            "709.5d: The spell was its left half, so it entered with that half unlocked.",
            "709.5c: It has the designations “left half unlocked” and “right half unlocked”.",
        ],
    ),
    # 709.5c: of a door that an event unlocked this is told once, by the rule of that event.
    "a door that was set up open beside one that was unlocked": (
        NEW,
        (place("Attic // Cellar", unlocked=["left"]), do("unlock", "it", half="right")),
        "it.unlocked",
        [
            "709.5f: An effect unlocked its right half.",
            "709.5c: It has the designation “left half unlocked”.",
        ],
    ),
    "a door that was locked again": (
        NEW,
        (
            place("Attic // Cellar", unlocked=["left"]),
            do("unlock", "it", half="right"),
            do("lock", "it", half="left"),
        ),
        "it.unlocked",
        [
            "709.5g: An effect locked its left half.",
            "709.5f: An effect unlocked its right half.",
            "709.5c: It has the designation “right half unlocked”.",
        ],
    ),
    "a subtype that an exception cannot add": (
        NEW,
        (
            place("Bear"),
            place("Sword", "s"),
            do("become_copy", "it", of="s", **{"except": {"add_subtypes": ["Illusion"]}}),
        ),
        "it.subtypes",
        [
            "707.2: It is a copy of Sword (s), so it has the copied values: subtype Equipment.",
            "205.3d: The exception would add the subtype Illusion, but the copy has no card type that goes with that.",
        ],
    ),
    "a commander, whenever that was said": (
        NEW,
        (place("Legend"), do("designate", "it", **{"as": "commander"})),
        "it.designations",
        ["903.3: It is a commander for the whole game, whatever zone it is in."],
    ),
}


@pytest.mark.parametrize(("edition", "actions", "of", "says"), ROWS.values(), ids=ROWS)
def test_each_way_in_which_a_value_can_come_about_has_its_sentence(
    edition: str, actions: tuple[Record, ...], of: str, says: list[str]
) -> None:
    label, _, key = of.partition(".")
    why = play(edition, *actions, cards=CARDS)[label].why[key]
    assert [f"{reason.rules[0]}: {reason.says}" for reason in why] == says


def test_613_8a_a_dependency_is_told_by_its_own_layer_of_values_of_later_ones() -> None:
    chief = creature("Chief", "Elf", "1/1", oracle_text="Creatures lose flying and have base power and toughness 3/3.")
    hush = {"name": "Hush", "type_line": "Enchantment", "oracle_text": "All creatures lose all abilities."}
    played = play(NEW, place("Bear"), place("Chief", "c"), place("Hush", "h"), cards=(*POOL, chief, hush))
    of_another = "Chief does not apply: it depends on Hush, which takes its ability away first."
    its_own = "Its own ability depends on Hush, which takes it away first, so it does not apply."
    for label, told in (("it", of_another), ("c", its_own)):
        first = played[label].why["power"][0]
        assert (first.layer, first.rules[0], first.says) == ("6", "613.8a", told)


def test_611_3a_what_an_ability_never_affected_is_not_told_as_affected_no_longer() -> None:
    moon = {"name": "Moon", "type_line": "Enchantment", "oracle_text": "Green creatures get +1/+1."}
    painted = do("effect", on=["it"], change={"set_colors": ["B"]})
    played = play(NEW, place("Bear"), painted, place("Moon", "m"), cards=(*POOL, moon))
    told = [(rung.says, rung.step.rules) for rung in rungs(played.table, "it")][-1]
    assert told == ("Moon does not apply here: it affects only green creatures.", ("611.3a", "613.4c"))


def test_702_102a_fuse_stands_once_on_a_card_whose_halves_it_is_printed_across() -> None:
    fuse = "Fuse (You may cast one or both halves of this card from your hand.)"
    faces = [
        {"name": name, "mana_cost": "{1}{R}", "type_line": "Instant", "oracle_text": f"{does}\n{fuse}"}
        for name, does in (("Rip", "Flying"), ("Mend", "Haste"))
    ]
    split = {"name": "Rip // Mend", "layout": "split", "card_faces": faces, "keywords": ["Fuse"]}
    held, cast = place("Rip // Mend", zone="hand"), do("cast", "it", half="fused")
    for actions in ((held,), (held, cast)):
        assert play(NEW, *actions, cards=[split])["it"].abilities == ("Flying", "Haste", fuse)


def test_707_8a_stands_beside_the_rule_of_the_face_that_a_double_faced_token_shows() -> None:
    made = do("create_token_copy", of="d", as_="it")
    told = [
        play(edition, place("Delver of Secrets", "d", face="back"), made, cards=CARDS)["it"].why["name"][0].rules
        for edition in ("2021-09", NEW)
    ]
    assert told == [("707.2",), ("712.8e", "712.8", "707.8a")]
