"""708.6: face-down permanents are told apart by the order in which they came, each player's and each zone's apart."""

from __future__ import annotations

from inspector.rules import NEWEST
from inspector.rules.telling.face_down_orders import face_down_orders
from tests.rules.cards_for_tests import BEAR
from tests.rules.playing import do, place, play


def test_708_6_the_first_that_came_is_the_first_among_its_controllers_in_its_zone() -> None:
    down = (
        place("Bear", "one", face_down=True),
        place("Bear", "theirs", player="Ben", face_down=True),
        place("Bear", "up"),
        place("Bear", "two", face_down=True),
        place("Bear", "away", "exile", face_down=True),
        place("Bear", "three", face_down=True),
    )
    played = play(NEWEST.key, *down, cards=[BEAR])
    assert face_down_orders(played.table) == {"one": 1, "theirs": 1, "two": 2, "away": 1, "three": 3}
    # What is turned face up is told apart by its name, and the others move up.
    up = played.then(do("turn_face_up", "one"))
    assert face_down_orders(up.table) == {"theirs": 1, "two": 1, "away": 1, "three": 2}


def test_708_6_what_an_effect_gave_to_another_player_is_counted_among_theirs() -> None:
    down = [place("Bear", label, player=player, face_down=True) for label, player in (("a", "Ana"), ("b", "Ben"))]
    taken = do("effect", on=["a"], change={"control": "Ben"})
    played = play(NEWEST.key, *down, place("Bear", "c", face_down=True), taken, cards=[BEAR])
    assert face_down_orders(played.table) == {"a": 1, "b": 2, "c": 1}
