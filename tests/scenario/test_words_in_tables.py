"""Words as English has them, by themselves: verbs in their forms, what tells nothing, what denies, what is no name."""

from __future__ import annotations

import re

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import NEWEST, new_table
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.files import NICKNAMES, with_near_names
from inspector.scenario.words.gist_special import idle_at
from inspector.scenario.words.gist_things import Context, Recognised
from inspector.scenario.words.gist_tokens import kinds_shown, recognised
from inspector.scenario.words.gist_vocabulary import as_meant, kind_of_word
from inspector.scenario.words.mentions import cards_in
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.text import read_so_far
from inspector.scenario.words.unknown_names import unknown_name
from inspector.scenario.words.verbs import any_tense, forms_of, one_of_these
from tests.rules.playing import place, play

# Base, third person, past, participle and -ing form.
VERBS = """
become becomes became become becoming; bring brings brought brought bringing; cast casts cast cast casting
choose chooses chose chosen choosing; come comes came come coming; copy copies copied copied copying
die dies died died dying; drop drops dropped dropped dropping; equip equips equipped equipped equipping
flip flips flipped flipped flipping; get gets got gotten getting; give gives gave given giving
go goes went gone going; hit hits hit hit hitting; leave leaves left left leaving; lose loses lost lost losing
make makes made made making; meld melds melded melded melding; put puts put put putting
slam slams slammed slammed slamming; steal steals stole stolen stealing; recast recasts recast recast recasting
tap taps tapped tapped tapping; take takes took taken taking; untap untaps untapped untapped untapping
animate animates animated animated animating; attach attaches attached attached attaching
attack attacks attacked attacked attacking; blink blinks blinked blinked blinking
block blocks blocked blocked blocking; bolt bolts bolted bolted bolting; bounce bounces bounced bounced bouncing
cloak cloaks cloaked cloaked cloaking; clone clones cloned cloned cloning
control controls controlled controlled controlling; convert converts converted converted converting
create creates created created creating; destroy destroys destroyed destroyed destroying
discard discards discarded discarded discarding; enchant enchants enchanted enchanted enchanting
enter enters entered entered entering; exile exiles exiled exiled exiling
flicker flickers flickered flickered flickering; gain gains gained gained gaining; kill kills killed killed killing
lock locks locked locked locking; manifest manifests manifested manifested manifesting
morph morphs morphed morphed morphing; mutate mutates mutated mutated mutating; phase phases phased phased phasing
play plays played played playing; remove removes removed removed removing
resolve resolves resolved resolved resolving; return returns returned returned returning
reveal reveals revealed revealed revealing; replay replays replayed replayed replaying
sacrifice sacrifices sacrificed sacrificed sacrificing; show shows showed showed showing
switch switches switched switched switching; target targets targeted targeted targeting
transform transforms transformed transformed transforming; turn turns turned turned turning
unlock unlocks unlocked unlocked unlocking; unmorph unmorphs unmorphed unmorphed unmorphing; use uses used used using
activate activates activated activated activating; adapt adapts adapted adapted adapting
crew crews crewed crewed crewing; embalm embalms embalmed embalmed embalming
eternalize eternalizes eternalized eternalized eternalizing
reconfigure reconfigures reconfigured reconfigured reconfiguring
pump pumps pumped pumped pumping; grab grabs grabbed grabbed grabbing
"""
FORMS = [row.split() for row in VERBS.strip().replace("\n", ";").split(";")]


@pytest.mark.parametrize("forms", FORMS, ids=lambda forms: forms[0])
def test_a_verb_is_read_in_every_tense(forms: list[str]) -> None:
    base, third, past, participle, ing = forms
    active = any_tense(third)
    assert active is not None
    assert forms_of(base) == active
    said = [third, past, base, f"will {base}", f"has {participle}", f"had already {participle}", f"is {ing}"]
    assert [words for words in said if not re.fullmatch(active, words)] == []
    assert [words for words in (f"{base}x", f"not {base}", "", f"is {base}x") if re.fullmatch(active, words)] == []
    passive = any_tense(f"is {participle} here")
    assert passive is not None
    said = [
        f"{tense} {participle} here" for tense in ("is", "was", "gets", "became", "has been", "will be", "is being")
    ]
    assert [words for words in said if not re.fullmatch(passive, words)] == []
    assert one_of_these(third) == frozenset((third, base, past, participle, ing))


