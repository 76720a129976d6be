"""Copies of double-faced spells: under every edition each value is told by a rule of that edition (707.10g, 706.8)."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS
from tests.rules.playing import Record, do, place, play

CARD = "Grizzled Outcasts // Krallenhorde Wantons"
COPIES: dict[str, tuple[Record, ...]] = {
    "a copy of the card is cast": ({"do": "cast", "object": "card", "as_copy": "copy"},),
    "the spell is copied": ({"do": "cast", "object": "card"}, {"do": "copy_spell", "of": "card", "as": "copy"}),
}


@pytest.mark.parametrize("edition", [each.key for each in EDITIONS])
@pytest.mark.parametrize("way", COPIES)
def test_every_value_of_a_copied_double_faced_spell_cites_a_rule(edition: str, way: str) -> None:
    played = play(edition, place(CARD, "card", zone="hand"), *COPIES[way])
    # Before 2020 no permanent spell is copied, so that there is nothing to tell.
    for label in played.table.objects:
        why = played[label].why
        assert [key for key, reasons in why.items() for each in reasons if not (each.says.strip() and each.rules)] == []


BACK_FACES = [
    # 707.10g speaks of permanent spells, so not of a copied sorcery, and in 2025 not of modal cards.
    ("2026-08", "Invasion of Kylem", "exile", {"transformed": True}, False),
    ("2025-06", "Invasion of Kylem", "exile", {"transformed": True}, False),
    ("2025-06", "Valki, God of Lies", "hand", {"face": "back"}, False),
    ("2026-08", "Valki, God of Lies", "hand", {"face": "back"}, True),
    ("2025-06", "Malevolent Hermit", "graveyard", {"transformed": True}, True),
]


@pytest.mark.parametrize(("edition", "card", "zone", "cast", "cited"), BACK_FACES)
def test_707_10g_is_cited_of_the_copy_of_a_double_faced_permanent_spell_alone(
    edition: str, card: str, zone: str, cast: Record, cited: bool
) -> None:
    spell = (place(card, "card", zone=zone), do("cast", "card", **cast), do("copy_spell", of="card", as_="copy"))
    copied = play(edition, *spell)
    assert ("707.10g" in [rule for why in copied["copy"].why["name"] for rule in why.rules]) is cited
    assert ("707.10g" in copied.last.rules) is cited
    if "Kylem" not in card:
        token = copied.then(do("resolve", "copy"))
        assert ("707.10g" in [rule for why in token["copy"].why["name"] for rule in why.rules]) is cited


@pytest.mark.parametrize(("edition", "told"), [("2025-06", False), ("2026-08", True)])
def test_707_10g_which_face_of_a_copied_spell_an_exception_reaches_is_open(edition: str, told: bool) -> None:
    spell = (place("Valki, God of Lies", "card", zone="hand"), do("cast", "card"))
    copy = do("copy_spell", of="card", as_="copy", **{"except": {"remove_supertypes": ["Legendary"]}})
    copied = play(edition, *spell, copy)
    open_ = "The rules do not say which face an exception reaches; both are assumed."
    assert (open_ in [why.says for why in copied.last.reasons]) is told
    if told:
        turned = copied.then(do("resolve", "copy")).then(do("transform", "copy"))
        assert (turned["copy"].name, turned["copy"].supertypes) == ("Tibalt, Cosmic Impostor", ())
