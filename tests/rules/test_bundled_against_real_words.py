"""What bundled cards do in our words they do in their real words: each on a board of probes, and in every sample."""

from __future__ import annotations

import json
import lzma
from functools import lru_cache

import pytest

from inspector.bundled import bundled_files
from inspector.cards import Card, CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import NEWEST, Place, Table, all_characteristics
from inspector.scenario import failures, read_scenario, replay
from tests.house import ROOT
from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import do, place, play

CORPUS = ROOT.parent / "shared" / "data" / "oracle-corpus.json.xz"
needs_corpus = pytest.mark.skipif(not CORPUS.is_file(), reason="no real card records lie beside this checkout")
# Of which no real words are known the record alone speaks.
AT_LEAST = 40
KINDRED = {
    "name": "Kin", "mana_cost": "{W}", "type_line": "Kindred Enchantment — Shapeshifter", "oracle_text": "Changeling",
    "keywords": ["Changeling"],
}  # fmt: skip
PROBES: tuple[Record, ...] = (
    creature("Bear", "Bear", "2/2"),
    creature("Shifter", "Shapeshifter", "1/1", "{U}", oracle_text="Changeling", keywords=["Changeling"]),
    creature("Legend", "Human Wizard", "3/2", "{R}{W}"),
    {**creature("Golem", "Golem", "2/3", "{3}"), "type_line": "Artifact Creature — Golem"},
    KINDRED,
    {"name": "Rock", "mana_cost": "{2}", "type_line": "Artifact", "oracle_text": ""},
    land("Wood", "Forest", "Basic"),
    land("Field", "Plains Island"),
    land("Cave", oracle_text="{T}: Add {C}."),
)
# Each word of an ability is ours; what else an object is must be the same.
KEYS = (
    "power",
    "toughness",
    "types",
    "subtypes",
    "supertypes",
    "colors",
    "keywords",
    "controller",
    "name",
    "mana_cost",
)


def probes() -> list[Record]:
    found = [
        place(str(card["name"]), f"{player} {at}", player=player)
        for player in ("Ana", "Ben")
        for at, card in enumerate(PROBES)
    ]
    elsewhere = [
        place("Bear", f"{zone} {player}", zone=zone, player=player)
        for player in ("Ana", "Ben")
        for zone in ("hand", "graveyard", "library", "exile", "stack")
    ]
    return [*found, *elsewhere]


@lru_cache(maxsize=1)
def real_records() -> dict[str, Record]:
    with lzma.open(CORPUS) as file:
        records: dict[str, Record] = {record["name"]: record for record in json.load(file)}
    return records


def bundled() -> dict[str, Record]:
    every = [record for path in bundled_files("cards", ".json") for record in json.loads(path.read_bytes())]
    return {record["name"]: record for record in every if computes(record)}


def computes(record: Record) -> bool:
    return any("static" in face or "define" in face for face in (record, *record.get("card_faces", ())))


def sides(card: Card) -> tuple[str, ...]:
    return ("front", "back") if card.kind is not None and len(card.faces) > 1 else ("front",)


def board(record: Record, side: str) -> Table | None:
    """The probes with a card among them, attached to the first where it can be; None where it can't be there."""
    there = place(record["name"], "it", **({"face": side} if side == "back" else {}))
    played = play(NEWEST.key, *probes(), there, cards=(*PROBES, record))
    held = played.table.objects.get("it")
    if held is None:
        return None
    attaches = {"Aura", "Equipment"} & {word for face in held.base.faces for word in face.type_line.subtypes}
    return played.then(do("attach", "it", to="Ana 0")).table if attaches else played.table


def told(table: Table) -> dict[str, list[object]] | None:
    """What each of the probes is; None where that is not computed."""
    every = all_characteristics(table)
    if any(now.not_computed for now in every.values()):
        return None
    return {label: [plain(getattr(now, key)) for key in KEYS] for label, now in every.items() if label != "it"}


def plain(value: object) -> object:
    return sorted(map(str, value)) if isinstance(value, tuple) else value


@needs_corpus
def test_what_the_records_say_is_what_the_real_words_are_read_as() -> None:
    compared, differing = 0, []
    for name, record in bundled().items():
        real = real_records().get(name)
        if real is None:
            continue
        for side in sides(card_from_scryfall(record)):
            tables = [board(card, side) for card in (record, real)]
            ours, theirs = (None if table is None else told(table) for table in tables)
            if ours is not None and theirs is not None:
                compared += 1
                differing += [] if ours == theirs else [(name, side)]
    assert differing == []
    assert compared >= AT_LEAST


@needs_corpus
def test_every_sample_holds_with_the_real_words_of_its_cards() -> None:
    ours, real = bundled_cards(), real_records()
    # Records that say less of the layout never come in the place of a bundled card.
    same = [real[card.name] for card in ours if real.get(card.name, {}).get("layout") == card.layout_name]
    pool = CardIndex(map(card_from_scryfall, same), beneath=ours)
    used, broken = 0, []
    for path in bundled_files("scenarios", ".scenario.json"):
        scenario = read_scenario(path)
        named = {action.card for action in scenario.actions if isinstance(action, Place)}
        if not any(pool.find(name) is not ours.find(name) for name in named):
            continue
        used += 1
        broken += [(path.name, str(failed)) for failed in failures(scenario.expect, replay(scenario, pool))]
    assert broken == []
    assert used >= AT_LEAST
