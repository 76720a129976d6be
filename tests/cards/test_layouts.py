from __future__ import annotations

import pytest

from inspector.cards import LAYOUTS, Kind, Shape, card_from_scryfall


@pytest.mark.parametrize(
    ("name", "shape", "kind"),
    [
        ("normal", Shape.ONE_FACE, None),
        ("transform", Shape.DOUBLE_FACED, Kind.NONMODAL),
        ("modal_dfc", Shape.DOUBLE_FACED, Kind.MODAL),
        ("meld", Shape.MELD, Kind.MELD),
        ("split", Shape.SPLIT, None),
        ("flip", Shape.FLIP, None),
        ("adventure", Shape.INSET, None),
        ("prepare", Shape.INSET, None),
        ("double_faced_token", Shape.DOUBLE_FACED, Kind.NONMODAL),
        ("reversible_card", Shape.ONE_FACE, None),
    ],
)
def test_a_layout_says_how_the_faces_lie_and_which_kind_it_is(name: str, shape: Shape, kind: Kind | None) -> None:
    assert LAYOUTS[name].shape is shape
    assert LAYOUTS[name].kind is kind


def test_only_double_faced_and_meld_layouts_have_a_kind() -> None:
    for layout in LAYOUTS.values():
        assert (layout.kind is not None) == (layout.shape in (Shape.DOUBLE_FACED, Shape.MELD))


def test_a_battle_has_two_sides_where_its_record_has_two_faces() -> None:
    """Scryfall's list of layouts has one for battles; their faces lie as those of other double-faced cards do."""
    front = {"name": "Front", "mana_cost": "{2}", "type_line": "Battle — Siege", "defense": "3"}
    back = {"name": "Back", "mana_cost": "", "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
    both = card_from_scryfall({"name": "Front // Back", "layout": "battle", "card_faces": [front, back]})
    assert (both.shape, both.kind) == (Shape.DOUBLE_FACED, Kind.NONMODAL)
    assert card_from_scryfall({**front, "layout": "battle"}).shape is Shape.ONE_FACE


def test_tokens_are_those_whose_name_says_so() -> None:
    assert {name for name, layout in LAYOUTS.items() if layout.token} == {"token", "double_faced_token"}
