"""Boards with face-down cards, melded permanents, and day and night."""

from __future__ import annotations

from inspector.cards import Card
from inspector.rules import (
    Action,
    BecomeCopy,
    ChooseName,
    Cloak,
    Counters,
    DayNight,
    Effect,
    Look,
    Manifest,
    Meld,
    Resolve,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
)
from inspector.training.plots.setting import (
    Materials,
    NothingFitsError,
    PlotSetting,
    act_of,
    cast_as,
    ending,
    enters_as_copy,
    event,
    label_for,
    leaves,
    no_event,
    placed,
    plot,
    returned,
    spell_effect,
    spell_effect_on_all,
    values,
)

_FRONT = ("mana_value", "colors", "types", "types", "name", "subtypes", "keywords")
_MELDED = "the melded permanent"


@plot("face-down", 1)
def _manifested(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("vanilla", "creature", "basic land", "plain enchantment", "instant", "turning")))
    name = label_for(card)
    return PlotSetting(actions=(placed(card, "library"), Manifest(object=name)), asks=values(name, *_FRONT))


@plot("face-down", 1)
def _left_the_battlefield(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("vanilla", "instant", "turning")))
    name = label_for(card)
    actions = (placed(card, "library"), Manifest(object=name), leaves(name, of.draw.one_of(("hand", "exile"))))
    return PlotSetting(actions=actions, asks=(event(2, "revealed"),))


@plot("face-down", 1, 2)
def _cast_face_down(of: Materials) -> PlotSetting:
    by = of.draw.one_of(("morph", "morph", "disguise"))
    card = of.one(by)
    name = label_for(card)
    actions = (placed(card, "hand"), cast_as(name, face_down=by))
    resolved = (*actions, Resolve(object=name)) if of.draw.happens(1, 2) else actions
    return PlotSetting(actions=resolved, asks=values(name, "mana_value", "colors", "name", "types", "subtypes"))


@plot("face-down", 2)
def _cloaked(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("vanilla", "basic land", "turning")))
    name = label_for(card)
    return PlotSetting(
        actions=(placed(card, "library"), Cloak(object=name)), asks=values(name, "keywords", "mana_value")
    )


