"""Sentences that say where the texts are silent or at odds, and which reading is taken (see ``readings``)."""

from __future__ import annotations

TEMPLATES_OF_READINGS = {
    "reading: copied Room spell": "A copy is not cast; its half is unlocked anyway, as the rules' makers explain.",
    "reading: token of melded": "The rules name no other face for such a token; it is assumed to have this one only.",
    "reading: exception on both faces": "The rules do not say which face an exception reaches; both are assumed.",
    "reading: meld card transformed": (
        "The rules do not say what a meld card does when told to enter transformed; it is assumed that it {does}."
    ),
    "reading: modal card transformed": (
        "One rule lets {name} enter with its back face up, another keeps it out because of its front; "
        "it is assumed that it {does}."
    ),
    "reading: flip without halves": (
        "The rules do not say whether a permanent without a lower half can be flipped; it is assumed that it {does}."
    ),
    "reading: token of face down": (
        "The rules do not say whether a token copy of a face-down double-faced permanent has two faces; "
        "it is assumed that it {does}."
    ),
    "reading: two owners": (
        "The rules do not say whether cards of two owners can be melded, nor who would own the permanent; "
        "it is assumed that {does}."
    ),
    "reading: permanent spell copies": (
        "The rules of this edition do not say what a copy of a permanent spell becomes; it is assumed that {does}."
    ),
    "reading: daybound on one face": (
        "One rule lets a permanent with daybound enter transformed at night, another keeps out what has no back face; "
        "it is assumed that {name} {does}."
    ),
    "reading: merged by day or night": (
        "{name} is merged, and the rules do not say which face of it is up; it is assumed that it is not turned over."
    ),
    "reading: instant face down": (
        "The rules speak only of manifested and cloaked cards here; it is assumed that any other instant or sorcery "
        "{does}."
    ),
    "reading: face down again": (
        "The rules of this edition do not say what turning a face-down permanent face down does; "
        "it is assumed that the permanent {does}."
    ),
}
# With these a reason says what is taken where the rules leave it open, or where a board or a card does.
ASSUMING = frozenset((*TEMPLATES_OF_READINGS, "condition said", "enchant not read", "number said", "unknown word"))
