"""The style sheet, filled from a theme's color roles. States are dynamic properties, and never told by color alone."""

from __future__ import annotations

from string import Template

from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import BASE_PX, SANS, SERIF, scaled

TOP_HEIGHT = 48
# Left, top, right, lower: what stands in the bar at the top keeps its place when the window is furnished.
TOP_MARGINS = (4, 4, 10, 4)
_SHEET = Template("""
* { font-family: "$sans"; font-size: ${base}px; color: $ink; }
QMainWindow, QDialog { background: $window; }
QMenuBar { background: $window; padding: 1px 6px; spacing: 2px; }
QMenuBar::item { padding: 4px 9px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: $accent_soft; }
#qt_menubar_ext_button { padding: 0; border: 0; font-size: 17px; font-weight: 600; }
QMenu { background: $raised; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 5px 26px 5px 14px; border-radius: 5px; }
QMenu::item:selected { background: $accent_soft; color: $ink; }
QMenu::item:disabled { color: $faint; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QToolTip { background: $raised; color: $ink; border: 1px solid $line; padding: 5px 8px; }

#Ladder { background: $surface; border: 1px solid $line; border-radius: 12px; }
#Ladder[whatif="true"] { border: 2px dashed $nothing; }
#LadderSentence { font-family: "$serif"; font-size: 22px; font-weight: 600; }
#LadderWhatIf { font-weight: 600; }
QPushButton[kind="card"]:checked { border: 2px solid $accent; background: $accent_soft; }
#TopBar { background: $window; border-bottom: 1px solid $line; }
#Panel { background: $surface; border-left: 1px solid $line; }
#Band { background: $desk; }

QLineEdit { background: $surface; border: 1px solid $line; border-radius: 8px; padding: 5px 10px;
            selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:hover { border-color: $zone_line; }
QLineEdit:focus { border: 2px solid $accent; padding: 4px 9px; background: $raised; }
#Paragraphs { background: $surface; border: 1px solid $line; border-radius: 8px; padding: 3px 6px;
              selection-background-color: $accent; selection-color: $on_accent; }
#Paragraphs:hover { border-color: $zone_line; }
#Paragraphs:focus { border: 2px solid $accent; padding: 2px 5px; background: $raised; }
#FieldLabel { color: $soft; }
#SymbolButton { padding: 2px; border-radius: 5px; }
#FieldMessage { color: $soft; font-size: 12px; }
#FieldMessage[kind="wrong"] { color: $refused; }
#FieldMessage[kind="missing"] { color: $faint; }
QComboBox { background: $surface; border: 1px solid $line; border-radius: 6px; padding: 3px 22px 3px 8px; }
QComboBox:focus { border: 2px solid $accent; padding: 2px 21px 2px 7px; }
QComboBox::drop-down { border: 0; width: 18px; }
#View[part="true"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; selection-background-color: $accent_soft;
                              selection-color: $ink; }

QToolButton, QPushButton { background: transparent; border: 1px solid transparent; border-radius: 7px;
                          padding: 5px 9px; outline: 0; }
QToolButton:hover, QPushButton:hover { background: $accent_soft; }
QToolButton:focus, QPushButton:focus { border: 2px solid $accent; padding: 4px 8px; }
QToolButton:disabled, QPushButton:disabled { color: $faint; }
QToolButton[kind="chip"] { border: 1px solid $line; border-radius: 12px; padding: 2px 9px; font-size: 12px; }
QToolButton[kind="chip"]:focus { border: 2px solid $accent; padding: 1px 8px; }
QToolButton[kind="chip"]:checked { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="plain"] { background: $raised; border: 1px solid $line; padding: 5px 12px; }
QPushButton[kind="plain"]:hover { background: $accent_soft; }
QPushButton[kind="plain"]:focus { border: 2px solid $accent; padding: 4px 11px; }
QPushButton[kind="main"] { background: $accent; color: $on_accent; padding: 5px 14px; font-weight: 600; }
QPushButton[kind="main"]:disabled { background: $raised; border: 1px solid $line; color: $faint; }
QDialogButtonBox, QMessageBox { button-layout: 3; dialogbuttonbox-buttons-have-icons: 0; }
QDialogButtonBox QPushButton { background: $raised; border: 1px solid $line; padding: 5px 12px; }
QDialogButtonBox QPushButton:hover { background: $accent_soft; }
QDialogButtonBox QPushButton:focus { border: 2px solid $accent; padding: 4px 11px; }
QDialogButtonBox QPushButton[kind="main"] { background: $accent; color: $on_accent; border: 1px solid $accent; }
QPushButton[kind="main"]:focus, QDialogButtonBox QPushButton[kind="main"]:focus { border: 2px solid $ink;
                                                                                   padding: 4px 13px; }
#KeysGroup { font-weight: 600; color: $soft; padding: 0 0 3px 0; }
#KeyCap { background: $raised; border: 1px solid $line; border-radius: 4px; padding: 1px 6px; font-size: 12px; }
QPushButton[kind="link"] { color: $accent; padding: 1px 4px; border-radius: 4px; text-align: left; }
QPushButton[kind="link"]:hover { text-decoration: underline; background: transparent; }
QPushButton[kind="link"]:focus { border: 1px solid $accent; padding: 1px 4px; }
QPushButton[kind="card"] { background: $surface; border: 1px solid $line; border-radius: 10px; padding: 10px 14px;
                           text-align: left; }
QPushButton[kind="card"]:hover { background: $raised; border-color: $accent; }
QPushButton[kind="card"]:focus { border: 2px solid $accent; padding: 9px 13px; }

#Editions { background: $surface; border: 1px solid $line; border-radius: 9px; }
#Editions QPushButton { border-radius: 7px; padding: 3px 10px; color: $soft; margin: 2px 1px; }
#Editions QPushButton:hover { background: $accent_soft; color: $ink; }
#Editions QPushButton:checked { background: $accent; color: $on_accent; font-weight: 600; }
#Editions QPushButton:focus { border: 2px solid $ink; padding: 2px 9px; }

#Notice { background: $raised; border: 1px solid $line; border-radius: 9px; }
#Notice[kind="refused"] { border: 2px solid $refused; }
#Notice[kind="nothing"] { border: 1px dashed $nothing; }
#Notice[kind="idle"] { background: transparent; border: 1px solid transparent; }
#NoticeText[kind="idle"] { color: $faint; font-size: 12px; }
#NoticeSign { font-weight: 600; font-size: 16px; }
#NoticeSign[kind="refused"] { color: $refused; }
#NoticeSign[kind="nothing"] { color: $nothing; }
#NoticeSign[kind="done"] { color: $done; }
#NoticeSign[kind="note"] { color: $accent; }

QGraphicsView { background: $desk; border: 0; }
QGraphicsView:focus { border: 0; }
QSplitter::handle { background: $line; }
QSplitter::handle:hover { background: $accent; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 2px; }
QScrollBar::handle:vertical { background: $zone_line; border-radius: 3px; min-height: 28px; }
QScrollBar::handle:vertical:hover { background: $faint; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 2px; }
QScrollBar::handle:horizontal { background: $zone_line; border-radius: 3px; min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: 0;
                                                                                         width: 0; height: 0; }

QTabBar { background: transparent; }
QTabBar::tab { padding: 6px 12px; border: 0; border-bottom: 2px solid transparent; color: $soft; }
QTabBar::tab:selected { color: $ink; border-bottom: 2px solid $accent; font-weight: 600; }
QTabBar::tab:focus { color: $accent; }
QTabWidget::pane { border: 0; }
#Boards { background: $window; border-bottom: 1px solid $line; }
#Boards::tab { padding: 4px 6px 5px 14px; margin-top: 3px; min-width: 90px; max-width: 210px;
               border-bottom: 2px solid transparent; }
#Boards::tab:hover { background: $zone; }
#Boards::tab:selected { background: $desk; border-bottom: 2px solid $accent; border-top-left-radius: 7px;
                        border-top-right-radius: 7px; }
#Boards QToolButton { padding: 0 5px; border-radius: 5px; color: $soft; }
#Boards QToolButton:hover { color: $ink; }

QListWidget, QListView, QTextBrowser { background: transparent; border: 0; outline: 0; }
QListView::item { padding: 5px 8px; border-radius: 6px; }
QListView::item:hover { background: $zone; }
QListView::item:selected { background: $accent_soft; color: $ink; }
#TwoLadders::handle { background: transparent; }
QListWidget::indicator { width: 15px; height: 15px; border: 0; background: transparent; }
QTreeView, QTableWidget { background: transparent; border: 0; outline: 0; }
QTreeView::item { padding: 2px 3px; border: 1px solid transparent; border-radius: 5px; }
QTreeView::item:focus { border-color: $accent; }
QTreeView::item:hover { background: $zone; }
QTreeView::item:selected, QTableWidget::item:selected { background: $accent_soft; color: $ink; }
QTreeView { show-decoration-selected: 0; padding: 4px; }
QTreeView::branch:selected { background: $surface; }
QTableWidget, QPlainTextEdit { background: $surface; border: 1px solid $line; border-radius: 8px; }
QTableWidget { padding: 1px; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QProgressBar { background: $line; border: 0; border-radius: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QTableWidget::item { padding: 4px 8px; border-bottom: 1px solid $line; }
QHeaderView { background: transparent; border: 0; }
QHeaderView::section { background: transparent; color: $soft; border: 0; border-bottom: 2px solid $line;
                       padding: 6px 8px; }
QTreeView:focus, QTableWidget:focus { border: 2px solid $accent; border-radius: 8px; }
QTreeView:focus { padding: 2px; }
QTableWidget:focus { padding: 0; }
#Palette { background: $raised; border: 1px solid $line; border-radius: 16px; }
#Preview { background: $surface; border-left: 1px solid $line; }
#PreviewPage { background: transparent; }
#PreviewHeading { font-family: "$serif"; font-size: 20px; font-weight: 600; }
#PreviewRule { font-family: "$serif"; font-size: 15px; }
#Results { background: $raised; border: 1px solid $line; border-radius: 10px; }
#Ways { background: $raised; border: 1px solid $accent; border-radius: 10px; }

#Invitation { background: $surface; border: 1px solid $line; border-radius: 16px; }
#CardName { font-family: "$serif"; font-size: 23px; font-weight: 600; }
#CardSentence { color: $soft; font-size: 13px; }
#ValueRow { border-radius: 8px; }
#ValueRow:hover { background: $zone; }
#ValueRow[chosen="true"] { background: $accent_soft; }
#ValueTitle { color: $soft; font-size: 12px; }
#ValueText { font-size: 15px; font-weight: 600; }
#ValueText[long="true"] { font-size: 13px; font-weight: 400; }
#ValueChange { color: $nothing; font-size: 12px; font-weight: 600; }
#ValueDoubtMark { color: $nothing; font-size: 14px; font-weight: 600; }
#ValueDoubt { color: $nothing; font-size: 12px; }
#Question { font-size: 13px; }
#QuestionOpen { color: $nothing; font-size: 12px; font-weight: 600; }
#Answer { background: $raised; border: 1px solid $line; padding: 2px 10px; }
#Answer:hover { background: $accent_soft; }
#Answer:focus { border: 2px solid $accent; padding: 1px 9px; }
#Answer:checked { background: $accent; color: $on_accent; font-weight: 600; }
#ValueReason { color: $soft; font-size: 12px; }
#ValueLink { color: $accent; font-size: 12px; font-weight: 600; }
#Asked { background: $raised; border: 1px solid $line; border-radius: 10px; margin: 6px 8px 0 8px; }
#AnswerLarge { font-family: "$serif"; font-size: 20px; font-weight: 600; }
#AnswerVerdict { font-size: 15px; font-weight: 600; }
#Gone { color: $soft; text-decoration: line-through; }
#Heading { font-family: "$serif"; font-size: 26px; font-weight: 600; }
#Sub { color: $soft; }
#Small { color: $soft; font-size: 12px; }
#EditionDate { color: $soft; font-size: 12px; }
""")


def style_sheet(roles: Roles) -> str:
    """The style sheet of the whole application in these colors."""
    return scaled(_SHEET.substitute(roles._asdict(), sans=SANS, serif=SERIF, base=BASE_PX))
