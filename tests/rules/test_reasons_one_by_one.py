"""613, 109.3: a reason in one sentence, by what it is about: one or several, its own or another's, some or none."""

from __future__ import annotations

import pytest

from inspector.cards import Change
from inspector.rules import NEWEST
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Original, Source
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE
from inspector.rules.edition.concepts import Concept
from inspector.rules.telling.value_words import ValueWords

WORDS = ValueWords(
    NEWEST,
    {"it": "Bear", "a": "Anthem", "h": "Hush", "m": "Moon", "odd": "odd"},
    {"it": {"+1/+1": 1, "oil": 3}, "a": {"hone": 2}},
    deeds={7: (Change(set_power=4, set_toughness=4),)},
    told_of="it",
)
A, H, M, IT, ODD = (Source(label) for label in ("a", "h", "m", "it", "odd"))
BY_A: dict[str, object] = {"source": A}
BOTH = ("Flying", "Haste")


def decided(key: str, because: Because, inputs: dict[str, object], layer: str = "7b") -> Decision:
    return Decision(key, Concept.COPIABLE_VALUES, because, inputs, layer)


B = Because
ROWS: list[tuple[str, Because, dict[str, object], str]] = [
    # 205.1: types one by one, several, none, and every creature type.
    ("types", B.EFFECT_SETS, {**BY_A, "value": ("Artifact",)}, "Anthem sets the card type to Artifact."),
    (
        "types",
        B.EFFECT_SETS,
        {**BY_A, "value": ("Artifact", "Creature")},
        "Anthem sets the card types to Artifact and Creature.",
    ),
    ("types", B.EFFECT_SETS, {**BY_A, "value": ()}, "Anthem leaves it with no card types."),
    ("subtypes", B.EFFECT_ADDS, {**BY_A, "value": ("Elf",)}, "Anthem changes the subtype to Elf."),
    (
        "subtypes",
        B.EFFECT_ADDS,
        {**BY_A, "value": ("Elf", "Bear")},
        "Anthem changes the subtypes; they are Elf and Bear now.",
    ),
    ("subtypes", B.EFFECT_ADDS, {**BY_A, "value": ()}, "Anthem leaves it with no subtypes."),
    ("subtypes", B.EFFECT_ADDS, {**BY_A, "value": EVERY_CREATURE_TYPE}, "Anthem makes it every creature type."),
    (
        "subtypes",
        B.EFFECT_SETS,
        {**BY_A, "value": EVERY_CREATURE_TYPE},
        "Anthem sets the subtype to every creature type.",
    ),
    ("types", B.PRINTED, {"value": ("Land",)}, "The card types are printed on the card: Land."),
    ("power", B.EFFECT_ADDS, {**BY_A, "value": 3}, "Anthem changes the power to 3."),
    ("types", B.EFFECT_GIVES_TYPES, {**BY_A, "value": ("Artifact",)}, "Anthem gives it the card type Artifact."),
    (
        "supertypes",
        B.EFFECT_GIVES_TYPES,
        {**BY_A, "value": ("Snow", "Legendary")},
        "Anthem gives it the supertypes Snow and Legendary.",
    ),
    (
        "subtypes",
        B.EFFECT_RETURNS_TYPES,
        {**BY_A, "value": ("Elf",)},
        "With the card type that Anthem gives it, the subtype Elf comes back.",
    ),
    (
        "subtypes",
        B.EFFECT_RETURNS_TYPES,
        {**BY_A, "value": ("Elf", "Bear")},
        "With the card type that Anthem gives it, the subtypes Elf and Bear come back.",
    ),
    (
        "subtypes",
        B.EFFECT_RETURNS_TYPES,
        {**BY_A, "value": (EVERY_CREATURE_TYPE,)},
        "With the card type that Anthem gives it, it is every creature type again.",
    ),
    ("types", B.EFFECT_TAKES_TYPES, {**BY_A, "value": ("Creature",)}, "Anthem takes the card type Creature from it."),
    (
        "types",
        B.EFFECT_TAKES_TYPES,
        {**BY_A, "value": ("Artifact", "Creature")},
        "Anthem takes the card types Artifact and Creature from it.",
    ),
    (
        "subtypes",
        B.EXCEPTION_GIVES_TYPES,
        {"value": ("Elf",)},
        "An exception to the copy effect also gives it the subtype Elf.",
    ),
    (
        "subtypes",
        B.EXCEPTION_GIVES_TYPES,
        {"value": ("Elf", "Bear")},
        "An exception to the copy effect also gives it the subtypes Elf and Bear.",
    ),
    (
        "subtypes",
        B.SUBTYPES_GO_WITH_TYPES,
        {**BY_A, "gone_types": ("Creature",), "gone_subtypes": ("Elf", "Bear")},
        "Anthem takes the card type Creature from it, and with that the subtypes Elf and Bear.",
    ),
    (
        "subtypes",
        B.SUBTYPES_GO_WITH_TYPES,
        {**BY_A, "gone_types": ("Artifact", "Creature"), "gone_subtypes": (EVERY_CREATURE_TYPE,)},
        "Anthem takes the card types Artifact and Creature from it, and with that every creature type.",
    ),
    (
        "subtypes",
        B.EFFECT_SETS_THE_SAME_SUBTYPES,
        {**BY_A, "same_subtypes": ("Elf", "Bear")},
        "Anthem makes it an Elf and a Bear, which it was already.",
    ),
    (
        "types",
        B.EFFECT_SETS_THE_SAME,
        {**BY_A, "value": ("Land",)},
        "Anthem sets the card type to Land, which it was already.",
    ),
    (
        "power and toughness",
        B.EFFECT_SETS_THE_SAME,
        {**BY_A, "value": "1/1"},
        "Anthem makes it 1/1, which it was already.",
    ),
    ("types", B.COPIED, {"original": Original("a", "Anthem"), "value": ("Land",)}, "C of Anthem, S: card type Land."),
    (
        "types",
        B.COPIED,
        {"original": Original("a", "Dirge"), "value": ("Artifact", "Land")},
        "C of Dirge, S: card types Artifact Land.",
    ),
    (
        "subtypes",
        B.COPIED,
        {"original": Original("a", "", nameless="face-down creature"), "value": ()},
        "C of a face-down creature, S: no subtypes.",
    ),
    ("supertypes", B.COPIED, {"original": Original("a", ""), "value": ("Snow",)}, "C of Anthem, S: supertype Snow."),
    ("abilities", B.COPIED, {"original": Original("a", ""), "value": ()}, "X: no abilities."),
    ("abilities", B.COPIED, {"original": Original("a", ""), "value": ("Reach",)}, "X: one ability."),
    ("keywords", B.COPIED, {"original": Original("a", ""), "value": ("Reach",)}, "X: keyword ability reach."),
    ("keywords", B.COPIED, {"original": Original("a", ""), "value": BOTH}, "X: keyword abilities flying and haste."),
    ("colors", B.COPIED, {"original": Original("a", ""), "value": ("U",)}, "X: color blue."),
    ("colors", B.COPIED, {"original": Original("a", ""), "value": ("U", "W")}, "X: colors white and blue."),
    ("color_indicator", B.COPIED, {"original": Original("a", ""), "value": ("U",)}, "X: color indicator blue."),
    ("color_indicator", B.COPIED, {"original": Original("a", ""), "value": ()}, "X: colorless."),
    # 105: nobody says that something sets a color.
    ("colors", B.EFFECT_SETS, {**BY_A, "value": ("U",)}, "Anthem makes it blue."),
    ("colors", B.EFFECT_ADDS, {**BY_A, "value": ("U", "W")}, "Anthem makes it white and blue."),
    ("colors", B.DEFINED, {"value": ("U",)}, "An ability of its own makes it blue."),
    (
        "colors",
        B.EXCEPTION_TAKES_THE_COST,
        {"value": ()},
        "An exception to the copy effect leaves it with no mana cost, so it is colorless.",
    ),
    (
        "mana_value",
        B.EXCEPTION_TAKES_THE_COST,
        {"value": 0},
        "An exception to the copy effect leaves it with no mana cost, so its mana value is 0.",
    ),
    ("mana_cost", B.EXCEPTION_ALTERS, {"value": None}, "An exception to the copy effect leaves it with no mana cost."),
    # 113: abilities by name where they come or go, counted elsewhere.
    ("a", B.EFFECT_TAKES_AND_GIVES, {}, "Anthem takes away all other abilities and gives it flying and haste."),
    ("a", B.EFFECT_FORBIDS, {}, "Anthem says that it can't have flying or haste."),
    ("a", B.EFFECT_FORBIDS, {"value": (*BOTH, "Reach")}, "Anthem says that it can't have flying, haste or reach."),
    (
        "a",
        B.EFFECT_FORBIDS,
        {"value": ("Flying", "Draw a card and scry 1.")},
        "Anthem says that it can't have flying or “Draw a card and scry 1.”",
    ),
    ("a", B.EXCEPTION_ADDS, {}, "An exception to the copy effect also gives it flying and haste."),
    (
        "a",
        B.EFFECT_REFUSED,
        {"other": H},
        "Anthem would give it flying and haste, but Hush says that it can't have that.",
    ),
    (
        "a",
        B.EFFECT_NEVER_GIVES,
        {},
        "Anthem does not give it flying and haste, since it couldn't have that as the effect began.",
    ),
    ("a", B.EFFECT_GIVES_SOME, {}, "Anthem gives it flying and haste."),
    ("a", B.EFFECT_TAKES_SOME, {}, "Anthem takes away flying and haste."),
    ("a", B.EFFECT_CHANGES_KEYWORDS, {}, "Anthem changes the keyword abilities: flying and haste."),
    # 702.14a, 702.29f: what is a kind of another stands for both.
    ("a", B.EFFECT_CHANGES_KEYWORDS, {"value": ("Islandwalk", "Landwalk")}, "Anthem changes the keyword K islandwalk."),
    (
        "a",
        B.EFFECT_CHANGES_KEYWORDS,
        {"value": ("Islandcycling", "Cycling")},
        "Anthem changes the keyword K islandcycling.",
    ),
    ("a", B.EFFECT_CHANGES_TEXT, {}, "Anthem changes the abilities: two abilities."),
    # 613.7, 613.8: of one or several others, by name or by what they do.
    (
        "power",
        B.LATER_TIMESTAMP,
        {**BY_A, "other": H},
        "Anthem has a later timestamp than Hush, so it is applied later.",
    ),
    (
        "power",
        B.LATER_TIMESTAMP,
        {**BY_A, "other": Source(effect=7)},
        "Anthem has a later timestamp than the effect that makes it 4/4, so it is applied later.",
    ),
    (
        "power",
        B.LATER_TIMESTAMP,
        {"source": Source("it", counter="oil"), "other": (H, Source(effect=7))},
        (
            "The oil counters have a later timestamp than Hush and the effect that makes it 4/4, so they are applied "
            "later."
        ),
    ),
    # 613.3
    (
        "colors",
        B.DEFINED_FIRST,
        BY_A,
        "Anthem has an earlier timestamp, but an ability that defines its own object is applied first.",
    ),
    ("power", B.DEPENDS, {**BY_A, "other": Source(effect=7)}, "Anthem depends on another effect, so it T."),
    ("power", B.DEPENDS, {"source": (A, H), "other": M}, "Anthem and Hush depend on Moon, so they T."),
    (
        "power",
        B.DEPENDS,
        {**BY_A, "other": (Source(called="Bestow", holder="h"), Source(called="Bestow", holder="m"))},
        "Anthem depends on the bestow effects of Hush and Moon, so it T.",
    ),
    (
        "power",
        B.DEPENDS,
        {**BY_A, "other": (Source(called="Bestow", holder="it"), Source(called="Bestow", holder="m"))},
        "Anthem depends on the bestow effects of Bear and Moon, so it T.",
    ),
    (
        "power",
        B.LATER_TIMESTAMP,
        {"source": Source("it", counter="+1/+1"), "other": H},
        "The +1/+1 counter has a later timestamp than Hush, so it is applied later.",
    ),
    ("power", B.DEPENDS, {"source": Source("a"), "other": Source("a", effect=9)}, "Anthem depends on Z, so it T."),
    (
        "power",
        B.DEPENDED,
        {**BY_A, "other": M},
        "Whatever the timestamps, Anthem waited for Moon, on which it depended until that could no longer apply.",
    ),
    (
        "power",
        B.DEPENDED,
        {"source": (A, H), "other": (M, ODD)},
        (
            "Whatever the timestamps, Anthem and Hush waited for Moon and odd, on which they depended until those "
            "could no longer apply."
        ),
    ),
    (
        "power",
        B.DEPENDS_GONE,
        {"source": (A, H), "other": M},
        "Anthem and Hush do not apply: they depend on Moon, which takes their abilities away first.",
    ),
    (
        "power",
        B.DEPENDS_GONE,
        {**BY_A, "other": M},
        "Anthem does not apply: it depends on Moon, which takes its ability away first.",
    ),
    (
        "power",
        B.DEPENDENCY_LOOP,
        {**BY_A, "other": H},
        "Anthem and Hush depend on each other, so their timestamps decide.",
    ),
    (
        "power",
        B.DEPENDENCY_LOOP,
        {**BY_A, "other": H, "in_a_circle": True},
        "Anthem and Hush stand in a loop of dependencies, so their timestamps decide.",
    ),
    # An ability that the object itself has.
    ("power", B.EFFECT_SETS, {"source": IT, "value": 3}, "Its own ability sets the power to 3."),
    ("power", B.EFFECT_SETS, {"source": ODD, "value": 3}, "odd sets the power to 3."),
    ("power", B.EFFECT_SETS, {"source": Source("it", granted=True), "value": 3}, "The ability that it was given Y 3."),
    ("power", B.EFFECT_SETS, {"source": Source(), "value": 0}, "An effect Y 0."),
    (
        "power",
        B.EFFECT_GOES_ON,
        {"source": IT},
        "The effect of its own ability began in an earlier layer, so it goes on although the ability is gone.",
    ),
    (
        "power",
        B.EFFECT_GOES_ON,
        BY_A,
        "Anthem began to apply in an earlier layer, so it goes on although the ability is gone.",
    ),
    (
        "power",
        B.DEPENDENCY_LOOP_GONE,
        {"source": IT, "other": H},
        "Its own ability and Hush depend on each other, so timestamps decide; Hush, the older, takes it away.",
    ),
    (
        "power",
        B.DEPENDS_GONE,
        {"source": IT, "other": H},
        "Its own ability depends on Hush, which takes it away first, so it does not apply.",
    ),
    (
        "power",
        B.DEPENDS_NO_LONGER,
        {"source": IT, "other": H},
        "Its own ability depends on Hush, which comes first, so it does not apply here.",
    ),
    # 122.1: one counter or several, on it or elsewhere.
    (
        "power",
        B.COUNTERS_CHANGE,
        {"counters": Source("it", counter="+1/+1"), "by": "+1", "value": 3},
        "The +1/+1 counter on it gives it +1 power: 3.",
    ),
    (
        "power",
        B.COUNTERS_CHANGE,
        {"counters": Source("it", counter="oil"), "by": "+3", "value": 5},
        "The oil counters on it give it +3 power: 5.",
    ),
    (
        "power",
        B.COUNTERS_ELSEWHERE_CHANGE,
        {"counters": Source("a", counter="hone"), "by": "+2", "value": 4},
        "The hone counters on Anthem give it +2 power: 4.",
    ),
    # 107.2, 202.3, 700.5, 708.2a: signs, costs, devotion, and how it came to be face down.
    (
        "power",
        B.SIGN_IS_ZERO,
        {"sign": "*", "value": 0},
        "The ability that defines its power is gone, so the printed star counts as 0: power 0.",
    ),
    (
        "power",
        B.SIGN_IS_ZERO,
        {"sign": "1+*", "value": 1},
        "The ability that defines its power is gone, so the star of the printed 1+* counts as 0: power 1.",
    ),
    ("mana_value", B.MANA_VALUE_OF_HALVES, {"costs": ("{1}{R}", "{U}"), "value": 3}, "V {1}{R} and {U}: mana value 3."),
    ("mana_value", B.MANA_VALUE_OF_HALVES, {"costs": ("{1}{R}", ""), "value": 2}, "V {1}{R}: mana value 2."),
    ("mana_value", B.MANA_VALUE_OF_HALVES, {"costs": (), "value": 0}, "V none: mana value 0."),
    (
        "types",
        B.DEVOTION_KEEPS_TYPES,
        {"player": "Ana", "colors": ("U", "W"), "devotion": 7, "gone_types": ("Creature",)},
        ("Ana's devotion to blue and white is seven, so its own words do not take the card type Creature from it."),
    ),
    ("power", B.FACE_DOWN_CAUSE, {"cause": "manifest", "value": 2}, "A card that is manifested is W: power 2."),
    (
        "mana_cost",
        B.FACE_DOWN_CAUSE,
        {"cause": "morph", "value": None},
        "A card that is cast with morph is W: no mana cost.",
    ),
    # 715.3d, 720.3d: a copy of a spell that was cast as an inset.
    (
        "name",
        B.INSET_COPIED,
        {"inset": "Adventure", "value": "Elk"},
        "It copies a spell that was cast as an Adventure, so it has only the Adventure's values: name Elk.",
    ),
    # 400.1, 712.13: where it is, and where it was put.
    ("zone", B.ZONE, {"zone": "graveyard"}, "It is in its owner's graveyard."),
    (
        "face_up",
        B.ENTERED_FACE,
        {"zone": "battlefield", "side": "front"},
        "It has had its front face up since it was put onto the battlefield.",
    ),
    # 110.5, 709.5c: statuses and designations.
    ("tapped", B.STATUS, {"value": True}, "It is tapped."),
    ("tapped", B.STATUS, {"value": False}, "It is untapped."),
    ("flipped", B.STATUS, {"value": True}, "It is flipped."),
    ("flipped", B.STATUS, {"value": False}, "It is unflipped."),
    ("face_down", B.STATUS_FROM_THE_START, {"value": "morph"}, "It has been face down from the start."),
    ("face_down", B.STATUS_FROM_THE_START, {"value": False}, "It has been face up from the start."),
    ("unlocked", B.DESIGNATIONS, {"value": ()}, "It has neither of the unlocked designations."),
    ("unlocked", B.DESIGNATIONS, {"value": ("left",)}, "It has the designation “left half unlocked”."),
    (
        "unlocked",
        B.DESIGNATIONS,
        {"value": ("left", "right")},
        "It has the designations “left half unlocked” and “right half unlocked”.",
    ),
    ("chosen", B.CHOSEN_SEVERAL, {"value": ("Elf", "Bear")}, "These were chosen for it: Elf and Bear."),
]
SHORT = {
    "C of ": "It is a copy of ",
    ", S: ": ", so it has the copied values: ",
    "X: ": "It is a copy of Anthem, so it has the copied values: ",
    " T.": " is applied later, whatever the timestamps.",
    "they is": "they are",
    " Z,": " another effect of that name,",
    " Y ": " sets the power to ",
    " K ": " abilities: ",
    "V ": "Both halves' mana costs count together, ",
    " W: ": " a face-down 2/2 creature with no name and no mana cost: ",
}


