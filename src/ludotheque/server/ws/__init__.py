"""WebSockets: one per viewer of a table or of the lobby, each with an outbox and a flood guard."""
