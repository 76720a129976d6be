"""Emblems and landscapes: each listed subtype has a figure of its own, and each name a land of its own."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec import structs

from inspector.drawing import Mark, draw_tile, printed_look
from inspector.drawing.emblems import CREATURE_EMBLEMS, OTHER_EMBLEMS, TYPE_EMBLEMS, emblem_of
from inspector.drawing.landscape import LANDS, landscape, numbers_of
from inspector.drawing.looks import CardLook, FaceLook
from inspector.drawing.palette import PAPERS, Theme
from inspector.drawing.signs import drawing_of, sign_mask
from inspector.library import bundled_cards

EMBLEMS = sorted({emblem for row in (CREATURE_EMBLEMS, OTHER_EMBLEMS, TYPE_EMBLEMS) for emblem, _ in row})


def test_every_emblem_is_drawn_and_no_two_look_alike() -> None:
    dot = drawing_of("no such sign")
    assert [emblem for emblem in EMBLEMS if drawing_of(emblem) == dot] == []
    small = {emblem: sign_mask(emblem, 24).tobytes() for emblem in EMBLEMS}
    assert [two for two in combinations(EMBLEMS, 2) if small[two[0]] == small[two[1]]] == []


def test_no_emblem_is_an_emblem_twice_over_nor_a_mark_of_another_meaning() -> None:
    assert {mark.value for mark in Mark}.isdisjoint(EMBLEMS)
    for rows in (CREATURE_EMBLEMS, OTHER_EMBLEMS):
        words = [word for _, kinds in rows for word in kinds.split()]
        assert len(words) == len(set(words))


@pytest.mark.parametrize(("emblem", "kinds"), CREATURE_EMBLEMS)
def test_each_listed_creature_type_has_its_emblem_whatever_it_does_for_a_living(emblem: str, kinds: str) -> None:
    assert {emblem_of(f"Legendary Artifact Creature \u2014 {kind}") for kind in kinds.split()} == {emblem}
    assert emblem_of(f"Creature \u2014 Human {kinds.split(maxsplit=1)[0]}") == emblem


@pytest.mark.parametrize(
    ("type_line", "emblem"),
    [
        ("Creature \u2014 Human Insect", "insect"),
        ("Creature \u2014 Goblin Wizard", "goblin"),
        ("Creature \u2014 Human Werewolf", "wolf"),
        ("Creature \u2014 Elf Druid", "leaf"),
        ("Artifact \u2014 Equipment", "sword"),
        ("Artifact \u2014 Vehicle", "Vehicle"),
        ("Artifact Creature \u2014 Vehicle", "Vehicle"),
        ("Enchantment Creature", "Enchantment"),
        ("Land Creature \u2014 Forest Brushwagg", "tree"),
        ("Legendary Creature", "Creature"),
        ("Creature \u2014 Shapeshifter", "mask"),
        ("Enchantment \u2014 Aura", "aura"),
        ("Enchantment \u2014 Aura Curse", "aura"),
        ("Enchantment \u2014 Room", "door"),
        ("Enchantment \u2014 Saga", "page"),
        ("Land \u2014 Swamp Forest", "tree"),
        ("Battle \u2014 Siege", "Battle"),
        ("Legendary Planeswalker \u2014 Jace", "Planeswalker"),
        ("Artifact Land", "Land"),
        ("Instant \u2014 Arcane", "Instant"),
        ("Creature \u2014 Brushwagg", "Creature"),
        ("Creature", "Creature"),
        # What is printed as a subtype of no creature does not make a creature's emblem.
        ("Enchantment \u2014 Dragon", "Enchantment"),
        ("Dungeon", "other"),
        ("", "other"),
    ],
)
def test_race_goes_before_class_and_what_is_unknown_falls_back_to_its_type(type_line: str, emblem: str) -> None:
    assert emblem_of(type_line) == emblem


def _land(name: str, frame: str = "G", night: bool = False) -> bytes:
    return landscape(40, 30, frame, "light", numbers_of(name), night).tobytes()


@pytest.mark.parametrize("frame", [*LANDS, "land"])
def test_the_same_name_has_the_same_land_and_other_names_have_others(frame: str) -> None:
    names = [f"Card {number}" for number in range(8)]
    lands = {_land(name, frame) for name in names}
    assert len(lands) == len(names)
    assert {_land(name, frame) for name in names} == lands


@pytest.mark.parametrize("theme", PAPERS)
def test_a_back_face_lies_under_a_night_sky(theme: Theme) -> None:
    front = FaceLook(name="Moth", type_line="Creature \u2014 Insect", colors=frozenset("U"))
    day, night = (draw_tile(CardLook(face=face), 64, theme) for face in (front, structs.replace(front, night=True)))
    assert day.getpixel((32, 32)) != night.getpixel((32, 32))
    # The emblem is dark and the moon is bright, in every theme.
    shades = sorted(night.convert("L").crop((16, 16, 48, 48)).tobytes())
    assert shades[-1] - shades[0] > 80


@pytest.mark.parametrize("name", ["Delver of Secrets", "Fire // Ice", "Dryad Arbor"])
def test_only_the_back_face_of_a_card_is_pictured_by_night(name: str) -> None:
    card = next(each for each in bundled_cards() if each.name.startswith(name))
    look = printed_look(card)
    assert not look.face.night
    assert not any(half.face.night for half in look.halves)
    if look.other is not None:
        assert look.other.night
        assert printed_look(card, back=True).face.night