@pytest.mark.parametrize(("key", "because", "inputs", "sentence"), ROWS)
def test_613_a_reason_in_one_sentence(key: str, because: Because, inputs: dict[str, object], sentence: str) -> None:
    for short, long in SHORT.items():
        sentence = sentence.replace(short, long, 1)
    if key == "a":
        key, inputs = "abilities", {**BY_A, "value": BOTH, **inputs}
    assert WORDS.says(decided(key, because, inputs)) == sentence


# What tells only why an effect stands where it does among others (613.7, 613.8), and decides no value.
ON_ORDER = {
    (B.LATER_TIMESTAMP, B.WAS_PHASED_OUT, B.ARRIVED_LATE, B.EFFECT_GOES_ON),
    (B.DEPENDS, B.DEPENDED, B.DEPENDS_AND_IDLE, B.DEPENDS_GONE, B.DEPENDS_NO_LONGER),
    (B.DEPENDENCY_LOOP, B.DEPENDENCY_LOOP_GONE, B.DEPENDENCY_LOOP_LEFT_OUT, B.DEPENDENCY_LOOP_PASSED),
    (B.CAME_TOO_EARLY, B.DEFINED_FIRST),
    (B.BASIC_LAND_TYPE_REPLACES, B.BASIC_LAND_TYPE_REPLACES_NONE, B.BASIC_LAND_TYPE_WAS_THERE),
}
NOT_ON_ORDER = (
    (B.EFFECT_SETS, B.EFFECT_ADDS, B.EFFECT_REFUSED, B.EFFECT_FORBIDS, B.EFFECT_MODIFIES, B.BASIC_LAND_TYPE),
    (B.EFFECT_GIVES_SOME, B.EFFECT_TAKES_SOME, B.EFFECT_TAKES_ABILITIES, B.SUPERTYPES_STAY, B.SWITCHED),
    (B.EFFECT_TAKES_NO_ABILITIES,),
)


