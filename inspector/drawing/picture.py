"""Which picture panel a face has, and the band under its type line; what a section is to show besides its text."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from inspector.drawing.emblems import emblem_of
from inspector.drawing.layouts import Leads, Plan
from inspector.drawing.looks import Badge, FaceLook
from inspector.drawing.palette import frame_keys, tones
from inspector.drawing.panel import Panel
from inspector.drawing.pieces import PlainGround
from inspector.drawing.plan import Box, Piece, Style

# On a panel lower than this share of its width an emblem is a speck.
LOW_PANEL = 0.16
BASIC_LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G", "Wastes": "C"}


class Share(Struct, frozen=True):
    """What a section is to show beside its text: a picture panel, tabs, its type line, and the badges laid on it.

    With a `side`, the panel stands there, beside the text, where there is width enough.
    """

    panel: bool = True
    leads: Leads = Leads.NONE
    badges: tuple[Badge, ...] = ()
    base: float = 50.0
    dim: bool = False
    plan: Plan = Plan.ONE_FACE
    emblem: str = ""
    side: Literal["", "left", "right"] = ""


def is_covered(badge_pieces: list[Piece], place: Box) -> bool:
    """Whether badges leave no room for an emblem beside or below them on a panel."""
    right = max((piece.box.right for piece in badge_pieces), default=place.left)
    low = max((piece.box.bottom for piece in badge_pieces), default=place.top)
    return place.right - right < 0.9 * place.height and place.bottom - low < 0.7 * place.height


def picture_of(face: FaceLook, place: Box, style: Style, share: Share, covered: bool = False) -> Panel:
    """The panel in `place`, without an emblem where badges have `covered` it or where it would be a speck."""
    box = Box("panel", place.left, place.top, place.right, place.bottom, ground=True)
    types = frozenset(face.type_line.split())
    frames = tuple(letter for letter in "WUBRG" if letter in face.colors) or frame_keys(face.colors, face.type_line)
    if share.dim:
        frames = ("colorless",)
    low = place.height < LOW_PANEL * place.width
    emblem = "" if covered or low else share.emblem or _emblem(face, types)
    return Panel(box, frames, emblem, face.name, style.theme, aside=bool(share.badges), night=face.night)


def _emblem(face: FaceLook, types: frozenset[str]) -> str:
    """The sign in the panel; a land with one basic land type and no other text shows the mana it gives."""
    mana = [f"{{{letter}}}" for kind, letter in BASIC_LANDS.items() if kind in types]
    return mana[0] if len(mana) == 1 and len(face.paragraphs) < 2 else emblem_of(face.type_line)


def type_band(face: FaceLook, place: Box, style: Style) -> Piece:
    """The ground of the type line, in the colors of the frame."""
    fills = tuple(tones(key, style.theme).band for key in frame_keys(face.colors, face.type_line))
    return PlainGround(Box("band", place.left, place.top, place.right, place.bottom, ground=True), fills)
