"""Forms of words of few cards: what they change by the rules, and that what was not said is told."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import NEWEST, edition_of, new_table, questions_of
from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import Played, do, place, play

NEW = NEWEST.key
BEAR, ELF = creature("Bear", "Bear", "2/2"), creature("Elf", "Elf Warrior", "1/1")
KNIGHT = creature("Knight", "Human Knight", "2/2", "{1}{W}")
SHIFTER = creature("Shifter", "Shapeshifter", "3/3", oracle_text="Changeling", keywords=["Changeling"])
WOOD = land("Wood", "Forest", "Basic")
PLAIN = (BEAR, ELF, KNIGHT, SHIFTER, WOOD)


def aura(text: str) -> Record:
    return {
        "name": "Words",
        "mana_cost": "{2}",
        "type_line": "Enchantment — Aura",
        "oracle_text": f"Enchant creature\n{text}",
    }


def being(size: str, text: str) -> Record:
    return creature("Words", "Golem", size, oracle_text=text)


def board(made: Record, *actions: Record) -> Played:
    return play(NEW, *actions, cards=(*PLAIN, made))


def on(text: str, *actions: Record) -> Played:
    """A Bear with an Aura of these words on it."""
    return board(aura(text), place("Bear"), place("Words", "aura"), do("attach", "aura", to="it"), *actions)


def size(played: Played, label: str = "it") -> tuple[Any, Any]:
    assert played[label].not_computed == ()
    return played[label].power, played[label].toughness


EQUAL = "This creature's power and toughness are each equal to "
HELD = (
    "This creature has flying as long as you control a Knight, haste as long as you control a Bear, and reach as long "
    "as you control a Goblin."
)
MOB = (
    "During your turn, this creature's power and toughness are each equal to 2 plus the number of Elves you control.\n"
    "During turns other than yours, this creature's power and toughness are each 1."
)
OTHERS = "each other creature on the battlefield"
SHARING = f"Enchanted creature gets +1/+1 for {OTHERS} that shares a creature type with it."


@pytest.mark.parametrize(
    ("others", "power"),
    [((), 2), (("Elf",), 2), (("Bear",), 3), (("Shifter",), 3), (("Bear", "Shifter", "Knight", "Wood"), 4)],
)
def test_702_73a_what_is_every_creature_type_shares_one_with_every_creature(
    others: tuple[str, ...], power: int
) -> None:
    there = [place(card, f"other {at}", player="Ben") for at, card in enumerate(others)]
    assert size(on(SHARING, *there)) == (power, power)


def test_702_14a_702_16a_abilities_of_one_name_are_had_as_the_other_object_has_them() -> None:
    text = (
        "While a creature card with flying is in a graveyard, Words has flying. The same is true for haste, landwalk, "
        "and protection."
    )
    made, ward = being("4/4", text), creature("Ward", "Cat", "1/1", oracle_text="Flying, protection from red")
    wader = creature("Wader", "Crab", "1/1", oracle_text="Swampwalk\nProtection from red")
    there = (place("Ward", "ward", zone="graveyard"), place("Wader", "wader", zone="graveyard", player="Ben"))
    played = play(NEW, place("Words"), *there, cards=(made, ward, wader))
    assert (played["it"].abilities[1:], played["it"].not_computed) == (
        ("Flying", "Swampwalk", "Protection from red"),
        (),
    )


@pytest.mark.parametrize(("keyword", "shown"), [("devoid", "colors"), ("changeling", "subtypes")])
def test_613_1_what_is_given_in_layer_6_changes_nothing_in_a_layer_before_it(keyword: str, shown: str) -> None:
    # 604.3a: given by an effect, it defines nothing.
    played = board(being("1/1", f"Bears you control have {keyword}."), place("Words", "words"), place("Bear"))
    assert (played["it"].keywords, played["it"].not_computed) == ((keyword.capitalize(),), ())
    assert getattr(played["it"], shown) == getattr(board(aura("Flying"), place("Bear"))["it"], shown)


def test_303_4_its_controller_is_that_of_what_is_enchanted_not_of_the_aura() -> None:
    hand = [place("Elf", f"card {at}", zone="hand", player=player) for at, player in enumerate(("Ana", "Ben", "Ben"))]
    words = aura("Enchanted creature gets +1/+1 for each card in its controller's hand.")
    theirs = board(words, place("Bear", player="Ben"), place("Words", "aura"), do("attach", "aura", to="it"), *hand)
    assert size(theirs) == (4, 4)
    alone = on("Enchanted creature has flying as long as its controller controls no other creatures.")
    assert alone["it"].keywords == ("Flying",)
    assert alone.then(place("Elf", "elf"))["it"].keywords == ()
    assert alone.then(place("Elf", "elf", player="Ben"))["it"].keywords == ("Flying",)


@pytest.mark.parametrize(("chosen", "power"), [("Ana", 1), ("Ben", 2), (None, 0)])
def test_604_3_what_counts_a_chosen_players_things_waits_for_the_choice(chosen: str | None, power: int) -> None:
    text = f"As this creature enters, choose a player.\n{EQUAL}the number of creatures the chosen player controls."
    made = being("*/*", text)
    there = (place("Elf", "a", player="Ben"), place("Elf", "b", player="Ben"))
    choices = [] if chosen is None else [{"do": "choose", "object": "it", "player": chosen}]
    played = board(made, place("Words"), *there, *choices)
    assert size(played) == (power, power)
    assert [one.keys for one in played["it"].depends] == ([] if chosen else [("power", "toughness")])


@pytest.mark.parametrize(
    ("text", "actions", "expected"),
    [
        (
            EQUAL + "the number of Elves you control plus the number of Forests you control.",
            (place("Elf", "e"), place("Wood", "w"), place("Wood", "w2"), place("Elf", "t", player="Ben")),
            (3, 3),
        ),
        (
            EQUAL + "the number of +1/+1 counters on creatures you control.",
            (place("Elf", "e", counters={"+1/+1": 2}), place("Elf", "t", player="Ben", counters={"+1/+1": 5})),
            (2, 2),
        ),
        (
            EQUAL + "13 minus the highest life total among players.",
            ({"do": "life", "player": "Ana", "total": 4}, {"do": "life", "player": "Ben", "total": 9}),
            (4, 4),
        ),
        (
            EQUAL + "half the highest life total among your opponents, rounded up.",
            ({"do": "life", "player": "Ana", "total": 40}, {"do": "life", "player": "Ben", "total": 9}),
            (5, 5),
        ),
        (
            EQUAL + "the number of white mana symbols in the mana costs of permanents you control.",
            (place("Knight", "k"), place("Knight", "k2"), place("Elf", "e")),
            (2, 2),
        ),
        (MOB, (place("Elf", "e"),), (3, 3)),
    ],
)
def test_613_4_sizes_by_several_amounts(text: str, actions: tuple[Record, ...], expected: tuple[int, int]) -> None:
    assert size(board(being("*/*", text), place("Words"), *actions)) == expected


def test_613_4c_each_object_counts_what_is_on_itself() -> None:
    text = "Creatures you don't control get -1/-1 for each slime counter on them."
    slimes = {"one": ("Bear", "Ben", 1), "two": ("Shifter", "Ben", 2), "own": ("Bear", "Ana", 1)}
    there = [place(card, label, player=who, counters={"slime": n}) for label, (card, who, n) in slimes.items()]
    played = board(being("1/1", text), place("Words"), *there)
    assert [size(played, label) for label in ("one", "two", "own")] == [(1, 1), (1, 1), (2, 2)]


def test_205_1b_what_is_two_things_at_once_keeps_what_it_was() -> None:
    text = "All Forests and all Elves are 1/1 green Elf creatures and Forest lands in addition to their other types."
    made = {"name": "Words", "mana_cost": "{4}{G}", "type_line": "Enchantment", "oracle_text": text}
    played = board(made, place("Words"), place("Wood", "wood"), place("Elf", "elf"), place("Knight", "knight"))
    for label, types in (("wood", {"Land", "Creature"}), ("elf", {"Creature", "Land"})):
        assert ({*played[label].types}, size(played, label)) == (types, (1, 1))
        assert {"Elf", "Forest"} <= {*played[label].subtypes}
    assert played["knight"].types == ("Creature",)


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        (
            "Each creature you control has vigilance if it's white, reach if it's green, and trample if it's red.",
            {"knight": ("Vigilance",), "bear": ("Reach",)},
        ),
        (HELD, {"it": ("Flying", "Haste"), "bear": ()}),
        ("You, Knights you control, and other Bears you control have hexproof.", {"knight": ("Hexproof",), "it": ()}),
        ("This creature has hexproof unless it's attacking.", {"it": ("Hexproof",), "bear": ()}),
    ],
)
def test_rows_of_abilities_where_something_else_holds_for_each(text: str, keywords: dict[str, tuple[str, ...]]) -> None:
    made = being("1/1", text)
    made["mana_cost"] = "{2}"
    played = board(made, place("Words"), place("Knight", "knight"), place("Bear", "bear"))
    assert {label: tuple(sorted(played[label].keywords)) for label in keywords} == keywords


def test_other_creatures_are_other_than_the_one_that_an_aura_is_on() -> None:
    played = on(
        "Other creatures you control get -1/-1.", place("Knight", "knight"), place("Shifter", "theirs", player="Ben")
    )
    assert [size(played, label) for label in ("it", "knight", "theirs")] == [(2, 2), (1, 1), (3, 3)]


def test_702_16_an_unchosen_color_leaves_the_colors_certain() -> None:
    ward = aura("As Words enters, choose a color.\nEnchanted creature has protection from the chosen color.")
    played = board(ward, place("Bear"), place("Words", "aura"), do("attach", "aura", to="it"))
    assert {key for one in played["it"].depends for key in one.keys} == {"abilities", "keywords"}


def test_of_an_opponent_it_is_enough_that_one_has_it_and_none_has_what_all_have_together() -> None:
    words = "This creature gets +3/+3 as long as an opponent has three or more cards in their graveyard."
    pool = CardIndex([card_from_scryfall(card) for card in (*PLAIN, being("1/1", words))])
    table = Played(new_table(edition_of(NEW), ("Ana", "Ben", "Cid"), pool=pool), ())
    there = [place("Elf", f"{player} {at}", "graveyard", player=player) for player in ("Ben", "Cid") for at in (1, 2)]
    played = table.then(place("Words"), *there)
    assert size(played) == (1, 1)
    assert size(played.then(place("Elf", "third", "graveyard"))) == (1, 1)
    assert size(played.then(place("Elf", "third", "graveyard", player="Cid"))) == (4, 4)
    lives = "This creature gets +3/+3 as long as an opponent has five or less life."
    at_life = board(being("1/1", lives), place("Words"))
    assert [size(at_life.then(do("life", player="Ben", total=life))) for life in (5, 6)] == [(4, 4), (1, 1)]


# What the rules list in each edition (205.3i), the newest first; each older one lacks some.
_OF_EACH = {
    "2026-08": (
        "Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere "
        "Tower Town Urza's"
    ),
    "2025-06": "Planet",
    "2021-09": "Planet Cave Sphere Town",
    "2016-01": "Planet Cave Sphere Town",
    "2011-09": "Planet Cave Sphere Town Gate",
}


@pytest.mark.parametrize("edition", _OF_EACH)
def test_205_3i_every_land_type_of_the_edition_and_the_mana_abilities_of_the_basic_ones(edition: str) -> None:
    made = being("1/1", "Lands with everything counters on them are every land type in addition to their other types.")
    played = play(edition, place("Wood"), place("Words", "words"), cards=(*PLAIN, made))
    played = played.then(do("counters", "it", kind="everything"))
    assert played["words"].not_computed == played["it"].not_computed == ()
    lacks = {*_OF_EACH[edition].split()} if edition != NEW else set()
    assert {*played["it"].subtypes} == {*_OF_EACH[NEW].split()} - lacks
    # 305.6: the five basic ones have a mana ability each, no other has any.
    assert len(played["it"].abilities) == 5


@pytest.mark.parametrize("edition", _OF_EACH)
def test_305_6_613_1f_lands_lose_all_land_types_and_abilities_and_have_those_given_behind(edition: str) -> None:
    """What gives a land type later in layer 4 gives its mana ability too, which layer 6 takes (613.1d, 613.1f)."""
    text = (
        "As Words enters, choose a nonbasic land card name.\nNonbasic lands you don't control with the chosen"
        " name lose all land types and abilities, and they gain “{2}, {T}: Add {G}.”"
    )
    moon, fort = {"name": "Words", "type_line": "Enchantment", "oracle_text": text}, land("Fort", "Gate Island")
    forts = (place("Fort", "mine"), place("Fort", "theirs", player="Ben"), place("Wood", "wood", player="Ben"))
    played = play(edition, *forts, place("Words", "words"), cards=(*PLAIN, moon, fort))
    told = {key for one in played["theirs"].depends for key in one.keys}
    assert ([one.asks for one in questions_of(played.table, "words")], told >= {"subtypes", "abilities"}) == (
        ["name"],
        True,
    )
    played = played.then(do("choose", "words", name="Fort"))
    assert played["theirs"].not_computed == played["theirs"].depends == ()
    assert (played["theirs"].subtypes, played["theirs"].abilities) == ((), ("{2}, {T}: Add {G}.",))
    assert (played["mine"].subtypes, played["wood"].subtypes) == (("Gate", "Island"), ("Forest",))
    later = played.then({"do": "effect", "filter": {"types": "Land"}, "change": {"add_subtypes": ["Swamp"]}})
    assert (later["theirs"].subtypes, later["theirs"].abilities) == (("Swamp",), ("{2}, {T}: Add {G}.",))


@pytest.mark.parametrize("edition", _OF_EACH)
def test_604_3_a_land_that_is_every_nonbasic_land_type_is_it_in_every_zone(edition: str) -> None:
    nexus = {"name": "Nexus", "type_line": "Land", "oracle_text": "This land is every nonbasic land type."}
    played = play(edition, place("Nexus", "here"), place("Nexus", "held", zone="hand"), cards=(nexus,))
    lacks = {*_OF_EACH[edition].split()} if edition != NEW else set()
    wanted = {*_OF_EACH[NEW].split()} - lacks - {"Plains", "Island", "Swamp", "Mountain", "Forest"}
    assert {*played["here"].subtypes} == {*played["held"].subtypes} == wanted
    assert played["here"].abilities == ("This land is every nonbasic land type.",)


def test_102_2_102_3_how_many_opponents_one_has_the_table_tells() -> None:
    wide = "This creature gets +2/+2 as long as you have two or more opponents."
    made = being("1/1", f"{wide}\nThis creature gets +1/+0 for each opponent you have.")
    gate = land("Gate", oracle_text="This land enters tapped unless you have two or more opponents.")
    sizes = []
    pool = CardIndex([card_from_scryfall(one) for one in (made, gate)])
    for others in (("Ben",), ("Ben", "Cid")):
        table = Played(new_table(edition_of(NEW), ("Ana", *others), pool=pool), ())
        played = table.then(place("Words"), place("Gate", "gate", "hand"), do("play_land", "gate"))
        assert played["it"].depends == played["it"].not_computed == played["gate"].not_computed == ()
        sizes.append((size(played), played["gate"].tapped))
    assert sizes == [((2, 1), True), ((5, 3), False)]


def test_611_3a_cards_of_two_kinds_in_a_hand_each_have_it_once() -> None:
    made = being("1/1", "Artifact cards and red creature cards in your hand have cycling {2}.")
    red = creature("Imp", "Imp", "1/1", "{R}")
    both = {**creature("Robot", "Robot", "1/1", "{R}"), "type_line": "Artifact Creature — Robot"}
    relic = {"name": "Relic", "mana_cost": "{1}", "type_line": "Artifact"}
    held = [place(card, card.lower(), "hand") for card in ("Imp", "Robot", "Relic", "Bear")]
    actions = (place("Words"), *held, place("Relic", "here"))
    played = play(NEW, *actions, cards=(BEAR, made, red, both, relic))
    told = {label: played[label].abilities for label in ("imp", "robot", "relic", "bear", "here")}
    once = ("Cycling {2}",)
    assert told == {"imp": once, "robot": once, "relic": once, "bear": (), "here": ()}
