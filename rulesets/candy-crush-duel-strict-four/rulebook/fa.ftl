title = Candy Crush DUEL: Pocket Edition، چهارتایی فقط عمودی
