"""Words that change words of texts for others of which nobody has said which they are (612.1, 612.2)."""

from __future__ import annotations

from tests.rules.cards_for_tests import BEAR, GOBLIN, creature, land
from tests.rules.playing import do, play
from tests.rules.test_unread import NEWEST, marked, put, words

ABILITIES, SIZE = {"keywords", "abilities"}, {"power", "toughness"}
MIST = words("Mist", "All instances of color words in the text of permanents are changed to the chosen color word.")
TEXT = "Change the text of target spell or permanent by replacing all instances of one {} with another."
HACK = words("Hack", TEXT.format("basic land type"), line="Instant")
CARDS = [
    BEAR, GOBLIN, MIST, HACK,
    land("Grove", "Forest", "Basic"),
    creature("Guard", "Human", "1/1", oracle_text="Protection from red"),
    creature("Captain", "Goblin", "1/1", oracle_text="Other red creatures get +1/+1."),
    creature("Wader", "Frog", "1/1", oracle_text="Islandwalk"),
    words("Relic", "{T}: Add {R}.", line="Artifact"),
]  # fmt: skip


def test_612_2_a_text_without_a_color_word_stays_and_no_color_changes() -> None:
    played = play(
        NEWEST, put("Bear"), put("Goblin"), put("Grove"), put("Relic"), put("Mist"), put("Guard"), cards=CARDS
    )
    # A mana symbol is no word.
    assert [marked(played, label) for label in ("bear", "goblin", "grove", "relic")] == [set()] * 4
    assert marked(played, "guard") == ABILITIES


def test_whom_a_changed_text_means_nobody_knows() -> None:
    played = play(NEWEST, put("Bear"), put("Goblin"), put("Grove"), put("Mist"), put("Captain"), cards=CARDS)
    assert [marked(played, label) for label in ("bear", "goblin", "grove")] == [SIZE, SIZE, set()]
    assert marked(played, "captain") >= ABILITIES


def test_612_1_a_land_type_stands_in_type_lines_as_well() -> None:
    cast = (put("Hack", "it", "hand"), do("cast", "it"), do("resolve", "it"))
    played = play(NEWEST, put("Bear"), put("Grove"), put("Wader"), put("Guard"), *cast, cards=CARDS)
    assert marked(played, "grove") == marked(played, "wader") == {"subtypes", *ABILITIES}
    assert (marked(played, "bear"), marked(played, "guard")) == (set(), set())
