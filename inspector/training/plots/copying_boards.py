"""Boards with copies and tokens: what is copied, and what is not."""

from __future__ import annotations

import msgspec

from inspector.cards import Change
from inspector.rules import BecomeCopy, Counters, CreateTokenCopy, PutOntoBattlefield, Transform
from inspector.training.plots.setting import (
    Materials,
    PlotSetting,
    ending,
    enters_as_copy,
    label_for,
    leaves,
    placed,
    plot,
    returned,
    spell_effect,
    values,
)


@plot("copies", 1)
def _counters_stay_behind(of: Materials) -> PlotSetting:
    card, clone = of.one("vanilla"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    there = placed(card, counters={"+1/+1": 1 + of.draw.below(3)})
    actions = (there, placed(clone, "hand", player="Ben"), enters_as_copy(copy, name, "Ben"))
    return PlotSetting(actions=actions, asks=values(copy, "power", "toughness", "counters"))


@plot("copies", 1)
def _all_is_copied(of: Materials) -> PlotSetting:
    card, clone = of.one("vanilla"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (placed(card), placed(clone, "hand", player="Ben"), enters_as_copy(copy, name, "Ben"))
    return PlotSetting(actions=actions, asks=values(copy, "mana_value", "colors", "name", "mana_cost"))


@plot("copies", 1, 2)
def _a_token_cannot_return(of: Materials) -> PlotSetting:
    card, token = of.one("vanilla"), "the token"
    name = label_for(card)
    actions = (placed(card), CreateTokenCopy(of=name, label=token), leaves(token, "exile"), returned(token))
    return PlotSetting(actions=actions, asks=(ending(3),))


@plot("copies", 2)
def _a_back_copied(of: Materials) -> PlotSetting:
    card, clone = of.one("turning to a creature"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (placed(card, face="back"), placed(clone, "hand", player="Ben"), enters_as_copy(copy, name, "Ben"))
    return PlotSetting(actions=actions, asks=values(copy, "mana_value", "mana_value", "name", "colors", "subtypes"))


@plot("copies", 2, 3)
def _a_copy_told_to_transform(of: Materials) -> PlotSetting:
    card, clone = of.one("turning to a creature"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (
        placed(card),
        placed(clone, "hand", player="Ben"),
        enters_as_copy(copy, name, "Ben"),
        Transform(object=copy),
    )
    return PlotSetting(actions=actions, asks=(ending(3), *values(copy, "name", "power")))


@plot("copies", 2)
def _a_passing_look(of: Materials) -> PlotSetting:
    card, clone = of.one("vanilla"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    size = 1 + of.draw.below(2)
    changes: tuple[dict[str, object], ...] = (
        {"power": "+3", "toughness": "+3"},
        {"set_power": size, "set_toughness": size},
        {"set_colors": [of.draw.one_of("WUBRG")]},
        {
            "lose_all_abilities": True,
            "set_colors": ["U"],
            "set_subtypes": ["Frog"],
            "set_power": 1,
            "set_toughness": 1,
        },
    )
    change = of.draw.one_of(changes)
    actions = (
        placed(card),
        spell_effect(name, "end of turn", **change),
        placed(clone, "hand", player="Ben"),
        enters_as_copy(copy, name, "Ben"),
    )
    return PlotSetting(actions=actions, asks=values(copy, "power", "toughness", "colors", "subtypes"))


@plot("copies", 2, 3)
def _the_original_changes_later(of: Materials) -> PlotSetting:
    card, clone = of.one("vanilla"), of.named("Clone")
    other = of.one("vanilla", card)
    name, copy, third = label_for(card), label_for(clone), label_for(other)
    actions = (
        placed(card),
        placed(clone, "hand", player="Ben"),
        enters_as_copy(copy, name, "Ben"),
        placed(other),
        BecomeCopy(object=name, of=third),
    )
    return PlotSetting(actions=actions, asks=values(copy, "name", "power", "colors", "mana_value"))


@plot("copies", 3)
def _a_token_with_two_faces(of: Materials) -> PlotSetting:
    card, token = of.one("turning to a creature"), "the token"
    name = label_for(card)
    actions = (placed(card), CreateTokenCopy(of=name, label=token), Transform(object=token))
    return PlotSetting(actions=actions, asks=(ending(2), *values(token, "name", "power", "subtypes", "face_up")))


@plot("copies", 3)
def _a_token_of_a_back(of: Materials) -> PlotSetting:
    card, token = of.one("turning to a creature"), "the token"
    name = label_for(card)
    actions = (placed(card, face="back"), CreateTokenCopy(of=name, label=token))
    return PlotSetting(actions=actions, asks=values(token, "face_up", "name", "power", "subtypes"))


@plot("copies", 3, 4)
def _an_exception_copied(of: Materials) -> PlotSetting:
    card, image, clone = of.one("vanilla"), of.named("Phantasmal Image"), of.named("Clone")
    name, first, second = label_for(card), label_for(image), label_for(clone)
    also = msgspec.convert({"add_subtypes": ["Illusion"]}, Change)
    actions = (
        placed(card),
        placed(image, "hand"),
        PutOntoBattlefield(object=first, as_copy_of=name, except_=also),
        placed(clone, "hand", player="Ben"),
        enters_as_copy(second, first, "Ben"),
    )
    return PlotSetting(actions=actions, asks=values(second, "subtypes"))


@plot("copies", 3, 4)
def _under_the_effects(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    other = of.one("vanilla", card)
    name, more = label_for(card), f"+{2 + of.draw.below(3)}"
    pump = spell_effect(name, power=more, toughness=more)
    actions = (placed(card), placed(other), pump, BecomeCopy(object=name, of=label_for(other)))
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness"))


@plot("copies", 3, 4)
def _with_counters_becomes_a_copy(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    other = of.one("vanilla", card)
    name = label_for(card)
    there = placed(card, counters={"+1/+1": 1 + of.draw.below(3)})
    actions = (there, placed(other), BecomeCopy(object=name, of=label_for(other)))
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness", "counters"))


@plot("copies", 3, 4)
def _a_star_is_copied(of: Materials) -> PlotSetting:
    maro, clone = of.named("Maro"), of.named("Clone")
    lands = of.draw.in_any_order(of.shelf.all_of("basic land"))[: 2 + of.draw.below(3)]
    copy = label_for(clone)
    gone = leaves(label_for(lands[0]), "graveyard")
    actions = (
        *(placed(card, "hand") for card in lands),
        placed(maro),
        placed(clone, "graveyard"),
        enters_as_copy(copy, label_for(maro)),
        gone,
    )
    return PlotSetting(actions=actions, asks=values(copy, "power", "toughness"))


@plot("copies", 4, 5)
def _a_copy_of_a_copy(of: Materials) -> PlotSetting:
    card, clone, second = of.one("turning to a creature"), of.named("Clone"), of.named("Clever Impersonator")
    name, first, last = label_for(card), label_for(clone), label_for(second)
    actions = (
        placed(card, face="back", counters={"+1/+1": 1}),
        placed(clone, "hand", player="Ben"),
        enters_as_copy(first, name, "Ben"),
        placed(second, "hand"),
        enters_as_copy(last, first),
    )
    return PlotSetting(actions=actions, asks=values(last, "mana_value", "name", "power", "colors", "toughness"))


@plot("copies", 5)
def _a_token_copied_and_turned(of: Materials) -> PlotSetting:
    card, clone, token = of.one("turning to a creature"), of.named("Clone"), "the token"
    name, copy = label_for(card), label_for(clone)
    actions = (
        placed(card, face="back"),
        placed(clone, "hand"),
        enters_as_copy(copy, name),
        CreateTokenCopy(of=copy, label=token),
        Transform(object=token),
    )
    return PlotSetting(actions=actions, asks=(ending(4), *values(token, "name", "mana_value")))


@plot("copies", 5)
def _counters_before_and_after(of: Materials) -> PlotSetting:
    card, clone = of.one("vanilla"), of.named("Clone")
    other = of.one("vanilla", card)
    name, copy = label_for(card), label_for(clone)
    actions = (
        placed(card, counters={"+1/+1": 2}),
        placed(clone, "hand"),
        enters_as_copy(copy, name),
        Counters(object=copy, kind="+1/+1", count=1),
        placed(other),
        BecomeCopy(object=copy, of=label_for(other)),
    )
    return PlotSetting(actions=actions, asks=values(copy, "power", "toughness"))
