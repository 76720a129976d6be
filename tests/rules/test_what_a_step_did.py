"""613: what a step did is said value by value: what it became, what came and went, or why nothing changed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from inspector.cards import Color, Count, Filter, TextChange
from inspector.rules import NEWEST, edition_of
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE, Counted, Idle, ProofStep, StepChange
from inspector.rules.telling.value_words import ValueWords
from inspector.rules.telling.what_it_did import what_it_did

WORDS = ValueWords(NEWEST, {"it": "Bear", "other": "Meter"})


def did(layer: str, changes: Mapping[str, tuple[object, object]], words: ValueWords = WORDS, **keys: object) -> str:
    told = {key: StepChange(was, to) for key, (was, to) in changes.items()}
    return "; ".join(what_it_did(ProofStep(layer=layer, changes=told, **keys), words))  # type: ignore[arg-type]


CHANGED: tuple[tuple[str, str, object, object, str], ...] = (
    # Layer 2 (613.1b), 3 (613.1c) and 4 (613.1d; 205.1, 205.4).
    ("2", "controller", "Ana", "Ben", "Ben controls it"),
    ("3", "name", "Bear", "Elk", "its name becomes Elk"),
    ("3", "name", "Bear", "", "it has no name"),
    ("1", "mana_cost", "{G}", None, "it has no mana cost"),
    ("1", "mana_cost", "{G}", "{U}", "its mana cost becomes {U}"),
    ("4", "types", ("Land",), ("Artifact",), "its card type becomes Artifact"),
    ("4", "types", ("Land",), ("Artifact", "Creature"), "its card types become Artifact and Creature"),
    ("4", "types", ("Land",), (), "it has no card types"),
    ("4", "subtypes", ("Bear",), ("Elk",), "its subtype becomes Elk"),
    ("4", "subtypes", ("Bear",), ("Elk", "Ox"), "its subtypes become Elk and Ox"),
    ("4", "subtypes", ("Bear",), (), "it has no subtypes"),
    ("4", "subtypes", ("Bear",), EVERY_CREATURE_TYPE, "it is every creature type"),
    ("4", "supertypes", (), ("Legendary",), "it becomes legendary"),
    ("4", "supertypes", ("Snow",), ("Snow", "Legendary"), "it becomes legendary"),
    ("4", "supertypes", (), ("Snow", "Legendary"), "it becomes snow and legendary"),
    ("4", "supertypes", ("Legendary",), (), "it is no longer legendary"),
    ("4", "supertypes", ("Snow", "Legendary"), (), "it is no longer snow or legendary"),
    ("4", "supertypes", ("Snow", "Legendary"), ("Legendary",), "it is no longer snow"),
    ("4", "supertypes", ("Snow",), ("Legendary",), "it becomes legendary and is no longer snow"),
    (
        "4",
        "supertypes",
        ("Snow", "World"),
        ("Legendary", "Basic"),
        "it becomes legendary and basic, and is no longer snow or world",
    ),
    # Layer 5 (613.1e; 105.3): what it no longer is is said where it is something else.
    ("5", "colors", ("G",), ("U",), "it becomes blue instead of green"),
    ("5", "colors", ("G",), ("G", "U"), "it becomes blue and green"),
    ("5", "colors", ("G", "U"), ("U",), "it stays blue and is no longer green"),
    ("5", "colors", ("W", "U", "B", "G"), ("G",), "it stays green and is no longer white, blue or black"),
    ("4", "types", ("Artifact", "Land", "Creature"), ("Land",), "it is no longer an artifact or a creature"),
    (
        "4",
        "types",
        ("Artifact", "Enchantment", "Land", "Creature"),
        ("Land",),
        "it is no longer an artifact, an enchantment or a creature",
    ),
    ("5", "colors", ("G",), (), "it becomes colorless"),
    ("5", "colors", (), ("R",), "it becomes red"),
    ("1", "color_indicator", (), ("U",), "it has a blue color indicator"),
    ("1", "color_indicator", ("U",), (), "it has no color indicator"),
    # 306.5c and 310.4b: on the battlefield counters say how much.
    ("1", "loyalty", "3", "4", "its loyalty is 4"),
    ("1", "defense", None, "5", "its defense is 5"),
    ("1", "loyalty", "3", None, "it has no loyalty"),
)


@pytest.mark.parametrize(("layer", "key", "was", "to", "says"), CHANGED)
def test_613_1_a_value_is_said_with_what_it_became(layer: str, key: str, was: object, to: object, says: str) -> None:
    assert did(layer, {key: (was, to)}) == says


LONG = "Whenever another creature dies, you may draw a card and then discard a card unless you pay two life."
NOT_LONG = "Whenever this creature attacks, draw a card, then discard a card."
ROW = "Flying, first strike, vigilance, trample, lifelink, deathtouch, menace"
LONGER = f"{LONG} Do this only once each turn, and never during the turn of the player who is to your left."


@pytest.mark.parametrize(
    ("was", "to", "says"),
    [
        (("Flying",), ("Flying", "Haste"), "it gains haste"),
        ((), ("Flying", "Haste"), "it gains flying and haste"),
        (("Flying", "Haste"), ("Haste",), "it loses flying"),
        (("Flying", "Haste"), (), "it loses all abilities"),
        (("Flying",), (), "it loses flying"),
        # Of its own and given once more.
        (("Flying", "Flying"), (), "it loses flying"),
        (("Draw a card.", "Draw a card."), (), "it loses all abilities"),
        (("Flying",), ("Haste",), "it loses flying; it gains haste"),
        # What is short is told as it is, what is long is counted.
        (("Draw a card.",), ("Haste",), "it loses “Draw a card.”; it gains haste"),
        (("Draw a card.", "Scry 1."), ("Scry 1.",), "it loses “Draw a card.”"),
        (("Draw a card.",), (), "it loses its ability"),
        # 305.6: no words of the card say what a basic land type gives.
        (("{T}: Add {G}.",), (), "it loses “{T}: Add {G}.”"),
        (("Draw a card.", "Scry 1."), (), "it loses all abilities"),
        ((LONG,), ("Haste",), "it loses its ability; it gains haste"),
        ((LONG, LONGER), ("Haste",), "it loses all its abilities; it gains haste"),
        ((LONG, LONGER, "Flying"), ("Flying",), "it loses all abilities but flying"),
        ((LONG, LONGER), (LONGER,), "it loses “Whenever another creature dies, …”"),
        ((LONG, "Flying"), ("Flying",), "it loses “Whenever another creature dies, …”"),
        ((LONG, LONGER, "Flying"), ("Flying", "Haste"), "it loses two of its abilities; it gains haste"),
        ((LONG, LONGER, f"{LONG} Or not."), (LONGER,), "it loses two of its abilities"),
        # What is gained stands nowhere else, so more of it is told.
        ((NOT_LONG,), (), "it loses its ability"),
        ((), (NOT_LONG, "{T}: Add {G}."), f"it gains “{NOT_LONG}” and “{{T}}: Add {{G}}.”"),
        (("Haste",), ("Haste", LONG), "it gains “Whenever another creature dies, …”"),
        (("Haste",), ("Haste", LONG, LONGER), "it gains two abilities"),
        (("Flying, haste",), ("Haste",), "it loses flying"),
        (("Flying; haste",), ("Haste",), "it loses flying"),
        ((), ("Flying; haste",), "it gains flying and haste"),
        # 702.1: a long line of keywords is several abilities as well.
        ((ROW,), (), "it loses all abilities"),
        ((ROW,), ("Haste",), "it loses all its abilities; it gains haste"),
    ],
)
def test_613_1f_abilities_are_said_by_what_came_and_what_went(
    was: tuple[str, ...], to: tuple[str, ...], says: str
) -> None:
    assert did("6", {"abilities": (was, to)}) == says
    # Keywords stand among the abilities, and names follow from a name.
    assert did("6", {"abilities": (was, to), "keywords": (was, to)}) == says


def test_613_1f_the_ability_that_takes_itself_away_is_called_that_ability() -> None:
    changes, words = {"abilities": ((LONG,), ())}, ValueWords(NEWEST, {"it": "Bear"}, told_of="it")
    assert did("6", changes, words, source=Source("it")) == "it loses that very ability"
    # What is gone already cannot be lost again: this is another one (613.6).
    assert did("6", changes, words, source=Source("it"), although_lost=True) == "it loses its ability"


def test_205_1a_subtypes_that_go_with_a_card_type_are_told_as_lost_where_others_stay() -> None:
    lost = {
        "types": (("Artifact", "Creature"), ("Artifact",)),
        "subtypes": (("Equipment", "Elf", "Dog"), ("Equipment",)),
    }
    assert did("4", lost) == "it is no longer a creature; it loses the subtypes Elf and Dog"
    none_stays = {**lost, "subtypes": (("Dog",), ())}
    assert did("4", none_stays) == "it is no longer a creature; it has no subtypes"
    # What stays may have been set.
    assert did("4", lost, sets_subtypes=True) == "it is no longer a creature; its subtype becomes Equipment"
    assert did("4", {"subtypes": (("Elf", "Dog"), ("Elf",))}) == "its subtype becomes Elf"


def sized(layer: str, power: tuple[object, object], toughness: tuple[object, object], **keys: object) -> str:
    changes = {"power": power, "toughness": toughness}
    return did(layer, {key: pair for key, pair in changes.items() if pair[0] != pair[1]}, WORDS, **keys)


@pytest.mark.parametrize(
    ("layer", "power", "toughness", "size", "says"),
    [
        ("7b", (2, 0), (2, 4), (0, 4), "its power and toughness become 0/4"),
        ("7b", (2, 0), (2, 2), (0, 2), "its power and toughness become 0/2"),
        ("7b", (2, 0), (2, 2), None, "its power becomes 0"),
        ("7b", (2, 2), (2, 5), None, "its toughness becomes 5"),
        ("7c", (2, 5), (2, 1), (5, 1), "it gets +3/-1 and is 5/1"),
        ("7c", (2, 4), (2, 2), (4, 2), "it gets +2/+0 and is 4/2"),
        ("7c", (2, 2), (2, 3), (2, 3), "it gets +0/+1 and is 2/3"),
        ("7c", (2, 1), (2, 2), (1, 2), "it gets -1/-0 and is 1/2"),
        ("7c", (2, 2), (2, -1), (2, -1), "it gets -0/-3 and is 2/-1"),
        ("7d", (2, 4), (4, 2), (4, 2), "its power and toughness are switched and are 4/2 now"),
        ("7e", (2, 4), (4, 2), (4, 2), "its power and toughness are switched and are 4/2 now"),
    ],
)
def test_613_4_power_and_toughness_are_said_together(
    layer: str, power: tuple[object, object], toughness: tuple[object, object], size: object, says: str
) -> None:
    assert sized(layer, power, toughness, size=size) == says


@pytest.mark.parametrize("layer", ["7c", "7d"])
def test_613_4c_counters_add_in_the_layer_that_their_edition_has_for_them(layer: str) -> None:
    """7d of 2011 and 2016 is the layer of counters, and not that in which sizes are switched."""
    words = ValueWords(edition_of("2016-01"), {"it": "Bear"}, {"it": {"+1/+1": 2}})
    by = Source("it", counter="+1/+1")
    assert (
        did(layer, {"power": (2, 4), "toughness": (2, 4)}, words, source=by, size=(4, 4)) == "it gets +2/+2 and is 4/4"
    )


def test_208_3_what_is_no_creature_any_more_has_no_size_behind_what_took_it() -> None:
    types = {"types": (("Creature",), ("Land",))}
    both = {**types, "power": (2, None), "toughness": (2, None)}
    assert did("4", both) == "its card type becomes Land; it has no power or toughness"
    assert did("4", {**types, "power": (2, None)}) == "its card type becomes Land; it has no power"
    assert did("4", {**types, "toughness": (2, None)}) == "its card type becomes Land; it has no toughness"


def test_202_2e_colors_by_an_indicator_are_said_once() -> None:
    both = {"colors": ((), ("U",)), "color_indicator": ((), ("U",))}
    assert did("1", both) == "it becomes blue by its color indicator"
    other = {"colors": ((), ("R",)), "color_indicator": ((), ("U",))}
    assert did("1", other) == "it becomes red; it has a blue color indicator"


def test_202_1b_what_is_gone_of_name_and_cost_is_said_together_and_first() -> None:
    gone = {"types": (("Land",), ("Creature",)), "name": ("Bear", ""), "mana_cost": ("{G}", None)}
    assert did("1b", gone) == "it has no name and no mana cost; its card type becomes Creature"


def test_113_11_what_it_cannot_have_is_told_as_refused() -> None:
    assert did("6", {}, refused=("Flying",)) == "it would gain flying, which it can't have"
    then = did("6", {}, refused=("Flying",), refused_then=True)
    assert then == "it does not gain flying, which it couldn't have as the effect began"
    both = did("6", {"abilities": ((), ("Haste",))}, refused=("Flying",))
    assert both == "it would gain flying, which it can't have; it gains haste"


@pytest.mark.parametrize(
    ("idle", "told", "says"),
    [
        (Idle.CONTROLS, "Ben", "nothing changes, since Ben already controls it"),
        (Idle.NO_WORD, "red", "nothing changes, since its text has no “red”"),
        (Idle.NOT_CHOSEN, "color", "nothing changes, since no color has been chosen"),
        (Idle.OTHER_TYPE, "a land", "nothing changes, since it is not a land"),
        (Idle.IS_SO, "blue", "nothing changes, since it is already blue"),
        (Idle.SIZE_IS_SO, "power is already 2", "nothing changes, since its power is already 2"),
        (Idle.NO_ABILITIES, "", "nothing changes, since it has no abilities"),
        (Idle.LACKS, "flying", "nothing changes, since it does not have flying"),
        (Idle.NONE_TO_GAIN, "loyalty", "nothing changes, since there is no loyalty ability for it to gain"),
        (Idle.NO_SIZE, "", "nothing changes, since it is not a creature"),
        (Idle.EQUAL, "", "nothing changes, since its power and toughness are equal"),
        (Idle.ZERO, "2/2", "it gets +0/+0 and stays 2/2"),
        (Idle.IS_NOT, "a creature", "nothing changes, since it is not a creature"),
        # 208.1: a number that the data of a card leaves out.
        (Idle.NOT_KNOWN, "+1/+1", "it gets +1/+1, but what is printed on it is not known"),
        (Idle.NOT_KNOWN, "", "its power and toughness are switched, but what is printed on it is not known"),
    ],
)
def test_613_a_step_that_changed_nothing_says_why(idle: Idle, told: str, says: str) -> None:
    assert did("6", {}, idle=(idle, told)) == says
    assert did("6", {}) == "nothing changes here"


LANDS = Count(count=Filter(types="Land"))


@pytest.mark.parametrize(
    ("keys", "behind"),
    [
        ({}, "lands: 3"),
        ({"times": 2}, "lands: 3, twice that"),
        ({"times": -1}, "lands: 3"),
        ({"times": 3}, "lands: 3, three times that"),
        ({"plus": 1}, "lands: 3, plus 1"),
        ({"plus": -1}, "lands: 3, minus 1"),
        ({"plus": 7, "times": -1}, "lands: 3, 7 minus that"),
        ({"plus": 7, "times": -2}, "lands: 3, 7 minus twice that"),
        ({"half": "up"}, "lands: 3, half of that rounded up"),
        ({"half": "down", "plus": 1}, "lands: 3, half of that rounded down, plus 1"),
    ],
    ids=str,
)
def test_613_4_what_was_counted_is_reckoned_so_that_the_numbers_add_up(keys: dict[str, object], behind: str) -> None:
    counted = Counted(value=LANDS, objects=(), number=3, **keys)  # type: ignore[arg-type]
    says = did("7c", {"power": (2, 5)}, counted=(counted,), size=(5, 2))
    assert says == f"it gets +3/+0 and is 5/2 ({behind})"


def test_202_3_a_size_by_the_mana_value_says_that_one() -> None:
    says = did("7b", {"power": (None, 4), "toughness": (None, 4)}, size=(4, 4), mana_value=4)
    assert says == "its power and toughness become 4/4 (its mana value: 4)"


ADD, TAP = "{T}: Add {B}.", "{T}: Add {G}."


@pytest.mark.parametrize(
    ("was", "to", "says"),
    [
        # 305.7: what went and what came may read alike.
        ((), (ADD,), f"it gains “{ADD}”"),
        (("Flying",), (ADD,), f"it loses flying; it gains “{ADD}”"),
        ((ADD,), (ADD,), f"it loses its ability; it gains “{ADD}”"),
        ((ADD, "Flying"), (ADD,), f"it loses all its abilities; it gains “{ADD}”"),
        ((TAP,), (ADD, ADD), f"it loses “{TAP}”; it gains “{ADD}”"),
        ((LONG,), (ADD,), f"it loses its ability; it gains “{ADD}”"),
    ],
)
def test_305_7_what_took_all_abilities_and_gave_others_tells_both(
    was: tuple[str, ...], to: tuple[str, ...], says: str
) -> None:
    assert did("4", {}, abilities_anew=StepChange(was, to)) == says


@pytest.mark.parametrize(
    ("was", "to", "says"),
    [
        (("Flying", "Haste"), ("Haste",), "it loses flying"),
        ((LONG, "Haste"), ("Haste",), "it loses the ability of that half"),
        ((LONG, LONGER), (), "it loses the abilities of that half"),
        ((LONG,), ("Haste",), "it loses the ability of that half; it gains haste"),
    ],
)
def test_709_5_what_a_locked_half_says_is_lost_with_it(was: tuple[str, ...], to: tuple[str, ...], says: str) -> None:
    assert did("6", {"abilities": (was, to)}, locked="left") == says


@pytest.mark.parametrize(
    ("was", "to", "text", "says"),
    [
        (
            ("Swampwalk",),
            ("Islandwalk",),
            TextChange(from_="Swamp", to="Island"),
            "in its text “Swamp” becomes “Island”, so it has islandwalk",
        ),
        (("Swampwalk",), ("Islandwalk",), None, "words of its text change, so it has islandwalk"),
        (
            ("Flying", "Each land is a Swamp."),
            ("Flying", "Each land is an Island."),
            TextChange(from_="Swamp", to="Island"),
            "in its text “Swamp” becomes “Island”, so it has “Each land is an Island.”",
        ),
        # Of much text the word is told and not every sentence that has it.
        (
            (LONG + " Swamp.", LONGER + " Swamp."),
            (LONG + " Island.", LONGER + " Island."),
            TextChange(from_="Swamp", to="Island"),
            "in its text “Swamp” becomes “Island”",
        ),
        # 305.6: what comes with a basic land type is no text.
        ((ADD,), (TAP,), TextChange(from_="Swamp", to="Forest"), f"it loses “{ADD}”; it gains “{TAP}”"),
        ((ADD, "Flying"), (ADD,), None, "it loses flying"),
    ],
)
def test_612_1_a_changed_word_is_told_with_a_short_ability_that_has_it_and_no_long_one(
    was: tuple[str, ...], to: tuple[str, ...], text: TextChange | None, says: str
) -> None:
    assert did("3", {"abilities": (was, to)}, reworded=text) == says


@pytest.mark.parametrize(
    ("was", "to", "keys", "says"),
    [
        # 105.3: beside the colors that it had, or instead.
        (("G",), ("G", "U"), {"adds_colors": True}, "it becomes blue in addition to green"),
        (("G",), ("G", "U", "R"), {"adds_colors": True}, "it becomes blue and red in addition to green"),
        (("G",), ("G", "U"), {}, "it becomes blue and green"),
        ((), ("U",), {"adds_colors": True}, "it becomes blue"),
        (("G",), ("U", "R"), {}, "it becomes blue and red instead of green"),
        (("G", "U"), ("U", "R"), {}, "it becomes blue and red instead of blue and green"),
        (("G",), (), {}, "it becomes colorless"),
    ],
)
def test_105_3_a_new_color_is_told_with_what_it_was(
    was: tuple[str, ...], to: tuple[str, ...], keys: dict[str, object], says: str
) -> None:
    assert did("5", {"colors": (was, to)}, WORDS, **keys) == says


@pytest.mark.parametrize(
    ("was", "to", "returned", "says"),
    [
        ((), ("Elf",), ("Elf",), "its subtype becomes Elf, which comes back with the card type"),
        ((), ("Elf", "Bear"), ("Bear", "Elf"), "its subtypes become Elf and Bear, which come back with the card type"),
        (
            ("Equipment",),
            ("Equipment", "Elf"),
            ("Elf",),
            "its subtypes become Equipment and Elf, of which Elf comes back with the card type",
        ),
        (
            ("Equipment",),
            ("Equipment", "Elf", "Bear"),
            ("Elf", "Bear"),
            "its subtypes become Equipment, Elf and Bear, of which Elf and Bear come back with the card type",
        ),
        (
            ("Forest",),
            ("Forest", EVERY_CREATURE_TYPE),
            (EVERY_CREATURE_TYPE,),
            "its subtypes become Forest and every creature type, which it is again with the card type",
        ),
    ],
)
def test_205_1a_which_subtypes_come_back(
    was: tuple[str, ...], to: tuple[str, ...], returned: tuple[str, ...], says: str
) -> None:
    assert did("4", {"subtypes": (was, to)}, returned=returned) == says


def test_308_1_nobody_says_that_something_is_a_kindred() -> None:
    """Where that card type goes, what is left is told; where it stays, what went."""
    gone = did("4", {"types": (("Kindred", "Artifact", "Enchantment"), ("Enchantment",))})
    assert gone == "its card type becomes Enchantment"
    assert did("4", {"types": (("Tribal", "Artifact"), ("Artifact",))}) == "its card type becomes Artifact"
    stays = did("4", {"types": (("Kindred", "Artifact", "Enchantment"), ("Kindred", "Enchantment"))})
    assert stays == "it is no longer an artifact"


@pytest.mark.parametrize(
    ("amounts", "says"),
    [
        ((LANDS,), "counted"),
        ((Count(distinct="colors", among=Filter()),), "counted"),
        ((Count(devotion=(Color.GREEN,)),), "counted"),
        ((Count(counters="charge", on="it"),), "counted"),
        ((Count(opponents="you"),), "counted"),
        ((Count(of="colors", on="it"),), "counted"),
        ((Count(sum=(LANDS, LANDS)),), "counted"),
        ((Count(of="power", on="it"),), "looked up"),
        ((Count(of="mana value", on="it"),), "looked up"),
        ((Count(greatest="power", among=Filter()),), "looked up"),
        ((Count(total="power", among=Filter()),), "looked up"),
        ((Count(life="you"),), "looked up"),
        # Beside what is looked up a count is too.
        ((LANDS, Count(life="you")), "looked up"),
        ((Count(sum=(LANDS, Count(life="you"))),), "looked up"),
    ],
)
def test_611_2d_nothing_is_counted_where_a_number_is_looked_up(amounts: tuple[Count, ...], says: str) -> None:
    once = tuple(Counted(value=one, objects=("it",), number=3) for one in amounts)
    assert f"({says} once, as the effect began: " in did("7c", {"power": (2, 5)}, once=once, size=(5, 2))


def test_208_1_what_was_counted_of_what_is_not_known_is_not_known() -> None:
    unknown = Counted(value=LANDS, objects=(), number=0, is_known=False)
    says = did("7c", {"power": (2, 2)}, counted=(unknown,), size=(2, 2))
    assert says == "what this makes of it is not known (lands: not known)"
    # 611.2d, 608.2h: nobody keeps how many there were.
    once = did("7c", {"power": (2, 5)}, once=(Counted(value=LANDS, objects=(), number=3, times=2),), size=(5, 2))
    assert once == "it gets +3/+0 and is 5/2 (counted once, as the effect began: lands, twice that)"
    by_mana = did("7c", {"power": (2, 5)}, once=(), size=(5, 2))
    assert by_mana == "it gets +3/+0 and is 5/2 (looked up once, as the effect began: its mana value)"
    # 208.3: what is no creature has no size, whatever was counted.
    assert did("7c", {}, idle=(Idle.NO_SIZE, ""), counted=(Counted(value=LANDS, objects=(), number=3),)) == (
        "nothing changes, since it is not a creature"
    )
    assert did("6", {}, refused=("Flying",), counted=(Counted(value=LANDS, objects=(), number=3),)) == (
        "it would gain flying, which it can't have (lands: 3)"
    )
