"""How long a card takes to draw at 744 by 1039, next to three bare drawings of the same card by Pillow alone.

All run in turn, in one process: a face that was never drawn next to one with a kept frame and kept word widths; a face
of which a number changed next to pasting kept masks of its texts; and that one next to the naive drawing, which makes
frame, gradient and landscape again and measures every word.
"""

from __future__ import annotations

import itertools
import math
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from msgspec import structs  # noqa: E402
from PIL import Image, ImageDraw, ImageFont  # noqa: E402

from inspector.drawing import CardLook, Corner, FaceLook, draw_card  # noqa: E402
from inspector.drawing.fonts import FontFace, load, path_of  # noqa: E402
from inspector.drawing.word_masks import STAMPS  # noqa: E402

SIZE = (744, 1039)
ROUNDS = 60
NEW_GOAL, REDRAW_GOAL, NAIVE_GOAL = 1.5, 2.0, 4.0
TEXT = (
    "Each time this wanderer slips past the guards, its owner looks at three pages and keeps one; the others go "
    "back in any order. As the evening comes, mark every other wanderer that went along today, unless somebody at the "
    "table is in command of a lantern, and then let one of them rest."
)
WORDS = TEXT.split()
FACE = FaceLook(
    name="Lantern Scholar",
    mana_cost=("{2}", "{U}"),
    type_line="Creature \u2014 Human Wizard",
    colors=frozenset("U"),
    corner=Corner("2/3"),
)
_SERIAL = itertools.count(1)


def paragraphs(number: int) -> tuple[str, ...]:
    """Three paragraphs of forty words or so that are new for each number."""
    shift = number % len(WORDS)
    turned = [*WORDS[shift:], *WORDS[:shift]]
    return tuple(f"{' '.join(turned[start : start + 18])} {number}." for start in range(0, len(turned), 18))


def new_face() -> None:
    """Our drawing of a face that nobody has drawn."""
    draw_card(CardLook(face=structs.replace(FACE, paragraphs=paragraphs(next(_SERIAL)))), SIZE)


def new_words() -> None:
    """Our drawing of a new face of which not one word was ever drawn."""
    STAMPS.clear()
    new_face()


def changed_number() -> None:
    """Our drawing of a face of which the corner's number alone is new."""
    face = structs.replace(FACE, paragraphs=paragraphs(0), corner=Corner(f"{next(_SERIAL)}/3"))
    draw_card(CardLook(face=face), SIZE)


