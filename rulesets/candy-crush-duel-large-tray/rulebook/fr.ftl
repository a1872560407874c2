title = Candy Crush DUEL: Pocket Edition sur un plus grand plateau
