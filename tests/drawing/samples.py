"""Looks to test with: a calm pair of faces, hostile texts, and the bundled cards in every side and layout."""

from __future__ import annotations

import json
import re
from typing import Any

from inspector.bundled import bundled_files
from inspector.drawing import (
    Badge,
    BadgeShape,
    CardLook,
    Corner,
    CornerKind,
    Door,
    DrawnLayout,
    FaceLook,
    HalfLook,
    Mark,
    Orientation,
)

SIZES = ((744, 1039), (372, 520), (244, 341), (160, 224), (120, 168), (80, 112), (48, 67))

SCHOLAR = FaceLook(
    name="Lantern Scholar",
    mana_cost=("{1}", "{U}"),
    type_line="Creature \u2014 Human Wizard",
    paragraphs=("{T}: Look at the top card of your library. (Leave it where it is.)",),
    corner=Corner("1/1"),
    colors=frozenset("U"),
    mark=Mark.SUN,
    gray_corner="3/2",
)
MOTH = FaceLook(
    name="Lantern Moth",
    type_line="Creature \u2014 Insect",
    paragraphs=("Flying",),
    corner=Corner("3/2"),
    colors=frozenset("U"),
    color_indicator=frozenset("U"),
    mark=Mark.CRESCENT,
)
ENDLESS = FaceLook(
    name="Interminable " * 16,
    mana_cost=("{W}", "{U}", "{2/B}", "{G/W/P}", "{1000000}", "{X}") * 6,
    type_line="Legendary Snow Artifact Enchantment Creature \u2014 " + "Wizard " * 20,
    paragraphs=("Do a long thing {T} and then (remember this) do it all over once more, {2/U}{R/G/P}. " * 4,) * 12,
    corner=Corner("1234567890/1234567890"),
    colors=frozenset("WU"),
    color_indicator=frozenset("WUBRG"),
    mark=Mark.SUN,
    hint="a hint that goes on " * 10,
    gray_corner="99999999/99999999",
    badges=tuple(Badge(f"badge number {index}", BadgeShape.COPY) for index in range(14)),
)
UNBROKEN = FaceLook(
    name="X" * 200,
    type_line="Y" * 200,
    paragraphs=("Z" * 2000, "{T}" * 300, "(" * 100),
    corner=Corner("\u221e" * 40, CornerKind.LOYALTY),
    mark=Mark.MODAL_BACK,
    hint="H" * 300,
    badges=(Badge("W" * 100),),
)
JAPANESE = FaceLook(
    name="\u6606\u866b\u306e\u9038\u8131\u8005" * 30,
    type_line="\u30af\u30ea\u30fc\u30c1\u30e3\u30fc \u2014 \u4eba\u9593",
    paragraphs=("\u98db\u884c\uff08\u3053\u308c\u306f\u98db\u3076\uff09" * 20,),
    corner=Corner("3/2"),
    colors=frozenset("U"),
)
CYRILLIC = FaceLook(
    name="\u0418\u0441\u0441\u043b\u0435\u0434\u043e\u0432\u0430\u0442\u0435\u043b\u044c \u0422\u0430\u0439\u043d",
    type_line="\u0421\u0443\u0449\u0435\u0441\u0442\u0432\u043e",
    paragraphs=("{U}: \u0441\u043c\u043e\u0442\u0440\u0438 (\u0441\u043d\u043e\u0432\u0430).",),
    corner=Corner("1+*/\u221e"),
)
STRANGE = FaceLook(
    name="a\n\t\u202eb\ud800\u0301",
    mana_cost=("", "{}", "x", "{" + "9" * 60 + "}"),
    paragraphs=(
        "\x00\x07",
        "\n\n",
        "\u0639\u0631\u0628 \u05e2\u05d1\u05e8 \u0939\u093f\u0928 \U0001f0a1",
        "{}{{{T}}}{",
    ),
    corner=Corner(""),
    gray_corner=" ",
)
HOSTILE = (ENDLESS, UNBROKEN, JAPANESE, CYRILLIC, STRANGE, FaceLook())
DOORS = (Door.LOCKED, Door.UNLOCKED, Door.NONE, Door.LOCKED, Door.UNLOCKED)


def halved(
    face: FaceLook,
    count: int,
    layout: DrawnLayout,
    orientation: Orientation = Orientation.AUTO,
    other: FaceLook | None = None,
) -> CardLook:
    """A card of `count` halves that all look the same but for their doors."""
    halves = tuple(HalfLook(face, door) for door in DOORS[:count])
    return CardLook(face=face, other=other, halves=halves, layout=layout, orientation=orientation)


def bundled_looks() -> list[CardLook]:
    """Every bundled card as printed, both ways up where it has two faces."""
    looks: list[CardLook] = []
    for path in bundled_files("cards", ".json"):
        records = json.loads(path.read_text(encoding="utf-8"))
        for record in records if isinstance(records, list) else [records]:
            looks.extend(_looks_of(record))
    return looks


def _looks_of(record: dict[str, Any]) -> list[CardLook]:
    faces = [_face(part) for part in record.get("card_faces") or ()]
    if len(faces) < 2:
        return [CardLook(face=_face(record), layout=_layout(record))]
    if record["layout"] in {"transform", "modal_dfc", "double_faced_token", "reversible_card"}:
        return [CardLook(face=faces[0], other=faces[1]), CardLook(face=faces[1], other=faces[0])]
    halves = tuple(HalfLook(face) for face in faces)
    return [CardLook(face=_face(record), halves=halves, layout=_layout(record))]


def _layout(record: dict[str, Any]) -> DrawnLayout:
    named = {
        "split": DrawnLayout.SPLIT,
        "flip": DrawnLayout.FLIP,
        "adventure": DrawnLayout.ADVENTURE,
        "saga": DrawnLayout.SAGA,
    }
    return named.get(record["layout"], DrawnLayout.NORMAL)


def _face(part: dict[str, Any]) -> FaceLook:
    corner = None
    if part.get("power") is not None:
        corner = Corner(f"{part['power']}/{part['toughness']}")
    elif part.get("loyalty") is not None:
        corner = Corner(part["loyalty"], CornerKind.LOYALTY)
    return FaceLook(
        name=part["name"],
        mana_cost=tuple(re.findall(r"\{[^}]*\}", part.get("mana_cost") or "")),
        type_line=part.get("type_line") or "",
        paragraphs=tuple(text for text in (part.get("oracle_text") or "").split("\n") if text),
        corner=corner,
        colors=frozenset(part.get("colors") or ()),
        color_indicator=frozenset(part.get("color_indicator") or ()),
    )
