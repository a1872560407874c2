title = Candy Crush DUEL: Pocket Edition on a larger tray
