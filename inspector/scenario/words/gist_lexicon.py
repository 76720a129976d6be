"""The words in which people tell and ask about boards, as tables: what each counts as where a sentence is rebuilt.

One wording more is an entry more; the engine is in ``gist_tokens`` and ``gist``. Verbs stand in their base form.
"""

from __future__ import annotations

import re
from typing import Final


def wordings(table: str) -> dict[str, str]:
    """Give what each wording of a table counts as; a line has that, a colon and wordings between bars.

    Lines that begin with blanks go on with the one before. Of a wording that stands there twice the first counts.
    """
    found: dict[str, str] = {}
    for line in re.sub(r"\n +", " ", table.strip()).split("\n"):
        name, _, rest = line.partition(": ")
        for wording in rest.split("|"):
            found.setdefault(wording.strip(), name)
    return found


def word_set(table: str) -> frozenset[str]:
    """Give the words of a table that only lists them."""
    return frozenset(table.split())


# Verbs in their base form, each with its past and its participle where these are not made by rule.
_VERBS: Final = """
    cast cast cast, activate, play, resolve, copy copied copied, clone, transform, flip flipped flipped, turn, equip
    equipped equipped, enchant, attach, put put put, kill, destroy, die died died, exile, bounce, return,
    sacrifice, sac sacced sacced, get got gotten, gain, lose lost lost, have had had, control, own, enter, etb
    etbed etbed, arrive, come came come, become became become, make made made, give gave given, steal stole
    stolen, take took taken, tap tapped tapped, untap untapped untapped, phase, unlock, lock, manifest, cloak,
    morph, unmorph, mutate, bestow, wear wore worn, carry carried carried, hit hit hit, use, target, discard,
    mill, counter, attack, block, crew, animate, blink, flicker, create, name, choose chose chosen, pump, boost,
    affect, grow grew grown, shrink shrank shrunk, survive, deal dealt dealt, run ran run, drop dropped dropped,
    slam slammed slammed, land, go went gone, sit sat sat, lie lay lain, stay, remain, be was been, keep kept
    kept, count, consider, treat, look, stack, hold held held, leave left left, fall fell fallen, apply applied
    applied, work, see saw seen, meld, convert, switch, remove, add, receive, grab grabbed grabbed, point, throw
    threw thrown, fire, aim, imprint, persist, bring brought brought, show showed shown, slap slapped slapped,
    pick, end, follow, steal stole stolen, swipe, pass, respond, answer, react, zap zapped zapped, bolt, lay laid
    laid, change, eternalize, deploy, join, start, begin began begun, mean meant meant, do did done, buff,
    enlarge, weaken, reduce, overwrite overwrote overwritten, override overrode overridden, nuke, wipe,
    swing swung swung, move, replay, recast recast recast
"""
# Verbs that say the same here.
SAME_VERBS: Final = wordings("""
destroy: nuke | wipe
sacrifice: sac
have: own | run | hold | control
enter: etb | arrive
play: land | drop | slam | deploy | lay | replay
copy: clone
steal: take | grab | swipe
wear: carry
have!: hold!
use: point | throw | fire | aim | slap
hit: zap | target | answer
put: add | bring
get: receive
blink: flicker
pump: boost | buff | enlarge | grow | shrink | weaken | reduce | affect
transform: convert
be: lie | sit | stay | remain | stack | consider! | treat! | count
choose: pick | name
cast: respond | react | recast
animate: activate
attack: swing
""")
_DOUBLING: Final = word_set("begin cut drop equip flip get grab hit put run sit slam slap stop tap untap win zap")


def _forms() -> dict[str, tuple[str, str]]:
    """Give each form of a verb with its base and which form it is: base, past, participle or ing."""
    found: dict[str, tuple[str, str]] = {"lies": ("lie", "base"), "has": ("have", "base")}
    for row in " ".join(_VERBS.split()).split(", "):
        base, *irregular = row.split()
        stem = base.removesuffix("e")
        past, participle = irregular or (f"{stem}ed", f"{stem}ed")
        doubled = f"{base}{base[-1]}" if base in _DOUBLING else base if base in ("be", "see") else stem
        ing = "dying" if base == "die" else f"{doubled}ing"
        for form, kind in (
            (participle, "participle"),
            (past, "past"),
            (ing, "ing"),
            (_third(base), "base"),
            (base, "base"),
        ):
            found.setdefault(form, (base, kind))
    return found


