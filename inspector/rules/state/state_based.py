"""State-based actions (704) that follow from what an object is: shown with its values, carried out when asked.

Covered: tokens off the battlefield, toughness 0, loyalty 0, the legend rule, the world rule, final chapters, Roles,
what is attached to what it cannot be attached to, counters that cancel out. Damage, poison and the like are not on
this table.
"""

from __future__ import annotations

from inspector.cards import PrintedNumber, type_of_subtype
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Reason
from inspector.rules.state.legend_rule import others_counted, shares_legend
from inspector.rules.state.most_counters import TooMany, too_many_counters
from inspector.rules.state.world_rule import is_older_world
from inspector.rules.steps.attachments import PROTECTED_FROM, may_be_on_a_player, refused_attachment
from inspector.rules.steps.going import Destination, destination, told_of_destination
from inspector.rules.steps.quiet_tables import WORLD
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.sagas import final_chapter
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.of_counters import counter_words
from inspector.rules.wording.of_filters import in_words
from inspector.rules.wording.sentences import Wording

# What changes an object and leaves it on the battlefield.
CHANGING = (
    Concept.COUNTERS_CANCEL,
    Concept.MOST_COUNTERS,
    Concept.EQUIPMENT_COMES_OFF,
    Concept.ATTACHED_CREATURE_COMES_OFF,
    Concept.ATTACHED_AS_NOTHING_COMES_OFF,
    Concept.BESTOWED_AURA_COMES_OFF,
    Concept.COMMANDER_BACK,
)
# What concerns several objects together, of which one may stay.
SHARED = (Concept.LEGEND_RULE, Concept.PLANESWALKER_UNIQUENESS)
# The subtypes and supertypes of which the other rules speak; a Role does so only where it is attached.
_CONCERNED = frozenset(("Aura", "Saga", WORLD))
_CONCERNED_SUPERTYPES = frozenset(("Legendary", WORLD))
_TWO_KINDS = 2
# The types that go once they have no counters left.
_COUNTED_OUT = frozenset(("Planeswalker", "Battle"))


def _of_phased_out(table: Table, held: GameObject) -> tuple[Reason, ...]:
    """A phased-out token ceases to exist in the editions until 2016; nothing else is looked at."""
    if not held.token or not numbers(Concept.PHASED_OUT_TOKEN_CEASES, table.edition.key):
        return ()
    return (Wording(table.edition).why(Concept.PHASED_OUT_TOKEN_CEASES, "phased-out token ceases"),)


def state_based_reasons(table: Table, scratch: Scratch, every: dict[str, Scratch]) -> tuple[Reason, ...]:
    """List what state-based actions would do to the object, as reasons."""
    held = scratch.object
    if held.label in table.phased_out:
        return _of_phased_out(table, held)
    permanent = held.is_permanent
    if scratch.sound is None:
        # Its values are computed, as where it is asked whether it speaks of others.
        scratch.sound = permanent and _is_sound(scratch)
    if scratch.sound:
        return ()
    wording = Wording(table.edition)
    if not permanent:
        back = (wording.why(Concept.COMMANDER_BACK, "commander back"),) if held.may_return else ()
        return (wording.why(Concept.TOKEN_CEASES_TO_EXIST, "token ceases now"),) if held.token else back
    found = []
    toughness = scratch.toughness
    if "Creature" in scratch.types and not isinstance(toughness, PrintedNumber) and (toughness or 0) <= 0:
        found.append(wording.why(Concept.TOUGHNESS_0_GRAVEYARD, "toughness 0"))
    if "Planeswalker" in scratch.types and held.counters.get("loyalty", 0) <= 0:
        found.append(wording.why(Concept.LOYALTY_0_GRAVEYARD, "loyalty 0"))
    if table.edition.has_battles and "Battle" in scratch.types and held.counters.get("defense", 0) <= 0:
        siege = "Siege" in scratch.subtypes or not numbers(Concept.DEFENSE_0_NO_SIEGE, table.edition.key)
        concept = Concept.DEFENSE_0_GRAVEYARD if siege else Concept.DEFENSE_0_NO_SIEGE
        found.append(wording.why(concept, "defense 0" if siege else "defense 0, no Siege"))
    if _shares_planeswalker_type(table, scratch, every):
        everyone = table.edition.planeswalker_rule == "all go"
        template = "planeswalkers, all" if everyone else "planeswalkers, one"
        found.append(wording.why(Concept.PLANESWALKER_UNIQUENESS, template))
    if shares_legend(table, scratch, every):
        every_one = table.edition.legend_rule == "all go"
        found.append(wording.why(Concept.LEGEND_RULE, "legend, all" if every_one else "legend, one"))
    found.extend(
        wording.why(Concept.MOST_COUNTERS, "too many counters", **_beyond(held, one))
        for one in too_many_counters(scratch)
    )
    if _is_concerned(scratch):
        pairs = _pairs_of_counters(held)
        found.extend(wording.why(concept, template, **pairs) for concept, template in _others(table, scratch, every))
    return tuple(found)


