"""Sentences of ladders and of reasons in the layers, each behind the rules that it cites, the first one first (613).

A row is a board, whose ladder or which value is asked, and lines that must be told among the others (2026-08, unless
the row says otherwise). Each begins with its first rules, joined by "+".
"""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import creature
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import card


def says(name: str, text: str, type_line: str = "Enchantment") -> Record:
    return card(name, type_line, "{2}", oracle_text=text)


SWARM = creature("Swarm", "Insect", "*/*") | {
    "oracle_text": "Swarm's power and toughness are each equal to the number of creatures on the battlefield."
}
TWO_SIDES = says(
    "Tyrant", "Other creatures you control get +2/+2.\nCreatures your opponents control get -2/-2.", "Creature — Demon"
) | {"power": "4", "toughness": "4"}
CARDS = (
    creature("Queen", "Insect", "1/1") | {"type_line": "Legendary Creature — Insect"},
    TWO_SIDES,
    says("Awaken", "Other enchantments are 4/4 creatures in addition to their other types."),
    creature("Bear", "Bear", "2/2"),
    creature("Bird", "Bird", "1/1", oracle_text="Flying", keywords=["Flying"]),
    creature("Mimic", "Shapeshifter", "7/7", "{U}"),
    creature("Recruit", "Knight", "1/1", oracle_text="Level up {W}\nLEVEL 1+\n3/3\nFirst strike"),
    card("Walker", "Planeswalker", "{3}", loyalty="4", oracle_text="+1: Draw a card."),
    card("Siege", "Battle — Siege", "{3}", defense="5"),
    creature("Mutant", "Beast", "4/4", oracle_text="Mutate {1}{G}\nReach", keywords=["Mutate", "Reach"]),
    creature("Ranger", "Elf Scout", "2/2"),
    SWARM,
    says("Silence", "All creatures lose all abilities and have base power and toughness 1/1."),
    says("Banner", "Other creatures you control get +1/+1.", "Artifact Creature — Golem")
    | {"power": "3", "toughness": "3"},
    says("Rally", "Creatures with power 3 or greater get +1/+1."),
    says("Moon", "Nonbasic lands are Mountains."),
    says("Hall", "Creatures you control get +1/+1.", "Land"),
    says("Grip", "Creatures your opponents control lose flying and can't have or gain flying."),
    says("Crypt Hush", "Cards in graveyards lose all abilities.", "Creature — Zombie")
    | {"power": "2", "toughness": "1"},
    says("Parade", "Noncreature artifacts are 3/3 creatures in addition to their other types."),
    says("Rust", "Noncreature artifacts lose all abilities and are 2/2 creatures in addition to their other types."),
    says(
        "Quicken",
        "Enchant artifact\nAs long as enchanted artifact isn't a creature, it's a 3/3 artifact creature.",
        "Enchantment — Aura",
    ),
    says("Painter", "All creatures are blue.", "Artifact Creature — Scarecrow") | {"power": "1", "toughness": "3"},
    says("Ground", "Nonbasic lands are Mountains.", "Land"),
    says("Maw", "This creature has all activated abilities of all creature cards in all graveyards.", "Creature — Ooze")
    | {"power": "4", "toughness": "3"},
    creature("Archer", "Elf", "1/1", oracle_text="{T}: Draw a card."),
    says("Mire", "Each land is a Swamp in addition to its other land types.", "Land"),
    says("Mire, the Deep", "Each land is a Swamp in addition to its other land types.", "Land"),
    says("Grove", "Each land is a Plains in addition to its other land types.", "Land"),
    says("Urn", "{T}: Draw a card.", "Artifact"),
    says("Wings", "Enchant creature\nEnchanted creature has flying and trample.", "Enchantment — Aura"),
    says("Wrath", "As long as Wrath is in your graveyard and you control a land, creatures you control have haste."),
)
BEAR = place("Bear")
UNTIL = "until that could no longer apply"
REFUSED = "it would gain flying, which it can't have"
GIVES = "for which abilities it can give"
BACK = "with the card type; its power and toughness are 2/2 again"


def sized(called: str, size: int) -> Record:
    return do("effect", on=["it"], change={"set_power": size, "set_toughness": size}, called=called)


