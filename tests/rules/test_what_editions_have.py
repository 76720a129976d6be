"""What each edition has and lacks, behaviour by behaviour, as the texts of the five editions tell."""

from __future__ import annotations

import pytest

from inspector.cards import Kind
from inspector.rules import EDITIONS
from inspector.rules.edition.editions import Edition

NONE: frozenset[Kind] = frozenset()
NONMODAL = frozenset({Kind.NONMODAL})
TURNING = frozenset({Kind.NONMODAL, Kind.MODAL})
ALL = frozenset({Kind.NONMODAL, Kind.MODAL, Kind.MELD})
ANYWHERE = frozenset({"graveyard", "exile", "hand", "library"})

# In the order 2011-09, 2016-01, 2021-09, 2025-06, 2026-08; the comment says where the texts tell it.
SINCE: dict[str, str] = {
    # 711.6 of 2011 against 711.8 of 2016, 712.15 now.
    "double_faced_may_be_face_down": "-++++",
    "double_faced_casting_face_down": "-++++",
    # 701.28 (convert), 702.146 (disturb), 702.145 (daybound), 731 (day and night).
    "has_convert": "---++",
    "has_disturb": "--+++",
    "has_day_and_night": "--+++",
    "daybound_needs_card": "---++",
    # 310 (battles), 701.31 of 2016 (manifest), 701.58 (cloak), 702.101 of 2016 (fuse), 709.5 (Rooms).
    "has_battles": "---++",
    "has_manifest": "-++++",
    "has_cloak": "---++",
    "has_fuse": "-++++",
    "has_rooms": "---++",
    # 708.2b; 712.13a; 712.10; 701.28f of 2021.
    "face_down_twice_is_nothing": "---++",
    "instant_back_goes_to_graveyard": "---++",
    "never_turns_to_instant": "--+++",
    "own_ability_turns_once": "--+++",
    # 708.4 of 2016: a split card in the hand has two sets of values.
    "split_has_two_sets": "++---",
    # 613.2a-c; 613.7g, 613.7f (since 2015-07), 613.7c; 613.7m; 613.8a (since 2012-05).
    "layer_one_has_sublayers": "--+++",
    "transforming_gives_timestamp": "-++++",
    "turning_face_gives_timestamp": "-++++",
    "counters_get_timestamps": "--+++",
    # 613.7a tells of an ability that an object was given, beside its own, since 2021; 613.6a of 2011 and 2016 does not.
    "given_ability_stays_newer": "--+++",
    "at_once_in_turn_order": "--+++",
    "defining_abilities_may_depend": "-++++",
    # 303.4i of 2011; 706.12 of 2011 and 2016.
    "only_auras_enchant": "+----",
    "copied_card_stays_in_its_zone": "-++++",
    # 614.12; 122.1b; 714.3a; 704.5s; 707.10f (608.3b of 2021); 707.9d; 201.2a; 201.3 of 2016; 903.3; 713 of 2021.
    "entering_looks_at_other_effects": "--+++",
    "has_later_keyword_counters": "---++",
    "saga_has_its_lore_counter_by_ability": "----+",
    "sagas_without_chapters_go": "+++--",
    "permanent_spell_copies": "--+++",
    "addition_keeps_defining_abilities": "--+++",
    # 706.9b of 2011 and 2016: "except it's still".
    "exceptions_say_still": "++---",
    "nameless_objects_share_none": "--+++",
    "named_card_must_be_legal": "++---",
    "vehicles_can_be_commanders": "----+",
    "stand_ins_are_checklists": "++---",
    # 712.4b of 2021 only; 712.14a since 2026: whatever is double-faced may enter transformed.
    "copied_back_spell_is_zero": "+++--",
    "only_single_faced_stay": "----+",
    # 205.1a since 2022: an instant or sorcery retains its card type.
    "spells_keep_their_types": "---++",
}
VALUES: dict[str, tuple[object, ...]] = {
    # 613.3d-e of 2011 and 2016, 613.4c-d since.
    "counters_sublayer": ("7d", "7d", "7c", "7c", "7c"),
    "switch_sublayer": ("7e", "7e", "7d", "7d", "7d"),
    # 704.5k of 2011 puts all away; 704.5j of 2011 and 2016 is the rule of planeswalkers, which has gone since.
    "legend_rule": ("all go", *["each player keeps one"] * 4),
    "planeswalker_rule": ("all go", "each player keeps one", "none", "none", "none"),
    # 711.5 of 2011, 711.7 of 2016, 712.14a.
    "enters_transformed": ("never", "others enter", *["others stay"] * 3),
    "meld_pairs": (0, 0, 3, 7, 7),
    # 205.3i, which names Gates since 2012, Spheres and Caves since 2023, Towns since 2025-06, Planets since 2025-07.
    "later_land_types": (
        frozenset(("Cave", "Gate", "Planet", "Sphere", "Town")),
        *[frozenset(("Cave", "Planet", "Sphere", "Town"))] * 2,
        frozenset(("Planet",)),
        frozenset(),
    ),
    # 711.1 of 2011 and 2016; 712.1 and 712.1g of 2021, by which meld cards are no double-faced cards; 712.1.
    "kinds": (NONMODAL, NONMODAL, ALL, ALL, ALL),
    "double_faced_kinds": (NONMODAL, NONMODAL, TURNING, ALL, ALL),
    # 701.25a; 712.5 of 2021; 712.9, which lets modal ones transform since 2026.
    "transforming_kinds": (*[NONMODAL] * 4, TURNING),
    # 707.8a since 2022, for modal ones since 2026.
    "token_kinds_with_both_faces": (NONE, NONE, NONE, NONMODAL, TURNING),
    # 202.3b since 2016-04.
    "back_with_fronts_mana_value": (NONE, NONE, NONMODAL, NONMODAL, NONMODAL),
    # 712.7 of 2021; 712.11a. 711.7 of 2016; 712.10a of 2021; 712.14a. In 2011 nothing enters so.
    "cast_transformed_kinds": (NONE, NONE, NONMODAL, NONMODAL, TURNING),
    "enters_transformed_kinds": (*[NONMODAL] * 4, TURNING),
    # 111.4 (110.5c before); 201.3 of 2016, 201.4a.
    "token_names_end_with_token": (False, False, True, True, True),
    "either_half_may_be_named": (False, True, True, True, True),
    # 114.3 (113.3 before).
    "emblems_may_be_named": (False, False, False, True, True),
    # 613.8b (613.7b before).
    "dependency": ("waits",) * 5,
    # 903.11 of 2011, 903.9 of 2016, 903.9b since 2020.
    "commanders_return_from": (frozenset({"graveyard", "exile"}), ANYWHERE, *[frozenset({"hand", "library"})] * 3),
}
# 205.3m, which lists the creature types; ``test_selecting`` asks for some of each edition.
ASKED_BY_WORDS = {"no_creature_types"}
# What names an edition and its texts, and says nothing of what it does.
CALLED = {"key", "set_name", "effective", "texts", "words"}
# 202.3 of 2011 and 2016; 711.1 and 712.1; 711.3 of 2016, 713; 614.1c.
TERMS: dict[str, tuple[str, ...]] = {
    "mana_value": ("converted mana cost", "converted mana cost", *["mana value"] * 3),
    "nonmodal": ("double-faced", "double-faced", *["transforming double-faced"] * 2, "nonmodal double-faced"),
    "substitute": ("checklist card", "checklist card", *["substitute card"] * 3),
    "enters": (*["enters the battlefield"] * 3, "enters", "enters"),
}


