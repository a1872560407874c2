title = Candy Conquest sans escaliers

## La victoire

win-lines = La ligne peut rester à un étage ou se dresser tout droit. Les escaliers ne comptent pas.
win-diagonals = À un étage, elle peut aussi aller en diagonale.
