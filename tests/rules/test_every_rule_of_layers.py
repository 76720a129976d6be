"""What keywords, loops, counters and abilities that are lost do in the layers: each rule, in each edition (613)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from inspector.cards import Color
from inspector.rules import characteristics
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.cards_for_tests import enchantment as with_ability
from tests.rules.editions import EDITION_KEYS
from tests.rules.in_every_edition import Told, rows, told
from tests.rules.outcomes import CARDS as SHARED
from tests.rules.playing import Record, do, place, play
from tests.rules.test_keyword_effects import LATE
from tests.rules.test_levels import SHIP, TRUCK
from tests.rules.test_mutate import FLIER, PUP

DRONE = creature("Drone", "Eldrazi", "2/2", oracle_text="Devoid", keywords=["Devoid"])
GRAVE = creature(
    "Grave",
    "Bear",
    "2/2",
    oracle_text="Counters remain on Grave as it moves to any zone other than a player's hand or library.",
)
STAYS = creature("Stays", "Bear", "2/2", oracle_text="If Stays would die, you may exile it instead.")


def enchantment(name: str, text: str) -> Record:
    return {"name": name, "mana_cost": "{2}", "type_line": "Enchantment", "oracle_text": text}


UNREAD = enchantment(
    "Unread",
    "If one or more tokens would be created under your control, twice as many by moonlight are created instead.",
)
FOOD = enchantment(
    "Food First",
    "If one or more tokens would be created under your control, those tokens plus a Food token are created instead.",
)
NEVER = enchantment("Never", "Counters can't be put on creatures or lands.")
MIST = enchantment("Mist", "Goblins become copies of Bears by moonlight.")
ELSEWHERE = enchantment("Elsewhere", "If a creature would die, you may exile it instead.")
ODD_ONES = enchantment(
    "Odd Ones",
    "If one or more +1/+1 counters would be put on a creature you control, odd ones by night are put on it instead.",
)
SINKING = enchantment("Sinking", "Creatures become lands by moonlight.")
TAKES_ALL = ({"types": "Enchantment", "other": "self"}, {"lose_all_abilities": True})
SILENCE, HUSH = with_ability("Silence", *TAKES_ALL), with_ability("Hush", *TAKES_ALL)
CHOOSER = {**enchantment("Chooser", "As this artifact enters, choose a color."), "type_line": "Artifact"}
FORT = {**enchantment("Fort", "Fortify {1}"), "type_line": "Artifact — Fortification"}
CARDS = (
    LATE,
    SHIP,
    TRUCK,
    DRONE,
    GRAVE,
    STAYS,
    UNREAD,
    FOOD,
    NEVER,
    ELSEWHERE,
    MIST,
    CHOOSER,
    FORT,
    FLIER,
    PUP,
    ODD_ONES,
    SINKING,
    SILENCE,
    HUSH,
)
OVER, UNDER = do("mutate", "other", onto="it"), do("mutate", "other", onto="it", on_top=False)
FLYING = place("Flier", "other", "hand")
TO_GRAVEYARD = do("move", "it", to="graveyard")
TOKEN = do("create_token", card="Monster Role token", as_="it")


def static(source: str, of: str, to: str) -> tuple[Record, Record]:
    """An enchantment that makes these creatures something else."""
    wanted, change = {"subtypes": of}, {"set_subtypes": [to]}
    return place("Anthem", source), do("effect", source=source, filter=wanted, change=change)


LOOP = (place("Bear"), place("Goblin", "other"), *static("older", "Bear", "Goblin"), *static("newer", "Goblin", "Bear"))
DELVER = place("Delver of Secrets")
LOST = (place("Tarmogoyf"), do("effect", on=["it"], change={"lose_all_abilities": True}))
MADE = do("effect", on=["it"], change={"set_types": ["Artifact"]})
MADE_AGAIN = do("effect", on=["it"], change={"add_types": ["Creature"]})
SET_BY, IS_SET = "205.1a+613.1d+611.3a", "205.1a+613.1d+611.2c"
OF_VALUES = {
    "the newer of a loop": (
        "it.subtypes",
        f"""613.7b+613.7+613.7a+613.6 613.6a+613.6 {SET_BY} {SET_BY} 205.1 | =
        | 613.8b+613.8+613.8a+613.7 613.7a+613.7 {SET_BY} {SET_BY} 205.1 | = | =""",
        LOOP,
    ),
    "the newer of a loop, whose object the older changed": (
        "it.subtypes",
        f"613.7b+613.7+613.7a+613.6 {SET_BY} 205.1 | = | 613.8b+613.8+613.8a+613.7 {SET_BY} 205.1 | = | =",
        (place("Bear"), *static("older", "Bear", "Goblin"), *static("newer", "Bear", "Elf")),
    ),
    "the newer of a loop, whose ability the older took": (
        "it.abilities",
        "613.7b+613.7+613.7a+613.6 207.1 | = | 613.8b+613.8+613.8a+613.7 207.1 | = | =",
        (place("Silence"), place("Hush", "other")),
    ),
    "the mana value of a copied back-face spell": (
        "it.mana_value",
        "- | - | 712.4b+202.3b 202.3a | 712.8c+202.3b 712.8c | =",
        (
            place("Beloved Beggar", "other", "graveyard"),
            do("cast", "other", transformed=True),
            do("copy_spell", of="other", as_="it"),
        ),
    ),
    "a subtype in addition": (
        "it.subtypes",
        "205.1b+613.1d+611.2c 205.1 | = | = | = | =",
        (place("Bear"), do("effect", on=["it"], change={"add_subtypes": ["Elf"]})),
    ),
    "subtypes that come back": (
        "it.subtypes",
        f"613.6b+613.6 {IS_SET} {IS_SET} 205.1 | = | 613.7b+613.7 {IS_SET} {IS_SET} 205.1 | = | =",
        (place("Bear"), MADE, MADE_AGAIN),
    ),
    "living metal": (
        "it.types",
        "205.1 | = | = | 702.161a+205.1b+613.1d+611.3a 205.1 | =",
        (do("turn", player="Ana"), place("Truck")),
    ),
    "impending": (
        "it.types",
        "205.1 | = | = | 702.176a+205.1a+613.1d+611.3a 205.1 | =",
        (
            place("Late", counters={"time": 2}),
            do("condition", "it", says="its impending cost was paid", holds=True),
        ),
    ),
    "a station symbol": (
        "it.keywords",
        "207.1 | = | = | = | 721.2a+613.1f+611.3a 207.1",
        (place("Mill Ship", counters={"charge": 3}),),
    ),
    "a defining ability that is lost": ("it.power", "107.2 208.1 | = | 208.5 208.1 | = | =", LOST),
    "the place of what was merged": (
        "other.zone",
        "- | - | 723.3 400.7 | 728.3 400.7 | 730.3 400.7",
        (place("Bear"), FLYING, OVER, TO_GRAVEYARD),
    ),
}
BOARDS = {
    "a condition is said": (
        "done: 611.3a | = | = | = | =",
        (place("Bear"), do("condition", "it", says="you control a Forest", holds=True)),
    ),
    "counters that nothing lets be put": (
        "nothing happens: 101.2 121.1/COUNTERS | = | nothing happens: 101.2 122.1/COUNTERS | = | =",
        (place("Never", "other"), place("Bear"), do("counters", "it", kind="+1/+1", count=1)),
    ),
    "a choice of what is face down": (
        """done: 707.3 707.2 707.2a 400.7 613.6c 607.2d | = | done: 708.3 708.2 708.2a 400.7 613.7d 607.2d | = | =""",
        (place("Bear", "it", "hand"), do("put_onto_battlefield", "it", face_down=True, choose={"color": "R"})),
    ),
    "counters that remain": (
        "done: 121.1 400.7 | = | done: 122.1 400.7 | = | =",
        (place("Grave", counters={"+1/+1": 1}), do("move", "it", to="exile")),
    ),
    "tokens by words that are not read": (
        "done: 110.5b 614.1a | = | done: 111.3 614.1a | = | =",
        (place("Unread", "other"), TOKEN),
    ),
    "tokens besides": (
        "done: 110.5b 614.1a 110.5b | = | done: 111.3 614.1a 111.3 | = | =",
        (place("Food First", "other"), TOKEN),
    ),
    "it may go elsewhere": ("done: 614.1a 400.7 | = | = | = | =", (place("Stays"), TO_GRAVEYARD)),
    "it stays there, as is said": ("done: 614.1a | = | = | = | =", (place("Stays"), TO_GRAVEYARD, TO_GRAVEYARD)),
    "others may send it elsewhere": (
        "done: 614.1a 400.7 | = | = | = | =",
        (place("Elsewhere", "other"), place("Bear"), TO_GRAVEYARD),
    ),
    "merged, over what is face down": (
        """illegal: 702.1 | = | done: 702.140c 702.140e 723.2e 723.2b | done: 702.140c 702.140e 728.2e 728.2b
        | done: 702.140c 702.140e 730.2e 730.2b""",
        (place("Bear", face_down="morph"), FLYING, OVER),
    ),
    "merged, under what is face down": (
        """illegal: 702.1 | = | done: 702.140c 702.140e 723.2e 723.2b | done: 702.140c 702.140e 728.2e 728.2b
        | done: 702.140c 702.140e 730.2e 730.2b""",
        (place("Bear", face_down="morph"), FLYING, UNDER),
    ),
    "merged, and gone": (
        "- | - | done: 723.3 723.3a | done: 728.3 728.3a | done: 730.3 730.3a",
        (place("Bear"), FLYING, OVER, TO_GRAVEYARD),
    ),
    "merged with a token, and gone": (
        "- | - | done: 723.3 111.7+704.5d | done: 728.3 111.7+704.5d | done: 730.3 111.7+704.5d",
        (
            place("Bear", "bear"),
            do("create_token_copy", of="bear", as_="it"),
            FLYING,
            OVER,
            TO_GRAVEYARD,
        ),
    ),
    "merged, and flipped": (
        "- | - | done: 723.2h 710.2 710.1c | done: 728.2h 710.2 710.1c | done: 730.2h 710.2 710.1c",
        (place("Pup"), FLYING, UNDER, do("flip", "it")),
    ),
    "set up with a choice": ("done: 607.2d 105.4 | = | = | = | =", (place("Chooser", choose={"color": "R"}),)),
    "a Ring-bearer under another's control": (
        "- | - | - | done: 701.3a 613.7e 701.54b | =",
        (
            place("Bear"),
            place("Control Magic", "other", player="Ben"),
            do("designate", "it", **{"as": "ring-bearer"}),
            do("attach", "other", to="it"),
        ),
    ),
    "a Fortification to itself": (
        "nothing happens: 301.6 701.3b | = | = | = | =",
        (
            place("Fort"),
            do("effect", on=["it"], change={"add_types": ["Land"]}),
            do("attach", "it", to="it"),
        ),
    ),
    "a number is said": (
        "done: 611.3a | = | = | = | =",
        (place("Bear"), do("condition", "it", says="3 odd things", holds=True)),
    ),
    "a number is said anew": (
        "done: 611.3a | = | = | = | =",
        (place("Bear"), *(do("condition", "it", says=f"{number} odd things", holds=True) for number in (3, 4))),
    ),
    "counters by words that are not read": (
        "done: 614.1a 121.1 613.3d | = | done: 614.1a 122.1 613.4c 613.7c | = | =",
        (place("Odd Ones", "other"), place("Bear"), do("counters", "it", kind="+1/+1", count=1)),
    ),
    "an Equipment on what may be no creature": (
        "done: 701.3a 613.6d 701.3b | = | done: 701.3a 613.7e 701.3b | = | =",
        (
            place("Sinking", "sinking"),
            place("Bear"),
            place("Bonesplitter", "other"),
            do("attach", "other", to="it"),
        ),
    ),
    "a pair that ends": (
        "- | done: 611.2c 702.94e | done: 611.2c 702.95e | = | =",
        (place("Bear"), place("Goblin", "other"), do("designate", "it", **{"as": "paired", "with": "other"}), MADE),
    ),
}
ROWS = {
    **{name: Told(columns, *actions, cards=CARDS) for name, (columns, actions) in BOARDS.items()},
    **{name: Told(columns, *actions, of=of, cards=CARDS) for name, (of, columns, actions) in OF_VALUES.items()},
}
# The last step of the ladder: its layer and its rules.
_GOYF, _LOST = "613.4a 604.3", "208.5 107.2 613.4a"
STEPS: Mapping[str, tuple[tuple[Record, ...], Mapping[str, str]]] = {
    "a defining ability": ((place("Tarmogoyf"),), {"2011-09": "7a: 613.3a 604.3", "": f"7a: {_GOYF}"}),
    "a defining ability that is lost": (LOST, {"2011-09": "7a: 107.2 613.3a", "": f"7a: {_LOST}"}),
    "words that may copy and are not read": (
        (place("Mist", "other"), place("Goblin")),
        {"2011-09": "1: 706.2 613.1a", "": "1a: 707.2 613.2a 613.1a"},
    ),
    "a counter": (
        (place("Bear", counters={"+1/+1": 1}),),
        {"2011-09": "7d: 613.3d 121.1a", "": "7c: 613.4c 122.1a 613.7c"},
    ),
}


@pytest.mark.parametrize("row", rows(ROWS))
def test_613_each_rule_is_told_in_each_edition(row: Told) -> None:
    assert told(row) == row.columns


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_4_the_last_step_names_its_rules(edition: str, name: str) -> None:
    actions, by_edition = STEPS[name]
    step = play(edition, *actions, cards=(*CARDS, *SHARED))["it"].proof[-1]
    old = edition in ("2011-09", "2016-01")
    assert f"{step.layer}: {' '.join(step.rules)}" == by_edition["2011-09" if old else ""]


def test_613_8b_the_last_step_of_a_loop_names_what_waits_for_what() -> None:
    steps = play("2026-08", *LOOP, cards=SHARED)["other"].proof
    assert [step.rules for step in steps if step.layer == "4" and step.applied] == [
        ("205.1a", "613.8b", "613.8a", "613.8", "613.1d", "611.3a")
    ]


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_702_26d_what_phased_out_is_under_the_control_it_had(edition: str) -> None:
    away = (place("Control Magic", "other", player="Ben"), do("attach", "other", to="it"), do("phase_out", "it"))
    table = play(edition, place("Grizzly Bears"), *away).table
    expected = {"2011-09": "702.24d", "2016-01": "702.25d"}.get(edition, "702.26d")
    assert [why.rules[0] for why in characteristics(table, "it").why["controller"]] == [expected]


def test_712_9_of_each_that_is_turned_over_it_is_said() -> None:
    """Of the second it is not the first reason, and is to be said all the same."""
    turned = play("2026-08", DELVER, place("Delver of Secrets", "other"), do("transform", objects=["it", "other"])).last
    both = "Delver of Secrets (it) and Delver of Secrets (other) are turned over: their back faces are up now."
    assert turned.says.startswith(both)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_702_114a_devoid_makes_nothing_colorless_before_there_was_a_rule_for_it(edition: str) -> None:
    drone = play(edition, place("Drone"), cards=CARDS)["it"]
    assert drone.colors == ((Color.GREEN,) if edition == "2011-09" else ())


@pytest.mark.parametrize(
    ("card", "change", "keys"),
    [
        ("Bear", {"set_types": ["Artifact"]}, ("types", "subtypes")),
        ("Bear", {"remove_types": ["Creature"]}, ("types", "subtypes")),
        ("Bear", {"set_subtypes": ["Elf"]}, ("subtypes",)),
        ("Bear", {"lose_all_creature_types": True}, ("subtypes",)),
        ("Dual", {"lose_all_land_types": True}, ("subtypes",)),
        ("Dual", {"set_subtypes": ["Island"]}, ("subtypes",)),
    ],
)
def test_205_1a_what_sets_or_takes_types_is_told_with_that_rule(
    card: str, change: Record, keys: tuple[str, ...]
) -> None:
    played = play("2026-08", place(card), do("effect", on=["it"], change=change), cards=ALL)
    for key in keys:
        assert "205.1a" in [rule for why in played["it"].why[key] if why.layer == "4" for rule in why.rules], key
