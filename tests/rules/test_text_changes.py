"""Text-changing effects (612): which words change, and that what the text does changes with it."""

from __future__ import annotations

import pytest

from inspector.cards import TextChange
from inspector.rules import rungs
from inspector.rules.values.text_changes import replaced
from tests.rules.cards_for_tests import ALL, creature, enchantment
from tests.rules.playing import Played, Record, do, place, play


def now(*actions: Record, cards: tuple[Record, ...] = ()) -> Played:
    return play("2026-08", *actions, cards=(*cards, *ALL))


def changed(label: str, from_: str, to: str, **keys: object) -> Record:
    return do("effect", on=[label], change={"text": {"from": from_, "to": to}}, **keys)


@pytest.mark.parametrize(
    ("text", "from_", "to", "expected"),
    [
        ("Swampwalk", "Swamp", "Island", "Islandwalk"),
        ("Swampcycling {2}, plainscycling {2}", "Swamp", "Island", "Islandcycling {2}, plainscycling {2}"),
        ("Each Sliver card has slivercycling {3}.", "Sliver", "Elf", "Each Elf card has elfcycling {3}."),
        ("All Plains cards have plainscycling {2}.", "Plains", "Island", "All Island cards have islandcycling {2}."),
        ("Destroy target nonblack creature.", "black", "white", "Destroy target nonwhite creature."),
        ("Other Goblins get +1/+1.", "Goblin", "Zombie", "Other Zombies get +1/+1."),
        ("Other Goblins get +1/+1.", "Goblin", "Elf", "Other Elves get +1/+1."),
        (
            "Other Elves and each non-Elf creature.",
            "Elf",
            "Mercenary",
            "Other Mercenaries and each non-Mercenary creature.",
        ),
        ("All Swamps are Islands.", "Swamp", "Plains", "All Plains are Islands."),
        ("All Plains are Swamps. Plainswalk.", "Plains", "Island", "All Islands are Swamps. Islandwalk."),
        ("Destroy target Plains.", "Plains", "Forest", "Destroy target Forest."),
        ("All Mountains are Plains.", "Plains", "Forest", "All Mountains are Forests."),
        (
            "Creatures you control are Merfolk in addition.",
            "Merfolk",
            "Elf",
            "Creatures you control are Elves in addition.",
        ),
        ("Tap two untapped Merfolk you control.", "Merfolk", "Elf", "Tap two untapped Elves you control."),
        ("Protection from Kavu and from Kavu spells", "Kavu", "Elf", "Protection from Elves and from Elf spells"),
        ("Plants and Treefolk you control gain reach.", "Treefolk", "Elf", "Plants and Elves you control gain reach."),
        ("Merfolk you control have reach.", "Merfolk", "Elf", "Elves you control have reach."),
        ("If tapped for mana, Plains produce {R}.", "Plains", "Island", "If tapped for mana, Islands produce {R}."),
        (
            "Other creatures you control have plainswalk.",
            "Plains",
            "Island",
            "Other creatures you control have islandwalk.",
        ),
        ("All plainswalk is lost.", "Plains", "Island", "All islandwalk is lost."),
        ("They are Treefolk Warriors.", "Treefolk", "Elf", "They are Elf Warriors."),
        ("A Merfolk you control gains reach.", "Merfolk", "Elf", "An Elf you control gains reach."),
        (
            "Other Merfolk are blue. Merfolk spells cost {1} less.",
            "Merfolk",
            "Wolf",
            "Other Wolves are blue. Wolf spells cost {1} less.",
        ),
        (
            "Find a card named Goblin King of the Goblins, or a Goblin.",
            "Goblin",
            "Elf",
            "Find a card named Goblin King of the Goblins, or an Elf.",
        ),
        ("Whites are not white.", "white", "blue", "Whites are not blue."),
        ("Blackmail a blacksmith.", "black", "white", "Blackmail a blacksmith."),
        ("You control a Swamp or an Elf.", "Swamp", "Island", "You control an Island or an Elf."),
        ("A non-Elf and an Elf creature.", "Elf", "Goblin", "A non-Goblin and a Goblin creature."),
        ("An Elf is a Goblin.", "Elf", "Unicorn", "A Unicorn is a Goblin."),
    ],
)
def test_a_word_changes_where_it_is_used_as_that_word(text: str, from_: str, to: str, expected: str) -> None:
    assert replaced(text, TextChange(from_=from_, to=to)) == expected


def test_what_a_printed_static_ability_does_changes_with_its_words() -> None:
    zombie = creature("Zombie", "Zombie", "2/2")
    before = now(place("King", "king"), place("Goblin", "goblin"), place("Zombie", "zombie"), cards=(zombie,))
    after = before.then(changed("king", "Goblin", "Zombie", until="end of turn"))
    assert (before["goblin"].power, before["zombie"].power) == (2, 2)
    assert (after["goblin"].power, after["zombie"].power) == (1, 3)
    assert after["king"].subtypes == ("Zombie",)
    ended = after.then(do("end_turn"))
    assert (ended["goblin"].power, ended["king"].subtypes) == (2, ("Goblin",))


