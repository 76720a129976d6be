"""Starting values (613.1): filling a working copy with the values in force.

Colors follow from the mana cost and the color indicator (202.2, 202.2e); the mana value from the mana cost (202.3),
save where a back face, a melded permanent or a split card says otherwise. Why each is what it is stands in what was
chosen (``InForce``) and counted (``ManaValue``); ``start_decisions`` reads it off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inspector.cards import (
    Amount,
    Face,
    Kind,
    ManaCost,
    PrintedNumber,
    joined_cost,
    keywords_of,
    sections_of,
    subtypes_beside,
)
from inspector.reading import without_reminder
from inspector.rules.decisions.in_force import Halves, InForce, has_faces_alone, top_values, values_in_force
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.readings import READINGS
from inspector.rules.table.objects import GameObject, Printed
from inspector.rules.values.forms import computed_definitions, computed_static, may_say_what_abilities_do
from inspector.rules.values.intrinsic import printed_paragraphs, with_intrinsic
from inspector.rules.values.scratch import NO_OTHER_COSTS, Ability, ManaGround, ManaValue, Scratch

# Keyword abilities that define characteristics of their object (702.73a, 702.114a).
DEFINING_KEYWORDS = frozenset(("Changeling", "Devoid"))

# Under this name the starting values of an object, or of a face alone, hang on it, by edition. It is no field: equal
# objects stay equal.
_STARTED = "started"
# As in ``in_force``: a name is found faster than a member, and every object passes here.
_ROOM: Final = Halves.ROOM
# What the kept ones stand for, so that no object is held by what hangs on it.
_NO_OBJECT = GameObject(
    label="", identity=0, cards=(), base=Printed(faces=()), owner="", controller="", zone="exile", timestamp=0
)


def starting_values(edition: Edition, held: GameObject, *, keeps_record: bool = False) -> Scratch:
    """Make the working copy of an object after layer 1: its copiable values (613.1, 613.2c)."""
    new = _started(edition, held).copied(keeps_record=keeps_record)
    new.object = held
    return new


def starting_size(edition: Edition, held: GameObject) -> tuple[Amount | PrintedNumber | None, ...]:
    """Give power and toughness of an object after layer 1."""
    started = _started(edition, held)
    return started.power, started.toughness


def _started(edition: Edition, held: GameObject) -> Scratch:
    kept: dict[str, Scratch] | None = held.__dict__.get(_STARTED)
    started = kept.get(edition.key) if kept is not None else None
    if started is None:
        started = uncached_starting_values(edition, held)
        started.object = _NO_OBJECT
        held.__dict__.setdefault(_STARTED, {})[edition.key] = started
    return started


def uncached_starting_values(edition: Edition, held: GameObject) -> Scratch:
    """Make the working copy of an object after layer 1 anew."""
    chosen = values_in_force(edition, held)
    if len(chosen.faces) == 1 and chosen.upper is None:
        scratch = _of_one_face(edition, chosen.faces[0]).copied()
        scratch.object, scratch.chosen, scratch.controller = held, chosen, held.controller
    else:
        scratch = Scratch(held, chosen, held.controller)
        _take_values(edition, scratch, chosen)
    _take_what_hangs_on_the_object(edition, scratch, chosen)
    return scratch


def _of_one_face(edition: Edition, face: Face) -> Scratch:
    """Make what a face alone gives, once for all objects that it gives their values."""
    kept: dict[str, Scratch] = face.__dict__.setdefault(_STARTED, {})
    found = kept.get(edition.key)
    if found is None:
        alone = InForce(faces=(face,), grounds=())
        found = kept[edition.key] = Scratch(_NO_OBJECT, alone, "")
        _take_values(edition, found, alone)
    return found


def as_amount(number: PrintedNumber | None) -> Amount | PrintedNumber | None:
    """Give the number where one is printed, else the sign that is printed."""
    if number is None:
        return None
    return number if number.value is None else number.value


def abilities_of(face: Face) -> list[Ability]:
    """Give the abilities of a face, one a paragraph or a leveler's section; of a Class those of level 1 (711, 716)."""
    sections = sections_of(printed_paragraphs(face))
    plain = [Ability(text, keywords_of(text, face.listed_keywords)) for text in sections.plain]
    return [*plain, *(Ability(band.text, ()) for band in (*sections.bands, *sections.stations))]


def abilities_of_halves(faces: Sequence[Face]) -> list[Ability]:
    """Give the abilities of faces together; fuse, and a reminder, which are printed across both halves, stand once."""
    every = [ability for face in faces for ability in abilities_of(face)]
    if len(faces) <= 1:
        return every
    across = [text for text in faces[0].paragraphs if without_reminder(text) in _ACROSS_HALVES]
    # What a Room has besides its halves has no name.
    shared = {text for text in across if all(text in face.paragraphs for face in faces[1:] if face.name)}
    once = {ability.text: ability for ability in every if ability.text in shared}
    return [*(ability for ability in every if ability.text not in shared), *once.values()]


# What is left of such a paragraph without its reminder text.
_ACROSS_HALVES = ("", "Fuse")


def with_gained_once(held: GameObject, abilities: list[Ability]) -> list[Ability]:
    """Give abilities of several halves, each that an exception of copying added once, behind all others (707.9a)."""
    gained = top_values(held).gained
    if not gained:
        return abilities
    own = [ability for ability in abilities if ability.text not in gained]
    of_all = {ability.text: ability for ability in abilities if ability.text in gained}
    return [*own, *of_all.values()]


