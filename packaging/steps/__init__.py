"""The steps of the bootstrap: system packages, the environment .venv, and the commands run in it. Needs only Python."""
