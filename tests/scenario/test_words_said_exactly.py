"""What is read is what a sentence says; where it could mean something else it is refused at its word, or told."""

from __future__ import annotations

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import CreateToken
from inspector.scenario.words import WordsError, answers_to, board_from_words, read_so_far, sentences_of

POOL = bundled_cards()
BEARS = "Ana has Grizzly Bears on the battlefield."
ICE = "Ana has Grizzly Bears on the battlefield, with three ice counters."
WORN = f"{BEARS} Ana has Flight on the battlefield. Ana has Bonesplitter on the battlefield."
ANGEL = "Ben has Serra Angel on the battlefield."
CLONE = "Ben has Clone in hand."
FLIGHT_ON = "Flight is attached to Grizzly Bears."
# The board before, what somebody writes then, and the canonical sentences of just that.
READ: list[tuple[str, str, str]] = [
    # What is named by its counters has these, and loses none by it.
    (ICE, "Tap Grizzly Bears with an ice counter.", "Grizzly Bears is tapped."),
    (ICE, "Tap Grizzly Bears with three ice counters.", "Grizzly Bears is tapped."),
    (ICE, "Grizzly Bears phases out with an ice counter on it.", "Grizzly Bears phases out."),
    (BEARS, "Tap Grizzly Bears with no ice counters.", "Grizzly Bears is tapped."),
    (BEARS, "Grizzly Bears dies with two +1/+1 counters on it.",
     "Put two +1/+1 counters on Grizzly Bears. Grizzly Bears goes to Ana's graveyard."),
    # A counter does not stay on what changes its zone (122.2): what is exiled with one has it there.
    (BEARS, "Exile Grizzly Bears with a void counter on it.",
     "Grizzly Bears is exiled. Put one void counter on Grizzly Bears."),
    (BEARS, "Grizzly Bears is exiled with three time counters.",
     "Grizzly Bears is exiled. Put three time counters on Grizzly Bears."),
    *((BEARS, f"Put {more} ice counter on Grizzly Bears.", "Put one ice counter on Grizzly Bears.")
      for more in ("another", "an additional", "one more", "an extra")),
    # Who bears something is what the sentence goes on to speak of.
    (WORN, "My Grizzly Bears are enchanted by Flight and phase out.", f"{FLIGHT_ON} Grizzly Bears phases out."),
    (WORN, "Grizzly Bears is enchanted by Flight and dies.", f"{FLIGHT_ON} Grizzly Bears goes to Ana's graveyard."),
    (WORN, "Grizzly Bears is equipped with Bonesplitter, then is tapped.",
     "Bonesplitter is attached to Grizzly Bears. Grizzly Bears is tapped."),
    (WORN, "Flight enchants Grizzly Bears and is exiled.", f"{FLIGHT_ON} Flight is exiled."),
    (WORN, "Grizzly Bears has Flight on it and phases out.", f"{FLIGHT_ON} Grizzly Bears phases out."),
    # Who owns something need not be who has it.
    (BEARS, "My Bears are on my opponent's side.", "Ben gains control of Grizzly Bears."),
    (BEARS, "Grizzly Bears is under Ben's control.", "Ben gains control of Grizzly Bears."),
    (BEARS, "Ben has Ana's Grizzly Bears.", "Ben gains control of Grizzly Bears."),
    *(("", words, "Ana has Humility on the battlefield. Ben gains control of Humility.")
      for words in ("I have Humility on his side.", "My Humility is on his side.", "He has my Humility in play.",
                    "Ben controls Ana's Humility.", "Ana has Humility on the battlefield under Ben's control.")),
    ("", "I control my opponent's Humility.", "Ben has Humility on the battlefield. Ana gains control of Humility."),
    ("", "My opponent has Humility on his side.", "Ben has Humility on the battlefield."),
    ("", "Humility is on the battlefield under Ben's control.", "Ben has Humility on the battlefield."),
    # What is on the board does not come a second time.
    (BEARS, "Grizzly Bears is in play.", ""),
    (f"{BEARS} {ANGEL}", "Grizzly Bears and Serra Angel are out.", ""),
    (BEARS, "It is in exile.", "Grizzly Bears is exiled."),
    (CLONE, "Clone is in the graveyard.", "Clone goes to Ben's graveyard."),
    (BEARS, "Another Grizzly Bears is in play.", BEARS),
    # What is no permanent yet copies as it enters.
    (f"{BEARS} {CLONE}", "Clone copies Grizzly Bears.",
     "Ben puts Clone onto the battlefield as a copy of Grizzly Bears."),
    (f"{BEARS} {CLONE}", "Ben casts Clone and it copies Grizzly Bears.",
     "Ben casts Clone. Clone resolves as a copy of Grizzly Bears."),
    (CLONE, "Ben casts Clone and resolves it.", "Ben casts Clone. Clone resolves."),
    (CLONE, "Clone enters with two +1/+1 counters on it.",
     "Ben puts Clone onto the battlefield. Put two +1/+1 counters on Clone."),
    # Several that are named, and all but one.
    *((f"{BEARS} {ANGEL}", words, "Grizzly Bears and Serra Angel are tapped.")
      for words in ("Ana taps Grizzly Bears and Serra Angel.", "Tap both Grizzly Bears and Serra Angel.",
                    "Both Grizzly Bears and Serra Angel are tapped.",
                    "Grizzly Bears and Serra Angel are both tapped.")),
    *((f"{BEARS} {ANGEL}", words, "Grizzly Bears is exiled. Serra Angel is exiled.")
      for words in ("Ana exiles Grizzly Bears and Serra Angel.", "Grizzly Bears and Serra Angel get exiled.")),
    *((f"{BEARS} {ANGEL}", f"Put a stun counter on {words}.",
       "Put one stun counter on Grizzly Bears. Put one stun counter on Serra Angel.")
      for words in ("Grizzly Bears and Serra Angel", "each of Grizzly Bears and Serra Angel")),
    *((f"{BEARS} {ANGEL}", f"Exile all creatures {words} Serra Angel.", "Grizzly Bears is exiled.")
      for words in ("but", "except", "other than")),
    (f"{BEARS} {ANGEL}", "Ana taps Grizzly Bears and untaps Serra Angel.",
     "Grizzly Bears is tapped. Serra Angel is untapped."),
    # What is paid in mana changes nothing; what else is a cost happens first.
    *((f"{BEARS} {ANGEL}", f"{cost} Grizzly Bears gets +2/+2 until end of turn.",
       "Grizzly Bears gets +2/+2 until end of turn.")
      for cost in ("Ana pays {2}{G}:", "{2}{G}:", "I pay 2G:", "Ana paid three mana:")),
    (f"{BEARS} {ANGEL}", "Ben sacrifices Serra Angel: Grizzly Bears is tapped.",
     "Serra Angel goes to Ben's graveyard. Grizzly Bears is tapped."),
    (BEARS, "Ana pays 2 life: Grizzly Bears is tapped.", "Ana is at 18 life. Grizzly Bears is tapped."),
    (WORN, "Ana pays {1} to equip Bonesplitter to Grizzly Bears.", "Bonesplitter is attached to Grizzly Bears."),
    *((BEARS, f"{lasts}, Grizzly Bears gains flying.", "Grizzly Bears gains flying until end of turn.")
      for lasts in ("This turn", "Until end of turn")),
    (f"{BEARS} Grizzly Bears gets +1/+1 until my next turn. It is Ben's turn.", "It is Ana's turn.",
     "It is Ana's turn. Not read: \"until Ana's next turn\", about Grizzly Bears."),
    (ANGEL, "Serra Angel is also black.", "Serra Angel becomes black in addition to its other colors."),
    # What is said of a land before is not said of what is played next.
    ("Ana has Dryad Arbor in hand. Ana plays Dryad Arbor as a land. Ana has Clone in hand.", "Ana plays Clone.",
     "Ana casts Clone. Clone resolves."),
]  # fmt: skip
# The board before, what is refused then, and the words at which it is.
REFUSED: list[tuple[str, str, str]] = [
    (ICE, "Tap Grizzly Bears with two ice counters.", "two"),
    (ICE, "Tap Grizzly Bears with no ice counters.", "no"),
    (BEARS, "Put a blue ice counter on Grizzly Bears.", "blue"),
    (CLONE, "Clone is on the battlefield.", "Clone is on the battlefield"),
    (ANGEL, "Humility and Serra Angel are in play.", "Humility and Serra Angel are in play"),
    # A line ends a sentence, and so the name in it.
    (BEARS, "Ben has Serra\nAngel on the battlefield.", "Serra"),
    # Nobody sacrifices what another controls (701.21a), and only from the battlefield does anything die (700.4).
    (ANGEL, "Ana sacrifices Serra Angel.", "sacrifices Serra Angel"),
    (CLONE, "Ana discards Clone.", "discards Clone"),
    (CLONE, "Clone dies.", "dies"),
    (CLONE, "Clone is destroyed.", "destroyed"),
    (CLONE, "Clone is milled.", "milled"),
    (ANGEL, "Serra Angel is discarded.", "discarded"),
    # What is only supposed to be replaced does not happen (614.1a).
    (ANGEL, "If Serra Angel would die, exile it.", "would"),
    (ANGEL, "Serra Angel would die.", "would"),
    (ANGEL, "It would be destroyed but it is exiled.", "would"),
    (ANGEL, "Serra Angel would go to the graveyard.", "would"),
    (ANGEL, "Serra Angel loses all other abilities.", "all"),
    (f"{BEARS} {ANGEL}", "Serra Angel is tapped when Grizzly Bears dies.", "when"),
    (f"{BEARS} {ANGEL}", "With Serra Angel, Grizzly Bears gets +1/+1.", "With"),
]
# The board before, what somebody writes then, and what is told of how it was taken.
TAKEN: list[tuple[str, str, str]] = [
    (ANGEL, "Serra Angel would phase out.", "“Serra Angel would phase out” is taken as what happens."),
    (ANGEL, "If Serra Angel dies, tap it.", "“If Serra Angel dies” is taken as what happens."),
    (ANGEL, "Serra Angel goes to Ana's hand.", "Serra Angel goes to Ben's hand, as a card always does to its owner's."),
    (CLONE, "Ana casts Clone.", "Clone is Ben's."),
    (CLONE, "Ana puts her Clone onto the battlefield.", "Clone is Ben's."),
    (
        ICE,
        "Grizzly Bears has one ice counter.",
        "Grizzly Bears had three ice counters; what is more than said is removed.",
    ),
    (BEARS, "{G}: Grizzly Bears is tapped.", "{G} is paid, which changes nothing on the board."),
    (
        BEARS,
        "Grizzly Bears gets +1/+1 until your next turn.",
        "It lasts until Ana's next turn; what it is then is not computed.",
    ),
]
# The board before, and what is asked of it: nothing of the question is left out.
NOT_ASKED: list[tuple[str, str, str]] = [
    (BEARS, "What is Grizzly Bears' mana value in exile?", "exile"),
    (BEARS, "What is the mana value of Grizzly Bears on the stack?", "stack"),
    (BEARS, "What is its power while face down?", "while face down"),
    (BEARS, "What is its power while exiled?", "while exiled"),
    (f"{BEARS} {ANGEL}", "What is the total power of all creatures?", "total"),
]
# The board before, what is asked, how many actions the question tells first, and how its answers begin.
ASKED: list[tuple[str, str, int, tuple[str, ...]]] = [
    *((BEARS, words, steps, ("Grizzly Bears' power is 1.",))
      for words, steps in (("What is Grizzly Bears' power if Humility is on the battlefield?", 1),
                           ("If Humility is on the battlefield, what is Grizzly Bears' power?", 1),
                           ("What is Grizzly Bears' power once Humility enters?", 2))),
    (f"{BEARS} Ana has Humility in hand. Ana casts Humility.", "What is Grizzly Bears' power once Humility resolves?",
     1, ("Grizzly Bears' power is 1.",)),
    (f"{BEARS} Ana has Humility in hand. Ana casts Humility. Humility resolves.",
     "What is Grizzly Bears' power once Humility resolves?", 0, ("Grizzly Bears' power is 1.",)),
    ("Ana has Delver of Secrets on the battlefield. Ana has Grizzly Bears on the battlefield.",
     "Can Delver of Secrets and Grizzly Bears transform?", 0, ("Yes.", "No.")),
    (f"{CLONE} {BEARS}", "Can Clone copy Grizzly Bears?", 0, ("Yes. Clone enters as a copy",)),
    (f"{ANGEL} {BEARS}", "How many other creatures are there?", 0, ("Other creatures: one (Serra Angel).",)),
]  # fmt: skip