COUNTED = {"count": {"types": "Creature"}}
GROW = do("effect", on=["it"], change={"power": COUNTED, "add_abilities": ["Trample"]}, called="Grow")
SIZE = do("effect", on=["it"], change={"set_power": COUNTED, "set_toughness": COUNTED}, called="Size")
FLOAT = do("effect", on=["it"], change={"add_abilities": ["Flying"]}, called="Float")
JUMP = do("effect", on=["it"], change={"add_abilities": ["Flying"]}, called="Jump")
LAND = do("effect", on=["it"], change={"set_types": ["Land"]}, called="Earth")
BOTH = do("effect", on=["it"], change={"add_types": ["Planeswalker"]}, called="Up")
AGAIN = do("effect", on=["it"], change={"add_types": ["Creature"]}, called="Up")
COPY = (
    place("Swarm", "swarm"),
    place("Mimic"),
    do("become_copy", "it", of="swarm", except_={"power": 7, "toughness": 7}),
)
DOWN = do("effect", on=["it"], change={"remove_types": ["Creature"]}, called="Down")


def waiting(called: str) -> tuple[Record, ...]:
    """One effect that changes artifacts waits for one that takes that type from the object, and one that gives it."""
    return (
        place("Banner"),
        BEAR | {"as": "bear"},
        do("effect", filter={"types": "Artifact"}, change={"add_subtypes": ["Elf"]}, source="bear"),
        do("effect", on=["it"], change={"set_types": ["Creature"]}, called=called),
        do("effect", on=["it", "bear"], change={"add_types": ["Artifact"]}, called="Rise"),
    )


PAINTER = place("Painter", "painter")
TOMBS = (place("Mire", "m"), place("Grove", "v"), place("Moon", "moon"))
URN_IN_A_LOOP = (place("Urn"), place("Parade", "p"), place("Rust", "r"))
QUICKENED = (place("Urn"), place("Quicken", "q"), do("attach", "q", to="it"))
PLAIN_COPY = do("become_copy", "it", of="swarm", except_={"remove_supertypes": ["Legendary"]})
OF_COPY = (*COPY, place("Mimic", "other"), do("become_copy", "other", of="it"))

