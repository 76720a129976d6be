"""208.3, 208.5, 306.5, 310.4: in which step of a proof a number comes or goes with a card type, and by which rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inspector.rules import rungs
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.proof_step import Idle
from tests.rules.cards_for_tests import BEAR, Record, creature, enchantment
from tests.rules.playing import Played, do, place, play
from tests.rules.speaking import card

CARDS = (
    BEAR,
    creature("Giant", "Giant", "5/6", "{1}{R}"),
    card("Relic", "Artifact", "{2}"),
    card("Ship", "Artifact — Vehicle", "{2}", "3/4", oracle_text="Crew 1"),
    card("Walker", "Planeswalker — Jace", "{3}", loyalty="4"),
    card("Fight", "Battle — Siege", "{2}", defense="3"),
)
NUMBERS = ("power", "toughness", "loyalty", "defense")
OF_NUMBERS = ("107.2", "208.3", "208.5", "306.5", "310.4")


def makes(called: str, **change: object) -> Record:
    return do("effect", on=["it"], change=change, called=called)


WAKE, GROW = makes("Wake", add_types=["Creature"]), makes("Grow", power="+2", toughness="+3")
STONE = makes("Stone", set_types=["Artifact"])
TURN = makes("Turn", switch_power_toughness=True)
ART, BORN = "its card types become Artifact and Creature", "its card types become Planeswalker and Creature"
BECOMES = "its card type becomes Artifact; it has no subtypes"
RETURNS, AGAIN = "which comes back with the card type", "its power and toughness are 2/2 again"
SPARKS = "Spark, newer than Stone: its card types become Artifact and"
AS_A_COPY = "As a copy of Giant (giant): that name; mana cost {1}{R}; red; Creature — Giant; 5/6."
# What an effect is called, the numbers that its step changes, the rules of these, and what is said of it.
Told = tuple[str, dict[str, tuple[object, object]], tuple[str, ...], str]
WAKES: Told = (
    "Wake",
    {"power": (None, 0), "toughness": (None, 0)},
    ("208.5",),
    f"Wake: {ART}; nothing gives it power or toughness, so it is 0/0.",
)
LADDERS: dict[str, tuple[tuple[Record, ...], list[Told]]] = {
    "of an artifact that becomes a creature nothing gives a size": ((place("Relic"), WAKE), [WAKES]),
    "to those 0 is added": (
        (place("Relic"), WAKE, GROW),
        [WAKES, ("Grow", {"power": (0, 2), "toughness": (0, 3)}, (), "Grow: it gets +2/+3 and is 2/3.")],
    ),
    "to each of them by itself": (
        (place("Relic"), WAKE, makes("Rage", power="+2"), makes("Root", toughness="+1")),
        [
            WAKES,
            ("Rage", {"power": (0, 2)}, (), "Rage: it gets +2/+0 and is 2/0."),
            ("Root", {"toughness": (0, 1)}, (), "Root: it gets +0/+1 and is 2/1."),
        ],
    ),
    "of one that is given a power the toughness is 0": (
        (place("Relic"), makes("Wake", add_types=["Creature"], set_power=3), GROW),
        [
            ("Wake", {"toughness": (None, 0)}, ("208.5",), f"Wake: {ART}; nothing gives it toughness, so that is 0."),
            ("Wake", {"power": (None, 3)}, (), "Wake: its power becomes 3."),
            ("Grow", {"power": (3, 5), "toughness": (0, 3)}, (), "Grow: it gets +2/+3 and is 5/3."),
        ],
    ),
    "of one that is given a toughness the power is 0": (
        (place("Relic"), makes("Wake", add_types=["Creature"], set_toughness=3), GROW),
        [
            ("Wake", {"power": (None, 0)}, ("208.5",), f"Wake: {ART}; nothing gives it power, so that is 0."),
            ("Wake", {"toughness": (None, 3)}, (), "Wake: its toughness becomes 3."),
            ("Grow", {"power": (0, 2), "toughness": (3, 6)}, (), "Grow: it gets +2/+3 and is 2/6."),
        ],
    ),
    "switched, two 0 are what they were": (
        (place("Relic"), WAKE, TURN),
        [WAKES, ("Turn", {}, (), "Turn: nothing changes, since its power and toughness are equal.")],
    ),
    "counters add to it": (
        (place("Relic"), WAKE, do("counters", "it", kind="+1/+1", count=2)),
        [WAKES, ("", {"power": (0, 2), "toughness": (0, 2)}, (), "The +1/+1 counters: it gets +2/+2 and is 2/2.")],
    ),
    "a creature that is none any more has no size": (
        (place("Bear"), STONE),
        [
            (
                "Stone",
                {"power": (2, None), "toughness": (2, None)},
                ("208.3",),
                f"Stone: {BECOMES}; it has no power or toughness.",
            )
        ],
    ),
    "nothing changes a size that it has not": (
        (place("Bear"), STONE, GROW),
        [
            (
                "Stone",
                {"power": (2, None), "toughness": (2, None)},
                ("208.3",),
                f"Stone: {BECOMES}; it has no power or toughness.",
            ),
            ("Grow", {}, ("208.3",), "Grow: nothing changes, since it is not a creature."),
        ],
    ),
    "a creature again has its size again": (
        (place("Bear"), STONE, WAKE),
        [
            (
                "Stone",
                {"power": (2, None), "toughness": (2, None)},
                ("208.3",),
                f"Stone: {BECOMES}; it has no power or toughness.",
            ),
            (
                "Wake",
                {"power": (None, 2), "toughness": (None, 2)},
                (),
                f"Wake, newer than Stone: {ART}; its subtype becomes Bear, {RETURNS}; {AGAIN}.",
            ),
        ],
    ),
    "what had no size has none to lose": (
        (place("Relic"), WAKE, STONE),
        [("Wake", {}, (), f"Wake: {ART}."), ("Stone", {}, (), "Stone, newer than Wake: it is no longer a creature.")],
    ),
    "nothing gives it one when it is one again": (
        (place("Relic"), makes("Wind", add_types=["Creature"]), STONE, WAKE),
        [
            ("Wind", {}, (), f"Wind: {ART}."),
            ("Stone", {}, (), "Stone, newer than Wind: it is no longer a creature."),
            (WAKES[0], WAKES[1], WAKES[2], WAKES[3].replace("Wake:", "Wake, newer than Stone:")),
        ],
    ),
    # 613.2a, 707.2: the size that goes is the one that it has as a copy.
    "a copy that is no creature any more": (
        (place("Bear"), place("Giant", "giant"), do("become_copy", "it", of="giant"), STONE),
        [
            ("", {"power": (2, 5), "toughness": (2, 6)}, (), AS_A_COPY),
            (
                "Stone",
                {"power": (5, None), "toughness": (6, None)},
                ("208.3",),
                f"Stone: {BECOMES}; it has no power or toughness.",
            ),
        ],
    ),
    # 301.7a: what is printed on a Vehicle waits for it to be a creature, and goes with that.
    "a Vehicle that becomes a creature has what is printed on it": (
        (place("Ship"), WAKE),
        [("Wake", {}, (), f"Wake: {ART}.")],
    ),
    "a Vehicle that is none any more": (
        (place("Ship"), WAKE, STONE),
        [
            ("Wake", {}, (), f"Wake: {ART}."),
            (
                "Stone",
                {"power": (3, None), "toughness": (4, None)},
                ("208.3",),
                "Stone, newer than Wake: it is no longer a creature; it has no power or toughness.",
            ),
        ],
    ),
    "a Vehicle that becomes something else": (
        (place("Ship"), makes("Odd", add_types=["Enchantment"])),
        [("Odd", {}, (), "Odd: its card types become Enchantment and Artifact.")],
    ),
    "a planeswalker that becomes a creature keeps its loyalty": (
        (place("Walker"), WAKE),
        [
            (
                "Wake",
                {"power": (None, 0), "toughness": (None, 0)},
                ("208.5",),
                f"Wake: {BORN}; nothing gives it power or toughness, so it is 0/0.",
            )
        ],
    ),
    "what is no planeswalker any more has no loyalty": (
        (place("Walker"), STONE),
        [("Stone", {"loyalty": (4, None)}, ("306.5",), f"Stone: {BECOMES}; it has no loyalty.")],
    ),
    "what is one again has as much as it has counters": (
        (
            place("Walker"),
            do("counters", "it", kind="loyalty", count=-1),
            STONE,
            makes("Spark", add_types=["Planeswalker"]),
        ),
        [
            ("Stone", {"loyalty": (3, None)}, ("306.5",), f"Stone: {BECOMES}; it has no loyalty."),
            (
                "Spark",
                {"loyalty": (None, 3)},
                ("306.5",),
                f"{SPARKS} Planeswalker; its subtype becomes Jace, {RETURNS}; its loyalty is 3.",
            ),
        ],
    ),
    "what becomes a planeswalker without counters has 0": (
        (place("Bear"), makes("Spark", add_types=["Planeswalker"])),
        [
            (
                "Spark",
                {"loyalty": (None, 0)},
                ("306.5",),
                "Spark: its card types become Planeswalker and Creature; its loyalty is 0.",
            )
        ],
    ),
    "what is no battle any more has no defense, and again has it again": (
        (place("Fight"), STONE, makes("Spark", add_types=["Battle"])),
        [
            ("Stone", {"defense": (3, None)}, ("310.4",), f"Stone: {BECOMES}; it has no defense."),
            (
                "Spark",
                {"defense": (None, 3)},
                ("310.4",),
                f"{SPARKS} Battle; its subtype becomes Siege, {RETURNS}; its defense is 3.",
            ),
        ],
    ),
    "one goes and the other comes": (
        (place("Walker"), makes("Strife", set_types=["Battle"])),
        [
            (
                "Strife",
                {"loyalty": (4, None), "defense": (None, 0)},
                ("306.5", "310.4"),
                "Strife: its card type becomes Battle; it has no subtypes; it has no loyalty; its defense is 0.",
            )
        ],
    ),
    # Elsewhere than on the battlefield loyalty is what is printed (306.5a), whatever its card types are.
    "in a graveyard": (
        (place("Walker", zone="graveyard"), STONE),
        [("Stone", {}, (), f"Stone: {BECOMES}.")],
    ),
}


@pytest.mark.parametrize("name", LADDERS)
def test_208_3_a_number_goes_and_comes_in_the_step_of_its_card_type(name: str) -> None:
    actions, told = LADDERS[name]
    played = play("2026-08", *actions, cards=CARDS)
    found = [
        (
            rung.step.source.called if rung.step.source is not None else "",
            {key: (one.was, one.to) for key, one in rung.step.changes.items() if key in NUMBERS},
            tuple(rule for rule in rung.step.rules if rule in OF_NUMBERS),
            rung.says,
        )
        for rung in rungs(played.table, "it")[1:]
    ]
    assert found == told


def test_208_5_what_was_idle_for_want_of_a_size_is_idle_with_the_0_that_it_has() -> None:
    nothing = makes("Idle", power="+0", toughness="+0")
    played = play("2026-08", place("Relic"), WAKE, nothing, TURN, cards=CARDS)
    idle = [(step.idle, step.size) for step in played["it"].proof[2:]]
    assert idle == [((Idle.ZERO, "0/0"), (0, 0)), ((Idle.EQUAL, ""), (0, 0))]
    alone = play("2026-08", place("Relic"), nothing, TURN, cards=CARDS)
    assert [step.idle for step in alone["it"].proof[1:]] == [(Idle.NO_SIZE, "")] * 2


WHY: dict[str, tuple[Record, str, list[tuple[str, str]]]] = {
    "loyalty": (
        place("Walker"),
        "loyalty",
        [
            ("306.5", "It is not a planeswalker, so on the battlefield it has no loyalty."),
            ("209.1", "The loyalty is printed on the card: 4."),
        ],
    ),
    "defense": (
        place("Fight"),
        "defense",
        [
            ("310.4", "It is not a battle, so on the battlefield it has no defense."),
            ("210.1", "The defense is printed on the card: 3."),
        ],
    ),
}


@pytest.mark.parametrize("name", WHY)
def test_306_5_why_what_is_printed_on_it_counts_for_nothing(name: str) -> None:
    placed, key, said = WHY[name]
    played = play("2026-08", placed, STONE, cards=CARDS)
    assert [(why.rules[0], why.says) for why in played["it"].why[key]] == said
    assert getattr(played["it"], key) is None
    # Not so while it is one: then its counters say how much.
    assert not {said[0]} & {(why.rules[0], why.says) for why in play("2026-08", placed, cards=CARDS)["it"].why[key]}


# 604.3a: what acts only under a condition defines nothing; lost before its turn, it leaves the sign as 0 (107.2).
SIGNS: dict[str, tuple[dict[str, tuple[object, object]], tuple[str, ...], str]] = {
    "*/*": ({"power": ("*", 0), "toughness": ("*", 0)}, ("208.5",), ""),
    "1+*/*": ({"power": ("1+*", 1), "toughness": ("*", 0)}, ("107.2", "208.5"), ", and 1+* is 1"),
    "2/*": ({"toughness": ("*", 0)}, ("208.5",), ""),
    "*/3": ({"power": ("*", 0)}, ("208.5",), ""),
}
_COUNTED = {"count": {"types": "Creature"}}
OF_STAR: Record = {"name": ["Star", "Elder"]}
ELDER = enchantment("Elder", OF_STAR, {"set_power": 4})


def _starred(size: str, *there: Record, before: tuple[Record, ...] = (), static: tuple[Record, ...] = ()) -> Played:
    parts = zip(("set_power", "set_toughness"), size.split("/"), strict=True)
    sets = {key: _COUNTED for key, part in parts if "*" in part}
    own = [*static, {"on": "self", "change": sets, "if": {**_COUNTED, "is": ">=1"}}]
    star = creature("Star", "Elf", size, oracle_text="Words.", static=own)
    ban = enchantment("Ban", OF_STAR, {"lose_all_abilities": True})
    return play("2026-08", *before, place("Star"), *there, cards=(star, ELDER, ban))


HUSH = makes("Hush", lose_all_abilities=True)


@pytest.mark.parametrize("size", SIGNS)
def test_107_2_the_step_that_would_have_set_it_tells_what_a_sign_counts_as(size: str) -> None:
    changes, of_signs, sums = SIGNS[size]
    played = _starred(size, HUSH)
    _, taking, lost = rungs(played.table, "it")
    assert (taking.step.layer, taking.step.ground, [*taking.step.changes]) == ("6", None, ["abilities"])
    assert (lost.step.layer, lost.step.applied, lost.step.ground) == ("7b", False, Because.SIGN_IS_ZERO)
    assert {key: (one.was, one.to) for key, one in lost.step.changes.items()} == changes
    assert lost.step.rules == (*of_signs, "613.6", "613.1f", "613.4b")
    taken = "Its own ability does not apply: Hush took it away before it could, so the printed * counts as 0"
    assert lost.says == f"{taken}{sums}."


TAKEN = "Its own ability does not apply: Hush took it away before it could"
# Of several steps beside it: which tells it, and what of the size is still the sign's by then.
BESIDE: dict[str, tuple[Callable[[], Played], list[tuple[str, dict[str, object], str]]]] = {
    "an older effect set the power": (
        lambda: _starred("*/*", HUSH, before=(place("Elder", "elder"),)),
        [
            ("7b", {"power": 4}, "Elder: its power becomes 4."),
            ("7b", {"toughness": 0}, f"{TAKEN}, so the printed * counts as 0."),
        ],
    ),
    "an older effect set all that the sign stands for": (
        lambda: _starred("*/3", HUSH, before=(place("Elder", "elder"),)),
        [("7b", {"power": 4}, "Elder: its power becomes 4."), ("7b", {}, f"{TAKEN}.")],
    ),
    "a newer effect sets the power": (
        lambda: _starred("*/*", HUSH, place("Elder", "elder")),
        [
            ("7b", {"power": 0, "toughness": 0}, f"{TAKEN}, so the printed * counts as 0."),
            ("7b", {"power": 4}, "Elder: its power becomes 4."),
        ],
    ),
    "another object's ability was lost as well": (
        lambda: _starred("*/*", place("Ban", "ban"), before=(place("Elder", "elder"),)),
        [
            ("7b", {}, "Elder does not apply: Ban took its ability away before it could."),
            (
                "7b",
                {"power": 0, "toughness": 0},
                f"{TAKEN.replace('Hush', 'Ban')}, so the printed * counts as 0.",
            ),
        ],
    ),
    "another of its abilities was lost as well": (
        lambda: _starred("*/*", HUSH, static=({"on": "self", "change": {"add_abilities": ["Flying"]}},)),
        [
            ("6", {}, "Its own ability does not apply: it depends on Hush, which took it away first."),
            ("7b", {"power": 0, "toughness": 0}, f"{TAKEN}, so the printed * counts as 0."),
        ],
    ),
}


@pytest.mark.parametrize("name", BESIDE)
def test_107_2_it_is_told_in_that_step_alone(name: str) -> None:
    """Read one after another, the steps end at what it is."""
    made, told = BESIDE[name]
    played = made()
    steps = [rung for rung in rungs(played.table, "it")[1:] if rung.source_name not in ("Hush", "Ban")]
    assert [
        (one.step.layer, {key: each.to for key, each in one.step.changes.items()}, one.says) for one in steps
    ] == told
    # The rule of signs is cited where a sign still stands for something (208.5).
    assert [any(one.step.rules[:1] == ("208.5",) for one in steps if one.says == says) for _, _, says in told] == [
        "counts as 0" in says for _, _, says in told
    ]
    size = {key: value for _, changes, _ in told for key, value in changes.items()}
    assert size == {key: getattr(played["it"], key) for key in size}


OF_SIZE: tuple[tuple[tuple[Record, ...], list[str]], ...] = (
    # 208.3: what layer 7 does to what is no creature nobody can see.
    ((STONE, GROW), ["208.3", "208.1"]),
    ((makes("Set", set_power=7, set_toughness=7), STONE, GROW), ["208.3", "208.1"]),
    ((GROW,), ["613.4c", "208.1"]),
    ((makes("Set", set_power=7, set_toughness=7), GROW), ["613.4c", "613.4b", "208.1"]),
)


@pytest.mark.parametrize(("actions", "rules"), OF_SIZE, ids=str)
def test_208_3_why_a_permanent_has_its_size(actions: tuple[Record, ...], rules: list[str]) -> None:
    played = play("2026-08", place("Bear"), *actions, cards=CARDS)
    for key in ("power", "toughness"):
        assert [why.rules[0] for why in played["it"].why[key]] == rules
