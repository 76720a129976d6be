"""What a spell has done later, or to what it brought, is in doubt once it may have been done (603.7a, 603.12a)."""

from __future__ import annotations

import pytest

from inspector.reading import instructions
from inspector.reading.done_later import when_done
from tests.rules.cards_for_tests import BEAR, GOBLIN, Record, land
from tests.rules.playing import Played, do, play
from tests.rules.test_unread import marked, put, words

GROVE = land("Grove", "Forest", "Basic")
SIZE = {"power", "toughness"}
END: Record = {"do": "end_turn"}
TOKEN = "1/1 green Frog creature token"


def resolved(text: str, *before: Record) -> Played:
    """Let a spell of Ana's with these words resolve; a bear of hers, a goblin of Ben's and a dead bear are there."""
    return play(
        "2026-08",
        put("Bear"),
        put("Goblin", player="Ben"),
        put("Bear", "dead", "graveyard"),
        put("Zap", "spell", "hand"),
        do("cast", "spell"),
        *before,
        do("resolve", "spell"),
        cards=[BEAR, GOBLIN, GROVE, words("Zap", text, line="Sorcery")],
    )


@pytest.mark.parametrize(
    ("text", "happens", "label", "keys"),
    [
        # 603.7a: at a time, which stands before or behind; all that is there by then may be touched.
        ("Destroy target creature at the beginning of the next end step.", END, "bear", {"zone"}),
        ("At the beginning of the next end step, tap all creatures.", END, "goblin", {"tapped"}),
        ("At the beginning of your next upkeep, put a +1/+1 counter on target creature.", do("turn"), "bear", None),
        ("Draw a card. At the beginning of your next upkeep, tap each creature.", END, "bear", {"tapped"}),
        ("Gain control of target creature at end of combat.", END, "bear", {"controller"}),
        # 603.7a: once something has happened that an action tells.
        (
            "When target creature dies this turn, destroy all Goblins.",
            do("move", "bear", to="exile"),
            "goblin",
            {"zone"},
        ),
        (
            "Whenever a creature you control enters this turn, it gains haste until end of turn.",
            do("put_onto_battlefield", "dead"),
            "dead",
            {"keywords", "abilities"},
        ),
        ("When you next cast a spell this turn, tap target creature.", do("cast", "next"), "bear", {"tapped"}),
    ],
)
def test_603_7a_what_waits_is_in_doubt_once_it_has_happened(
    text: str, happens: Record, label: str, keys: set[str] | None
) -> None:
    played = resolved(text, put("Zap", "next", "hand"))
    assert marked(played, label) == set()
    assert marked(played.then(happens), label) == ({*SIZE, "counters"} if keys is None else keys)


CAST_FROG = do("cast", "frog")
ENTERS = "When a permanent you control enters this turn, tap all Goblins."
DIES, ATTACKS = (
    "When target creature dies this turn, tap all Goblins.",
    "When a Bear attacks this turn, tap all Goblins.",
)


@pytest.mark.parametrize(
    ("text", "happens", "is_done"),
    [
        # 603.7a: something goes as it is moved, or as state-based actions are carried out.
        (DIES, (do("counters", "bear", kind="-1/-1", count=2), do("check_state")), True),
        (DIES, (do("move", "bear", to="graveyard"),), True),
        (DIES, (do("put_onto_battlefield", "dead"),), False),
        # Something enters by whatever puts it onto the battlefield.
        (ENTERS, (do("put_onto_battlefield", "dead"),), True),
        (ENTERS, (do("create_token", card=TOKEN, as_="token"),), True),
        (ENTERS, (do("create_token_copy", of="bear", as_="token"),), True),
        (ENTERS, (CAST_FROG,), False),
        (ENTERS, (CAST_FROG, do("resolve", "frog")), True),
        (ENTERS, (do("move", "dead", to="exile"),), False),
        (ENTERS, (do("play_land", "land"),), True),
        # A spell is cast, and nothing else is.
        ("When you next cast a spell this turn, tap all Goblins.", (CAST_FROG,), True),
        ("When you next cast a spell this turn, tap all Goblins.", (do("play_land", "land"),), False),
        # Combat is told by who attacks; at the latest as the turn ends or another begins there has been one.
        (ATTACKS, (do("designate", "bear", as_="attacking"),), True),
        (ATTACKS, (END,), True),
        (ATTACKS, (do("turn", player="Ben"),), True),
        (ATTACKS, (do("move", "bear", to="exile"),), False),
        # The next end step comes with the end of the turn, or is over as another turn begins.
        ("At the beginning of the next end step, tap all Goblins.", (do("turn", player="Ben"),), True),
        ("At the beginning of the next end step, tap all Goblins.", (CAST_FROG,), False),
    ],
)
def test_603_7a_words_wait_for_what_an_action_tells_and_no_other(
    text: str, happens: tuple[Record, ...], is_done: bool
) -> None:
    played = resolved(text, put("Bear", "frog", "hand"), put("Grove", "land", "hand")).then(*happens)
    assert ("tapped" in marked(played, "goblin")) is is_done


