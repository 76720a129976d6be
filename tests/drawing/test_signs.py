"""Signs and frames: each mark, badge and emblem has a drawing of its own."""

from __future__ import annotations

from itertools import combinations

from inspector.drawing import BadgeShape, Mark
from inspector.drawing.palette import frame_keys
from inspector.drawing.signs import drawing_of, sign_mask

MODAL = {Mark.MODAL_FRONT, Mark.MODAL_BACK}


def test_every_mark_has_a_picture_of_its_own() -> None:
    # The modal front's triangle differs from the nonmodal one by the drop it lies on.
    marks = [mark for mark in Mark if mark not in MODAL]
    pictures = {mark: sign_mask(mark.value, 48).tobytes() for mark in marks}
    assert [pair for pair in combinations(marks, 2) if pictures[pair[0]] == pictures[pair[1]]] == []


def test_every_badge_is_drawn_and_not_left_a_plain_dot() -> None:
    dot = drawing_of("no such sign")
    named = [shape.value for shape in BadgeShape if shape is not BadgeShape.NOTE]
    assert [sign for sign in named if drawing_of(sign) == dot] == []


def test_the_open_lock_differs_from_the_closed_one() -> None:
    locks = {sign_mask(shape.value, 16).tobytes() for shape in (BadgeShape.LOCKED, BadgeShape.UNLOCKED)}
    assert len(locks) == 2


def test_the_frame_follows_colors_first_and_types_second() -> None:
    assert frame_keys(frozenset("GU"), "Land Creature") == ("U", "G")
    assert frame_keys(frozenset("GUW"), "Creature") == ("gold",)
    assert frame_keys(frozenset(), "Artifact Land \u2014 Vault") == ("land",)
    assert frame_keys(frozenset(), "Artifact Creature") == ("artifact",)
    assert frame_keys(frozenset(), "Creature \u2014 Land") == ("colorless",)
