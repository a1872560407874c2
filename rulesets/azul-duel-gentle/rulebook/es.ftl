title = Azul Duel sin rencor