def _third(base: str) -> str:
    if base.endswith("y") and base[-2] not in "aeiou":
        return f"{base.removesuffix('y')}ies"
    return f"{base}es" if base.endswith(("s", "x", "ch", "sh", "go", "do")) else f"{base}s"


VERB_FORMS: Final = _forms()
BE: Final = word_set("is are was were am be been being 're 'm")
GET: Final = word_set("get gets got gotten getting")
HAVE: Final = word_set("has have had having 've")
DO: Final = word_set("do does did will would 'll 'd shall should might")
CAN: Final = word_set("can could may")
# Several words that count as one thing.
PHRASES: Final = wordings("""
ZONE on the battlefield: on bf | on the bf | bf | otb | on my field | in play already | on his board | on her board |
    on their board | on my opponent's board | on the opponent's side | on opp's side | in front of my opponent | on
    the battlefield | in play | on the table | on the board | on board | on the field | in the field | out there | on
    my side | on his side | on her side | on their side | on the other side | on my board | on the battlefield already
    | on my side of the table | on my side of the board | under my control | in front of me | in front of him | around
    | out | onto the battlefield | onto the table | into play | on its side | in effect | up and running | on my
    opponent's side | active | live
ZONE in hand: in hand | in my hand | in his hand | in her hand | in their hand | in my opponent's hand | from hand |
    from my hand | to hand | to my hand | to his hand | to her hand | to its owner's hand | to their owner's hand |
    back to hand | back to my hand | back in hand | back in my hand | in its owner's hand | to their owners' hands
ZONE in the graveyard: in gy | in the gy | in my gy | from my graveyard | from the graveyard | from graveyard | in
    both graveyards | in his yard | in someone's graveyard | in the graveyard | in graveyard | in my graveyard | in
    his graveyard | in her graveyard | in their graveyard | in a graveyard | in any graveyard | in the yard | in my
    yard | into the graveyard | to the graveyard | in all graveyards | in the graveyards | in all graveyards together
    | in my opponent's graveyard | in the bin | in the 'yard
ZONE in the graveyard: in her yard | in their yard
ZONE in the graveyard: in graveyards | the graveyards contain | the graveyard contains | my graveyard contains | in
    the two graveyards | in graveyards are | in a player's graveyard
ZONE in the graveyard: graveyards: | graveyard: | all graveyards: | my graveyard: | gy: | gys: | yard: | graveyards -
ZONE in hand: in a player's hand | in its controller's hand
ZONE in exile: in exile | exiled | into exile | from exile | to exile
ZONE in the library: in my library | in the library | in my deck | in the deck
ZONE on the stack: on the stack | while on the stack
DURATION: until end of turn | till end of turn | until the end of turn | this turn | for the turn | until eot | eot |
    for one turn | until the end of the turn
copying: as copy of | copy of | naming as a copy of | a copy of a | which entered as a copy of | that entered as a
    copy of | that is copying | which is copying | that's copying | that was copying | cloned as | becoming a copy of
    | becoming | as a copy of | a copy of | copies of | in the form of | being a copy of | which is a copy of | that
    is a copy of | that's a copy of | that copies | that copied | which copies | which copied copied copied
bearing: bearing | wielding | sporting
bearing: under the effect of | enchanted w/ | equipped w/ | enchanted with | enchanted by | equipped with | equipped
    by | wearing | carrying | which is enchanted with | that is enchanted with | which wears | that wears | fitted
    with
bearing: becomes the target of | become the target of | became the target of | is the target of | is targeted by | is
    targeted with | targeted by | targeted with | gets targeted by
bestowed: with bestow | for its bestow cost | using bestow | bestowed | using its bestow ability | with its bestow
    ability | for its bestow ability | via bestow | via its bestow ability | for bestow
mutating: for its mutate cost | using mutate | with mutate | for mutate | for the mutate cost | using its mutate
    ability | for its mutate ability | via mutate
attached: targeting | attached to | enchanting | equipping | equipped to | bestowed on | bestowed onto | which is
    attached to | that's attached to | which is on | that is on | on top of | onto | on
into: into | -> | => | into a copy of
prototype: for its prototype cost | for prototype | as a prototype | with prototype | for the prototype cost | using
    prototype | prototyped
over: over | on top of
under: under | underneath | below | beneath
by: by | by way of | by means of | because of | thanks to | due to | with the help of | via | through
with: w/ | along with | together with | with | using
as: as
to: to | for
of: of | for | on
facedown: face down | face-down | facedown | upside down
faceup: face up | face-up | faceup | face up again | back up | back face up
transformed: (transformed) | already transformed | back side up | in its transformed form | on the flip side |
    transformed | on its back face | on its back side | back face up | on the back side | on its back
comes in: enter the battlefield | enters the battlefield | entered the battlefield | come into play | comes into play
    | came into play | come in | comes in | came in | come down | comes down | came down | show up | shows up | showed
    up | hit the table | hits the table | hit the board | hits the board | hits the battlefield | hit the battlefield
    | join the party | joins the battlefield | comes out | came out | turns up | turned up | gets down | lands on the
    battlefield | entering the battlefield | coming in | makes an appearance
comes back: come back | comes back | came back | coming back | return to the battlefield | returns to the battlefield
    | returned to the battlefield | is back | comes right back | returned | returns | return
dies: go to the graveyard | goes to the graveyard | went to the graveyard | hits the graveyard | is put into the
    graveyard | gets put into the graveyard | was put into the graveyard | bites the dust | leaves the battlefield
phases out: phase out | phases out | phased out
phasesin in: phase in | phases in | phased in | phase back in | phases back in | phased back in
levels up: level up | levels up | leveled up
abilities all: all abilities | all its abilities | all of its abilities | its abilities | their abilities | all their
    abilities | all his abilities | all her abilities
control of: control of
habit: used to | want to | wants to | wanted to | would like to | plan to | plans to | planned to | hope to | hopes to
    | hoped to | threatens to
aside: hoped | hopes | expected | expects | wanted | wants | wondered | asked | told me | smiled | promised | says |
    thinks | claims | insists | argues | believes | thinking | hoping | believing | claiming | saying | insisting |
    wondering | trying to | in order to | so that | because he thought
choose given: was given the color | given the color | was given the creature type | with the color | set to the color
    | is set to | was set to
play in: flashes in | flash in | flashed in | flashing in | sneaks in | sneaked in | drops | dropped
sba: state-based actions are checked | state-based actions have been checked | state-based actions have been performed
    | state-based actions are performed | sbas are checked | state-based actions
token_of: a token that is a copy of | a token that's a copy of | a token copy of | token copy of | token copies of | a
    copy token of | a token copying | token that's a copy of | a token which is a copy of | tokens that are copies of
it same: the manifested permanent | the manifest | the morph | my morph | my manifest | the cloaked creature | the
    manifested creature | the cloaked card | the cloaked permanent | the manifested card | the face-down creature |
    the face-down permanent | the face down creature | the same creature | that creature | the creature | this
    creature | the resulting permanent | the permanent | the enchanted creature | the enchanted one | that permanent |
    the same permanent | the resulting creature | the merged permanent | the card | that card | that land | the
    equipped creature | the token | that token | the copy
day: during the day | its day | it is day | it's day | it becomes day
night: at night | during the night | its night | it is night | it's night | it becomes night | it became night | night
    fell | night falls
copying being: that is a copy of | has copied | copied
with: together with
JOIN and: as well as | along with
first: first | came first | entered first | was first | earlier | older | is older | was there first
second: second | newer | is newer | came second | entered second | later | after that | came later | last
""")
# What tells nothing of the board.
IDLE_WORDS: Final = word_set("""
    battlefield besides
    actually afterwards again all already also any anyway assume basically board both card cards certain completely
    course currently down each even eventually ever exactly finally hello hence here hey hi if imagine immediately
    indeed is's judge just later legally let let's lone meanwhile more much necessarily new next normal normally now
    obviously ok okay old once only original other otherwise particular permanent permanents pile plain please pls
    plz poor pretty previously quickly real really regular resulting right same say simply single situation so some
    somehow spell still subsequently suddenly suppose supposed technically that the then there therefore these thing
    this those thus today together too up usually vanilla very well whatever yet
""")
# What tells nothing either; it is named where it is left out.
IDLE_PHRASES: Final = wordings("""
idle: turn later | a turn later | was defeated | is defeated | from earlier attacks | from attacking | from combat |
    in total | all in all | at the moment | for the moment | for the rest of the turn | the rest of the turn | on top
idle: y/n | yes or no | yes/no | without being cast | as it entered | as it enters | as it came in | when it entered |
    so is | so are | so was | brought up | once more | from then on | nobody else has one | no one else has one | to
    nothing at all | in response to nothing at all | during one turn | in one turn | in a single turn | during the
    same turn | later in the turn | nothing else | no other continuous effects exist | and nothing else | at the same
    time | in the same turn | on top of that | this one is | in the end | at our lgs | at my lgs | at the lgs | at fnm
    | at fnm last week | last week | last night | yesterday | at a prerelease | at prerelease | in a commander game |
    in commander | in edh | in our commander game | in a game of commander | in a game yesterday | in a draft | in
    draft | in my cube | at the prerelease | at a gp | in response to nothing in particular | in nothing in particular
    | for ages | for a while | for a long time | for some time | for several turns | for turns | since turn two | the
    whole game | all game | the entire time | all along | of course | as usual | as always | i think | i guess | i
    believe | i suppose | i assume | i'm pretty sure | if i'm not mistaken | as far as i know | from what i understand
    | my understanding is | to be honest | next turn | the next turn | this game | last turn | on my turn | on my own
    turn | on his turn | on her turn | on their turn | on my opponent's turn | during combat | in combat | during my
    turn | the same turn | later the same turn | later that turn | later that game | later on | a turn later | two
    turns later | at some point | at this point | at that point | right now | right after that | after that | after
    this | afterwards | in response | in the meantime | at the end | in that case | in this case | in this situation |
    in this scenario | as a result | for some reason | for value | for fun | by accident | by mistake | with all of
    that | for the rest of the game | from then on | at instant speed | out of nowhere | on the play | in total | at
    all | or not | or what | of mine | of his | of hers | of theirs | on it already | on turn three | on turn four |
    on turn two | turn after turn | mid-combat | midgame | long ago | a few turns ago | several turns ago | a turn ago
    | earlier this turn | in no time | one after the other | to begin with | to start with | at first | as it happens
    | it turns out | turns out | guess what | hear me out | bear with me | long story short | quick question | rules
    question | weird one | silly question | through his own ability | through her own ability | through its own
    ability | by its own ability | with its own ability | next to the real one | the real one | before that | hoping
    to | hoping that | wanted to | want to | wants to | decide to | decides to | decided to | try to | tries to |
    tried to | going to | has to | have to | had to | able to | allowed to | supposed to | manage to | manages to |
    managed to | choose to | chooses to | chose to | like to | get to | gets to | got to | get around to | as well |
    of all | after all | once again | one last time | in front of | as it should | in the first place | by the way |
    without paying its mana cost | right before | right after | in succession | on the next turn
""")
# With these another thing is told than without; no sentence is rebuilt that has one.
DENYING: Final = word_set("""
    almost aren't before can't cannot couldn't didn't doesn't don't except hadn't nearly half hasn't haven't instead
    isn't neither never no nobody nor not nothing nowhere rather twice unless until wasn't weren't without won't
    wouldn't
""")
# Players that are meant, with two of them: the first is who speaks.
PLAYERS_MEANT: Final = wordings("""
P 0: i | we | me | myself | active player | the active player | ap | player a | player one | player 1 | p1
P 1: my opponent | the opponent | opponent | my opp | opp | the opp | an opponent | nap | player b | player two |
    player 2 | p2 | my friend | a friend | my buddy | the other player | the other guy | the nonactive player | your
    opponent | my boyfriend | my girlfriend | my brother | my sister | my wife | my husband | my roommate | my mate |
    my dad | my son | my daughter | my partner | my neighbor | he | she | they | my playgroup's blue mage | the guy
    next to me | the player next to me | the person next to me | the player to my left | the player to my right | the
    guy across from me | another guy | some guy | a guy | this guy | someone | somebody | someone else | somebody else
    | another player | some player | one of my opponents | him
heading 0: me: | my side: | my board: | mine: | ap: | i have: | me -
heading 1: my opponent's side: | the opponent's side:
heading 1: opp: | opponent: | my opponent: | opponent's board: | opp's board: | nap: | them: | his side: | her side: |
    his board: | her board: | opponent's side: | opp's side: | opp -
P 0: the table | everybody | we both | a player | player
PO it: its controller | its owner | their owner | their controller | the same player | that player | whose controller
    | whose owner | the controller | the owner
controller_of: the controller of | the owner of | controller of | owner of
""")
# Whose something is; of a third person nobody knows whose.
WHOSE_MEANT: Final = wordings("""
whose 0: my | all mine | mine | our | my own | ap's | a player's | the active player's | player a's | player one's |
    player 1's | p1's
whose 1: my opponent's | the opponent's | opponent's | opp's | opps | my opps | my opp's | an opponent's | nap's | my
    friend's | a friend's | my buddy's | the other player's | your opponent's | his own | her own | someone's |
    somebody's | someone else's | another player's | player b's | player two's | player 2's | p2's | an opposing |
    the opposing | opposing
whose 2: his | her | their | its
""")
# What a question is after.
ASKED_AFTER: Final = wordings("""
ask size: p/t? | pt? | how much power and toughness | what size | current p/t | final p/t | base p/t | which size |
    stats now | how big exactly | how big | how large | how strong | how small | how huge | how big a | how tall | p/t
    | pt | size | stats | power and toughness | power/toughness | final size | body | power or toughness | power,
    toughness | sizes
ask power: power | how much power | how hard
ask toughness: toughness | how much toughness
ask colors: color | colour | colors | colours | what color | which color
ask types: type | types | card type | card types | type line | kind of card | sort of card | kind of permanent | types
    and subtypes | kinds
ask subtypes: subtype | subtypes | creature type | creature types | land type | land types
ask name: name | names | called | title
ask mana_value: manavalue | mana vlaue | conv. mana cost | mana value | cmc | converted mana cost | mv | mana value
    now | mana values | converted cost
ask mana_cost: mana cost | cost
ask abilities: abilities | ability | rules text | text | text box
ask keywords: keywords | keyword | keyword abilities
ask loyalty: loyalty | how much loyalty
ask controller: who controls | whose is | who has | who gets | who owns now | who's controlling | controller
ask owner: who owns | owner of
ask counters: how many counters | counters | what counters | which counters | how many ice counters | how many level
    counters | how many lore counters | how many loyalty counters | how many +1/+1 counters | how many -1/-1 counters
    | how many charge counters
ask face: which side | which face | what side | what face | side | face
ask supertypes: supertype | supertypes
ask fate: what happens to | what happened to | what happens with | what becomes of | what will happen to | what would
    happen to
ask everything: characteristics | result | outcome | what now | what happens | what does it look like | what do i get
    | what do i have | what do i end up with | what is left | what's left | what do we get | what does he get | what
    does she get | what became | what becomes | what comes back | what does the token look like | what will i get |
    what would i get | what would it be | what will it be | which card | what card | what exactly | end up with | what
    happened | what
ask dies: die | dies | survive | survives | stay alive | alive | dead | go to the graveyard | killed | destroyed |
    gone
ask legend rule: both keep | legend rule | lose one of the two | keep both | sacrifice one | put one into
    the graveyard | lose one | legend rule apply | have to sacrifice one
""")
ASK_WORDS: Final = word_set("how what what's whats where which who who's whose")
# Cards that stand for a thing of which nobody says which it is.
CARDS_FOR_NOUNS: Final = wordings("""
Grizzly Bears: creature | bear | bears | creatures | guy | vanilla creature
Forest: basic | land | lands
Bottomless Pool // Locker Room: room
""")
# Single words that count as something wherever they stand.
PRONOUNS: Final = word_set("it he she him her they them itself himself herself one")
JOINS: Final = word_set("""
    , ; : . .. ... ! + & and but before plus - -- or while when if once whenever after because since as where given
    assuming whereas
""") | {"\N{EN DASH}", "\N{EM DASH}"}
# With these begins under what something is asked.
CONDITIONS: Final = word_set("when if while after once whenever because since where given assuming as before")
KEYWORDS: Final = word_set("""
    flying trample vigilance haste lifelink deathtouch hexproof indestructible reach defender menace shroud flash
    prowess wither infect persist undying islandwalk swampwalk mountainwalk forestwalk plainswalk fear intimidate
    shadow changeling ward morph horsemanship banding flanking
""") | {"first strike", "double strike"}
# What may be said to be so besides types, colors and sizes.
QUALITIES: Final = word_set("colorless colourless multicolored legendary tapped untapped token")
# What may stand before a noun and tells nothing of it.
DETERMINERS: Final = word_set("""
    a an the that this own same other commander new old real original poor lone single fresh only huge lovely
    regular basic
    those these both all
""")
# How something lies there, said before its noun; what is empty is as it usually is.
STATES: Final = {
    "transformed": "transformed", "flipped": "flipped", "tapped": "tapped", "untapped": "", "face-down": "face-down",
    "facedown": "face-down", "manifested": "manifested", "cloaked": "cloaked", "morphed": "face-down", "melded": "",
    "untransformed": "", "unenchanted": "", "unequipped": "", "uncrewed": "", "unattached": "",
    "face-up": "", "unflipped": "", "prototyped": "prototyped",
}  # fmt: skip
# What stands for things of which only their number is told: it does nothing to the others.
COUNTED_AS: Final = {"artifacts": "Clue", "creatures": "Grizzly Bears", "lands": "Forest"}