def test_an_effect_that_a_source_was_given_changes_with_its_text() -> None:
    played = now(
        place("Dual", "source"),
        do("effect", filter={"colors": "W"}, change={"power": "+1"}, source="source"),
        place("Angel", "white"),
        place("Bear", "green"),
    )
    after = played.then(changed("source", "white", "green"))
    assert (after["white"].power, after["green"].power) == (4, 3)


@pytest.mark.parametrize(
    ("wanted", "red"),
    [
        # What names an object is no word of the ability, whatever the name sounds like.
        ({"types": "Creature", "other": "Swamp"}, {"second"}),
        ({"types": "Creature", "name": "Swamp"}, {"Swamp"}),
        # A subtype is one (612.2).
        ({"types": "Creature", "subtypes": "Swamp"}, set()),
    ],
    ids=str,
)
def test_612_2_no_label_and_no_name_in_an_effect_changes(wanted: Record, red: set[str]) -> None:
    played = now(
        place("Dual", "source"),
        place("Swamp", "Swamp"),
        place("Second", "second"),
        do("effect", filter=wanted, change={"set_colors": ["R"]}, source="source"),
        changed("source", "Swamp", "Island"),
        cards=(creature("Swamp", "Swamp Imp", "1/1", "{U}"), creature("Second", "Imp", "1/1", "{U}")),
    )
    assert {label for label in ("Swamp", "second") if played[label].colors == ("R",)} == red


def test_a_name_never_changes_and_neither_does_what_another_effect_gave() -> None:
    played = now(
        place("Goblin", "goblin"),
        do("effect", on=["goblin"], change={"add_abilities": ["Swampwalk"]}),
        changed("goblin", "Swamp", "Island"),
        changed("goblin", "Goblin", "Elf"),
    )
    assert played["goblin"].name == "Goblin"
    assert played["goblin"].subtypes == ("Elf",)
    assert played["goblin"].abilities == ("Swampwalk",)
    assert "612.1" in played["goblin"].why["subtypes"][0].rules


OLD_KING = creature("Goblin Chief", "Goblin", "2/2", "{1}{R}{R}", oracle_text="Other Goblins fear Goblin Chief.")
BOSS = {**creature("Goblin Boss, Elf Foe", "Goblin", "2/2"), "oracle_text": "Goblin Boss gives Goblins haste."}
EDITIONS = ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "text"),
    [("Goblin Chief", "Other Elves fear Goblin Chief."), ("Goblin Boss, Elf Foe", "Goblin Boss gives Elves haste.")],
)
def test_612_2_the_own_name_of_a_card_never_changes(edition: str, card: str, text: str) -> None:
    played = play(edition, place(card), changed("it", "Goblin", "Elf"), cards=(OLD_KING, BOSS))
    it = played["it"]
    assert (it.name, it.subtypes, it.abilities) == (card, ("Elf",), (text,))
    assert "612.2" in it.why["abilities"][0].rules
    back = played.then(changed("it", "Elf", "Goblin"))
    assert (back["it"].name, back["it"].abilities[0]) == (card, text.replace("Elves", "Goblins"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_612_2_a_copy_that_is_a_creature_of_another_name_spares_the_name_in_its_text(edition: str) -> None:
    actions = (place("Goblin Chief", "chief"), place("Bear"), do("become_copy", "it", of="chief"))
    played = play(edition, *actions, changed("it", "Goblin", "Elf"), cards=(OLD_KING, *ALL))
    assert played["it"].abilities == ("Other Elves fear Goblin Chief.",)


def test_612_2_words_in_an_ability_that_an_effect_of_the_text_gives_change_in_the_plural_too() -> None:
    lord = enchantment("Banner", {"subtypes": "Goblin"}, {"add_abilities": ["Protection from Elves"]})
    played = now(place("Banner"), place("Goblin", "goblin"), changed("it", "Elf", "Wolf"), cards=(lord,))
    assert played["goblin"].abilities == ("Protection from Wolves",)
    other = played.then(
        changed("it", "Goblin", "Mercenary"), place("Bear", "bear"), changed("bear", "Bear", "Mercenary")
    )
    assert (other["goblin"].abilities, other["bear"].abilities) == ((), ("Protection from Wolves",))


@pytest.mark.parametrize("card", ["Forest", "Dryad Arbor"])
def test_305_6_the_mana_ability_of_a_land_type_goes_with_the_word_in_its_type_line(card: str) -> None:
    held = now(place(card), changed("it", "Forest", "Island"))
    assert "{T}: Add {U}." in held["it"].abilities
    assert "{T}: Add {G}." not in held["it"].abilities
    assert held["it"].why["abilities"][0].rules[0] == "305.6"
    told = rungs(held.table, "it")[-1].says
    assert told.endswith("it loses “{T}: Add {G}.”; it gains “{T}: Add {U}.”")
    # 612.1: where its own rules text has the word, that is what changed.
    words = creature("Grove", "Elf", "1/1", oracle_text="Other Forests are green.")
    other = now(place("Grove"), changed("it", "Forest", "Island"), cards=(words,))
    assert other["it"].why["abilities"][0].rules[0] == "612.1"
