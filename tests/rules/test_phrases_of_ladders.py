"""Single phrases of a ladder: for what it waits, by what it is open, what of an object makes the effect (613.8a)."""

from __future__ import annotations

import pytest

from inspector.cards import Count, Filter
from inspector.rules import NEWEST
from inspector.rules.decisions.decisions import AbilityByRule, Source
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import Counted, Dependency, DependsFor, OpenBy, ProofStep
from inspector.rules.edition.concepts import Concept
from inspector.rules.telling.inputs_in_words import devotion_words, sign_words
from inspector.rules.telling.open_in_words import open_words
from inspector.rules.telling.value_words import ValueWords
from inspector.rules.telling.why_it_waits import by_what
from inspector.rules.telling.words_by_rule import ability_by_rule, own_ability, words_by_rule

A, B = Source("a"), Source("b")
WORDS = ValueWords(NEWEST, {"a": "Anthem", "b": "Bear", "c": "Cat"})
LANDS = (Counted(value=Count(count=Filter(types="Land")), objects=(), number=1),)


@pytest.mark.parametrize(
    ("what", "subtypes", "told"),
    [
        (DependsFor.OBJECTS, (), "for what it applies to"),
        (DependsFor.EXISTENCE, (), "for whether it applies at all"),
        (DependsFor.CONDITION, (), "for whether its condition holds"),
        (DependsFor.TEXT, (), "for what its text says"),
        (DependsFor.ABILITY, ("Elf",), "for whether its ability is there"),
        (DependsFor.CONTROLLER, (), "for who gains control"),
        (DependsFor.ABILITIES, (), "for which abilities it can give"),
        (DependsFor.AMOUNT, (), "for the amount that it uses"),
        # 205.3d: a subtype comes only with its card type.
        (DependsFor.CARD_TYPE, (), "for the card type that creature types need"),
        (DependsFor.CARD_TYPE, ("Elf",), "for the card type that the subtype Elf needs"),
        (DependsFor.CARD_TYPE, ("Elf", "Ape"), "for the card type that the subtypes Elf and Ape need"),
    ],
)
def test_613_8a_for_what_of_it_an_effect_waits_is_said(what: DependsFor, subtypes: tuple[str, ...], told: str) -> None:
    waits = Dependency(A, "what it does", what=what, subtypes=subtypes)
    other = Dependency(B, "what it does", what=what, subtypes=subtypes)
    assert by_what([waits, other]) == {told: [A, B]}
    assert by_what([]) == {}


def test_613_8a_of_two_things_for_which_it_waits_each_has_its_own() -> None:
    first, then = Dependency(B, "", what=DependsFor.AMOUNT), Dependency(A, "", what=DependsFor.OBJECTS)
    assert [*by_what([first, then]).items()] == [("for the amount that it uses", [B]), ("for what it applies to", [A])]


@pytest.mark.parametrize(
    ("open_by", "told"),
    [
        ((), ""),
        ((("a", OpenKind.WORDS),), "what Anthem says is not computed"),
        ((("a", OpenKind.WORDS), ("b", OpenKind.WORDS)), "what Anthem and Bear say is not computed"),
        ((("a", OpenKind.RESOLVED),), "nobody has said what Anthem did as a spell"),
        ((("a", OpenKind.SIGN),), "what is printed on Anthem is not computed"),
        ((("a", OpenKind.OWNER),), "nobody has said whether Anthem went to the command zone"),
        ((("a", OpenKind.COUNTERS),), "nobody has said which counters are on Anthem"),
        (
            (("c", OpenKind.SIGN), ("a", OpenKind.WORDS)),
            "what Anthem says is not computed and what is printed on Cat is not computed",
        ),
    ],
)
def test_613_4_by_what_a_count_or_a_condition_is_open_is_said(
    open_by: tuple[tuple[str, OpenKind], ...], told: str
) -> None:
    by = tuple(OpenBy(label, kind) for label, kind in open_by)
    counts, asks = ("; the count is not certain", "; whether its condition holds is not certain")
    assert open_words(ProofStep(layer="7c", open_by=by, counted=LANDS), WORDS) == (
        f"{counts}, since {told}" if by else ""
    )
    assert open_words(ProofStep(layer="7c", open_by=by), WORDS) == (f"{asks}, since {told}" if by else "")


@pytest.mark.parametrize(
    ("concept", "ability", "kind", "told"),
    [
        # 711.2, 721.2: by counters; 717, 702.161, 702.151, 702.176: by a level, a turn, what it is on, a counter.
        (Concept.LEVEL_SYMBOL_AND_UP, "its level symbol", "level", "with {} level counter{} on it"),
        (Concept.LEVEL_SYMBOL_WITH_A_RANGE, "its level symbol", "level", "with {} level counter{} on it"),
        (Concept.STATION_SYMBOL, "its station symbol", "charge", "with {} charge counter{} on it"),
        (Concept.STATION_SYMBOL_WITH_A_SIZE, "its station symbol", "charge", "with {} charge counter{} on it"),
        (Concept.CLASS_LEVELS, "its own ability", "", "by its level"),
        (Concept.LIVING_METAL, "living metal", "", "by living metal on its controller's turn"),
        (Concept.RECONFIGURED, "reconfigure", "", "attached by reconfigure"),
        (Concept.IMPENDING, "impending", "", "impending with a time counter on it"),
        (Concept.DEVOID, "its own ability", "", ""),
    ],
)
def test_113_3_what_of_an_object_makes_it_is_named(concept: Concept, ability: str, kind: str, told: str) -> None:
    step = ProofStep(layer="7b", source=A, by_rule=concept)
    assert ability_by_rule(step) == ability
    for number, count, several in ((1, "a", ""), (2, "two", "s"), (0, "zero", "s")):
        counters = {"a": {kind: number, "time": 3}, "b": {kind: 5}} if number else {"b": {kind: 5}}
        assert words_by_rule(step, counters) == ([told.format(count, several)] if told else [])


@pytest.mark.parametrize(
    ("concept", "levels", "ability"),
    [
        # 711.2a-b, 721.2a, 716.2a: the numbers in a symbol or a bar tell it from the others of the card.
        (Concept.LEVEL_SYMBOL_WITH_A_RANGE, ("2-6",), "its level 2-6 ability"),
        (Concept.LEVEL_SYMBOL_AND_UP, ("7+",), "its level 7+ ability"),
        (Concept.STATION_SYMBOL, ("5+",), "its station 5+ ability"),
        (Concept.STATION_SYMBOL_WITH_A_SIZE, ("8+",), "its station 8+ ability"),
        (Concept.CLASS_LEVELS, ("2",), "its level 2 ability"),
        (Concept.CLASS_LEVELS, ("2", "3"), "its ability of levels 2 and 3"),
    ],
)
def test_113_3_of_several_symbols_the_numbers_are_named(
    concept: Concept, levels: tuple[str, ...], ability: str
) -> None:
    assert ability_by_rule(ProofStep(layer="7b", source=A, by_rule=concept, levels=levels)) == ability
    assert own_ability(AbilityByRule(concept, levels)) == ability


@pytest.mark.parametrize(("printed", "told"), [("*", "the printed star"), ("1+*", "the star of the printed 1+*")])
def test_208_2_the_sign_that_counts_as_0_is_named(printed: str, told: str) -> None:
    assert sign_words(printed) == told


@pytest.mark.parametrize(
    ("value", "told"), [(3, "three"), (("W", "B"), "white and black"), (("G",), "green"), ("X", "X")]
)
def test_700_5_how_much_devotion_or_to_which_colors_is_said(value: object, told: str) -> None:
    assert devotion_words(value) == told
