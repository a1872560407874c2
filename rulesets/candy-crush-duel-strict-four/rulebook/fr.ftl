title = Candy Crush DUEL: Pocket Edition, quatre debout seulement