def test_what_is_no_verb_that_is_known_has_no_tenses() -> None:
    assert any_tense("frobnicates") is None
    assert any_tense("is blue") is None
    assert one_of_these("of the") == frozenset(("the",))
    assert one_of_these("is turned over") == frozenset(("turned",))
    assert one_of_these("") == frozenset()


IDLE = """
actually afterwards again all already also any anyway assume basically board both card cards certain completely course
currently down each even eventually ever exactly finally hello hence here hey hi imagine immediately indeed is's judge
just later legally let let's lone meanwhile more much necessarily new next normal normally now obviously ok okay old
only original other otherwise particular permanent permanents pile plain please pls plz poor pretty previously quickly
real really regular resulting right same say simply single situation so some somehow spell still subsequently suddenly
suppose supposed technically that the then there therefore these thing this those thus today together too up usually
vanilla very well whatever yet a an ( )
"""
KINDS = {
    "idle": IDLE,
    "JOIN": ", ; : . & + and but before plus while when if once whenever after because since as where given assuming",
    "it": "it he she him her they them itself himself herself one",
    "CHANGE": "+1/+1 -2/-0 +3/+3",
    "PRED": "2/2 10/1 creature creatures artifact land goblin goblins legendary tapped colorless red aura forest",
    "K": "flying trample haste indestructible shroud islandwalk changeling",
    "ask": "how what which who whose",
    "can": "can could may",
    "verb": "is are was cast plays transformed has had does did 's lies own left etb sacced dying",
    "NUMBER": "two three seven twice",
    "": "frobnicate xyzzy not never",
}


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_word_counts_as(kind: str) -> None:
    words = KINDS[kind].split()
    assert {word: kind_of_word(word) for word in words} == dict.fromkeys(words, kind)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        *(("grizly", "grizly"), ("trasnform", "transform"), ("battelfield", "battlefield"), ("flyng", "flying")),
        # What is short, has a capital or is known stays as it is.
        *(("teh", "teh"), ("Trasnform", "trasnform"), ("enter", "enter"), ("2/2", "2/2")),
    ],
)
def test_a_misspelled_word_is_the_one_that_is_known(word: str, meant: str) -> None:
    assert as_meant(word) == meant


COMMON = """
it its him her his them they their that this those these one both each all any who what which there here then now cast
casts from onto into with without under over while when after before again only just also other another own does do did
is are was were be been can could will would has have had not no on in at of to for by as and or but so creature
creatures card cards spell permanent counter counters token copy copies player players someone uses use gets get got
makes make control controls turn turns back still resolve resolves
"""


def proposed(words: str, name: str) -> tuple[str, ...]:
    """What is proposed where a card is expected and the words were found, if a card is called nearly so."""
    error = WordsError("no card", words, 0, len(words.partition(" ")[0]), ("the name of a card",))
    return with_near_names(error, words, lambda _: (name,)).proposals


@pytest.mark.parametrize("word", COMMON.split())
def test_a_common_word_is_no_misspelled_name(word: str) -> None:
    assert proposed(f"{word} wall", f"{word}x wall") == ()
    assert proposed(f"{word}q wall", f"{word}x wall") != () or len(word) < 2 or word in ("a", "my")


def test_a_whole_name_that_is_misspelled_is_meant_sooner_than_one_that_begins_so() -> None:
    error = WordsError("no card", "Grizzly Baers", 0, 7, ("the name of a card",))
    names = {"Grizzly": ("Grizzly Fate",), "Grizzly Baers": ("Grizzly Bears",)}
    assert with_near_names(error, "Grizzly Baers", lambda words: names.get(words, ())).proposals == ("Grizzly Bears",)


@pytest.mark.parametrize("nick", NICKNAMES)
def test_a_nickname_proposes_the_card_that_players_mean(nick: str) -> None:
    cards = {
        "baneslayer": "Baneslayer Angel",
        "bbe": "Bloodbraid Elf",
        "bear": "Grizzly Bears",
        "bears": "Grizzly Bears",
        "bob": "Dark Confidant",
        "bolt": "Lightning Bolt",
        "bonecrusher": "Bonecrusher Giant",
        "bop": "Birds of Paradise",
        "clique": "Vendilion Clique",
        "confidant": "Dark Confidant",
        "copter": "Smuggler's Copter",
        "craterhoof": "Craterhoof Behemoth",
        "ewit": "Eternal Witness",
        "exarch": "Deceiver Exarch",
        "fow": "Force of Will",
        "goyf": "Tarmogoyf",
        "gurmag": "Gurmag Angler",
        "hierarch": "Noble Hierarch",
        "jitte": "Umezawa's Jitte",
        "jtms": "Jace, the Mind Sculptor",
        "kiki": "Kiki-Jiki, Mirror Breaker",
        "lotv": "Liliana of the Veil",
        "murktide": "Murktide Regent",
        "nacatl": "Wild Nacatl",
        "o-ring": "Oblivion Ring",
        "path": "Path to Exile",
        "primetime": "Primeval Titan",
        "resto": "Restoration Angel",
        "sfm": "Stoneforge Mystic",
        "snapcaster": "Snapcaster Mage",
        "stoneforge": "Stoneforge Mystic",
        "stp": "Swords to Plowshares",
        "swords": "Swords to Plowshares",
        "wog": "Wrath of God",
        "wrath": "Wrath of God",
        "wurmcoil": "Wurmcoil Engine",
    }
    assert proposed(nick.title(), "Something Else") == (cards[nick],)


