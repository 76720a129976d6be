"""What hangs on a value that nobody knows is not known either, however far away it stands; and nothing else."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.rules.cards_for_tests import BEAR, GOBLIN
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import card, speaks

SIZE = frozenset(("power", "toughness"))
WORDS = frozenset(("abilities", "keywords"))
COLORS, CONTROL, POWER = (frozenset((key,)) for key in ("colors", "controller", "power"))
LINE = frozenset(("types", "subtypes"))


def _says(text: str, name: str = "Meter", line: str = "Enchantment") -> Record:
    """A card with these words; no card says "by moonlight", and nothing reads it."""
    return card(name, line, "{2}", oracle_text=text)


def _like_its_host(quality: str) -> Record:
    """A card of which the effect is on all that have something in common with what it is on."""
    wanted = {"types": "Creature", "not": {"types": "Artifact"}, quality: "attached"}
    enchants: Record = {"type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
    return speaks({"filter": wanted, "change": {"power": "+1"}}, **enchants)


class Board(NamedTuple):
    """What the card says that is computed, what the other says that is not, and what is in doubt by it of what."""

    meter: str | Record
    moon: str
    in_doubt: dict[str, frozenset[str]]
    line: str = "Enchantment"
    host: str = ""


CARDS = (
    BEAR,
    GOBLIN,
    card("Relic", "Artifact Creature — Golem", "{3}", "1/1"),
    card("Cave", "Land", oracle_text="{T}: Add {C}."),
    card("Chest", "Artifact", "{1}", oracle_text="{T}: Draw a card."),
)
PLACED = (
    place("Bear", "bear"),
    place("Goblin", "goblin"),
    place("Relic", "relic"),
    place("Cave", "cave"),
    place("Chest", "chest"),
    place("Goblin", "theirs", player="Ben"),
)
LORD = '"Other creatures you control get +1/+1."'
BOARDS: dict[str, Board] = {
    # 613.1f, 613.4c: the abilities are given in layer 6, and what they do comes in 7c.
    "an ability that is given may be none": Board(
        f"Creatures you control have {LORD}",
        "Enchantments lose all abilities by moonlight.",
        {"meter": WORDS, "bear": WORDS | SIZE, "goblin": WORDS | SIZE, "relic": WORDS | SIZE},
    ),
    "another may be given it as well": Board(
        f"Bears have {LORD}",
        "Goblins are Bears by moonlight.",
        {"goblin": WORDS | {"subtypes"}, "theirs": WORDS | {"subtypes"}, "bear": SIZE, "relic": SIZE},
    ),
    "it is given on a condition": Board(
        f"As long as you control a blue creature, Bears have {LORD}",
        "Goblins are blue by moonlight.",
        {"bear": WORDS, "goblin": SIZE | {"colors"}, "relic": SIZE, "theirs": COLORS},
    ),
    "it is given to what is enchanted": Board(
        f"Enchant creature\nEnchanted creature has {LORD}",
        "Bears have protection from enchantments by moonlight.",
        {"bear": WORDS, "goblin": SIZE, "relic": SIZE},
        "Enchantment — Aura",
        "bear",
    ),
    # 613.6: what an ability that is given in layer 6 would do in layer 4 comes too late, so nothing of it is in doubt.
    "what is given comes too late": Board(
        'Bears have "Golems are Walls."',
        "Goblins are Bears by moonlight.",
        {"goblin": WORDS | {"subtypes"}, "theirs": WORDS | {"subtypes"}},
    ),
    # 305.6: with a basic land type comes its mana ability.
    "a land type that is added": Board(
        "Each land is a Swamp in addition to its other land types.",
        "Artifacts are lands by moonlight.",
        {"relic": LINE | SIZE | {"abilities"}, "chest": LINE | SIZE | {"abilities"}},
    ),
    "every basic land type": Board(
        "Lands you control are every basic land type in addition to their other types.",
        "Artifacts are lands by moonlight.",
        {"relic": LINE | SIZE | {"abilities"}, "chest": LINE | SIZE | {"abilities"}},
    ),
    # 205.1a: a subtype that went with its card type is back with it.
    "a card type that brings subtypes back": Board(
        "Artifacts are creatures in addition to their other types.",
        "Enchantments lose all abilities by moonlight.",
        {"meter": WORDS, "relic": LINE | SIZE | WORDS, "chest": SIZE | WORDS | {"types"}},
    ),
    # 613.1f: which abilities it has hangs on what others have, and on which others those are.
    "the abilities of others, which may have none": Board(
        "Meter has all activated abilities of all lands on the battlefield.",
        "Lands lose all abilities by moonlight.",
        {"cave": WORDS, "meter": WORDS},
    ),
    "the abilities of others, which may be among those": Board(
        "Meter has all activated abilities of all lands on the battlefield.",
        "Artifacts are lands by moonlight.",
        {"relic": LINE | SIZE, "chest": LINE | SIZE, "meter": WORDS},
    ),
    "the abilities of others, not of these": Board(
        "Meter has all activated abilities of all lands on the battlefield.",
        "Artifacts lose all abilities by moonlight.",
        {"relic": WORDS, "chest": WORDS},
    ),
    # 704.5m, 702.16c: what comes off an object gives it nothing any more.
    "what it is on may be nothing that it enchants": Board(
        "Enchant green creature\nEnchanted creature gets +1/+1.",
        "Bears are red by moonlight.",
        {"bear": SIZE | COLORS},
        "Enchantment — Aura",
        "bear",
    ),
    "what it is on may be given protection": Board(
        "Enchant creature\nEnchanted creature gets +1/+1.\nGolems have protection from enchantments.",
        "Bears are Golems by moonlight.",
        {"bear": SIZE | WORDS | {"subtypes"}},
        "Enchantment — Aura",
        "bear",
    ),
    # 109.5: "you" is the controller of the object, whoever that is now; so its effect may be on those of another.
    "whose its words are": Board(
        "Creatures you control get +1/+1.",
        "Ben gains control of enchantments by moonlight.",
        {"meter": CONTROL, "bear": SIZE, "goblin": SIZE, "relic": SIZE, "theirs": SIZE},
    ),
    "whose its words are not": Board(
        "Creatures you don't control have flying.",
        "Ben gains control of enchantments by moonlight.",
        {"meter": CONTROL, "bear": WORDS, "goblin": WORDS, "relic": WORDS, "theirs": WORDS},
    ),
    "who gets control by its words": Board(
        "Enchant creature\nYou control enchanted creature.",
        "Ben gains control of enchantments by moonlight.",
        {"meter": CONTROL, "goblin": CONTROL},
        "Enchantment — Aura",
        "goblin",
    ),
    # Only a green creature can be meant, so what is colorless for certain is as it is.
    "whose its words are, and whom they mean": Board(
        "Green creatures you control get +1/+1.",
        "Ben gains control of enchantments by moonlight.\nGoblins are green by moonlight.",
        {"meter": CONTROL, "bear": SIZE, "goblin": SIZE | COLORS, "theirs": SIZE | COLORS},
    ),
    "whom they mean, not whose they are": Board(
        "Green creatures you control get +1/+1.",
        "Goblins are green by moonlight.",
        {"goblin": SIZE | COLORS, "theirs": COLORS},
    ),
    # 105.2, 201.2, 205.3: what others have in common with one hangs on what that one is.
    "a color in common with one": Board(
        _like_its_host("shares_color_with"),
        "Goblins are green by moonlight.",
        {"goblin": POWER | COLORS, "theirs": POWER | COLORS, "bear": POWER},
        host="goblin",
    ),
    "the name of one": Board(
        _like_its_host("same_name_as"),
        "Goblins are named Bear by moonlight.",
        {"goblin": POWER | {"name"}, "theirs": POWER | {"name"}, "bear": POWER},
        host="goblin",
    ),
    "a creature type in common with one": Board(
        _like_its_host("shares_creature_type_with"),
        "Goblins are Bears by moonlight.",
        {"goblin": POWER | {"subtypes"}, "theirs": POWER | {"subtypes"}, "bear": POWER},
        host="goblin",
    ),
}


@pytest.mark.parametrize("name", BOARDS)
def test_613_1_what_goes_by_a_value_in_doubt_is_in_doubt_too(name: str) -> None:
    found = _in_doubt(BOARDS[name])
    assert found == BOARDS[name].in_doubt


def _in_doubt(board: Board) -> dict[str, frozenset[str]]:
    there = (*PLACED, place("Meter", "meter"), *((do("attach", "meter", to=board.host),) if board.host else ()))
    meter = _says(board.meter, line=board.line) if isinstance(board.meter, str) else board.meter
    cards = (*CARDS, meter, _says(board.moon, "Moon", "Land"))
    played = play("2026-08", *there, place("Moon", "moon"), cards=cards)
    labels = ("meter", "bear", "goblin", "relic", "cave", "chest", "theirs")
    told = {label: played[label].not_computed for label in labels}
    assert {(one.source, one.text) for of_one in told.values() for one in of_one} == {
        ("moon", text) for text in board.moon.splitlines()
    }
    found = {label: frozenset(key for one in of_one for key in one.keys) for label, of_one in told.items()}
    return {label: keys for label, keys in found.items() if keys}


def test_205_1a_a_subtype_that_is_gone_may_come_back_with_a_card_type_that_is_in_doubt() -> None:
    dryad = card("Dryad", "Land Creature — Forest Dryad", size="1/1")
    meter = speaks({"filter": {"types": "Land", "colors": "U"}, "change": {"add_types": ["Creature"]}})
    moon = _says("Lands are blue by moonlight.", "Moon")
    still = do("effect", on=["dryad"], change={"remove_types": ["Creature"]})
    there = (place("Dryad", "dryad"), place("Cave", "cave"), still, place("Meter", "meter"), place("Moon", "moon"))
    played = play("2026-08", *there, cards=(*CARDS, dryad, meter, moon))
    assert played["dryad"].subtypes == ("Forest",)
    found = {label: {key for one in played[label].not_computed for key in one.keys} for label in ("dryad", "cave")}
    # What never was a creature has no creature type that could come back.
    assert found == {"dryad": {"colors", "types", "subtypes", *SIZE}, "cave": {"colors", "types", *SIZE}}


HALL = card("Hall", "Land", oracle_text="Indestructible\nCreatures you control get +1/+1.", keywords=["Indestructible"])
TYPE = "As Meter enters, choose a basic land type.\n"
# What a card says of lands, and what hangs on a choice that nobody has made.
CHOICES: dict[str, tuple[str, dict[str, frozenset[str]]]] = {
    # 305.7: set to a basic land type it loses its abilities, and with them goes what they do to others.
    "set": ("Enchant land\nEnchanted land is the chosen type.", {"hall": WORDS | {"subtypes"}, "bear": SIZE}),
    # 305.6: added, it gives a mana ability and takes nothing.
    "added": (
        "Lands you control are the chosen type in addition to their other types.",
        {"hall": frozenset(("abilities", "subtypes"))},
    ),
}


@pytest.mark.parametrize("name", CHOICES)
def test_305_7_a_basic_land_type_that_is_not_chosen_yet_may_take_abilities(name: str) -> None:
    says, waits = CHOICES[name]
    there = (place("Hall", "hall"), place("Bear", "bear"), place("Bear", "theirs", player="Ben"))
    is_aura = says.startswith("Enchant land")
    meter = _says(f"{TYPE}{says}", line="Enchantment — Aura" if is_aura else "Enchantment")
    on = (place("Meter", "meter"), *((do("attach", "meter", to="hall"),) if is_aura else ()))
    played = play("2026-08", *there, *on, cards=(BEAR, HALL, meter))
    told = {label: frozenset(key for one in played[label].depends for key in one.keys) for label in ("hall", "bear")}
    assert {label: keys for label, keys in told.items() if keys} == waits
    assert not played["theirs"].depends


STUDENT = card(
    "Student",
    "Creature — Human",
    "{W}",
    "1/1",
    layout="leveler",
    oracle_text="Level up {W}\nLEVEL 2+\n3/3\nOther creatures you control get +1/+1.",
)
CRAFT = card("Craft", "Artifact — Spacecraft", "{1}", "4/4", oracle_text="Station\nSTATION 5+\nFlying")
COUNTERS = frozenset(("counters",))
# What a spell says that resolved, and what is in doubt by it of a leveler, a Spacecraft, and another creature.
COUNTED: dict[str, tuple[str, frozenset[str], frozenset[str], frozenset[str]]] = {
    # 711.2a-b: by its level counters it has a size, and an ability that gives others theirs.
    "of levels": (
        "Put a level counter on target creature by moonlight.",
        COUNTERS | SIZE | WORDS,
        frozenset(),
        COUNTERS | SIZE,
    ),
    # 721.2a-b: by its charge counters it is a creature, with a size, and has abilities.
    "of charges": (
        "Put a charge counter on target artifact by moonlight.",
        frozenset(),
        COUNTERS | SIZE | WORDS | {"types"},
        frozenset(),
    ),
    "of neither": (
        "Put a time counter on target permanent by moonlight.",
        COUNTERS,
        COUNTERS,
        COUNTERS,
    ),
}


@pytest.mark.parametrize("name", COUNTED)
def test_711_2a_721_2a_symbols_go_by_counters_of_which_there_may_be_more(name: str) -> None:
    says, *in_doubt = COUNTED[name]
    spell = card("Moon", "Sorcery", "{1}", oracle_text=says)
    there = (
        place("Student", "student", counters={"level": 1}),
        place("Craft", "craft", counters={"charge": 4}),
        place("Bear", "bear"),
    )
    cast = (place("Moon", "moon", "hand"), do("cast", "moon"), do("resolve", "moon"))
    played = play("2026-08", *there, *cast, cards=(BEAR, STUDENT, CRAFT, spell))
    told = [played[label].not_computed for label in ("student", "craft", "bear")]
    assert [frozenset(key for one in of_one for key in one.keys) for of_one in told] == in_doubt


def test_208_3_words_of_sizes_leave_no_size_open_of_what_is_surely_no_creature() -> None:
    """Unless by the same or other words it may be one, or may be elsewhere, where it has what is printed on it."""
    odd = 'Each Clue by moonlight is an Equipment with "Equipped creature gets +X/+0, where X is what you dream of."'
    made = "Each artifact is a creature by moonlight."
    cards = (*CARDS, _says(odd, "Odd"), _says(made, "Maker"), card("Cart", "Artifact — Vehicle", "{1}", "3/3"))
    board = play("2026-08", *PLACED, place("Cart", "cart"), place("Odd", "odd"), cards=cards)
    open_ = {label: {key for one in board[label].not_computed for key in one.keys} for label in ("bear", "cart", "odd")}
    assert ("power" in open_["bear"], "power" in open_["cart"], open_["odd"]) == (True, False, set())
    assert [step.layer for step in board["odd"].proof if step.text] == []
    maybe = board.then(place("Maker", "maker"))
    found = {label: {key for one in maybe[label].not_computed for key in one.keys} for label in ("cart", "odd")}
    assert ("types" in found["cart"], "power" in found["cart"], "power" in found["odd"]) == (True, True, False)
