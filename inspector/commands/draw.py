"""``card-inspector draw``: printed cards as pictures, one by one or as a page of cards to print."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Final

import click
from msgspec import Struct
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from inspector.bundled import BundledFileError
from inspector.cards import Card, name_key
from inspector.cards.lists_in_words import capitalized
from inspector.commands.drawing_of_scenario import looks_in
from inspector.commands.printing import NOT_FOUND, UNREADABLE, complain
from inspector.commands.users_library import open_library
from inspector.drawing import CardLook, DrawnLayout, Orientation, SideUp, Theme, draw_card
from inspector.drawing.layouts import lies_down
from inspector.drawing.page import CANNOT, NOTICE, save_page
from inspector.drawing.printed import (
    Doors,
    LookError,
    face_down_look,
    flipped_look,
    half_look,
    melded_half_look,
    printed_look,
    stand_in_look,
    turned,
)
from inspector.keeping import KeepingError, replace_file
from inspector.library import Library, LibraryError
from inspector.rules import EDITIONS, RulesError
from inspector.scenario import ScenarioError

LARGEST: Final = 4000
_Size = tuple[int, int]
_HALVES: Final = {"left": 0, "right": 1, "upper": 0, "lower": 1}
_DOORS: Final = {
    "locked": Doors(),
    "left-unlocked": Doors(left=True),
    "right-unlocked": Doors(right=True),
    "unlocked": Doors(left=True, right=True),
}
_EDITIONS: Final = tuple(edition.key for edition in EDITIONS)
_CAUSES: Final = ("face-down", "morph", "manifest", "cloak", "disguise")
_STAND_INS: Final = {"checklist": DrawnLayout.CHECKLIST, "substitute": DrawnLayout.SUBSTITUTE}
_MELDED: Final = {"melded-upper": False, "melded-lower": True}
_STATES: Final = (*_DOORS, "flipped", *_CAUSES, *_MELDED, *_STAND_INS)

# The sign "\b" keeps click from joining the lines below it.
_HELP: Final = """Draw the card NAME as printed, or an object of a scenario as it is now, and save the picture.

\b
card-inspector draw Insectile Aberration -o aberration.png
card-inspector draw "Fire // Ice" --half left -o fire.png
card-inspector draw "Bottomless Pool" --state left-unlocked -o pool.png
card-inspector draw --sheet "Delver of Secrets" "Fire // Ice" -o page.png
card-inspector draw --from board.scenario.json --label Delver -o delver.png

