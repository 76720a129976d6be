"""What is not as printed is marked: an arrow and the printed value small beside the value of now."""

from __future__ import annotations

from msgspec import structs

from inspector.drawing import Badge, CardLook, Corner, FaceLook, measure
from inspector.drawing.compared import compared
from tests.drawing.samples import SCHOLAR
from tests.drawing.test_card import outside, overlaps

LARGE = (744, 1039)


def told(face: FaceLook, size: tuple[int, int] = LARGE) -> dict[str, str]:
    return {box.role: box.text for box in measure(CardLook(face=face), size) if box.role.startswith("was")}


def test_a_card_as_printed_has_no_marks_of_change() -> None:
    assert compared(SCHOLAR, SCHOLAR).was is None
    assert told(compared(SCHOLAR, SCHOLAR)) == {}


def test_changed_numbers_show_what_was_printed() -> None:
    now = compared(structs.replace(SCHOLAR, corner=Corner("5/4")), SCHOLAR)
    assert set(told(now)) == {"was corner"}
    assert told(now)["was corner"].endswith("was 1/1")


def test_changed_types_and_colors_show_what_was_printed() -> None:
    now = compared(structs.replace(SCHOLAR, type_line="Artifact", colors=frozenset("G")), SCHOLAR)
    assert set(told(now)) == {"was type"}
    assert SCHOLAR.type_line in told(now)["was type"]
    assert "{U}, now {G}" in told(now)["was type"]


def test_a_copy_shows_the_name_and_cost_below_it_and_compares_no_text() -> None:
    other = structs.replace(SCHOLAR, name="Somebody Else", mana_cost=("{G}",), paragraphs=("Reach",))
    now = compared(other, SCHOLAR)
    assert now.was is not None
    assert "Lantern Scholar {1}{U}" in told(now)["was name"]
    assert not now.was.gained
    assert not now.was.lost


def test_gained_and_lost_abilities_are_told_apart_by_sign_and_word() -> None:
    now = compared(structs.replace(SCHOLAR, paragraphs=("Flying",)), SCHOLAR)
    gained, lost = (box.text for box in measure(CardLook(face=now), LARGE) if box.role == "text")
    assert gained.endswith("Flying")
    assert gained != "Flying"
    assert "lost: " + SCHOLAR.paragraphs[0] in lost


def test_marks_of_change_overlap_nothing_at_any_size() -> None:
    now = compared(
        FaceLook(
            name="A Name That Is Rather Long for This",
            mana_cost=("{W}",) * 6,
            type_line="Legendary Artifact Creature \u2014 Golem Wizard",
            paragraphs=("Haste",),
            corner=Corner("12/12"),
            badges=(Badge("copy"), Badge("tapped")),
        ),
        SCHOLAR,
    )
    for size in (LARGE, (372, 520), (244, 341), (160, 224), (80, 112)):
        boxes = measure(CardLook(face=now), size)
        assert outside(boxes, size) == []
        assert overlaps(boxes) == []
        if size[0] >= 244:
            assert [box for box in boxes if box.cut] == []
            assert set(told(now, size)) == {"was name", "was type", "was corner"}


def test_where_there_is_no_room_for_what_was_an_arrow_stands_alone() -> None:
    now = compared(structs.replace(SCHOLAR, paragraphs=(), corner=Corner("123456/123456")), SCHOLAR)
    for size in ((80, 112), (120, 168)):
        shown = {box.role for box in measure(CardLook(face=now), size)}
        assert "changed" in shown
        assert "was corner" not in shown
