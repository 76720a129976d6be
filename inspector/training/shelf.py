"""The cards that questions are made with, by what they are good for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from inspector.cards import Card, CardIndex, CardPool, Face, Kind, Shape
from inspector.cards.keywords import CASTS_FACE_DOWN
from inspector.library import Library, bundled_cards
from inspector.rules import characteristics, new_table, perform
from inspector.rules.table.actions import Place, Zone
from inspector.training.seeds import Draw

_QUIET_KEYWORDS: Final = ("Daybound", "Nightbound", "Disturb", "Changeling", "Devoid", "Morph", "Megamorph", "Disguise")


class CardShelf:
    """Cards sorted by what questions need; only such whose words the core computes wholly.

    ``beneath`` is where the other cards of a scenario are found.
    """

    def __init__(
        self, cards: Iterable[Card], beneath: CardPool | None = None, everywhere: CardPool | None = None
    ) -> None:
        """Take cards; they are sorted when first asked for, in the order of their names.

        ``everywhere`` are the cards that each installation has, where there are others on the shelf: a question carries
        those others with it.
        """
        self.everywhere = everywhere
        self.cards = tuple(sorted(cards, key=lambda card: card.name))
        self.pool: CardPool = CardIndex(self.cards, beneath=beneath)
        self._by_role: dict[str, tuple[Card, ...]] = {}

    def all_of(self, role: str) -> tuple[Card, ...]:
        """List the cards of a role (a key of ``ROLES``), in the order of their names."""
        if role not in self._by_role:
            fits = ROLES[role]
            self._by_role[role] = tuple(card for card in self.cards if fits(card) and _is_whole(card, self.pool))
        return self._by_role[role]

    def prepared(self) -> CardShelf:
        """Sort all cards now, for who asks questions where nobody can wait."""
        for role in ROLES:
            self.all_of(role)
        return self

    @staticmethod
    def roles_of(card: Card) -> list[str]:
        """List the roles that a card is good for, whether or not it is on the shelf."""
        return [role for role, fits in ROLES.items() if fits(card)]

    def one(self, draw: Draw, role: str, *others: Card | None) -> Card | None:
        """Draw a card of a role, other than some; None where there is none."""
        found = [card for card in self.all_of(role) if card not in others]
        return draw.one_of(found) if found else None

    def named(self, name: str) -> Card | None:
        """Give the card of this name; None where there is none."""
        return self.pool.find(name)


def _is_whole(card: Card, pool: CardPool) -> bool:
    """Whether nothing in the words of a card is left uncomputed where it lies alone."""
    if card.meld_result:
        return True
    there: Zone = "battlefield" if any(face.type_line.is_permanent for face in card.faces) else "hand"
    back = card.shape is Shape.DOUBLE_FACED and not card.front.type_line.is_permanent
    placed = Place(card=card.name, label="one", zone=there, face="back" if back and there == "battlefield" else None)
    table, outcome = perform(new_table(pool=pool), placed, 0)
    if "one" not in table.objects or outcome.not_computed:
        return False
    found = characteristics(table, "one")
    return not found.not_computed and not found.depends


def _is_creature(face: Face) -> bool:
    """Whether a face is a plain creature: its size a number, nothing about day, night or being face down."""
    number = face.power is not None and face.power.value is not None
    return "Creature" in face.type_line.types and number and not any(word in face.keywords for word in _QUIET_KEYWORDS)


def _both(card: Card, kind: Kind) -> bool:
    return card.kind is kind and card.shape is Shape.DOUBLE_FACED and not card.is_token


def _turning(card: Card) -> bool:
    back = card.back
    return back is not None and _both(card, Kind.NONMODAL) and _is_creature(card.front) and back.type_line.is_permanent


def _plain(card: Card) -> bool:
    return card.shape is Shape.ONE_FACE and not card.is_token and not card.meld_result and card.layout_name == "normal"


def _vanilla(card: Card) -> bool:
    """Whether it is a creature with at most a word or two, which no question needs to read."""
    face = card.front
    quiet = all(len(text) < len("first strike, vigilance") for text in face.paragraphs)
    return (
        _plain(card)
        and _is_creature(face)
        and quiet
        and not face.static
        and "Legendary" not in face.type_line.supertypes
    )


def _is_room_card(card: Card) -> bool:
    return card.is_room


def _daybound(card: Card) -> bool:
    return card.back is not None and "Daybound" in card.front.keywords and "Creature" in card.front.type_line.types


ROLES: Final[dict[str, Callable[[Card], bool]]] = {
    "turning": lambda card: _turning(card) and _is_creature(card.front),
    "turning to a creature": lambda card: _turning(card) and card.back is not None and _is_creature(card.back),
    "indicated back": lambda card: _turning(card) and card.back is not None and bool(card.back.color_indicator),
    "colorless back": lambda card: _turning(card) and card.back is not None and not card.back.colors,
    "turning to a planeswalker": lambda card: (
        _turning(card) and card.back is not None and "Planeswalker" in card.back.type_line.types
    ),
    "turning legend": lambda card: (
        _turning(card)
        and card.back is not None
        and all("Legendary" in face.type_line.supertypes for face in card.faces)
        and "Creature" in card.back.type_line.types
    ),
    "own ability": lambda card: _turning(card) and any("transform" in text.lower() for text in card.front.paragraphs),
    "old werewolf": lambda card: (
        _turning(card) and card.back is not None and "Werewolf" in card.back.type_line.subtypes and not _daybound(card)
    ),
    "daybound": _daybound,
    "disturb": lambda card: card.back is not None and "Disturb" in card.front.keywords,
    "instant below": lambda card: (
        card.back is not None and _both(card, Kind.NONMODAL) and card.front.type_line.is_instant_or_sorcery
    ),
    "modal": lambda card: _both(card, Kind.MODAL),
    "modal creature": lambda card: _both(card, Kind.MODAL) and _is_creature(card.front),
    "modal with a cost": lambda card: (
        _both(card, Kind.MODAL)
        and card.back is not None
        and card.back.mana_cost is not None
        and card.back.type_line.is_permanent
        and card.front.type_line.is_permanent
    ),
    "modal land back": lambda card: (
        _both(card, Kind.MODAL)
        and card.back is not None
        and "Land" in card.back.type_line.types
        and card.front.type_line.is_permanent
    ),
    "modal spell and land": lambda card: (
        _both(card, Kind.MODAL)
        and card.back is not None
        and "Land" in card.back.type_line.types
        and card.front.type_line.is_instant_or_sorcery
    ),
    "meld": lambda card: card.shape is Shape.MELD and card.melds_with is not None and not card.meld_result,
    "combined": lambda card: card.meld_result,
    "split": lambda card: card.shape is Shape.SPLIT and not card.is_room and len(card.faces) == 2,
    "fuse": lambda card: card.shape is Shape.SPLIT and "Fuse" in card.front.keywords,
    "room": _is_room_card,
    "flip": lambda card: card.shape is Shape.FLIP and _is_creature(card.faces[0]),
    "flip to a creature": lambda card: card.shape is Shape.FLIP and all(map(_is_creature, card.faces)),
    "vanilla": _vanilla,
    "creature": lambda card: _plain(card) and _is_creature(card.front) and not card.front.static,
    "instant": lambda card: _plain(card) and card.front.type_line.is_instant_or_sorcery,
    "basic land": lambda card: _plain(card) and "Basic" in card.front.type_line.supertypes,
    "plain enchantment": lambda card: _plain(card) and card.front.type_line.types == ("Enchantment",),
    "legend": lambda card: _plain(card) and _is_creature(card.front) and "Legendary" in card.front.type_line.supertypes,
    "morph": lambda card: _plain(card) and not CASTS_FACE_DOWN["morph"].isdisjoint(card.front.keywords),
    "disguise": lambda card: _plain(card) and not CASTS_FACE_DOWN["disguise"].isdisjoint(card.front.keywords),
    "x permanent": lambda card: (
        _plain(card) and card.front.type_line.is_permanent and "{X}" in str(card.front.mana_cost or "")
    ),
}


# Of each of these layouts so many of the user's own cards come onto the shelf; of cards with one face few are simple.
_DRAWN_LAYOUTS: Final = {"transform": 80, "modal_dfc": 60, "split": 80, "flip": 40, "meld": 40, "normal": 300}


def shelf_of_library(library: Library, seed: int) -> CardShelf:
    """Make a shelf of the bundled cards and some of the user's, drawn from the seed; raises LibraryError.

    What the words of a card leave uncomputed keeps it off the shelf, so that of many cards few are left.
    """
    chosen: list[Card] = []
    entries = [found.entry for found in library.everything(tokens=False) if not found.entry.bundled]
    for layout, most in _DRAWN_LAYOUTS.items():
        names = [entry for entry in entries if entry.layout == layout]
        first = sorted(names, key=lambda entry: Draw("shelf", seed, entry.name).below(2**62))[:most]
        chosen += [library.card(entry) for entry in first]
    known = {card.name for card in chosen}
    bundled = bundled_cards()
    cards = [*chosen, *(card for card in bundled if card.name not in known)]
    return CardShelf(cards, beneath=library, everywhere=bundled)