LADDERS: dict[str, tuple[tuple[Record, ...], str, tuple[str, ...]]] = {
    "613.6 leads where an ability was lost before its layer": (
        (BEAR, place("Banner", "b"), place("Silence", "s")),
        "it",
        ("613.6+613.1f+613.4c: Banner does not apply: Silence took its ability away before it could.",),
    ),
    "305.7 stands behind 613.6 where a land type took it": (
        (BEAR, place("Hall", "hall"), place("Moon", "moon")),
        "it",
        ("613.6+305.7+613.4c: Hall does not apply: Moon took its ability away before it could.",),
    ),
    "613.6 of the size of a leveler": (
        (place("Recruit", counters={"level": 1}), place("Silence", "s")),
        "it",
        ("613.6+613.1f+613.4b: Its level 1+ ability does not apply: Silence took it away before it could.",),
    ),
    "113.11 what would give what cannot be had": (
        (place("Bird", player="Ben"), FLOAT, JUMP, place("Grip", "g")),
        "it",
        tuple(
            f"113.11+613.8a: {name}, waiting for Grip, on which it depends {GIVES}: {REFUSED}."
            for name in ("Float", "Jump")
        ),
    ),
    "611.2d an amount that was counted": (
        (BEAR, place("Bird", "bird"), GROW, place("Bird", "late")),
        "it",
        (
            "613.1f+611.2c: Grow: it gains trample.",
            "613.4c+611.2d+608.2h: Grow: it gets +2/+0 and is 4/2 (counted once, as the effect began: creatures).",
        ),
    ),
    "611.2d a size that was counted": (
        (BEAR, place("Bird", "bird"), SIZE, place("Bird", "late")),
        "it",
        (
            (
                "613.4b+611.2d+608.2h+611.2c: "
                "Size: nothing changes, since it is already 2/2 (counted once, as the effect began: creatures)."
            ),
        ),
    ),
    "205.1a a subtype comes back with its card type": (
        (BEAR, LAND, AGAIN),
        "it",
        (f"613.7b: …its subtype becomes Bear, which comes back {BACK}.",),
    ),
    "205.1a several come back": (
        (place("Ranger"), LAND, AGAIN),
        "it",
        (f"613.7b: …its subtypes become Elf and Scout, which come back {BACK}.",),
    ),
    "205.1a a subtype comes back beside those that the effect gives": (
        (BEAR, LAND, do("effect", on=["it"], change={"add_types": ["Creature"], "add_subtypes": ["Elf"]}, called="Up")),
        "it",
        (f"613.7b: …its subtypes become Bear and Elf, of which Bear comes back {BACK}.",),
    ),
    "306.5 loyalty goes with the card type, and comes back with it": (
        (place("Walker"), LAND, BOTH),
        "it",
        (
            "205.1a+306.5+613.1d+611.2c: Earth: its card type becomes Land; it has no loyalty.",
            "613.7b: Up, newer than Earth: its card types become Land and Planeswalker; its loyalty is 4.",
        ),
    ),
    "310.4 defense goes with the card type": (
        (place("Siege"), LAND),
        "it",
        ("205.1a+310.4+613.1d+611.2c: Earth: its card type becomes Land; it has no subtypes; it has no defense.",),
    ),
    "613.7 each of several is behind its own word where a name could be two": (
        (BEAR, *(sized(name, size) for size, name in enumerate(("Life and Limb", "Rise", "Fall, the Last"), 1))),
        "it",
        ("613.7b: Fall, the Last, newer than Life and Limb and than Rise: its power and toughness become 3/3.",),
    ),
    "613.7 names that cannot be two are listed": (
        (BEAR, *(sized(name, size) for size, name in enumerate(("Wax", "Rise", "Fall"), 1))),
        "it",
        ("613.7b: Fall, newer than Wax and Rise: its power and toughness become 3/3.",),
    ),
    "613.8a each that it waits for is behind its own word": (
        (
            place("Rally", "r"),
            BEAR,
            do("effect", on=["it"], change={"power": "+1"}, called="Life and Limb"),
            place("Bear", "other"),
            do("effect", on=["other"], change={"power": "+1"}, called="Rise"),
        ),
        "it",
        ("613.8a: …and for Rise, on which it depends for what it applies to: it gets +1/+1 and is 4/3.",),
    ),
    "613.7a leads where what it waited for lost its ability and the order would be the same": (
        (place("Silence", "s"), place("Forest", "f"), BEAR, place("Crypt Hush", "h"), place("Wrath", "w", "graveyard")),
        "it",
        (f"613.7a: …depended for whether it applies at all {UNTIL}, and newer than Silence: it gains haste.",),
    ),
    "613.8a several counters wait as several": (
        (place("Bear", player="Ben", counters={"flying": 2}), place("Grip", "g")),
        "it",
        ((f"113.11: The flying counters, waiting for Grip, on which they depend {GIVES}: {REFUSED}."),),
    ),
    "613.6 an effect goes on although its ability is gone": (
        (place("Silence", "s"), place("Awaken", "a"), BEAR),
        "it",
        (
            (
                "613.6: Silence, still applying although its ability is gone, as it began to in an earlier layer: its "
                "power and toughness become 1/1."
            ),
        ),
    ),
    "613.1 an effect is applied before its ability goes in a later layer": (
        (BEAR, PAINTER, place("Silence", "s")),
        "it",
        (
            "105.3: Painter, whose ability is lost only afterward: it becomes blue instead of green.",
            "613.1f: Silence: nothing changes, since it has no abilities.",
        ),
    ),
    "613.1 so is one that makes itself what takes it": (
        (BEAR, PAINTER, place("Silence", "s")),
        "painter",
        ("105.3: Its own ability, which it loses only afterward: it becomes blue.",),
    ),
    "305.7 what takes its own ability is not told as losing it later": (
        (place("Hall"), place("Ground", "g")),
        "g",
        (
            (
                "305.7: Its own ability: its subtype becomes Mountain; it loses “Nonbasic lands are Mountains.”; it "
                "gains “{T}: Add {R}.”"
            ),
        ),
    ),
    "208.3 what is no creature has no size, so no sign of it counts": (
        (
            place("Swarm"),
            do("effect", on=["it"], change={"set_subtypes": ["Forest"], "set_types": ["Land"]}, called="Earth"),
        ),
        "it",
        ("613.6+305.7+613.4a: Its own ability does not apply: Earth took it away before it could.",),
    ),
    "613.8b what a loop leaves out by its condition": (
        (place("Parade", "p"), *QUICKENED),
        "it",
        (
            (
                "613.8b: Quicken does not apply: it and Parade depend on each other, so timestamps decide, and Urn is "
                "a creature."
            ),
            "611.3a: Quicken does not apply: Urn is a creature.",
        ),
    ),
    "613.8a by its name what a condition of another object asks of it": (
        (*QUICKENED, do("effect", on=["it"], change={"add_types": ["Creature"]}, called="Wake")),
        "it",
        ("613.8a: Quicken does not apply: after Wake, on which it depends, Urn is a creature.",),
    ),
    "613.8b stands before 613.8a where timestamps decide": (
        URN_IN_A_LOOP,
        "it",
        (
            (
                "205.1b+613.8b+613.8a+613.8+613.1d+611.3a: Parade, which forms a loop of dependencies with Rust, so "
                "timestamps decide: its card types become Artifact and Creature."
            ),
        ),
    ),
    "613.4c one effect of a card that did not apply before another": (
        (BEAR, place("Tyrant", "t"), do("effect", on=["t"], change={"control": "Ben"}, called="Theft")),
        "it",
        (
            "611.3a: One effect of Tyrant does not apply here: it affects only other creatures Ben controls.",
            "613.4c+611.3a: Tyrant: it gets -2/-2 and is 0/0.",
        ),
    ),
    "613.1f what others have no more is nothing to gain": (
        (place("Maw"), place("Archer", "a", "graveyard"), place("Crypt Hush", "h")),
        "it",
        (f"613.1f: …{GIVES}: nothing changes, since there is no activated ability for it to gain.",),
    ),
    "205.1a a card type that is taken away is told as that": (
        (place("Banner"), DOWN),
        "it",
        ("205.1a: Down: it is no longer a creature; it has no subtypes; it has no power or toughness.",),
    ),
}

