"""Boards with split cards, Rooms and flip cards: halves, and which of them count."""

from __future__ import annotations

from inspector.rules import BecomeCopy, ChooseName, CopySpell, Flip, Resolve, Transform
from inspector.training.plots.setting import (
    Materials,
    PlotSetting,
    act_of,
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

_OFF_THE_STACK = ("hand", "graveyard", "library", "exile")
_DOORS = ("left", "right")


@plot("split", 1)
def _off_the_stack(of: Materials) -> PlotSetting:
    card = of.one("split")
    zone = of.draw.one_of(_OFF_THE_STACK)
    return PlotSetting(
        actions=(placed(card, zone),), asks=values(label_for(card), "mana_value", "mana_value", "colors")
    )


@plot("split", 1)
def _one_half_cast(of: Materials) -> PlotSetting:
    card = of.one("split")
    name = label_for(card)
    half = "left" if any("Aftermath" in face.keywords for face in card.faces) else of.draw.one_of(_DOORS)
    actions = (placed(card, "hand"), cast_as(name, half=half))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors", "types"))


@plot("split", 2)
def _fused(of: Materials) -> PlotSetting:
    card = of.one("fuse")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, half="fused"))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors", "name"))


@plot("split", 2)
def _a_name_of_two(of: Materials) -> PlotSetting:
    card = of.one("split")
    return PlotSetting(actions=(ChooseName(name=card.name),), asks=(ending(0),))


@plot("split", 2, 3)
def _cast_and_resolved(of: Materials) -> PlotSetting:
    card = of.one("split")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, half="left"), Resolve(object=name))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors", "name"))


@plot("split", 3, 4)
def _a_half_with_x(of: Materials) -> PlotSetting:
    card = of.one("split")
    name = label_for(card)
    halves = [half for half, face in zip(_DOORS, card.faces, strict=True) if "{X}" in str(face.mana_cost or "")]
    half = halves[0] if halves else "right"
    x = 2 + of.draw.below(4) if halves else None
    actions = (placed(card, "hand"), cast_as(name, half=half, x=x))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors"))


@plot("split", 4, 5)
def _a_spell_copied(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("fuse", "split")))
    name, copy = label_for(card), "the copy"
    half = "fused" if "Fuse" in card.front.keywords else "left"
    actions = (placed(card, "hand"), cast_as(name, half=half), CopySpell(of=name, label=copy))
    return PlotSetting(
        actions=actions, asks=values(name, "mana_value", "colors") + values(copy, "mana_value", "colors")
    )


@plot("split", 5)
def _returned_from_the_stack(of: Materials) -> PlotSetting:
    card = of.one("fuse")
    name = label_for(card)
    to = of.draw.one_of(("hand", "exile", "library"))
    actions = (placed(card, "hand"), cast_as(name, half="fused"), leaves(name, to))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors", "name"))


@plot("rooms", 1)
def _one_door_open(of: Materials) -> PlotSetting:
    card = of.one("room")
    there = placed(card, unlocked=[of.draw.one_of(_DOORS)])
    return PlotSetting(actions=(there,), asks=values(label_for(card), "mana_value", "mana_cost", "colors", "name"))


@plot("rooms", 1)
def _cast_and_entered(of: Materials) -> PlotSetting:
    card = of.one("room")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, half=of.draw.one_of(_DOORS)), Resolve(object=name))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "name", "mana_cost", "colors"))


@plot("rooms", 1, 2)
def _both_doors_open(of: Materials) -> PlotSetting:
    card = of.one("room")
    name = label_for(card)
    actions = (placed(card, unlocked=["left"]), act_of("unlock", object=name, half="right", by="special action"))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "name", "colors"))


@plot("rooms", 2)
def _no_door_open(of: Materials) -> PlotSetting:
    card = of.one("room")
    asks = values(label_for(card), "types", "subtypes", "mana_value", "name")
    return PlotSetting(actions=(placed(card, unlocked=[]),), asks=asks)


@plot("rooms", 2)
def _put_there(of: Materials) -> PlotSetting:
    card = of.one("room")
    name = label_for(card)
    actions = (placed(card, of.draw.one_of(("graveyard", "hand", "exile"))), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "unlocked", "mana_value", "name"))


@plot("rooms", 2, 3)
def _gone_and_back_with_doors(of: Materials) -> PlotSetting:
    card = of.one("room")
    name = label_for(card)
    doors = of.draw.one_of((["left"], ["right"], ["left", "right"]))
    actions = (placed(card, unlocked=doors), leaves(name, "exile"), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "unlocked", "mana_value", "types"))