Without --sheet all words together are one name, save for --state checklist, which lists every NAME.
"""


class DrawRequest(Struct, frozen=True):
    """The cards that were named, and what of them is to be seen."""

    names: tuple[str, ...]
    face: str | None
    half: str | None
    state: str | None
    sheet: bool


def _read_size(_context: click.Context, _parameter: click.Parameter, text: str | None) -> _Size | None:
    if text is None:
        return None
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and 48 <= int(width) <= LARGEST and 48 <= int(height) <= LARGEST):
        raise click.BadParameter(f'"{text}" is not a size such as 744x1039, each side from 48 to {LARGEST}')
    return int(width), int(height)


@click.command(help=_HELP)
@click.argument("names", nargs=-1, metavar="[NAME...]")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), required=True, metavar="FILE.png")
@click.option("--face", type=click.Choice(["front", "back"]), help="The face that is up; else the one that is named.")
@click.option("--half", type=click.Choice(tuple(_HALVES)), help="This half alone, as a spell of it is.")
@click.option("--state", type=click.Choice(_STATES), help="Draw the card in this state.")
@click.option("--size", metavar="WxH", callback=_read_size, help="The size in pixels.  [default: 744x1039]")
@click.option("--theme", type=click.Choice(["light", "dark", "contrast"]), default="light", show_default=True)
@click.option("--upright/--as-printed", default=True, help="Turn halves to be read, or leave them as they are printed.")
@click.option(
    "--from",
    "scenario",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="SCENARIO",
    help="Draw an object of this file as it is at the end, what was printed told beside it.",
)
@click.option(
    "--label", "labels", multiple=True, metavar="LABEL", help="Which object of the scenario; may be repeated."
)
@click.option("--edition", type=click.Choice(_EDITIONS), help="Use these rules instead of the scenario's own.")
@click.option("--sheet", is_flag=True, help="Draw every NAME, nine on a page of A4; .pdf for more than one page.")
def draw(
    names: tuple[str, ...],
    output: Path,
    face: str | None,
    half: str | None,
    state: str | None,
    size: _Size | None,
    theme: Theme,
    upright: bool,
    sheet: bool,
    scenario: Path | None,
    labels: tuple[str, ...],
    edition: str | None,
) -> None:
    """Draw printed cards, or objects of a scenario as they are now, and save the picture."""
    if [face, half, state].count(None) < 2:
        raise click.UsageError("Choose one of --face, --half and --state.")
    asked = DrawRequest(names, face, half, state, sheet)
    try:
        library = open_library()
        looks = _in_scenario(asked, scenario, labels, edition, library) if scenario else _printed(asked, library)
        orientation = Orientation.AUTO if upright else Orientation.AS_PRINTED
        looks = [turned(look, orientation) for look in looks]
        if sheet:
            save_page(looks, output, theme)
        else:
            _save(draw_card(looks[0], size or _usual_size(looks[0], upright), theme), output)
    except (LookError, KeepingError, LibraryError, BundledFileError, ScenarioError, RulesError, ValueError) as error:
        complain(_sentence(error))
        sys.exit(UNREADABLE)


def _in_scenario(
    asked: DrawRequest, scenario: Path, labels: tuple[str, ...], edition: str | None, library: Library
) -> list[CardLook]:
    if asked.names or not labels or asked.face or asked.half or asked.state:
        raise click.UsageError("With --from, name objects by --label alone: their faces and states are the scenario's.")
    if len(labels) > 1 and not asked.sheet:
        raise click.UsageError("One picture shows one object; add --sheet for a page of several.")
    return looks_in(scenario, labels, library, edition)


def _printed(asked: DrawRequest, library: Library) -> list[CardLook]:
    if not asked.names:
        raise click.UsageError("Name a card, or a scenario with --from and --label.")
    state = asked.state
    named = list(asked.names) if asked.sheet or state == "checklist" else [" ".join(asked.names)]
    cards = [_found(library, name) for name in named]
    if state == "checklist":
        return [stand_in_look(cards, DrawnLayout.CHECKLIST)]
    if state in _STAND_INS:
        return [stand_in_look([card], _STAND_INS[state]) for card in cards]
    return [_look(library, card, name, asked.face, asked.half, state) for card, name in zip(cards, named, strict=True)]


def _sentence(error: Exception) -> str:
    text = str(error)
    return text if text.endswith(".") else f"{capitalized(text)}."


def _found(library: Library, name: str) -> Card:
    card = library.find(name)
    if card is None:
        complain(f'No card is called "{name}"; card-inspector cards find searches for it.')
        sys.exit(NOT_FOUND)
    return card


def _look(library: Library, card: Card, name: str, face: str | None, half: str | None, state: str | None) -> CardLook:
    if half is not None:
        return half_look(card, _HALVES[half])
    if state in _DOORS:
        return printed_look(card, doors=_DOORS[state])
    if state == "flipped":
        return flipped_look(card)
    if state in _CAUSES:
        return face_down_look("face down" if state == "face-down" else state)
    if state in _MELDED:
        return melded_half_look(_combined(library, card), _MELDED[state])
    return printed_look(card, back=face == "back" or (face is None and _names_back(card, name)))


def _combined(library: Library, card: Card) -> Card:
    combined = card if card.meld_result else library.find(card.melds_into) if card.melds_into else None
    if combined is None:
        raise LookError(f"{card.name} is half of no combined face that the library has.")
    return combined


def _names_back(card: Card, name: str) -> bool:
    return card.back is not None and name_key(name) == name_key(card.back.name) != name_key(card.front.name)


def _usual_size(look: CardLook, upright: bool) -> _Size:
    """The size of a card at 300 dots an inch; a battle or half of a combined face lies down to be read."""
    lying = upright and look.layout in (DrawnLayout.BATTLE, DrawnLayout.MELDED_TOP, DrawnLayout.MELDED_BOTTOM)
    return (1039, 744) if lying and lies_down(look) and look.side is SideUp.FACE else (744, 1039)


def _save(image: Image.Image, output: Path) -> None:
    if output.suffix.lower() != ".png":
        raise ValueError(f"a picture of one card is saved as .png, not as {output.name}")
    about = PngInfo()
    about.add_itxt("Comment", NOTICE)
    data = BytesIO()
    image.save(data, format="PNG", dpi=(300, 300), pnginfo=about)
    replace_file(output, data.getvalue(), CANNOT)
