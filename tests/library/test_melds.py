"""Meld pairs from every source: each part knows the other and the combined face, which has the sum of both values."""

from __future__ import annotations

from typing import Any

import pytest

from tests.library.records import Record, Shelf, normal

# Two pairs: of one both parts have a mana cost, of the other one part is a land. Only the melding card's words differ.
PAIRS = {
    "two creatures": (("Left Tower", "{3}"), ("Right Tower", "{4}"), "The Whole Keep, Risen", 7),
    "a creature and a land": (("Yard Watch", "{2}{R}"), ("The Yard", ""), "The Yard, Awake", 3),
}
FORMS = ("v3", "v4", "v5", "v5 without cardParts", "scryfall", "scryfall, only named", "by their words alone")


def words(place: int, own: str, other: str, whole: str) -> str:
    melds = f"{{3}}: If you control {own} and {other}, exile them, then meld them into {whole}."
    return (f"(Melds with {other}.)", f"{melds}", "Trample")[place]


def records(pair: str, form: str) -> Any:  # noqa: ANN401 - what a file holds
    (one, one_cost), (other, other_cost), whole, _ = PAIRS[pair]
    names = [one, other, whole]
    told = [
        (one, one_cost, words(0, one, other, whole)),
        (other, other_cost, words(1, other, one, whole)),
        (whole, "", words(2, whole, "", "")),
    ]
    if form.startswith(("scryfall", "by")):
        kinds = dict(zip(names, ("meld_part", "meld_part", "meld_result"), strict=True))
        named = [{"name": name} | ({} if "named" in form else {"component": kinds[name]}) for name in names]
        keys = {} if form.startswith("by") else {"all_parts": named}
        return [
            normal(name, number, layout="meld", mana_cost=cost, oracle_text=text, cmc=None, colors=None) | keys
            for number, (name, cost, text) in enumerate(told)
        ]
    old = form in ("v3", "v4")
    cards: list[Record] = []
    for place, (name, cost, text) in enumerate(told):
        card: Record = {"layout": "meld", "manaCost": cost, "text": text, "type": "Creature — Wall", "number": "15a"}
        if old:
            card |= {"name": name, "names": [one, whole, other], "side": "acb"[place]}
        else:
            front = other if name == other else one
            card |= {"name": f"{front} // {whole}", "faceName": name, "side": "b" if name == whole else "a"}
            card |= {"identifiers": {"scryfallOracleId": f"{pair}-{place}"}}
            card |= {"cardParts": names} if form == "v5" else {}
        cards.append(card)
    if form == "v3":
        return {"TST": {"code": "TST", "cards": cards}}
    return {"data": {"TST": {"code": "TST", "cards": cards}}}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("pair", PAIRS)
def test_a_meld_pair_is_whole_from_every_source(shelf: Shelf, pair: str, form: str) -> None:
    (one, _), (other, _), whole, value = PAIRS[pair]
    report = shelf.take(records(pair, form))
    assert (report.new, dict(report.skipped)) == (3, {})
    for name, partner in ((one, other), (other, one)):
        card = shelf.card(name)
        assert (card.melds_with, card.melds_into, card.meld_result) == (partner, whole, False)
    assert shelf.card(whole).meld_result
    assert shelf.names(f"is:meld mv={value} {whole.split(',')[0]}")[:1] == [whole]


@pytest.mark.parametrize("pair", PAIRS)
def test_a_later_printing_that_says_less_does_not_undo_it(shelf: Shelf, pair: str) -> None:
    (one, _), (other, _), whole, _ = PAIRS[pair]
    without = records(pair, "scryfall")
    for record in without:
        record |= {"released_at": "2025-01-01", "all_parts": None, "oracle_text": "Vigilance"}
    shelf.take([*records(pair, "scryfall"), *without])
    assert (shelf.card(one).melds_into, shelf.card(one).melds_with) == (whole, other)
