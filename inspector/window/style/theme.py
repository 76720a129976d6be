"""Named color roles, one set a theme: the only place in the window where a color is written down."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

ThemeName = Literal["light", "dark", "contrast"]


class Roles(NamedTuple):
    """What each color is for; values are ``#RRGGBB``.

    ``window`` lies behind everything, ``surface`` under panels and fields, ``raised`` under what stands out of them,
    ``desk`` under the zones and ``zone`` in them. ``ink``, ``soft`` and ``faint`` are text in falling importance.
    ``mark`` and ``on_mark`` highlight deciding words; ``done``, ``nothing`` and ``refused`` go with a word, always.
    """

    name: ThemeName
    window: str
    surface: str
    raised: str
    desk: str
    zone: str
    zone_line: str
    line: str
    ink: str
    soft: str
    faint: str
    accent: str
    on_accent: str
    accent_soft: str
    mark: str
    on_mark: str
    done: str
    nothing: str
    refused: str
    shadow: str


LIGHT = Roles(
    name="light",
    window="#F3F0EA",
    surface="#FBFAF6",
    raised="#FFFFFF",
    desk="#E6E1D7",
    zone="#EFEBE3",
    zone_line="#D3CCBE",
    line="#DDD8CC",
    ink="#20232A",
    soft="#5C606A",
    faint="#60636B",
    accent="#1F6097",
    on_accent="#FFFFFF",
    accent_soft="#DCE8F2",
    mark="#FBE7A1",
    on_mark="#3A2E00",
    done="#2C6B45",
    nothing="#6B5A1E",
    refused="#9C3526",
    shadow="#8C8473",
)
DARK = Roles(
    name="dark",
    window="#191B1F",
    surface="#202329",
    raised="#2A2E35",
    desk="#131518",
    zone="#1A1D21",
    zone_line="#31353C",
    line="#33373F",
    ink="#ECEAE4",
    soft="#B0B3BA",
    faint="#9CA0A9",
    accent="#83B9E8",
    on_accent="#10161C",
    accent_soft="#26384A",
    mark="#564713",
    on_mark="#FFEFB8",
    done="#84C99C",
    nothing="#D9C27A",
    refused="#F0978A",
    shadow="#000000",
)
CONTRAST = Roles(
    name="contrast",
    window="#000000",
    surface="#000000",
    raised="#000000",
    desk="#000000",
    zone="#000000",
    zone_line="#FFFFFF",
    line="#FFFFFF",
    ink="#FFFFFF",
    soft="#FFFFFF",
    faint="#D8D8D8",
    accent="#FFE14D",
    on_accent="#000000",
    accent_soft="#3A3300",
    mark="#FFE14D",
    on_mark="#000000",
    done="#7CFF9B",
    nothing="#FFD27C",
    refused="#FF9C8F",
    shadow="#000000",
)
THEMES: dict[ThemeName, Roles] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def system_theme() -> ThemeName:
    """The theme that the desktop asks for; light where it does not say."""
    hints = QGuiApplication.styleHints()
    # Qt tells of contrast from 6.10 on; systems that pack Qt themselves have 6.8, and there the user chooses it.
    if hasattr(hints, "accessibility"):
        # Held by names, for the binding deletes what a chain of calls passes through.
        wishes = hints.accessibility()
        if wishes.contrastPreference() is Qt.ContrastPreference.HighContrast:
            return "contrast"
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    return "dark" if dark else "light"


def palette_of(roles: Roles) -> QPalette:
    """The palette that widgets without a style sheet rule use."""
    kind = QPalette.ColorRole
    palette = QPalette()
    for role, color in (
        (kind.Window, roles.window),
        (kind.WindowText, roles.ink),
        (kind.Base, roles.surface),
        (kind.AlternateBase, roles.window),
        (kind.Text, roles.ink),
        (kind.Button, roles.surface),
        (kind.ButtonText, roles.ink),
        (kind.BrightText, roles.refused),
        (kind.ToolTipBase, roles.raised),
        (kind.ToolTipText, roles.ink),
        (kind.Highlight, roles.accent),
        (kind.HighlightedText, roles.on_accent),
        (kind.Accent, roles.accent),
        (kind.Link, roles.accent),
        (kind.LinkVisited, roles.accent),
        (kind.PlaceholderText, roles.faint),
        (kind.Light, roles.raised),
        (kind.Midlight, roles.surface),
        (kind.Mid, roles.line),
        (kind.Dark, roles.zone_line),
        (kind.Shadow, roles.shadow),
    ):
        palette.setColor(role, QColor(color))
    for role in (kind.WindowText, kind.Text, kind.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(roles.faint))
    return palette


def box_palette_of(roles: Roles) -> QPalette:
    """The palette of boxes to check: Qt draws their rim darker than the window, which no dark window shows."""
    palette = palette_of(roles)
    palette.setColor(QPalette.ColorRole.Window, QColor(roles.soft).lighter(140))
    return palette