@pytest.mark.parametrize("field", SINCE)
def test_an_edition_has_what_its_text_has(field: str) -> None:
    assert "".join("+" if getattr(edition, field) else "-" for edition in EDITIONS) == SINCE[field]


@pytest.mark.parametrize("field", VALUES)
def test_an_edition_does_it_as_its_text_says(field: str) -> None:
    assert tuple(getattr(edition, field) for edition in EDITIONS) == VALUES[field]


def test_every_behaviour_in_which_editions_differ_is_asked_here() -> None:
    assert {*SINCE, *VALUES} == {*Edition.__struct_fields__} - CALLED - ASKED_BY_WORDS


@pytest.mark.parametrize("term", TERMS)
def test_an_edition_calls_it_as_its_text_does(term: str) -> None:
    assert tuple(getattr(edition.words, term) for edition in EDITIONS) == TERMS[term]


def test_an_edition_is_called_by_its_month_and_its_set() -> None:
    assert [edition.label for edition in EDITIONS] == [
        "2011-09 · Innistrad",
        "2016-01 · Oath of the Gatewatch",
        "2021-09 · Innistrad: Midnight Hunt",
        "2025-06 · Final Fantasy",
        "2026-08 · the newest",
    ]
    assert [edition.key for edition in EDITIONS if edition.counts_as_double_faced(Kind.MELD)] == ["2025-06", "2026-08"]