def with_what_replaces(
    table: Table, scratch: Scratch, reasons: tuple[Reason, ...], every: dict[str, Scratch]
) -> tuple[Reason, ...]:
    """Add to what would put an object into a graveyard by which words it goes elsewhere, or may (614.1a)."""
    held = scratch.object
    if not held.is_permanent or all(why.concept in CHANGING for why in reasons):
        return reasons
    step = Step(table=table, player=scratch.controller, index=table.step, start=table)
    found = destination(step, held, "graveyard", every)
    if found == Destination("graveyard"):
        return reasons
    return (*reasons, *told_of_destination(step, held.label, shown_name(step, held), found).reasons)


def _is_sound(scratch: Scratch) -> bool:
    """Whether an object is a permanent of which no rule speaks, as most are: some toughness, and nothing special."""
    held, types, toughness = scratch.object, scratch.types, scratch.toughness
    return (
        _CONCERNED_SUPERTYPES.isdisjoint(scratch.supertypes)
        and held.attached_to is None
        and len(held.counters) < _TWO_KINDS
        and not (held.counters and any(too_many_counters(scratch)))
        and ("Creature" not in types or (isinstance(toughness, int) and toughness > 0))
        and _COUNTED_OUT.isdisjoint(types)
        and _CONCERNED.isdisjoint(scratch.subtypes)
    )


def _is_concerned(scratch: Scratch) -> bool:
    """Whether any of the other rules can speak of an object: most have neither these types nor a host.

    Counters alone concern a rule only where there are two kinds, which can cancel out.
    """
    held = scratch.object
    if len(held.counters) >= _TWO_KINDS or held.attached_to is not None:
        return True
    return not (_CONCERNED.isdisjoint(scratch.subtypes) and _CONCERNED.isdisjoint(scratch.supertypes))


def _pairs_of_counters(held: GameObject) -> dict[str, object]:
    """Say how many +1/+1 and -1/-1 counters are taken off in pairs, and what is left of them (704.5q)."""
    both = {kind: held.counters.get(kind, 0) for kind in ("+1/+1", "-1/-1")}
    pairs = min(both.values())
    left = {kind: count - pairs for kind, count in both.items() if count > pairs}
    remains = f"{counter_words(left)} remain{'s' if sum(left.values()) == 1 else ''}" if left else "none remain"
    return {"pairs": f"{in_words(pairs)} of each {'is' if pairs == 1 else 'are'} taken off", "remains": remains}


def _beyond(held: GameObject, many: TooMany) -> dict[str, object]:
    """Say how many counters it has, how many it can have, and how many are taken off (704.5r)."""
    has = held.counters[many.kind]
    gone = has - many.most
    removed = f"{in_words(gone)} of them {'is' if gone == 1 else 'are'}"
    return {"has": counter_words({many.kind: has}), "most": in_words(many.most), "gone": removed}


def _others(table: Table, scratch: Scratch, every: dict[str, Scratch]) -> list[tuple[Concept, str]]:
    held = scratch.object
    found: list[tuple[Concept, str]] = []
    if is_older_world(table, scratch, every):
        found.append((Concept.WORLD_RULE, "world"))
    if _reached_final_chapter(table, scratch):
        found.append((Concept.FINAL_CHAPTER, "final chapter" if final_chapter(scratch) else "no final chapter"))
    if _is_older_role(scratch, every) and numbers(Concept.ROLE_UNIQUENESS, table.edition.key):
        found.append((Concept.ROLE_UNIQUENESS, "older Role"))
    if held.counters.get("+1/+1", 0) > 0 and held.counters.get("-1/-1", 0) > 0:
        found.append((Concept.COUNTERS_CANCEL, "counters cancel"))
    found.extend(_attached(scratch, every))
    return found


