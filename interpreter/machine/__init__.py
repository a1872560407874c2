"""The machine room: programs run, states that can be looked at, copied, explained."""
