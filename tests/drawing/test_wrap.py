"""Lines: never wider than they may be, nothing lost, and as large as fits."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.drawing import Box, Corner, CornerKind, FaceLook
from inspector.drawing.header import fit_lines
from inspector.drawing.line_and_foot import shorter_types, type_line_pieces
from inspector.drawing.pieces import TextPiece
from inspector.drawing.plan import style_for
from inspector.drawing.text import NAME, RULES, paragraph_words
from inspector.drawing.wrap import ELLIPSIS, TextLine, fit, sizes_between, wrap

TEXTS = st.text(alphabet="abcXW (){}T/-\u2014\u98db", max_size=80)


def letters(lines: tuple[TextLine, ...]) -> str:
    return "".join(run.atom.text for line in lines for run in line.runs)


@settings(max_examples=150, deadline=None)
@given(text=TEXTS, width=st.integers(40, 300), size=st.sampled_from([7.0, 12.5, 20.0]))
def test_no_line_is_wider_than_allowed_and_no_letter_is_lost(text: str, width: int, size: float) -> None:
    lines = wrap(paragraph_words(text, RULES), size, width)
    assert all(line.width <= width + 0.01 for line in lines)
    # A word that is broken ends in a hyphen of ours.
    assert letters(lines).replace("-", "") == text.replace(" ", "").replace("-", "")
    assert letters(lines).count("-") >= text.count("-")


def test_a_broken_word_ends_in_a_hyphen_where_there_is_room_for_one() -> None:
    lines = wrap(paragraph_words("Asmoranomardicadaistinaculdacar", RULES), 12.5, 60.0)
    ends = [line.runs[-1].atom.text for line in lines]
    assert len(lines) > 2
    assert ends == ["-"] * (len(lines) - 1) + ["r"]
    assert all(line.width <= 60.0 for line in lines)


def test_a_symbol_wider_than_the_line_is_spelled_in_letters() -> None:
    lines = wrap(paragraph_words("{1000000}", RULES), 20.0, 40.0)
    assert letters(lines) == "{1000000}"
    assert all(line.width <= 40.0 for line in lines)


def test_runs_of_a_line_follow_each_other_without_overlap() -> None:
    for line in wrap(paragraph_words("Pay {1}{U}: draw (or not) a card " * 5, RULES), 20.0, 300.0):
        lefts = [run.left for run in line.runs]
        assert lefts == sorted(lefts)


@pytest.mark.parametrize("height", [30, 80, 200, 400])
def test_the_setting_chosen_fits_and_the_next_larger_size_does_not(height: int) -> None:
    words = paragraph_words("A fairly ordinary sentence that needs a few lines of its own. " * 3, RULES)
    sizes = sizes_between(36, 7)
    done = fit([words], [300], height, sizes)
    assert done.height <= height
    if not done.cut and done.size < sizes[0]:
        larger = sizes[sizes.index(done.size) - 1]
        assert fit([words], [300], height, [larger]).cut


def test_what_fits_at_no_size_ends_in_an_ellipsis() -> None:
    done = fit([paragraph_words("word " * 500, RULES)], [100], 40, [10.0, 8.0])
    assert done.cut
    assert done.height <= 40
    assert letters(done.paragraphs[0]).endswith(ELLIPSIS)


def test_sizes_fall_from_the_largest_to_the_smallest_on_half_pixels() -> None:
    sizes = sizes_between(36, 7)
    assert sizes[0] == 36
    assert sizes[-1] == 7
    assert list(sizes) == sorted(set(sizes), reverse=True)
    assert all(size * 2 == int(size * 2) for size in sizes)


def test_a_largest_size_below_the_smallest_gives_the_smallest_alone() -> None:
    assert sizes_between(5, 7) == (7,)


@pytest.mark.parametrize("name", ["Concealing Curtains", "Blackbloom Rogue", "Alrund, God of the Cosmos", "Werewolf"])
@pytest.mark.parametrize("width", [24, 40, 52, 90])
def test_where_words_stay_whole_no_line_ends_inside_one(name: str, width: int) -> None:
    for height in (9, 18, 40):
        done = fit_lines(paragraph_words(name, NAME), width, height, ((1, 9.5, 7.0), (2, 8.0, 7.0)), whole=True)
        lines = [letters((line,)) for line in done.paragraphs[0]]
        assert all(line.width <= width for line in done.paragraphs[0])
        assert all(line.endswith(ELLIPSIS) for line in lines[-1:]) == (done.cut and bool(lines))
        # Only of a first word that is wider than the room letters are left out.
        whole = "".join(lines).removesuffix(ELLIPSIS)
        starts = ["".join(name.split()[:count]).rstrip(",") for count in range(1, len(name.split()) + 1)]
        assert not lines or whole in starts or (len(lines) == 1 and name.split(maxsplit=1)[0].startswith(whole))


def test_a_type_line_gets_shorter_by_whole_kinds_of_types() -> None:
    line = "Legendary Creature \N{EM DASH} Human Wizard"
    assert shorter_types(line, numbered=True) == (
        line,
        "Creature \N{EM DASH} Human Wizard",
        "Human Wizard",
        "Creature",
    )
    assert shorter_types("Basic Land \N{EM DASH} Forest", numbered=False)[-1] == "Land"
    assert shorter_types("Instant // Sorcery", numbered=False) == ("Instant // Sorcery",)


@pytest.mark.parametrize(
    "line",
    [
        "Legendary Planeswalker \N{EM DASH} Arlinn",
        "Enchantment",
        "Artifact Creature",
        "Artifact Creature \N{EM DASH} Elf Scout",
    ],
)
def test_no_word_of_a_type_line_is_broken_on_a_small_card(line: str) -> None:
    face = FaceLook(name="It", type_line=line, corner=Corner("3", CornerKind.LOYALTY))
    for width in range(20, 110, 3):
        pieces, _ = type_line_pieces(face, Box("place", 0, 0, width, 60), style_for(74, "light", 1.0), (0, 0, 0))
        for piece in pieces:
            assert isinstance(piece, TextPiece)
            said = [letters((each,)) for paragraph in piece.setting.paragraphs for each in paragraph]
            assert not [each for each in said if each.endswith("-")], width
            # The dash stands behind the types, at the end of their line or within it.
            assert not [each for each in said if each.startswith("\N{EM DASH}")], width
            assert set("".join(said)) <= set(line)


def test_on_a_small_card_the_kind_goes_before_each_word_has_a_line_of_its_own() -> None:
    line = "Creature \N{EM DASH} Human Rogue Werewolf"
    face = FaceLook(name="It", type_line=line, corner=Corner("3/3", CornerKind.POWER_TOUGHNESS))
    told = set()
    for width in range(20, 110, 3):
        pieces, _ = type_line_pieces(face, Box("place", 0, 0, width, 60), style_for(74, "light", 1.0), (0, 0, 0))
        for piece in pieces:
            assert isinstance(piece, TextPiece)
            said = [letters((each,)) for paragraph in piece.setting.paragraphs for each in paragraph]
            # The number in the corner says that it is a creature; a dash has no line to itself.
            assert "\N{EM DASH}" not in said, width
            told.add(piece.box.text)
    assert {line, "Human Rogue Werewolf"} <= told


def test_a_dash_ends_a_line_rather_than_to_begin_the_next() -> None:
    words = paragraph_words("Enchantment Creature \N{EM DASH} Elf", NAME)
    before = wrap(words[:2], 20.0, 1000)[0].width
    first, second = wrap(words, 20.0, before + 1)
    assert letters((first,)) == "Enchantment"
    assert letters((second,)).startswith("Creature")
