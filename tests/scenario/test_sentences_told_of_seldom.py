"""How actions are told that few boards have: what ceased to exist, fused halves, converted cards, and others."""

from __future__ import annotations

import pytest

from inspector.cards import CardIndex, Change, Filter, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import Action, Effect, NotRead, Place, PutOntoBattlefield, Tap
from inspector.rules.edition.editions import EditionTerms
from inspector.scenario import Scenario, extend
from inspector.scenario.words import board_from_words, sentences_of, told_sentences_of
from inspector.scenario.words.printing import for_people, head_in_words, refusals_noted, seen_in_words

POOL = bundled_cards()
BEARS = "Ana has Grizzly Bears on the battlefield."
ON = ("Grizzly Bears",)
TOKEN = f"{BEARS} Ana creates a token that's a copy of Grizzly Bears (t). t goes to Ana's graveyard."
FLIGHT = f"{BEARS} Ana has Flight on the battlefield. Flight is attached to Grizzly Bears."
# What is done, and how its last action is told.
TOLD = {
    "111.7: a token that ceased to exist": (
        f'{TOKEN} State-based actions are checked. {{"do": "tap", "objects": ["t"]}}.',
        "Grizzly Bears (t) is tapped.",
    ),
    "702.102b: a fused spell has neither half's name": (
        "Ana has Fire on the stack, both halves.",
        "Ana has Fire // Ice on the stack, both halves.",
    ),
    "709.3a: one half on the stack has its own": (
        "Ana has Ice on the stack.",
        "Ana has Ice on the stack, the right half.",
    ),
    "709.4a: elsewhere a split card has both": (
        "Ana has Ice (Ice) in the graveyard.",
        "Ana has Fire // Ice in the graveyard.",
    ),
    "202.3, 2016-01: what later is a mana value is a converted mana cost": (
        f"Rules of January 2016. {BEARS} Creatures with mana value 2 or less get +1/+1.",
        "All creatures with converted mana cost 2 or less get +1/+1.",
    ),
    "202.3, 2021-09: and then it is a mana value": (
        f"Rules of September 2021. {BEARS} Creatures with mana value 2 or less get +1/+1.",
        "All creatures with mana value 2 or less get +1/+1.",
    ),
    "713.1: what stands in for a double-faced card is a substitute card": (
        "Ana has Delver of Secrets in hand, as a checklist card.",
        "Ana has Delver of Secrets in hand, as a substitute card.",
    ),
    "711.9, 2011-09: and was a checklist card": (
        "Rules of September 2011. Ana has Delver of Secrets in hand, as a checklist card.",
        "Ana has Delver of Secrets in hand, as a checklist card.",
    ),
    "612.1: words of a card are nobody's terms": (
        f'Rules of January 2016. {BEARS} Grizzly Bears gains "{{T}}: Look at mana value.".',
        'Grizzly Bears gains "{T}: Look at mana value."',
    ),
    "712.8a: a back face is no name of a card in hand": (
        "Ana has Agadeem, the Undercrypt in hand.",
        "Ana has Agadeem's Awakening in hand.",
    ),
    "702.162a: what is cast converted": (
        "Ana has Optimus Prime, Hero in hand. Ana casts Optimus Prime, Hero, transformed.",
        "Ana casts Optimus Prime, Hero, converted.",
    ),
    "702.146a: what is cast transformed": (
        "Ana has Baithook Angler in the graveyard. Ana casts Baithook Angler, transformed.",
        "Ana casts Baithook Angler, transformed.",
    ),
    "what takes control and belongs to a card": (
        (
            f'{FLIGHT} {{"do": "effect", "source": "Flight", "on": "attached", "change": {{"control": "Ben", '
            '"add_abilities": ["Haste"]}}.'
        ),
        "Flight: enchanted creature is controlled by Ben and has haste.",
    ),
    "who takes what and nothing besides": (
        f'{BEARS} {{"do": "effect", "on": ["Grizzly Bears"], "change": {{"control": "Ben"}}}}.',
        "Ben gains control of Grizzly Bears.",
    ),
    "several without any types": (
        (
            f"{BEARS} Ben has Serra Angel on the battlefield. "
            '{"do": "effect", "on": ["Grizzly Bears", "Serra Angel"], "change": {"set_types": [], "set_colors": []}}.'
        ),
        "Grizzly Bears and Serra Angel have no card types and no color.",
    ),
    "what is set beside what is set to none": (
        f'{BEARS} {{"do": "effect", "change": {{"set_types": [], "set_power": 1}}, "on": ["Grizzly Bears"]}}.',
        "Grizzly Bears has base power 1 and no card types.",
    ),
    "what is set to none by a card": (
        (
            f'{BEARS} {{"do": "effect", "change": {{"set_types": []}}, "on": ["Grizzly Bears"], '
            '"source": "Grizzly Bears"}.'
        ),
        '{"do": "effect", "change": {"set_types": []}, "on": ["Grizzly Bears"], "source": "Grizzly Bears"}.',
    ),
    "a copy of a name that has quotation marks": (
        f'{BEARS} Grizzly Bears becomes a copy of Grizzly Bears, except it has "{{T}}: Add {{G}}.".',
        'Grizzly Bears becomes a copy of Grizzly Bears, except it has "{T}: Add {G}."',
    ),
    "a card that is a token": (
        "Ana has a token Elite Vanguard on the battlefield.",
        "Ana has an Elite Vanguard token on the battlefield.",
    ),
    "another's ability": (
        (
            f"{BEARS} Ana has Delver of Secrets on the battlefield. "
            "Delver of Secrets transforms, by the ability of Grizzly Bears."
        ),
        "Delver of Secrets transforms, by the ability of Grizzly Bears.",
    ),
    "words of a card that are true": (
        f'{BEARS} Of Grizzly Bears it is true that "you gained life this turn".',
        "For Grizzly Bears, “you gained life this turn” is true.",
    ),
    "a list of one that transforms by its own ability": (
        (
            'Ana has Delver of Secrets on the battlefield. {"do": "transform", "objects": ["Delver of Secrets"], '
            '"ability_of": "Delver of Secrets"}.'
        ),
        "Delver of Secrets transforms, by its own ability.",
    ),
    "words that nobody reads stay as they are": (
        f'{BEARS} Not read: "It turns, for its sake as a copy of me", about Grizzly Bears.',
        'Not read: "It turns, for its sake as a copy of me", about Grizzly Bears.',
    ),
    "what is spoken of and not read": (
        f'{BEARS} Not read: "He frobs", about Grizzly Bears.',
        'Not read: "He frobs", about Grizzly Bears.',
    ),
    "a designation by somebody": (
        f"{BEARS} Grizzly Bears becomes goaded by Ben.",
        "Grizzly Bears becomes goaded by Ben.",
    ),
    "no longer what it was": (
        f"{BEARS} Grizzly Bears becomes monstrous. Grizzly Bears is no longer monstrous.",
        "Grizzly Bears is no longer monstrous.",
    ),
    "one alone that lies face down": (
        "Ana has Grizzly Bears (g) on the battlefield, face down. g is tapped.",
        "The face-down creature is tapped.",
    ),
    "one alone that lies face down, switched": (
        "Ana has Grizzly Bears (g) on the battlefield, face down. g's power and toughness are switched.",
        "The face-down creature's power and toughness are switched.",
    ),
    "a spell that lies face down beside a permanent that does": (
        (
            "Ana has Exalted Angel (e) in hand. Ana has Exalted Angel (f) on the battlefield, face down with morph. "
            "Ana casts e, face down with morph. e is exiled."
        ),
        "The face-down spell is exiled.",
    ),
    "the one that is phased out of two of a name": (
        f"{BEARS} Ben has Grizzly Bears (b) on the battlefield. b phases out. b phases in.",
        "Grizzly Bears (b) phases in.",
    ),
    "the first of two that bear one name": (
        f"{BEARS} {BEARS} The first Grizzly Bears is tapped.",
        "The first Grizzly Bears is tapped.",
    ),
    "the second of two that bear one name": (
        f"{BEARS} {BEARS} The second Grizzly Bears is tapped.",
        "Grizzly Bears (2) is tapped.",
    ),
    "one of two that bear one name, by whose it is": (
        f"{BEARS} Ben has Grizzly Bears on the battlefield. Ana's Grizzly Bears is tapped.",
        "Ana's Grizzly Bears is tapped.",
    ),
    "by whose it is, of one that has a number": (
        f"{BEARS} Ben has Grizzly Bears on the battlefield. Ben's Grizzly Bears is tapped.",
        "Ben's Grizzly Bears is tapped.",
    ),
    "several that transform by the ability of one of them": (
        (
            f"{BEARS} Ana has Delver of Secrets on the battlefield. "
            '{"do": "transform", "objects": ["Grizzly Bears", "Delver of Secrets"], "ability_of": "Delver of Secrets"}.'
        ),
        "Grizzly Bears and Delver of Secrets transform, by the ability of Delver of Secrets.",
    ),
    "what is phased out under a name that is a label": (
        (
            "Ana has Clone (Grizzly Bears) on the battlefield. Ana has Grizzly Bears (b) on the battlefield. "
            "b phases out. b phases in."
        ),
        "Grizzly Bears (b) phases in.",
    ),
}


