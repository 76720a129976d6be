"""Whose is what: the notice that goes wherever the program shows itself to strangers."""

from __future__ import annotations

# Our own words around the facts that Wizards' policy for fan content asks for.
FAN_CONTENT = (
    "Card Inspector is unofficial Fan Content, made under Wizards of the Coast's Fan Content Policy. Wizards has "
    "neither approved nor endorsed it. Portions of the materials used are the property of Wizards of the Coast: "
    "Magic: The Gathering with its cards, their names and the rules of the game. ©Wizards of the Coast LLC."
)
