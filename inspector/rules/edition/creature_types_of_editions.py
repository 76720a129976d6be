"""Which creature types an edition does not have yet, or has no more: each text has a list of its own (205.3m)."""

from __future__ import annotations

from typing import Final


def _types(words: str) -> frozenset[str]:
    return frozenset(words.split())


_SINCE_2026 = _types(
    """
    Bison Drix Echidna Eternal Gamma Giraffe Hedgehog Inhuman Kangaroo Kree Lemur Lobster Platypus Shi'ar Skrull
    Sorcerer Spy Symbiote Utrom Villain
    """
)
_SINCE_2025 = _types(
    """
    Alien Armadillo Astartes Balloon Beaver Capybara Child Clown Coyote Custodes Cyberman C'tan Dalek Detective
    Doctor Employee Gamer Gith Glimmer Guest Hero Inquisitor Llama Mite Moogle Mount Necron Performer Porcupine
    Possum Primarch Qu Raccoon Robot Scientist Seal Skunk Sloth Snail Synth Toy Tyranid Varmint Walrus Weasel
    """
) | {"Time Lord"}
_SINCE_2021 = _types(
    """
    Aetherborn Army Azra Bard Beholder Demigod Dinosaur Dog Egg Fractal Gnoll Halfling Hamster Inkling Jackal Mole
    Monkey Mouse Noble Otter Pangolin Peasant Phyrexian Pilot Ranger Sculpture Servo Shark Tentacle Tiefling
    Trilobite Warlock
    """
)
_SINCE_2016 = _types(
    """
    God Lamia Naga Nymph Processor Sable Scion
    """
)
_UNTIL_2011 = _types("Anteater")
_UNTIL_2016 = _types("Hound")
_UNTIL_2021 = _types("Cephalid Naga Viashino")

NOT_IN_2026: Final = _UNTIL_2011 | _UNTIL_2016 | _UNTIL_2021
NOT_IN_2025: Final = NOT_IN_2026 | _SINCE_2026
NOT_IN_2021: Final = _UNTIL_2011 | _UNTIL_2016 | _SINCE_2025 | _SINCE_2026
NOT_IN_2016: Final = _UNTIL_2011 | _SINCE_2021 | _SINCE_2025 | _SINCE_2026
NOT_IN_2011: Final = _SINCE_2016 | _SINCE_2021 | _SINCE_2025 | _SINCE_2026
