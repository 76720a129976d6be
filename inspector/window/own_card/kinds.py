"""The kinds of cards that the form for one's own offers: a title each, the layout of its record, what its faces need.

A kind only fills the form in and chooses what it shows; what the card is, its record alone says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from inspector.cards import LAYOUTS


class FormPart(msgspec.Struct, frozen=True, kw_only=True):
    """One face or half: what people call it, what its fields hold at first, where its colors usually come from."""

    title: str
    cost: bool = True
    indicator: bool = False
    mana_cost: str = ""
    type_line: str = ""
    text: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""


class CardKind(msgspec.Struct, frozen=True, kw_only=True):
    """One kind; ``meld`` is ``part`` or ``result`` for the two sorts of records that a meld pair has."""

    key: str
    title: str
    layout: str
    parts: tuple[FormPart, ...]
    meld: str = ""

    @property
    def is_token(self) -> bool:
        """Whether its colors are given and not computed."""
        return LAYOUTS[self.layout].token

    def part(self, index: int) -> FormPart:
        """What is known of a face; a split card may have more than its kind names."""
        return self.parts[index] if index < len(self.parts) else FormPart(title=f"Part {index + 1}")


# The fields of a face: its numbers, those that a kind fills in, and those that stand on a line of their own.
NUMBERS = ("power", "toughness", "loyalty", "defense")
FILLED = ("mana_cost", "type_line", "text", *NUMBERS)
LINES = ("name", "mana_cost", "type_line", *NUMBERS)


def _one(
    key: str, title: str, line: str = "", layout: str | None = None, *, text: str = "", loyalty: str = ""
) -> CardKind:
    part = FormPart(title="The card", type_line=line, text=text, loyalty=loyalty)
    return CardKind(key=key, title=title, layout=layout or key, parts=(part,))


def _two(key: str, title: str, layout: str, first: FormPart, second: FormPart) -> CardKind:
    return CardKind(key=key, title=title, layout=layout, parts=(first, second))


def _front(line: str = "Creature — ", defense: str = "") -> FormPart:
    return FormPart(title="Front face", type_line=line, defense=defense)


def _halves(line: str, text: str = "") -> tuple[FormPart, FormPart]:
    return FormPart(title="Left half", type_line=line, text=text), FormPart(
        title="Right half", type_line=line, text=text
    )


def _whole_cards() -> tuple[CardKind, ...]:
    return (
        _one("normal", "One face", "Creature — "),
        _one("planeswalker", "Planeswalker", "Legendary Planeswalker — ", "normal", loyalty="3"),
    )


def _double_faced() -> tuple[CardKind, ...]:
    back = FormPart(title="Back face", type_line="Creature — ", cost=False, indicator=True)
    part = FormPart(title="The card", type_line="Creature — ")
    result = FormPart(title="The combined face", type_line="Creature — ", cost=False, indicator=True)
    return (
        _two("transform", "Transforming, two faces", "transform", _front(), back),
        _two("modal_dfc", "Modal, two faces", "modal_dfc", _front(), FormPart(title="Back face", type_line="Land")),
        _two("battle", "Battle, with a back face", "transform", _front("Battle — Siege", defense="4"), back),
        CardKind(key="meld_part", title="Meld: a card of the pair", layout="meld", parts=(part,), meld="part"),
        CardKind(key="meld_result", title="Meld: the combined face", layout="meld", parts=(result,), meld="result"),
    )


def _several_on_one_side() -> tuple[CardKind, ...]:
    whole = FormPart(title="The card", type_line="Creature — ")
    spell = FormPart(title="The spell on it", type_line="Sorcery")
    above = FormPart(title="Upper half", type_line="Sorcery")
    below = FormPart(title="Lower half", type_line="Sorcery", text="Aftermath")
    upright = FormPart(title="Upper half", type_line="Creature — ")
    flipped = FormPart(title="Lower half", type_line="Legendary Creature — ", cost=False)
    return (
        _two("split", "Split", "split", *_halves("Instant")),
        _two("fuse", "Split, with fuse", "split", *_halves("Sorcery", "Fuse")),
        _two("aftermath", "Split, with aftermath", "split", above, below),
        _two("room", "Room", "split", *_halves("Enchantment — Room")),
        _two("flip", "Flip card", "flip", upright, flipped),
        _two("adventure", "Adventure", "adventure", whole, _spell(spell, "Sorcery — Adventure")),
        _two("omen", "Omen", "adventure", whole, _spell(spell, "Sorcery — Omen")),
        _two("prepare", "Prepare", "prepare", whole, spell),
    )


def _with_a_frame_of_their_own() -> tuple[CardKind, ...]:
    return (
        _one("saga", "Saga", "Enchantment — Saga", text="I — \nII — \nIII — "),
        _one("class", "Class", "Enchantment — Class", text="\n{2}: Level 2\n\n{4}: Level 3\n"),
        _one("case", "Case", "Enchantment — Case", text="\nTo solve — \nSolved — "),
        _one("leveler", "Leveler", "Creature — ", text="Level up {1}\nLEVEL 1-4: \nLEVEL 5+: "),
        _one("prototype", "Prototype", "Artifact Creature — ", text="Prototype {2}{U} — 2/2"),
        _one("mutate", "Mutate", "Creature — ", text="Mutate {3}"),
    )


def _tokens_and_others() -> tuple[CardKind, ...]:
    one, other = _token("Front face", "Artifact — "), _token("Back face", "Creature — ")
    return (
        CardKind(key="token", title="Token", layout="token", parts=(_token("The token", "Creature — "),)),
        _two("double_faced_token", "Token with two faces", "double_faced_token", one, other),
        _one("reversible_card", "Printed on both sides", "Creature — "),
        _one("host", "Host", "Host Creature — "),
        _one("augment", "Augment", "Creature — "),
        _one("planar", "Plane or phenomenon", "Plane — "),
        _one("scheme", "Scheme", "Scheme"),
        _one("vanguard", "Vanguard", "Vanguard"),
        _one("emblem", "Emblem", "Emblem"),
        _one("art_series", "Art card", "Card"),
    )


def _spell(part: FormPart, line: str) -> FormPart:
    return msgspec.structs.replace(part, type_line=line)


def _token(title: str, line: str) -> FormPart:
    return FormPart(title=title, type_line=line, cost=False)


KINDS = (
    *_whole_cards(),
    *_double_faced(),
    *_several_on_one_side(),
    *_with_a_frame_of_their_own(),
    *_tokens_and_others(),
)
BY_KEY = {kind.key: kind for kind in KINDS}


def kind_of_record(record: Mapping[str, Any]) -> CardKind:
    """Tell the kind of a record: that of its layout which its types and keywords fit best."""
    layout = record.get("layout") or "normal"
    fitting = [kind for kind in KINDS if kind.layout == layout]
    faces = record.get("card_faces") or (record,)
    lines = [str(face.get("type_line") or "") for face in faces]
    texts = "\n".join(str(face.get("oracle_text") or "") for face in faces)
    wanted = ""
    if layout == "meld":
        parts = record.get("all_parts") or ()
        results = [part.get("name") for part in parts if part.get("component") == "meld_result"]
        wanted = "meld_result" if record.get("name") in results else "meld_part"
    elif layout == "split":
        wanted = _split_kind(lines, texts)
    elif layout == "adventure":
        wanted = "omen" if "Omen" in lines[-1].split() else "adventure"
    elif "Battle" in lines[0].split():
        wanted = "battle"
    elif "Planeswalker" in lines[0].split():
        wanted = "planeswalker"
    return next((kind for kind in fitting if kind.key == wanted), fitting[0] if fitting else BY_KEY["normal"])


def _split_kind(lines: list[str], texts: str) -> str:
    if all("Room" in line.split() for line in lines):
        return "room"
    begun = {line.partition(" ")[0].lower() for line in texts.splitlines()}
    return next((key for key in ("aftermath", "fuse") if key in begun), "split")