@pytest.mark.parametrize(("text", "told"), TOLD.values(), ids=TOLD)
def test_what_few_boards_have_is_told_as_people_say_it(text: str, told: str) -> None:
    assert told_sentences_of(board_from_words(text, POOL).run)[-1] == told


def test_of_some_actions_only_those_behind_a_place_are_said() -> None:
    run = board_from_words(f"{BEARS} It is tapped. It is untapped.", POOL).run
    assert sentences_of(run, run.actions, 1) == ("Grizzly Bears is tapped.", "Grizzly Bears is untapped.")


@pytest.mark.parametrize(("title", "before"), [("  Two \n bears ", ("Title: Two bears",)), (" \n", ())])
def test_a_board_begins_with_its_title_its_rules_and_players(title: str, before: tuple[str, ...]) -> None:
    scenario = board_from_words("Rules of 2016. Players: Ana, Ben, Cleo.", POOL).scenario
    scenario = Scenario(edition=scenario.edition, players=scenario.players, title=title)
    assert head_in_words(scenario) == (*before, "Rules of January 2016. Players: Ana, Ben, Cleo.")


def test_what_a_player_sees_is_said_without_the_title_and_with_whose_eyes() -> None:
    text = "Title: Clone in hand\nPlayers: Ana, Ben.\nAna has Clone in hand. Ben has Humility in hand."
    found = board_from_words(text, POOL)
    assert found.scenario.title == "Clone in hand"
    first, *lines, last = seen_in_words(found.scenario, found.run, "Ben").splitlines()
    assert first.endswith("Players: Ana, Ben.")
    assert "Ben has Humility in hand." in lines
    assert not [each for each in lines if "Clone" in each]
    assert last == "Seen by Ben."


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (Tap(object="Grizzly Bears"), "Tap, as no sentence says it."),
        (PutOntoBattlefield(object="Clone"), "Put onto battlefield, as no sentence says it."),
    ],
)
def test_what_no_words_say_is_told_by_the_name_of_the_action_alone(action: Action, told: str) -> None:
    assert for_people("{}.", action, EditionTerms()) == told


