"""A thousand real cards drawn whole: no text is cut off, nothing overlaps, nothing leaves the card."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from inspector.cards import Card, CardError, Kind, Shape, card_from_scryfall
from inspector.drawing import Box, CardLook, DrawnLayout, FaceLook, Orientation, draw_card, measure
from inspector.drawing.layouts import lies_down
from inspector.drawing.line_and_foot import shorter_types
from inspector.drawing.printed import Doors, flipped_look, printed_look, turned
from tests.drawing.samples import bundled_looks
from tests.drawing.test_card import outside, overlaps

# A checkout may have real card records lying beside it; they are no part of the program.
RECORDS = Path(__file__).resolve().parents[3] / "shared" / "data" / "scryfall-sample.json"
COUNT = 1000
SIZES = ((244, 341), (372, 520), (744, 1039))
# Widths of cards on the desk, pixels of the screen to each, and the share of cards whose text may be left out.
DESK = (
    *((104, 1.0, 1.0), (128, 1.0, 0.4), (150, 1.0, 0.1), (180, 1.0, 0.02), (200, 1.0, 0.005)),
    *((128, 2.0, 0.4), (150, 2.0, 0.08), (200, 2.0, 0.005)),
)


def real_cards() -> list[Card]:
    if not RECORDS.is_file():
        pytest.skip(f"there are no real card records to draw at {RECORDS}")
    by_name = {}
    for record in json.loads(RECORDS.read_text(encoding="utf-8")):
        try:
            card = card_from_scryfall(record)
        except CardError:
            continue
        by_name[card.name] = card
    found = list(by_name.values())
    random.Random(711).shuffle(found)
    return found[:COUNT]


def looks_of(card: Card) -> list[CardLook]:
    looks = [printed_look(card)]
    if card.shape is Shape.DOUBLE_FACED and card.kind in (Kind.NONMODAL, Kind.MODAL):
        looks.append(printed_look(card, back=True))
    if card.is_room:
        looks += [printed_look(card, doors=Doors(left, not left)) for left in (False, True)]
    if card.shape is Shape.FLIP:
        looks.append(flipped_look(card))
    if lies_down(looks[0]):
        looks.append(turned(looks[0], Orientation.AS_PRINTED))
    return looks


def shown_faces(look: CardLook) -> list[FaceLook]:
    return [half.face for half in look.halves] or [look.face]


def missing(look: CardLook, boxes: tuple[Box, ...]) -> list[str]:
    """What a face has and no box shows; where there are tabs before paragraphs, these are counted by their ends."""
    shown = {
        role: [box.text for box in boxes if box.role == role] for role in ("name", "type", "cost", "corner", "text")
    }
    found = []
    for face in shown_faces(look):
        corner = face.corner.text if face.corner else ""
        wanted = (("name", face.name), ("type", face.type_line), ("cost", "".join(face.mana_cost)), ("corner", corner))
        # On the smallest cards a form of the types stands that leaves out a whole kind of them, and breaks no word.
        forms = {face.type_line: shorter_types(face.type_line, numbered=bool(corner))}
        found += [
            f"{role} {text}" for role, text in wanted if text and not {text, *forms.get(text, ())} & {*shown[role]}
        ]
        if look.layout is not DrawnLayout.LEVELER:
            found += [
                f"text {text}" for text in face.paragraphs if not any(text.endswith(end) for end in shown["text"])
            ]
    return found


def faults(look: CardLook, size: tuple[int, int], ratio: float = 1.0) -> list[str]:
    boxes = measure(look, size, ratio)
    name = f"{look.face.name or look.halves[0].face.name} at {size[0]}"
    found = [f"{name}: {box.role} is cut" for box in boxes if box.cut]
    found += [f"{name}: no {part}" for part in missing(look, boxes)]
    found += [f"{name}: {box.role} leaves the card" for box in outside(boxes, size)]
    return found + [f"{name}: {one.role} overlaps {two.role}" for one, two in overlaps(boxes)]


def test_a_thousand_random_real_cards_are_drawn_without_a_cut_off_or_overlapping_text() -> None:
    cards = real_cards()
    assert len(cards) == COUNT
    found = []
    widths = random.Random(712)
    for card in cards:
        for look in looks_of(card):
            width = widths.randint(245, 1100)
            for size in (SIZES[0], (width, round(width * 1.397))):
                found += faults(look, size)
            found += faults(look, (488, 682), 2.0)
    assert found == []


def desk_faults(look: CardLook, width: int, ratio: float) -> tuple[bool, list[str]]:
    """Whether the rules text is left out, and what is wrong but for that: some of it being shown is wrong."""
    size = (round(width * ratio), round(width * ratio * 1.397))
    sizes = [size, size[::-1]] if look.layout is DrawnLayout.BATTLE else [size]
    found = [fault for each in sizes for fault in faults(look, each, ratio)]
    wanted = [text for face in shown_faces(look) for text in face.paragraphs if text.strip()]
    untold = [fault for fault in found if ": no text " in fault]
    is_left_out = bool(untold) and len(untold) >= len(wanted)
    return is_left_out, [fault for fault in found if not (is_left_out and fault in untold)]


def left_out_and_wrong(looks: list[CardLook]) -> tuple[list[str], list[str]]:
    """The sizes at which too many texts are left out, and all faults; each look is drawn at two sizes, for time."""
    sparse, wrong = [], []
    for index, (width, ratio, most) in enumerate(DESK):
        part = looks[index % 4 :: 4]
        done = [desk_faults(look, width, ratio) for look in part]
        wrong += [fault for _, found in done for fault in found]
        if sum(left_out for left_out, _ in done) > most * len(part):
            sparse.append(f"{width} at {ratio}")
    return sparse, wrong


def test_on_the_desk_a_real_card_shows_its_text_whole_or_not_at_all() -> None:
    looks = [look for card in real_cards() for look in looks_of(card) if look.orientation is Orientation.AUTO]
    assert left_out_and_wrong(looks) == ([], [])


def test_on_the_desk_every_bundled_card_shows_its_text_whole_or_not_at_all() -> None:
    assert left_out_and_wrong(bundled_looks()) == ([], [])


def test_the_cards_with_the_longest_names_and_texts_are_whole_at_every_size() -> None:
    cards = real_cards()
    longest = sorted(cards, key=lambda card: sum(len(text) for face in card.faces for text in face.paragraphs))[-20:]
    longest += sorted(cards, key=lambda card: max(len(face.name) for face in card.faces))[-20:]
    found = []
    for card in longest:
        for look in looks_of(card):
            for size in SIZES:
                found += faults(look, size)
            assert draw_card(look, SIZES[0]).size == SIZES[0]
    assert found == []
