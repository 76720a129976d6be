"""What is given to one viewer, by whatever channel, tells nothing that they may not know, and is still the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import CliRunner

from inspector.commands.program import card_inspector
from inspector.library import bundled_cards
from inspector.rules import RulesError, Table
from inspector.scenario import Replay, Scenario, ScenarioError, explained, replay, seen_replay
from inspector.scenario.words import board_from_words, printing
from inspector.sharing import code_of, redacted, scenario_of_code
from inspector.sharing import redacting as retelling
from inspector.window.handouts import composing
from tests.rules.editions import EDITION_KEYS
from tests.scenario import pairs_of_games
from tests.scenario.pairs_of_games import Pair, pair_of_games
from tests.sharing import channels
from tests.sharing.channels import leaks

POOL = bundled_cards()
SEEDS = (5, 21)
CAST = "Ben has Clone in hand. Ben has Island in hand. Ben has Island 2 in the library. Ben casts Clone."


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    found = [pair_of_games(EDITION_KEYS[seed % len(EDITION_KEYS)], seed, actions=8) for seed in SEEDS]
    return [pair for pair in found if pair is not None]


def test_every_channel_tells_a_viewer_the_same(pairs: list[Pair]) -> None:
    assert len(pairs) == 2
    assert [leaks(pair) for pair in pairs] == [{} for _ in pairs]


def whole(run: Replay, _viewer: str) -> Replay:
    return run


@pytest.mark.parametrize(
    ("channel", "where", "name", "planted"),
    [
        ("json", pairs_of_games, "seen_replay", whole),
        ("text", channels, "seen_with_befores", lambda run, _: (run, ())),
        ("words", printing, "seen_replay", whole),
        ("code", channels, "share_code", lambda board, *_: ("", board.title)),
        ("markdown", composing, "seen_replay", whole),
        ("html", composing, "seen_replay", whole),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_leak_planted_in_a_channel_is_caught(
    pairs: list[Pair],
    monkeypatch: pytest.MonkeyPatch,
    channel: str,
    where: object,
    name: str,
    planted: Callable[..., object],
) -> None:
    monkeypatch.setattr(where, name, planted)
    assert any(channel in leaks(pair) for pair in pairs)


def seen_tables(run: Replay, viewer: str) -> list[dict[str, object]]:
    return [explained(seen_replay(run, viewer), viewer)["objects"]]


@pytest.mark.parametrize("viewer", ["Ana", "Ben", "spectator"])
def test_a_viewers_code_opens_as_what_they_saw(viewer: str) -> None:
    words = (
        "Ana has Exalted Angel on the battlefield, face down with morph. Ben has Clone in hand. "
        "Ben has Island in the library. Ben casts Clone. Clone enters as a copy of the face-down creature."
    )
    scenario = board_from_words(words, POOL).scenario
    run = replay(scenario, POOL)
    made = redacted(scenario, run, viewer)
    assert made is not None
    code = code_of(made, POOL, POOL)
    found = scenario_of_code(code)
    assert found == made
    assert found.viewer == viewer
    assert ("Exalted Angel" in str(found.actions)) == (viewer == "Ana")
    assert "Clone" in str(found.actions), "it was cast, and so is known to all"
    assert ("'Island'" in str(found.actions)) is False, "nobody sees a library"
    assert seen_tables(replay(found, POOL), viewer) == seen_tables(run, viewer)


def test_of_the_cards_in_a_hand_the_one_that_was_cast_is_told_and_no_other() -> None:
    scenario = board_from_words(CAST.replace("Island 2", "Serra Angel"), POOL).scenario
    made = redacted(scenario, replay(scenario, POOL), "Ana")
    assert made is not None
    placed = sorted(action.card for action in made.actions if hasattr(action, "card"))
    assert placed == ["Clone", "hidden card", "hidden card"]


def test_what_cannot_be_told_as_actions_has_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = board_from_words(CAST.replace("Island 2", "Serra Angel"), POOL).scenario
    run = replay(scenario, POOL)

    def refused(table: Table, *_: object) -> object:
        raise RulesError(f"not on {table.edition.key}")

    monkeypatch.setattr(retelling, "perform", refused)
    assert redacted(scenario, run, "Ana") is None


def test_a_viewers_code_on_the_command_line() -> None:
    runner = CliRunner()
    code = runner.invoke(card_inspector, ["share", "Ben has Clone in hand. Ana has Island in hand.", "--viewer", "Ana"])
    assert code.exit_code == 0, code.output
    told = runner.invoke(card_inspector, ["explain", code.output.strip()])
    assert "As seen by Ana" in told.output
    assert "Clone" not in told.output
    assert "Island" in told.output
    said = runner.invoke(card_inspector, ["words", code.output.strip()])
    assert said.output.rstrip().endswith("Seen by Ana.")
    wrong = runner.invoke(card_inspector, ["share", "Ben has Clone in hand.", "--viewer", "Zoe"])
    assert (wrong.exit_code, "Zoe" in wrong.output) == (2, True)


def test_a_viewer_who_is_none_is_refused_in_a_code() -> None:
    made = Scenario(viewer="Zoe")
    with pytest.raises(ScenarioError, match='viewer: expected one of "Ana", "Ben", "spectator", found "Zoe"'):
        scenario_of_code(code_of(made, POOL, POOL))
