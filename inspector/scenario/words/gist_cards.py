"""What a card does to others, as far as telling of it needs to know: it goes onto them, or becomes a copy of them."""

from __future__ import annotations

import re
from typing import Final

from inspector.cards import Card
from inspector.scenario.words.faces_said import is_permanent_card

_AS_IT_ENTERS: Final = re.compile(r"\bas [^.,]{1,40}\benters\b|(?<!ever it )\benters (?:tapped|with)\b", re.IGNORECASE)
_ENTERS_AS: Final = re.compile(r"\benters?\b.*\bcopy\b", re.IGNORECASE)
_LATER: Final = re.compile(r"(?:when|whenever|at)\b", re.IGNORECASE)
_BECOMES: Final = re.compile(r"\b(?:becomes?|is) a copy\b", re.IGNORECASE)
_MAKES_TOKENS: Final = re.compile(r"\b(?:create|make)[^.]* tokens?[^.]* cop(?:y|ies) of", re.IGNORECASE)
_THIS_TURN: Final = re.compile(r"until end of turn|this turn")


def way_onto(card: Card | None) -> str:
    """Give how a card gets to another: attached to it, or cast on it; empty for others."""
    if card is None:
        return ""
    types = {kind for face in card.faces for kind in face.type_line.types} or {*card.front.type_line.types}
    if {"Aura", "Equipment", "Fortification"} & {*card.front.type_line.subtypes}:
        return "attached"
    return "spell" if {"Instant", "Sorcery"} & types and not is_permanent_card(card) else ""


def is_equipment(card: Card | None) -> bool:
    """Whether a card is put by its controller onto what they control: Equipment, a Fortification (301.5, 301.6)."""
    return card is not None and bool({"Equipment", "Fortification"} & {*card.front.type_line.subtypes})


def is_spell_called(card: Card | None, name: str) -> bool:
    """Whether what bears a name is an instant or sorcery: by that face, or an Adventure, where only it is named."""
    if card is None:
        return False
    face = next((each for each in card.faces if each.name == name), None)
    return face.type_line.is_instant_or_sorcery if face is not None else way_onto(card) == "spell"


def acts_as_it_enters(card: Card | None) -> bool:
    """Whether the words of a card do something as it enters, or say how it does (614.1c), so that it has to enter."""
    return card is not None and _AS_IT_ENTERS.search(" ".join(card.front.paragraphs)) is not None


def copies_others(card: Card | None) -> bool:
    """Whether by the words of a card something becomes, or comes as, a copy: none that only casts copies does that."""
    if way_onto(card) == "spell":
        return card is not None and "copy" in " ".join(card.front.paragraphs).lower()
    return comes_as_copy(card) or becomes_copy(card) or makes_copies(card)


def comes_as_copy(card: Card | None) -> bool:
    """Whether a card enters as a copy (706.5, 707.5), or becomes one as it enters; none that does so later."""
    paragraphs = () if card is None else card.front.paragraphs
    return any(_ENTERS_AS.search(text) is not None and _LATER.match(text) is None for text in paragraphs)


def becomes_copy(card: Card | None) -> bool:
    """Whether by an ability of a card, or as a spell, something becomes a copy that was there as something else."""
    paragraphs = () if card is None or comes_as_copy(card) else card.front.paragraphs
    return any(_BECOMES.search(text) is not None for text in paragraphs)


def makes_copies(card: Card | None) -> bool:
    """Whether a card creates tokens that are copies, and becomes none itself."""
    is_other = card is None or comes_as_copy(card) or becomes_copy(card)
    return not is_other and card is not None and _MAKES_TOKENS.search(" ".join(card.front.paragraphs)) is not None


def copies_until(card: Card | None) -> str:
    """Give for how long a card says that something is a copy: until the turn ends, or empty where it stays one."""
    sentences = () if card is None else (each for text in card.front.paragraphs for each in text.lower().split("."))
    said = next((each for each in sentences if "copy" in each), "")
    return " until end of turn" if _THIS_TURN.search(said) else ""


def has_activated(card: Card) -> bool:
    """Whether the words of a card have a colon that is no reminder's: the sign of an activated ability (602.1)."""
    return any(":" in text and not text.startswith("(") for text in card.front.paragraphs)
