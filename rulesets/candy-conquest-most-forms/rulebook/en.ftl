title = Candy Conquest, most forms

## Nobody wins

end-no_candies = The game also ends when nobody has anything left that could be placed.
end-no_tiebreak = Then whoever shows most { -form(form: "many") } of their color wins. Equally many are a draw.