@pytest.mark.parametrize(("before", "said", "canonical"), READ)
def test_a_sentence_is_read_as_what_it_says(before: str, said: str, canonical: str) -> None:
    start = read_so_far(before, POOL).board
    found = read_so_far(f"{before} {said}", POOL)
    assert found.error is None, found.error
    run = found.board.run
    assert " ".join(sentences_of(run, run.actions, len(start.run.steps))) == canonical
    assert canonical or found.board.taken, "what changes nothing is told"


@pytest.mark.parametrize(("before", "said", "word"), REFUSED)
def test_what_says_something_else_is_refused_at_its_word(before: str, said: str, word: str) -> None:
    found = read_so_far(f"{before} {said}", POOL)
    assert found.error is not None
    assert found.error.found == word
    assert found.at == len(before) + 1, "nothing of the sentence is done"


@pytest.mark.parametrize(("before", "said", "told"), TAKEN)
def test_what_is_taken_otherwise_than_said_is_told(before: str, said: str, told: str) -> None:
    found = read_so_far(f"{before} {said}", POOL)
    assert found.error is None
    assert told in found.board.taken


@pytest.mark.parametrize(("before", "asked", "word"), NOT_ASKED)
def test_a_question_of_something_else_is_refused_at_its_word(before: str, asked: str, word: str) -> None:
    found = read_so_far(f"{before} {asked}", POOL)
    assert found.error is not None
    assert (found.error.found, found.board.asks) == (word, ())


