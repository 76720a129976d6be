"""A board on which effects are tried, and cards whose records say what their abilities do."""

from __future__ import annotations

from typing import Any

from inspector.rules.decisions.proof_step import ProofStep
from tests.rules.playing import Played, Record, place, play


def card(name: str, type_line: str, cost: str = "", size: str = "", **more: Any) -> Record:  # noqa: ANN401
    record: Record = {"name": name, "type_line": type_line, "mana_cost": cost, **more}
    return {**record, **dict(zip(("power", "toughness"), size.split("/"), strict=True))} if size else record


def speaks(*static: Record, name: str = "Meter", type_line: str = "Enchantment", **more: Any) -> Record:  # noqa: ANN401
    return card(name, type_line, "{2}", static=list(static), **more)


TARGET = card("Target", "Artifact Creature — Construct", "{1}", "0/1")
CARDS = [
    TARGET,
    card("Bear", "Creature — Bear", "{1}{G}", "2/2"),
    card("Goblin", "Creature — Goblin", "{R}", "1/1", oracle_text="Haste"),
    card("Hybrid", "Legendary Creature — Elf Druid", "{G/W}{G/W}", "3/4"),
    card("Many", "Creature — Shapeshifter", "{2}", "1/1", oracle_text="Changeling", keywords=["Changeling"]),
    card("Relic", "Artifact Creature — Golem", "{3}", "3/3"),
    card("Wood", "Basic Land — Forest"),
    card("Saga", "Enchantment — Saga", "{W}"),
    card("Mantle", "Enchantment — Aura", "{1}{B}", oracle_text="Enchant creature"),
    card("Sword", "Artifact — Equipment", "{1}", oracle_text="Equip {1}"),
]
CREATURES: Record = {"types": "Creature"}
YOURS: Record = {**CREATURES, "controller": "you"}
ON_TARGET: Record = {"name": "Target"}
BOARD = (
    place("Target", "target"),
    place("Bear", "bear", counters={"+1/+1": 3}),
    place("Bear", "theirs", player="Ben"),
    place("Goblin", "goblin"),
    place("Hybrid", "hybrid"),
    place("Relic", "relic", "graveyard"),
    place("Wood", "wood", "graveyard"),
)


def board(edition: str, *more: Record, cards: list[Record] | None = None, before: tuple[Record, ...] = BOARD) -> Played:
    return play(edition, *before, *more, cards=[*CARDS, *(cards or [])])


def steps(played: Played, label: str, source: str) -> list[ProofStep]:
    return [step for step in played[label].proof if step.source is not None and step.source.label == source]
