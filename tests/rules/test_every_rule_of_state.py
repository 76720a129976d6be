"""State-based actions beside words that are not computed: what is sure is done, by its rule in each edition (704.5)."""

from __future__ import annotations

import pytest

from inspector.rules import state_based_doubts
from tests.rules.cards_for_tests import Record, creature
from tests.rules.editions import EDITION_KEYS
from tests.rules.in_every_edition import Told, rows, told
from tests.rules.outcomes import CARDS as SHARED
from tests.rules.playing import ILLEGAL, NOT_COMPUTED, do, place, play


def card(name: str, line: str, text: str = "", **keys: str) -> Record:
    return {"name": name, "mana_cost": "{2}", "type_line": line, "oracle_text": text, **keys}


CARDS = (
    card("Growth", "Enchantment", "Goblins get +1/+1 by moonlight."),
    card("World", "World Enchantment"),
    card("Other World", "World Enchantment"),
    card("Siege", "Battle — Siege", defense="0"),
    card("Battle", "Battle", defense="0"),
    card("One", "Planeswalker — Jace", loyalty="3"),
    card("Two", "Planeswalker — Jace", loyalty="3"),
    card("Ral", "Legendary Planeswalker — Ral", loyalty="0"),
    card("Role", "Enchantment — Aura Role", "Enchant creature"),
    card("Odd", "Enchantment", "Red permanents are snow artifacts by moonlight."),
    card("Mute", "Enchantment", "Red permanents lose all abilities by moonlight."),
    card("Wood", "Enchantment", "Lands are creatures by moonlight."),
    {**creature("Warded", "Bear", "1/1"), "oracle_text": "Protection from blue\nProtection from artifacts"},
    card("Saga", "Enchantment — Saga", "I — Draw.\nII — Draw."),
    {
        **creature("Boar", "Satyr", "4/2"),
        "type_line": "Enchantment Creature — Satyr",
        "oracle_text": "Bestow {3}{G}",
        "keywords": ["Bestow"],
    },
    {**creature("Hero", "Human", "2/2"), "type_line": "Legendary Creature — Human"},
)
# Nobody knows what becomes of the Goblin; it keeps nothing else from being done.
DOUBT = (place("Growth", "doubt"), place("Goblin", "goblin"))
NOTHING = "not computed:"
BEAR, AXE, NO_CREATURE = place("Bear"), place("Bonesplitter", "axe"), {"set_types": ["Artifact"]}
ATTACHED = (BEAR, AXE, do("attach", "axe", to="it"))
BESTOWED = (
    BEAR,
    place("Boar", "boar", "hand"),
    do("cast", "boar", bestow=True),
    do("resolve", "boar"),
    do("attach", "boar", to="it"),
)
BOARDS = {
    "nothing": (f"{NOTHING} | = | = | = | =", ()),
    "two worlds": (
        "done: 704.5m 400.7 704.3 | = | done: 704.5k 400.7 704.3 | = | =",
        (place("World"), place("Other World", "other")),
    ),
    "a Siege without defense": ("- | - | - | done: 704.5v 400.7 704.3 | =", (place("Siege"),)),
    "a battle without defense": (
        "- | - | - | done: 704.5v 400.7 704.3 | done: 704.5w 400.7 704.3",
        (place("Battle"),),
    ),
    "two planeswalkers of a type": (
        f"done: 704.5j 400.7 704.3 | done: 704.5j 704.5j 400.7 704.3 | {NOTHING} | = | =",
        (place("One"), place("Two", "other")),
    ),
    "no loyalty": ("done: 704.5i 400.7 704.3 | = | = | = | =", (place("Ral"),)),
    "two Roles": (
        f"{NOTHING} | = | = | done: 704.5y 400.7 704.3 | done: 704.5z 400.7 704.3",
        (
            BEAR,
            *(place("Role", label) for label in ("older", "newer")),
            *(do("attach", label, to="it") for label in ("older", "newer")),
        ),
    ),
    "two of one name": (
        "done: 704.5k 400.7 704.3 | done: 704.5k 704.5k 400.7 704.3 | done: 704.5j 704.5j 400.7 704.3 | = | =",
        (place("Hero"), place("Hero", "other")),
    ),
    "a final chapter": (
        f"{NOTHING} | = | done: 704.5s+715.4 400.7 704.3 | done: 704.5s+714.4 400.7 704.3 | =",
        (place("Saga", counters={"lore": 2}),),
    ),
    "counters of both kinds": (
        "done: 704.5r 704.3 | = | done: 704.5q 704.3 | = | =",
        (place("Bear", counters={"+1/+1": 1, "-1/-1": 1}),),
    ),
    "an Aura on nothing": (
        "done: 704.5n 400.7 704.3 | = | done: 704.5m 400.7 704.3 | = | =",
        (place("Flight"),),
    ),
    "a bestowed Aura on what is no creature": (
        f"{NOTHING} | done: 702.102e 704.3 | done: 702.103f 704.3 | = | =",
        (*BESTOWED, do("effect", on=["it"], change=NO_CREATURE)),
    ),
    "an Equipment on what is no creature": (
        "done: 704.5p 704.3 | = | done: 704.5n 704.3 | = | =",
        (*ATTACHED, do("effect", on=["it"], change=NO_CREATURE)),
    ),
    "an attached creature": (
        "done: 704.5q 704.3 | = | done: 704.5p 704.3 | = | =",
        (*ATTACHED, do("effect", on=["axe"], change={"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})),
    ),
    "what is no Equipment any more": (
        "done: 704.5q 704.3 | = | done: 704.5p 704.3 | = | =",
        (*ATTACHED, do("effect", on=["axe"], change={"set_subtypes": []})),
    ),
}
# What depends on words about red permanents: the red one and what is judged by it, from an edition on.
AURA = (BEAR, place("Flight", "aura"), do("attach", "aura", to="it"))
ROLES = (
    BEAR,
    *(place("Role", label) for label in ("older", "newer")),
    *(do("attach", label, to="it") for label in ("older", "newer")),
)
HEROES, WORLDS = (place("Hero"), place("Hero", "other")), (place("World"), place("Other World", "other"))
JACES = (place("One"), place("Two", "other"))
OFF = do("effect", on=["it"], change={"set_types": ["Land"]})
IN_DOUBT = {
    "a legend": ("it", HEROES, "2011-09", "it other"),
    "another legend": ("other", HEROES, "2011-09", "it other"),
    "the older world": ("it", WORLDS, "2011-09", "it"),
    "the newer world": ("other", WORLDS, "2011-09", "it other"),
    "a planeswalker of two": ("it", JACES, "until 2016-01", "it other"),
    "the newer Role": ("newer", ROLES, "2025-06", "newer older"),
    "the host of an Equipment": ("it", (*ATTACHED, OFF), "2011-09", "axe it"),
    "the host of a bestowed Aura": ("it", (*BESTOWED, OFF), "2016-01", "boar it"),
    "the host of an Aura": ("it", (*AURA, OFF), "2011-09", "aura it"),
}
ROWS = {
    name: Told(columns, *DOUBT, *actions, do("check_state"), cards=CARDS) for name, (columns, actions) in BOARDS.items()
}


def red(label: str) -> Record:
    return do("effect", on=[label], change={"set_colors": ["R"]})


def protected_from(quality: str) -> Record:
    return do("effect", on=["it"], change={"add_abilities": [f"Protection from {quality}"]})


@pytest.mark.parametrize("name", IN_DOUBT)
@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_704_5_what_another_is_may_decide_it_too(edition: str, name: str) -> None:
    label, actions, since, expected = IN_DOUBT[name]
    known = edition <= since.removeprefix("until ") if since.startswith("until") else edition >= since
    table = play(edition, place("Odd", "odd"), *actions, red(label), cards=(*CARDS, *SHARED)).table
    assert (set(state_based_doubts(table)) == set(expected.split())) == known


@pytest.mark.parametrize(("actions", "quality"), [(AURA, "blue"), (ATTACHED, "artifacts")])
def test_702_16_protection_that_may_be_lost_leaves_open_what_comes_off(
    actions: tuple[Record, ...], quality: str
) -> None:
    board = (place("Mute", "mute"), *actions, protected_from(quality), red("it"))
    table = play("2026-08", *board, cards=(*CARDS, *SHARED)).table
    assert set(state_based_doubts(table)) == {"aura" if quality == "blue" else "axe"}


@pytest.mark.parametrize("card", ["Flight", "Bonesplitter"])
def test_702_16_protection_that_may_be_lost_leaves_open_what_is_attached(card: str) -> None:
    board = (place("Mute", "mute"), place("Warded"), red("it"), place(card, "other"), do("attach", "other", to="it"))
    assert play("2026-08", *board, cards=(*CARDS, *SHARED)).last.result == NOT_COMPUTED


def test_708_11_what_may_be_a_creature_may_be_what_it_is_turned_up_as_a_copy_of() -> None:
    shifter = place("Vesuvan Shapeshifter", face_down="morph")
    board = (place("Wood", "wood"), place("Forest", "land"), shifter)
    turned = do("turn_face_up", "it", by="morph", as_copy_of="land")
    assert play("2026-08", *board, turned, cards=(*CARDS, *SHARED)).last.result == NOT_COMPUTED
    assert play("2026-08", *board[1:], turned, cards=(*CARDS, *SHARED)).last.result == ILLEGAL


@pytest.mark.parametrize("row", rows(ROWS))
def test_704_5_what_is_sure_is_done_by_its_rule(row: Told) -> None:
    assert told(row) == row.columns
