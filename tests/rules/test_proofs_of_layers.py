"""What the proof says of loops, of effects that no longer apply, and of what took an ability (613.6, 613.8b)."""

from __future__ import annotations

from inspector.rules import rungs
from inspector.rules.decisions.proof_step import NotAppliedBecause
from tests.rules.cards_for_tests import ALL, enchantment
from tests.rules.playing import Played, Record, do, place, play

ROCK: Record = {"name": "Rock", "mana_cost": "{1}", "type_line": "Artifact"}
OLDER = enchantment("Awake", {"types": "Artifact"}, {"add_types": ["Creature"]})
NEWER = enchantment("Forged", {"types": "Creature"}, {"add_types": ["Artifact"]})


def board(*actions: Record) -> Played:
    return play("2026-08", *actions, cards=[*ALL, ROCK, OLDER, NEWER])


def told(played: Played, label: str) -> list[str]:
    return [rung.says for rung in rungs(played.table, label)]


def test_613_8b_names_the_loop_and_leads_for_what_it_leaves_out() -> None:
    played = board(place("Awake", "awake"), place("Forged", "forged"), place("Rock", "rock"), place("Bear", "bear"))
    assert all(step.loop for step in played["rock"].proof[1:])
    # Made an artifact only by the newer of the two, the Bear is too late for the older.
    assert played["bear"].why["types"][0].rules[0] == "613.8b"
    assert played["rock"].why["types"][0].rules[0] == "205.1b"


def test_a_dependency_without_a_loop_is_told_by_its_kind() -> None:
    played = board(place("Forged", "forged"), place("Awakening", "opal"), place("Anthem", "anthem"))
    [step] = [step for step in played["anthem"].proof if step.source and step.source.label == "forged"]
    assert [(one.source.label, one.by, step.loop) for one in step.depends_on] == [("opal", "what it applies to", False)]
    assert played["anthem"].why["types"][0].rules[0] == "613.8a"


def test_an_effect_that_an_earlier_layer_takes_away_from_an_object_says_so() -> None:
    played = board(place("Bear"), place("Anthem", "anthem"), do("effect", on=["it"], change={"control": "Ben"}))
    assert told(played, "it")[-1] == "Anthem does not apply here: it affects only creatures Ana controls."
    assert played["it"].power == 2


def test_an_effect_whose_ability_is_taken_says_by_what() -> None:
    played = board(place("Goblin", "goblin"), place("King", "king"), place("Humbling", "humbling"))
    assert told(played, "goblin")[-1] == "King does not apply: Humbling took its ability away before it could."


def test_every_step_is_one_sentence() -> None:
    played = board(
        place("Bear"),
        place("Humbling", "humbling"),
        place("Awakening", "opal"),
        do("counters", "it", kind="+1/+1", count=1),
        do("turn_face_down", "it"),
    )
    for label in played.table.objects:
        for sentence in told(played, label):
            assert sentence.count(".") == 1, sentence
            assert sentence.endswith("."), sentence


def test_an_effect_tied_to_a_door_says_whether_it_is_open() -> None:
    tied = do("effect", source="it", filter={"types": "Creature"}, change={"power": "+1"})
    tied["while"] = {"unlocked": "left"}
    open_ = board(place("Bear", "bear"), place("Bottomless Pool // Locker Room", unlocked=["left"]), tied)
    shut = board(place("Bear", "bear"), place("Bottomless Pool // Locker Room", unlocked=["right"]), tied)
    assert (open_["bear"].power, shut["bear"].power) == (3, 2)
    assert [rung.conditions for rung in rungs(open_.table, "bear")][-1] == (
        "the left half of Bottomless Pool is unlocked",
    )
    last = shut["bear"].proof[-1]
    assert (last.applied, [one.holds for one in last.conditions]) == (False, [False])
    assert last.because is NotAppliedBecause.LOCKED
    # 712.8d: what the face says that is not up it does not say, so no step tells that it was kept from acting.
    turned = tied | {"while": {"face": "back"}}
    assert (
        board(place("Bear", "bear"), place("Bear"), turned)["bear"].proof == board(place("Bear", "bear"))["bear"].proof
    )


def test_613_7b_leads_for_control_that_came_back_by_a_later_effect() -> None:
    given = do("effect", on=["it"], change={"control": "Ben"}, called="Threaten")
    back = do("effect", on=["it"], change={"control": "Ana"}, called="Act")
    played = board(place("Bear"), given, back)
    assert played["it"].controller == "Ana"
    assert [why.rules[0] for why in played["it"].why["controller"]] == ["613.7b", "613.1b", "613.1b", "110.2"]
    assert told(played, "it")[-1] == "Act, newer than Threaten: Ana controls it."


def test_a_locked_half_speaks_for_itself_on_the_ladder() -> None:
    played = board(place("Bottomless Pool // Locker Room", unlocked=["left"]))
    assert told(played, "it")[-1].startswith("With its right half locked, its name becomes Bottomless Pool")
