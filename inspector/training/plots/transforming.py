"""Boards on which permanents transform: the face that is up, and what comes from the other."""

from __future__ import annotations

from inspector.rules import Attach, BecomeCopy, Transform
from inspector.training.plots.setting import (
    Materials,
    PlotSetting,
    ending,
    label_for,
    no_event,
    placed,
    placed_by_name,
    plot,
    spell_effect,
    values,
)

_SHOWN = ("mana_value", "mana_value", "subtypes", "colors", "mana_cost", "name", "keywords")


@plot("transform", 1)
def _turned_over(of: Materials) -> PlotSetting:
    card = of.one("turning")
    name = label_for(card)
    asks = (*values(name, *_SHOWN), no_event(1, "entered"))
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=asks)


@plot("transform", 1, 2)
def _with_counters(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name, count = label_for(card), 1 + of.draw.below(3)
    there = placed(card, counters={of.draw.one_of(("+1/+1", "-1/-1") if count == 1 else ("+1/+1",)): count})
    asks = values(name, "power", "toughness", "counters")
    return PlotSetting(actions=(there, Transform(object=name)), asks=asks)


@plot("transform", 1)
def _tapped(of: Materials) -> PlotSetting:
    card = of.one("turning")
    name = label_for(card)
    return PlotSetting(actions=(placed(card, tapped=True), Transform(object=name)), asks=values(name, "tapped"))


@plot("transform", 1)
def _told_with_one_face(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("vanilla", "flip")))
    name = label_for(card)
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=(ending(1), *values(name, "name")))


@plot("transform", 2)
def _an_event_of_it(of: Materials) -> PlotSetting:
    card = of.one("turning")
    name = label_for(card)
    asks = (no_event(1, "turned face up"), no_event(1, "entered"))
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=asks)


@plot("transform", 2)
def _pumped(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name, more = label_for(card), f"+{2 + of.draw.below(3)}"
    pump = spell_effect(name, power=more, toughness=more)
    return PlotSetting(actions=(placed(card), pump, Transform(object=name)), asks=values(name, "power", "toughness"))


@plot("transform", 2)
def _colors_of_a_back(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("colorless back", "indicated back")))
    name = label_for(card)
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=values(name, "colors", "mana_value"))


@plot("transform", 3)
def _over_and_back(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name = label_for(card)
    there = placed(card, face="back", counters={"+1/+1": 1 + of.draw.below(2)})
    return PlotSetting(actions=(there, Transform(object=name)), asks=values(name, "power", "toughness"))


@plot("transform", 3, 4)
def _its_own_instruction(of: Materials) -> PlotSetting:
    card = of.one("own ability")
    name = label_for(card)
    late = Transform(object=name, ability_of=name, since=0)
    asks = (*values(name, "face_up", "name"), ending(2))
    return PlotSetting(actions=(placed(card), Transform(object=name), late), asks=asks)


@plot("transform", 3)
def _to_a_planeswalker(of: Materials) -> PlotSetting:
    card = of.one("turning to a planeswalker")
    name = label_for(card)
    asks = values(name, "loyalty", "mana_value", "types")
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=asks)


@plot("transform", 3)
def _to_a_spell(of: Materials) -> PlotSetting:
    card = of.one("instant below")
    name = label_for(card)
    there = placed(card, face="back")
    return PlotSetting(actions=(there, Transform(object=name)), asks=(ending(1), *values(name, "zone")))


@plot("transform", 3, 4)
def _wearing_an_aura(of: Materials) -> PlotSetting:
    card, aura = of.one("turning to a creature"), of.named("Flight")
    name = label_for(card)
    actions = (placed(card), placed(aura), Attach(object=label_for(aura), to=name), Transform(object=name))
    return PlotSetting(actions=actions, asks=values(name, "keywords"))


@plot("transform", 4)
def _as_a_copy(of: Materials) -> PlotSetting:
    card, other = of.one("turning to a creature"), of.one("vanilla")
    name = label_for(card)
    copied = BecomeCopy(object=name, of=label_for(other), until="end of turn")
    asks = (*values(name, "name", "power", "subtypes", "face_up"), ending(3))
    return PlotSetting(actions=(placed(card), placed(other), copied, Transform(object=name)), asks=asks)


@plot("transform", 4, 5)
def _copied_then_turned_with_counters(of: Materials) -> PlotSetting:
    card, other = of.one("turning to a creature"), of.one("vanilla")
    name = label_for(card)
    copied = BecomeCopy(object=name, of=label_for(other), until="end of turn")
    there = placed(card, counters={"+1/+1": 1 + of.draw.below(3)})
    asks = values(name, "power", "toughness")
    return PlotSetting(actions=(there, placed(other), copied, Transform(object=name)), asks=asks)


_KEEPER = {
    "name": "Hue Keeper // Blue Dusk",
    "layout": "transform",
    "card_faces": [
        {
            "name": "Hue Keeper",
            "mana_cost": "{2}{W}",
            "type_line": "Creature — Spirit",
            "oracle_text": "",
            "power": "2",
            "toughness": "2",
        },
        {
            "name": "Blue Dusk",
            "mana_cost": "",
            "type_line": "Enchantment",
            "oracle_text": "All creatures are blue.",
            "static": [{"filter": {"types": "Creature"}, "change": {"set_colors": ["U"]}}],
        },
    ],
}
_GLASS = {
    "name": "Verdant Glass",
    "layout": "normal",
    "mana_cost": "{2}{G}",
    "type_line": "Enchantment",
    "oracle_text": "All creatures are green.",
    "static": [{"filter": {"types": "Creature"}, "change": {"set_colors": ["G"]}}],
}


@plot("transform", 5)
def _a_new_timestamp(of: Materials) -> PlotSetting:
    creature = of.one("vanilla")
    name = label_for(creature)
    keeper = placed_by_name("Hue Keeper")
    glass = placed_by_name("Verdant Glass")
    actions = (keeper, glass, placed(creature), Transform(object="Hue Keeper"))
    return PlotSetting(actions=actions, asks=values(name, "colors"), cards=(_KEEPER, _GLASS))
