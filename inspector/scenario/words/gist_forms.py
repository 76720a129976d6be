"""What rows of recognised things say: each row of kinds with what happens by it. The engine is in ``gist``."""

from __future__ import annotations

from typing import Final

from inspector.scenario.words.gist_lexicon import wordings

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
0 What happens to {}?: do N go ZONE | be N ZONE | do N be ZONE | do N be | do N fall | do N fall attached | be N
    attached | do N keep N | be N talk | do N die
0 Where is {}?: ask go N | ask do N go | ask be N | ask do N end | ask be N ZONE
0 What is {}?: ask do N look | ask do N become | ask N become | ask do N do | ask become of N | ask do P have | ask
    do N enter | ask do N comes | ask do N
""")
ASKED: Final = {row: (int(asks[0]), asks[2:]) for row, asks in _ASKED_BY.items()}
