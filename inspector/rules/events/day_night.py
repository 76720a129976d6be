"""Day and night (724 in 2021, 729 in 2025, 731 since), daybound and nightbound (702.145).

Whenever an action leaves a permanent with daybound front face up at night, or one with nightbound back face up by
day, the permanent is turned over at once; and the first of them makes it day or night where it is neither.
"""

from __future__ import annotations

import re

import msgspec

from inspector.cards import Kind
from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.readings import READINGS
from inspector.rules.events.as_it_would_be import table_as_it_would_be
from inspector.rules.events.copied_values import copiable_values
from inspector.rules.events.double_faced import turned_over, turned_pile
from inspector.rules.events.merged_values import may_turn_over
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.as_it_enters import Entering
from inspector.rules.steps.forbidding import forbidden_by, forbidding, told_forbidden
from inspector.rules.steps.quiet_tables import is_of_day_and_night
from inspector.rules.steps.simultaneous import simultaneous_order
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.taken_away import taken_by
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import DayNight
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch


def day_night(step: Step, action: DayNight) -> Ended:
    """Make it day, or night (731.1)."""
    if not step.edition.has_day_and_night:
        return step.illegal(Concept.KEYWORD_ABILITIES, "no day and night")
    if step.table.day_night == action.value:
        return step.nothing(Concept.DAY_AND_NIGHT, "is day or night", value=action.value)
    step = step.with_table(msgspec.structs.replace(step.table, day_night=action.value))
    return step.because(Concept.DAY_AND_NIGHT, "becomes day or night", value=action.value).done()


_DAY_AS_IT_ENTERS = re.compile(r"If it['’]s neither day nor night, it becomes day as .+ enters\b")


def with_day_as_it_enters(step: Step, entering: Entering) -> tuple[Step, Entering]:
    """Make it day where words say so as their object enters and it is neither day nor night (614.1c, 731.1).

    Give what is left of these words: nothing under rules that have day and night.
    """
    left = tuple(text for text in entering.unread if _DAY_AS_IT_ENTERS.match(text) is None)
    if left == entering.unread or not step.edition.has_day_and_night:
        return step, entering
    if step.table.day_night is None:
        step = step.with_table(msgspec.structs.replace(step.table, day_night="day"))
        step = step.because(Concept.DAY_AND_NIGHT, "becomes day or night", value="day")
    return step, msgspec.structs.replace(entering, unread=left)


def told_by_night(
    step: Step, held: GameObject, controller: str, as_copy_of: str | None, *, told: bool
) -> tuple[Step, bool]:
    """Tell whether a card enters with its back face up: told so, or by night because of daybound (702.145b).

    The daybound may be its own, or that of what it enters as a copy of; ``said_by_night`` tells of it.
    """
    edition = step.edition
    if told or step.table.day_night != "night" or held.back_up:
        return step, told
    values = held.base.faces if as_copy_of is None else copiable_values(step.table.object(as_copy_of)).faces
    if "Daybound" not in values[0].keywords:
        return step, told
    table, label = table_as_it_would_be(step, held, controller, as_copy_of=as_copy_of)
    if "Daybound" not in scratches(table)[label].keywords:
        taker = taken_by(step, table, label, ("Daybound",))
        lost = "no daybound left, taken" if taker else "no daybound left"
        return step.because(Concept.LOOKED_AT_AS_IT_WOULD_BE, lost, name=shown_name(step, held), taker=taker), told
    if held.double_faced not in edition.enters_transformed_kinds:
        return _with_one_face(step, held)
    if edition.daybound_needs_card and not held.cards:
        return step, told
    return step, True


def said_by_night(step: Step, held: GameObject, as_copy_of: str | None, *, enters: bool) -> Step:
    """Say that by night, with daybound, it enters with its back face up, or would have to, where it does not."""
    if held.double_faced not in step.edition.enters_transformed_kinds:
        return step
    template = "daybound at night" if enters else "daybound would turn"
    places = {"name": shown_name(step, held)}
    if as_copy_of is not None:
        # Its card has no daybound, or need not have any.
        template, places["original"] = f"{template} a copy", shown_name(step, step.table.object(as_copy_of))
    return step.because(Concept.DAYBOUND, template, **places)


def _with_one_face(step: Step, held: GameObject) -> tuple[Step, bool]:
    """Tell whether what has daybound and no other face is told to enter transformed, where that is open (2021 only)."""
    if step.edition.daybound_needs_card:
        return step, False
    told = READINGS.daybound_keeps_out_what_has_one_face
    places = {"name": shown_name(step, held), "does": "cannot enter" if told else "enters as it is"}
    return step.because(Concept.DAYBOUND, "reading: daybound on one face", **places), told


