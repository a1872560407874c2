title = Candy Crush DUEL: Pocket Edition, cuatro solo de pie