def test_613_7_what_tells_of_order_alone_is_known_as_that() -> None:
    for group, on_order in ((ON_ORDER, True), (NOT_ON_ORDER, False)):
        for because in (one for several in group for one in several):
            inputs = {**BY_A, "other": H, "value": 2, "by": "+1"}
            assert WORDS.reason(decided("power", because, inputs)).on_order is on_order, because
    assert WORDS.reason(decided("power", B.EFFECT_SETS, {**BY_A, "value": 2, "goes_before": True})).on_order


@pytest.mark.parametrize(
    ("key", "because", "inputs", "head"),
    [
        ("power", B.EFFECT_MODIFIES, {**BY_A, "by": "+1", "value": 3}, "Anthem gives it +1 power."),
        ("power", B.FRONT_UP, {"value": 3}, "Its front face is up, so only that face counts."),
        ("colors", B.COLOR_HYBRID, {"colors": ("U",)}, "A hybrid or Phyrexian symbol gives every color in it."),
        (
            "mana_value",
            B.MANA_VALUE_OF_HALVES,
            {"costs": ("{R}", "{U}"), "value": 2},
            "Both halves' mana costs count together, {R} and {U}.",
        ),
        (
            "mana_value",
            B.MANA_VALUE_OF_MERGED_BACK,
            {},
            "It is merged, so not double-faced, and the back face on top has no mana cost of its own.",
        ),
        ("mana_value", B.MANA_VALUE_PAIR, {"value": (2, 3)}, "Each half has its own mana value."),
        ("power", B.EFFECT_SETS, {**BY_A, "value": 3}, ""),
        ("colors", B.COLOR_COST, {"colors": ("U",)}, ""),
        ("chosen", B.CHOSEN, {"value": ("Elf",)}, "This was chosen for it."),
    ],
)
def test_109_3_beside_its_value_a_reason_is_read_without_it(
    key: str, because: Because, inputs: dict[str, object], head: str
) -> None:
    assert WORDS.reason(decided(key, because, inputs)).head == head


def test_202_3b_what_is_taken_where_the_rules_are_open_is_said_as_that() -> None:
    assert WORDS.reason(decided("mana_value", B.READING_FRONT_OF_A_COPY, {})).assumes
    assert not WORDS.reason(decided("mana_value", B.MANA_VALUE_NONE, {})).assumes


def test_a_reason_cites_what_else_it_rests_on_once() -> None:
    also = (Concept.LAYER_5_COLORS, Concept.COPIABLE_VALUES, Concept.LAYER_6_ABILITIES)
    made = Decision("power", Concept.COPIABLE_VALUES, B.FRONT_UP, {"value": 2}, also=also)
    first = WORDS.reason(decided("power", B.FRONT_UP, {"value": 2})).rules
    assert WORDS.reason(made).rules == (*first, "613.1e", "613.1f")