@plot("rooms", 3, 4)
def _a_room_copied(of: Materials) -> PlotSetting:
    card, clone = of.one("room"), of.named("Clever Impersonator")
    name, copy = label_for(card), label_for(clone)
    doors = of.draw.one_of((["left"], ["right"], ["left", "right"]))
    actions = (placed(card, unlocked=doors), placed(clone, "hand", player="Ben"), enters_as_copy(copy, name, "Ben"))
    return PlotSetting(actions=actions, asks=values(copy, "unlocked", "mana_value", "types", "name"))


@plot("rooms", 3)
def _on_the_stack(of: Materials) -> PlotSetting:
    card = of.one("room")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, half=of.draw.one_of(_DOORS)))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "colors"))


@plot("rooms", 3, 4)
def _a_door_locked(of: Materials) -> PlotSetting:
    card = of.one("room")
    name = label_for(card)
    actions = (placed(card, unlocked=["left", "right"]), act_of("lock", object=name, half=of.draw.one_of(_DOORS)))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "name", "types", "colors"))


@plot("rooms", 4, 5)
def _another_room_copied(of: Materials) -> PlotSetting:
    card = of.one("room")
    other = of.one("room", card)
    name = label_for(card)
    doors = of.draw.one_of((["left"], ["right"]))
    actions = (placed(card, unlocked=doors), placed(other, unlocked=[]), BecomeCopy(object=name, of=label_for(other)))
    return PlotSetting(actions=actions, asks=values(name, "name", "mana_value", "unlocked", "colors"))


@plot("rooms", 5)
def _a_copy_opened(of: Materials) -> PlotSetting:
    card, clone = of.one("room"), of.named("Clever Impersonator")
    name, copy = label_for(card), label_for(clone)
    half = of.draw.one_of(_DOORS)
    other = "right" if half == "left" else "left"
    actions = (
        placed(card, unlocked=[half]),
        placed(clone, "hand"),
        enters_as_copy(copy, name),
        act_of("unlock", object=copy, half=other, by="special action"),
    )
    return PlotSetting(actions=actions, asks=values(copy, "mana_value", "name", "unlocked", "colors"))


@plot("flip", 1)
def _flipped(of: Materials) -> PlotSetting:
    card = of.one("flip")
    name = label_for(card)
    return PlotSetting(
        actions=(placed(card), Flip(object=name)), asks=values(name, "mana_value", "colors", "mana_cost")
    )


@plot("flip", 1)
def _flipped_and_gone(of: Materials) -> PlotSetting:
    card = of.one("flip")
    name = label_for(card)
    actions = (placed(card, flipped=True), leaves(name, of.draw.one_of(("graveyard", "exile", "hand"))))
    return PlotSetting(actions=actions, asks=values(name, "name", "subtypes", "power", "supertypes"))


@plot("flip", 2)
def _flipped_twice(of: Materials) -> PlotSetting:
    card = of.one("flip")
    name = label_for(card)
    actions = (placed(card, flipped=True), Flip(object=name))
    return PlotSetting(actions=actions, asks=(ending(1), *values(name, "flipped", "name")))


@plot("flip", 2)
def _told_to_transform(of: Materials) -> PlotSetting:
    card = of.one("flip")
    name = label_for(card)
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=(ending(1), *values(name, "name")))


@plot("flip", 2)
def _a_lower_name(of: Materials) -> PlotSetting:
    card = of.one("flip")
    return PlotSetting(actions=(ChooseName(name=card.faces[1].name),), asks=(ending(0),))


@plot("flip", 2, 3)
def _flipped_gone_and_back(of: Materials) -> PlotSetting:
    card = of.one("flip")
    name = label_for(card)
    actions = (placed(card, flipped=True), leaves(name, "exile"), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "flipped", "name", "power"))


@plot("flip", 3, 4)
def _a_flipped_one_copied(of: Materials) -> PlotSetting:
    card, clone = of.one("flip to a creature"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (placed(card, flipped=True), placed(clone, "hand", player="Ben"), enters_as_copy(copy, name, "Ben"))
    return PlotSetting(actions=actions, asks=values(copy, "name", "power", "flipped", "supertypes"))


@plot("flip", 4, 5)
def _a_flipped_one_becomes_a_copy(of: Materials) -> PlotSetting:
    card, other = of.one("flip to a creature"), of.one("flip to a creature")
    name = label_for(card)
    more = label_for(other) if other is not card else f"{label_for(other)} 2"
    there = placed(card, flipped=True, counters={"+1/+1": 1 + of.draw.below(2)})
    actions = (there, placed(other, label=more), BecomeCopy(object=name, of=more))
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness"))


@plot("flip", 4, 5)
def _a_copy_flipped(of: Materials) -> PlotSetting:
    card, clone = of.one("flip to a creature"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (placed(card), placed(clone, "hand"), enters_as_copy(copy, name), Flip(object=copy))
    return PlotSetting(actions=actions, asks=values(copy, "mana_value", "colors", "power", "name"))
