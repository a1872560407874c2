title = Azul Duel en tres rondas
