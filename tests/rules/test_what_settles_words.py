"""Which action says what words of a spell did, for what they wait, and who comes first of several (608.2, 603.7)."""

from __future__ import annotations

import pytest

from inspector.reading import instructions
from inspector.rules import NEWEST
from inspector.rules.steps.resolved_spells import kinds_saying
from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.playing import Played, do, place, play
from tests.rules.test_unread import marked, put, words

NEW = NEWEST.key
CHANGING = {"effect", "become_copy", "turn_face_down", "turn_face_up", "transform", "convert"}
MOVING = {"move", "put_onto_battlefield", "phase_out"}
COMING = {"place", "create_token", "create_token_copy", "move", "put_onto_battlefield"}


@pytest.mark.parametrize(
    ("text", "said_by"),
    [
        ("Destroy target creature.", [MOVING]),
        ("Target creature phases out.", [MOVING]),
        ("Tap target creature.", [{"tap", "untap"}]),
        ("Put a +1/+1 counter on target creature.", [{"counters"}]),
        ("Remove all counters from target permanent.", [{"counters"}]),
        ("Create a 1/1 white Soldier creature token.", [COMING]),
        ("Attach target Equipment to target creature.", [{"attach"}, {"attach"}]),
        ("It becomes night.", [{"day_night"}]),
        ("Target creature gets +1/+1 until end of turn.", [CHANGING]),
        ("Gain control of target creature.", [CHANGING]),
        ("Transform target creature.", [CHANGING]),
        # What goes with a designation by the rules it brings itself; other values an effect changes.
        ("Goad target creature.", [{"designate"}]),
        ("Suspect target creature.", [{"designate"}]),
        ("You may cast target card from your graveyard.", [{*MOVING, "cast", "play_land"}]),
        ("Return target creature card from your graveyard to the battlefield.", [COMING, MOVING]),
        # What changes how others go or enter does so itself.
        ("If a creature would die this turn, exile it instead.", [set()]),
        ("Creatures enter tapped this turn.", [set()]),
    ],
)
def test_608_2_each_kind_of_words_has_the_actions_that_say_what_they_did(text: str, said_by: list[set[str]]) -> None:
    told = instructions((text,), ("Act",))
    assert [set(kinds_saying(one)) for one in told] == said_by
    assert {one.waits for one in told} == {""}


WAITING = {
    "turn": "At the beginning of the next end step, destroy all creatures.",
    "goes": "When target creature dies this turn, destroy all creatures.",
    "enters": "When a creature enters this turn, destroy all creatures.",
}
HAPPENS: dict[str, tuple[Record, ...]] = {
    "turn": (do("end_turn"), do("turn", player="Ben")),
    "goes": (do("move", "card", to="graveyard"), do("check_state")),
    "enters": (
        do("put_onto_battlefield", "card"),
        do("play_land", "grove"),
        do("create_token", card="Food token", as_="food"),
        do("create_token_copy", of="bear", as_="token"),
    ),
}


def after_spell(text: str, *actions: Record) -> Played:
    grove = {"name": "Grove", "type_line": "Land", "oracle_text": ""}
    there = (put("Bear"), put("Bear", "card", "hand"), put("Grove", "grove", "hand"), put("Act", "spell", "hand"))
    spell = (do("cast", "spell"), do("resolve", "spell"))
    return play(NEW, *there, *spell, *actions, cards=[*ALL, grove, words("Act", text, line="Sorcery")])


@pytest.mark.parametrize("waits", WAITING)
def test_603_7a_words_that_wait_touch_nothing_until_that_happens_for_which_they_wait(waits: str) -> None:
    waiting = after_spell(WAITING[waits])
    assert marked(waiting, "bear") == set()
    assert [told.waits for spell in waiting.table.resolved for told in spell.instructions] == [waits]
    for action in HAPPENS[waits]:
        assert "zone" in marked(waiting.then(action), "bear"), action
    # Nothing else is what they wait for, and what comes behind is not touched.
    for other in [*HAPPENS["turn"][1:], *HAPPENS["goes"], *HAPPENS["enters"][:1], do("tap", "bear")]:
        if other not in HAPPENS[waits]:
            assert marked(waiting.then(other), "bear") == set(), other


@pytest.mark.parametrize(
    ("edition", "turn_of", "first", "told"),
    [
        # 613.7m (613.7k in 2021): the active player's first; before, in the order that this player chooses.
        ("2016-01", "Ana", "ben", "in the order that the active player chooses"),
        ("2016-01", "Ben", "ben", "in the order that the active player chooses"),
        ("2021-09", "Ana", "ana", "those of the active player first, then in turn order"),
        ("2021-09", "Ben", "ben", "those of the active player first, then in turn order"),
        (NEW, "Ana", "ana", "those of the active player first, then in turn order"),
        (NEW, "Ben", "ben", "those of the active player first, then in turn order"),
    ],
)
def test_613_7m_who_comes_first_of_several_that_get_timestamps_at_once(
    edition: str, turn_of: str, first: str, told: str
) -> None:
    there = (
        place("Delver of Secrets", "ben", player="Ben"),
        place("Delver of Secrets", "ana"),
        do("turn", player=turn_of),
    )
    played = play(edition, *there, do("transform", objects=["ben", "ana"]))
    stamps = {label: played.table.object(label).timestamp for label in ("ana", "ben")}
    assert min(stamps, key=lambda label: stamps[label]) == first
    assert any(told in why.says for why in played.last.reasons)
    # One alone has no order, nor have two of one player but that in which they are named.
    alone = play(edition, *there, do("transform", objects=["ben"]))
    assert not any("new timestamps at once" in why.says for why in alone.last.reasons)
    second = place("Delver of Secrets", "second")
    both = play(edition, *there, second, do("transform", objects=["second", "ana"]))
    assert both.table.object("second").timestamp < both.table.object("ana").timestamp


def test_of_several_that_are_told_of_alike_one_sentence_tells() -> None:
    """Each name stands once, and another kind of reason has a sentence of its own."""
    elf = creature("Elf", "Elf", "1/1")
    there = (place("Bear", "a"), place("Elf", "b"), place("Angel", "c"), place("Bear", "d", tapped=True))
    played = play(NEW, *there, do("tap", objects=["a", "b", "d", "c"]), cards=[*ALL, elf])
    says = list(dict.fromkeys(why.says for why in played.last.reasons))
    assert says == ["Bear (a), Elf and Angel are tapped.", "Bear (d) is tapped already."]
    two = played.then(do("tap", objects=["a", "d"]))
    assert [why.says for why in two.last.reasons][:1] == ["Bear (a) and Bear (d) are tapped already."]


@pytest.mark.parametrize(
    ("does", "touched"),
    [
        ("destroy all creatures", {"bear", "card"}),
        ("destroy each creature", {"bear", "card"}),
        ("destroy target creature", {"bear", "card"}),
        ("destroy it", {"card"}),
        ("destroy that creature", {"card"}),
        ("put a +1/+1 counter on each creature you control", {"bear", "card"}),
    ],
)
def test_603_7c_what_is_done_as_something_enters_touches_that_or_all_that_the_words_mean(
    does: str, touched: set[str]
) -> None:
    """The found defect: what was there before was in no doubt, as "all creatures" were taken for "that creature"."""
    entered = after_spell(f"When a creature enters this turn, {does}.", do("put_onto_battlefield", "card"))
    assert {label for label in ("bear", "card", "grove") if marked(entered, label)} == touched
