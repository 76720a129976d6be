"""Sentences for people, by key; nothing that decides reads them."""
