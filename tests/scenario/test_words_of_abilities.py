"""Activated abilities in sentences: their cost where it shows, and their effect as card words are read (602, 606)."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import all_characteristics
from inspector.scenario.words import WordsError, board_from_words, read_further, sentences_of


def card(name: str, line: str, *texts: str, size: str = "", **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """A card of our own with these abilities."""
    power, _, toughness = size.partition("/")
    sized = {"power": power, "toughness": toughness} if size else {}
    return {"name": name, "layout": "normal", "type_line": line, "oracle_text": "\n".join(texts), **sized, **more}


CARDS = (
    card(
        "Waking Vale",
        "Land",
        "{T}: Add {G}.",
        "{2}: Until end of turn, this land becomes a 3/3 green Ape creature with trample. It's still a land.",
    ),
    card(
        "Orla, Keeper",
        "Legendary Planeswalker — Orla",
        "+1: Target creature becomes a blue Frog with base power and toughness 1/1.",
        "−2: Create two 2/2 white Knight creature tokens.",
        "0: Until end of turn, Orla becomes a 5/5 Soldier creature that's still a planeswalker. Draw a card.",
        "−X: Orla deals X damage to any target.",
        loyalty="4",
    ),
    card(
        "Many Shapes",
        "Creature — Elf",
        "{T}: Target creature gains all creature types until end of turn.",
        "{1}, {T}: Target creature loses all creature types until end of turn.",
        size="1/1",
    ),
    card("Great Will", "Creature — Elf", "{X}: Creatures you control have base power and toughness X/X.", size="1/1"),
    card("Old Cart", "Artifact — Vehicle", "Crew 2", size="4/4"),
    card("Deep Hydra", "Creature — Hydra", "{X}{G}: Monstrosity X.", size="3/3"),
    card("Quick Crab", "Creature — Crab", "{1}{G}: Adapt 2.", size="2/2"),
    card("Mirror Field", "Land", "{2}, {T}: This land becomes a copy of target land, except it has this ability."),
)
POOL = CardIndex([card_from_scryfall(each) for each in CARDS], beneath=bundled_cards())
BOARD = "Ana has Grizzly Bears on the battlefield. "
# The sentence, and the actions that the rules make of it, in the words in which the program tells them.
SAID = (
    (
        "Waking Vale",
        "Ana animates Waking Vale.",
        (
            "Waking Vale becomes an Ape creature in addition to its other types, becomes green, "
            "has base power and toughness 3/3 and gains trample until end of turn [Waking Vale]."
        ),
    ),
    (
        "Orla, Keeper",
        "Ana uses Orla's +1 on Grizzly Bears.",
        (
            "Put one loyalty counter on Orla, Keeper. Grizzly Bears becomes a Frog, becomes blue and "
            "has base power and toughness 1/1 [Orla, Keeper]."
        ),
    ),
    (
        "Orla, Keeper",
        "Orla, Keeper +1 on Grizzly Bears.",
        (
            "Put one loyalty counter on Orla, Keeper. Grizzly Bears becomes a Frog, becomes blue and "
            "has base power and toughness 1/1 [Orla, Keeper]."
        ),
    ),
    (
        "Orla, Keeper",
        "Ana activates the -2 ability of Orla, Keeper.",
        (
            "Remove two loyalty counters from Orla, Keeper. Ana creates a 2/2 white Knight creature token. "
            "Ana creates a 2/2 white Knight creature token."
        ),
    ),
    (
        "Orla, Keeper",
        "Ana activates Orla's 0 ability.",
        (
            "Orla, Keeper becomes a Soldier creature in addition to its other types and "
            "has base power and toughness 5/5 until end of turn [Orla, Keeper]."
        ),
    ),
    (
        "Many Shapes",
        "Ana activates Many Shapes's second ability targeting Grizzly Bears.",
        "Many Shapes is tapped. Grizzly Bears loses all creature types until end of turn [Many Shapes].",
    ),
    (
        "Many Shapes",
        "Ana activates the first ability of Many Shapes on Grizzly Bears.",
        "Many Shapes is tapped. Grizzly Bears gains all creature types until end of turn [Many Shapes].",
    ),
    (
        "Great Will",
        "Ana activates Great Will with X = 4.",
        "Creatures you control have base power and toughness 4/4 [Great Will].",
    ),
    (
        "Old Cart",
        "I crew Old Cart.",
        "Old Cart becomes an artifact creature in addition to its other types until end of turn [Old Cart].",
    ),
    (
        "Deep Hydra",
        "Ana activates Deep Hydra with X = 3.",
        "Put three +1/+1 counters on Deep Hydra. Deep Hydra becomes monstrous.",
    ),
    ("Quick Crab", "Ana adapts Quick Crab.", "Put two +1/+1 counters on Quick Crab."),
    (
        "Mirror Field",
        "Ana activates Mirror Field targeting Forest.",
        (
            "Mirror Field is tapped. Mirror Field becomes a copy of Forest, except it has "
            '"{2}, {T}: This land becomes a copy of target land, except it has this ability.".'
        ),
    ),
)


@pytest.mark.parametrize(("name", "sentence", "actions"), SAID)
def test_an_ability_is_activated_with_what_it_does(name: str, sentence: str, actions: str) -> None:
    forest = "Ana has Forest on the battlefield. " if "Forest" in sentence else ""
    board = f"{BOARD}{forest}Ana has {name} on the battlefield. "
    before = len(board_from_words(board, POOL).scenario.actions)
    told = board_from_words(board + sentence, POOL)
    assert " ".join(sentences_of(told.run, told.scenario.actions, before)) == actions
    assert any("is activated and resolves" in note for note in told.taken)
    again = board_from_words(board + actions, POOL)
    assert again.scenario.actions == told.scenario.actions


def test_once_monstrous_or_adapted_nothing_more_comes_of_it() -> None:
    """701.37b and 701.46a ask of it before."""
    board = "Ana has Quick Crab on the battlefield, with one +1/+1 counter. "
    with pytest.raises(WordsError, match="changes nothing here"):
        board_from_words(board + "Ana adapts Quick Crab.", POOL)


@pytest.mark.parametrize(
    ("sentence", "problem", "proposals"),
    [
        (
            "Ana activates Many Shapes.",
            "may mean several abilities",
            ("Many Shapes' first ability", "Many Shapes' second ability"),
        ),
        ("Ana uses Orla's +1.", "nothing says what “\\+1” of Orla, Keeper targets", None),
    ],
)
def test_what_is_left_open_of_an_ability_is_asked(
    sentence: str, problem: str, proposals: tuple[str, ...] | None
) -> None:
    board = f"{BOARD}Ana has Many Shapes and Orla, Keeper on the battlefield. "
    with pytest.raises(WordsError, match=problem) as stopped:
        board_from_words(board + sentence, POOL)
    if proposals is not None:
        assert stopped.value.proposals == proposals


def test_damage_of_an_ability_is_told_and_its_loyalty_is_paid() -> None:
    board = f"{BOARD}Ana has Orla, Keeper on the battlefield. "
    told = board_from_words(board + "Ana uses Orla's -X on Grizzly Bears with X = 2.", POOL)
    assert told.run.table.objects["Orla, Keeper"].counters == {"loyalty": 2}
    assert any("deals 2 damage to any target”, which is not carried out" in note for note in told.taken)


def test_what_of_an_effect_is_not_read_is_said() -> None:
    spell = card("Odd Stone", "Artifact", "{T}: Target creature gets +1/+1 until end of turn. It fights the wind.")
    pool = CardIndex([card_from_scryfall(spell)], beneath=bundled_cards())
    board = f"{BOARD}Ana has Odd Stone on the battlefield. Ana activates Odd Stone targeting Grizzly Bears."
    told = board_from_words(board, pool)
    assert any("fights the wind”, which is not carried out here" in note for note in told.taken)
    # Of both that the ability speaks of, nobody knows what they are now.
    now = all_characteristics(told.run.table)
    assert [label for label in now if now[label].doubts("power")] == ["Grizzly Bears", "Odd Stone"]


def test_115_1_what_an_ability_of_copying_does_not_name_it_cannot_target() -> None:
    board = f"{BOARD}Ana has Mirror Field on the battlefield. "
    with pytest.raises(WordsError, match="cannot target Grizzly Bears: “This land becomes a copy of target land"):
        board_from_words(board + "Ana activates Mirror Field targeting Grizzly Bears.", POOL)
    # By something else it may become one, and what its own words say is told.
    told = board_from_words(board + "Mirror Field becomes a copy of Grizzly Bears.", POOL)
    assert any(note.startswith("The words of Mirror Field allow no copy of Grizzly Bears") for note in told.taken)


def test_a_target_that_is_one_of_several_kinds_is_read() -> None:
    told = board_from_words(
        f"{BOARD}Ana has Mirage Mirror on the battlefield. Ana activates Mirage Mirror targeting Grizzly Bears.", POOL
    )
    assert all_characteristics(told.run.table)["Mirage Mirror"].power == 2


# The same ability, told otherwise: by its cost, by its place, by what it does, by somebody or by itself.
WAYS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "Waking Vale",
        "Ana animates Waking Vale.",
        (
            "Waking Vale is animated.",
            "I animate Waking Vale.",
            *(f"Ana {verb} Waking Vale's second ability." for verb in ("activates", "uses", "pays for")),
            "Ana activates the last ability of Waking Vale.",
            "Ana activates the second activated ability from Waking Vale.",
            *(f"Waking Vale's second ability {verb}." for verb in ("is activated", "resolves", "is used")),
        ),
    ),
    ("Old Cart", "Ana crews Old Cart.", ("Old Cart is crewed.", "Old Cart is activated.", "Ana activates Old Cart.")),
    (
        "Orla, Keeper",
        "Ana activates the -2 ability of Orla, Keeper.",
        (
            "Orla's -2 is activated.",
            "Orla's -2 loyalty ability resolves.",
            "Orla -2 is used.",
            "Ana uses Orla's -2.",
            "Ana activates Orla's [-2].",
            "Ana activates Orla's second ability.",
        ),
    ),
    (
        "Orla, Keeper",
        "Ana activates Orla's +1 targeting Grizzly Bears.",
        (
            *(f"Ana activates Orla's +1 {to} Grizzly Bears." for to in ("on", "at", "to target", "choosing", "for")),
            "Ana activates Orla's +1 and targets Grizzly Bears.",
            "Orla's +1 targets Grizzly Bears.",
            "Orla's +1 ability targeting Grizzly Bears.",
            "Orla +1 on Grizzly Bears.",
        ),
    ),
    (
        "Great Will",
        "Ana activates Great Will with X = 4.",
        tuple(f"Ana activates Great Will {x} 4." for x in ("with X being", "where X is", "for X =", "with X equal to")),
    ),
    (
        "Deep Hydra",
        "Ana activates Deep Hydra with X = 3.",
        ("Ana makes Deep Hydra monstrous with X = 3.", "Ana uses Deep Hydra for X = 3."),
    ),
    (
        "Mirror Field",
        "Ana activates Mirror Field targeting Forest.",
        ("Ana activates Mirror Field to copy Forest.", "Ana activates Mirror Field copying Forest."),
    ),
)


@pytest.mark.parametrize(("name", "meant", "ways"), WAYS, ids=[meant for _, meant, _ in WAYS])
def test_an_ability_is_activated_in_whatever_words(name: str, meant: str, ways: tuple[str, ...]) -> None:
    board = f"{BOARD}Ana has {name} on the battlefield. Ana has Forest on the battlefield."
    run = board_from_words(board, POOL).run
    told = {way: read_further(run, way).board.run.actions[len(run.actions) :] for way in (meant, *ways)}
    assert told[meant]
    assert told == dict.fromkeys(told, told[meant])
