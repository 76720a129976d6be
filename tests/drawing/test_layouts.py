"""Every layout has its row in the table, and printed cards come with the look of their layout and state."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inspector.cards import Card, card_from_scryfall
from inspector.drawing import Box, CardLook, Door, DrawnLayout, FaceLook, Orientation, draw_card, measure
from inspector.drawing.layouts import TABLE, lies_down
from inspector.drawing.printed import (
    Doors,
    LookError,
    face_down_look,
    flipped_look,
    half_look,
    halves_layout,
    melded_half_look,
    printed_look,
    shared_text,
    stand_in_look,
    turned,
)
from inspector.library import bundled_cards
from inspector.rules.table.objects import printed_values

LARGE = (744, 1039)
LYING = (1039, 744)


def card(name: str) -> Card:
    found = bundled_cards().find(name)
    assert found is not None
    return found


def two(layout: str, first: dict[str, str], second: dict[str, str]) -> Card:
    return card_from_scryfall(
        {"name": f"{first['name']} // {second['name']}", "layout": layout, "card_faces": [first, second]}
    )


def half(name: str, cost: str, type_line: str, text: str) -> dict[str, str]:
    return {"name": name, "mana_cost": cost, "type_line": type_line, "oracle_text": text}


def one(type_line: str, text: str, **more: str) -> Card:
    return card_from_scryfall(
        {
            "name": "Test Piece",
            "layout": "normal",
            "mana_cost": "{1}",
            "type_line": type_line,
            "oracle_text": text,
            **more,
        }
    )


FUSED = two(
    "split",
    half("Left", "{U}", "Instant", "Do this.\nFuse (Both at once.)"),
    half("Right", "{R}", "Instant", "Do that.\nFuse (Both at once.)"),
)
AFTERMATH = two(
    "split",
    half("Now", "{R}", "Sorcery", "Do this."),
    half("Later", "{B}", "Sorcery", "Aftermath (From the graveyard only.)\nDo that."),
)
ADVENTURE = two(
    "adventure",
    half("Giant", "{R}", "Creature \u2014 Giant", "Reach"),
    half("Throw", "{R}", "Instant \u2014 Adventure", "Throw."),
)
OMEN = two(
    "adventure",
    half("Dragon", "{R}", "Creature \u2014 Dragon", "Flying"),
    half("Sign", "{R}", "Sorcery \u2014 Omen", "Look."),
)
PREPARE = two(
    "prepare", half("Smith", "{R}", "Creature \u2014 Dwarf", "Prepared."), half("Song", "{R}", "Sorcery", "Sing.")
)
BATTLE = one("Battle \u2014 Siege", "When it enters, draw a card.", defense="4")
LEVELER = one("Creature \u2014 Human", "Level up {R}\nLEVEL 4-7\n4/4\nFlying\nLEVEL 8+\n8/8", power="2", toughness="2")
CLASS = one("Enchantment \u2014 Class", "Draw a card.\n{1}{R}: Level 2\nDraw another.\n{4}{R}: Level 3\nDraw all.")


def boxes(look: CardLook, role: str, size: tuple[int, int] = LARGE) -> list[Box]:
    return [box for box in measure(look, size) if box.role == role]


def test_every_layout_has_its_row() -> None:
    assert set(TABLE) == set(DrawnLayout)


@pytest.mark.parametrize(
    ("printed", "layout"),
    [
        (FUSED, DrawnLayout.FUSE),
        (AFTERMATH, DrawnLayout.AFTERMATH),
        (ADVENTURE, DrawnLayout.ADVENTURE),
        (OMEN, DrawnLayout.OMEN),
        (PREPARE, DrawnLayout.PREPARE),
        (BATTLE, DrawnLayout.BATTLE),
        (LEVELER, DrawnLayout.LEVELER),
        (CLASS, DrawnLayout.CLASS),
        (one("Enchantment \u2014 Saga", "I \u2014 Draw a card."), DrawnLayout.SAGA),
        (one("Planeswalker \u2014 Us", "+1: Draw a card.", loyalty="3"), DrawnLayout.PLANESWALKER),
        (one("Artifact \u2014 Vehicle", "Crew 1", power="3", toughness="3"), DrawnLayout.NORMAL),
    ],
    ids=lambda value: value.value if isinstance(value, DrawnLayout) else "",
)
def test_a_printed_card_is_drawn_in_its_layout(printed: Card, layout: DrawnLayout) -> None:
    assert printed_look(printed).layout is layout


def test_the_bundled_split_and_flip_cards_and_rooms_have_their_layouts() -> None:
    found = {name: printed_look(card(name)).layout for name in ("Fire // Ice", "Bottomless Pool // Locker Room")}
    assert found == {"Fire // Ice": DrawnLayout.SPLIT, "Bottomless Pool // Locker Room": DrawnLayout.ROOM}


def test_fuse_is_set_once_below_both_halves() -> None:
    for orientation in Orientation:
        texts = [box.text for box in boxes(turned(printed_look(FUSED), orientation), "text")]
        assert sorted(texts) == ["Do that.", "Do this.", "Fuse (Both at once.)"]


def test_what_an_object_starts_from_has_the_layout_of_its_card() -> None:
    for printed in (FUSED, AFTERMATH, OMEN, card("Bottomless Pool // Locker Room")):
        values = printed_values(printed)
        assert halves_layout(values) is printed_look(printed).layout
        assert shared_text(values) == printed_look(printed).shared


def test_the_aftermath_half_lies_on_its_side_as_printed_with_its_name_at_the_right() -> None:
    upright, sideways = boxes(turned(printed_look(AFTERMATH), Orientation.AS_PRINTED), "name")
    assert upright.width > upright.height
    assert sideways.height > sideways.width
    assert sideways.left > LARGE[0] // 2


def test_a_battle_lies_on_its_side_as_printed_and_is_read_upright_when_drawn_lying() -> None:
    look = printed_look(BATTLE)
    assert lies_down(look)
    (printed,) = boxes(turned(look, Orientation.AS_PRINTED), "name")
    assert printed.height > printed.width
    (lying,) = boxes(look, "name", LYING)
    assert lying.width > lying.height
    assert lying.bottom < LYING[1] // 3
    assert draw_card(look, LYING).size == LYING


def test_a_card_that_is_printed_upright_cannot_be_drawn_lying() -> None:
    with pytest.raises(ValueError, match="cannot be drawn at"):
        draw_card(printed_look(LEVELER), LYING)


def test_a_leveler_shows_each_range_of_levels_with_its_numbers() -> None:
    look = printed_look(LEVELER)
    assert [box.text for box in boxes(look, "lead")] == ["Level 4\u20137", "Level 8+"]
    assert [box.text for box in boxes(look, "level size")] == ["4/4", "8/8"]
    assert [box.text for box in boxes(look, "text")] == ["Level up {R}", "Flying"]


def test_a_class_has_a_bar_for_each_level_that_is_bought() -> None:
    assert len(boxes(printed_look(CLASS), "level bar")) == 2


def test_a_vehicle_that_is_no_creature_has_a_plate_of_its_own() -> None:
    resting = printed_look(one("Artifact \u2014 Vehicle", "Crew 1", power="3", toughness="3"))
    crewed = printed_look(one("Artifact Creature \u2014 Vehicle", "Crew 1", power="3", toughness="3"))
    plates = [boxes(look, "corner")[0] for look in (resting, crewed)]
    corner = (plates[0].left - 20, plates[0].top - 4, plates[0].right + 10, plates[0].bottom + 4)
    assert draw_card(resting, LARGE).crop(corner).tobytes() != draw_card(crewed, LARGE).crop(corner).tobytes()


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("right", [False, True])
def test_a_room_tells_of_each_door_and_what_unlocking_costs(left: bool, right: bool) -> None:
    look = printed_look(card("Bottomless Pool // Locker Room"), doors=Doors(left, right))
    words = [box.text for box in boxes(look, "badge")]
    assert f"left door {'unlocked' if left else 'locked'}" in words
    assert f"right door {'unlocked' if right else 'locked'}" in words
    costs = [box.text for box in boxes(look, "badge cost")]
    assert costs == [cost for cost, open_ in (("{U}", left), ("{4}{U}", right)) if not open_]
    assert [box.text for box in boxes(look, "name")] == ["Bottomless Pool", "Locker Room"]


def test_a_room_in_no_zone_of_doors_shows_none() -> None:
    look = printed_look(card("Bottomless Pool // Locker Room"))
    assert [half.door for half in look.halves] == [Door.NONE, Door.NONE]


def test_a_flipped_card_is_turned_so_that_its_second_half_is_read_and_keeps_its_colors() -> None:
    flip = two(
        "flip",
        {**half("Pupil", "{1}{G}", "Creature \u2014 Human", "Learn."), "power": "1", "toughness": "1"},
        {**half("Master", "", "Legendary Creature \u2014 Human", "Teach."), "power": "3", "toughness": "3"},
    )
    look = flipped_look(flip)
    upper, lower = boxes(look, "name")
    assert (upper.text, lower.text) == ("Master", "Pupil")
    assert upper.top < lower.top
    assert look.halves[0].face.colors == {"G"}


def test_the_halves_of_a_combined_face_share_its_parts_between_them() -> None:
    part = card_from_scryfall(
        {
            "name": "Upper Part",
            "layout": "meld",
            "type_line": "Creature \u2014 Angel",
            "oracle_text": "Flying",
            "power": "2",
            "toughness": "2",
        }
    )
    look = melded_half_look(part, lower=False)
    assert [box.text for box in boxes(look, "name", LYING)] == ["Upper Part"]
    assert boxes(look, "corner", LYING) == []
    lower = melded_half_look(part, lower=True)
    assert boxes(lower, "name", LYING) == []
    assert [box.text for box in boxes(lower, "corner", LYING)] == ["2/2"]


def test_a_meld_part_names_the_face_that_it_is_half_of() -> None:
    part = next(card for card in bundled_cards() if card.melds_into)
    (name,) = boxes(printed_look(part), "other name")
    assert name.text == part.melds_into


def test_a_half_alone_is_drawn_as_a_card_of_its_own() -> None:
    look = half_look(FUSED, 1)
    assert [box.text for box in boxes(look, "name")] == ["Right"]


def test_face_down_permanents_are_told_apart_by_cause_and_order() -> None:
    look = face_down_look("disguise", 12)
    assert [box.text for box in boxes(look, "badge")] == ["disguise"]
    assert [box.text for box in boxes(look, "order")] == ["12"]
    assert [box.text for box in boxes(look, "corner")] == ["2/2"]


def test_a_checklist_card_lists_fronts_with_circles_of_which_one_is_filled() -> None:
    fronts = [card("Delver of Secrets"), BATTLE, CLASS]
    look = stand_in_look(fronts, DrawnLayout.CHECKLIST, 1)
    assert len(boxes(look, "circle")) == 3
    assert [box.text for box in boxes(look, "listed name")] == ["Delver of Secrets", "Test Piece", "Test Piece"]
    other = stand_in_look(fronts, DrawnLayout.CHECKLIST, 2)
    places = [(box.left, box.top, box.right, box.bottom) for box in boxes(look, "circle")]
    inks = [
        [draw_card(one, LARGE).convert("L").crop(place).resize((1, 1)).getpixel((0, 0)) for place in places]
        for one in (look, other)
    ]
    assert min(inks[0]) == inks[0][1]  # type: ignore[type-var]
    assert min(inks[1]) == inks[1][2]  # type: ignore[type-var]


def test_a_checklist_of_hundreds_tells_how_many_more_there_are() -> None:
    look = stand_in_look([BATTLE] * 300, DrawnLayout.CHECKLIST)
    (more,) = boxes(look, "more")
    assert int(more.text.split()[1]) + len(boxes(look, "circle")) == 300


def test_a_substitute_card_names_both_faces() -> None:
    look = stand_in_look([card("Delver of Secrets")], DrawnLayout.SUBSTITUTE)
    assert [box.text for box in boxes(look, "listed name")] == ["Delver of Secrets", "Insectile Aberration"]
    assert len(boxes(look, "mark")) == 2


def test_what_a_card_has_not_is_said_in_a_sentence() -> None:
    delver = card("Delver of Secrets")
    wrong: list[Callable[[], CardLook]] = [
        lambda: printed_look(BATTLE, back=True),
        lambda: printed_look(delver, doors=Doors()),
        lambda: flipped_look(delver),
        lambda: half_look(delver, 0),
        lambda: half_look(FUSED, 2),
    ]
    for make in wrong:
        with pytest.raises(LookError, match=r"^[A-Z].*\.$"):
            make()


def test_a_sagas_picture_stands_beside_its_chapters_where_there_is_width_and_above_them_elsewhere() -> None:
    saga = FaceLook(name="Tale", type_line="Enchantment \u2014 Saga", paragraphs=("I \u2014 Draw.", "II \u2014 Rest."))
    for width, is_beside in ((744, True), (372, True), (190, False)):
        boxes = measure(CardLook(face=saga, layout=DrawnLayout.SAGA), (width, round(width * 1.397)))
        panel = next(box for box in boxes if box.role == "panel")
        texts = [box for box in boxes if box.role in ("text", "lead")]
        assert all(box.right <= panel.left for box in texts) is is_beside
        assert all(box.top >= panel.bottom for box in texts) is not is_beside


def test_a_classs_picture_stands_left_of_its_levels() -> None:
    levels = FaceLook(
        name="Craft", type_line="Enchantment \u2014 Class", paragraphs=("Draw.", "{1}{R}: Level 2", "Rest.")
    )
    boxes = measure(CardLook(face=levels, layout=DrawnLayout.CLASS), (744, 1039))
    panel = next(box for box in boxes if box.role == "panel")
    assert all(box.left >= panel.right for box in boxes if box.role in ("text", "level bar"))
