"""Boards with modal double-faced cards: each face stands on its own."""

from __future__ import annotations

from inspector.rules import PlayLand, Resolve, Transform
from inspector.training.plots.setting import (
    Materials,
    PlotSetting,
    cast_as,
    ending,
    enters_as_copy,
    label_for,
    leaves,
    placed,
    plot,
    returned,
    values,
)


@plot("modal", 1)
def _the_back_resolved(of: Materials) -> PlotSetting:
    card = of.one("modal with a cost")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, face="back"), Resolve(object=name))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "mana_value", "colors", "mana_cost"))


@plot("modal", 1)
def _in_hand(of: Materials) -> PlotSetting:
    card = of.one("modal")
    zone = of.draw.one_of(("hand", "graveyard", "library", "exile"))
    return PlotSetting(actions=(placed(card, zone),), asks=values(label_for(card), "types", "colors", "name"))


@plot("modal", 1, 2)
def _the_back_cast(of: Materials) -> PlotSetting:
    card = of.one("modal with a cost")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, face="back"))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors", "mana_cost"))


@plot("modal", 1, 2)
def _the_back_died(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("modal with a cost", "modal land back")))
    name = label_for(card)
    to = of.draw.one_of(("graveyard", "exile", "hand"))
    actions = (placed(card, face="back"), leaves(name, to))
    return PlotSetting(actions=actions, asks=values(name, "name", "types", "colors"))


@plot("modal", 2, 3)
def _told_to_transform(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("modal with a cost", "modal land back")))
    name = label_for(card)
    asks = (ending(1), *values(name, "name", "types", "face_up"))
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=asks)


@plot("modal", 2)
def _played_as_a_land(of: Materials) -> PlotSetting:
    card = of.one("modal land back")
    name = label_for(card)
    actions = (placed(card, "hand"), PlayLand(object=name, face="back"))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "types", "name", "colors"))


@plot("modal", 2, 3)
def _returned(of: Materials) -> PlotSetting:
    card = of.one("modal with a cost")
    name = label_for(card)
    actions = (placed(card, face="back"), leaves(name, "exile"), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "face_up", "name", "mana_value", "types"))


@plot("modal", 3, 4)
def _the_back_copied(of: Materials) -> PlotSetting:
    card, clone = of.one("modal with a cost"), of.named("Clever Impersonator")
    name, copy = label_for(card), label_for(clone)
    actions = (placed(card, face="back"), placed(clone, "hand", player="Ben"), enters_as_copy(copy, name, "Ben"))
    return PlotSetting(actions=actions, asks=values(copy, "mana_value", "mana_value", "name", "colors"))


@plot("modal", 3, 4)
def _a_land_side_returned(of: Materials) -> PlotSetting:
    card = of.one("modal spell and land")
    name = label_for(card)
    actions = (placed(card, face="back"), leaves(name, "exile"), returned(name))
    return PlotSetting(actions=actions, asks=(ending(2), *values(name, "zone")))


@plot("modal", 4, 5)
def _transformed_with_counters(of: Materials) -> PlotSetting:
    card = of.one("modal creature")
    name = label_for(card)
    actions = (placed(card, counters={"+1/+1": 2}, tapped=True), Transform(object=name))
    return PlotSetting(actions=actions, asks=(ending(1), *values(name, "counters", "tapped", "name", "types")))


@plot("modal", 4, 5)
def _a_copy_told_to_transform(of: Materials) -> PlotSetting:
    card, clone = of.one("modal creature"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (placed(card), placed(clone, "hand"), enters_as_copy(copy, name), Transform(object=copy))
    return PlotSetting(actions=actions, asks=(ending(3), *values(copy, "name")))


@plot("modal", 5)
def _copied_then_the_original_turned(of: Materials) -> PlotSetting:
    card, clone = of.one("modal with a cost"), of.named("Clever Impersonator")
    name, copy = label_for(card), label_for(clone)
    actions = (placed(card), placed(clone, "hand"), enters_as_copy(copy, name), Transform(object=name))
    return PlotSetting(actions=actions, asks=values(copy, "name", "mana_value", "types"))
