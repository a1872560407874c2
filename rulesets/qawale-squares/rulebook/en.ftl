title = Qawale, squares

## The end

win-line = Look at the { -board } from above when all is sown. If { phrase-line } of one color lie on top in a line – across, down or slanting – or in a square of { $patterns-square-rows } by { $patterns-square-columns }, that color wins.

-winning = winning shape
-square = square
