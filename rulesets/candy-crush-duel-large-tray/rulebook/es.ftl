title = Candy Crush DUEL: Pocket Edition en una bandeja más grande
