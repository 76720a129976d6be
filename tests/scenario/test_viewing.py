"""Non-interference: games that differ only in what a viewer may not know are told to them in the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Action, Event, EventKind, GameObject, Outcome, Table, edition_of, new_table
from inspector.rules.telling import seen_by as seeing
from inspector.scenario import Replay, explained, extend, seen_replay, shorten, viewing
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Record, do, place
from tests.scenario.pairs_of_games import Pair, leak, pair_of_games

_SEEDS = range(25)


def run_of(*records: Record) -> Replay:
    run = Replay(start=new_table(edition_of("2026-08"), ("Ana", "Ben"), bundled_cards()))
    for record in records:
        run = extend(run, msgspec.convert(record, Action))
    return run


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    found = (pair_of_games(EDITION_KEYS[seed % len(EDITION_KEYS)], seed) for seed in _SEEDS)
    return [pair for pair in found if pair is not None]


def test_a_viewer_is_told_the_same_of_games_that_differ_in_hidden_things(pairs: list[Pair]) -> None:
    assert len(pairs) > len(_SEEDS) // 2
    assert {pair.viewer for pair in pairs} == {"Ana", "Ben", "spectator"}
    assert sum(len(pair.first.steps) for pair in pairs) > 5 * len(pairs), "the pairs go some way together"
    assert [found for pair in pairs if (found := leak(pair))] == []


def test_what_was_seen_of_the_beginning_is_not_found_out_again() -> None:
    run = run_of(place("Grizzly Bears", "bears", "hand"), do("cast", "bears"))
    seeing_it = viewing.Viewing("Ben")
    first = seeing_it.of(run)
    grown = extend(run, msgspec.convert(do("resolve", "bears"), Action))
    second = seeing_it.of(grown)
    assert all(new is old for new, old in zip(second.steps, first.steps, strict=False))
    assert seeing_it.of(grown).steps[2] is second.steps[2]
    # From another step on, and on another board, it is.
    other = extend(run, msgspec.convert(do("move", "bears", to="graveyard"), Action))
    third = seeing_it.of(other)
    assert third.steps[1] is first.steps[1]
    assert third.steps[2] is not second.steps[2]
    again = seeing_it.of(run_of(place("Grizzly Bears", "bears", "hand")))
    assert again.steps[0] is not first.steps[0]


def test_what_is_seen_of_a_game_that_goes_on_or_turns_is_what_is_seen_of_it_at_once() -> None:
    bears, token = place("Grizzly Bears", "bears"), do("create_token_copy", of="bears", **{"as": "token"})
    turned = [token, do("move", "token", to="exile"), do("check_state")]
    tapped = [do("tap", "bears"), do("untap", "bears"), do("tap", "bears")]
    seeing_it = viewing.Viewing("Ben")
    grown = run_of(bears)
    for action in (*tapped, *turned):
        # It turns back to its beginning and goes another way.
        grown = shorten(grown, 1) if action is token else grown
        grown = extend(grown, msgspec.convert(action, Action))
        at_once = viewing.Viewing("Ben")
        assert explained(seeing_it.of(grown), "Ben") == explained(at_once.of(grown), "Ben")
        assert seeing_it.befores == at_once.befores
    assert explained(seeing_it.of(grown), "Ben")["objects"]["token"]["exists"] is False
    others = Replay(start=new_table(edition_of("2026-08"), ("Ben", "Zoe"), bundled_cards()))
    assert seeing_it.of(others).start.players == ("Ben", "Zoe")


def _true_object(held: GameObject, labels: dict[str, str]) -> GameObject:
    return msgspec.structs.replace(held, label=labels[held.label])


def _true_labels(_table: Table, hidden: dict[str, GameObject]) -> dict[str, str]:
    return {label: label for label in hidden}


def _true_outcome(*told: Any, **_: Any) -> Outcome:  # noqa: ANN401 - as the function it stands for
    ended: Outcome = told[3]
    return ended


def _true_action(_before: Table, _then: object, _after: object, action: Action, **_: object) -> Action:
    return action


@pytest.mark.parametrize(
    ("where", "name", "planted"),
    [
        (seeing, "_opaque", _true_object),
        (seeing, "_shown_labels", _true_labels),
        (viewing, "_seen_outcome", _true_outcome),
        (viewing, "_seen_action", _true_action),
    ],
    ids=["objects", "labels", "outcomes", "actions"],
)
def test_a_planted_leak_is_caught(
    pairs: list[Pair], monkeypatch: pytest.MonkeyPatch, where: object, name: str, planted: Callable[..., object]
) -> None:
    monkeypatch.setattr(where, name, planted)
    assert any(leak(pair) for pair in pairs)


@pytest.mark.parametrize("viewer", ["Ana", "Ben", "spectator"])
def test_it_is_not_told_which_card_of_a_hidden_zone_it_was(viewer: str) -> None:
    start = [
        place("Grizzly Bears", "Bears", player="Ben"),
        place("Clone", "Clone", "library", player="Ben"),
        place("Island", "Island", "library", player="Ben"),
        do("move", "Bears", to="library"),
        do("shuffle", seed=3, player="Ben"),
    ]
    told = []
    for drawn in ("Bears", "Clone", "Island"):
        run = run_of(*start, do("move", drawn, to="hand"), do("move", drawn, to="exile", face_down=True))
        hand = Replay(start=run.start, actions=run.actions[:-1], steps=run.steps[:-1])
        shown = seen_replay(hand if viewer == "Ben" else run, viewer)
        if viewer != "Ben":
            told.append((explained(shown, viewer), shown.actions))
        else:
            assert drawn in shown.table.objects, "a player sees their own hand"
    assert all(one == told[0] for one in told)


def test_what_may_be_known_is_told() -> None:
    run = run_of(
        place("Grizzly Bears", "Bears"),
        place("Delver of Secrets", "Delver", "hand", player="Ben"),
        place("Clone", "Clone", "library", player="Ben"),
        do("manifest", "Clone", player="Ben"),
        do("look", "Clone", player="Ben"),
        do("look", "Clone", player="Ana"),
        do("turn_face_up", "Clone", by="morph", player="Ben"),
        do("cast", "Delver", player="Ben"),
        do("tap", "Bears"),
    )
    told = explained(seen_replay(run, "Ana"), "Ana")
    whole = explained(run)
    _, _, _, manifested, looked, refused, hidden, cast, tapped = told["actions"]
    assert told["viewer"] == "Ana"
    assert (manifested["outcome"], manifested["rules"]) == ("done", whole["actions"][3]["rules"])
    assert "Ben looks at it" in looked["says"], "that it was looked at is known, what was seen is not"
    assert (refused["outcome"], "708.5" in refused["rules"]) == ("illegal", True)
    assert hidden["outcome"] == "not computed", "whether it has morph is hidden"
    assert cast == whole["actions"][7], "what becomes public is told in full"
    assert tapped == whole["actions"][8]
    assert told["objects"]["Bears"] == whole["objects"]["Bears"]
    assert list(told["objects"]) == ["Bears", "Delver", "Ben's face-down permanent 1"]
    assert seen_replay(run, "judge") is run


def test_a_hidden_card_has_no_values_that_could_be_taken_for_true() -> None:
    told = explained(seen_replay(run_of(place("Clone", "Clone", "hand")), "Ben"), "Ben")
    held = told["objects"]["card 1 in Ana's hand"]
    known = {key: value for key, value in held.items() if value is not None and key != "why"}
    assert known == {
        "zone": "hand",
        "owner": "Ana",
        "controller": "Ana",
        "exists": True,
        "phased_out": False,
        "looks_like": {"Ben": "card back"},
    }
    assert "zone" in held["why"], "why it lies there is known"
    assert set(held["why"]) <= known.keys()


@pytest.mark.parametrize(
    ("count", "known"),
    [
        ({"zone": "hand"}, 2),
        ({"zone": "hand", "types": ["Creature"]}, None),
        ({"zone": "hand", "not": {"types": ["Land"]}}, None),
        ({"zone": "hand", "subtypes": ["Bear"]}, None),
        ({"zone": "hand", "mana_value": ">=2"}, None),
        ({"zone": "battlefield", "types": ["Creature"]}, 1),
    ],
)
def test_a_value_that_hidden_cards_decide_is_not_told(count: Record, known: int | None) -> None:
    run = run_of(
        place("Grizzly Bears", "Bears", player="Ben"),
        place("Clone", "Clone", "hand"),
        place("Grizzly Bears", "others", "hand"),
        do("effect", on="self", source="Bears", change={"set_power": {"count": count}}),
    )
    bears = explained(seen_replay(run, "Ben"), "Ben")["objects"]["Bears"]
    assert (bears["power"], bears["toughness"]) == (known, 2)
    assert (bears["proof"] is None) == (known is None)
    told = [{"layer": "", "rule": "400.2", "says": "It depends on cards that are hidden from this viewer."}]
    assert (bears["why"]["power"] == told) == (known is None)
    assert explained(seen_replay(run, "Ana"), "Ana")["objects"]["Bears"]["power"] is not None


@pytest.mark.parametrize("viewer", ["Ana", "spectator"])
@pytest.mark.parametrize("hidden", ["In Hand", "Face Down"])
def test_406_3_whether_anything_has_the_name_of_what_is_hidden_is_not_told(viewer: str, hidden: str) -> None:
    """That nothing fits would tell that it is no second card of what lies there for all to see (708.5 alike)."""
    start = [
        place("Grizzly Bears", "Bears", player="Ben"),
        place("Clone", "In Hand", "hand", player="Ben"),
        place("Craw Wurm", "Face Down", face_down="manifest", player="Ben"),
    ]
    shown = seen_replay(run_of(*start, do("tap", filter={"types": "Creature", "same_name_as": hidden})), viewer)
    assert shown.steps[-1].outcome.says.startswith("what comes of this is hidden")
    assert hidden not in str(shown.actions)


@pytest.mark.parametrize(
    ("viewer", "called"),
    [("Ana", "Exalted Angel"), ("Ben", "Ana's face-down spell 1"), ("spectator", "Ana's face-down spell 1")],
)
def test_400_2_what_everyone_sees_happen_is_told_of_what_is_hidden_by_what_it_is_called(
    viewer: str, called: str
) -> None:
    run = run_of(place("Exalted Angel", "Exalted Angel", "hand"), do("cast", object="Exalted Angel", face_down="morph"))
    last = seen_replay(run, viewer).steps[-1]
    assert last.outcome.events == (Event(EventKind.CAST, called),)
    assert [*last.table.objects] == [called]
    assert ("not everything that led to it" in last.outcome.says) is (viewer != "Ana")
