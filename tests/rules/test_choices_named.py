"""What was chosen is named where words ask for it (607.2d), and so is what an object is compared with (109.5)."""

from __future__ import annotations

import pytest

from inspector.cards import Count, Filter
from inspector.rules import NEWEST
from inspector.rules.telling.choices_named import with_choices
from inspector.rules.telling.compared_with import with_names
from inspector.rules.telling.value_words import ValueWords

ELF, TEXT = {"creature_type": "Elf"}, "the chosen creature type"
BEN, JAMES = {"player": "Ben"}, {"player": "James"}


@pytest.mark.parametrize(
    ("says", "chosen", "told"),
    [
        (f"creatures of {TEXT}", ELF, f"creatures of {TEXT}, Elf"),
        (f"creatures of {TEXT} are large", ELF, f"creatures of {TEXT}, Elf, are large"),
        (f"creatures of {TEXT}.", ELF, f"creatures of {TEXT}, Elf."),
        # What is named stands behind whose these are, for it ends with a comma.
        (f"creatures of {TEXT} you control", ELF, f"creatures you control of {TEXT}, Elf"),
        (f"creatures of {TEXT} you control die", ELF, f"creatures you control of {TEXT}, Elf, die"),
        (f"creatures of {TEXT} your opponents control", ELF, f"creatures your opponents control of {TEXT}, Elf"),
        (f"creatures of {TEXT} Ana controls", ELF, f"creatures Ana controls of {TEXT}, Elf"),
        (f"creatures of {TEXT} Bo (2) controls", ELF, f"creatures Bo (2) controls of {TEXT}, Elf"),
        (f"creatures of {TEXT} Zoe controls", ELF, f"creatures of {TEXT}, Elf, Zoe controls"),
        ("cards with the chosen name", {"name": "Fog"}, "cards with the chosen name, Fog"),
        (
            "lands of the chosen basic land type",
            {"basic_land_type": "Island"},
            "lands of the chosen basic land type, Island",
        ),
        ("spells of the chosen card type", {"card_type": "Land"}, "spells of the chosen card type, Land"),
        # A player is named instead; 303.4: whom a Curse enchants was chosen as it was cast.
        ("creatures the chosen player controls", BEN, "creatures Ben controls"),
        ("creatures the enchanted player controls", BEN, "creatures Ben controls"),
        ("cards in the chosen player's hand", JAMES, "cards in James' hand"),
        ("cards in the enchanted player's hand", JAMES, "cards in James' hand"),
        # Nothing was chosen, or something else.
        (f"creatures of {TEXT}", {}, f"creatures of {TEXT}"),
        (f"creatures of {TEXT}", BEN, f"creatures of {TEXT}"),
        ("creatures the chosen player controls", ELF, "creatures the chosen player controls"),
        ("creatures you control", ELF | BEN, "creatures you control"),
    ],
)
def test_607_2d_what_was_chosen_is_named_where_words_ask_for_it(
    says: str, chosen: dict[str, object], told: str
) -> None:
    assert with_choices(says, chosen, {"Ana", "Bo (2)"}) == told


@pytest.mark.parametrize(
    ("other", "told"),
    [
        # 109.5: the object that is told of is "it", whatever its label; the one that has the words goes by its name.
        ("it", "it"),
        ("self", "King"),
        ("attached", "Bear!"),
        ("bear", "Bear!"),
        # A player, or a label of nobody, has no other name.
        ("Ana", "Ana"),
    ],
)
def test_109_5_what_it_is_compared_with_is_called_by_its_name(other: str, told: str) -> None:
    words = ValueWords(NEWEST, {"bear": "Bear", "king": "King", "it": "Elf"}, hosts={"king": "bear"})
    value = Count(sum=(Count(count=Filter(types="Creature", other=other)), Count(count=Filter(attached_to=other))))
    named = with_names(words, value, "king", "King", lambda label: f"{words.name(label)}!")
    parts = (Count(count=Filter(types="Creature", other=told)), Count(count=Filter(attached_to=told)))
    assert named == Count(sum=parts)


def test_303_4_what_is_attached_to_nothing_names_no_host() -> None:
    words = ValueWords(NEWEST, {"king": "King"}, hosts={"bear": "king"})
    assert with_names(words, Filter(other="attached"), "king", "King", words.name) == Filter(other="attached")
