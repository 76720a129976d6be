"""How training looks: sizes of type as read from a chair away, and the colors of right and wrong, never color alone."""

from __future__ import annotations

from string import Template

from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import SERIF, scaled

_SHEET = Template("""
#Training { background: $window; }
#TrainingTop { background: $window; border-bottom: 1px solid $line; }
#TrainingBoard { background: $zone; border-radius: 16px; }
#TrainingTitle { font-family: "$serif"; font-size: 30px; font-weight: 600; color: $ink; }
#TrainingQuestion { font-family: "$serif"; font-size: 27px; font-weight: 600; color: $ink; }
#TrainingQuestion[told="true"] { font-size: 19px; }
#TrainingQuestion[large="true"] { font-size: 40px; }
#TrainingStory { font-family: "$serif"; font-size: 20px; color: $ink; }
#TrainingStory[told="true"] { font-size: 17px; color: $soft; }
#TrainingStory[large="true"] { font-size: 28px; }
#TrainingNotes { background: $accent_soft; border-radius: 8px; padding: 8px 12px; font-size: 15px; color: $ink; }
#TrainingWays { background: $surface; border: 1px solid $line; border-radius: 9px; }
#TrainingWay { border-radius: 6px; padding: 4px 9px; color: $soft; }
#TrainingWay:checked { background: $accent; color: $on_accent; font-weight: 600; }
#TrainingWay:focus { border: 2px solid $ink; padding: 3px 8px; }
#TrainingBook QLineEdit { font-size: 15px; }
#TrainingFound { font-family: "$serif"; font-size: 15px; color: $ink; padding: 6px 2px; }
#TrainingValues { background: $surface; border: 1px solid $line; border-radius: 12px; }
#TrainingOwn { background: $surface; border: 1px solid $line; border-radius: 10px; }
#TrainingBeliefs { background: $surface; border: 1px solid $line; border-radius: 8px; }
#TrainingBeliefs::indicator { width: 13px; height: 13px; border: 1px solid $soft; border-radius: 3px;
                              background: $raised; }
#TrainingBeliefs::indicator:checked { background: $accent; border: 1px solid $ink; }
#TrainingFoot { background: $surface; border-top: 1px solid $line; }
#TrainingScore { background: $zone; border: 1px solid $zone_line; border-radius: 5px; }
#TrainingScore::chunk { background: $done; border-radius: 4px; }
#TrainingScore[low="true"]::chunk { background: $refused; }
#TrainingOrder { background: transparent; border: none; outline: none; }
#TrainingOrder::item { background: $surface; border: 1px solid $zone_line; border-radius: 10px; padding: 10px 14px;
                       font-size: 17px; color: $ink; }
#TrainingOrder::item:selected { background: $accent_soft; border: 2px solid $accent; color: $ink; }
#TrainingNow { background: $accent_soft; border-radius: 4px; padding: 3px 8px; font-size: 14px; font-weight: 600;
               color: $ink; }
#TrainingSmall[right="true"] { color: $done; font-weight: 600; }
#TrainingSmall[right="false"] { color: $refused; font-weight: 600; }
#TrainingSmall { color: $soft; font-size: 14px; }
#TrainingName { font-size: 15px; font-weight: 600; color: $ink; }
#TrainingVerdict { font-family: "$serif"; font-size: 23px; font-weight: 600; }
#TrainingVerdict[right="true"] { color: $done; }
#TrainingVerdict[right="false"] { color: $refused; }
#TrainingReason { font-size: 16px; color: $ink; }
#TrainingRule { background: $surface; border: 1px solid $line; border-radius: 12px; padding: 14px 18px;
                font-family: "$serif"; font-size: 16px; color: $ink; }
#TrainingOption { background: $surface; border: 1px solid $zone_line; border-radius: 10px; padding: 12px 16px;
                  text-align: left; font-size: 18px; font-weight: 600; color: $ink; }
#TrainingOption:hover { background: $raised; border-color: $accent; }
#TrainingOption:focus { border: 2px solid $accent; padding: 11px 15px; }
#TrainingOption:checked { background: $accent_soft; border: 2px solid $accent; padding: 11px 15px; }
#TrainingOption[state="right"] { background: $done_soft; border: 2px solid $done; color: $done; padding: 11px 15px; }
#TrainingOption[state="wrong"] { background: $refused_soft; border: 2px solid $refused; color: $refused;
                                 padding: 11px 15px; }
#TrainingOption[state="other"] { color: $soft; font-weight: 400; }
#TrainingChip { border-radius: 8px; padding: 5px 9px; border: 1px solid $line; text-align: left; color: $ink; }
#TrainingChip:focus { border: 2px solid $accent; padding: 4px 8px; }
#TrainingChip[standing="not met"] { color: $soft; }
#TrainingChip[standing="learning"] { background: $surface; border: 1px dashed $nothing; }
#TrainingChip[standing="shaky"] { background: $surface; border: 1px solid $nothing; }
#TrainingChip[standing="firm"] { background: $accent_soft; border: 1px solid $accent; }
#TrainingChip[standing="sure"] { background: $accent; color: $on_accent; }
""")


# Behind what was right and what was wrong, besides rim, sign and word.
_SOFT = {
    "light": {"done_soft": "#E2EFE5", "refused_soft": "#F8E6E1"},
    "dark": {"done_soft": "#20332A", "refused_soft": "#3A2725"},
    "contrast": {"done_soft": "#000000", "refused_soft": "#000000"},
}


def training_style(roles: Roles) -> str:
    """The style sheet of the training window in a theme's colors."""
    return scaled(_SHEET.substitute(roles._asdict(), serif=SERIF, **_SOFT[roles.name]))
