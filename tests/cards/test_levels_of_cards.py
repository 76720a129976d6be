"""Text boxes in sections: what stands in which section of a leveler, a Class and a station card, and from when on."""

from __future__ import annotations

import pytest

from inspector.cards.levels import Band, Sections, joined_texts, sections_of

LEVELER = (
    "Level up {1}",
    "Reach",
    "LEVEL 1-3",
    "2/3",
    "Flying",
    "Vigilance",
    "level 4-4",
    "Haste",
    "{LEVEL 5+}",
    "-1/5",
    "6/6",
)
CLASS = ("Trample", "{1}{G}: Level 2", "Reach", "Haste", "{3}{G}: level 3", "Flying")


def test_711_2_the_sections_of_a_leveler_have_their_own_sizes_and_abilities() -> None:
    """711.2a, 711.2b: ``N1-N2`` is from the one to the other, ``N3+`` has no end; what is before them is in none."""
    assert sections_of(LEVELER) == Sections(
        ("Level up {1}", "Reach"),
        (
            Band(1, 3, 2, 3, ("Flying", "Vigilance")),
            Band(4, 4, None, None, ("Haste",)),
            # A section has one box for power and toughness; a second row of that kind is text.
            Band(5, None, -1, 5, ("6/6",)),
        ),
    )


@pytest.mark.parametrize(
    ("band", "holding"),
    [(Band(1, 3, 2, 3, ()), (1, 2, 3)), (Band(4, 4, 2, 3, ()), (4,)), (Band(5, None, 6, 6, ()), (5, 6))],
)
def test_711_2_a_section_applies_from_its_first_to_its_last_number(band: Band, holding: tuple[int, ...]) -> None:
    assert tuple(count for count in range(7) if band.holds(count)) == holding


@pytest.mark.parametrize(
    ("band", "text"),
    [
        (Band(1, 3, 2, 3, ("Flying", "Haste")), "LEVEL 1-3: 2/3; Flying; Haste"),
        (Band(5, None, 0, 6, ()), "LEVEL 5+: 0/6"),
        (Band(5, None, None, None, ("Reach",)), "LEVEL 5+: Reach"),
        (Band(8, None, None, None, ("Flying",), "STATION"), "STATION 8+: Flying"),
    ],
)
def test_711_2_a_section_is_one_ability_with_its_symbol(band: Band, text: str) -> None:
    assert band.text == text


def test_716_2_what_stands_behind_a_level_bar_needs_that_level() -> None:
    """716.2: the bars are abilities of the Class at any level, and so is what stands before the first (716.3)."""
    assert sections_of(CLASS) == Sections(
        ("Trample", "{1}{G}: Level 2", "{3}{G}: level 3"), (), ((2, "Reach"), (2, "Haste"), (3, "Flying"))
    )


@pytest.mark.parametrize(
    ("first", "sized"),
    [("Station (It's an artifact creature at 4+.)", 4), ("Station", 9), ("Station (Tap others: counters.)", 9)],
)
def test_721_2_what_stands_behind_a_station_symbol_is_part_of_it(first: str, sized: int) -> None:
    """721.2a, 721.2b: the symbol in the box of power and toughness is the one told, or the last."""
    found = sections_of(("Trample", first, "STATION 4+", "Haste", "Reach", "9+ | Flying", "Vigilance"))
    assert found == Sections(
        ("Trample", first),
        stations=(
            Band(4, None, None, None, ("Haste", "Reach"), "STATION", sized == 4),
            Band(9, None, None, None, ("Flying", "Vigilance"), "STATION", sized == 9),
        ),
    )


@pytest.mark.parametrize("text", [("Station", "Haste"), ("Haste", "4+ | Flying"), ("2/2",), ("Level up {1}",)])
def test_a_text_without_symbols_of_its_kind_is_all_plain(text: tuple[str, ...]) -> None:
    assert sections_of(text) == Sections(text)


SHIP = ("Station", "2+ | Haste", "STATION 8+", "Flying")
PLAIN = ("Menace", "Ward {1}")


@pytest.mark.parametrize("sectioned", [LEVELER, CLASS, SHIP])
def test_711_2_what_is_added_to_a_text_in_sections_stands_in_none_of_them(sectioned: tuple[str, ...]) -> None:
    """716.2, 721.2 as well: a section is what is printed there, and no other text comes into it (707.9a, 702.140e)."""
    own = sections_of(sectioned)
    for together in (joined_texts(sectioned, PLAIN), joined_texts(PLAIN, sectioned)):
        found = sections_of(together)
        assert (found.bands, found.by_level, found.stations) == (own.bands, own.by_level, own.stations)
        assert sorted(found.plain) == sorted((*own.plain, *PLAIN))


def test_702_140e_two_texts_in_sections_keep_their_sections_apart() -> None:
    other = ("Level up {2}", "LEVEL 7+", "9/9", "Menace")
    found = sections_of(joined_texts(LEVELER, other))
    assert found.bands == (*sections_of(LEVELER).bands, *sections_of(other).bands)
    assert found.plain == ("Level up {1}", "Reach", "Level up {2}")


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (LEVELER, 2),
        (CLASS, 1),
        (("Flying", "Station", "Haste", "STATION 3+", "Reach", "STATION 8+", "Menace"), 3),
        (("Station", "3+ | Reach", "8+ | Menace"), 1),
    ],
    ids=["711.2a", "716.2", "721.2", "721.2b"],
)
def test_707_9a_what_is_added_stands_before_the_first_section(text: tuple[str, ...], first: int) -> None:
    assert joined_texts(text, ("Ward {1}",)) == (*text[:first], "Ward {1}", *text[first:])
    assert joined_texts(("Ward {1}",), text) == ("Ward {1}", *text)


def test_707_9a_texts_without_sections_stand_one_behind_the_other() -> None:
    assert joined_texts(("Flying",), PLAIN) == ("Flying", *PLAIN)
    assert joined_texts((), PLAIN) == PLAIN
    assert joined_texts(LEVELER, ()) == LEVELER
    # A row that a station symbol would be is text where nothing has station.
    assert joined_texts(("2+ | Haste",), PLAIN) == ("2+ | Haste", *PLAIN)
