"""Which rules of a step come first: a page shows three, and the layer stands beside them in a column of its own."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.playing import Record, do, place, play

ANGEL = place("Serra Angel")
SONG = (ANGEL, place("Song of the Dryads", "song"), do("attach", "song", to="it"), place("Crusade", "crusade"))
MOON = (place("Ashaya, Soul of the Wild"), place("Blood Moon", "moon"))
# 707.3, 707.9a: of two that were made alike, the second copies what the exception gave the first, and gets it again.
IMAGES = (
    ANGEL,
    *(place("Phantasmal Image", label, "hand") for label in ("one", "two")),
    do("put_onto_battlefield", "one", as_copy_of="it"),
    do("put_onto_battlefield", "two", as_copy_of="one"),
)
# By the board and the object: the rules shown with a step that has these words, and words that it has too.
SHOWN: dict[str, tuple[tuple[Record, ...], str, str, str, str]] = {
    "305.7 as what takes its abilities": (SONG, "it", "Song of the Dryads: its", "205.1a 305.7 208.3", "loses flying"),
    "105.3 alone": (SONG, "it", "it becomes colorless", "105.3 613.1e 611.3a", "Song"),
    "611.3a leads": (SONG, "it", "Crusade does not apply", "611.3a 613.4c", "only white creatures"),
    "305.7 behind a dependency": (MOON, "it", "Blood Moon, after", "613.8a 613.8b 305.7", "loses all its abilities"),
    "305.6 with the type that gives the ability": (MOON, "it", "Its own ability", "205.1b 305.6 613.1d", "gains “{T}"),
    "707.9 of an exception": (IMAGES, "one", "As a copy", "707.2 707.2a 707.9b", "by an exception: also an Illusion"),
    "707.3 what was copied and given again": (
        IMAGES,
        "two",
        "As a copy",
        "707.2 707.2a 707.9a",
        "; three abilities; by an exception: “When",
    ),
}


@pytest.mark.parametrize("name", SHOWN)
def test_613_the_rules_that_say_most_of_a_step_are_shown(name: str) -> None:
    actions, label, words, shown, also = SHOWN[name]
    told = rungs(play("2026-08", *actions).table, label)
    assert [rung.step.rules[:3] for rung in told if words in rung.says and also in rung.says] == [tuple(shown.split())]
    for rung in told:
        # 611.2c, 611.3a: whether what an effect affects is fixed is said of nearly all, and says least of each.
        fixed = [rule in ("611.2c", "611.3a") for rule in rung.step.rules[1:]]
        assert fixed == sorted(fixed)