def test_a_name_that_is_all_in_quotation_marks_is_told_as_it_is() -> None:
    card = card_from_scryfall({"name": '"Oh No..."', "layout": "normal", "type_line": "Artifact"})
    run = board_from_words(BEARS, CardIndex([card], beneath=POOL)).run
    run = extend(extend(run, Place(card=card.name, label="h", zone="battlefield")), Tap(object="h"))
    assert told_sentences_of(run)[-1] == '"Oh No..." is tapped.'
    run = extend(extend(run, Place(card=card.name, label="i", zone="battlefield")), Tap(object="i"))
    assert told_sentences_of(run)[-1] == '"Oh No..." (i) is tapped.'


def test_what_came_of_a_sentence_is_told_where_that_is_not_what_it_says() -> None:
    text = f'{BEARS} It is flipped. Not read: "He frobs". Grizzly Bears is tapped.'
    run = board_from_words(text, POOL).run
    assert any(isinstance(each, NotRead) for each in run.actions)
    noted = refusals_noted("It is flipped. ", run, 0, (run.steps[0].outcome.result, run.steps[-1].outcome.result))
    assert [each.partition(": ")[0] for each in noted] == ["“It is flipped”"]
    assert refusals_noted("It is flipped.", run, 2, (run.steps[-1].outcome.result,)) == []


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (
            Effect(change=Change(set_subtypes=(), power="-2"), on=ON, until="end of turn", called="Ban"),
            "Grizzly Bears gets -2/-0 and has no subtypes until end of turn [Ban].",
        ),
        (
            Effect(change=Change(set_subtypes=(), set_colors=(), power="-2"), filter=Filter(types=("Creature",))),
            "All creatures get -2/-0 and have no subtypes and no color.",
        ),
        # Cards write the sign of the one part for the other where that is zero.
        (Effect(change=Change(toughness="-3"), on=ON), "Grizzly Bears gets -0/-3."),
        (Effect(change=Change(toughness="+3"), on=ON), "Grizzly Bears gets +0/+3."),
    ],
)
def test_what_an_effect_sets_to_none_is_told_behind_what_it_does_besides(effect: Effect, told: str) -> None:
    run = board_from_words("Ana has Grizzly Bears on the battlefield.", POOL).run
    assert told_sentences_of(extend(run, effect))[-1] == told
