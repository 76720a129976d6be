"""One game action by action, as an onlooker is told it: all that is public, and nothing of what is not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.rules import Action
from inspector.scenario import Replay, explained, extend, seen_replay, viewing
from tests.rules.playing import Record, do, place
from tests.scenario.test_viewing import run_of

HELD = "card 1 in Ana's hand"
SECOND = "card 2 in Ana's hand"
DOWN = "Ana's face-down permanent 1"
AWAY = "Ana's face-down card in exile 1"
NOBODY = "something that is not there"
UNTOLD = "not computed"
REFUSED = [place("Delver of Secrets", zone, zone, face="back") for zone in ("hand", "outside", "library")]
# What Ana does, how it ends for who looks on, and which of its words they are told instead of the true ones.
GAME: list[tuple[Record, str, Record]] = [
    # 400.2: a hand is hidden; that a card is put there is not.
    (place("Clone", "Clone", "hand"), "done", {"card": "hidden card", "as": HELD}),
    (place("Grizzly Bears", "Bears"), "done", {}),
    # 701.40a: everyone sees that a card is manifested, and what becomes of that permanent (708.2a).
    (do("manifest", "Clone"), "done", {"object": HELD}),
    (do("counters", "Clone", kind="+1/+1"), "done", {"object": DOWN}),
    (do("tap", "Clone"), "done", {"object": DOWN}),
    # 708.7: face up it is seen, and so is which card goes to the hand.
    (do("turn_face_up", "Clone", by="manifest"), "done", {}),
    (do("move", "Clone", to="hand"), "done", {}),
    # 111.7: a token is known as long as it is there, and that it is no more as well.
    (do("create_token_copy", of="Bears", **{"as": "token"}), "done", {}),
    (do("move", "token", to="graveyard"), "done", {}),
    (do("check_state"), "done", {}),
    (do("tap", "token"), "nothing happens", {}),
    # 712.8a: what cannot lie there so is refused. Where it would be hidden, not even why is told.
    *((placed, UNTOLD, {"card": "hidden card", "as": NOBODY, "face": None}) for placed in REFUSED),
    (do("tap", "hand"), UNTOLD, {"object": NOBODY}),
    (
        do("condition", "hand", says="as printed", holds=True),
        UNTOLD,
        {"object": NOBODY, "says": "words that are hidden"},
    ),
    (place("Delver of Secrets", "there", "graveyard", face="back"), "illegal", {}),
    (do("tap", "there"), UNTOLD, {"object": NOBODY}),
    # 400.2, 305.1: a card of the library is drawn unseen and played as the land that it is.
    (place("Island", "Island", "library"), "done", {"card": "hidden card", "as": "card 1 in Ana's library"}),
    (do("move", "Island", to="hand"), "done", {"object": "card 1 in Ana's library"}),
    (do("play_land", "Island"), "done", {}),
    # 406.3: of what is exiled face down nothing is known but that it is there.
    (place("Forest", "Forest", "hand"), "done", {"card": "hidden card", "as": SECOND}),
    (do("move", "Forest", to="exile", face_down=True), "done", {"object": HELD}),
    (do("look", "Forest", player="Ana"), "illegal", {"object": AWAY}),
    (do("attach", "Bears", to="Forest"), UNTOLD, {"to": AWAY}),
    (do("choose", "Forest", color="G"), UNTOLD, {"object": AWAY}),
    (
        do("condition", "Forest", says="as printed", holds=True),
        UNTOLD,
        {"object": AWAY, "says": "words that are hidden"},
    ),
    (do("effect", on=["Forest"], change={"power": "+1"}), "done", {"on": [AWAY]}),
    # 702.26b: what phased out is known to be away.
    (do("phase_out", "Bears"), "done", {}),
    (do("tap", "Bears"), "nothing happens", {}),
    # 701.40g: what is an instant card is shown to all and stays face down.
    (place("Fire // Ice", "Fire", "library"), "done", {"card": "hidden card", "as": "card 1 in Ana's library"}),
    (do("manifest", "Fire"), "done", {"object": "card 1 in Ana's library"}),
    (do("turn_face_up", "Fire"), "nothing happens", {"object": DOWN}),
    # 701.24a: in which order a library lies after shuffling is hidden.
    (do("shuffle", seed=7), "done", {"seed": 0}),
]


def _json(value: object) -> Any:  # noqa: ANN401 - whatever an action has
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.fixture(scope="module")
def game() -> Replay:
    return run_of(*(action for action, _, _ in GAME))


@pytest.mark.parametrize("viewer", ["Ben", "spectator"])
def test_who_looks_on_is_told_each_action_as_far_as_it_is_public(game: Replay, viewer: str) -> None:
    seen = seen_replay(game, viewer)
    told, whole = explained(seen, viewer)["actions"], explained(game)["actions"]
    assert [action["outcome"] for action in told] == [outcome for _, outcome, _ in GAME]
    for number, (action, outcome, instead) in enumerate(GAME):
        shown = {key: value for key, value in {**action, **instead}.items() if value is not None}
        record = _json(seen.actions[number])
        assert {key: record.get(key) for key in action} == {**dict.fromkeys(action), **shown}, action
        if outcome == UNTOLD:
            who = "the spectator" if viewer == "spectator" else viewer
            assert told[number]["says"] == f"what comes of this is hidden from {who}"
        elif not instead:
            assert told[number] == whole[number]
        else:
            assert told[number]["rules"] == whole[number]["rules"]
            assert told[number]["events"] == whole[number]["events"]


def test_who_is_shown_a_card_is_told_what_it_is_and_nobody_else(game: Replay) -> None:
    """701.20a: to reveal a card is to show it to those players."""
    shown = extend(game, msgspec.convert(do("reveal", "Clone", to="Ben"), Action))
    for viewer, knows in (("Ben", True), ("spectator", False), ("Ana", True)):
        seen = seen_replay(shown, viewer)
        assert ("Clone" in seen.table.objects) is knows
        assert explained(seen, viewer)["actions"][-1]["says"].startswith("Clone" if knows else f"C{HELD[1:]}")


def test_what_is_seen_of_another_board_is_seen_anew(game: Replay) -> None:
    following = viewing.Viewing("Ben")
    following.of(game)
    for length in (7, 2, 0, 5):
        shorter = Replay(start=game.start, actions=game.actions[:length], steps=game.steps[:length])
        assert following.of(shorter) == seen_replay(shorter, "Ben")
        other = shorter
        for action in (place("Grizzly Bears", "others", "hand"), do("tap", "others")):
            other = extend(other, msgspec.convert(action, Action))
        anew = viewing.Viewing("Ben")
        assert following.of(other) == anew.of(other)
        assert [following.before(at) for at in range(length + 2)] == [anew.before(at) for at in range(length + 2)]
        assert not following.before(0).objects


def test_712_15a_nothing_face_down_transforms_and_why_tells_nobody_what_it_is() -> None:
    cards = (("Delver of Secrets", "one"), ("Grizzly Bears", "other"))
    lie = [place(card, label, face_down="manifest") for card, label in cards]
    acts = [do(kind, label) for kind in ("transform", "convert", "turn_face_down") for _, label in cards]
    told = explained(seen_replay(run_of(*lie, *acts), "Ben"), "Ben")["actions"][2:]
    for one, other in zip(told[::2], told[1::2], strict=True):
        assert one["outcome"] == "nothing happens"
        assert [one["rules"], one["says"].replace(DOWN, "")] == [
            other["rules"],
            other["says"].replace(f"{DOWN[:-1]}2", ""),
        ]
    assert told[0]["says"] == f"{DOWN} cannot transform while it is face down."


def test_708_9_what_is_revealed_as_it_leaves_and_lies_hidden_again_is_no_sentence_without_an_end() -> None:
    down = place("Delver of Secrets", "it", face_down="manifest")
    for zone, shown in (("hand", "a card that is hidden now"), ("graveyard", "Delver of Secrets")):
        left = run_of(down, do("move", "it", to=zone))
        for viewer, card in (("Ben", shown), ("Ana", "Delver of Secrets" if zone == "hand" else shown)):
            told = explained(seen_replay(left, viewer), viewer)["actions"][-1]["says"]
            assert f" is revealed: {card}." in told
            assert ": ." not in told


@pytest.mark.parametrize("viewer", ["Ben", "spectator"])
def test_701_40g_what_is_shown_to_all_and_stays_face_down_is_called_as_who_looks_on_calls_it(viewer: str) -> None:
    down = [place(name, label, face_down="manifest") for name, label in (("Clone", "Clone"), ("Fire // Ice", "Fire"))]
    run = run_of(*down, do("turn_face_up", "Fire"))
    (told,) = seen_replay(run, viewer).steps[-1].outcome.reasons
    assert told.says.startswith(f"{DOWN[:-1]}2 is represented by an instant card")
    (whole,) = run.steps[-1].outcome.reasons
    assert whole.says.startswith("Ana's face-down creature (Fire) is represented by an instant card")


def test_who_looks_on_without_playing_is_called_by_what_they_do() -> None:
    named = [viewing.seen_named(viewer) for viewer in ("judge", "spectator", "Ana")]
    assert named == ["the judge", "the spectator", "Ana"]


@pytest.mark.parametrize("viewer", ["Ben", "spectator"])
def test_708_5_who_looks_at_what_lies_face_down_is_the_first_player_where_nobody_is_named(viewer: str) -> None:
    run = run_of(place("Clone", "Clone", face_down="manifest"), do("look", "Clone"))
    (told,) = seen_replay(run, viewer).steps[-1].outcome.reasons
    assert told.says == f"Ana looks at it; what Ana sees is hidden from {viewing.seen_named(viewer)}."
