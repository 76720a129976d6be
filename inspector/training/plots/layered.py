"""Boards on which effects meet: layers, timestamps, dependency."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from inspector.cards import Card
from inspector.rules import Action, Attach, CheckState, Counters, Place
from inspector.training.plots.setting import (
    Materials,
    PlotSetting,
    label_for,
    placed,
    placed_by_name,
    plot,
    spell_effect,
    spell_effect_on_all,
    values,
)

_SIZE = ("power", "toughness")


@plot("layers", 1, 2)
def _pumped_then_set(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name, more, size = label_for(card), f"+{1 + of.draw.below(4)}", 1 + of.draw.below(3)
    actions = (
        placed(card),
        spell_effect(name, power=more, toughness=more),
        spell_effect(name, set_power=size, set_toughness=size),
    )
    return PlotSetting(actions=actions, asks=values(name, *_SIZE))


@plot("layers", 1, 2)
def _counters_and_humility(of: Materials) -> PlotSetting:
    card, humility = of.one("vanilla"), of.named("Humility")
    name = label_for(card)
    there = placed(card, counters={"+1/+1": 1 + of.draw.below(3)})
    return PlotSetting(actions=(there, placed(humility)), asks=values(name, *_SIZE))


@plot("layers", 1)
def _an_anthem_was_there(of: Materials) -> PlotSetting:
    card, anthem = of.one("vanilla"), of.named("Glorious Anthem")
    return PlotSetting(actions=(placed(anthem), placed(card)), asks=values(label_for(card), *_SIZE))


@plot("layers", 1, 2)
def _came_too_late(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    late = of.one("vanilla", card)
    more = f"+{1 + of.draw.below(3)}"
    pump = spell_effect_on_all(filter={"types": "Creature"}, change={"power": more, "toughness": more})
    actions = (placed(card), pump, placed(late))
    return PlotSetting(actions=actions, asks=values(label_for(late), *_SIZE))


@plot("layers", 2)
def _both_kinds_of_counters(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    plus = 2 + of.draw.below(2)
    there = placed(card, counters={"+1/+1": plus, "-1/-1": 1})
    return PlotSetting(actions=(there, CheckState()), asks=values(label_for(card), "counters"))


@plot("layers", 2, 3)
def _made_another_color(of: Materials) -> PlotSetting:
    enchantment, color = of.draw.one_of((("Bad Moon", "B"), ("Crusade", "W")))
    others = [one for one in of.shelf.all_of("vanilla") if color not in one.front.colors]
    card, moon = of.draw.one_of(others), of.named(enchantment)
    name = label_for(card)
    actions = (placed(moon), placed(card), spell_effect(name, "forever", set_colors=[color]))
    return PlotSetting(actions=actions, asks=values(name, *_SIZE))


@plot("layers", 2)
def _an_aura_makes_it_a_land(of: Materials) -> PlotSetting:
    card, song = of.one("vanilla"), of.named("Song of the Dryads")
    name, aura = label_for(card), label_for(song)
    actions = (placed(card), placed(song), Attach(object=aura, to=name))
    return PlotSetting(actions=actions, asks=values(name, "power", "types", "subtypes"))


@plot("layers", 2)
def _an_artifact_comes_alive(of: Materials) -> PlotSetting:
    card = of.named("Darksteel Citadel")
    soul = of.named("Ensoul Artifact")
    name, aura = label_for(card), label_for(soul)
    actions = (placed(card), placed(soul), Attach(object=aura, to=name))
    return PlotSetting(actions=actions, asks=values(name, "types", *_SIZE))


@plot("layers", 2, 3)
def _lands_under_blood_moon(of: Materials) -> PlotSetting:
    land = of.named(of.draw.one_of(("Urborg, Tomb of Yawgmoth", "Darksteel Citadel", "Bayou", "Hanweir Battlements")))
    moon = of.named("Blood Moon")
    asks = values(label_for(land), "supertypes", "keywords", "subtypes")
    return PlotSetting(actions=(placed(land), placed(moon)), asks=asks)


@plot("layers", 3)
def _switched_in_between(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name, more = label_for(card), f"+{1 + of.draw.below(3)}"
    switch = spell_effect(name, switch_power_toughness=True)
    actions: list[Action] = [placed(card), switch, spell_effect(name, power=more)]
    if of.draw.happens(1, 3):
        actions.append(spell_effect(name, toughness="+1"))
    return PlotSetting(actions=tuple(actions), asks=values(name, *_SIZE))


@plot("layers", 3)
def _a_star_is_set(of: Materials) -> PlotSetting:
    maro, humility = of.named("Maro"), of.named("Humility")
    lands = of.draw.in_any_order(of.shelf.all_of("basic land"))[: 2 + of.draw.below(3)]
    hand = tuple(placed(card, "hand") for card in lands)
    last: tuple[Place, ...] = (
        (placed(maro), placed(humility)) if of.draw.happens(1, 2) else (placed(humility), placed(maro))
    )
    return PlotSetting(actions=(*hand, *last), asks=values(label_for(maro), *_SIZE))


@plot("layers", 3)
def _a_star_set_by_a_spell(of: Materials) -> PlotSetting:
    maro = of.named("Maro")
    lands = of.draw.in_any_order(of.shelf.all_of("basic land"))[: 2 + of.draw.below(3)]
    name, size = label_for(maro), 6 + of.draw.below(3)
    hand = tuple(placed(card, "hand") for card in lands)
    actions = (
        placed(maro),
        spell_effect(name, set_power=size, set_toughness=size),
        spell_effect(name, power="+1", toughness="+1"),
    )
    return PlotSetting(actions=(*hand, *actions), asks=values(name, *_SIZE))


@plot("layers", 3, 4)
def _every_creature_type(of: Materials) -> PlotSetting:
    changeling, dress = of.named("Woodland Changeling"), of.named("Dress Down")
    name, kind = label_for(changeling), of.draw.one_of(("Goblin", "Elf", "Zombie", "Bear", "Wizard"))
    more = f"+{1 + of.draw.below(3)}"
    pump = spell_effect_on_all(filter={"subtypes": kind}, change={"power": more, "toughness": more})
    return PlotSetting(actions=(placed(changeling), placed(dress), pump), asks=values(name, *_SIZE))


@plot("layers", 3)
def _a_devoid_card(of: Materials) -> PlotSetting:
    drone = of.named("Culling Drone")
    name = label_for(drone)
    actions = (placed(drone), spell_effect(name, "forever", set_colors=[of.draw.one_of("WUBRG")]))
    return PlotSetting(actions=actions, asks=values(name, "colors"))


@plot("layers", 3)
def _a_keyword_counter(of: Materials) -> PlotSetting:
    card, humility = of.one("vanilla"), of.named("Humility")
    kind = of.draw.one_of(("flying", "lifelink", "trample", "menace"))
    there = placed(card, counters={kind: 1})
    return PlotSetting(actions=(there, placed(humility)), asks=values(label_for(card), "keywords"))


@plot("layers", 4)
def _humility_alive(of: Materials) -> PlotSetting:
    card, humility, opalescence = of.one("vanilla"), of.named("Humility"), of.named("Opalescence")
    actions = (placed(humility), placed(opalescence), placed(card))
    return PlotSetting(actions=actions, asks=values(label_for(card), *_SIZE))


_HUES = (("red", "R"), ("blue", "U"), ("white", "W"), ("green", "G"), ("black", "B"))


def _hue(word: str, letter: str) -> Mapping[str, Any]:
    return {
        "name": f"{word.capitalize()} Veil",
        "layout": "normal",
        "mana_cost": f"{{1}}{{{letter}}}",
        "type_line": "Enchantment — Aura",
        "oracle_text": f"Enchant creature\nEnchanted creature is {word}.",
        "keywords": ["Enchant"],
        "static": [{"on": "attached", "change": {"set_colors": [letter]}}],
    }


@plot("layers", 4)
def _an_aura_moved(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    other = of.one("vanilla", card)
    (one, first), (two, second) = of.draw.in_any_order(_HUES)[:2]
    name, elsewhere = label_for(card), label_for(other)
    older, newer = f"{one.capitalize()} Veil", f"{two.capitalize()} Veil"
    actions = (
        placed(card),
        placed(other),
        placed_by_name(older),
        Attach(object=older, to=name),
        placed_by_name(newer),
        Attach(object=newer, to=name),
        Attach(object=older, to=elsewhere),
        Attach(object=older, to=name),
    )
    return PlotSetting(actions=actions, asks=values(name, "colors"), cards=(_hue(one, first), _hue(two, second)))


@plot("layers", 3, 4, 5)
def _all_together(of: Materials) -> PlotSetting:
    card, anthem = of.one("vanilla"), of.named("Glorious Anthem")
    name = label_for(card)
    size = 1 + of.draw.below(4)
    parts = of.draw.in_any_order(
        (
            spell_effect(name, set_power=size, set_toughness=size),
            Counters(object=name, kind="+1/+1", count=1 + of.draw.below(2)),
            spell_effect(name, power="+2", toughness="+1"),
            placed(anthem),
        )
    )
    switch = (spell_effect(name, switch_power_toughness=True),) if of.draw.happens(1, 2) else ()
    middle = of.draw.below(3)
    actions = (placed(card), *parts[:middle], *switch, *parts[middle:])
    return PlotSetting(actions=actions, asks=values(name, *_SIZE))


@plot("layers", 5)
def _set_twice_and_copied(of: Materials) -> PlotSetting:
    card, humility = of.one("vanilla"), of.named("Humility")
    name = label_for(card)
    size = 3 + of.draw.below(4)
    more = f"+{1 + of.draw.below(3)}"
    actions = (
        placed(card, counters={"+1/+1": 1}),
        spell_effect(name, set_power=size, set_toughness=size),
        spell_effect(name, power=more, toughness="+1"),
        placed(humility),
        spell_effect(name, switch_power_toughness=True),
    )
    return PlotSetting(actions=actions, asks=values(name, *_SIZE))


def _in_drawn_order(of: Materials, *cards: Card) -> tuple[Place, ...]:
    return tuple(placed(card) for card in of.draw.in_any_order(cards))


@plot("dependency", 1, 2, 3)
def _moon_and_urborg(of: Materials) -> PlotSetting:
    moon, urborg, land = of.named("Blood Moon"), of.named("Urborg, Tomb of Yawgmoth"), of.one("basic land")
    name = label_for(land)
    actions = (placed(moon), placed(land), placed(urborg))
    return PlotSetting(actions=actions, asks=(*values(label_for(urborg), "subtypes"), *values(name, "subtypes")))


@plot("dependency", 2, 3)
def _another_land_between_them(of: Materials) -> PlotSetting:
    moon, urborg = of.named("Blood Moon"), of.named("Urborg, Tomb of Yawgmoth")
    land = of.named(of.draw.one_of(("Bayou", "Hanweir Battlements", "Darksteel Citadel", "Dryad Arbor")))
    actions = _in_drawn_order(of, moon, urborg, land)
    return PlotSetting(actions=actions, asks=values(label_for(land), "subtypes", "keywords", "types"))


@plot("dependency", 3, 4)
def _sizes_and_an_anthem(of: Materials) -> PlotSetting:
    humility, opalescence, anthem = of.named("Humility"), of.named("Opalescence"), of.named("Glorious Anthem")
    actions = _in_drawn_order(of, humility, opalescence, anthem)
    asks = (*values(label_for(anthem), *_SIZE), *values(label_for(humility), *_SIZE))
    return PlotSetting(actions=actions, asks=asks)


@plot("dependency", 2, 3, 4)
def _a_creature_that_is_a_land(of: Materials) -> PlotSetting:
    ashaya, card, urborg = of.named("Ashaya, Soul of the Wild"), of.one("vanilla"), of.named("Urborg, Tomb of Yawgmoth")
    actions = _in_drawn_order(of, ashaya, card, urborg)
    return PlotSetting(actions=actions, asks=values(label_for(card), "subtypes", "types"))


@plot("dependency", 3, 4)
def _urborg_and_moon(of: Materials) -> PlotSetting:
    moon, urborg, land = of.named("Blood Moon"), of.named("Urborg, Tomb of Yawgmoth"), of.one("basic land")
    asks = (*values(label_for(land), "subtypes"), *values(label_for(urborg), "subtypes", "supertypes"))
    return PlotSetting(actions=(placed(urborg), placed(land), placed(moon)), asks=asks)


@plot("dependency", 4)
def _creatures_that_are_lands(of: Materials) -> PlotSetting:
    ashaya, moon, card = of.named("Ashaya, Soul of the Wild"), of.named("Blood Moon"), of.one("vanilla")
    return PlotSetting(actions=_in_drawn_order(of, ashaya, moon, card), asks=values(label_for(card), "subtypes"))


@plot("dependency", 4, 5)
def _two_that_set_a_size(of: Materials) -> PlotSetting:
    humility, opalescence = of.named("Humility"), of.named("Opalescence")
    order = (humility, opalescence) if of.draw.happens(2, 3) else (opalescence, humility)
    asks = values(label_for(humility), "power", "toughness")
    return PlotSetting(actions=tuple(map(placed, order)), asks=asks)


@plot("dependency", 3, 4)
def _color_by_type(of: Materials) -> PlotSetting:
    card, dawn, moon = of.one("vanilla"), of.named("Celestial Dawn"), of.named("Bad Moon")
    name = label_for(card)
    actions = _in_drawn_order(of, card, dawn, moon)
    return PlotSetting(actions=actions, asks=(*values(name, "power", "colors"), *values(label_for(moon), "colors")))


def _shift(name: str, source: str, to: str, *, basic: bool) -> Mapping[str, Any]:
    wanted: dict[str, Any] = {"types": "Land", "subtypes": source}
    said = f"{source}s are {to}s." if source != "Plains" else f"Plains are {to}s."
    return {
        "name": name,
        "layout": "normal",
        "mana_cost": "{2}{U}",
        "type_line": "Enchantment",
        "oracle_text": f"Basic {said}" if basic else f"All {said}",
        "static": [{"filter": wanted | ({"supertypes": "Basic"} if basic else {}), "change": {"set_subtypes": [to]}}],
    }


@plot("dependency", 5)
def _in_a_circle(of: Materials) -> PlotSetting:
    one, two = of.draw.in_any_order(("Island", "Swamp", "Mountain", "Forest"))[:2]
    first, second = of.named(one), of.named(two)
    cards = (_shift("First Shift", one, two, basic=False), _shift("Second Shift", two, one, basic=True))
    actions = (placed(first), placed(second), placed_by_name("First Shift"), placed_by_name("Second Shift"))
    asks = (*values(label_for(first), "subtypes"), *values(label_for(second), "subtypes"))
    return PlotSetting(actions=actions, asks=asks, cards=cards)


@plot("dependency", 5)
def _humility_and_a_bear(of: Materials) -> PlotSetting:
    humility, opalescence, card = of.named("Humility"), of.named("Opalescence"), of.one("vanilla")
    actions = _in_drawn_order(of, humility, opalescence, card)
    asks = (*values(label_for(card), "power"), *values(label_for(humility), "power", "toughness"))
    return PlotSetting(actions=actions, asks=asks)


@plot("dependency", 1, 2)
def _legends(of: Materials) -> PlotSetting:
    land, moon = of.named("Urborg, Tomb of Yawgmoth"), of.named("Blood Moon")
    asks = values(label_for(land), "supertypes", "subtypes")
    return PlotSetting(actions=_in_drawn_order(of, land, moon), asks=asks)


@plot("layers", 2, 3)
def _a_land_of_two_kinds(of: Materials) -> PlotSetting:
    land, urborg = of.one("basic land"), of.named("Urborg, Tomb of Yawgmoth")
    name = label_for(land)
    size = 2 + of.draw.below(3)
    alive = spell_effect(name, "forever", add_types=["Creature"], set_power=size, set_toughness=size)
    actions = (placed(land), placed(urborg), alive)
    return PlotSetting(actions=actions, asks=values(name, "types", "subtypes"))


@plot("layers", 1)
def _a_card_alone_with_humility(of: Materials) -> PlotSetting:
    humility, card = of.named("Humility"), of.one("vanilla")
    return PlotSetting(actions=(placed(humility), placed(card)), asks=values(label_for(card), "power", "keywords"))
