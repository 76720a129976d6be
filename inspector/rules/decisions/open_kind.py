"""What it is that leaves a value open: words that are not computed, or something that no card says."""

from __future__ import annotations

from enum import StrEnum


class OpenKind(StrEnum):
    """What leaves a value open: words, or what its text only names and no card says."""

    WORDS = "words"
    # Those of a spell that resolved, of which nobody has said what they did.
    RESOLVED = "words of a spell that resolved"
    # A printed sign that nothing known to the core defines (208.2a).
    SIGN = "sign"
    # A number that the data of a card leaves out.
    DATA = "data"
    # What a rule lets the owner of an object do, and nobody has said whether it was done (903.9a).
    OWNER = "owner"
    # Which counters there are, where somebody may choose that.
    COUNTERS = "counters"
    # Cards that the viewer does not see (400.2).
    HIDDEN = "hidden cards"