@pytest.mark.parametrize(("before", "asked", "steps", "answers"), ASKED)
def test_all_of_a_question_counts(before: str, asked: str, steps: int, answers: tuple[str, ...]) -> None:
    found = read_so_far(f"{before} {asked}", POOL)
    assert found.error is None, found.error
    board, known = found.board, read_so_far(before, POOL).board
    assert len(board.run.steps) - len(known.run.steps) == steps
    said = tuple(answers_to(board.scenario, board.run, board.asks))
    assert len(said) == len(answers)
    assert all(one.startswith(begin) for one, begin in zip(said, answers, strict=True)), said


@pytest.mark.parametrize("said", ["Ana names Clone and Humility.", "Ana taps Grizzly Bears and Humility."])
def test_no_card_comes_by_a_name_behind_and(said: str) -> None:
    found = read_so_far(f"{BEARS} {said}", POOL)
    assert found.error is not None
    assert "Humility" not in found.board.run.table.objects


def test_what_is_cast_for_its_impending_cost_is_no_creature_yet() -> None:
    words = "Impending 4\u2014{1}{G}{G}"
    record = {"name": "Slow Ogre", "mana_cost": "{3}{G}{G}", "type_line": "Enchantment Creature \u2014 Ogre"}
    card = card_from_scryfall({**record, "oracle_text": words, "power": "6", "toughness": "5"})
    found = read_so_far("I cast Slow Ogre for its impending cost. Is it a creature?", CardIndex([card], POOL))
    assert found.error is None
    board = found.board
    assert dict(board.run.table.objects["Slow Ogre"].counters) == {"time": 4}
    assert next(iter(answers_to(board.scenario, board.run, board.asks))).startswith("No. ")


