"""What the proof says of loops, of effects that no longer apply, and of what took an ability (613.6, 613.8b)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from inspector.rules.decisions.proof_step import NotAppliedBecause
from tests.rules.cards_for_tests import ALL, creature, enchantment, room
from tests.rules.playing import Played, Record, do, place, play

ROCK: Record = {"name": "Rock", "mana_cost": "{1}", "type_line": "Artifact"}
OLDER = enchantment("Awake", {"types": "Artifact"}, {"add_types": ["Creature"]})
NEWER = enchantment("Forged", {"types": "Creature"}, {"add_types": ["Artifact"]})
HUSK = creature("Husk", "Eldrazi", "2/2", "{R}", oracle_text="Devoid", keywords=["Devoid"])
MOTLEY = creature("Motley", "Golem", "3/3", "{4}", oracle_text="Motley is all colors.")
DEN = room({"name": "Den", "oracle_text": "Haste"}, {"name": "Attic", "oracle_text": "Flying"})
HALL = room(
    {"name": "Hall", "oracle_text": "Creatures you control get +1/+1."},
    {"name": "Yard", "oracle_text": "Creatures you control have flying."},
)


def board(*actions: Record) -> Played:
    return play("2026-08", *actions, cards=[*ALL, ROCK, OLDER, NEWER, HUSK, MOTLEY, DEN, HALL])


def told(played: Played, label: str) -> list[str]:
    return [rung.says for rung in rungs(played.table, label)]


def test_613_8b_names_the_loop_and_leads_for_what_it_leaves_out() -> None:
    played = board(place("Awake", "awake"), place("Forged", "forged"), place("Rock", "rock"), place("Bear", "bear"))
    assert all(step.loop for step in played["rock"].proof[1:])
    # Made an artifact only by the newer of the two, the Bear is too late for the older.
    assert played["bear"].why["types"][0].rules[0] == "613.8b"
    assert played["rock"].why["types"][0].rules[0] == "205.1b"
    # What leads has its rung, also where it would change nothing any more.
    left, came = told(played, "bear")[1:]
    assert left == (
        "Awake does not apply here: it and Forged depend on each other, so timestamps decide, and it came first, when "
        "it did not apply to this object yet."
    )
    assert came.startswith("Forged, which forms a loop of dependencies with Awake, so timestamps decide: ")


def test_a_dependency_without_a_loop_is_told_by_its_kind() -> None:
    played = board(place("Forged", "forged"), place("Awakening", "opal"), place("Anthem", "anthem"))
    [step] = [step for step in played["anthem"].proof if step.source and step.source.label == "forged"]
    assert [(one.source.label, one.by, step.loop) for one in step.depends_on] == [("opal", "what it applies to", False)]
    assert played["anthem"].why["types"][0].rules[0] == "613.8a"


def test_an_effect_that_an_earlier_layer_takes_away_from_an_object_says_so() -> None:
    played = board(place("Bear"), place("Anthem", "anthem"), do("effect", on=["it"], change={"control": "Ben"}))
    assert told(played, "it")[-1] == "Anthem does not apply here: it affects only creatures Ana controls."
    assert played["it"].power == 2


@pytest.mark.parametrize(
    ("it", "wanted", "change", "layer"),
    [
        # 604.3, 613.3: what defines its colors, as words or as a keyword, comes before what asks for them.
        (place("Husk"), {"colors": ["R"]}, {"power": 1}, "7c"),
        (place("Motley"), {"number_of_colors": "0", "types": "Creature"}, {"power": 1}, "7c"),
        # 709.5: the name of a locked half is none of the permanent's.
        (place("Den // Attic", unlocked=["right"]), {"name": "Den"}, {"add_types": ["Artifact"]}, "4"),
    ],
)
def test_611_3a_what_defines_a_value_or_locks_a_half_leaves_out_what_an_effect_would_mean(
    it: Record, wanted: Record, change: Record, layer: str
) -> None:
    played = board(place("Rock", "rock"), it, do("effect", source="rock", filter=wanted, change=change))
    left_out = [(step.layer, step.because) for step in played["it"].proof if not step.applied]
    assert left_out == [(layer, NotAppliedBecause.NO_LONGER)]


LOCKED = "does not apply: that half of"


@pytest.mark.parametrize(
    ("unlocked", "told", "not_applied"),
    [
        (["left"], [f"Yard {LOCKED} Hall is locked.", "Hall: it gets +1/+1 and is 3/3."], 1),
        (["right"], ["Yard: it gains flying.", f"Hall {LOCKED} Yard is locked."], 1),
        ([], [f"{half} does not apply: it is a half of Ana's locked Room." for half in ("Yard", "Hall")], 2),
        (["left", "right"], ["Hall // Yard: it gains flying.", "Hall // Yard: it gets +1/+1 and is 3/3."], 0),
    ],
)
def test_709_5_what_a_locked_half_says_is_told_not_to_apply(
    unlocked: list[str], told: list[str], not_applied: int
) -> None:
    played = board(place("Bear", "bear"), place("Hall // Yard", "room", unlocked=unlocked))
    assert [rung.says for rung in rungs(played.table, "bear")][1:] == told
    left_out = [(step.because, step.rules[0]) for step in played["bear"].proof if not step.applied]
    assert left_out == [(NotAppliedBecause.LOCKED, "709.5")] * not_applied


@pytest.mark.parametrize(
    ("source", "tied", "power", "told"),
    [
        # 712.8d-e, 710.1b and 710.2, 709.5: what its source shows has the ability.
        (place("Delver of Secrets", "s"), {"face": "back"}, 2, []),
        (place("Delver of Secrets", "s", face="back"), {"face": "back"}, 5, []),
        (place("Delver of Secrets", "s", face="back"), {"face": "front"}, 2, []),
        (place("Delver of Secrets", "s"), {"face": "front"}, 5, []),
        (place("Akki Lavarunner", "s"), {"flipped": True}, 2, []),
        (place("Akki Lavarunner", "s"), {"flipped": False}, 5, []),
        (place("Akki Lavarunner", "s", flipped=True), {"flipped": True}, 5, []),
        (place("Den // Attic", "s", unlocked=["right"]), {"unlocked": "right"}, 5, []),
        (place("Den // Attic", "s", unlocked=["right"]), {"unlocked": "left"}, 2, [NotAppliedBecause.LOCKED]),
        # 708.2a: face down it has the text that makes it so, and neither face's nor half's.
        (place("Akki Lavarunner", "s", face_down=True), {"flipped": False}, 2, []),
    ],
)
def test_an_effect_acts_while_what_it_is_tied_to_is_so(
    source: Record, tied: Record, power: int, told: list[NotAppliedBecause]
) -> None:
    gives = do("effect", source="s", on=["bear"], change={"power": 3}, **{"while": tied})
    played = board(place("Bear", "bear"), source, gives)
    assert played["bear"].power == power
    assert [step.because for step in played["bear"].proof if not step.applied] == told


def test_613_6_what_comes_too_late_for_an_effect_is_not_told_to_have_been_meant_once() -> None:
    reds = do("effect", source="rock", filter={"colors": ["R"]}, change={"add_subtypes": ["Elf"], "power": 1})
    played = board(place("Rock", "rock"), place("Bear"), reds, do("effect", on=["it"], change={"set_colors": ["R"]}))
    assert (played["it"].subtypes, played["it"].power) == (("Bear",), 2)
    assert [step.because for step in played["it"].proof if not step.applied] == []


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
    assert (last.because, last.rules[0]) == (NotAppliedBecause.LOCKED, "709.5")
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


# 613.6, 613.8a: of a face that is up or a door that is open, the ability is lost like any other.
@pytest.mark.parametrize(
    ("source", "tied"),
    [
        (place("Delver of Secrets", "s", face="back"), {"face": "back"}),
        (place("Akki Lavarunner", "s"), {"flipped": False}),
        (place("Den // Attic", "s", unlocked=["left"]), {"unlocked": "left"}),
    ],
)
def test_613_6_what_is_tied_to_what_is_so_and_loses_its_ability_is_told_as_that(source: Record, tied: Record) -> None:
    silence = do("effect", on=["s"], change={"lose_all_abilities": True}, called="Hush")
    gives = do("effect", source="s", filter={"name": "Bear"}, change={"power": 3}, **{"while": tied})
    played = board(source, place("Bear"), gives, silence)
    assert told(played, "it")[-1].endswith(" does not apply: Hush took its ability away before it could.")
    gives = do("effect", source="s", filter={"name": "Bear"}, change={"add_abilities": ["Flying"]}, **{"while": tied})
    kept = board(source, place("Bear"), gives, silence)["it"]
    assert (kept.keywords, kept.why["keywords"][0].rules[0]) == ((), "613.8a")
    assert kept.proof[-1].because is NotAppliedBecause.LOST
    gives = do("effect", source="s", filter={"name": "Bear"}, change={"add_subtypes": ["Elf"]}, **{"while": tied})
    assert "whose ability is lost only afterward" in told(board(source, place("Bear"), gives, silence), "it")[-1]


@pytest.mark.parametrize(
    ("edition", "layer", "rule"),
    [
        ("2011-09", "7d", "613.3d"),
        ("2016-01", "7d", "613.3d"),
        ("2021-09", "7c", "613.4c"),
        ("2026-08", "7c", "613.4c"),
    ],
)
def test_613_3d_613_4c_counters_are_told_by_the_layer_that_their_edition_has_for_them(
    edition: str, layer: str, rule: str
) -> None:
    """And by no other of layer 7, such as that of effects which only make something larger."""
    step = play(edition, place("Bear", counters={"+1/+1": 2}), cards=ALL)["it"].proof[-1]
    assert (step.layer, [one for one in step.rules if one.startswith("613.3" if "d" in layer else "613.4")]) == (
        layer,
        [rule],
    )


@pytest.mark.parametrize("define", [{"set_colors": ["G"]}, {"add_types": ["Creature"]}, {"power": 2}], ids=str)
def test_604_3_what_defines_what_is_so_anyway_changes_nothing_for_no_reason_of_another_ability(define: Record) -> None:
    """Only of devoid it is said that something is colorless already (702.114a)."""
    defined = creature("Defined", "Elf", "2/2", "{G}", define=define)
    assert (
        told(play("2026-08", place("Defined"), cards=[defined]), "it")[-1] == "Its own ability: nothing changes here."
    )


@pytest.mark.parametrize("edition", ["2016-01", "2021-09", "2026-08"])
def test_613_7c_counters_that_an_object_came_with_keep_their_place_among_timestamps_as_it_turns_over(
    edition: str,
) -> None:
    """613.7g: the permanent itself has a new timestamp then; the oldest of all has the number 1, and none has 0."""
    there = (place("Village Ironsmith", counters={"+1/+1": 1}), place("Bear", "bear"))
    grows = do("effect", on=["it"], change={"power": "+1"})
    proof = play(edition, *there, grows, do("transform", "it"), cards=ALL)["it"].proof
    stamps = {bool(step.source and step.source.counter): step.timestamp for step in proof if step.layer[0] == "7"}
    assert stamps == {True: 1, False: 3}
