"""The ladder's columns and rungs, and what would change the answer; expectations follow from 613 and 305.7."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.lenses import (
    Ladder,
    WhatIf,
    actions_that_make_it_so,
    called_in,
    ladder_of,
    may_stand_so,
    may_swap,
    ranks_if,
    table_if,
    timestamps_of,
    what_would_change,
    who_comes_again,
)
from inspector.lenses.ladders import layer_names
from inspector.library import bundled_cards
from inspector.rules import RulesError, Table, characteristics, ranks_of_timestamps
from inspector.scenario.words import board_from_words
from tests.rules.playing import do, place, play

HUMILITY = "Ana has Humility and Opalescence on the battlefield."
MOON = "Ana has Urborg, Tomb of Yawgmoth on the battlefield. Ana has Blood Moon on the battlefield."


def table(words: str) -> Table:
    return board_from_words(words, bundled_cards()).run.table


def told(ladder: Ladder) -> list[tuple[str, str]]:
    return [(rung.layer, rung.name) for rung in ladder.rungs]


def test_2026_08_613_4b_the_rungs_stand_in_layer_order_and_only_changed_values_have_columns() -> None:
    ladder = ladder_of(table(HUMILITY), "Humility")
    assert told(ladder) == [
        ("start", "As printed"),
        ("4", "Opalescence"),
        ("6", "Humility"),
        ("7b", "Humility"),
        ("7b", "Opalescence"),
    ]
    assert [title for _, title in ladder.columns] == ["Types", "Abilities", "P / T"]
    assert [ladder.cell(place, "size") for place in range(5)] == ["none", "none", "none", "1/1", "4/4"]
    assert (ladder.rungs[3].cause, ladder.rungs[4].timestamp) == ("goes on without its ability", 2)


def test_a_cell_tells_what_is_new_and_what_is_gone() -> None:
    ladder = ladder_of(table(HUMILITY), "Humility")
    assert [(piece.text, piece.kind) for piece in ladder.rungs[1].cells["types"]] == [
        ("Enchantment", "same"),
        ("Creature", "new"),
    ]
    assert [piece.kind for piece in ladder.rungs[2].cells["abilities"]] == ["gone", "new"]


def test_2026_08_613_8a_what_waits_names_for_what_and_why_it_does_not_apply() -> None:
    ladder = ladder_of(table(MOON), "Urborg, Tomb of Yawgmoth")
    assert told(ladder)[1:] == [("4", "Blood Moon"), ("4", "Urborg, Tomb of Yawgmoth")]
    urborg = ladder.rungs[2]
    assert (urborg.cause, urborg.waits_for) == ("waits for Blood Moon", (1,))
    assert urborg.why_not == "Its own ability does not apply: it depends on Blood Moon, which took it away first"
    assert not urborg.is_quiet


def test_613_7_it_is_not_told_to_wait_for_what_is_older_anyway() -> None:
    older = table("Ana has Blood Moon on the battlefield. Ana has Urborg, Tomb of Yawgmoth on the battlefield.")
    (cause,) = (rung.cause for rung in ladder_of(older, "Urborg, Tomb of Yawgmoth").rungs if rung.why_not)
    assert cause == "depends on Blood Moon"


def test_a_rung_that_changed_nothing_is_quiet() -> None:
    ladder = ladder_of(table(f"{HUMILITY} Ana has Grizzly Bears on the battlefield."), "Grizzly Bears")
    assert [rung.is_quiet for rung in ladder.rungs] == [False, True, False]


def test_what_nothing_changes_has_what_is_asked_for_most_and_nothing_would_change_it() -> None:
    board = table("Ana has Grizzly Bears on the battlefield.")
    ladder = ladder_of(board, "Grizzly Bears")
    assert (ladder.columns, ladder.cell(0, "types")) == ((("types", "Types"), ("size", "P / T")), "Creature — Bear")
    assert what_would_change(board, "Grizzly Bears") == ()


def test_2026_08_613_7_another_order_of_timestamps_is_among_what_would_change_the_answer() -> None:
    found = {one.says: dict(one.changes) for one in what_would_change(table(HUMILITY), "Humility")}
    assert found["Humility newer than Opalescence"] == {"P / T": ("4/4", "1/1")}
    assert found["Without Opalescence"]["P / T"] == ("4/4", "none")


def test_what_is_asked_changes_no_table_and_is_what_the_rules_make_of_it() -> None:
    board = table(HUMILITY)
    other = table_if(board, WhatIf(order=("Opalescence", "Humility")))
    assert other is not None
    assert characteristics(other, "Humility").power == 1
    assert characteristics(board, "Humility").power == 4
    assert table_if(board, WhatIf(without=("7",))) is None


def test_an_effect_that_resolved_is_tried_too_and_never_before_what_it_found() -> None:
    board = table(
        "Ana has Grizzly Bears on the battlefield. Grizzly Bears gets +2/+2 until end of turn [Giant Growth].",
    )
    assert [(one.says, dict(one.changes)) for one in what_would_change(board, "Grizzly Bears")] == [
        ("Without Giant Growth", {"P / T": ("4/4", "2/2")})
    ]


GROWN = "Grizzly Bears gets +2/+2 until end of turn [Giant Growth]."
BEFORE_IT = {
    "702.26d what is phased out keeps its timestamp": "Ana has Serra Angel on the battlefield. Serra Angel phases out.",
    "122.1 counters that are gone have none": (
        "Two +1/+1 counters are put on Grizzly Bears. Two +1/+1 counters are removed from Grizzly Bears."
    ),
}


@pytest.mark.parametrize("before", BEFORE_IT.values(), ids=BEFORE_IT)
def test_2026_08_613_7_an_effect_is_found_by_the_number_that_its_rung_bears(before: str) -> None:
    board = table(f"Ana has Grizzly Bears on the battlefield. {before} {GROWN}")
    ladder = ladder_of(board, "Grizzly Bears")
    (rung,) = [one for one in ladder.rungs if one.name == "Giant Growth"]
    assert timestamps_of(board, ladder) == (str(rung.timestamp),)
    assert [one.says for one in what_would_change(board, "Grizzly Bears")] == ["Without Giant Growth"]


def test_2026_08_613_7_what_is_asked_numbers_timestamps_as_its_rungs_do() -> None:
    board = table(HUMILITY)
    names = ("Humility", "Opalescence")
    for asked in (WhatIf(), WhatIf(order=names[::-1]), WhatIf(without=("Opalescence",))):
        other = table_if(board, asked)
        assert other is not None
        rungs = ladder_of(other, "Humility").rungs[1:]
        assert ranks_if(board, asked, names).items() >= {rung.source: rung.timestamp for rung in rungs}.items()
    assert ranks_if(board, WhatIf(without=("Opalescence",)), names) == {"Humility": 1}


def test_2026_08_613_7e_an_aura_is_not_asked_to_be_older_than_what_it_enchants() -> None:
    board = table(
        "Ana has Grizzly Bears on the battlefield. Ana has Lignify on the battlefield. "
        "Lignify is attached to Grizzly Bears."
    )
    assert [one.says for one in what_would_change(board, "Grizzly Bears")] == ["Without Lignify"]


def test_2026_08_613_7_only_orders_that_the_game_allows_can_be_asked_for_and_who_has_to_come_again() -> None:
    board = table(
        "Ana has Grizzly Bears, Humility and Opalescence on the battlefield. Ana has Lignify on the battlefield. "
        "Lignify is attached to Grizzly Bears. Grizzly Bears gets +2/+2 until end of turn [Giant Growth]."
    )
    ladder = ladder_of(board, "Grizzly Bears")
    order = timestamps_of(board, ladder)
    humility, aura, growth = order[0], "Lignify", order[-1]
    assert (humility, growth.isdigit(), [called_in(board, name) for name in order][-1]) == (
        "Humility",
        True,
        "Giant Growth",
    )
    # Humility may have come after all of them; whoever is older than all that follow stays where it is.
    late = (*order[1:], humility)
    assert may_stand_so(board, late)
    assert who_comes_again(board, late) == (humility,)
    assert not may_stand_so(board, ("Lignify", "Grizzly Bears"))
    without = table_if(board, WhatIf(without=("Grizzly Bears",)))
    assert without is not None
    assert without.objects[aura].attached_to is None


ANGELS = place("Serra Angel", "it")
JUMP = do("effect", filter={"types": "Creature"}, change={"add_abilities": ["Flying"]}, called="Jump")
MOON_ON_IT = (place("Imprisoned in the Moon", "moon"), do("attach", object="moon", to="it"))
AWAKEN = do("effect", on=["land"], change={"add_types": ["Creature"]}, called="Awaken")
MANY = {"set_power": {"count": {"types": "Creature"}}}


@pytest.mark.parametrize(
    ("actions", "may"),
    [
        # It would not find the Angel any more, which is no creature then.
        ((ANGELS, JUMP, *MOON_ON_IT), False),
        # Nor, had it come first, the land that another effect made a creature.
        ((ANGELS, place("Forest", "land"), AWAKEN, JUMP), False),
        # What came later would be one more of those that it counts.
        ((ANGELS, do("effect", on=["it"], change=MANY, called="Many"), place("Grizzly Bears", "late")), False),
        ((ANGELS, JUMP, place("Humility", "late")), True),
        ((ANGELS, place("Grizzly Bears", "land"), AWAKEN, JUMP), True),
    ],
)
def test_2026_08_611_2c_what_resolved_is_newer_only_than_what_it_would_have_found_too(
    actions: tuple[Any, ...], may: bool
) -> None:
    table = play("2026-08", *actions).table
    first = str(ranks_of_timestamps(table)[min(one.timestamp for one in table.effects)])
    newest = max(ranks_of_timestamps(table).values())
    last = next((label for label, held in table.objects.items() if label in ("moon", "late")), str(newest))
    assert may_swap(table, first, last) is may


def test_a_letter_of_layer_7_is_told_by_what_it_is_about_in_its_edition() -> None:
    # 613.3d and e of the older editions are counters and switching; 613.4d is switching today.
    assert [layer_names("2016-01").get(layer) for layer in ("7c", "7d", "7e")] == ["changes", "counters", "switched"]
    assert [layer_names("2021-09").get(layer) for layer in ("7c", "7d", "7e")] == ["changes", "switched", None]


def test_there_is_no_ladder_of_nobody() -> None:
    with pytest.raises(RulesError, match="nobody"):
        ladder_of(table(HUMILITY), "nobody")


def test_what_turned_it_face_down_is_named_so_and_not_by_its_label() -> None:
    for edition in ("2016-01", "2026-08"):
        played = play(edition, place("Grizzly Bears"), do("turn_face_down", "it"))
        assert [rung.name for rung in ladder_of(played.table, "it").rungs] == ["As printed", "Face down"]


def test_every_creature_type_a_single_counter_and_what_resolved_are_named_as_people_name_them() -> None:
    wings = do("effect", filter={"types": "Creature"}, change={"add_abilities": ["Flying"]}, source="wings")
    mute = do("effect", on=["wings"], change={"lose_all_abilities": True}, called="Mute")
    all_types = do("effect", on=["it"], change={"all_creature_types": True}, called="Change")
    counter = do("counters", "it", kind="+1/+1", count=1)
    board = play("2026-08", place("Grizzly Bears", "wings"), wings, place("Elite Vanguard"), mute, all_types, counter)
    rungs = ladder_of(board.table, "it").rungs
    (types,) = (rung.cells["types"] for rung in rungs if rung.name == "Change")
    assert [piece.text for piece in types if piece.kind == "new"] == ["every creature type"]
    assert [rung.cause for rung in rungs if rung.why_not] == ["waits for Mute"]
    assert rungs[-1].name == "+1/+1 counter"


def test_two_effects_without_a_name_are_called_by_what_they_do() -> None:
    frog = do("effect", on=["it"], change={"set_subtypes": ["Frog"], "set_power": 1, "set_toughness": 1})
    more = do("effect", on=["it"], change={"power": "+3", "toughness": "+3"})
    table = play("2026-08", place("Grizzly Bears"), frog, more).table
    assert [rung.name for rung in ladder_of(table, "it").rungs][1:] == [
        "The effect that makes it a Frog",
        "The effect that makes it a Frog",
        "The effect that gives it +3/+3",
    ]
    assert {one.says for one in what_would_change(table, "it")} >= {
        "Without the effect that makes it a Frog",
        "Without the effect that gives it +3/+3",
    }


CLONES = (
    place("Grizzly Bears", "bear"),
    place("Clone", "it", "stack"),
    do("resolve", "it", as_copy_of="bear"),
    place("Serra Angel", "angel"),
    do("become_copy", "it", of="angel", until="end of turn"),
)


def test_2026_08_613_2a_what_is_a_copy_is_tried_without_its_newest_copy_effect() -> None:
    clone = play("2026-08", *CLONES[:3]).table
    (says, changes), *others = [(one.says, dict(one.changes)) for one in what_would_change(clone, "it")]
    assert (says, others) == ("Without the copy effect on Grizzly Bears (it)", [])
    assert {title: changes[title] for title in ("Name", "P / T")} == {
        "Name": ("Grizzly Bears", "Clone"),
        "P / T": ("2/2", "0/0"),
    }
    twice = play("2026-08", *CLONES).table
    without = table_if(twice, WhatIf(uncopied=("it",)))
    assert without is not None
    assert characteristics(without, "it").name == "Grizzly Bears"
    # Nobody takes a copy effect away on the table, so the program has no actions for it.
    assert actions_that_make_it_so(twice, WhatIf(uncopied=("it",))) == ()


def test_what_is_no_copy_is_not_tried_without_a_copy_effect() -> None:
    token = play("2026-08", place("Grizzly Bears", "bear"), do("create_token_copy", of="bear", as_="it")).table
    assert what_would_change(token, "it") == ()
    assert table_if(token, WhatIf(uncopied=("it",))) is None


def test_2026_08_707_2_a_source_that_is_a_copy_is_tried_without_its_copy_effect() -> None:
    enters = (place("Humility", "h"), place("Copy Enchantment", "c", "stack"), do("resolve", "c", as_copy_of="h"))
    board = play("2026-08", place("Serra Angel", "it"), *enters, do("move", "h", to="graveyard")).table
    asked = "Without the copy effect on Humility (c)"
    assert asked in [one.says for one in what_would_change(board, "it")]


def test_208_3_a_vehicle_at_rest_has_no_size_below_its_ladder() -> None:
    """Its printed 3/2 stands in the first rung; crewed, it has that size."""
    coach = place("Strixhaven Skycoach", "coach")
    ladder = ladder_of(play("2026-08", coach).table, "coach")
    assert (ladder.cell(0, "size"), ladder.result_in_words(0, "size")) == ("3/2", "none")
    assert [piece.text for piece in ladder.result(0, "size")] == ["none"]
    assert ladder.result_in_words(0, "types") == ladder.cell(0, "types") == "Artifact — Vehicle"
    crewed = do("effect", on=["coach"], change={"add_types": ["Creature"]})
    ladder = ladder_of(play("2026-08", coach, crewed).table, "coach")
    assert [ladder.result_in_words(rung, "size") for rung in (0, 1)] == ["3/2", "3/2"]
    in_hand = ladder_of(play("2026-08", place("Strixhaven Skycoach", "coach", zone="hand")).table, "coach")
    assert in_hand.result_in_words(0, "size") == "3/2"
