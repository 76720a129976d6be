"""What a step of a proof says to somebody who reads nothing else: how much, of what, by what, and why not (613)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import do, place, play

NEW, OLD = NEWEST.key, "2011-09"
KNIGHT = creature("Knight", "Knight", "2/2", oracle_text="First strike (It deals combat damage before others do.)")
ODD = creature("Odd", "Elf", "1/4")
CARDS = (BEAR, KNIGHT, ODD)


def said(*actions: Record, edition: str = NEW, label: str = "it") -> list[str]:
    return [rung.says for rung in rungs(play(edition, *actions, cards=CARDS).table, label)][1:]


def changed(called: str, **change: object) -> Record:
    return do("effect", on=["it"], change=change, called=called)


IT, OTHER = place("Odd"), place("Knight", "other")


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (changed("Up", power="+2", toughness="+3"), "Up: it gets +2/+3 and is 3/7."),
        (changed("Up", power="+2"), "Up: it gets +2/+0 and is 3/4."),
        (changed("Set", set_power=0, set_toughness=4), "Set: power and toughness become 0/4."),
        (changed("Set", set_power=0), "Set: power becomes 0."),
        (changed("Turn", switch_power_toughness=True), "Turn: power and toughness are switched and are 4/1 now."),
        (do("counters", "it", kind="-1/-1", count=1), "The -1/-1 counter: it gets -1/-1 and is 0/3."),
        (do("counters", "it", kind="+1/+1", count=2), "The +1/+1 counters: it gets +2/+2 and is 3/6."),
        (do("turn_face_down", "it"), "Face down, power and toughness become 2/2;"),
    ],
)
@pytest.mark.parametrize("edition", [NEW, OLD])
def test_613_4_a_step_about_sizes_says_how_much_and_what_they_are(edition: str, action: Record, says: str) -> None:
    (step,) = said(IT, action, edition=edition)
    assert step.startswith(says)


def test_707_9_what_an_exception_gives_is_told_behind_what_is_copied() -> None:
    kept = {"name": "Odd", "add_types": ["Artifact"], "power": 1, "toughness": 4}
    (step,) = said(IT, OTHER, do("become_copy", "it", of="other", except_=kept))
    copied, _, given = step.partition("; by an exception, ")
    assert copied == "As a copy of Knight, subtypes become Knight; it has 1 ability"
    assert given == "power and toughness stay 1/4; name stays Odd; card types become Artifact Creature."


def test_708_2_what_was_copied_face_down_is_not_called_by_the_card_under_it() -> None:
    down = place("Knight", "other", face_down="manifest")
    (step,) = said(IT, down, do("become_copy", "it", of="other"))
    assert step.startswith("As a copy of a face-down object, power and toughness become 2/2; it has no name;")


def test_207_2_reminder_text_is_no_part_of_what_is_lost() -> None:
    lost = do("effect", on=["other"], change={"remove_abilities": ["First strike"]}, called="Blunt")
    gone = do("effect", on=["other"], change={"lose_all_abilities": True}, called="Mute")
    assert said(OTHER, gone, label="other") == ["Mute: it loses first strike."]
    assert said(OTHER, lost, label="other") == ["Blunt: it loses first strike."]


def test_613_8_what_no_longer_applies_says_for_what_it_asks() -> None:
    effect = do("effect", filter={"colors": "G", "types": "Creature"}, change={"power": 1}, source="anthem")
    anthem = {"name": "Anthem", "type_line": "Enchantment", "oracle_text": ""}
    pale = do("effect", on=["it"], change={"set_colors": ["W"]}, called="Pale")
    played = play(NEW, place("Anthem", "anthem"), effect, IT, pale, cards=(*CARDS, anthem))
    assert [rung.says for rung in rungs(played.table, "it")][1:] == [
        "Pale: it becomes white.",
        "Anthem no longer applies to it: it asks for green creatures.",
    ]
