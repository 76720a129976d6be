"""Which keyword abilities let a card be cast face down in an edition, by what then hides it."""

from __future__ import annotations

from inspector.cards.keywords import CASTS_FACE_DOWN
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept

# Those that are younger than the oldest edition.
_SINCE = {"Megamorph": Concept.MEGAMORPH, "Disguise": Concept.DISGUISE_CASTING}


def casts_face_down(edition_key: str, by: str) -> frozenset[str]:
    """Give the keywords that let a card be cast face down by ``"morph"`` or ``"disguise"`` (702.37a-b, 702.168a)."""
    words = CASTS_FACE_DOWN[by]
    return frozenset(word for word in words if word not in _SINCE or numbers(_SINCE[word], edition_key))