def laid_by_day_or_night(step: Step, label: str, face: str | None) -> Step:
    """Lay a permanent that a set-up puts there as the time has it: with daybound at night its back face is up.

    A card would have entered so (702.145b), a token is turned over at once (702.145c). A ``face`` that is named stays
    up until something happens, for what else is laid out may keep it so; that it is against the time is told.
    """
    held, time = step.table.object(label), step.table.day_night
    if time is None or not held.is_permanent or held.face_down is not None or not _turns(step, held):
        return step
    keyword = "Nightbound" if held.back_up else "Daybound"
    if held.back_up == (time == "night") or keyword not in scratches(step.table)[label].keywords:
        return step
    name = shown_name(step, held)
    if face is not None:
        concept = Concept.NIGHTBOUND_BACK_UP_BY_DAY if held.back_up else Concept.DAYBOUND_FRONT_UP_AT_NIGHT
        return step.because(concept, "laid out against the time", name=name, face=face, time=time)
    if held.cards or not step.edition.daybound_needs_card:
        concept, step = Concept.DAYBOUND, step.because(Concept.DAYBOUND, "daybound at night", name=name)
    else:
        concept = Concept.DAYBOUND_FRONT_UP_AT_NIGHT
        step = step.because(concept, "daybound turns", name=name)
    return step.with_object(msgspec.structs.replace(held, back_up=True, set_by=held.set_anew("face_up", by=concept)))


def _turns(step: Step, held: GameObject) -> bool:
    """Whether it has two faces of which it can show either; a token has them where its edition gives it two."""
    return held.double_faced in step.edition.transforming_kinds


def knows_day_and_night(table: Table) -> bool:
    """Whether any object on the table could have daybound or nightbound; others need not be looked at."""
    return table.edition.has_day_and_night and any(
        is_of_day_and_night(face)
        for held in table.objects.values()
        if (held.base.kind is not None or held.token or held.copies) and held.is_permanent
        for values in (held.base, *(copy.values for copy in held.copies))
        for face in values.faces
    )


def settled(step: Step, *, turning: bool) -> Step:
    """Let day and night follow from the permanents, and turn over what they turn over (702.145c-d, f-g).

    ``turning`` is false after a set-up, in which nothing happens (``laid_by_day_or_night``).
    """
    if not knows_day_and_night(step.table):
        return step
    step = _first_day_or_night(step)
    if not turning:
        return step
    # Only these are put into order, for most of a large board has one face.
    objects, kinds = step.table.objects, step.edition.transforming_kinds
    turning_over = tuple(label for label, held in objects.items() if held.double_faced in kinds)
    for label in simultaneous_order(step, turning_over):
        step = _turned_at_once(step, label)
    for held in tuple(objects.values()):
        if held.merged and held.face_down is None and may_turn_over(held, kinds):
            step = _merged_at_once(step, held)
    return _told_of_what_lost_it(_told_of_one_face(step))


def _told_of_one_face(step: Step) -> Step:
    """Tell what has daybound as night comes, or nightbound as day does, and is nothing double-faced (701.27c).

    Such are a Clone, whose card has one face, and a token where the edition gives tokens one face only.
    """
    time = step.table.day_night
    if time is None or step.start.day_night == time:
        return step
    keyword, concept = ("Daybound", Concept.DAYBOUND) if time == "night" else ("Nightbound", Concept.NIGHTBOUND)
    for one in _with(step, keyword):
        held = one.object
        if held.face_down is None and _has_one_face(step, held):
            places = {"name": shown_name(step, held), "keyword": keyword.lower()}
            step = step.because(Concept.TOLD_TO_TRANSFORM_WITHOUT_A_SECOND_FACE, "day or night on one face", **places)
            step = step.because(concept, "day or night on one face", **places)
        elif held.face_down is None and held.double_faced is Kind.MODAL and _never_turns(step, held):
            places = {"name": shown_name(step, held), "kind": "modal", "turn": "transform"}
            step = step.because(Concept.WHAT_CAN_TRANSFORM, "kind does not turn", **places)
    return step


