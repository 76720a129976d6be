"""Every ink stands out from every ground it is set on: 4.5 to 1 at least, 7 to 1 with high contrast (WCAG 2)."""

from __future__ import annotations

import pytest

from inspector.drawing.palette import FRAMES, PAPERS, Rgb, Theme, tones

LEAST: dict[Theme, float] = {"light": 4.5, "dark": 4.5, "contrast": 7.0}


def luminance(color: Rgb) -> float:
    parts = [level / 255 for level in color]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, two: Rgb) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_largest_contrast_there_is() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("frame", list(FRAMES))
def test_ink_can_be_read_on_the_sheet_the_strip_the_band_and_the_tabs(theme: Theme, frame: str) -> None:
    paper, frame_tones = PAPERS[theme], tones(frame, theme)
    for ground in (paper.sheet, paper.strip, frame_tones.band, frame_tones.middle):
        assert contrast(paper.ink, ground) >= LEAST[theme]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("frame", list(FRAMES))
def test_what_is_dimmed_can_still_be_read(theme: Theme, frame: str) -> None:
    paper, band = PAPERS[theme], tones(frame, theme).band
    for ground in (paper.sheet, paper.strip, band):
        assert contrast(paper.soft, ground) >= LEAST[theme]


@pytest.mark.parametrize("frame", list(FRAMES))
def test_with_high_contrast_edges_and_emblems_stand_out_from_black(frame: str) -> None:
    made = tones(frame, "contrast")
    assert contrast(made.edge, (0, 0, 0)) >= 7.0
    assert contrast(made.emblem, made.middle) >= 4.5