POOL = bundled_cards()
EMPTY = new_table(NEWEST, pool=POOL)
LAID = play(NEWEST.key, place("Grizzly Bears", "bears"), place("Delver of Secrets", "delver", player="Ben")).table


def tokens(sentence: str, *, laid: bool = False) -> tuple[Recognised, ...] | None:
    """What is recognised, on an empty board or on one with two creatures; None where something is not."""
    names = (
        TableNames(LAID, {"bears": "Grizzly Bears", "delver": "Delver of Secrets"}) if laid else TableNames(EMPTY, {})
    )
    found = recognised(Context(names, POOL, lambda _: (), ("Ana", "Ben")), sentence)
    return None if found is None else found.tokens


def told(token: Recognised) -> str:
    """A token with what it means: how many of whose, called what, lying how."""
    noun = token.noun
    if noun is None:
        return f"{token.kind} {token.value}".strip()
    more = (noun.whose, str(noun.count) if noun.count > 1 else "", *noun.states, "token" if noun.is_token else "")
    another = "another" if noun.is_another else ""
    return " ".join(filter(None, ("N", another, *more, noun.name, f"({noun.label})" if noun.label else "")))


@pytest.mark.parametrize(
    "word",
    [
        *("aren't", "before", "can't", "cannot", "couldn't", "didn't", "doesn't", "don't", "except", "hadn't", "half"),
        *("hasn't", "haven't", "instead", "isn't", "neither", "never", "no", "nobody", "nor", "not", "nothing"),
        *("nowhere", "rather", "twice", "unless", "until", "wasn't", "weren't", "without", "won't", "wouldn't"),
    ],
)
def test_a_word_that_denies_is_never_left_out_as_idle(word: str) -> None:
    found = tokens(f"Delver of Secrets {word} transforms")
    assert found is not None
    assert kinds_shown(found) == "N talk transform"