def test_603_12a_what_triggers_by_what_a_spell_itself_did_is_in_doubt_at_once() -> None:
    for head in ("You may discard a card. When you do", "Sacrifice a land. When a land is sacrificed this way"):
        assert marked(resolved(f"{head}, target creature gets -2/-2 until end of turn."), "bear") == SIZE


def test_what_lasts_for_the_turn_or_waits_for_it_is_over_with_it() -> None:
    """514.2: nobody died, and what would have lasted until then has not been done."""
    played = resolved("When target creature dies this turn, destroy all Goblins.").then(END)
    assert marked(played.then(do("move", "bear", to="exile")), "goblin") == set()
    played = resolved("At the beginning of combat this turn, creatures get +1/+1 until end of turn.")
    assert marked(played.then(END), "bear") == set()


@pytest.mark.parametrize("early", [True, False])
def test_what_is_said_of_what_came_touches_that_alone(early: bool) -> None:
    """608.2c: the one that was put onto the battlefield, be it said before the spell has left the stack or behind."""
    text = (
        "Return target creature card from your graveyard to the battlefield. It gains vigilance. "
        "Sacrifice it at the beginning of the next end step."
    )
    comes = do("put_onto_battlefield", "dead")
    played = resolved(text, comes) if early else resolved(text).then(comes)
    assert (marked(played, "dead"), marked(played, "bear")) == ({"keywords", "abilities"}, set())
    ended = played.then(END)
    assert (marked(ended, "dead"), marked(ended, "bear")) == ({"keywords", "abilities", "zone"}, set())


def test_what_is_said_of_tokens_touches_them_alone() -> None:
    text = "Create two 1/1 green Frog creature tokens. Exile them at the beginning of the next end step."
    made = do("create_token", card=TOKEN, as_="frog")
    played = resolved(text).then(made, END)
    assert (marked(played, "frog"), marked(played, "bear")) == ({"zone"}, set())
    # Who says where it is has said what was done.
    assert marked(played.then(do("move", "frog", to="exile")), "bear") == set()


def test_what_was_exiled_may_be_back_by_then() -> None:
    text = "Exile target Bear. At the beginning of the next end step, return it to the battlefield."
    away = resolved(text).then(do("move", "bear", to="exile"))
    assert marked(away, "bear") == set()
    assert marked(away.then(END), "bear") == {"zone"}
    assert marked(away.then(END), "goblin") == set()


@pytest.mark.parametrize(
    ("sentence", "waits"),
    [
        ("Tap it.", ""),
        ("When you do, tap it.", ""),
        ("When you discard a card this way, tap it.", ""),
        ("It gains “At the beginning of the next end step, tap it.”", ""),
        ("At the beginning of the next combat phase this turn, tap it.", "combat"),
        ("Whenever a Frog attacks this turn, tap it.", "combat"),
        ("When you lose control of it, tap it.", "goes"),
    ],
)
def test_for_what_a_sentence_waits(sentence: str, waits: str) -> None:
    assert when_done(sentence).waits == waits


