"""What words of cards do as something enters, and what is said of it later: each rule of it, in each edition."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import creature, land
from tests.rules.in_every_edition import Told, rows, told
from tests.rules.playing import Record, do, place
from tests.rules.test_open_counters import CARDS as OPEN
from tests.rules.test_replacing import CARDS as REPLACING

CHOOSER = {
    "name": "Chooser",
    "mana_cost": "{2}",
    "type_line": "Artifact",
    "oracle_text": "As this artifact enters, choose a color.",
}
ASLEEP = {
    "name": "Asleep",
    "mana_cost": "{1}",
    "type_line": "Enchantment",
    "oracle_text": "Creatures enter asleep and tapped.",
}
DANCER = creature(
    "Dancer", "Elf", "1/1", oracle_text="Dancer enters as a copy of a creature, except it dances by moonlight."
)
ASKER = creature("Asker", "Elf", "1/1", oracle_text="As Asker enters, each player may choose a number by moonlight.")
STRANGE = land("Strange", oracle_text="Strange enters asleep by moonlight.")
JACES = [
    {"name": name, "mana_cost": "{1}", "type_line": "Planeswalker — Jace", "loyalty": "3"} for name in ("One", "Two")
]
CARDS = (CHOOSER, ASLEEP, DANCER, ASKER, STRANGE, *JACES, *OPEN, *REPLACING)
COUNTER, COMPOSER = {"counters": {"+1/+1": 1}}, place("Campus Composer")
PREPARED = do("designate", "it", **{"as": "prepared"})
TOKEN = (place("Goblin", "other"), do("create_token_copy", of="other", as_="it"))
CHECK = do("check_state")


def put(card: str, *others: str, **keys: object) -> tuple[Record, ...]:
    """A card that is put onto the battlefield where others are."""
    there = (place(other, f"other {at}") for at, other in enumerate(others))
    return *there, place(card, "it", "hand"), do("put_onto_battlefield", "it", **keys)


BOARDS = {
    "tapped by its own words": (
        "done: 614.1d 400.7 613.6c | = | done: 614.1d 400.7 613.7d 614.12 | = | =",
        put("Slow Gate"),
    ),
    "tapped by others": (
        "done: 614.1d 400.7 613.6c | = | done: 614.1d 400.7 613.7d 614.12 | = | =",
        put("Bear", "Orb"),
    ),
    "in a way that is not read": ("done: 614.1d 400.7 613.6c | = | done: 614.1d 400.7 613.7d | = | =", put("Strange")),
    "in a way of others that is not read": (
        "done: 614.1d 400.7 613.6c | = | done: 614.1d 400.7 613.7d | = | =",
        put("Bear", "Asleep"),
    ),
    "with counters": (
        "done: 614.1c 400.7 613.6c 110.6b | = | done: 614.1c 400.7 613.7d 110.5b 614.12 | = | =",
        put("Slith"),
    ),
    "with twice as many counters": (
        """done: 614.1c 400.7 613.6c 110.6b 614.1a 121.6 | =
        | done: 614.1c 400.7 613.7d 110.5b 614.12 614.1a 122.6 | = | =""",
        put("Slith", "Twice"),
    ),
    "with counters by an order that is open": (
        """done: 614.1c 400.7 613.6c 110.6b 614.1a 614.1a 616.1 | =
        | done: 614.1c 400.7 613.7d 110.5b 614.12 614.1a 614.1a 616.1 | = | =""",
        put("Slith", "Twice", "One More"),
    ),
    "with counters that others give": (
        "done: 614.1d 400.7 613.6c 110.6b 121.6 | = | done: 614.1d 400.7 613.7d 110.5b 122.6 | = | =",
        put("Bear", "Giver"),
    ),
    "with counters that others forbid": (
        """done: 614.1c 400.7 613.6c 110.6b 101.2 121.6 | =
        | done: 614.1c 400.7 613.7d 110.5b 614.12 101.2 122.6 | = | =""",
        put("Slith", "Never"),
    ),
    "with counters that are not read": (
        "done: 614.1c 400.7 613.6c | = | done: 614.1c 400.7 613.7d | = | =",
        put("Wordy"),
    ),
    "as a copy with an exception that is not read": (
        """done: 706.5 706.2 706.2 706.6 400.7 613.6c 110.6b 614.1c | =
        | done: 707.5 707.2 707.2b 707.6 400.7 613.7d 110.5b 614.1c | = | =""",
        put("Dancer", "Bear", as_copy_of="other 0"),
    ),
    "with something done that is not read": (
        "done: 614.1c 400.7 613.6c | = | done: 614.1c 400.7 613.7d | = | =",
        put("Asker"),
    ),
    "with counters to choose": ("done: 614.1c 400.7 613.6c | = | done: 614.1c 400.7 613.7d | = | =", put("Rioter")),
    "with counters chosen as it enters": (
        "done: 614.1c 400.7 613.6c 614.1c | = | done: 614.1c 400.7 613.7d 614.1c | = | =",
        put("Rioter", choose=COUNTER),
    ),
    "with counters that nothing gives": (
        "done: 400.7 613.6c 110.6b 616.1 | = | done: 400.7 613.7d 110.5b 616.1 | = | =",
        put("Bear", choose=COUNTER),
    ),
    "counters chosen later": ("done: 614.1c | = | = | = | =", (*put("Rioter"), do("choose", "it", **COUNTER))),
    "haste chosen later": ("done: 614.1c 614.1c | = | = | = | =", (*put("Rioter"), do("choose", "it", counters={}))),
    "too many counters chosen": (
        "illegal: 616.1 | = | = | = | =",
        (*put("Rioter"), do("choose", "it", counters={"+1/+1": 7})),
    ),
    "a choice to make": (
        "done: 614.1c 400.7 613.6c 110.6b | = | done: 614.1c 400.7 613.7d 110.5b | = | =",
        put("Chooser"),
    ),
    "a choice made as it enters": (
        """done: 614.1c 400.7 613.6c 110.6b 105.4 | done: 614.1c 400.7 613.6c 110.6b 614.12a 105.4
        | done: 614.1c 400.7 613.7d 110.5b 614.12a 105.4 | = | =""",
        put("Chooser", choose={"color": "R"}),
    ),
    "a choice made later": ("done: 607.2d 105.4 | = | = | = | =", (*put("Chooser"), do("choose", "it", color="R"))),
    "a token more": (
        "done: 110.5b 614.1a 614.1a | = | done: 111.3 614.1a 614.1a | = | =",
        (place("One Besides", "other"), do("create_token", card="Monster Role token", as_="it")),
    ),
    "a token of two faces": (
        "illegal: 711.1 | = | illegal: 712.1 | done: 111.3 | =",
        (do("create_token", card="Incubator", as_="it"),),
    ),
    "a subtype that nobody knows": (
        "done: 611.2c 205.1 | = | = | = | =",
        (place("Bear"), do("effect", on=["it"], change={"add_subtypes": ["Bares"]})),
    ),
    "a counter that nobody knows": (
        "done: 121.1 121.1 | = | done: 122.1 613.7c 122.1 | = | =",
        (place("Bear"), do("counters", "it", kind="+1/+1x", count=1)),
    ),
    "prepared": ("illegal: 701.1 | = | = | = | done: 722.3a", (COMPOSER, PREPARED)),
    "prepared again": ("illegal: 701.1 | = | = | = | nothing happens: 722.3a", (COMPOSER, PREPARED, PREPARED)),
    "a prepare spell": (
        "illegal: 601.2b | = | illegal: 716.3 | illegal: 715.3 | done: 722.3c 722.3c 601.2a",
        (COMPOSER, PREPARED, do("cast", "it", inset=True, as_copy="copy")),
    ),
    "a prepare spell that nothing permits": (
        "- | - | - | - | illegal: 722.3c 722.3c 601.3",
        (COMPOSER, PREPARED, do("cast", "it", inset=True, as_copy="copy", permission={"types": "Land"})),
    ),
    "a phased-out token": (
        "done: 704.5d | = | nothing happens: 704.3 | = | =",
        (*TOKEN, do("phase_out", "it"), CHECK),
    ),
    "phased in, attached to nothing": (
        "done: 702.24c 702.24h 702.24d | done: 702.25c 702.25h 702.25d | done: 702.26c 702.26i 702.26d | = | =",
        (
            place("Bear"),
            place("Flight", "other"),
            do("attach", "other", to="it"),
            do("phase_out", "other"),
            do("move", "it", to="hand"),
            do("phase_in", "other"),
        ),
    ),
    "two planeswalkers of a type": (
        "done: 704.5j 400.7 | done: 704.5j 704.5j 400.7 | nothing happens: 704.3 | = | =",
        (place("One"), place("Two", "other"), CHECK),
    ),
}
ROWS = {
    **{name: Told(columns, *actions, cards=CARDS) for name, (columns, actions) in BOARDS.items()},
    "what was chosen": Told(
        "607.2d | = | = | = | =", *put("Chooser"), do("choose", "it", color="R"), of="it.chosen", cards=CARDS
    ),
    "prepared, its value": Told("- | - | - | - | 722.3a", COMPOSER, PREPARED, of="it.designations"),
}


@pytest.mark.parametrize("row", rows(ROWS))
def test_614_each_rule_is_told_in_each_edition(row: Told) -> None:
    assert told(row) == row.columns
