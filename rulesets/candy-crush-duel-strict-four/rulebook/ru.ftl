title = Candy Crush DUEL: Pocket Edition, четвёрка только стоймя
