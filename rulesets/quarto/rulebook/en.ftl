### The rulebook of Quarto.

-piece = { $form ->
   *[one] piece
    [many] pieces
}
-table = table
-hand = piece in hand
-board = board
-place = place the piece
-give = hand over a piece
-claim = claim a line
-play = play
-player1 = player 1
-player2 = player 2
-chooser = first to choose
-tall = tall
-short = short
-light = light
-dark = dark
-round = round
-square = square
-solid = solid
-hollow = hollow
-quarto = line or square that wins
-in_a_row = four in a line
-block = square
-four = four with something in common

title = Quarto

phrase-line = { $patterns-in_a_row-cells ->
    [one] one { -piece }
   *[other] { $patterns-in_a_row-cells } { -piece(form: "many") }
}

## What you need

box-board = A { -board } of { $zones-board-rows } by { $zones-board-columns } fields.
box-pieces = { $components-piece-copies } { -piece(form: "many") }, all different: each is tall or short, light or dark, round or square, solid or hollow, and every mixture of these is there once.
setup-pieces = Stand all of them beside the { -board }. They belong to both of you.
# rule: options.first_to_choose
setup-chooser = { $first_to_choose ->
    [first_seat] The first player chooses the first { -piece }.
   *[by_lot] Draw lots for who chooses the first { -piece }.
}

## Playing

turn-order = In turn, you place what has been handed to you and choose what the other has to place.
turn-choose = Choose one of those left and hand it to your opponent.
turn-place = The { -piece } that you have been given goes on any empty field. You have to place it, like it or not.

## The end

win-line = Whoever completes a line of { phrase-line } – across, down or slanting – that have at least one thing in common wins. It does not matter who has placed the others.
win-announce = { $announcing ->
    [by_claim] A line has to be seen: claim it before you hand over the next { -piece }. If you overlook it, your opponent may claim it in their own turn.
   *[automatic] Nobody has to notice: a line that is there has won.
}
advanced-squares = { $squares ->
    [true] A square of { $patterns-block-rows } by { $patterns-block-columns } whose { $patterns-block-cells ->
        [one] one { -piece }
       *[other] { $patterns-block-cells } { -piece(form: "many") }
    } have something in common wins as well.
   *[false] Among old hands, a square of { $patterns-block-rows } by { $patterns-block-columns } with something in common may win, too.
}
end-full = When every { -piece } is on the { -board } and nobody has won, the game is a draw.
