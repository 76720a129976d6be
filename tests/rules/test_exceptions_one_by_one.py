"""What is known of the exceptions of a copy (707.9): those of the last copying, and of all that it was copied from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.cards import Change, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import NEWEST
from inspector.rules.table.objects import OnFace, Printed
from inspector.rules.values.exceptions import colors_follow, with_exceptions

ELF: dict[str, Any] = {
    "name": "Model",
    "mana_cost": "{1}{G}",
    "type_line": "Creature — Elf",
    "oracle_text": "Flying",
    "keywords": ["Flying"],
    "power": "2",
    "toughness": "3",
}


def printed(**keys: object) -> Printed:
    return Printed(faces=card_from_scryfall({**ELF, **keys}).faces)


def excepted(values: Printed, **change: object) -> Printed:
    return with_exceptions(NEWEST, values, msgspec.convert(change, Change))


def test_707_9b_what_copies_a_copy_has_its_exceptions_as_copied_values() -> None:
    first = excepted(printed(), name="Other", add_abilities=["Haste"], add_subtypes=["Forest"])
    # 205.3d: what is no land gains no land type.
    assert (first.excepted_last, first.not_gained) == (("name", "abilities", "keywords"), ("Forest",))
    assert (first.gained_last, first.names_before) == (("Haste",), ("Model",))
    copy = with_exceptions(NEWEST, first, None)
    assert copy.faces == first.faces
    assert (copy.excepted, copy.gained) == (first.excepted, first.gained)
    assert (copy.excepted_last, copy.gained_last, copy.names_before, copy.not_gained) == ((), (), (), ())
    # Without exceptions there is nothing to forget.
    plain = printed()
    assert with_exceptions(NEWEST, plain, None) is plain
    only = msgspec.structs.replace(plain, not_gained=("Forest",))
    assert with_exceptions(NEWEST, only, None).not_gained == ()


def test_707_9b_exceptions_of_several_copyings_add_up() -> None:
    once = excepted(printed(color_indicator=["G"], mana_cost=""), colors=["U"], add_abilities=["Haste"])
    twice = excepted(once, power=7, add_abilities=["Reach"])
    assert once.dropped == twice.dropped == ("color_indicator", "colors")
    assert twice.gained == ("Haste", "Reach")
    assert twice.gained_last == ("Reach",)
    assert set(twice.excepted) == {"colors", "color_indicator", "abilities", "keywords", "power"}
    assert set(twice.excepted_last) == {"power", "abilities", "keywords"}
    # Only who is given another name had one before.
    assert twice.names_before == ()


def test_707_9d_a_color_indicator_that_was_not_there_is_no_exception() -> None:
    assert excepted(printed(), colors=["U"]).excepted == ("colors",)
    assert excepted(printed(color_indicator=["G"], mana_cost=""), colors=["U"]).excepted == (
        "colors",
        "color_indicator",
    )


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        # It has that subtype already, or cannot have it: its subtypes are as they were.
        ({"add_subtypes": ["Elf"]}, ()),
        ({"add_subtypes": ["Forest"]}, ()),
        ({"add_subtypes": ["Wizard"]}, ("subtypes",)),
        # What sets them takes the place of others, whatever they are then.
        ({"set_subtypes": ["Elf"]}, ("subtypes",)),
        ({"power": 7}, ("power",)),
    ],
    ids=str,
)
def test_205_3d_subtypes_that_stay_as_they_are_are_no_exception(
    change: dict[str, object], keys: tuple[str, ...]
) -> None:
    found = excepted(printed(), **change)
    assert (found.on_each, found.excepted_last) == ((OnFace(excepted=keys),), keys)


SIZE = "Back's power and toughness are each equal to the number of lands you control."
OTHERS: dict[str, dict[str, object]] = {
    "creature": {"oracle_text": SIZE, "keywords": [], "power": "*", "toughness": "*"},
    "legend": {"type_line": "Legendary Creature — Elf"},
    "indicator": {"color_indicator": ["G"], "mana_cost": ""},
    "artifact": {"type_line": "Artifact Creature — Elf"},
    "blue": {"mana_cost": "{U}"},
}


@pytest.mark.parametrize(
    ("other", "change", "here", "there"),
    [
        # 707.9d: only the other face had an ability, or an indicator, that defines what is excepted.
        (
            "creature",
            {"power": 7, "toughness": 7},
            OnFace(excepted=("power", "toughness")),
            OnFace(excepted=("power", "toughness", "abilities"), dropped=("power", "toughness")),
        ),
        (
            "indicator",
            {"colors": ["U"]},
            OnFace(excepted=("colors",)),
            OnFace(excepted=("colors", "color_indicator"), dropped=("color_indicator", "colors")),
        ),
        # 205.4a, 205.1: only the other face had what is taken.
        ("legend", {"remove_supertypes": ["Legendary"]}, OnFace(), OnFace(excepted=("supertypes",))),
        ("artifact", {"remove_types": ["Artifact"]}, OnFace(), OnFace(excepted=("types",))),
        # 205.3d: only the other face can have it.
        ("artifact", {"add_subtypes": ["Clue"]}, OnFace(), OnFace(excepted=("subtypes",))),
        # 202.2: with that mana cost only this face has another color.
        (
            "blue",
            {"mana_cost": "{2}{U}"},
            OnFace(excepted=("mana_cost", "mana_value", "colors")),
            OnFace(excepted=("mana_cost", "mana_value")),
        ),
    ],
    ids=str,
)
def test_707_9_what_an_exception_did_is_known_of_each_face_by_itself(
    other: str, change: dict[str, object], here: OnFace, there: OnFace
) -> None:
    pair = (*printed().faces, *printed(name="Back", **OTHERS[other]).faces)
    assert excepted(Printed(faces=pair), **change).on_each == (here, there)
    assert excepted(Printed(faces=pair[::-1]), **change).on_each == (there, here)
    # What copies that again has all of it by the copying (707.3).
    assert with_exceptions(NEWEST, excepted(Printed(faces=pair), **change), None).on_each == ()


def test_702_1_an_added_ability_that_one_face_has_is_new_on_the_other() -> None:
    faces = (*printed().faces, *printed(name="Back", oracle_text="", keywords=[]).faces)
    both = excepted(Printed(faces=faces), add_abilities=["Flying"])
    assert both.excepted_last == ("abilities", "keywords")
    assert excepted(Printed(faces=faces[:1]), add_abilities=["Draw a card."]).excepted_last == ("abilities",)


def test_205_4a_a_supertype_is_taken_where_a_face_has_it() -> None:
    legend = printed(type_line="Legendary Creature — Elf").faces
    taken = {"remove_supertypes": ["Legendary"]}
    assert excepted(Printed(faces=(*legend, *printed().faces)), **taken).excepted_last == ("supertypes",)
    assert excepted(Printed(faces=(*printed().faces, *printed().faces)), **taken).excepted_last == ()


def test_722_3c_copies_of_a_prepare_spell_ignore_exceptions() -> None:
    found = bundled_cards().find("Abigale, Poet Laureate // Heroic Stanza")
    assert found is not None
    values = excepted(Printed(faces=found.faces, shape=found.shape), name="Other", power=7)
    assert [face.name for face in values.faces] == ["Other", found.faces[1].name]


DEFINING = "Model's power and toughness are each equal to the number of lands you control."


@pytest.mark.parametrize(
    ("text", "change", "left", "unread"),
    [
        (DEFINING, {"power": 7, "toughness": 7}, (), False),
        (f"{DEFINING} (Yours alone count.)", {"power": 7, "toughness": 7}, (), False),
        (f"Flying\n{DEFINING}", {"power": 7, "toughness": 7}, ("Flying",), False),
        (DEFINING, {"name": "Other"}, (DEFINING,), False),
        # Of these a part alone would be copied, which is not computed.
        (DEFINING, {"power": 7}, (DEFINING,), True),
        (f"{DEFINING} Other creatures you control get +1/+1.", {"power": 7, "toughness": 7}, None, True),
        (f"{DEFINING} When Model dies, draw a card.", {"power": 7, "toughness": 7}, None, True),
        ("Other creatures you control get +1/+1.", {"power": 7}, ("Other creatures you control get +1/+1.",), False),
    ],
)
def test_707_9d_a_paragraph_goes_only_where_it_does_nothing_but_define_what_is_excepted(
    text: str, change: dict[str, object], left: tuple[str, ...] | None, unread: bool
) -> None:
    found = excepted(printed(oracle_text=text, power="*", toughness="*", keywords=[]), **change)
    assert found.faces[0].paragraphs == (left if left is not None else (text,))
    assert bool(found.unread) is unread


@pytest.mark.parametrize(
    ("change", "keys", "follow"),
    [
        # 202.2: by its cost it has another color, or the one that it had.
        ({"mana_cost": "{U}"}, "colors mana_cost mana_value", True),
        ({"mana_cost": "{3}{G}"}, "mana_cost mana_value", False),
        ({"colors": ["U"]}, "colors", False),
        ({"set_colors": ["U"]}, "colors", False),
        ({"add_colors": ["U"]}, "colors", False),
        ({"power": 7}, "power", False),
    ],
    ids=str,
)
def test_202_2_a_color_that_follows_from_an_excepted_cost_is_excepted_with_it(
    change: dict[str, object], keys: str, follow: bool
) -> None:
    found = excepted(printed(), **change)
    assert (" ".join(sorted(found.excepted_last)), colors_follow(found)) == (keys, follow)


def test_702_1_a_keyword_that_an_exception_names_is_one_though_nobody_knows_it() -> None:
    assert "Glimmering" in excepted(printed(), add_abilities=["Glimmering"]).faces[0].keywords
    assert excepted(printed(), add_abilities=["Haste"]).faces[0].listed_keywords == ("Flying",)
