"""What differs between a face as it is now and the face as printed, so that the drawing can mark it with arrows."""

from __future__ import annotations

from msgspec import structs

from inspector.drawing.looks import FaceLook, Was


def compared(now: FaceLook, printed: FaceLook) -> FaceLook:
    """The face as it is now, with everything that was printed otherwise told in its `was`.

    Where the name changed, as for a copy, the printed rules text belongs to another card and is not compared.
    """
    gained: frozenset[str] = frozenset()
    lost: tuple[str, ...] = ()
    if now.name == printed.name:
        gained = frozenset(now.paragraphs) - frozenset(printed.paragraphs)
        lost = tuple(text for text in printed.paragraphs if text not in now.paragraphs)
    now_corner = now.corner.text if now.corner else ""
    # A size is not another loyalty: a planeswalker that became a creature had none before.
    is_other = now.corner is not None and printed.corner is not None and now.corner.kind is not printed.corner.kind
    printed_corner = printed.corner.text if printed.corner and not is_other else ""
    was = Was(
        name=printed.name if printed.name != now.name else None,
        mana_cost=printed.mana_cost if printed.mana_cost != now.mana_cost else None,
        type_line=printed.type_line if printed.type_line != now.type_line else None,
        colors=printed.colors if printed.colors != now.colors else None,
        corner=printed_corner if printed_corner != now_corner else None,
        gained=gained,
        lost=lost,
    )
    return structs.replace(now, was=None if was == Was() else was)
