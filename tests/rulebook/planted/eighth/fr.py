"""Edits of the French text that build its sentences another way."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (
        4,
        "Chaque joueur … couleur",
        "Faire apparaître quatre formes consécutives de sa couleur : voilà le but de chaque joueur",
    ),
    (
        4,
        "se trouver à … colonne verticale",
        "constituer une colonne verticale, monter en escalier ou se trouver à un même étage",
    ),
    (5, "Les pièces, appelées … deux formes", "Deux formes sont réunies sur chacune des pièces, appelées bonbons"),
    (5, ", tandis qu’une … une petite", ", et une petite peut être recouverte par une grande"),
    (7, "Placez le plateau", "Le plateau est placé"),
    (
        7,
        "Chacun choisit … correspondants",
        "Après avoir choisi une couleur, chacun prend les vingt-quatre bonbons correspondants",
    ),
    (
        7,
        "Les quatre … de formes",
        "Les mêmes combinaisons de formes se retrouvent dans les quatre couleurs",
    ),
    (7, "Le plus jeune commence, puis", "C’est le plus jeune qui commence ; ensuite,"),
    (8, "on pose un seul bonbon", "on ne pose qu’un bonbon"),
    (
        8,
        "On peut utiliser … installé",
        "La pièce peut être posée sur une case libre ou emboîtée dans ou sur un bonbon déjà installé",
    ),
    (8, "Lors d’un … correspondre", "La forme doit aussi correspondre quand on emboîte une pièce"),
    (
        8,
        "Une étoile ne … suffisante",
        "Même si la différence de taille paraît suffisante, une étoile ne peut pas entrer dans un carré",
    ),
    (11, "Une forme compte … visible", "Lorsqu’une forme est entièrement visible, elle compte"),
    (
        11,
        "Celle qui … alignements",
        "Ne participe pas aux alignements celle qui est insérée dans le plateau ou complètement recouverte",
    ),
    (
        14,
        "Le premier joueur … gagne",
        "Le gagnant est le premier joueur qui réalise quatre formes consécutives de sa couleur",
    ),
    (
        14,
        "Les diagonales … empilées",
        "Sont admises les lignes sur un même étage, les alignements en escalier et les colonnes empilées, "
        "ainsi que les diagonales",
    ),
    (15, "La partie se … à placer", "Si plus personne n’a de bonbons à placer, la partie se termine également"),
    (19, "seules les formes … s’emboîtent", "il n’y a que les formes correspondantes qui s’emboîtent"),
    (
        23,
        "Une grande forme … couleur",
        "Une petite forme correspondante déjà posée, y compris d’une autre couleur, "
        "peut être recouverte par une grande forme",
    ),
    (27, "si ses … visibles", "à condition que ses deux formes soient entièrement visibles"),
    (31, "Le tour normal … bonbons", "Au cours d’un tour normal, on place un de ses bonbons"),
    (33, "Le livret prévoit … à placer", "Lorsque plus personne n’a de bonbons à placer, le livret prévoit la fin"),
]