MERGED = (place("Bird", "b"), place("Mutant", zone="hand"), do("mutate", "it", onto="b", on_top=True))

REASONS: dict[str, tuple[tuple[Record, ...], str, str, tuple[str, ...]]] = {
    "702.140e the abilities of what is merged": (
        MERGED,
        "b",
        "keywords",
        ("702.140e: Merged, it has the abilities of all its components: keyword abilities mutate, reach and flying.",),
    ),
    "702.140e all else of what is merged": (
        MERGED,
        "b",
        "name",
        ("702.140e: Merged, it takes every value but its abilities from its topmost component: name Mutant.",),
    ),
    "306.5 what is no planeswalker has no loyalty": (
        (place("Walker"), LAND),
        "it",
        "loyalty",
        ("306.5: It is not a planeswalker, so on the battlefield it has no loyalty.",),
    ),
    "310.4 what is no battle has no defense": (
        (place("Siege"), LAND),
        "it",
        "defense",
        ("310.4: It is not a battle, so on the battlefield it has no defense.",),
    ),
    "707.9b its own size, which an exception gives": (
        COPY,
        "it",
        "power",
        (
            "707.9b: An exception to the copy effect makes it so: power 7.",
            "707.9d: Since an exception gives it, no ability that defines it is copied.",
        ),
    ),
    "707.9d what an earlier exception left behind": (
        OF_COPY,
        "other",
        "abilities",
        ("707.9d: What an exception to an earlier copy effect left out is not there to be copied.",),
    ),
    "707.9b what an earlier exception took": (
        (place("Queen", "swarm"), COPY[1], PLAIN_COPY, *OF_COPY[3:]),
        "other",
        "supertypes",
        ("707.9b: An exception to an earlier copy effect left no supertypes to be copied.",),
    ),
    "707.9b what an earlier exception gave": (
        OF_COPY,
        "other",
        "power",
        ("707.9b: What an exception to an earlier copy effect gave is copied like everything else.",),
    ),
    "613.8a all that an effect waited for stand in one sentence": (
        waiting("Wax"),
        "it",
        "subtypes",
        ("613.8a: Bear depends on Wax and Rise, so it is applied later, whatever the timestamps.",),
    ),
    "613.8a names that could be taken for two are told apart": (
        waiting("Life and Limb"),
        "it",
        "subtypes",
        ("613.8a: Bear depends on Life and Limb and also Rise, so it is applied later, whatever the timestamps.",),
    ),
    "613.8a what lost its ability to the same effect stands in one sentence": (
        (*TOMBS, place("Forest")),
        "it",
        "subtypes",
        (
            "613.8a: Mire and Grove do not apply: they depend on Moon, which takes their abilities away first.",
            "205.1: The subtypes are printed on the card: Forest.",
        ),
    ),
    "613.8a names with a comma are told apart": (
        (place("Mire, the Deep", "m"), place("Grove", "v"), place("Moon", "moon"), place("Forest")),
        "it",
        "subtypes",
        (
            (
                "613.8a: Both Mire, the Deep and Grove do not apply: they depend on Moon, which takes their abilities "
                "away first."
            ),
        ),
    ),
    "613.8a what it waited for left nothing to do": (
        (place("Maw"), place("Archer", "a", "graveyard"), place("Crypt Hush", "h")),
        "it",
        "abilities",
        ("613.8a: Its own ability depends on Crypt Hush, so it is applied later, and then nothing changes here.",),
    ),
    "205.1a a subtype comes back with its card type": (
        (BEAR, LAND, AGAIN),
        "it",
        "subtypes",
        ("205.1a: With the card type that Up gives it, the subtype Bear comes back.",),
    ),
    "205.1a several come back": (
        (place("Ranger"), LAND, AGAIN),
        "it",
        "subtypes",
        ("205.1a: With the card type that Up gives it, the subtypes Elf and Scout come back.",),
    ),
    "613.7c several counters are told as several": (
        (place("Silence", "s"), place("Bear", counters={"flying": 2})),
        "it",
        "keywords",
        ("613.7c: The flying counters have a later timestamp than Silence, so they are applied later.",),
    ),
    "613.8a several counters depend as several": (
        (place("Bear", player="Ben", counters={"flying": 2}), place("Grip", "g")),
        "it",
        "keywords",
        ("613.8a: The flying counters depend on Grip, so they are applied later, whatever the timestamps.",),
    ),
    "205.1a a card type that is taken away": (
        (place("Banner"), DOWN),
        "it",
        "types",
        ("205.1a: Down takes the card type Creature from it.",),
    ),
    "205.1b subtypes where there were none": (
        (place("Urn"), do("effect", on=["it"], change={"add_subtypes": ["Equipment", "Vehicle"]}, called="Up")),
        "it",
        "subtypes",
        ("205.1b: Up gives it the subtypes Equipment and Vehicle.",),
    ),
    "613.8b what a loop left out would have taken": (
        URN_IN_A_LOOP,
        "it",
        "abilities",
        (
            (
                "613.8b: Rust and Parade depend on each other, so timestamps decide; Parade, the older, came first, "
                "and then Rust does not apply here."
            ),
        ),
    ),
    "613.8b what a loop left out by its condition": (
        (place("Parade", "p"), *QUICKENED),
        "it",
        "types",
        (
            (
                "613.8b: Quicken and Parade depend on each other, so timestamps decide; Parade, the older, came first, "
                "and then Quicken does not apply here."
            ),
        ),
    ),
    "113.11 what is given and cannot be had": (
        (place("Bear", player="Ben"), place("Grip", "g"), place("Wings", "w"), do("attach", "w", to="it")),
        "it",
        "keywords",
        ("113.11: Wings would give it flying, but Grip says that it can't have that.",),
    ),
    "113.11 a counter of what cannot be had": (
        (place("Bear", player="Ben", counters={"flying": 1}), place("Grip", "g")),
        "it",
        "keywords",
        ("113.11: The flying counter would give it flying, but Grip says that it can't have that.",),
    ),
    "613.8a what waited for an ability that was lost": (
        (place("Wrath", "w", "graveyard"), place("Crypt Hush", "h"), place("Forest", "f"), BEAR, place("Silence", "s")),
        "it",
        "keywords",
        (f"613.8a: Whatever the timestamps, Wrath waited for Crypt Hush, on which it depended {UNTIL}.",),
    ),
}


