title = Candy Conquest, le plus de formes

## Personne ne gagne

end-no_candies = La partie s'achève aussi quand plus personne n'a rien à poser.
end-no_tiebreak = Alors celui qui montre le plus de { -form(form: "many") } de sa couleur gagne. À égalité, la partie est nulle.
