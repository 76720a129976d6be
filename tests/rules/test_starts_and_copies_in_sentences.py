"""613.1, 613.2: what an object starts as, and what a copy effect or being face down made of it, in one sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.cards import Condition, Count, Filter, TypeLine
from inspector.rules import NEWEST, edition_of
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Original, Source
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import START, Counted, OpenBy, ProofStep, StepChange, TiedTo
from inspector.rules.table.actions import While
from inspector.rules.table.objects import Merged
from inspector.rules.telling.ladder_words import step_sentence, tie_words
from inspector.rules.telling.value_words import ValueWords

NAMES = {"it": "Bear", "a": "Anthem", "h": "Hush", "m": "Moon", "l": "Life and Limb"}
WORDS = ValueWords(NEWEST, NAMES, told_of="it")
BEAR: dict[str, object] = {"name": "Bear", "types": ("Creature",), "subtypes": ("Bear",), "mana_value": 2}
SIZE: dict[str, object] = {"power": 2, "toughness": 3}
ELF = TypeLine((), ("Creature",), ("Elf",))


def says(words: ValueWords = WORDS, **keys: Any) -> str:  # noqa: ANN401
    return step_sentence(ProofStep(**keys), words)


@pytest.mark.parametrize(
    ("values", "keys", "sentence"),
    [
        ({**BEAR, **SIZE}, {}, "Bear: Creature — Bear, mana value 2, 2/3."),
        (BEAR, {}, "Bear: Creature — Bear, mana value 2."),
        # 208.3: a Vehicle has what is printed on it while it is a creature.
        ({**BEAR, **SIZE}, {"size_waits": True}, "Bear: Creature — Bear, mana value 2, 2/3 while it is a creature."),
        (BEAR, {"size_waits": True}, "Bear: Creature — Bear, mana value 2."),
        ({**BEAR, "power": 0, "toughness": 1}, {}, "Bear: Creature — Bear, mana value 2, 0/1."),
        (
            {"name": "Tomb", "supertypes": ("Legendary",), "types": ("Artifact", "Land"), "mana_value": 0},
            {},
            "Tomb: Legendary Artifact Land, mana value 0.",
        ),
        ({**SIZE, "name": "", "types": ("Creature",), "mana_value": 0}, {}, "an X: Creature, mana value 0, 2/3."),
        ({"name": "Blank", "mana_value": 0}, {}, "Blank, mana value 0."),
        # 708.4 of 2016 and 709.4: both halves.
        ({"name": ("Fire", "Ice"), "types": ("Instant",), "mana_value": 4}, {}, "Fire // Ice: Instant, mana value 4."),
        # 707.9: what an exception gave is told behind what was copied.
        (
            {**BEAR, **SIZE},
            {"excepted": ("power", "toughness"), "size": (2, 3)},
            "Bear: Creature — Bear, mana value 2; by an exception: 2/3.",
        ),
        (
            {**BEAR, **SIZE},
            {"excepted": ("power",), "size": (2, 3)},
            "Bear: Creature — Bear, mana value 2, 2/3; by an exception: power 2.",
        ),
        (
            {**BEAR, **SIZE, "mana_cost": "{2}"},
            {"excepted": ("mana_cost", "mana_value")},
            "Bear: Creature — Bear, 2/3; by an exception: mana cost {2}; mana value 2.",
        ),
        (
            {**BEAR, "subtypes": ("Elf", "Bear")},
            {"excepted": ("subtypes",), "copied_line": ELF},
            "Bear: Creature — Elf, mana value 2; by an exception: also a Bear.",
        ),
        (
            {**BEAR, "types": ("Artifact", "Creature")},
            {"excepted": ("types",), "copied_line": TypeLine((), ("Creature",), ("Bear",))},
            "Bear: Creature — Bear, mana value 2; by an exception: also an artifact.",
        ),
        (
            {**BEAR, "supertypes": ("Legendary",)},
            {"excepted": ("supertypes",), "copied_line": TypeLine((), ("Creature",), ("Bear",))},
            "Bear: Creature — Bear, mana value 2; by an exception: also legendary.",
        ),
        ({**BEAR}, {"copied_line": ELF}, "Bear: Creature — Bear, mana value 2."),
        ({**BEAR}, {"given": ("Flying",)}, "Bear: Creature — Bear, mana value 2; by an exception: flying."),
        # The name by which it is called is told already.
        ({**BEAR}, {"excepted": ("name",)}, "Bear: Creature — Bear, mana value 2."),
    ],
    ids=str,
)
def test_613_1_an_object_starts_as_what_is_printed_on_it(
    values: dict[str, object], keys: dict[str, Any], sentence: str
) -> None:
    wanted = sentence.replace("an X", "an object without a name")
    size = (values.get("power"), values.get("toughness"))
    assert says(layer=START, values=values, **{"size": size, **keys}) == f"It starts as {wanted}"


@pytest.mark.parametrize(
    ("original", "values", "sentence"),
    [
        # Of a token and of the copy of a spell it is told that it is one, and of what (707.2, 707.10).
        (Original("it", "Bear"), BEAR, "a copy of Bear"),
        (Original("a", "Anthem"), {**BEAR, "name": "Odd"}, "Odd, a copy of Anthem"),
        (Original("gone", "", "face-down creature"), {**BEAR, "name": ""}, "a copy of a face-down creature"),
        # 707.2b: by the name that it had then, told apart from what has that name now.
        (Original("h", "Bear"), BEAR, "a copy of Bear"),
        (Original("h", "Moon"), {**BEAR, "name": "Moon"}, "a copy of Moon (h)"),
        (Original("h", "Elsewhere"), {**BEAR, "name": "Elsewhere"}, "a copy of Elsewhere"),
    ],
    ids=str,
)
def test_707_2_what_was_made_as_a_copy_starts_as_that(
    original: Original, values: dict[str, object], sentence: str
) -> None:
    wanted = f"It starts as {sentence}: Creature — Bear, mana value 2."
    assert says(layer=START, values=values, made_of=original) == wanted


def test_202_3_a_start_speaks_in_the_words_of_its_edition() -> None:
    old = ValueWords(edition_of("2016-01"), NAMES)
    assert says(old, layer=START, values=BEAR) == "It starts as Bear: Creature — Bear, converted mana cost 2."
    # 708.5: who may not look at it knows nothing of that.
    hidden = msgspec.structs.replace(WORDS, hidden=True)
    assert says(hidden, layer=START, values=BEAR) == "It starts as a hidden card."


def made(**changes: tuple[object, object]) -> dict[str, StepChange]:
    return {key: StepChange(was, to) for key, (was, to) in changes.items()}


COPY: dict[str, Any] = {"layer": "1a", "of": "a", "copied": "Anthem", "source": Source()}
CHANGED = made(name=("Bear", "Anthem"))


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        # 707.2: what is copied, in the order of a card.
        ({"changes": CHANGED}, "As a copy of Anthem: that name."),
        ({}, "As a copy of Anthem: nothing changes, since it has those values already."),
        ({"changes": made(name=("Bear", ""))}, "As a copy of Anthem: no name."),
        ({"changes": made(name=("Bear", "Other"))}, "As a copy of Anthem: name Other."),
        # 707.2b: it is called as it was called then.
        ({"copied": "Dirge", "changes": made(name=("Bear", "Dirge"))}, "As a copy of Dirge: that name."),
        ({"copied": "Moon", "changes": made(name=("Bear", "Moon"))}, "As a copy of Moon (a): that name."),
        (
            {"copied": "", "nameless": "face-down creature", "changes": made(name=("Bear", ""))},
            "As a copy of a face-down creature: no name.",
        ),
        (
            {
                "changes": made(
                    abilities=((), ("Flying",)),
                    toughness=(2, 4),
                    power=(2, 4),
                    types=(("Creature",), ("Artifact", "Creature")),
                    colors=(("G",), ("U",)),
                    mana_value=(2, 5),
                    mana_cost=("{1}{G}", "{4}{U}"),
                    name=("Bear", "Anthem"),
                ),
                "line": "Artifact Creature — Elf",
                "size": (4, 4),
            },
            (
                "As a copy of Anthem: that name; mana cost {4}{U}; mana value 5; blue; Artifact Creature — Elf; 4/4; "
                "flying."
            ),
        ),
        (
            {"changes": made(mana_cost=("{G}", None), mana_value=(1, 0), colors=(("G",), ()))},
            "As a copy of Anthem: no mana cost; mana value 0; colorless.",
        ),
        ({"changes": made(power=(2, 4)), "size": (4, 2)}, "As a copy of Anthem: 4/2."),
        ({"changes": made(power=(2, None), toughness=(2, None)), "size": (None, None)}, "X: no power or toughness."),
        ({"changes": made(power=(2, 4)), "size": (4, 2), "size_waits": True}, "X: 4/2 while it is a creature."),
        ({"changes": made(power=(2, 4))}, "X: power 4."),
        ({"changes": made(power=(2, None))}, "X: no power."),
        # 202.2e: by a color indicator, or beside one.
        ({"changes": made(colors=((), ("U",)), color_indicator=((), ("U",)))}, "X: blue by its color indicator."),
        ({"changes": made(colors=(("G",), ("U",)), color_indicator=((), ("R",)))}, "X: blue; a red color indicator."),
        ({"changes": made(color_indicator=(("G",), ()))}, "X: no color indicator."),
        ({"changes": made(colors=(("G",), ()), color_indicator=(("G",), ()))}, "X: colorless; no color indicator."),
        # The type line where any of it is another, or what it is without one.
        ({"changes": made(types=(("Creature",), ("Artifact",))), "line": "Artifact"}, "X: Artifact."),
        ({"changes": made(subtypes=(("Elf",), ())), "line": "Creature"}, "X: Creature."),
        (
            {"changes": made(types=(("Creature",), ()), subtypes=(("Elf",), ()))},
            "X: no card types; no subtypes.",
        ),
        # 306.5c, 310.4c: loyalty and defense.
        ({"changes": made(loyalty=(None, "4"), defense=(None, "5"))}, "X: loyalty 4; defense 5."),
        # 707.3: being flipped is no part of what is copied.
        ({"changes": CHANGED, "half": "upper"}, "As a copy of Anthem, but not flipped: that name."),
        ({"changes": CHANGED, "half": "lower"}, "As a copy of Anthem, but flipped: that name."),
        ({"changes": CHANGED, "half": "lower too"}, "As a copy of Anthem, and flipped too: that name."),
        # 718.3d.
        (
            {"changes": CHANGED, "ground": Because.PROTOTYPED_PERMANENT_COPIED},
            "As a copy of Anthem, which was cast as a prototype: that name.",
        ),
        (
            {"changes": CHANGED, "ground": Because.PROTOTYPED_PERMANENT_COPIED_AGAIN},
            "As a copy of Anthem, itself a copy of what was cast as a prototype: that name.",
        ),
        # 730.2.
        (
            {"of": None, "merged": Merged("Otter", True), "changes": made(power=(2, 3))},
            "M, with Otter on top: power 3.",
        ),
        ({"of": None, "merged": Merged("Otter", False)}, "M, with Otter underneath: Y."),
    ],
    ids=str,
)
def test_707_2_what_layer_one_made_of_it(keys: dict[str, Any], sentence: str) -> None:
    nothing = "nothing changes, since it has those values already"
    wanted = sentence.replace("X:", "As a copy of Anthem:").replace("M,", "Merged,").replace("Y.", f"{nothing}.")
    assert says(**{**COPY, **keys}) == wanted


CREATURE = TypeLine((), ("Creature",), ("Elf",))
LEGEND = TypeLine(("Legendary",), ("Artifact", "Creature"), ("Elf",))


@pytest.mark.parametrize(
    ("excepted", "changes", "line", "sentence"),
    [
        (("name",), made(name=("Bear", "Elk")), None, "C, by an exception: name Elk."),
        (("name",), made(name=("Bear", "Anthem")), None, "C, by an exception: name Anthem."),
        (("power", "toughness"), made(power=(2, 7), toughness=(2, 7)), None, "C, by an exception: 7/7."),
        (("power",), made(power=(2, 7), toughness=(2, 7)), None, "C: toughness 7; by an exception: power 7."),
        (("toughness",), made(power=(2, 7), toughness=(2, 7)), None, "C: power 7; by an exception: toughness 7."),
        (("colors",), made(colors=(("G",), ("U",))), None, "C, by an exception: blue."),
        (("types",), made(types=(("Land",), ("Artifact", "Creature"))), CREATURE, "CC: also an artifact."),
        (("subtypes",), made(subtypes=((), ("Elf", "Bear", "Otter"))), CREATURE, "CC: also a Bear and an Otter."),
        (
            ("types", "subtypes"),
            made(types=((), ("Artifact", "Creature")), subtypes=((), ("Elf", "Bear"))),
            CREATURE,
            "CC: also an artifact and a Bear.",
        ),
        (("types",), made(types=((), ("Kindred", "Creature"))), CREATURE, "CC: also Kindred."),
        (("types",), made(types=((), ("Artifact",))), LEGEND, "CC: card type Artifact."),
        (("types",), made(types=((), ("Enchantment", "Creature"))), LEGEND, "CC: card types Enchantment and Creature."),
        (("subtypes",), made(subtypes=((), ())), CREATURE, "CC: no subtypes."),
        (
            ("supertypes",),
            made(supertypes=((), ("Legendary", "Snow"))),
            CREATURE,
            "C, by an exception: also legendary and snow.",
        ),
        (("supertypes",), made(supertypes=(("Legendary",), ())), LEGEND, "C, by an exception: not legendary."),
        (
            ("supertypes",),
            made(supertypes=((), ())),
            TypeLine(("Legendary", "Snow"), ("Creature",), ()),
            "CC: not legendary or snow.",
        ),
        (
            ("supertypes",),
            made(supertypes=((), ("Snow",))),
            TypeLine(("Legendary",), ("Creature",), ()),
            "CC: supertype Snow.",
        ),
        # The copied line is told only where copying changed it before the exception did.
        (
            ("types",),
            made(types=(("Creature",), ("Artifact", "Creature"))),
            CREATURE,
            "C, by an exception: also an artifact.",
        ),
        # 707.9b: what it would have anyway is the exception's too.
        (("types",), made(types=((), ("Creature",))), CREATURE, "CC: card type Creature, which it would have anyway."),
        (
            ("supertypes",),
            made(supertypes=((), ())),
            CREATURE,
            "C, by an exception: not legendary, which it would not be anyway.",
        ),
    ],
)
def test_707_9_what_an_exception_gave_is_told_behind_what_was_copied(
    excepted: tuple[str, ...], changes: dict[str, StepChange], line: TypeLine | None, sentence: str
) -> None:
    size = (7, 7) if "power" in changes else None
    found = says(**COPY, excepted=excepted, changes=changes, copied_line=line, size=size, line="Line")
    told = {"CC:": f"As a copy of Anthem: {line}; by an exception:", "C:": "As a copy of Anthem:"}
    wanted = sentence.replace("C,", "As a copy of Anthem,")
    for short, whole in told.items():
        wanted = wanted.replace(short, whole, 1) if wanted.startswith(short) else wanted
    assert found == wanted


LANDS = Count(count=Filter(types="Land"))
LARGER: dict[str, Any] = {"layer": "7c", "changes": made(power=(2, 3)), "size": (3, 2), "source": Source("a")}
THREE = Counted(value=LANDS, objects=(), number=1)
BIG = TiedTo(Condition(self_=Filter(power=">=4")), "a", True)


@pytest.mark.parametrize(
    ("opened", "why"),
    [
        ((), ""),
        ((("h", OpenKind.WORDS),), "what Hush says is not computed"),
        ((("h", OpenKind.WORDS), ("m", OpenKind.WORDS)), "what Hush and Moon say is not computed"),
        ((("l", OpenKind.WORDS), ("h", OpenKind.WORDS)), "what Life and Limb and also Hush say is not computed"),
        # 208.2a; 903.9a; 122.1.
        ((("h", OpenKind.SIGN),), "what is printed on Hush is not computed"),
        ((("h", OpenKind.OWNER),), "nobody has said whether Hush went to the command zone"),
        ((("h", OpenKind.COUNTERS),), "nobody has said which counters are on Hush"),
        (
            (("h", OpenKind.COUNTERS), ("m", OpenKind.WORDS)),
            "what Moon says is not computed and nobody has said which counters are on Hush",
        ),
    ],
)
def test_613_4_what_leaves_open_how_many_there_are_is_told_behind_the_step(
    opened: tuple[tuple[str, OpenKind], ...], why: str
) -> None:
    open_by = tuple(OpenBy(source, kind) for source, kind in opened)
    count = f"; the count is not certain, since {why}" if why else ""
    assert says(**LARGER, counted=(THREE,), open_by=open_by) == (f"Anthem: it gets +1/+0 and is 3/2 (lands: 1){count}.")
    holds = f"; whether its condition holds is not certain, since {why}" if why else ""
    assert says(**LARGER, conditions=(BIG,), open_by=open_by) == f"Anthem: it gets +1/+0 and is 3/2{holds}."


@pytest.mark.parametrize(
    ("tied", "words"),
    [
        (While(face="back"), "Anthem has its back face up"),
        (While(face="front"), "Anthem has its front face up"),
        (While(unlocked="left"), "the left half of Anthem is unlocked"),
        (While(flipped=True), "Anthem is flipped"),
        (While(flipped=False), "Anthem is not flipped"),
        (While(face="back", unlocked="right"), "Anthem has its back face up and the right half of Anthem is unlocked"),
        (Condition(self_=Filter(power=">=4")), "Anthem has power 4 or greater"),
    ],
    ids=str,
)
def test_604_2_to_what_an_effect_is_tied(tied: While | Condition, words: str) -> None:
    assert tie_words(TiedTo(tied, "a", True), WORDS) == words


@pytest.mark.parametrize(
    ("abilities", "told"),
    [
        # One ability is told, a long one by how it begins; of several long ones it is told how many there are.
        (
            ("Whenever this creature attacks, you draw a card for each other one.",),
            "“Whenever this creature attacks, …”",
        ),
        (("Flying", "Whenever this creature attacks, you draw a card for each other one."), "two abilities"),
        (("Other Elves get +1/+1.",), "“Other Elves get +1/+1.”"),
        ((), "no abilities"),
    ],
)
def test_707_2_the_one_ability_that_is_copied_is_told(abilities: tuple[str, ...], told: str) -> None:
    step = says(**COPY, changes=made(abilities=(("Haste",), abilities)))
    assert step.removesuffix(".") == f"As a copy of Anthem: {told}".removesuffix(".")