RECOGNISED: dict[str, tuple[str, ...]] = {
    # Who: the first player speaks; of a third person nobody knows whose something is.
    "I cast Grizzly Bears": ("P Ana", "cast cast", "N Grizzly Bears"),
    "My opponent casts Grizzly Bears": ("P Ben", "cast casts", "N Grizzly Bears"),
    "Ben plays my Grizzly Bears": ("P Ben", "play plays", "N Ana Grizzly Bears"),
    "Ben's Grizzly Bears attacks": ("N Ben Grizzly Bears", "attack attacks"),
    "His Grizzly Bears attacks": ("N Ben Grizzly Bears", "attack attacks"),
    # How many, how it lies there, a token.
    "I have two Grizzly Bears": ("P Ana", "have have", "N 2 Grizzly Bears"),
    "I have 3 Grizzly Bears": ("P Ana", "have have", "N 3 Grizzly Bears"),
    "I have a tapped Grizzly Bears": ("P Ana", "have have", "N tapped Grizzly Bears"),
    "I have an untapped Grizzly Bears": ("P Ana", "have have", "N Grizzly Bears"),
    "I have a transformed Delver of Secrets": ("P Ana", "have have", "N transformed Delver of Secrets"),
    "I have a face-down tapped Delver of Secrets": ("P Ana", "have have", "N face-down tapped Delver of Secrets"),
    "I have a Grizzly Bears token": ("P Ana", "have have", "N token Grizzly Bears"),
    "I have two Grizzly Bears tokens": ("P Ana", "have have", "N 2 token Grizzly Bears"),
    "I have Grizzly Bears and another Grizzly Bears": (
        *("P Ana", "have have", "N Grizzly Bears", "JOIN and", "N another Grizzly Bears"),
    ),
    # The same by part of its name.
    "Delver of Secrets transforms, so Delver attacks": (
        *("N Delver of Secrets", "transform transforms", "JOIN ,", "JOIN then", "N Delver of Secrets"),
        "attack attacks",
    ),
    # Verbs: what is done to something is another than what does it; the tense tells nothing.
    "Grizzly Bears was killed": ("N Grizzly Bears", "kill! killed"),
    "Grizzly Bears has been destroyed": ("N Grizzly Bears", "destroy! destroyed"),
    "Grizzly Bears has died": ("N Grizzly Bears", "die died"),
    "Grizzly Bears would have died": ("N Grizzly Bears", "die died"),
    "Grizzly Bears is attacking": ("N Grizzly Bears", "attack attacking"),
    "Grizzly Bears got bounced": ("N Grizzly Bears", "bounce! bounced"),
    "Grizzly Bears is already tapped": ("N Grizzly Bears", "tap! tapped"),
    "Grizzly Bears is a 2/2": ("N Grizzly Bears", "be is", "PRED 2/2"),
    "Grizzly Bears got flying": ("N Grizzly Bears", "get got", "K flying"),
    "Grizzly Bears has first strike": ("N Grizzly Bears", "have has", "K first strike"),
    "Grizzly Bears gets +1/+1": ("N Grizzly Bears", "get gets", "CHANGE +1/+1"),
    "Ana zaps Grizzly Bears": ("P Ana", "hit zaps", "N Grizzly Bears"),
    "Ana clones Grizzly Bears": ("P Ana", "copy clones", "N Grizzly Bears"),
    # Counters and doors.
    "Grizzly Bears has a +1/+1 counter": ("N Grizzly Bears", "have has", "COUNTERS one +1/+1 counter"),
    "Grizzly Bears has two charge counters": ("N Grizzly Bears", "have has", "COUNTERS two charge counters"),
    "Grizzly Bears has three ice counters on it": ("N Grizzly Bears", "have has", "COUNTERS three ice counters"),
    "Grizzly Bears has double strike": ("N Grizzly Bears", "have has", "K double strike"),
    "Grizzly Bears is first": ("N Grizzly Bears", "be is", "first"),
    "Grizzly Bears with no charge counters left": ("N Grizzly Bears", "with", "COUNTERS no charge counters"),
    "Bottomless Pool with both doors unlocked": (*("N Bottomless Pool", "with", "COUNTERS both doors unlocked"),),
    "Bottomless Pool with its left door open": (*("N Bottomless Pool", "with", "COUNTERS its left door unlocked"),),
    # Where, when, and what tells nothing.
    "Grizzly Bears is on the battlefield": ("N Grizzly Bears", "be is", "ZONE on the battlefield"),
    "Grizzly Bears is in my graveyard": ("N Ana Grizzly Bears", "be is", "ZONE in the graveyard"),
    "Grizzly Bears gets +1/+1 until end of turn": ("N Grizzly Bears", "get gets", "CHANGE +1/+1", "DURATION"),
    "Grizzly Bears gets +1/+1 until the end of the turn": ("N Grizzly Bears", "get gets", "CHANGE +1/+1", "DURATION"),
    "Grizzly Bears gets +1/+1 this turn": ("N Grizzly Bears", "get gets", "CHANGE +1/+1", "DURATION"),
    "two turns ago I cast Grizzly Bears": ("P Ana", "cast cast", "N Grizzly Bears"),
    "last week at FNM I cast Grizzly Bears": ("P Ana", "cast cast", "N Grizzly Bears"),
    "actually I just cast Grizzly Bears": ("P Ana", "cast cast", "N Grizzly Bears"),
    "Ben destroys my creature": ("P Ben", "destroy destroys", "N Ana Grizzly Bears"),
    # What is asked.
    "how big is Grizzly Bears": ("ask size", "be is", "N Grizzly Bears"),
    "what color is it": ("ask colors", "be is", "it it"),
    "can it attack": ("can can", "it it", "attack attack"),
}


@pytest.mark.parametrize("sentence", RECOGNISED)
def test_what_is_recognised_in_a_sentence(sentence: str) -> None:
    found = tokens(sentence)
    assert found is not None
    assert tuple(map(told, found)) == RECOGNISED[sentence]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Grizzly Bears attacks", ("N Grizzly Bears (bears)", "attack attacks")),
        ("the Bears attack", ("N Grizzly Bears (bears)", "attack attack")),
        ("Delver transforms", ("N Delver of Secrets (delver)", "transform transforms")),
        ("another Grizzly Bears attacks", ("N another Grizzly Bears", "attack attacks")),
    ],
)
def test_what_lies_there_is_meant_sooner_than_a_card(sentence: str, expected: tuple[str, ...]) -> None:
    found = tokens(sentence, laid=True)
    assert found is not None
    assert tuple(map(told, found)) == expected


