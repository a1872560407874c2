title = Candy Crush DUEL: Pocket Edition на большом подносе