@pytest.mark.parametrize("name", LADDERS)
def test_613_what_a_step_says_and_cites(name: str) -> None:
    actions, label, lines = LADDERS[name]
    found = [
        ("+".join(rung.step.rules), rung.says) for rung in rungs(play(NEWEST.key, *actions, cards=CARDS).table, label)
    ]
    for line in lines:
        rules, _, sentence = line.partition(": ")
        of_it = [cited for cited, told in found if told == sentence or _ends(told, sentence)]
        assert [cited.startswith(rules) for cited in of_it] == [True], found
    # A page shows three rules of a step: who reads that it waited finds the rule by which it did.
    waits = [cited for cited, told in found if "waiting for" in told or "in a loop" in told]
    assert all("613.8" in "+".join(cited.split("+")[:3]) for cited in waits)


def _ends(told: str, sentence: str) -> bool:
    """Whether a sentence that begins with an ellipsis is the end of what is told."""
    return sentence.startswith("…") and told.endswith(sentence[1:])


@pytest.mark.parametrize("name", REASONS)
def test_613_what_a_reason_says_and_cites(name: str) -> None:
    actions, label, key, lines = REASONS[name]
    found = [f"{one.rules[0]}: {one.says}" for one in play(NEWEST.key, *actions, cards=CARDS)[label].why[key]]
    assert not [line for line in lines if line not in found], found
    if name.startswith(("613.8b", "113.11")):
        assert found[0] == lines[0]
