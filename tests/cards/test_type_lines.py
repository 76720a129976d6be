from __future__ import annotations

import pytest

from inspector.cards import type_line

LINES = [
    ("Creature — Human Wizard", ("", "Creature", "Human Wizard")),
    ("Legendary Creature — Human Wizard", ("Legendary", "Creature", "Human Wizard")),
    ("Basic Snow Land — Forest", ("Basic Snow", "Land", "Forest")),
    ("Artifact Creature — Golem", ("", "Artifact Creature", "Golem")),
    ("Land — Urza's Power-Plant", ("", "Land", "Urza's Power-Plant")),
    ("World Enchantment", ("World", "Enchantment", "")),
    ("Instant", ("", "Instant", "")),
    ("Kindred Sorcery — Goblin", ("", "Kindred Sorcery", "Goblin")),
    ("Token Artifact — Incubator", ("", "Artifact", "Incubator")),
    ("Ongoing Scheme", ("Ongoing", "Scheme", "")),
    ("Creature - Bear", ("", "Creature", "Bear")),
    ("Creature -- Bear", ("", "Creature", "Bear")),
    ("Creature \N{EN DASH} Bear", ("", "Creature", "Bear")),
    ("Creature—Bear", ("", "Creature", "Bear")),
    ("  Creature   —  Bear  ", ("", "Creature", "Bear")),
    ("Enchantment —", ("", "Enchantment", "")),
    ("Battle — Siege", ("", "Battle", "Siege")),
]


@pytest.mark.parametrize(("text", "parts"), LINES)
def test_a_type_line_falls_into_its_three_parts(text: str, parts: tuple[str, str, str]) -> None:
    line = type_line(text)
    assert (line.supertypes, line.types, line.subtypes) == tuple(tuple(part.split()) for part in parts)


def test_a_subtype_of_two_words_stays_together() -> None:
    assert type_line("Legendary Creature — Time Lord Doctor").subtypes == ("Time Lord", "Doctor")


def test_a_plane_has_one_subtype_however_many_words_it_has() -> None:
    assert type_line("Plane — Bolas's Meditation Realm").subtypes == ("Bolas's Meditation Realm",)


def test_a_line_of_two_faces_is_refused() -> None:
    with pytest.raises(ValueError, match="two faces"):
        type_line("Land // Legendary Creature — Demon")


@pytest.mark.parametrize(
    "text", ["Artifact", "Battle — Siege", "Creature", "Enchantment", "Land", "Planeswalker — Jace"]
)
def test_permanent_types_can_be_on_the_battlefield(text: str) -> None:
    assert type_line(text).is_permanent
    assert not type_line(text).is_instant_or_sorcery


@pytest.mark.parametrize("text", ["Instant", "Sorcery — Arcane", "Kindred Instant — Goblin"])
def test_instants_and_sorceries_cannot(text: str) -> None:
    assert type_line(text).is_instant_or_sorcery
    assert not type_line(text).is_permanent


@pytest.mark.parametrize("text", ["Legendary Creature — Human Wizard", "Instant", "Basic Land — Forest"])
def test_a_line_is_written_as_it_was_printed(text: str) -> None:
    assert str(type_line(text)) == text
