"""What can be done to the cards selected: menus, keys, and what must be asked for."""
