"""Boards that are there for a rule of their own: simple, and asked about when that rule is due, else never.

They are of no level, so no paper draws them.
"""

from __future__ import annotations

import msgspec

from inspector.rules import Place, Resolve, TurnFaceDown, TurnFaceUp
from inspector.training.plots.setting import (
    Materials,
    NothingFitsError,
    PlotSetting,
    act_of,
    cast_as,
    ending,
    label_for,
    placed,
    plot,
    values,
)


def _plain(setting: PlotSetting) -> PlotSetting:
    return msgspec.structs.replace(setting, plain=True)


@plot("transform")
def _a_front_on_the_stack(of: Materials) -> PlotSetting:
    card = of.one("turning")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name))
    return _plain(PlotSetting(actions=actions, asks=values(name, "name", "types", "subtypes", "power")))


@plot("meld")
def _a_meld_card_alone(of: Materials) -> PlotSetting:
    card = of.one("meld")
    name = label_for(card)
    asks = values(name, "name", "types", "mana_value", "power")
    return _plain(PlotSetting(actions=(placed(card),), asks=asks))


@plot("meld")
def _a_meld_card_on_the_stack(of: Materials) -> PlotSetting:
    card = of.one("meld")
    name = label_for(card)
    if card.front.mana_cost is None:
        raise NothingFitsError("a land is never cast")
    return _plain(PlotSetting(actions=(placed(card, "hand"), cast_as(name)), asks=values(name, "name", "mana_value")))


@plot("split", 2)
def _two_kinds_of_spell(of: Materials) -> PlotSetting:
    cards = [card for card in of.shelf.all_of("split") if card.faces[0].type_line != card.faces[1].type_line]
    if not cards:
        raise NothingFitsError("a split card of two types")
    card = of.draw.one_of(cards)
    return PlotSetting(actions=(placed(card, "hand"),), asks=values(label_for(card), "types"))


@plot("face-down")
def _turned_down_twice(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name = label_for(card)
    down = TurnFaceDown(object=name, face_down=True)
    return _plain(PlotSetting(actions=(placed(card), down, down), asks=(ending(2),)))


@plot("face-down")
def _turned_up_for_disguise(of: Materials) -> PlotSetting:
    card = of.one("disguise")
    name = label_for(card)
    actions = (
        placed(card, "hand"),
        cast_as(name, face_down="disguise"),
        Resolve(object=name),
        TurnFaceUp(object=name, by="disguise"),
    )
    return _plain(PlotSetting(actions=actions, asks=(ending(3), *values(name, "face_down"))))


@plot("face-down")
def _turned_up_for_morph(of: Materials) -> PlotSetting:
    card = of.one("morph")
    name = label_for(card)
    actions = (
        placed(card, "hand"),
        cast_as(name, face_down="morph"),
        Resolve(object=name),
        TurnFaceUp(object=name, by="morph"),
    )
    return _plain(PlotSetting(actions=actions, asks=(ending(3), *values(name, "face_down", "name"))))


@plot("zones", 2)
def _a_phyrexian_symbol(of: Materials) -> PlotSetting:
    cards = [one for one in of.shelf.cards if len(one.faces) == 1 and "/P}" in str(one.front.mana_cost or "")]
    if not cards:
        raise NothingFitsError("a Phyrexian symbol")
    card = of.draw.one_of(cards)
    return _plain(PlotSetting(actions=(placed(card, "hand"),), asks=values(label_for(card), "mana_value")))


@plot("zones", 3)
def _a_prepared_spell_in_hand(of: Materials) -> PlotSetting:
    cards = [one for one in of.shelf.cards if one.layout_name in ("prepare", "adventure")]
    card = of.draw.one_of(cards)
    there: Place = placed(card, of.draw.one_of(("hand", "graveyard", "exile")))
    return _plain(
        PlotSetting(actions=(there,), asks=values(label_for(card), "name", "types", "mana_value", "mana_cost"))
    )


@plot("rooms")
def _a_door_opened_for_its_cost(of: Materials) -> PlotSetting:
    card = of.one("room")
    name = label_for(card)
    by = of.draw.one_of(("special action", "effect"))
    half = of.draw.one_of(("left", "right"))
    actions = (placed(card, unlocked=["left"]), act_of("unlock", object=name, half=half, by=by))
    return _plain(PlotSetting(actions=actions, asks=(ending(1), *values(name, "unlocked"))))


@plot("zones")
def _an_inset_spell_cast(of: Materials) -> PlotSetting:
    wanted = of.draw.one_of(("Adventure", "Omen"))
    cards = [one for one in of.shelf.cards if len(one.faces) > 1 and wanted in one.faces[1].type_line.subtypes]
    if not cards:
        raise NothingFitsError(wanted)
    card = of.draw.one_of(cards)
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, inset=True))
    return _plain(PlotSetting(actions=actions, asks=(ending(1), *values(name, "name", "mana_value", "types"))))


