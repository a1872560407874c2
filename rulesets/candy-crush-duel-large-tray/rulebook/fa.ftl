title = Candy Crush DUEL: Pocket Edition روی سینی بزرگ‌تر
