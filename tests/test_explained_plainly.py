"""What ``explain`` prints for people, sentence by sentence, where it once was no sentence or said too little."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from inspector.commands.program import card_inspector
from tests.rules.cards_for_tests import SHIP, creature
from tests.rules.playing import Record, do, place
from tests.scenario.samples import BEAR, file

BEARS = {**BEAR, "name": "Bear"}
HELP = {
    "name": "Help",
    "mana_cost": "{W}",
    "type_line": "Enchantment",
    "oracle_text": "Creatures you control get +1/+0 as long as you control a Swamp.",
}
SIZELESS = {"name": "Own Bear", "layout": "normal", "type_line": "Creature — Bear", "mana_cost": "{1}{G}"}
TWO_KINDS = {
    "name": "Two Kinds",
    "mana_cost": "{1}",
    "type_line": "Enchantment",
    "oracle_text": "Green creatures you control get +1/+1.\nBears you control get +1/+1.",
}
ALERT = {
    **HELP,
    "name": "Alert",
    "oracle_text": "Creatures you control have vigilance as long as you have the city's blessing.",
}
CARDS = [BEARS, HELP, SIZELESS, creature("Elf", "Elf", "1/1"), TWO_KINDS, ALERT, SHIP]


def told(path: Path, *actions: Record, **keys: Any) -> str:  # noqa: ANN401 - what a file has besides
    """What ``explain`` prints of a board, in one line."""
    viewer = ("--viewer", keys.pop("viewer")) if "viewer" in keys else ()
    board = path / "one.scenario.json"
    board.write_bytes(file(*actions, **{"cards": CARDS, **keys}))
    result = CliRunner(env={"COLUMNS": "400"}).invoke(card_inspector, ["explain", str(board), *viewer])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


MELDED = (
    place("Graf Rats", "rats"),
    place("Midnight Scavengers", "scavengers"),
    {"do": "meld", "objects": ["rats", "scavengers"], "as": "host"},
)
SAID: dict[str, tuple[tuple[Record, ...], tuple[str, ...]]] = {
    "702.127a a reason that the action says, behind another one": (
        (place("Dusk // Dawn", "dawn", zone="graveyard"), do("cast", "dawn", half="right"), do("resolve", "dawn")),
        ("so it is exiled as it leaves the stack. (702.127a) resolved See also 608.2n, 400.7.",),
    ),
    "712.21 a melded permanent that left": (
        (*MELDED, do("move", "host", to="graveyard")),
        ("It left the battlefield as two cards: Graf Rats and Midnight Scavengers, both in Ana's graveyard now.",),
    ),
    # 730.3: what merged with it became a card of its own too.
    "712.21 a melded permanent with another card": (
        (
            *(*MELDED, place("Gemrazer", "gem", "hand"), do("cast", "gem"), do("mutate", "gem", onto="host")),
            do("move", "host", to="graveyard"),
        ),
        (
            (
                "It left the battlefield as three cards: Graf Rats, Midnight Scavengers and Gemrazer, "
                "all in Ana's graveyard now."
            ),
        ),
    ),
    "712.21 two cards in two places": (
        (*MELDED, do("move", "host", to="graveyard"), do("move", "rats", to="exile")),
        (
            (
                "It left the battlefield as two cards: Graf Rats is in exile and Midnight Scavengers is in "
                "Ana's graveyard now."
            ),
        ),
    ),
    "109.5 whom the words of another object mean": (
        (
            place("Swamp", "swamp", player="Ben"),
            place("Help", "help", player="Ben"),
            place("Bear", "bear", player="Ben"),
        ),
        ("This applies because Ben controls at least one Swamp.",),
    ),
    "105.1 colors by their names, not by letters": (
        (place("Bear", "bear"), {"do": "effect", "on": ["bear"], "change": {"set_colors": ["W", "U"]}}),
        ("colors white and blue",),
    ),
    "105.2c no color has a name too": (
        (place("Bear", "bear"), {"do": "effect", "on": ["bear"], "change": {"set_colors": []}}),
        ("colors colorless",),
    ),
    "708.2 one that has no name": (
        (place("Bear", "c", "library"), do("manifest", "c"), do("counters", "c", kind="+1/+1", count=2)),
        (
            "Ana's card is manifested: it enters face down as a 2/2 creature.",
            "Ana's face-down creature has two +1/+1 counters now.",
            "What happens to it",
        ),
    ),
    "708.2 two that have no name": (
        (
            place("Bear", "c", face_down="manifest"),
            place("Bear", "d", face_down="manifest"),
            place("Bear", "e", face_down="manifest", player="Ben"),
            do("tap", "d"),
            do("tap", "e"),
        ),
        # The action says it, so the reason only has its rules, which stand in the column beside it.
        (
            "Ana's face-down creature done See 701.26a, 110.5. (d) is tapped.",
            "Ben's face-down creature done See 701.26a",
        ),
    ),
    "709.5c which halves are unlocked": (
        (place("Bottomless Pool // Locker Room", "room", unlocked=["left", "right"]),),
        ("It has the designations “left half unlocked” and “right half unlocked”. (709.5c)",),
    ),
    "122.1 why counters lie there": (
        (place("Bear", "c", counters={"+1/+1": 1}),),
        ("counters +1/+1: 1 Counters stay on it until something removes them or it changes zones. (122.1)",),
    ),
    "721.2b why a station card with few counters has no size": (
        (place("Ship", counters={"charge": 3}),),
        ("power none The box printed on it counts only while it has the charge counters that its station symbol",),
    ),
    "611.3a each of two effects of one object that pass it by": (
        (
            place("Two Kinds", "two"),
            place("Bear", "it"),
            do("effect", on=["it"], change={"set_types": ["Artifact"]}, called="Melt"),
        ),
        (
            "7c One effect of Two Kinds does not apply here: it affects only green creatures.",
            "7c Another effect of Two Kinds does not apply here: it affects only Bears.",
        ),
    ),
    "613.1f what an object might gain, of which nobody said whether it does": (
        (place("Alert", "alert"), place("Elf", "it")),
        ("keywords none ? The card has no keyword abilities. (207.1) ? Something that nobody has said about Alert",),
    ),
    "202.2e why a face has a color that no mana cost gives it": (
        (place("Delver of Secrets", "delver", face="back"),),
        (
            (
                "colors blue Its back face is up, so only that face counts. (712.8e, 712.8) "
                "Its color indicator is blue. (202.2e, 204.2)"
            ),
        ),
    ),
    "208.1 what the data of a card leaves out": (
        (place("Own Bear", "bear"),),
        ("power not known The power printed on the card is not known. (208.1)",),
    ),
}


@pytest.mark.parametrize("name", SAID)
def test_it_is_said_plainly(tmp_path: Path, name: str) -> None:
    actions, sentences = SAID[name]
    found = told(tmp_path, *actions)
    assert not [one for one in sentences if one not in found], found


def test_105_3_where_an_effect_gives_the_color_the_color_indicator_is_not_told_as_its_reason(tmp_path: Path) -> None:
    white = do("effect", on=["delver"], change={"set_colors": ["W"]}, called="Dye")
    found = told(tmp_path, place("Delver of Secrets", "delver", face="back"), white)
    of_the_colors = found.partition("colors white")[2].partition("color indicator")[0]
    assert "Dye" in of_the_colors
    assert "Its color indicator is blue" not in of_the_colors
