"""What is told of the status of what is copied, which no copy gets (110.5a, 707.3, 709.5d)."""

from __future__ import annotations

import pytest

from tests.rules.playing import Record, do, place, play

LAVA = "Akki Lavarunner"
COPIED = do("create_token_copy", of="it", as_="token")


@pytest.mark.parametrize(
    ("actions", "status", "upper"),
    [
        # 110.5a: being tapped or flipped is no value; 707.3: so the copy of a flip card shows its upper half.
        ((place(LAVA, tapped=True), COPIED), "tapped", False),
        ((place(LAVA, flipped=True), COPIED), "", True),
        ((place(LAVA, flipped=True, tapped=True), COPIED), "tapped", True),
        # What is flipped and has no lower half by now shows none either way.
        (
            (place(LAVA, flipped=True), place("Grizzly Bears", "b"), do("become_copy", "it", of="b"), COPIED),
            "flipped",
            False,
        ),
        # A copy that is itself flipped shows the lower half (707.3).
        (
            (place(LAVA, flipped=True), place(LAVA, "b", flipped=True), do("become_copy", "b", of="it")),
            "flipped",
            False,
        ),
        ((place(LAVA), COPIED), "", False),
    ],
)
def test_110_5a_which_status_is_not_copied_is_told(actions: tuple[Record, ...], status: str, upper: bool) -> None:
    last = play("2026-08", *actions).last
    told = [why.says for why in last.reasons if why.says.startswith("Being ")]
    assert (f"Being {status} is not copied." in told) is bool(status)
    assert any("shows the upper half" in says for says in told) is upper
    assert len(told) == bool(status) + 2 * upper
    own = actions[-1]["do"] == "become_copy"
    copy_of_copy = any(one["do"] == "become_copy" for one in actions)
    assert ("707.3" in last.rules) is (upper or own or copy_of_copy)


def test_707_8_of_a_card_that_is_no_permanent_no_face_is_up() -> None:
    there, dead = place("Delver of Secrets"), place("Delver of Secrets", zone="graveyard")
    assert ["707.8" in play("2026-08", one, COPIED).last.rules for one in (there, dead)] == [True, False]


def test_709_5d_a_token_that_is_a_copy_of_a_room_enters_with_its_doors_locked() -> None:
    room = place("Bottomless Pool // Locker Room", unlocked=["left", "right"])
    played = play("2026-08", room, COPIED)
    assert (played["token"].unlocked, "709.5d" in played.last.rules) == ((), True)
    assert "709.5d" not in play("2026-08", place("Grizzly Bears"), COPIED).last.rules
