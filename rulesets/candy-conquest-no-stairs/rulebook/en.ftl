### kept: win-four

title = Candy Conquest without staircases

## Winning

win-lines = The row may lie on one floor or stand straight up. Staircases do not count.
win-diagonals = On a floor it may also run diagonally.
