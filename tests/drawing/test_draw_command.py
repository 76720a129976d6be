"""``card-inspector draw``: a picture of the card that was named, in the state asked for, or a sentence why not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from inspector.commands.drawing_of_scenario import looks_in
from inspector.commands.program import card_inspector
from inspector.drawing import draw_card
from inspector.drawing.page import PAGE
from inspector.drawing.printed import printed_look
from inspector.library import DATA_DIR_VARIABLE, Library, bundled_cards


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "data"))
    return tmp_path


def draw(*words: str) -> Result:
    return CliRunner().invoke(card_inspector, ["draw", *words])


def picture(folder: Path, *words: str) -> Image.Image:
    file = folder / "card.png"
    result = draw(*words, "-o", str(file))
    assert result.exit_code == 0, result.output
    with Image.open(file) as image:
        return image.copy()


def test_a_card_is_drawn_as_it_is_in_the_window(own_folder: Path) -> None:
    card = bundled_cards().find("Delver of Secrets")
    assert card is not None
    drawn = picture(own_folder, "delver", "of", "secrets")
    assert drawn.tobytes() == draw_card(printed_look(card), (744, 1039)).tobytes()
    assert "unofficial Fan Content" in str(drawn.info["Comment"])


def test_the_face_that_is_named_is_up_unless_another_is_asked_for(own_folder: Path) -> None:
    back = picture(own_folder, "Insectile Aberration").tobytes()
    assert back == picture(own_folder, "Delver of Secrets", "--face", "back").tobytes()
    assert back != picture(own_folder, "Insectile Aberration", "--face", "front").tobytes()


@pytest.mark.parametrize(
    "words",
    [
        ("Fire // Ice", "--half", "left"),
        ("Fire // Ice", "--as-printed"),
        ("Bottomless Pool // Locker Room", "--state", "locked"),
        ("Bottomless Pool // Locker Room", "--state", "left-unlocked"),
        ("Bottomless Pool // Locker Room", "--state", "unlocked"),
        ("Delver of Secrets", "--state", "morph"),
        ("Delver of Secrets", "--state", "substitute"),
        ("Delver of Secrets", "--state", "checklist"),
        ("Delver of Secrets", "--theme", "contrast"),
    ],
    ids=" ".join,
)
def test_each_half_state_and_theme_gives_a_picture_of_its_own(own_folder: Path, words: tuple[str, ...]) -> None:
    drawn = picture(own_folder, *words, "--size", "244x341")
    assert drawn.size == (244, 341)
    assert drawn.tobytes() != picture(own_folder, words[0], "--size", "244x341").tobytes()


def test_half_of_a_combined_face_lies_down_to_be_read(own_folder: Path) -> None:
    part = next(card for card in bundled_cards() if card.melds_into)
    upper = picture(own_folder, part.name, "--state", "melded-upper")
    assert upper.size == (1039, 744)
    assert upper.tobytes() != picture(own_folder, part.name, "--state", "melded-lower").tobytes()


def test_a_sheet_holds_all_cards_on_pages_to_print(own_folder: Path) -> None:
    names = ("Delver of Secrets", "Fire // Ice")
    assert draw("--sheet", *names, "-o", str(own_folder / "page.png")).exit_code == 0
    with Image.open(own_folder / "page.png") as page:
        assert page.size == PAGE
    assert draw("--sheet", *names * 5, "-o", str(own_folder / "pages.pdf")).exit_code == 0
    assert b"/Count 2" in (own_folder / "pages.pdf").read_bytes()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("Nobody Knows This One",), "No card is called"),
        (("Fire // Ice", "--face", "back"), "has no back face of its own."),
        (("Fire // Ice", "--state", "locked"), "only a Room has."),
        (("Fire // Ice", "--state", "flipped"), "is not a flip card."),
        (("Fire // Ice", "--state", "melded-upper"), "half of no combined face"),
        (("Delver of Secrets", "--half", "left"), "has no such half."),
        (("Delver of Secrets", "--size", "800x300"), "cannot be drawn at 800 x 300"),
        (("Delver of Secrets", "--size", "huge"), "is not a size such as"),
        (("Delver of Secrets", "--face", "back", "--half", "left"), "Choose one of"),
        (("--sheet", *["Delver of Secrets"] * 10), "save them as .pdf"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_drawn_is_said_in_a_sentence(own_folder: Path, words: tuple[str, ...], says: str) -> None:
    result = draw(*words, "-o", str(own_folder / "card.png"))
    assert result.exit_code in (1, 2)
    assert says in result.output
    assert "Traceback" not in result.output
    assert not (own_folder / "card.png").exists()


def test_a_file_that_cannot_be_written_or_has_another_ending_is_told(own_folder: Path) -> None:
    gone = draw("Delver of Secrets", "-o", str(own_folder / "none" / "card.png"))
    assert (gone.exit_code, "the picture cannot be saved" in gone.output) == (2, True)
    other = draw("Delver of Secrets", "-o", str(own_folder / "card.bmp"))
    assert (other.exit_code, "saved as .png" in other.output) == (2, True)


def scenario_file(folder: Path) -> Path:
    file = folder / "grown.scenario.json"
    file.write_text(
        json.dumps(
            {
                "format": "card-inspector/1",
                "edition": "2026-08",
                "actions": [
                    {"do": "place", "card": "Elite Vanguard", "as": "Vanguard", "zone": "battlefield"},
                    {"do": "effect", "on": ["Vanguard"], "change": {"power": "+2"}, "until": "end of turn"},
                ],
            }
        ),
        encoding="utf-8",
    )
    return file


def test_an_object_of_a_scenario_is_drawn_as_it_is_now_with_what_was_printed(own_folder: Path) -> None:
    file = scenario_file(own_folder)
    now = picture(own_folder, "--from", str(file), "--label", "Vanguard").tobytes()
    assert now != picture(own_folder, "Elite Vanguard").tobytes()
    look = looks_in(file, ("Vanguard",), Library())[0]
    assert look.face.corner is not None
    assert look.face.corner.text == "4/1"
    assert look.face.was is not None
    assert look.face.was.corner == "2/1"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--label", "Delver"), 'no object is labelled "Delver" at the end; there are "Vanguard".'),
        (("--label", "Vanguard", "Fire"), "name objects by --label alone"),
        (("--label", "Vanguard", "--state", "morph"), "name objects by --label alone"),
        (("--label", "Vanguard", "--label", "Vanguard"), "add --sheet"),
        ((), "name objects by --label alone"),
    ],
)
def test_what_a_scenario_cannot_show_is_told_in_a_sentence(own_folder: Path, words: tuple[str, ...], told: str) -> None:
    result = draw("--from", str(scenario_file(own_folder)), *words, "-o", str(own_folder / "card.png"))
    assert result.exit_code == 2
    assert told in " ".join(result.output.replace("│", " ").split())


def test_without_a_name_or_a_scenario_there_is_nothing_to_draw(own_folder: Path) -> None:
    result = draw("-o", str(own_folder / "card.png"))
    assert result.exit_code == 2
    assert "Name a card" in result.output
