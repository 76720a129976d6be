"""A card's picture: everything finds room, nothing overlaps or leaves the card, and it comes at any size."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from msgspec import structs

from inspector.drawing import (
    Badge,
    BadgeShape,
    Box,
    CardLook,
    Corner,
    CornerKind,
    DrawnLayout,
    FaceLook,
    Orientation,
    SideUp,
    Theme,
    draw_card,
    draw_tile,
    measure,
)
from inspector.drawing.palette import tones
from tests.drawing.samples import HOSTILE, MOTH, SCHOLAR, SIZES, bundled_looks, halved

DOUBLE_FACED = CardLook(face=SCHOLAR, other=MOTH)
LARGE = (744, 1039)
# Every bundled card is measured in three sizes for two tests.
measured = cache(measure)


def overlaps(boxes: tuple[Box, ...]) -> list[tuple[Box, Box]]:
    return [
        (one, two)
        for one, two in combinations([box for box in boxes if not box.ground], 2)
        if min(one.right, two.right) > max(one.left, two.left) and min(one.bottom, two.bottom) > max(one.top, two.top)
    ]


def outside(boxes: tuple[Box, ...], size: tuple[int, int]) -> list[Box]:
    return [
        box for box in boxes if not (0 <= box.left <= box.right <= size[0] and 0 <= box.top <= box.bottom <= size[1])
    ]


def roles(look: CardLook, size: tuple[int, int]) -> set[str]:
    return {box.role for box in measure(look, size)}


def hostile_looks(face: FaceLook) -> list[CardLook]:
    looks = [CardLook(face=face, side=side) for side in SideUp]
    looks += [CardLook(face=face, other=face), CardLook(face=face, layout=DrawnLayout.PLANESWALKER)]
    for layout in (DrawnLayout.ROOM, DrawnLayout.FLIP, DrawnLayout.ADVENTURE):
        looks += [halved(face, 2, layout, other=face), halved(face, 5, layout)]
    return [*looks, *(halved(face, count, DrawnLayout.SPLIT, Orientation.AS_PRINTED) for count in (2, 5))]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("face", HOSTILE, ids=["endless", "unbroken", "japanese", "cyrillic", "strange", "empty"])
def test_nothing_overlaps_or_leaves_the_card_however_long_the_texts(face: FaceLook, size: tuple[int, int]) -> None:
    for look in hostile_looks(face):
        boxes = measure(look, size)
        assert outside(boxes, size) == []
        assert overlaps(boxes) == []


@pytest.mark.parametrize("size", [LARGE, (372, 520), (244, 341)], ids=str)
def test_every_bundled_card_is_drawn_whole_with_no_text_cut_off(size: tuple[int, int]) -> None:
    looks = bundled_looks()
    assert looks
    for look in looks:
        boxes = measured(look, size)
        assert [box for box in boxes if box.cut] == []
        assert outside(boxes, size) == []
        assert overlaps(boxes) == []


@pytest.mark.parametrize("size", SIZES[:-1], ids=str)
def test_every_bundled_card_shows_its_name_cost_types_and_numbers_at_every_size(size: tuple[int, int]) -> None:
    for look in bundled_looks():
        shown = [box.role for box in measured(look, size)]
        parts = [half.face for half in look.halves] or [look.face]
        assert shown.count("name") == len(parts)
        assert shown.count("cost") == sum(bool(face.mana_cost) for face in parts)
        assert shown.count("type") == sum(bool(face.type_line) for face in parts)
        assert shown.count("corner") == sum(face.corner is not None for face in parts)
        assert shown.count("other name") == (look.other is not None)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_picture_has_the_size_asked_for_and_transparent_corners(size: tuple[int, int], theme: Theme) -> None:
    for look in (DOUBLE_FACED, CardLook(side=SideUp.BACK), halved(SCHOLAR, 2, DrawnLayout.ROOM)):
        image = draw_card(look, size, theme)
        assert image.size == size
        assert image.mode == "RGBA"
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert image.getpixel((size[0] // 2, size[1] // 2))[3] == 255  # type: ignore[index]


@pytest.mark.parametrize("face", HOSTILE, ids=["endless", "unbroken", "japanese", "cyrillic", "strange", "empty"])
def test_hostile_texts_are_painted_without_an_error(face: FaceLook) -> None:
    for look in hostile_looks(face):
        assert draw_card(look, (160, 224), "dark").size == (160, 224)


def test_a_small_card_leaves_out_the_rules_text_and_keeps_the_rest() -> None:
    shown = roles(DOUBLE_FACED, (80, 112))
    assert shown >= {"name", "cost", "type", "corner", "mark", "other name"}
    assert "text" not in shown


def test_a_card_of_ordinary_size_shows_everything_it_was_told() -> None:
    shown = roles(DOUBLE_FACED, LARGE)
    assert shown >= {"name", "cost", "type", "text", "corner", "gray corner", "mark", "other name", "other type"}


def test_the_back_face_shows_its_color_indicator_and_names_the_front_face() -> None:
    look = CardLook(face=MOTH, other=SCHOLAR)
    assert "indicator" in roles(look, LARGE)
    assert [box.text for box in measure(look, LARGE) if box.role == "other name"] == ["Lantern Scholar"]


def test_a_double_faced_card_has_a_folded_corner_and_a_single_faced_one_has_not() -> None:
    width, height = LARGE
    near_corner = (width - 18, height - 18)
    assert draw_card(DOUBLE_FACED, LARGE).getpixel(near_corner)[3] == 0  # type: ignore[index]
    assert draw_card(CardLook(face=SCHOLAR), LARGE).getpixel(near_corner)[3] == 255  # type: ignore[index]


def test_the_computed_colors_choose_the_frame() -> None:
    middle_left = (8, 520)
    pictures = [
        draw_card(CardLook(face=structs.replace(SCHOLAR, colors=frozenset(colors))), LARGE).getpixel(middle_left)
        for colors in ("", "W", "U", "B", "R", "G", "WUB")
    ]
    assert len(set(pictures)) == len(pictures)


def test_two_colors_stand_side_by_side_without_a_gradient() -> None:
    image = draw_card(CardLook(face=structs.replace(SCHOLAR, colors=frozenset("RG"))), LARGE)
    top_edge = {image.getpixel((x, 14)) for x in range(100, 644)}
    assert len(top_edge) == 2
    assert image.getpixel((100, 14)) != image.getpixel((643, 14))


def test_a_card_back_tells_nothing_of_the_name_below_it() -> None:
    face = FaceLook(name="Lantern Moth", corner=Corner("2/2"), badges=(Badge("morph 2", BadgeShape.FACE_DOWN),))
    hidden = draw_card(CardLook(face=face, side=SideUp.BACK), LARGE)
    other = draw_card(CardLook(face=structs.replace(face, name="Lantern Scholar"), side=SideUp.BACK), LARGE)
    assert hidden.tobytes() == other.tobytes()
    assert {box.text for box in measure(CardLook(face=face, side=SideUp.BACK), LARGE)} <= {"2/2", "morph 2", ""}


def test_the_second_half_of_a_flip_card_stands_on_its_head_unless_asked_upright() -> None:
    turned = measure(halved(SCHOLAR, 2, DrawnLayout.FLIP), LARGE)
    upright = measure(halved(SCHOLAR, 2, DrawnLayout.FLIP, orientation=Orientation.UPRIGHT), LARGE)
    for boxes, name_first in ((turned, False), (upright, True)):
        names = [box.top for box in boxes if box.role == "name"]
        texts = [box.top for box in boxes if box.role == "text"]
        assert (names[1] < texts[1]) == name_first


def test_split_halves_lie_on_their_side_as_printed_and_stand_upright_otherwise() -> None:
    printed = measure(halved(SCHOLAR, 2, DrawnLayout.SPLIT, orientation=Orientation.AS_PRINTED), LARGE)
    upright = measure(halved(SCHOLAR, 2, DrawnLayout.SPLIT), LARGE)
    assert all(box.height > box.width for box in printed if box.role == "name")
    assert all(box.width > box.height for box in upright if box.role == "name")


@pytest.mark.parametrize("size", [(160, 224), (80, 112)], ids=str)
def test_a_door_tells_by_sign_whether_it_is_locked(size: tuple[int, int]) -> None:
    room = halved(structs.replace(SCHOLAR, corner=None, mark=None), 2, DrawnLayout.ROOM)
    words = [box.text for box in measure(room, size) if box.role == "badge"]
    assert words == ["left door locked", "unlock", "right door unlocked"]


def test_loyalty_costs_stand_in_tabs_before_their_abilities() -> None:
    face = FaceLook(
        name="Quiet Walker",
        type_line="Legendary Planeswalker",
        paragraphs=("+1: Draw a card.", "\u22127: You win a small prize."),
        corner=Corner("4", CornerKind.LOYALTY),
    )
    boxes = measure(CardLook(face=face, layout=DrawnLayout.PLANESWALKER), LARGE)
    assert [box.text for box in boxes if box.role == "lead"] == ["+1", "\u22127"]
    assert [box.text for box in boxes if box.role == "text"] == ["Draw a card.", "You win a small prize."]


def test_chapters_stand_in_tabs_before_their_abilities() -> None:
    face = FaceLook(name="Old Tale", paragraphs=("(A reminder.)", "I, II \u2014 Draw a card.", "III \u2014 Rest."))
    boxes = measure(CardLook(face=face, layout=DrawnLayout.SAGA), LARGE)
    assert [box.text for box in boxes if box.role == "lead"] == ["I, II", "III"]


def test_a_longer_text_is_set_smaller_rather_than_cut() -> None:
    sizes = []
    for count in (1, 6, 12):
        face = structs.replace(
            SCHOLAR, paragraphs=("Whenever this wanders off, wait for it and draw a card. " * 2,) * count
        )
        texts = [box for box in measure(CardLook(face=face), LARGE) if box.role == "text"]
        assert len(texts) == count
        assert not any(box.cut for box in texts)
        sizes.append(texts[0].size)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[-1]


def test_a_name_of_200_characters_is_whole_on_a_large_card() -> None:
    face = structs.replace(SCHOLAR, name="Archmage of the Ninth Long Corridor " * 5 + "and of all the rest")
    (name,) = (box for box in measure(CardLook(face=face), LARGE) if box.role == "name")
    assert len(face.name) >= 199
    assert not name.cut


def test_a_size_that_no_card_has_is_refused_in_words() -> None:
    for size in ((20, 30), (744, 300), (0, 0)):
        with pytest.raises(ValueError, match="cannot be drawn at"):
            draw_card(DOUBLE_FACED, size)
        with pytest.raises(ValueError, match="cannot be drawn at"):
            measure(DOUBLE_FACED, size)


def test_the_same_look_is_drawn_once() -> None:
    assert draw_card(DOUBLE_FACED, (160, 224)) is draw_card(CardLook(face=SCHOLAR, other=MOTH), (160, 224))


def test_a_tile_has_the_color_of_the_frame_and_soft_corners_and_none_is_too_small() -> None:
    for colors in ("R", "G"):
        drawn = draw_tile(CardLook(FaceLook(name="Some Card", type_line="Creature", colors=frozenset(colors))), 40)
        assert (drawn.size, drawn.mode, drawn.getchannel("A").getpixel((0, 0))) == ((40, 40), "RGBA", 0)
        assert drawn.convert("RGB").getpixel((1, 20)) == tones(colors, "light").edge
    with pytest.raises(ValueError, match="16 or more"):
        draw_tile(CardLook(), 15)
