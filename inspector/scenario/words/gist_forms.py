"""What rows of recognised things say: each row of kinds with what happens by it. The engine is in ``gist``."""

from __future__ import annotations

from typing import Final

from inspector.scenario.words.gist_lexicon import wordings

Shapes = tuple[tuple[tuple[str, ...], str], ...]
# What happens, and the rows of kinds that say so. N is an object or a card, P a player; verbs are in their base form
# with "!" where it is done to what stands before them. It is told of the first N, with or by the second; where the
# name of what happens ends with "~" it is the other way round.
TOLD: Final = wordings("""
returns with: N persist | N comes with K | N die JOIN comes with K | N comes by K | N be comes with K
chooses: P choose N | it choose N | P choose N to copy | P choose N JOIN
is a prototype: P cast N prototype | N cast! prototype | P play N prototype | P resolve N prototype
is there: P have N | P have N ZONE | P get N | P get N ZONE | N be ZONE | N ZONE | ZONE be N | be N ZONE | be N | N
    first | N second | N | with N | with N ZONE | under N | N enter first | N enter second | P play N first | P play
    N second | P have N first | P have N second | N play! first | N play! second | ZONE N | N have! by P | N be P |
    P have N with ZONE | N be first | N be second
comes: P play N | P resolve N | N resolve | N comes | N enter | N play! | N cast! resolve | P put N ZONE | P play N
    ZONE | N resolve! | N enter ZONE | N be comes | N put! ZONE | P steal N ZONE | N join ZONE
is cast as: N cast! as N | P cast N as N | P play N as N | N play! as N | P play N as PRED | N play! as PRED | P
    play N as whose PRED | N comes as PRED
comes choosing: N comes choose PRED | P play N choose PRED | N enter choose PRED | P have N choose PRED | with N
    choose PRED | N be ZONE choose PRED | P resolve N choose PRED
is cast: P cast N | N cast! | P cast N ZONE | N cast! ZONE | N cast! by P | P cast N copying
is put on: P cast N attached N | P use N attached N | P resolve N attached N | P play N attached N | P put N
    attached N | N attached N | N resolve attached N | N hit N | N resolve over N | P cast N to N | P use N to N | N
    be attached N | N attach N | N attach! to N | N attach! attached N | N enchant N | N equip N | N bestow!
    attached N | P bestow N attached N | N play! attached N | P attach N to N | P equip N to N | P equip N attached
    N | P attach N attached N | P cast N hit N | N cast! attached N | N go attached N | P have N attached N | N put!
    attached N | P move N to N | N use! attached N | N attached to N | P N N | N N | P bestow N over N | N enter
    attached N | N comes attached N
mutates: P cast N over N | N mutate over N | P mutate N over N | N mutate! over N | P mutate N attached N | N mutate
    attached N | N mutate! attached N
is put on~: P hit N with N | N hit! by N | N hit! with N | P equip N with N | P enchant N with N | N enchant! with N
    | N enchant! by N | N enchant with N | N equip! with N | N equip! by N | N equip with N | N wear N | N be
    bearing N | N bearing N | N be under N | N get N | N bearing N attached | N have N attached it | N have N
    attached | N with N attached | N with N attached it | N be with N | N carry N | N have! attached N | N use! by N
    | P steal N with N | P gain control N with N | N steal! by N | N steal! with N
copies: N enter copying N | N copy N | N become copying N | N be copying N | N comes copying N | P cast N copying N
    | P cast N copy N | P cast N to copy N | P play N copying N | P resolve N copying N | P have N copying N | P
    have N copy N | N copying N | N become! copying N | P put N copying N | N of N | P use N to copy N | P cast N
    choose N | N choose N | N resolve copying N | P have N enter copying N | P make N copy N | P make N copying N |
    P cast N P choose N | N enter copy N | N be! copying N
copies~: N copy! by N | P copy N with N | N copy! with N | N copy by N
turns over: N into N | N transform | N transform! | N be transformed | N transformed | P transform N | N flip | N
    flip! | P flip N | N transform into N | N turn into N | N flip into N | N become N | N turn! into N | P turn N
    into N | N transform! into N | N comes transformed | N transform to N | N flip! into N | N be N | N turn
    transformed | N turn faceup transformed | N come transformed
comes back turned over: N die JOIN comes as N | N die JOIN comes transformed | N comes as N
dies: N die | N kill! | P kill N | P sacrifice N | N dies | N sacrifice! | N be ask | N kill! by N | N kill! with N
    | N kill N | N go ZONE
is exiled: N exile! | P exile N | N exile! by N | N exile! with N | P exile N with N
goes to hand: N bounce! | P bounce N | N bounce! ZONE | P bounce N ZONE | N return! ZONE | P return N ZONE | N
    bounce! by N | N return ZONE | N comes ZONE
is tapped: N tap | N tap! | P tap N | N be PRED tap
is untapped: N untap | N untap! | P untap N
has counters: N get COUNTERS | N have COUNTERS | P put COUNTERS attached N | N with COUNTERS | P have N with
    COUNTERS | N gain COUNTERS | P give N COUNTERS | N put! with COUNTERS | COUNTERS be attached N | N enter with
    COUNTERS | N be with COUNTERS | P put COUNTERS over N | P put COUNTERS to N
loses counters: N lose COUNTERS | P remove COUNTERS attached N | P remove COUNTERS of N | COUNTERS remove! attached
    N
changes size: N get CHANGE | N have CHANGE | P give N CHANGE | N gain CHANGE | P pump N CHANGE | P pump N with
    CHANGE
gains: N gain K | N get K | N have K | P give N K | N be K
loses: N lose K
loses all: N lose abilities
is set: N become PRED | P turn N into PRED | N turn! into PRED | P make N PRED | N turn into PRED | N make! PRED
is stolen: P steal N | P gain control N | N steal! by P | P get control N | P take control N
face down: N turn facedown | N turn! facedown | P turn N facedown | N be facedown | N facedown | N flip facedown | N
    flip! facedown | N turn N facedown
face up: N turn faceup | N turn! faceup | P turn N faceup | P unmorph N | N unmorph! | P flip N faceup | N flip
    faceup | N unmorph
is manifested: P manifest N | N manifest! | N manifest N
is cloaked: P cloak N | N cloak! | N cloak N
is morphed: P morph N | P cast N facedown | P play N facedown | N cast! facedown | N morph! | N play! facedown
phases out: N phases
mutates under: N mutate under N | P mutate N under N | N mutate! under N
token copy: P create copying N | P make copying N | P create PRED copying N | P make PRED copying N | P create PRED
    copy N | P copy N
attacks: P attack with N | N attack | N attack P | P attack P with N
is crewed: N crew! | P crew N | P animate N | N animate! | N become PRED DURATION
is blinked: N blink! | P blink N | P blink N with N | N blink! with N | N blink! by N | N die JOIN comes
""")
# What a question asks by what one does to another: which of the two, and what is asked of it.
_ASKED_BY: Final = wordings("""
1 How big is {}?: do N pump N | do N make N ask | do N get N | do N give N CHANGE
1 Is {} a creature?: do N animate N
1 Is {} a {}?: do N make N N | be N N
0 Can {} transform?: can N transform | can it transform | can N flip | can N turn | can N turn into N | can N
    transform into N | can N become N | do N turn into N | do N transform into N | do N transform | can N transform!
    | can N turn! into N | do N flip
0 Does {} have flying?: can N fly | do N fly
0 Can {} be turned face up?: can P turn N faceup | can N turn! faceup | can N turn faceup
0 Where is {}?: ask go N | ask do N go | ask be N | ask do N end | ask be N ZONE
0 What is {}?: ask do N look | ask do N become | ask N become | ask do N do | ask become of N | ask do P have | ask
    do N enter | ask do N comes | ask do N
""")
ASKED: Final = {row: (int(asks[0]), asks[2:]) for row, asks in _ASKED_BY.items()}
# "It" is here what stands before.
ON_IT: Final[Shapes] = (
    (("N", "with", "N", "attached", "it"), "is put on~"),
    (("N", "with", "N", "attached", "P"), "is put on~"),
    (("N", "bearing", "N", "attached", "it"), "is put on~"),
    (("N", "with", "COUNTERS", "attached", "it"), "has counters"),
)
# What may stand behind a noun and tells something of it; longest first.
BEHIND: Final[Shapes] = (
    (("N", "comes", "with", "K"), "returns with"),
    (("N", "P", "have", "ZONE"), "is there"),
    (("N", "P", "have"), "is there"),
    (("N", "have!", "by", "P"), "is there"),
    (("N", "with", "COUNTERS"), "has counters"),
    (("N", "with", "N", "attached"), "is put on~"),
    (("N", "copying", "N"), "copies"),
    (("N", "of", "N"), "copies"),
    (("N", "bearing", "N"), "is put on~"),
    (("N", "be", "bearing", "N"), "is put on~"),
    (("N", "with", "N"), "is put on~"),
    (("N", "attached", "N"), "is put on"),
    (("N", "under", "N"), "is put on~"),
    (("with", "N", "ZONE"), "is there"),
    (("under", "N"), "is there"),
    (("N", "comes", "transformed"), "turns over"),
    (("N", "transformed"), "turns over"),
    (("N", "turn", "into", "N"), "turns over"),
    (("N", "facedown"), "face down"),
    (("N", "be", "ZONE"), "is there"),
    (("N", "ZONE"), "is there"),
    (("by", "N"), "is there"),
)
# In these it is told whose it is.
OF_WHOM: Final = (("N", "P", "have", "ZONE"), ("N", "P", "have"), ("N", "have!", "by", "P"))