@plot("layers")
def _equipment_for_a_land(of: Materials) -> PlotSetting:
    sword, land = of.named("Bonesplitter"), of.one("basic land")
    name, label = label_for(sword), label_for(land)
    actions = (placed(sword), placed(land), act_of("attach", object=name, to=label))
    return _plain(PlotSetting(actions=actions, asks=(ending(2),)))


@plot("transform")
def _a_battle(of: Materials) -> PlotSetting:
    cards = [card for card in of.shelf.cards if "Battle" in card.front.type_line.types]
    if not cards:
        raise NothingFitsError("a battle")
    card = of.draw.one_of(cards)
    printed = card.front.defense.value if card.front.defense is not None else None
    there = placed(card, counters={"defense": int(printed or 0) + 1 + of.draw.below(2)})
    return _plain(PlotSetting(actions=(there,), asks=values(label_for(card), "defense")))


@plot("face-down")
def _cast_for_disguise(of: Materials) -> PlotSetting:
    card = of.one("disguise")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, face_down="disguise"))
    return _plain(PlotSetting(actions=actions, asks=(ending(1), *values(name, "mana_value", "keywords", "name"))))


@plot("copies")
def _a_spell_copied(of: Materials) -> PlotSetting:
    card = of.one("instant")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name), act_of("copy_spell", of=name, **{"as": "the copy"}))
    return _plain(PlotSetting(actions=actions, asks=(ending(2), *values("the copy", "mana_value", "controller"))))


@plot("split")
def _a_half_is_chosen(of: Materials) -> PlotSetting:
    card = of.one("split")
    name = label_for(card)
    half = of.draw.one_of(("left", "right"))
    return _plain(PlotSetting(actions=(placed(card, "hand"), cast_as(name, half=half)), asks=(ending(1),)))


@plot("zones")
def _a_token_ceases(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name = label_for(card)
    actions = (
        placed(card),
        act_of("create_token_copy", of=name, **{"as": "the token"}),
        act_of("move", object="the token", to="graveyard"),
    )
    return _plain(PlotSetting(actions=actions, asks=(ending(2), *values("the token", "state_based", "zone"))))


@plot("zones")
def _tapped_and_not(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name = label_for(card)
    tap = act_of("tap", object=name)
    return _plain(PlotSetting(actions=(placed(card), tap), asks=(ending(1), *values(name, "tapped"))))


@plot("zones")
def _an_instant_put_there(of: Materials) -> PlotSetting:
    card = of.one("instant")
    name = label_for(card)
    return _plain(
        PlotSetting(
            actions=(placed(card, "graveyard"), act_of("put_onto_battlefield", object=name)),
            asks=(ending(1), *values(name, "zone")),
        )
    )


@plot("transform")
def _simply_told(of: Materials) -> PlotSetting:
    card = of.one("turning")
    name = label_for(card)
    actions = (placed(card), act_of("transform", object=name))
    return _plain(PlotSetting(actions=actions, asks=(ending(1), *values(name, "face_up", "zone"))))


@plot("transform")
def _the_front_resolves(of: Materials) -> PlotSetting:
    card = of.one("turning")
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name), Resolve(object=name))
    return _plain(PlotSetting(actions=actions, asks=(ending(2), *values(name, "face_up", "zone", "name"))))


@plot("layers")
def _an_aura_alone(of: Materials) -> PlotSetting:
    aura = of.named(of.draw.one_of(("Flight", "Song of the Dryads", "Ensoul Artifact")))
    name = label_for(aura)
    return _plain(PlotSetting(actions=(placed(aura),), asks=values(name, "state_based")))
