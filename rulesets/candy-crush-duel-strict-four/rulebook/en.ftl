title = Candy Crush DUEL: Pocket Edition, strict four
