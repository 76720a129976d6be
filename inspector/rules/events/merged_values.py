"""The copiable values of a merged permanent (702.140e, 730.2a): the topmost component's, with the abilities of all.

They are kept as they were when the components merged; turning components over, flipping, and the end of a copy effect
on one of them or on the whole make them anew.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from inspector.cards import Definition, Face, Kind, Shape, joined_texts
from inspector.rules.events.copied_values import copiable_values
from inspector.rules.table.objects import CopyEffect, GameObject, Printed


def merged_values(spell: Printed, permanent: Printed, status: GameObject, *, on_top: bool) -> Printed:
    """Give the copiable values of what merges: all of the topmost component, with the abilities of the other.

    The status of the permanent chooses among the faces of the other: of a flip card they are the lower half's where it
    is flipped (730.2h), of a Room those of its unlocked halves (709.5), of another split card both (709.4c). They are
    of neither half of a Room that is on top, and none of a spell that is set into the topmost card (722.3c).
    """
    top, other = (spell, permanent) if on_top else (permanent, spell)
    faces, besides = top.faces, top.besides
    for added in _showing(other, status):
        if top.is_room:
            besides = _with_abilities(besides or Face(name="", type_line=faces[0].type_line), added)
        else:
            # Of a split card both halves count, so that one of them is enough.
            last = 1 if top.shape in (Shape.INSET, Shape.SPLIT) else len(faces)
            faces = (*(_with_abilities(face, added) for face in faces[:last]), *faces[last:])
    return Printed(faces=faces, shape=top.shape, of_back=top.of_back, of_melded=top.of_melded, besides=besides)


def _showing(component: Printed, status: GameObject) -> tuple[Face, ...]:
    """Give the faces of a component of which the status of the merged permanent lets the abilities count."""
    if component.is_room:
        besides = () if component.besides is None else (component.besides,)
        halves = zip(("left", "right"), component.faces, strict=True)
        return (*(face for half, face in halves if half in status.unlocked), *besides)
    if component.shape is Shape.SPLIT:
        left, right = component.faces
        # Fuse is printed across both halves and is one ability.
        texts = (text for text in right.paragraphs if not text.startswith("Fuse") or text not in left.paragraphs)
        return left, msgspec.structs.replace(right, paragraphs=tuple(texts))
    return component.faces[1:] if status.flipped and component.shape is Shape.FLIP else component.faces[:1]


def _with_abilities(face: Face, added: Face) -> Face:
    return msgspec.structs.replace(
        face,
        paragraphs=joined_texts(face.paragraphs, added.paragraphs),
        listed_keywords=tuple(dict.fromkeys((*face.listed_keywords, *added.listed_keywords))),
        static=(*face.static, *added.static),
        definition=_defined(face.definition, added.definition),
    )


def _defined(one: Definition | None, other: Definition | None) -> Definition | None:
    """Join two defining abilities; where both say something of one value, the topmost component's does."""
    if one is None or other is None:
        return one or other
    said = {key: getattr(one, key) for key in Definition.__struct_fields__ if getattr(one, key) is not None}
    return msgspec.structs.replace(other, **said)


def may_turn_over(held: GameObject, kinds: frozenset[Kind]) -> bool:
    """Whether a merged permanent has a component that transforms (730.2i)."""
    return any(_turns(one, kinds) for one in held.merged)


def has_two_faces_merged(held: GameObject) -> bool:
    """Whether a merged permanent has a double-faced component, also one that never transforms, as of meld cards."""
    return any(one.base.shape in (Shape.DOUBLE_FACED, Shape.MELD) or one.is_melded for one in held.merged)


def _turns(component: GameObject, kinds: frozenset[Kind]) -> bool:
    return component.base.kind in kinds and component.base.shape is Shape.DOUBLE_FACED


def with_components_turned(held: GameObject, kinds: frozenset[Kind]) -> GameObject:
    """Give a merged permanent with each double-faced component that can turned to its other face (730.2i)."""
    pile = tuple(
        msgspec.structs.replace(one, back_up=not one.back_up) if _turns(one, kinds) else one for one in held.merged
    )
    return _of_pile(held, pile)


def without_copies(held: GameObject, ended: Callable[[CopyEffect], bool]) -> GameObject:
    """Give an object without the copy effects that are over, on it and, where it is merged, on its components (730.2a).

    What merged with it while it was such a copy gives its values anew.
    """
    copies = _lasting(held, ended)
    new = held if copies == held.copies else msgspec.structs.replace(held, copies=copies)
    if not held.merged:
        return new
    pile = tuple(msgspec.structs.replace(one, copies=_lasting(one, ended)) for one in held.merged)
    return held if new is held and pile == held.merged else _of_pile(new, pile)


def _lasting(held: GameObject, ended: Callable[[CopyEffect], bool]) -> tuple[CopyEffect, ...]:
    return tuple(copy for copy in held.copies if not ended(copy))


def has_lower_half(held: GameObject) -> bool:
    """Whether a merged permanent has a component that is a flip card (730.2h)."""
    return any(copiable_values(one).shape is Shape.FLIP for one in held.merged)


def with_components_flipped(held: GameObject) -> GameObject:
    """Give a merged permanent that is flipped with the lower half of each flip card in it (730.2h)."""
    return _of_pile(held, held.merged)


def _of_pile(held: GameObject, pile: tuple[GameObject, ...]) -> GameObject:
    """Give the values of each time that something merged with it anew, with what it was a copy of between them."""
    first = next(place for place, copy in enumerate(held.copies) if copy.merged)
    # What it was before anything merged with it: all that came on top lies over it, all that came under it below.
    above = below = sum(copy.merged.on_top for copy in held.copies if copy.merged)
    values = copiable_values(pile[above])
    copies = list(held.copies[:first])
    for copy in held.copies[first:]:
        by = copy.merged
        if by is not None:
            above, below = (above - 1, below) if by.on_top else (above, below + 1)
            component = pile[above if by.on_top else below]
            values = merged_values(copiable_values(component), values, held, on_top=by.on_top)
            copies.append(msgspec.structs.replace(copy, values=values))
        else:
            copies.append(copy)
        values = copies[-1].values
    return msgspec.structs.replace(held, merged=pile, copies=tuple(copies))
