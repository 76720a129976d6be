"""Which theme the desktop asks for, on a Qt that tells of contrast and on an older one that does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from inspector.window.style import theme


class OlderHints:
    """What Qt tells of the desktop before 6.10."""

    scheme = Qt.ColorScheme.Unknown

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's own name
        return self.scheme


class Wishes:
    """What Qt tells of the user's needs from 6.10 on."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted

    def contrastPreference(self) -> object:  # noqa: N802 - Qt's own name
        return getattr(Qt.ContrastPreference, self.wanted)


class NewerHints(OlderHints):
    """What Qt tells from 6.10 on."""

    wanted = "NoPreference"

    def accessibility(self) -> Wishes:
        return Wishes(self.wanted)


@pytest.mark.parametrize("hints", [OlderHints, NewerHints] if hasattr(Qt, "ContrastPreference") else [OlderHints])
@pytest.mark.parametrize(("scheme", "name"), [("Dark", "dark"), ("Light", "light"), ("Unknown", "light")])
def test_dark_and_light_are_followed(
    monkeypatch: pytest.MonkeyPatch, hints: type[OlderHints], scheme: str, name: str
) -> None:
    told = hints()
    told.scheme = getattr(Qt.ColorScheme, scheme)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: told)
    assert theme.system_theme() == name


@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="this Qt does not tell of contrast")
def test_high_contrast_goes_before_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    told = NewerHints()
    told.scheme, told.wanted = Qt.ColorScheme.Dark, "HighContrast"
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: told)
    assert theme.system_theme() == "contrast"
