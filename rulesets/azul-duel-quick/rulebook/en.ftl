title = Azul Duel in three rounds
