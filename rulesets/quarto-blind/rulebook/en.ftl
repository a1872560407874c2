### kept: end-full

title = Quarto, drawn blindly

## What you need

setup-pieces = Put all of them into a bag. They belong to both of you.
setup-chooser = { $first_to_choose ->
    [first_seat] The first player begins.
   *[by_lot] Draw lots for who begins.
}

## Playing

turn-order = Take turns.
turn-choose = At the start of your turn, draw one blindly from the bag.
turn-place = Place it on any empty field. You have to place it, like it or not.
