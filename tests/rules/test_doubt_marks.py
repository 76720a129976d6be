"""Which values of which object a doubt is about, and how it is told: it reaches as far as it may (613.1, 208.3)."""

from __future__ import annotations

import pytest

from inspector.reading import ATTACHED_TO, BEARS
from inspector.rules import NEWEST
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.doubts import CountDoubt, Doubt
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.telling.doubt_marks import DoubtMarks
from inspector.rules.telling.unread_spread import LOST
from inspector.rules.wording.sentences import Wording
from tests.rules.cards_for_tests import BEAR, land
from tests.rules.playing import place, play

MOON = Doubt("Bears are Elves.", "moon", "unread words")
# The same words of the same object, for another reason; the same words of another; other words of the same.
SIGN = Doubt("Bears are Elves.", "moon", "unread sign", OpenKind.SIGN)
STAR, SUN = MOON._replace(source="star"), MOON._replace(text="Bears are Goblins.")
WORDING = Wording(NEWEST)
BURIED = place("Grove", "buried", "graveyard")
THERE = (place("Bear", "bear"), place("Grove", "grove"), place("Bear", "dead", "graveyard"), place("Grove", "moon"))
EVERY = scratches(play(NEWEST.key, *THERE, BURIED, cards=[BEAR, land("Grove")]).table)


def _marks(*marked: tuple[str, Doubt, tuple[str, ...]]) -> DoubtMarks:
    marks = DoubtMarks(EVERY)
    for label, doubt, keys in marked:
        marks.add(label, doubt, keys)
    return marks


def _told(marks: DoubtMarks) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    return {label: [(one.text, one.source, one.keys) for one in told] for label, told in marks.told(WORDING).items()}


def test_613_1_a_mark_is_one_object_s_one_sentence_s_and_one_value_s() -> None:
    marks = _marks(("bear", MOON, ("types", "power")))
    assert marks.has("bear", MOON, ("power",))
    assert marks.has("bear", SIGN, ("types", "power"))
    for label, doubt, keys in (("grove", MOON, ("power",)), ("bear", STAR, ("power",)), ("bear", SUN, ("power",))):
        assert not marks.has(label, doubt, keys)
    assert not marks.has("bear", MOON, ("power", "toughness"))
    assert (marks.is_doubtful("bear", "power"), marks.is_doubtful("bear", "colors")) == (True, False)
    assert not marks.is_doubtful("grove", "power")
    assert (marks.is_any_in_doubt(frozenset({"types", "colors"})), marks.is_any_in_doubt(frozenset())) == (True, False)
    assert marks.doubts("bear", ("types",)) == [MOON]
    assert (marks.doubts("bear", ("colors",)), marks.doubts("grove", ("types",))) == ([], [])
    assert not marks.shields_given


def test_613_1_words_told_for_two_reasons_are_told_once() -> None:
    marks = _marks(("bear", MOON, ("types",)), ("bear", SIGN, ("power",)), ("bear", STAR, ("types",)))
    assert _told(marks) == {
        "bear": [(MOON.text, "moon", ("types", "power")), (STAR.text, "star", ("types",))],
    }
    (first, _) = marks.told(WORDING)["bear"]
    assert (first.why, first.kind) == (WORDING.says("unread words"), OpenKind.WORDS)
    # Also where that reason itself came second, and a later one is itself.
    again = _marks(("bear", SIGN, ("types",)), ("bear", MOON, ("power",)), ("bear", SIGN, ("colors",)))
    assert _told(again) == {"bear": [(MOON.text, "moon", ("colors", "types", "power"))]}


@pytest.mark.parametrize(
    ("keys", "new", "asked"),
    [
        (("types", "power"), 1, 0),
        (("power", "toughness"), 1, 0),
        (("subtypes", "supertypes", "colors", "counters", "keywords", "controller"), 6, 6),
        (("zone", ATTACHED_TO, BEARS), 3, 2),
        (("types",), 0, 0),
    ],
)
def test_613_1_only_what_is_marked_anew_spreads(keys: tuple[str, ...], new: int, asked: int) -> None:
    """What words say of whom they mean is asked again where such a value is marked."""
    marks = _marks(("bear", MOON, ("types", "toughness")), ("bear", MOON, ("power",) * ("power" not in keys)))
    before = (marks.count, marks.count_of_asked)
    assert marks.count_of_asked == 1
    marks.add("bear", MOON, keys)
    assert (marks.count - before[0], marks.count_of_asked - before[1]) == (new, asked)


def test_613_1_what_is_counted_may_be_moved_or_changed() -> None:
    counts, marks = (Source("king"), False), DoubtMarks(EVERY)
    marks.mark_count("bear", counts, [MOON, SUN], ("power",), acts=False)
    # That they only move what is counted does not act on the bear.
    assert (marks.has("bear", MOON, ("power",)), marks.is_doubtful("bear", "power")) == (False, True)
    marks.mark_count("bear", counts, [SIGN], ("toughness", "power"), acts=True)
    marks.mark_count("bear", counts, [MOON], ("colors",), acts=False)
    marks.mark_count("grove", counts, [STAR], ("power",), acts=True)
    moon, sun, star = ((one.text, one.source) for one in (MOON, SUN, STAR))
    assert marks.counting == {
        "bear": {
            counts: {
                moon: CountDoubt(MOON, ("power", "toughness", "colors"), acts=True),
                sun: CountDoubt(SUN, ("power",), acts=False),
            }
        },
        "grove": {counts: {star: CountDoubt(STAR, ("power",), acts=True)}},
    }


ALL_TOLD = ("designations", "counters", "tapped", "face_up", "face_down", "zone", "state_based")


@pytest.mark.parametrize(
    ("label", "marked", "told"),
    [
        ("bear", {"power", "types", "name"}, ("name", "types", "power")),
        ("bear", {*ALL_TOLD, "toughness"}, ("toughness", *ALL_TOLD)),
        # 208.3: what is no creature on the battlefield has no size, unless it may be another thing; elsewhere it has.
        ("grove", {"power", "toughness", "colors"}, ("colors",)),
        ("grove", {"power", "toughness"}, None),
        *(("grove", {"power", "toughness", key}, ()) for key in ("types", "face_up", "face_down", "zone")),
        ("dead", {"power", "toughness"}, ("power", "toughness")),
        ("buried", {"power", "toughness"}, ("power", "toughness")),
        # What nobody is shown is told of nobody but of the object that has the words.
        ("bear", {LOST, BEARS}, None),
        ("bear", {LOST, "power"}, ("power",)),
        ("bear", {BEARS}, None),
        ("moon", {LOST}, ()),
        # A label of which nothing is there.
        ("gone", {"power"}, ("power",)),
    ],
)
def test_208_3_what_is_told_is_what_somebody_is_shown(
    label: str, marked: set[str], told: tuple[str, ...] | None
) -> None:
    found = _told(_marks((label, MOON, tuple(marked))))[label]
    if told == () and label == "grove":
        assert {"power", "toughness"} < {*found[0][2]}
    else:
        assert [keys for _, _, keys in found] == ([] if told is None else [told])


def test_122_1_of_its_own_counters_it_is_not_told_as_of_words() -> None:
    ticks = Doubt("Charge counters.", "bear", "unread words", OpenKind.COUNTERS)
    assert _told(_marks(("bear", ticks, ("power",)), ("grove", ticks, ("colors",)))) == {
        "bear": [],
        "grove": [("Charge counters.", "bear", ("colors",))],
    }
