"""Edits of the French text: sentences as a second translator words them."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (
        4,
        "Une menace … empilements",
        "Le danger ne vient donc pas forcément de la surface du plateau ; il faut regarder aussi les piles",
    ),
    (5, "Il existe … taille", "Ronds, carrés et étoiles se déclinent en version petite et en version grande"),
    (
        7,
        "Chacun choisit … correspondants",
        "Chaque participant se décide pour une couleur et reçoit les vingt-quatre bonbons de celle-ci",
    ),
    (
        7,
        "Les quatre couleurs … un joueur",
        "Dans les quatre couleurs, les combinaisons de formes sont identiques : au départ, aucun joueur ne dispose "
        "d’un assortiment particulier",
    ),
    (
        7,
        "Le plus jeune … horaire",
        "Le joueur le plus jeune ouvre la partie, qui se poursuit dans le sens horaire",
    ),
    (8, "À son tour … seul bonbon", "Celui dont c’est le tour pose un bonbon, pas davantage"),
    (
        8,
        "Une pose sur … une grande",
        "Quand on pose sur le plateau, il faut tenir compte de la taille que la case accueille : il y a des cases pour "
        "une petite forme et d’autres pour une grande",
    ),
    (8, "Lors d’un … correspondre", "Pour emboîter deux pièces, il faut en outre que leurs formes correspondent"),
    (
        9,
        "La réserve … prochains coups",
        "Toutes les pièces dont un joueur pourra se servir aux prochains coups forment sa réserve personnelle",
    ),
    (
        11,
        "Si les deux … colonne",
        "Lorsqu’une même pièce garde ses deux formes entièrement visibles, celles-ci valent deux formes distinctes "
        "dans un alignement en colonne",
    ),
    (
        12,
        "Le recouvrement … ailleurs",
        "Recouvrir une pièce peut priver une série d’un de ses éléments et forcer le joueur à rebâtir sa "
        "menace ailleurs",
    ),
    (
        14,
        "Le premier … gagne",
        "La victoire revient au joueur qui aligne avant les autres quatre formes consécutives de sa couleur",
    ),
    (
        14,
        "Il n’y a pas … obtenu",
        "Dès que cet alignement est obtenu, il ne reste aucun décompte de points à optimiser",
    ),
    (15, "La partie se … à placer", "Autre cas de fin de partie : plus aucun joueur n’a de bonbons à placer"),
    (
        15,
        "Le livret … inventé",
        "Dans ce cas, le livret consulté ne donne pas la victoire à celui qui a la majorité des formes, et il ne faut "
        "inventer aucun autre départage",
    ),
    (
        19,
        "Il faut … ou étoile et étoile",
        "Un rond va avec un rond, un carré avec un carré, une étoile avec une étoile",
    ),
    (
        21,
        "Le plateau … pour les grandes",
        "Sur le plateau, certains emplacements sont faits pour les petites formes et d’autres pour les grandes",
    ),
    (
        25,
        "Une forme doit … comptées",
        "Seule une forme visible en entier entre en compte ; celles qui sont insérées dans le plateau ou que d’autres "
        "pièces cachent entièrement n’y entrent pas",
    ),
    (
        27,
        "Le livret … verticaux",
        "Selon le livret, elles valent alors deux formes distinctes dans les alignements verticaux",
    ),
    (
        29,
        "Le livret … empilées",
        "Une ligne sur un même étage, une ligne en escalier, une colonne de formes empilées : tout cela est autorisé "
        "par le livret",
    ),
    (
        31,
        "Le tour normal … d’emboîtement",
        "Un tour normal se joue avec un seul de ses bonbons, qu’on place sur une case libre ou bien, en respectant les "
        "contraintes d’emboîtement, dans ou sur une pièce déjà en place",
    ),
    (
        33,
        "Il ne prévoit … ici",
        "Aucun score calculé d’après le nombre de formes restantes ou leur hauteur n’y figure, et nous n’ajoutons ici "
        "aucun de ces critères",
    ),
]