class Bare:
    """The same card by Pillow alone: frame and panel as pictures, words at fixed places in our fonts and sizes."""

    def __init__(self) -> None:
        blank = draw_card(CardLook(face=structs.replace(FACE, name="", type_line="", mana_cost=(), corner=None)), SIZE)
        self.frame = blank.copy()
        self.panel = Image.new("RGBA", (696, 330), (176, 201, 224, 255))
        self.serif = load(path_of(FontFace.SERIF), 36.0)
        self.bold = load(path_of(FontFace.SANS_SEMIBOLD), 48.0)
        self.types = load(path_of(FontFace.SANS_SEMIBOLD), 31.0)
        self.widths: dict[str, float] = {}
        self.masks: list[tuple[Image.Image, tuple[int, int]]] = []

    def lines(self, texts: tuple[str, ...], width_of: Callable[[str], float]) -> list[tuple[str, int]]:
        """The words in lines, each with its height on the card."""
        found: list[tuple[str, int]] = []
        y = 520
        for text in texts:
            line: list[str] = []
            x = 0.0
            for word in text.split():
                wide = width_of(word)
                if line and x + wide > 640:
                    found.append((" ".join(line), y))
                    line, x, y = [], 0.0, y + 44
                line.append(word)
                x += wide + 9
            found.append((" ".join(line), y))
            y += 60
        return found

    def kept_width(self, word: str) -> float:
        """A word's width, measured once."""
        found = self.widths.get(word)
        if found is None:
            found = self.widths[word] = self.serif.getlength(word)
        return found

    def write(self, image: Image.Image, lines: list[tuple[str, int]], number: str) -> None:
        """Name, types, number and text."""
        draw = ImageDraw.Draw(image)
        draw.text((50, 40), FACE.name, font=self.bold, fill=(34, 36, 42))
        draw.text((50, 470), FACE.type_line, font=self.types, fill=(34, 36, 42))
        draw.text((610, 950), number, font=self.bold, fill=(34, 36, 42))
        for text, y in lines:
            draw.text((50, y), text, font=self.serif, fill=(34, 36, 42))

    def kept_frame(self) -> None:
        """A kept frame and panel, kept widths, every line drawn."""
        image = self.frame.copy()
        image.paste(self.panel, (24, 120))
        self.write(image, self.lines(paragraphs(next(_SERIAL)), self.kept_width), "2/3")

    def kept_masks(self) -> None:
        """A kept frame and panel, a kept mask for each text, and one new number."""
        if not self.masks:
            self.masks = [
                (self.mask(FACE.name, self.bold, 640), (50, 40)),
                (self.mask(FACE.type_line, self.types, 640), (50, 470)),
            ]
            for index, text in enumerate(paragraphs(0)):
                wrapped = self.lines((text,), self.kept_width)
                block = Image.new("L", (644, 44 * len(wrapped)), 0)
                draw = ImageDraw.Draw(block)
                for line, y in wrapped:
                    draw.text((0, y - 520), line, font=self.serif, fill=255)
                self.masks.append((block, (50, 520 + index * 150)))
        image = self.frame.copy()
        image.paste(self.panel, (24, 120))
        for mask, place in self.masks:
            image.paste((34, 36, 42), place, mask)
        ImageDraw.Draw(image).text((610, 950), f"{next(_SERIAL)}/3", font=self.bold, fill=(34, 36, 42))

    def mask(self, text: str, font: ImageFont.FreeTypeFont, width: int) -> Image.Image:
        """The letters of one line."""
        made = Image.new("L", (width, 60), 0)
        ImageDraw.Draw(made).text((0, 0), text, font=font, fill=255)
        return made

    def naive(self) -> None:
        """Everything again: a frame with a vertical gradient and soft edges, a landscape, every word measured."""
        width, height = SIZE
        image = Image.new("RGBA", SIZE, (0, 0, 0, 0))
        draw = ImageDraw.Draw(image)
        for y in range(height):
            share = y / height
            draw.line((0, y, width, y), fill=(round(63 - 20 * share), round(125 - 30 * share), 181, 255))
        shape = Image.new("L", (2 * width, 2 * height), 0)
        ImageDraw.Draw(shape).rounded_rectangle((0, 0, 2 * width - 1, 2 * height - 1), 80, fill=255)
        image.putalpha(shape.reduce(2))
        draw.rounded_rectangle((24, 24, width - 24, height - 24), 16, fill=(252, 250, 245, 255))
        panel = Image.new("RGBA", (696 * 2, 330 * 2), (216, 228, 240, 255))
        hills = ImageDraw.Draw(panel)
        ridge = [(x * 14.0, 420 + 90 * math.sin(x / 16)) for x in range(101)]
        hills.polygon([(0, 660), *ridge, (1400, 660)], fill=(140, 172, 208, 255))
        image.paste(panel.reduce(2), (24, 120))
        self.write(image, self.lines(paragraphs(next(_SERIAL)), self.serif.getlength), "2/3")


def timed(runs: dict[str, Callable[[], None]]) -> dict[str, list[float]]:
    """The seconds that each run took, all in turn; the first rounds fill the caches and are not counted."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for round_ in range(ROUNDS + 5):
        for name, run in runs.items():
            start = time.perf_counter()
            run()
            if round_ >= 5:
                times[name].append(time.perf_counter() - start)
    return times


def main() -> int:
    """Measure and print the medians and the three ratios; 0 if all keep to their goals."""
    bare = Bare()
    runs: dict[str, Callable[[], None]] = {
        "new": new_face,
        "kept frame": bare.kept_frame,
        "changed": changed_number,
        "kept masks": bare.kept_masks,
        "naive": bare.naive,
    }
    times = timed(runs)
    # Apart from the others, for it makes the program forget the words that they know.
    times |= timed({"new with words never drawn": new_words})
    medians = {name: 1000 * statistics.median(found) for name, found in times.items()}
    print(", ".join(f"{name} {found:.2f} ms" for name, found in medians.items()) + f"; medians of {ROUNDS}")
    ratios = (
        ("a new face to one with a kept frame and kept widths", medians["new"] / medians["kept frame"], NEW_GOAL),
        ("a changed number to pasting kept masks", medians["changed"] / medians["kept masks"], REDRAW_GOAL),
    )
    kept = True
    for words, ratio, goal in ratios:
        kept &= ratio <= goal
        print(f"{words}: {ratio:.2f}, {'keeps to' if ratio <= goal else 'misses'} the goal of {goal}")
    faster = medians["naive"] / medians["changed"]
    kept &= faster >= NAIVE_GOAL
    verdict = "keeps to" if faster >= NAIVE_GOAL else "misses"
    print(f"a changed number is {faster:.1f} times faster than the naive drawing, {verdict} the goal of {NAIVE_GOAL}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