def _told_of_what_lost_it(step: Step) -> Step:
    """Tell what would turn over as night or day comes but for what took its daybound or nightbound from it (613.1f)."""
    time = step.table.day_night
    if time is None or not _comes(step):
        return step
    keyword, concept = ("Daybound", Concept.DAYBOUND) if time == "night" else ("Nightbound", Concept.NIGHTBOUND)
    for label, held in step.table.objects.items():
        if not held.is_permanent or held.merged or held.face_down is not None or not _turns(step, held):
            continue
        had = any(keyword in face.keywords for face in values_in_force(step.edition, held).faces)
        if held.back_up == (time == "night") or not had:
            continue
        if keyword not in scratches(step.table)[label].keywords:
            taker = taken_by(step, step.table, label, (keyword,))
            template = "lost day or night, taken" if taker else "lost day or night"
            places = {"name": shown_name(step, held), "keyword": keyword.lower(), "time": time, "taker": taker}
            step = step.because(concept, template, **places)
    return step


def _never_turns(step: Step, held: GameObject) -> bool:
    return held.double_faced not in step.edition.transforming_kinds


def _has_one_face(step: Step, held: GameObject) -> bool:
    """Whether nothing that it is made of is double-faced, as its edition has it."""
    if held.merged and may_turn_over(held, step.edition.transforming_kinds):
        return False
    return held.double_faced is None


def _merged_at_once(step: Step, held: GameObject) -> Step:
    """Tell of a merged permanent with daybound at night, or nightbound by day, whether that turns it over.

    It transforms only by these (702.145b, e), and its double-faced components with it (730.2i); but they ask which of
    its faces is up, and a merged permanent is not double-faced.
    """
    night = step.table.day_night == "night"
    keyword, concept = ("Daybound", Concept.DAYBOUND) if night else ("Nightbound", Concept.NIGHTBOUND)
    if step.table.day_night is None or keyword not in scratches(step.table)[held.label].keywords:
        return step
    if READINGS.day_and_night_turn_merged_permanents:
        return turned_pile(_told_to_turn(step, held, (concept,), keyword), held, converting=False)
    if not _comes(step):
        return step
    return step.because(concept, "reading: merged by day or night", name=shown_name(step, held))


def _with(step: Step, keyword: str) -> list[Scratch]:
    return [one for one in scratches(step.table).values() if one.object.is_permanent and keyword in one.keywords]


def _first_day_or_night(step: Step) -> Step:
    if step.table.day_night is not None:
        return step
    for keyword, value, concept in (
        ("Daybound", "day", Concept.DAYBOUND_MAKES_IT_DAY),
        ("Nightbound", "night", Concept.NIGHTBOUND_MAKES_IT_NIGHT),
    ):
        found = _with(step, keyword)
        if found:
            template = f"{keyword.lower()} makes it {value}"
            step = step.because(concept, template, name=shown_name(step, found[0].object))
            return step.with_table(msgspec.structs.replace(step.table, day_night=value))
    return step


def _turned_at_once(step: Step, label: str) -> Step:
    held = step.table.object(label)
    if not held.is_permanent or held.face_down is not None:
        return step
    keywords = scratches(step.table)[label].keywords
    night = step.table.day_night == "night"
    by_night = night and not held.back_up and "Daybound" in keywords
    by_day = step.table.day_night == "day" and held.back_up and "Nightbound" in keywords
    words = forbidding(step.table, "transform") if by_night or by_day else ()
    forbidden = forbidden_by(step.table, label, words)
    if forbidden is not None:
        return told_forbidden(step, label, forbidden, follows=True) if _comes(step) else step
    if by_night:
        return _turned_by(step, held, (Concept.DAYBOUND, Concept.DAYBOUND_FRONT_UP_AT_NIGHT), "Daybound")
    if by_day:
        return _turned_by(step, held, (Concept.NIGHTBOUND, Concept.NIGHTBOUND_BACK_UP_BY_DAY), "Nightbound")
    return step


def _turned_by(step: Step, held: GameObject, rules: tuple[Concept, Concept], keyword: str) -> Step:
    """Turn a permanent over by what its keyword does as day or night comes, or by what holds at any other time."""
    first, second = rules if _comes(step) else rules[::-1]
    return turned_over(_told_to_turn(step, held, (first, second), keyword), held, first)


def _told_to_turn(step: Step, held: GameObject, rules: tuple[Concept, ...], keyword: str) -> Step:
    """Tell that day or night turns it over; that it is day or night only where that has not been said just before."""
    name = shown_name(step, held)
    for concept in rules:
        if _comes(step):
            step = step.because(concept, "turns as it comes", name=name, keyword=keyword.lower())
        else:
            step = step.because(concept, f"{keyword.lower()} turns", name=name)
    return step


def _comes(step: Step) -> bool:
    """Whether it is this action that has made it day or night."""
    return step.start.day_night != step.table.day_night
