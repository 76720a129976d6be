from __future__ import annotations

import pytest

from inspector.cards import CardIndex
from inspector.rules import Outcome, Place, Result, Transform, performing
from inspector.scenario import Replay, ScenarioError, UnknownCardError, extend, own_cards, replay, replaying, shorten
from tests.scenario.samples import BEAR, CLERK, POOL, do, place, run, scenario

ACTIONS = [place("Day Clerk", "clerk"), do("transform", object="clerk"), do("transform", object="clerk")]


def story(done: Replay) -> list[tuple[object, Outcome]]:
    """What lay on the table after each action, and how it ended."""
    return [(step.table.objects, step.outcome) for step in done.steps]


def test_every_table_and_outcome_on_the_way_is_kept() -> None:
    done = run(*ACTIONS)
    assert len(done.steps) == len(done.actions) == 3
    assert done.start.objects == {}
    assert [step.table.object("clerk").back_up for step in done.steps] == [False, True, False]
    assert done.table is done.steps[-1].table
    assert all(step.outcome.result is Result.DONE for step in done.steps)


def test_a_step_is_a_table_and_an_outcome() -> None:
    table, outcome = run(*ACTIONS).steps[1]
    assert table.object("clerk").back_up
    assert outcome.result is Result.DONE


def test_an_empty_scenario_ends_where_it_starts() -> None:
    empty = run()
    assert empty.table is empty.start
    assert empty.steps == ()


def test_the_edition_is_the_files_own_unless_another_is_named() -> None:
    old = scenario(place(), edition="2011-09")
    assert replay(old, POOL).table.edition.key == "2011-09"
    assert replay(old, POOL, "2025-06").table.edition.key == "2025-06"


def test_a_replay_under_way_is_one_of_as_many_actions_as_were_carried_out() -> None:
    under_way = replaying.Replaying(scenario(*ACTIONS), POOL)
    for done in range(3):
        assert (under_way.done, under_way.total, under_way.is_done) == (done, 3, False)
        so_far = under_way.result
        assert (so_far.actions, len(so_far.steps)) == (run(*ACTIONS).actions[:done], done)
        assert under_way.table is so_far.table
        wanted = iter((True, False))
        under_way.go_on(lambda wanted=wanted: next(wanted))  # type: ignore[misc]
    assert (under_way.is_done, under_way.result.actions) == (True, run(*ACTIONS).actions)


def test_an_edition_that_is_none_is_our_own_mistake() -> None:
    with pytest.raises(KeyError, match="1993-08"):
        replay(scenario(), POOL, "1993-08")


def test_the_players_are_those_of_the_file() -> None:
    done = run(place(player="Zoe"), players=["Yan", "Zoe"])
    assert done.table.players == ("Yan", "Zoe")
    assert done.table.object("bear").owner == "Zoe"


def test_one_more_action_gives_what_the_whole_list_gives() -> None:
    whole = run(*ACTIONS)
    grown = run(*ACTIONS[:2])
    grown = extend(grown, Transform(object="clerk"))
    assert story(grown) == story(whole)
    assert grown.actions == whole.actions


def test_fewer_actions_give_what_the_shorter_list_gives() -> None:
    whole = run(*ACTIONS)
    for length in range(4):
        assert story(shorten(whole, length)) == story(run(*ACTIONS[:length]))
        assert shorten(whole, length).actions == whole.actions[:length]
    assert shorten(whole, 2).table is whole.steps[1].table
    assert len(whole.steps) == 3


def test_actions_know_their_own_index() -> None:
    done = run(place("Day Clerk", "clerk"), place(), do("transform", object="clerk"))
    assert done.table.object("clerk").turned == (2,)
    assert extend(done, Transform(object="clerk")).table.object("clerk").turned == (2, 3)


def test_an_own_card_is_found_before_one_of_the_pool() -> None:
    bigger = {**BEAR, "power": "7"}
    done = replay(scenario(place(), cards=[bigger]), POOL)
    assert str(done.table.object("bear").base.faces[0].power) == "7"


def test_a_file_with_its_own_cards_needs_no_pool() -> None:
    done = replay(scenario(place("Night Clerk", "clerk"), cards=[CLERK]), CardIndex())
    assert done.table.object("clerk").base.faces[0].name == "Day Clerk"


def test_an_unknown_card_is_refused_before_anything_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "perform", None)
    with pytest.raises(UnknownCardError) as found:
        replay(scenario(place(), place("Plian Bear", "other")), POOL, where="my.scenario.json")
    assert found.value.path == "actions[1].card"
    assert found.value.card == "Plian Bear"
    assert str(found.value).startswith("my.scenario.json: actions[1].card: ")
    assert "`cards`" in str(found.value)


def test_a_name_that_is_nearly_one_can_be_suggested() -> None:
    assert '(did you mean "Plain Bear"?)' in str(UnknownCardError("x", "y", "Plian Bear", "Plain Bear"))


def test_one_more_action_with_an_unknown_card_is_refused_and_loses_nothing() -> None:
    done = run(*ACTIONS)
    with pytest.raises(UnknownCardError, match=r"actions\[3\]"):
        extend(done, Place(card="No Card", label="x", zone="hand"))
    assert len(done.steps) == 3


def test_an_action_that_cannot_be_is_refused_with_its_place() -> None:
    needs_source = do("effect", on=["self"], change={"power": "+1"})
    with pytest.raises(ScenarioError, match=r"actions\[1\]: .* needs a `source`\.$"):
        replay(scenario(place(), needs_source), POOL)


def test_an_own_card_that_cannot_be_read_is_refused_with_its_place() -> None:
    with pytest.raises(ScenarioError) as found:
        own_cards([BEAR, {**BEAR, "mana_cost": "{Q}"}], "my.scenario.json")
    assert (found.value.file, found.value.path) == ("my.scenario.json", "cards[1].mana_cost")


def test_what_is_not_computed_is_told_and_the_rest_of_the_file_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(performing._PERFORMERS, Transform)
    done = run(*ACTIONS[:2], do("tap", object="clerk"))
    assert [step.outcome.result for step in done.steps] == [Result.DONE, Result.NOT_COMPUTED, Result.DONE]
    assert done.steps[1].outcome.says == "Not computed: the action “transform”."
    assert done.steps[1].table is done.steps[0].table


def test_what_becomes_of_an_object_that_was_not_made_is_not_computed_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(performing._PERFORMERS, Place)
    done = run(place("Day Clerk", "clerk", "battlefield"), do("transform", object="clerk"))
    assert [step.outcome.result for step in done.steps] == [Result.NOT_COMPUTED, Result.NOT_COMPUTED]
    assert "clerk" in done.steps[1].outcome.says
    assert done.table.objects == {}


def test_an_action_on_an_object_whose_set_up_was_refused_is_illegal() -> None:
    done = run(place("Day Clerk", "clerk", "hand", face="back"), do("transform", object="clerk"))
    assert [step.outcome.result for step in done.steps] == [Result.ILLEGAL, Result.ILLEGAL]
    assert done.table.objects == {}