def _take_what_hangs_on_the_object(edition: Edition, scratch: Scratch, chosen: InForce) -> None:
    held, faces = scratch.object, chosen.faces
    if len(faces) > 1:
        scratch.abilities = with_gained_once(held, scratch.abilities)
    scratch.no_creature_types = edition.no_creature_types
    scratch.may_be_battle = edition.has_battles
    scratch.nameless_alike = READINGS.nameless_objects_share_a_name and not edition.nameless_objects_share_none
    scratch.mana_value_total = chosen.pair and held.is_spell
    scratch.counted_mana = counted_mana_value(edition, held, chosen, has_cost=any(scratch.costs))
    if any(map(may_say_what_abilities_do, faces)):
        scratch.static = list(computed_static(faces, held))
        scratch.definitions = list(computed_definitions(faces, held))
    scratch.is_room = chosen.halves is _ROOM


def _take_values(edition: Edition, scratch: Scratch, chosen: InForce) -> None:
    faces = chosen.faces
    first = faces[0]
    costs = [(chosen.upper or face).mana_cost for face in faces]
    names = [face.name for face in faces if face.name]
    # Halves that an exception of copying gave one name have it once.
    scratch.names = names if chosen.pair else list(dict.fromkeys(names))
    scratch.costs = costs if chosen.pair or len(costs) == 1 else [_cost_of_all(scratch.object, costs)]
    scratch.halves = (faces[0], faces[1]) if chosen.pair else None
    scratch.indicator = frozenset().union(*((chosen.upper or face).color_indicator for face in faces))
    scratch.colors = set().union(*((chosen.upper or face).colors for face in faces))
    for name in ("supertypes", "types"):
        every = (word for face in faces for word in getattr(face.type_line, name))
        setattr(scratch, name, list(dict.fromkeys(every)))
    subtypes = (word for face in faces for word in subtypes_beside(face.type_line.types, face.type_line.subtypes))
    scratch.subtypes = list(dict.fromkeys(subtypes))
    scratch.abilities = abilities_of_halves(faces)
    with_intrinsic(scratch)
    if not (numbers(Concept.STATION_SYMBOL_WITH_A_SIZE, edition.key) and sections_of(first.paragraphs).stations):
        # On a station card the box of power and toughness belongs to a station symbol (721.2b).
        scratch.power = as_amount(first.power)
        scratch.toughness = as_amount(first.toughness)
    scratch.defines_by_keyword = not DEFINING_KEYWORDS.isdisjoint(scratch.keywords)
    scratch.loyalty = first.loyalty
    scratch.defense = first.defense if edition.has_battles else None


def _cost_of_all(held: GameObject, costs: list[ManaCost | None]) -> ManaCost | None:
    """Join the mana costs of halves; one that an exception of copying gave is that of the whole, once (707.9b)."""
    return costs[0] if "mana_cost" in top_values(held).excepted else joined_cost(tuple(costs))


def counted_mana_value(edition: Edition, held: GameObject, chosen: InForce, *, has_cost: bool) -> ManaValue:
    """Decide from which mana costs the mana value is counted (202.3 and what it leaves to others).

    A melded permanent has both front faces' (712.8g, 202.3c), most backs the front's (712.8e, 202.3b), a copy of a
    back face its own, which is none; everything else its own.
    """
    top = top_values(held)
    if not (held.back_up or held.base.melded or top.of_back):
        return NO_OTHER_COSTS
    if held.is_melded and not chosen.covered:
        return ManaValue(ManaGround.MELDED, tuple(card.front.mana_cost for card in held.cards))
    if _shows_own_back(held, chosen):
        return _of_back(edition, held)
    if top.of_back and held.face_down is None and not has_cost:
        if held.merged:
            # A merged permanent is never double-faced, so that no front face gives it a mana value (730.2a, 730.2i).
            said = numbers(Concept.MERGED_IS_NOT_DOUBLE_FACED, edition.key)
            return ManaValue(ManaGround.MERGED_BACK if said else ManaGround.MERGED_TOP)
        return ManaValue(ManaGround.COPIED_MELD if top.of_melded else ManaGround.COPIED_BACK)
    return NO_OTHER_COSTS


def _shows_own_back(held: GameObject, chosen: InForce) -> bool:
    on_table = held.is_permanent or held.is_spell
    shows = on_table and held.back_up and not chosen.covered and held.double_faced is not None and not held.is_melded
    # Two Rooms, or two flip cards, are alike; neither reads the other's mana cost.
    return shows and has_faces_alone(held)


def _of_back(edition: Edition, held: GameObject) -> ManaValue:
    """The front's for most kinds since 2016-04, none before; that of a modal face is its own (712.8e-f, 202.3b)."""
    kind = held.double_faced
    if kind is Kind.MODAL and kind not in edition.back_with_fronts_mana_value:
        return ManaValue(ManaGround.MODAL_BACK)
    zero_copy = held.is_spell and held.copy == "spell" and edition.copied_back_spell_is_zero
    zero_copy = zero_copy or (is_made_as_a_copied_back(held) and not READINGS.double_faced_copy_reads_its_front)
    if kind not in edition.back_with_fronts_mana_value or zero_copy:
        return ManaValue(ManaGround.BACK_NONE)
    return ManaValue(ManaGround.FRONT, (top_values(held).faces[0].mana_cost,))


def is_made_as_a_copied_back(held: GameObject) -> bool:
    """Whether it is a double-faced token or spell that was made as a copy of a back face: 202.3b can be read both ways.

    What was made with its front face up and turned over since copied no back face; nor did what has a mana cost there.
    Where its front has none, both ways give 0.
    """
    if held.cards or held.copy_was_cast or not held.copy_of:
        return False
    made_back_up = held.back_up != bool(len(held.turned) % 2)
    front, back = (top_values(held).faces[index].mana_cost for index in (0, -1))
    return made_back_up and front is not None and back is None
