"""Where the library of this user lies: one file in the user's data folder, or in a folder of their choice."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

APP_FOLDER = "card-inspector"
FILE_NAME = "cards.sqlite"
# Names the folder for a portable installation; the command line's --data-dir sets it for the whole run.
DATA_DIR_VARIABLE = "CARD_INSPECTOR_DATA_DIR"


def data_folder() -> Path:
    """Give the folder of the user's data; it need not exist yet."""
    chosen = os.environ.get(DATA_DIR_VARIABLE, "").strip()
    return Path(chosen) if chosen else user_data_path(APP_FOLDER, appauthor=False)


def library_path() -> Path:
    """Give the library's file; it need not exist yet."""
    return data_folder() / FILE_NAME
