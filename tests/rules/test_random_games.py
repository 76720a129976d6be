"""A few of the random games that the bench plays by the thousand, and what they found."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from inspector.rules import Action, action_name
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import ILLEGAL, do, events, place, play
from tests.rules.random_games import Player, kinds_of_actions, run_games, values, with_other_labels

ACTIONS = 40
FEWEST_GAMES = 2
# Each new kind of action deals other games for the same seeds, and a short one may hold little of one ending.
MOST_GAMES = 8


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_every_action_has_an_answer_and_every_game_is_the_same_again(edition: str) -> None:
    played: Counter[str] = Counter()
    for seed in range(MOST_GAMES):
        found, endings = run_games((edition,), range(seed, seed + 1), ACTIONS)
        assert [str(game) for game in found] == []
        played += endings
        # Games in which nothing happens, or everything does, would prove little: then more of them are played.
        if seed + 1 >= FEWEST_GAMES and enough_of_each_ending(played):
            return
    pytest.fail(f"{MOST_GAMES} games hold too little of one ending: {dict(played)}")


def enough_of_each_ending(endings: Counter[str]) -> bool:
    """Whether actions were done, were illegal, and came to nothing, each more than once."""
    return min(endings["done"], endings["illegal"], endings["nothing happens"]) > 1


def test_every_action_that_files_know_is_played() -> None:
    played: set[str] = set()
    known = {str(kind.tag) for kind in kinds_of_actions()}
    for seed in range(40):
        player = Player("2026-08", seed)
        assert player.play(40) is None
        played |= {record["do"] for record in player.actions}
        if played == known:
            # Seventeen games hold them all now; the bench plays many more.
            return
    pytest.fail(f"40 games hold no {sorted(known - played)}")


def test_the_same_seed_is_the_same_game() -> None:
    one, two = Player("2021-09", 7), Player("2021-09", 7)
    assert (one.play(30), two.play(30)) == (None, None)
    assert one.actions == two.actions
    assert one.table == two.table


def test_a_game_that_depends_on_the_labels_would_be_found() -> None:
    record = do("transform", objects=["ab", "cd"], source="ef")
    assert with_other_labels(record) == do("transform", objects=["ba", "dc"], source="fe")
    moved = do("move", "ab", to="hand")
    assert with_other_labels(moved) == do("move", "ba", to="hand")
    there = play("2026-08", place("Craw Wurm", "ab")).table
    assert set(values(there)) == {"ab"}


def test_of_what_is_illegal_nothing_happened() -> None:
    # 2011 knows no spell that resolves as its other face, and an illegal action is taken back whole (717.1 in 2011).
    played = play("2011-09", place("Ulvenwald Mystics", zone="stack"), do("resolve", "it", transformed=True))
    assert played.last.result == ILLEGAL
    assert events(played.last) == []
    assert played.table.object("it").zone == "stack"


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (do("create_token_copy", of="it", as_="t", except_={"mana_cost": "nobody"}), "stands outside of braces"),
        (do("effect", on=["it"], change={"mana_cost": "2"}), "stands outside of braces"),
        (do("turn_face_down", "it", face_down={"colors": ["Forest"]}), "Invalid enum value"),
    ],
    ids=lambda value: value["do"] if isinstance(value, dict) else "",
)
def test_a_value_that_is_none_is_refused_as_it_is_read(record: dict[str, Any], message: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=message):
        msgspec.convert(record, Action)


def test_a_good_cost_and_good_colors_are_read() -> None:
    named = msgspec.convert(do("effect", on=["it"], change={"mana_cost": "{2}{W/U}"}), Action)
    assert action_name(named) == "effect"
    down = msgspec.convert(do("turn_face_down", "it", face_down={"colors": ["U", "R"]}), Action)
    assert action_name(down) == "turn_face_down"
