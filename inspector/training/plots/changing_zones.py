"""Boards on which cards change zones: what they are off the battlefield, and what is forgotten."""

from __future__ import annotations

from inspector.rules import ChooseName, CreateTokenCopy, Resolve
from inspector.training.plots.setting import (
    Materials,
    PlotSetting,
    cast_as,
    ending,
    label_for,
    leaves,
    placed,
    plot,
    returned,
    spell_effect,
    values,
)

_AWAY = ("graveyard", "exile", "hand")
_HIDDEN_OR_NOT = ("hand", "graveyard", "library", "exile")


@plot("zones", 1)
def _the_back_left(of: Materials) -> PlotSetting:
    card = of.one("turning")
    name = label_for(card)
    actions = (placed(card, face="back"), leaves(name, of.draw.one_of(_AWAY)))
    return PlotSetting(actions=actions, asks=values(name, "name", "types", "subtypes", "colors", "power"))


@plot("zones", 1)
def _never_there(of: Materials) -> PlotSetting:
    card = of.one("turning")
    asks = values(label_for(card), "subtypes", "types", "name", "keywords")
    return PlotSetting(actions=(placed(card, of.draw.one_of(_HIDDEN_OR_NOT)),), asks=asks)


@plot("zones", 1, 2)
def _gone_and_back(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name = label_for(card)
    actions = (placed(card, face="back"), leaves(name, "exile"), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "face_up", "name", "mana_cost", "power", "subtypes"))


@plot("zones", 1, 2)
def _the_effect_is_left_behind(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name, more = label_for(card), f"+{1 + of.draw.below(4)}"
    pump = spell_effect(name, power=more, toughness=more)
    actions = (placed(card), pump, leaves(name, "exile"), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness"))


@plot("zones", 1, 2)
def _the_back_to_be_cast(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name = label_for(card)
    return PlotSetting(actions=(placed(card, "hand"), cast_as(name, face="back")), asks=(ending(1),))


@plot("zones", 1, 2)
def _a_name_is_chosen(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("turning", "modal", "flip")))
    name = card.faces[1].name if of.draw.happens(2, 3) else card.name
    return PlotSetting(actions=(ChooseName(name=name),), asks=(ending(0),))


@plot("zones", 2)
def _a_token_left(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name, token = label_for(card), "the token"
    actions = (
        placed(card),
        CreateTokenCopy(of=name, label=token),
        leaves(token, of.draw.one_of(_AWAY)),
        returned(token),
    )
    return PlotSetting(actions=actions, asks=(ending(3), *values(token, "zone")))


@plot("zones", 2, 3)
def _one_face_told_to_enter_transformed(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name = label_for(card)
    actions = (placed(card, "graveyard"), returned(name, transformed=True))
    return PlotSetting(actions=actions, asks=(ending(1), *values(name, "zone")))


@plot("zones", 3)
def _with_x(of: Materials) -> PlotSetting:
    card = of.one("x permanent")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, x=2 + of.draw.below(5)), Resolve(object=name))
    return PlotSetting(actions=actions, asks=values(name, "mana_value"))


@plot("zones", 3, 4)
def _a_star_off_the_battlefield(of: Materials) -> PlotSetting:
    maro, count = of.named("Maro"), 2 + of.draw.below(3)
    cards = of.draw.in_any_order(of.shelf.all_of("basic land"))[:count]
    hand = tuple(placed(card, "hand") for card in cards)
    there = placed(maro, of.draw.one_of(("graveyard", "exile")))
    return PlotSetting(actions=(*hand, there), asks=values(label_for(maro), "power", "toughness"))


@plot("zones", 3, 4, 5)
def _with_counters_and_effect(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name, more = label_for(card), f"+{1 + of.draw.below(3)}"
    pump = spell_effect(name, power=more, toughness=more)
    there = placed(card, face="back", counters={"+1/+1": 1})
    actions = (there, pump, leaves(name, "exile"), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness", "name", "face_up"))


@plot("zones", 4, 5)
def _told_to_enter_transformed(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name = label_for(card)
    actions = (placed(card, face="back"), leaves(name, "graveyard"), returned(name, transformed=True))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors", "subtypes", "mana_cost"))


@plot("zones", 4, 5)
def _pumped_in_its_first_life(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name, more = label_for(card), f"+{2 + of.draw.below(3)}"
    first = spell_effect(name, power=more, toughness=more)
    actions = (
        placed(card),
        first,
        leaves(name, "exile"),
        returned(name, transformed=True),
        spell_effect(name, power="+1", toughness="+1"),
    )
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness"))


@plot("zones", 1, 2)
def _a_legend_each(of: Materials) -> PlotSetting:
    card = of.one("legend")
    name = label_for(card)
    actions = (placed(card), placed(card, label=f"{name} 2", player="Ben"))
    return PlotSetting(actions=actions, asks=values(name, "state_based"))


@plot("zones", 2, 3)
def _two_sides_of_a_legend(of: Materials) -> PlotSetting:
    card = of.one("turning legend")
    name = label_for(card)
    actions = (placed(card), placed(card, label=f"{name} 2", face="back"))
    return PlotSetting(actions=actions, asks=values(name, "state_based"))


@plot("zones", 2, 3)
def _two_of_a_planeswalker_type(of: Materials) -> PlotSetting:
    first, second = of.named("Jace, the Mind Sculptor"), of.named("Jace, Vryn's Prodigy")
    one = placed(first, counters={"loyalty": 3})
    other = placed(second, face="back", counters={"loyalty": 5})
    actions = tuple(of.draw.in_any_order((one, other)))
    return PlotSetting(actions=actions, asks=values(label_for(first), "state_based"))