@plot("face-down", 2)
def _turned_up_with_counters(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name = label_for(card)
    actions = (
        placed(card, "library"),
        Manifest(object=name),
        Counters(object=name, kind="+1/+1", count=1 + of.draw.below(2)),
        TurnFaceUp(object=name, by="manifest"),
    )
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness", "counters"))


@plot("face-down", 2)
def _paid_to_turn_up(of: Materials) -> PlotSetting:
    card = of.one("plain enchantment")
    name = label_for(card)
    by = of.draw.one_of(("manifest", "cloak"))
    actions = (placed(card, "library"), act_of(by, object=name), act_of("turn_face_up", object=name, by=by))
    return PlotSetting(actions=actions, asks=(ending(2),))


@plot("face-down", 2)
def _turned_up_double_faced(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name = label_for(card)
    actions = (placed(card, "library"), Manifest(object=name), TurnFaceUp(object=name))
    return PlotSetting(
        actions=actions, asks=(*values(name, "face_up", "name", "mana_cost"), no_event(2, "transformed"))
    )


@plot("face-down", 2)
def _told_to_turn_down(of: Materials) -> PlotSetting:
    card = of.one(of.draw.one_of(("turning", "modal creature")))
    name = label_for(card)
    actions = (placed(card), TurnFaceDown(object=name, face_down=True))
    return PlotSetting(actions=actions, asks=(ending(1), *values(name, "face_down")))


@plot("face-down", 2, 3)
def _copied_face_down(of: Materials) -> PlotSetting:
    card, clone = of.one("vanilla"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (
        placed(card, "library"),
        Manifest(object=name),
        placed(clone, "hand", player="Ben"),
        enters_as_copy(copy, name, "Ben"),
    )
    return PlotSetting(actions=actions, asks=values(copy, "power", "face_down", "mana_value", "name", "types"))


@plot("face-down", 3)
def _an_instant_turned_up(of: Materials) -> PlotSetting:
    card = of.one("instant")
    name = label_for(card)
    hide = of.draw.one_of(("manifest", "cloak"))
    actions = (placed(card, "library"), act_of(hide, object=name), TurnFaceUp(object=name))
    return PlotSetting(actions=actions, asks=(ending(2), *values(name, "face_down", "zone")))


@plot("face-down", 3)
def _told_to_transform_below(of: Materials) -> PlotSetting:
    card = of.one("turning to a creature")
    name = label_for(card)
    hide = of.draw.one_of(("manifest", "cloak"))
    actions = (placed(card, "library"), act_of(hide, object=name), Transform(object=name))
    return PlotSetting(actions=actions, asks=(ending(2), *values(name, "face_down", "power")))


@plot("face-down", 3)
def _the_owner_looks(of: Materials) -> PlotSetting:
    card = of.one("vanilla")
    name = label_for(card)
    stolen = spell_effect(name, "forever", control="Ben")
    who = of.draw.one_of(("Ana", "Ana", "Ben"))
    actions = (placed(card, "library"), Manifest(object=name), stolen, Look(object=name, player=who))
    return PlotSetting(actions=actions, asks=(ending(3),))


@plot("face-down", 3, 4)
def _without_names(of: Materials) -> PlotSetting:
    if not of.edition.nameless_objects_share_none:
        # Before 2020 no rule says whether two objects without a name share one.
        raise NothingFitsError("the edition is silent")
    card = of.one("vanilla")
    other = of.one("vanilla", card)
    name, second = label_for(card), label_for(other)
    more = f"+{1 + of.draw.below(3)}"
    alike: Effect = spell_effect_on_all(
        filter={"same_name_as": name, "other": name}, change={"power": more, "toughness": more}
    )
    actions = (
        placed(card, "library"),
        Manifest(object=name),
        placed(other, "library"),
        Manifest(object=second),
        alike,
    )
    return PlotSetting(actions=actions, asks=values(second, "power", "toughness"))


@plot("face-down", 4, 5)
def _pumped_and_turned_up(of: Materials) -> PlotSetting:
    card = of.one("morph")
    name, more = label_for(card), f"+{1 + of.draw.below(3)}"
    actions = (
        placed(card, "hand"),
        cast_as(name, face_down="morph"),
        Resolve(object=name),
        spell_effect(name, power=more, toughness=more),
        TurnFaceUp(object=name, by="morph"),
    )
    return PlotSetting(actions=actions, asks=values(name, "power", "toughness", "mana_value"))


@plot("face-down", 4, 5)
def _a_face_down_one_copies(of: Materials) -> PlotSetting:
    card, clone, third = of.one("vanilla"), of.named("Clone"), of.named("Clever Impersonator")
    name, first, second = label_for(card), label_for(clone), label_for(third)
    actions = (
        placed(card, "library"),
        Manifest(object=name),
        Counters(object=name, kind="+1/+1", count=2),
        placed(clone, "hand"),
        enters_as_copy(first, name),
        placed(third, "hand", player="Ben"),
        enters_as_copy(second, first, "Ben"),
    )
    return PlotSetting(actions=actions, asks=values(second, "power", "toughness", "name", "face_down"))


def _pair(of: Materials) -> tuple[Card, Card]:
    card = of.one("meld")
    return card, of.named(card.melds_with or "")


def _melded(of: Materials) -> tuple[Card, Card, tuple[Action, ...]]:
    card, other = _pair(of)
    parts = (label_for(card), label_for(other))
    return card, other, (placed(card), placed(other), Meld(objects=parts, label=_MELDED))


@plot("meld", 1)
def _what_melded(of: Materials) -> PlotSetting:
    _, _, actions = _melded(of)
    return PlotSetting(actions=actions, asks=values(_MELDED, "mana_value", "mana_value", "colors", "types"))


@plot("meld", 1, 2)
def _melded_and_gone(of: Materials) -> PlotSetting:
    card, _, actions = _melded(of)
    to = of.draw.one_of(("graveyard", "exile", "hand"))
    asks = values(label_for(card), "name", "types", "mana_value", "power")
    return PlotSetting(actions=(*actions, leaves(_MELDED, to)), asks=asks)


@plot("meld", 2)
def _melded_told_to_transform(of: Materials) -> PlotSetting:
    _, _, actions = _melded(of)
    return PlotSetting(actions=(*actions, Transform(object=_MELDED)), asks=(ending(3),))


@plot("meld", 2, 3)
def _not_a_pair(of: Materials) -> PlotSetting:
    card = of.one("meld")
    other = of.one("meld", card, of.shelf.named(card.melds_with or ""))
    parts = (label_for(card), label_for(other))
    actions = (placed(card, "exile"), placed(other, "exile"), Meld(objects=parts, label=_MELDED))
    return PlotSetting(actions=actions, asks=(ending(2), *values(label_for(card), "zone")))


@plot("meld", 2)
def _the_combined_name(of: Materials) -> PlotSetting:
    return PlotSetting(actions=(ChooseName(name=of.one("combined").name),), asks=(ending(0),))


@plot("meld", 2, 3)
def _types_of_the_whole(of: Materials) -> PlotSetting:
    _, _, actions = _melded(of)
    return PlotSetting(actions=actions, asks=values(_MELDED, "types", "subtypes", "keywords", "colors", "supertypes"))


@plot("meld", 3, 4)
def _the_whole_copied(of: Materials) -> PlotSetting:
    clone = of.named("Clone")
    _, _, actions = _melded(of)
    copy = label_for(clone)
    whole = (*actions, placed(clone, "hand", player="Ben"), enters_as_copy(copy, _MELDED, "Ben"))
    return PlotSetting(actions=whole, asks=values(copy, "mana_value", "name", "subtypes"))


@plot("meld", 3, 4)
def _the_whole_copied_with_counters(of: Materials) -> PlotSetting:
    clone = of.named("Clone")
    _, _, actions = _melded(of)
    copy = label_for(clone)
    count = Counters(object=_MELDED, kind="+1/+1", count=1 + of.draw.below(2))
    whole = (*actions, count, placed(clone, "hand", player="Ben"), enters_as_copy(copy, _MELDED, "Ben"))
    return PlotSetting(actions=whole, asks=values(copy, "power", "toughness", "mana_value"))


@plot("meld", 4, 5)
def _the_whole_becomes_a_copy(of: Materials) -> PlotSetting:
    other = of.one("vanilla")
    _, _, actions = _melded(of)
    count = Counters(object=_MELDED, kind="+1/+1", count=1 + of.draw.below(2))
    becomes = BecomeCopy(object=_MELDED, of=label_for(other), until="end of turn")
    return PlotSetting(actions=(*actions, count, placed(other), becomes), asks=values(_MELDED, "power", "toughness"))


@plot("meld", 4, 5)
def _a_part_told_to_transform(of: Materials) -> PlotSetting:
    card, _ = _pair(of)
    name = label_for(card)
    asks = (ending(1), *values(name, "name", "zone"))
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=asks)


@plot("meld", 5)
def _the_copy_told_to_transform(of: Materials) -> PlotSetting:
    clone = of.named("Clone")
    _, _, actions = _melded(of)
    copy = label_for(clone)
    whole = (*actions, placed(clone, "hand"), enters_as_copy(copy, _MELDED), Transform(object=copy))
    return PlotSetting(actions=whole, asks=(ending(5), *values(copy, "mana_value")))


@plot("day-night", 1, 2)
def _an_old_werewolf(of: Materials) -> PlotSetting:
    card = of.one("old werewolf")
    name = label_for(card)
    return PlotSetting(actions=(placed(card), DayNight(value="night")), asks=values(name, "face_up", "name", "power"))


@plot("day-night", 1, 2)
def _told_to_transform(of: Materials) -> PlotSetting:
    card = of.one("daybound")
    name = label_for(card)
    actions = (DayNight(value="day"), placed(card), Transform(object=name))
    return PlotSetting(actions=actions, asks=(ending(2), *values(name, "face_up")))


@plot("day-night", 1, 2)
def _entered_at_night(of: Materials) -> PlotSetting:
    card = of.one("daybound")
    name = label_for(card)
    actions = (DayNight(value="night"), placed(card, of.draw.one_of(("graveyard", "hand"))), returned(name))
    return PlotSetting(actions=actions, asks=values(name, "face_up", "name", "power", "mana_value"))


@plot("day-night", 2, 3)
def _night_fell(of: Materials) -> PlotSetting:
    card = of.one("daybound")
    name = label_for(card)
    there = placed(card, counters={"+1/+1": 1 + of.draw.below(2)})
    actions = (DayNight(value="day"), there, DayNight(value="night"))
    return PlotSetting(actions=actions, asks=values(name, "power", "mana_value", "colors", "toughness", "mana_cost"))


@plot("day-night", 2)
def _told_at_night(of: Materials) -> PlotSetting:
    card = of.one("daybound")
    name = label_for(card)
    actions = (DayNight(value="night"), placed(card, face="back"), Transform(object=name))
    return PlotSetting(actions=actions, asks=(ending(2), *values(name, "face_up")))


@plot("day-night", 3, 4)
def _a_copy_at_night(of: Materials) -> PlotSetting:
    card, clone = of.one("daybound"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (
        DayNight(value="day"),
        placed(card),
        placed(clone, "hand", player="Ben"),
        enters_as_copy(copy, name, "Ben"),
        DayNight(value="night"),
    )
    return PlotSetting(actions=actions, asks=values(copy, "name", "power", "mana_value", "subtypes"))


@plot("day-night", 2, 3)
def _cast_transformed(of: Materials) -> PlotSetting:
    card = of.one("disturb")
    name = label_for(card)
    actions = (placed(card, "graveyard"), cast_as(name, transformed=True))
    return PlotSetting(actions=actions, asks=values(name, "mana_value", "mana_cost", "colors"))


@plot("day-night", 3, 4)
def _cast_transformed_and_resolved(of: Materials) -> PlotSetting:
    card = of.one("disturb")
    name = label_for(card)
    actions = (placed(card, "graveyard"), cast_as(name, transformed=True), Resolve(object=name))
    return PlotSetting(actions=actions, asks=values(name, "name", "mana_value", "face_up", "power"))


@plot("day-night", 4, 5)
def _gone_at_night(of: Materials) -> PlotSetting:
    card = of.one("daybound")
    name = label_for(card)
    actions = (
        DayNight(value="day"),
        placed(card),
        DayNight(value="night"),
        leaves(name, "exile"),
        *((DayNight(value="day"),) if of.draw.happens(1, 2) else ()),
        returned(name),
    )
    return PlotSetting(actions=actions, asks=values(name, "face_up", "name", "mana_value"))


@plot("day-night", 4, 5)
def _an_old_one_beside_it(of: Materials) -> PlotSetting:
    card, old = of.one("daybound"), of.one("old werewolf")
    first, second = label_for(card), label_for(old)
    actions = (DayNight(value="day"), placed(card), placed(old, counters={"+1/+1": 1}), DayNight(value="night"))
    asks = (*values(first, "power", "mana_value"), *values(second, "power", "name", "face_up"))
    return PlotSetting(actions=actions, asks=asks, spare=(1, 2))


@plot("day-night", 5)
def _a_copy_stays_as_it_is(of: Materials) -> PlotSetting:
    card, clone = of.one("daybound"), of.named("Clone")
    name, copy = label_for(card), label_for(clone)
    actions = (
        DayNight(value="night"),
        placed(card, face="back", counters={"+1/+1": 1}),
        placed(clone, "hand"),
        enters_as_copy(copy, name),
        DayNight(value="day"),
    )
    return PlotSetting(actions=actions, asks=values(copy, "name", "mana_value", "power"))
