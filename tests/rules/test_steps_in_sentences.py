"""613: a step of a ladder in one sentence, for each way in which it applied, waited, came too late or was lost."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import Change, Condition, Filter
from inspector.rules import NEWEST
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import (
    Dependency,
    DependsFor,
    NotAppliedBecause,
    ProofStep,
    StepChange,
    TiedTo,
)
from inspector.rules.edition.concepts import Concept
from inspector.rules.telling.ladder_words import step_sentence
from inspector.rules.telling.value_words import ValueWords

NAMES = {"it": "Bear", "a": "Anthem", "h": "Hush", "m": "Moon", "l": "Life and Limb", "odd": "odd"}
WORDS = ValueWords(
    NEWEST,
    NAMES,
    {"it": {"level": 3, "charge": 1, "+1/+1": 2}, "a": {"level": 1}},
    "Ana",
    {"it": "Ana", "a": "Ben", "h": "Ben"},
    deeds={7: (Change(set_power=4, set_toughness=4),)},
    told_of="it",
)
A, H, M, IT, ODD = (Source(label) for label in ("a", "h", "m", "it", "odd"))
LOST, NO_LONGER = NotAppliedBecause.LOST, NotAppliedBecause.NO_LONGER
NOT_COMPUTED = NotAppliedBecause.NOT_COMPUTED
BIG = Condition(self_=Filter(power=">=4"))
TWO = Condition(count=Filter(types="Artifact", controller="you"), is_=">=2")
LATE = "so timestamps decide"
ARTIFACTS = Filter(types="Artifact")


def says(words: ValueWords = WORDS, **keys: Any) -> str:  # noqa: ANN401
    return step_sentence(ProofStep(**{"layer": "7c", **keys}), words)


WHAT = "on which it depends for what it applies to"


def on(source: Source, **keys: Any) -> Dependency:  # noqa: ANN401
    """A dependency by what that applies to (613.8a)."""
    return Dependency(source, "what it applies to", **keys)


def does(source: Source, **keys: Any) -> Dependency:  # noqa: ANN401
    return Dependency(source, "what it does", what=DependsFor.AMOUNT, **keys)


def fails(asked: Condition = BIG, source: str = "a", *, holds: bool = False, later: bool = False) -> TiedTo:
    return TiedTo(asked, source, holds, later)


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        # 303.4i of 2011: what is no Aura enchants nothing.
        ({"no_kind": "Aura"}, "Anthem does not apply: it is no longer an Aura, so it enchants nothing."),
        # 301.7 of 2011: nor does what is no Equipment or Fortification equip or fortify anything.
        ({"no_kind": "Equipment"}, "Anthem does not apply: it is no longer an Equipment, so it equips nothing."),
        (
            {"no_kind": "Fortification"},
            "Anthem does not apply: it is no longer a Fortification, so it fortifies nothing.",
        ),
        # 611.3a: an ability affects whatever fits its words when its turn comes.
        ({}, "Anthem does not apply here."),
        ({"meant": ARTIFACTS}, "Anthem does not apply here: it affects only artifacts."),
        ({"source": IT, "meant": ARTIFACTS}, "Its own ability does not apply here: it affects only artifacts."),
        ({"meant": Filter(types="Artifact", controller="you")}, "… it affects only artifacts Ben controls."),
        # 613.1b: who controls it was settled before, so where that fits, only what it lacks is told.
        ({"meant": Filter(types="Artifact", controller="opponent")}, "… it affects only artifacts."),
        ({"meant": Filter(types="Artifact", controller="Ana")}, "… it affects only artifacts."),
        ({"meant": Filter(types="Artifact", controller="Ben")}, "… it affects only artifacts Ben controls."),
        ({"meant": Filter(controller="opponent")}, "… it affects only permanents Ana controls."),
        (
            {"layer": "2", "meant": Filter(types="Artifact", controller="opponent")},
            "… it affects only artifacts Ana controls.",
        ),
        (
            {"source": IT, "meant": Filter(types="Artifact", controller="you")},
            "Its own ability does not apply here: it affects only artifacts.",
        ),
        ({"source": None, "meant": ARTIFACTS}, "An effect does not apply here: it affects only artifacts."),
        ({"meant": Filter(attached_to="self")}, "… it affects only permanents attached to Anthem."),
        # 613.8a, b.
        ({"depends_on": (on(H),)}, f"Anthem does not apply here: it comes after Hush, {WHAT}."),
        ({"depends_on": (on(H), on(M))}, f"… it comes after Hush and Moon, {WHAT}."),
        ({"depends_on": (on(H), on(M, waited=False))}, f"… it comes after Hush, {WHAT}."),
        ({"depends_on": (on(H), on(M, applied=False))}, f"… it comes after Hush, {WHAT}."),
        (
            {"meant": ARTIFACTS, "depends_on": (on(H),)},
            "… it affects only artifacts, and it comes after Hush, on which it depends.",
        ),
        ({"loop": True}, f"… it and others depend on each other, {LATE}."),
        (
            {"loop": True, "meant": ARTIFACTS, "depends_on": (on(H, loop=True), on(M))},
            f"… it and Hush depend on each other, {LATE}.",
        ),
        (
            {"loop": True, "depends_on": (on(H, loop=True, in_a_circle=True),)},
            f"… it and Hush stand in a loop of dependencies, {LATE}.",
        ),
        (
            {"loop": True, "depends_on": (on(Source("l"), loop=True), on(H, loop=True))},
            f"… it and Life and Limb and also Hush depend on each other, {LATE}.",
        ),
        ({"loop": True, "depends_on": (on(H, in_a_circle=True),)}, f"… it and others depend on each other, {LATE}."),
    ],
    ids=str,
)
def test_611_3a_what_does_not_affect_the_object_any_more(keys: dict[str, Any], sentence: str) -> None:
    wanted = sentence.replace("… ", "Anthem does not apply here: ")
    assert says(**{"source": A, "applied": False, "because": NO_LONGER, **keys}) == wanted


def test_109_5_whose_nobody_is_said_to_control_is_told_with_all_that_is_affected() -> None:
    keys = {"source": A, "applied": False, "because": NO_LONGER, "meant": Filter(types="Artifact", controller="you")}
    of_nobody = ValueWords(NEWEST, NAMES, told_of="it")
    assert says(of_nobody, **keys) == "Anthem does not apply here: it affects only artifacts you control."


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"conditions": (fails(),)}, "Anthem does not apply: it does not have power 4 or greater."),
        ({"conditions": (fails(TWO),)}, "Anthem does not apply: Ben controls fewer than two artifacts."),
        (
            {"conditions": (fails(), fails(TWO, holds=True), fails(TWO))},
            "… it does not have power 4 or greater and Ben controls fewer than two artifacts.",
        ),
        ({"conditions": (fails(later=True),)}, "… at that point, it does not have power 4 or greater."),
        (
            {"conditions": (fails(later=True),), "depends_on": (on(H),)},
            "… after Hush, on which it depends, it does not have power 4 or greater.",
        ),
        (
            {"conditions": (fails(later=True),), "depends_on": (on(H, loop=True),), "loop": True},
            f"… it and Hush depend on each other, {LATE}, and it does not have power 4 or greater.",
        ),
        (
            {"source": IT, "conditions": (fails(source="it"),)},
            "Its own ability does not apply: it does not have power 4 or greater.",
        ),
        (
            {"source": IT, "conditions": (fails(TWO, source="it"),)},
            "Its own ability does not apply: Ana controls fewer than two artifacts.",
        ),
        # Behind what comes from one object, what another one asks of itself is told by that one's name.
        ({"conditions": (fails(source="h"),)}, "… Hush does not have power 4 or greater."),
        # 613.8b: a condition that holds hides no loop.
        ({"conditions": (fails(holds=True),), "loop": True}, f"X here: it and others depend on each other, {LATE}."),
    ],
    ids=str,
)
def test_604_2_what_does_not_apply_as_its_condition_does_not_hold(keys: dict[str, Any], sentence: str) -> None:
    wanted = sentence.replace("… ", "Anthem does not apply: ").replace("X here", "Anthem does not apply here")
    assert says(**{"source": A, "applied": False, "because": NO_LONGER, **keys}) == wanted


STAR = {"power": StepChange("*", 0)}


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        # 613.6: only what has begun goes on without its ability.
        ({}, "Anthem does not apply: its ability was lost before it could."),
        ({"taker": H}, "Anthem does not apply: Hush took its ability away before it could."),
        ({"source": IT, "taker": H}, "Its own ability does not apply: Hush took it away before it could."),
        ({"source": IT}, "Its own ability does not apply: it was lost before it could."),
        ({"source": ODD}, "odd does not apply: its ability was lost before it could."),
        # 613.8a: it waited for what took it.
        ({"taker": H, "depends_on": (on(H),)}, "… it depends on Hush, which took its ability away first."),
        ({"taker": H, "depends_on": (on(M),)}, "… Hush took its ability away before it could."),
        ({"taker": H, "depends_on": (on(H, waited=False),)}, "… Hush took its ability away before it could."),
        (
            {"taker": H, "depends_on": (on(H, loop=True),), "loop": True},
            "… Hush took its ability away before it could.",
        ),
        (
            {"source": IT, "taker": H, "depends_on": (on(H),)},
            "Its own ability does not apply: it depends on Hush, which took it away first.",
        ),
        # An ability that another effect gave.
        (
            {"source": Source("a", granted=True), "taker": H},
            "The ability that Anthem was given does not apply: Hush took it away before it could.",
        ),
        (
            {"source": Source("a", granted=True)},
            "The ability that Anthem was given does not apply: it was lost before it could.",
        ),
        (
            {"source": Source("it", granted=True), "changes": STAR},
            "The ability that it was given does not apply: it was lost before it could.",
        ),
        # 107.2, 208.2: what a defining ability would have told counts as 0.
        ({"source": IT, "ground": Because.SIGN_IS_ZERO, "taker": H}, "Its own X: Hush took it away before it could."),
        (
            {"source": IT, "ground": Because.SIGN_IS_ZERO, "taker": H, "changes": STAR},
            "Its own X: Hush took it away before it could, so the printed * counts as 0.",
        ),
        (
            {
                "source": IT,
                "ground": Because.SIGN_IS_ZERO,
                "changes": {**STAR, "toughness": StepChange("1+*", 1)},
            },
            "Its own X: it was lost before it could, so the printed * counts as 0, and 1+* is 1.",
        ),
        # 709.5: of a Room; the half that is unlocked has the same name.
        ({"because": NotAppliedBecause.LOCKED}, "An ability of Anthem does not apply: the half that has it is locked."),
        (
            {"because": NotAppliedBecause.LOCKED, "source": IT},
            "Its own ability does not apply: the half that has it is locked.",
        ),
        (
            {"because": NotAppliedBecause.LOCKED, "source": ODD},
            "An ability of odd does not apply: the half that has it is locked.",
        ),
        # What is not computed has no owner on this page but the card that says it.
        ({"because": NOT_COMPUTED, "text": "Do it."}, "What Anthem says is not computed: “Do it.”"),
        ({"because": NOT_COMPUTED, "source": IT, "text": "Do it."}, "What Bear says is not computed: “Do it.”"),
        ({"because": NOT_COMPUTED, "source": ODD, "text": "Do it"}, "What odd says is not computed: “Do it.”"),
        (
            {"because": NOT_COMPUTED, "source": IT, "text": "1+*", "open_kind": OpenKind.SIGN},
            "What the printed 1+* stands for is not computed.",
        ),
    ],
    ids=str,
)
def test_613_6_what_came_to_nothing_as_its_ability_was_gone(keys: dict[str, Any], sentence: str) -> None:
    wanted = sentence.replace("… ", "Anthem does not apply: ").replace("Its own X", "Its own ability does not apply")
    assert says(**{"source": A, "applied": False, "because": LOST, **keys}) == wanted


LARGER: dict[str, Any] = {
    "changes": {"power": StepChange(2, 3), "toughness": StepChange(2, 3)},
    "size": (3, 3),
}
GETS = "it gets +1/+1 and is 3/3."


@pytest.mark.parametrize(
    ("keys", "opening"),
    [
        ({}, "Anthem: "),
        ({"source": ODD}, "odd: "),
        ({"source": ODD, "after": (H,)}, "odd, newer than Hush: "),
        ({"source": IT}, "Its own ability: "),
        ({"source": Source("it", counter="+1/+1")}, "The +1/+1 counters: "),
        ({"source": Source("a", granted=True)}, "The ability that Anthem was given: "),
        ({"source": Source()}, "An effect: "),
        # 613.6: how long an effect goes on.
        ({"lost_later": True}, "Anthem, whose ability is lost only afterward: "),
        ({"source": IT, "lost_later": True}, "Its own ability, which it loses only afterward: "),
        (
            {"although_lost": True},
            "Anthem, still applying although its ability is gone, as it began to in an earlier layer: ",
        ),
        (
            {"source": IT, "although_lost": True},
            "Its own ability, still applying although lost, as it began to in an earlier layer: ",
        ),
        ({"although_lost": True, "lost_later": True}, "Anthem, whose ability is lost only afterward: "),
        ({"meant": ARTIFACTS}, "Anthem, for artifacts: "),
        # 613.7: of those over which only the later timestamp won.
        ({"after": (H,)}, "Anthem, newer than Hush: "),
        ({"after": (H, M)}, "Anthem, newer than Hush and Moon: "),
        ({"after": (H, H)}, "Anthem, newer than Hush: "),
        ({"after": (Source("l"), M)}, "Anthem, newer than Life and Limb and than Moon: "),
        ({"after": (Source("l"),)}, "Anthem, newer than Life and Limb: "),
        ({"after": (Source(effect=7), H)}, "Anthem, newer than Hush and the effect that makes it 4/4: "),
        ({"after": (Source(effect=8),)}, "Anthem, newer than another effect: "),
        # 613.8: for what it waited.
        ({"depends_on": (on(H),)}, f"Anthem, waiting for Hush, {WHAT}: "),
        ({"depends_on": (on(H), on(M))}, f"Anthem, waiting for Hush and Moon, {WHAT}: "),
        ({"depends_on": (on(H, waited=False),)}, "Anthem: "),
        (
            {"depends_on": (on(H, applied=False),)},
            (
                "Anthem, having waited for Hush, on which it depended for what it applies to until that could no "
                "longer apply: "
            ),
        ),
        (
            {"source": Source("it", counter="+1/+1"), "depends_on": (on(H, applied=False), on(M, applied=False))},
            (
                "The +1/+1 counters, having waited for Hush and Moon, "
                "on which they depended for what it applies to until those could no longer apply: "
            ),
        ),
        ({"depends_on": (does(H, applied=False),)}, "Anthem: "),
        ({"depends_on": (does(H),)}, "Anthem, waiting for Hush, on which it depends for the amount that it uses: "),
        (
            {"depends_on": (does(H), on(M), does(ODD))},
            (
                "Anthem, waiting for Hush and odd, on which it depends for the amount that it uses, "
                f"and for Moon, {WHAT}: "
            ),
        ),
        (
            {"source": Source("it", counter="+1/+1"), "depends_on": (on(H),)},
            "The +1/+1 counters, waiting for Hush, on which they depend for what it applies to: ",
        ),
        (
            {"depends_on": (on(H),), "after": (M,)},
            f"Anthem, waiting for Hush, {WHAT}, and newer than Moon: ",
        ),
        (
            {"depends_on": (on(H),), "lost_later": True},
            f"Anthem, whose ability is lost only afterward, waiting for Hush, {WHAT}: ",
        ),
        (
            {"source": IT, "depends_on": (on(H),), "lost_later": True},
            f"Its own ability, which it loses only afterward, waiting for Hush, {WHAT}: ",
        ),
        ({"after": (H,), "lost_later": True}, "Anthem, whose ability is lost only afterward, newer than Hush: "),
        (
            {"depends_on": (on(H),), "after": (M,), "lost_later": True},
            (f"Anthem, whose ability is lost only afterward, waiting for Hush, {WHAT}, and newer than Moon: "),
        ),
        # 613.8b: of a loop timestamps decide.
        ({"loop": True}, f"Anthem, which forms a loop of dependencies with others, {LATE}: "),
        (
            {"loop": True, "depends_on": (on(H, loop=True),)},
            f"Anthem, which forms a loop of dependencies with Hush, {LATE}: ",
        ),
        (
            {"loop": True, "depends_on": (on(H, loop=True),), "after": (H,)},
            f"Anthem, which forms a loop of dependencies with Hush, {LATE}, and this one is newer: ",
        ),
        (
            {"loop": True, "depends_on": (on(H, loop=True), on(M, loop=True)), "after": (H,)},
            f"Anthem, which forms a loop of dependencies with Hush and Moon, {LATE}, and this one is newer: ",
        ),
        (
            {"loop": True, "depends_on": (on(H, loop=True),), "after": (M,)},
            f"Anthem, which forms a loop of dependencies with Hush, {LATE}, and newer than Moon: ",
        ),
        (
            {"loop": True, "depends_on": (on(H, loop=True), on(M))},
            f"Anthem, waiting for Moon, {WHAT}, and forming a loop of dependencies with Hush, {LATE}: ",
        ),
        # What of the object makes the effect: levels (711.2a, 716.2b), station (721.2b), keywords (702.151, 702.161).
        ({"source": IT, "by_rule": Concept.CLASS_LEVELS}, "By its level, "),
        ({"source": IT, "by_rule": Concept.LEVEL_SYMBOL_AND_UP}, "With three level counters on it, "),
        ({"source": IT, "by_rule": Concept.LEVEL_SYMBOL_WITH_A_RANGE}, "With three level counters on it, "),
        ({"source": IT, "by_rule": Concept.STATION_SYMBOL}, "With a charge counter on it, "),
        ({"source": IT, "by_rule": Concept.STATION_SYMBOL_WITH_A_SIZE}, "With a charge counter on it, "),
        ({"source": IT, "by_rule": Concept.LIVING_METAL}, "By living metal on its controller's turn, "),
        ({"source": IT, "by_rule": Concept.IMPENDING}, "Impending with a time counter on it, "),
        ({"by_rule": Concept.RECONFIGURED}, "Anthem, attached by reconfigure: "),
        ({"source": IT, "by_rule": Concept.STATIC_ABILITY_LOOKS_ANEW}, "Its own ability: "),
        (
            {"source": IT, "by_rule": Concept.LEVEL_SYMBOL_AND_UP, "after": (H,)},
            "Its level symbol, newer than Hush: ",
        ),
        (
            {"source": IT, "by_rule": Concept.LEVEL_SYMBOL_WITH_A_RANGE, "lost_later": True},
            "Its level symbol, which it loses only afterward: ",
        ),
        (
            {"source": IT, "by_rule": Concept.STATION_SYMBOL_WITH_A_SIZE, "after": (H,)},
            "Its station symbol, newer than Hush: ",
        ),
        ({"source": IT, "by_rule": Concept.STATION_SYMBOL, "after": (H,)}, "Its station symbol, newer than Hush: "),
        (
            {"source": IT, "by_rule": Concept.LIVING_METAL, "lost_later": True},
            "Living metal, which it loses only afterward: ",
        ),
        ({"source": IT, "by_rule": Concept.IMPENDING, "after": (H,)}, "Impending, newer than Hush: "),
        ({"source": IT, "by_rule": Concept.RECONFIGURED, "after": (H,)}, "Reconfigure, newer than Hush: "),
        (
            {"source": IT, "by_rule": Concept.CLASS_LEVELS, "after": (H,), "depends_on": (on(M),)},
            f"Its own ability, waiting for Moon, {WHAT}, and newer than Hush: ",
        ),
        # What its own text or status does is no effect of another object.
        ({"source": IT, "ground": Because.DEVOID}, "Devoid: "),
        ({"source": IT, "ground": Because.CHANGELING}, "Changeling: "),
        ({"source": IT, "ground": Because.DEFINED}, "Its own ability: "),
        ({"source": IT, "ground": Because.ROOM_LOCKED}, "With both halves locked, "),
        ({"source": IT, "ground": Because.ROOM_SHOWN, "locked": "left"}, "With its left half locked, "),
        ({"source": IT, "ground": Because.ROOM_OPEN}, "With both halves unlocked, "),
        (
            {"source": IT, "ground": Because.DEFINED, "depends_on": (on(H),)},
            f"Its own ability, waiting for Hush, {WHAT}: ",
        ),
    ],
    ids=str,
)
def test_613_7_a_step_that_applied_is_opened_by_why_it_stands_there(keys: dict[str, Any], opening: str) -> None:
    assert says(**{"source": A, **LARGER, **keys}) == f"{opening}{GETS}"