@pytest.mark.parametrize("sentence", ["", " ".join(["now"] * 91)])
def test_in_nothing_and_in_too_much_nothing_is_recognised(sentence: str) -> None:
    assert tokens(sentence) is None


@pytest.mark.parametrize(
    ("sentence", "kinds"),
    [
        ("Grizzly Bears frobnicates", ["N", "odd"]),
        ("xxx", ["odd"]),
        ("Grizzly Bears and Frobnicator", ["N", "JOIN", "unknown"]),
        # A capital begins a sentence; but alone, and before a verb, it begins a name.
        ("Frobnicator Grizzly Bears", ["odd", "N"]),
        ("Frobnicator", ["unknown"]),
        ("Frobnicator attacks", ["unknown", "attack"]),
        ("Frob7 Grizzly Bears", ["unknown", "N"]),
        ("Grizzly Bears frob7", ["N", "unknown"]),
        ("Grizzly Bears Moment", ["N", "talk"]),
    ],
)
def test_a_word_that_nobody_knows_is_said_to_be_none(sentence: str, kinds: list[str]) -> None:
    assert [each.kind for each in tokens(sentence) or ()] == kinds


def test_ninety_words_are_looked_at() -> None:
    assert tokens(" ".join(["now"] * 90)) == ()


def test_a_token_has_its_words_as_they_stand_in_the_sentence() -> None:
    sentence = "Yesterday I’ve cast Grizzly Bears with two charge counters"
    found = tokens(sentence)
    assert found is not None
    assert [each.words for each in found] == ["I", "'ve cast", "Grizzly Bears", "with", "two charge counters"]
    plain = sentence.replace("’", "'")
    assert all(plain[each.start : each.end] == each.words for each in found)


@pytest.mark.parametrize(
    ("words", "ends"), [("on my Kitchen Finks", 0), ("at my kitchen table", 19), ("at our LGS", 10)]
)
def test_an_occasion_is_no_beginning_of_a_name(words: str, ends: int) -> None:
    assert idle_at(words, 0, denied=False) == ends


def test_the_word_that_is_told_is_the_one_that_is_underlined() -> None:
    text = "Ana has my Grizly Bears"
    error = with_near_names(
        WordsError('"my" cannot stand here', text, 8, 10, ("the name of a card",)), text, lambda _: ("Grizzly Bears",)
    )
    assert error.problem == f'"{text[error.start : error.end]}" cannot stand here'
    assert error.start == text.index("Grizly")


# Words with which sentences begin: no card is called so alone, and no player.
BEGIN = """
Board Both Can Does Each Hello Her His How If In Is Judge Judges My NAP On Opp Opponent Player Players Question
Quick Say Suppose The Their Then What When With
"""
SPEAK_OF_PLAYERS = """
AP Anyone Everybody Everyone He Hers I It Mine Neither Nobody Our Ours P1 P2 She Somebody Someone Something That
Theirs There They This We Where Which Who Whose Why You Your Yours
"""
NOBODY = read_so_far("Players: Ana, Ben.", POOL)


@pytest.mark.parametrize("word", [*BEGIN.split(), *SPEAK_OF_PLAYERS.split()])
def test_a_word_with_which_sentences_begin_belongs_to_no_name_that_nobody_knows(word: str) -> None:
    assert unknown_name(POOL, lambda _: (), TableNames(EMPTY, {}), f"{word} Frobnicator attacks Ben.") == "Frobnicator"


WALLS = CardIndex(
    (card_from_scryfall({"name": f"{word} Wall", "type_line": "Artifact"}) for word in ("Brick", *BEGIN.split())),
    beneath=POOL,
)


@pytest.mark.parametrize("word", ["Brick", *(word for word in BEGIN.split() if len(word) > 2)])
def test_a_word_with_which_sentences_begin_is_short_for_no_card(word: str) -> None:
    text = f"Players: Ana, Ben. {word} attacks."
    found = cards_in(lambda said: (f"{said} Wall",), WALLS, text, NOBODY, len(text), ("Ana", "Ben"))
    assert [each.name for each in found] == (["Brick Wall"] if word == "Brick" else [])