def _attached(scratch: Scratch, every: dict[str, Scratch]) -> list[tuple[Concept, str]]:
    """What comes off, or goes, for what it is attached to (704.5m, n, p)."""
    target = every.get(scratch.object.attached_to) if scratch.object.attached_to is not None else None
    if target is None:
        # What enchants a player is not judged, as players are no objects here.
        alone = "Aura" in scratch.subtypes and (not may_be_on_a_player(scratch) or _turned_into_an_aura(scratch))
        return [(Concept.AURA_ATTACHED_TO_NOTHING, "Aura on nothing")] if alone else []
    refusal = refused_attachment(scratch, target, every)
    is_protected = refusal is not None and refusal.template == PROTECTED_FROM
    if refusal is not None and scratch.object.cast_as == "bestow":
        template = "bestowed Aura protected from" if is_protected else "bestowed Aura illegal"
        return [(Concept.BESTOWED_AURA_COMES_OFF, template)]
    if "Aura" in scratch.subtypes:
        is_creature = refusal is not None and refusal.template == "attached as a creature"
        template = "Aura protected from" if is_protected else "Aura as a creature" if is_creature else "Aura illegal"
        return [(Concept.AURA_ATTACHED_TO_NOTHING, template)] if refusal is not None else []
    if "Creature" in scratch.types or "Battle" in scratch.types:
        return [(Concept.ATTACHED_CREATURE_COMES_OFF, "attached creature")]
    if refusal is None:
        return []
    if refusal.concept is Concept.ONLY_THESE_ARE_ATTACHED:
        return [(Concept.ATTACHED_AS_NOTHING_COMES_OFF, "attached as nothing")]
    template = "Equipment illegal" if "Equipment" in scratch.subtypes else "Fortification illegal"
    return [(Concept.EQUIPMENT_COMES_OFF, "Equipment protected from" if is_protected else template)]


def _turned_into_an_aura(scratch: Scratch) -> bool:
    """Whether it became an Aura by turning over where it lies, with no word that attaches it as it does so (712.20)."""
    held = scratch.object
    if not held.turned or held.double_faced is None or held.copies:
        return False
    up, other = held.base.faces[:: -1 if held.back_up else 1]
    attaches = any("attach it to" in text for text in up.paragraphs if "transforms into" in text)
    return "Aura" not in other.type_line.subtypes and not attaches


def _reached_final_chapter(table: Table, scratch: Scratch) -> bool:
    """Whether a Saga has as many lore counters as its final chapter; before 2025 one without chapters too (704.5s).

    That a chapter ability has triggered and waits is not on this table.
    """
    if "Saga" not in scratch.subtypes or not numbers(Concept.FINAL_CHAPTER, table.edition.key):
        return False
    final = final_chapter(scratch)
    counted = final > 0 or table.edition.sagas_without_chapters_go
    return counted and scratch.object.counters.get("lore", 0) >= final


def _is_older_role(scratch: Scratch, every: dict[str, Scratch]) -> bool:
    """Whether the same player controls a newer Role on the same permanent (704.5z; 704.5y in 2025)."""
    held = scratch.object
    if "Role" not in scratch.subtypes or held.attached_to is None:
        return False
    return any(
        "Role" in other.subtypes
        and other.object.attached_to == held.attached_to
        and other.controller == scratch.controller
        and other.object.timestamp > held.timestamp
        for other in every.values()
    )


def _shares_planeswalker_type(table: Table, scratch: Scratch, every: dict[str, Scratch]) -> bool:
    rule = table.edition.planeswalker_rule
    if rule == "none":
        return False
    others = others_counted(scratch, every, everyone=rule == "all go")
    return any(share_a_planeswalker_type(scratch, other) for other in others)


def share_a_planeswalker_type(one: Scratch, other: Scratch) -> bool:
    """Whether two objects are planeswalkers with a planeswalker type in common; a creature type is none."""
    if "Planeswalker" not in one.types or "Planeswalker" not in other.types:
        return False
    return any(type_of_subtype(word) == "Planeswalker" for word in set(one.subtypes) & set(other.subtypes))