def test_what_triggers_as_it_is_cast_is_not_what_it_does_as_it_resolves() -> None:
    """603.2: an ability of the spell itself, which is on its way while the spell is on the stack."""
    for text in ("When you cast this spell, tap all creatures.", "When you cycle this card, tap all creatures."):
        assert instructions((text,), ("Zap",)) == ()


TAPPED = {"tapped"}
GONE = {"zone"}


@pytest.mark.parametrize(
    ("text", "line", "touched"),
    [
        # 601.2h: what is paid with, be the spell a permanent one or not.
        ("As an additional cost to cast this spell, sacrifice a creature.", "Creature", {"bear": GONE}),
        ("Kicker—Sacrifice a land.", "Creature", {"grove": GONE}),
        ("Kicker—Tap a creature you control.", "Sorcery", {"bear": TAPPED}),
        ("Flying, convoke", "Creature", {"bear": TAPPED}),
        ("Delve", "Sorcery", {"dead": GONE}),
        ("Bargain", "Sorcery", {}),
        ("Casualty 2", "Sorcery", {"bear": GONE}),
        ("As an additional cost to cast this spell, waterbend {4}.", "Sorcery", {"bear": TAPPED}),
        ("As an additional cost to cast this spell, you may collect evidence 4.", "Creature", {"dead": GONE}),
        ("Flashback—Sacrifice a creature.", "Sorcery", {}),
        ("Harmonize {2}{G}", "Sorcery", {}),
        # 702.113a: what a keyword has done as it resolves.
        ("Awaken 3—{4}{U}", "Sorcery", {"grove": {"counters", "types", "subtypes", "keywords", "abilities", *SIZE}}),
        ("Awaken 3—{4}{U}", "Creature", {}),
        ("Flying", "Creature", {}),
    ],
)
def test_601_2_what_the_costs_of_a_spell_may_have_done_is_in_doubt(
    text: str, line: str, touched: dict[str, set[str]]
) -> None:
    size = {"power": "1", "toughness": "1"} if line == "Creature" else {}
    played = play(
        "2026-08",
        put("Bear"),
        put("Grove"),
        put("Goblin", player="Ben"),
        put("Bear", "dead", "graveyard"),
        put("Zap", "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=[BEAR, GOBLIN, GROVE, words("Zap", text, line=line, **size)],
    )
    assert {label: marked(played, label) for label in ("bear", "grove", "goblin", "dead")} == {
        label: touched.get(label, set()) for label in ("bear", "grove", "goblin", "dead")
    }


def test_what_stays_done_is_in_doubt_after_the_turn_too() -> None:
    """514.2: what was destroyed beside something that lasted for the turn does not come back."""
    played = resolved("All creatures lose indestructible until end of turn, then destroy all creatures.").then(END)
    assert marked(played, "bear") == GONE


def test_614_1c_how_a_creature_enters_that_a_spell_speaks_of_is_in_doubt() -> None:
    text = "The next creature spell you cast can't be countered. That creature enters with a +1/+1 counter on it."
    assert marked(resolved(text).then(do("put_onto_battlefield", "dead")), "dead") == {"counters", *SIZE}


@pytest.mark.parametrize(
    ("line", "paid"), [("Creature", True), ("Creature", False), ("Sorcery", True), ("Sorcery", False)]
)
def test_601_2h_what_was_paid_is_said_by_what_happened_while_the_spell_was_on_the_stack(
    line: str, *, paid: bool
) -> None:
    size = {"power": "1", "toughness": "1"} if line == "Creature" else {}
    zap = words("Zap", "As an additional cost to cast this spell, sacrifice a creature.", line=line, **size)
    there = (put("Bear"), put("Goblin"), put("Zap", "spell", "hand"), do("cast", "spell"))
    meanwhile = do("move", "bear", to="graveyard") if paid else do("tap", "bear")
    played = play("2026-08", *there, meanwhile, do("resolve", "spell"), cards=[BEAR, GOBLIN, zap])
    assert marked(played, "goblin") == (set() if paid else GONE)
