"""How everything looks: themes, type, style sheet, icons, pictures at the screen's pixel ratio."""