def test_what_is_paid_tells_which_ability_is_activated() -> None:
    board = f"{BEARS} Ana has Mirage Mirror on the battlefield."
    for said in (
        "Ana pays {2} and activates Mirage Mirror targeting Grizzly Bears.",
        "Ana activates Mirage Mirror, paying {2}, targeting Grizzly Bears.",
    ):
        run = read_so_far(f"{board} {said}", POOL).board.run
        (copies,) = sentences_of(run, run.actions, 2)
        assert copies == "Mirage Mirror becomes a copy of Grizzly Bears until end of turn."


@pytest.mark.parametrize("said", ["Ana creates an Incubator token.", "Ana creates a tapped Incubator token."])
def test_a_token_with_two_faces_is_made_as_it_is_called(said: str) -> None:
    action = board_from_words(said, POOL).scenario.actions[0]
    assert isinstance(action, CreateToken)
    assert action.card == "Incubator"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # What "it" would mean was refused, so the word before it stands nowhere wrong.
        (
            "Under the rules of 2011. Ana has Invasion of Kylem on the battlefield. It is tapped.",
            '"It" means nothing here, since Invasion of Kylem could not be set up',
        ),
        (
            "Ana has Brisela, Voice of Nightmares on the battlefield. It transforms.",
            '"It" means nothing here, since Brisela, Voice of Nightmares could not be set up',
        ),
        # Without anything before it nothing else is known than that it cannot stand there.
        ("It transforms.", '"It" cannot stand here'),
    ],
)
def test_it_means_nothing_where_what_it_would_mean_was_refused(text: str, problem: str) -> None:
    with pytest.raises(WordsError) as stopped:
        board_from_words(text, POOL)
    assert stopped.value.problem == problem


@pytest.mark.parametrize(
    "asked",
    [
        "If Grizzly Bears dies, what is its power?",
        "If I kill Grizzly Bears, is it a creature?",
        "What is its power if Grizzly Bears dies?",
        "If Grizzly Bears would die, what is it?",
    ],
)
def test_what_a_question_supposes_is_only_supposed(asked: str) -> None:
    found = read_so_far(f"{BEARS} {asked}", POOL)
    assert found.error is None
    assert found.board.asks
    assert found.board.taken == ()
