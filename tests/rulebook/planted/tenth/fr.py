"""Edits of the French text, written apart from the checker."""

MISTAKES: list[tuple[object, ...]] = [
    ("number", 4, "quatre formes consécutives", "trois formes consécutives"),
    ("number", 7, "Les quatre couleurs", "Les six couleurs"),
    ("number", 27, "comme deux formes distinctes", "comme quatre formes distinctes"),
    ("number", 7, "les vingt-quatre bonbons", "les vingt bonbons"),
    ("term", 14, "quatre formes consécutives", "quatre cases consécutives"),
    ("term", 19, "ou étoile et étoile", "ou étoile et rond"),
    ("term", 25, "insérées dans le plateau", "insérées dans la réserve"),
    ("term", 21, "mais la taille doit respecter", "mais la couleur doit respecter"),
    ("negation", 8, "ne peut pas entrer dans un carré", "peut entrer dans un carré"),
    ("negation", 11, "ne participe pas aux alignements", "participe aussi aux alignements"),
    ("negation", 33, "Il ne prévoit pas de score fondé", "Il prévoit un score fondé"),
    ("negation", 12, "ne garantit pas que", "garantit que"),
    ("omission", 23, ", y compris d’une autre couleur", ""),
    ("omission", 8, " Lors d’un … correspondre.", ""),
    ("omission", 14, ", les alignements en escalier et", " et"),
    ("omission", 11, " ou complètement recouverte", ""),
    ("role", 7, "Le plus jeune commence", "Le plus âgé commence"),
    ("role", 5, "une partie du jeu adverse", "une partie de son propre jeu"),
    ("role", 31, "un de ses bonbons", "un des bonbons de l’adversaire"),
    ("role", 23, "d’un alignement adverse", "de son propre alignement"),
    ("comparator", 8, "un seul bonbon", "au moins un bonbon"),
    ("comparator", 4, "quatre formes", "au plus quatre formes"),
    ("comparator", 11, "lorsqu’elle est entièrement visible", "lorsqu’elle est au moins à moitié visible"),
    ("order", 7, "dans le sens horaire", "dans le sens antihoraire"),
    (
        "order",
        5,
        "Une petite forme peut … une petite",
        "Une grande forme peut entrer dans une petite correspondante, tandis qu’une petite peut recouvrir une grande",
    ),
    (
        "order",
        23,
        "Une grande forme peut recouvrir une petite forme",
        "Une petite forme peut recouvrir une grande forme",
    ),
    ("untranslated", 8, "certaines acceptent … une grande", "some accept a small shape, others a large one"),
    ("untranslated", 25, "entièrement cachées par d’autres pièces", "completely hidden by other pieces"),
    (
        "untranslated",
        29,
        "Les diagonales font … autorisés",
        "Las diagonales también forman parte de las alineaciones permitidas",
    ),
    ("contradiction", 7, "C’est toujours le joueur le plus âgé qui joue en premier."),
    ("contradiction", 11, "Une forme à moitié cachée compte quand même dans un alignement."),
    ("contradiction", 15, "Si plus personne ne peut jouer, celui qui a le plus de formes visibles gagne la partie."),
    ("contradiction", 21, "Une grande forme peut aussi occuper un emplacement prévu pour une petite."),
]

HARMLESS: list[tuple[object, ...]] = [
    # light
    (4, "quatre formes consécutives", "quatre formes qui se suivent"),
    (7, "à portée de tous", "à portée de main de tous"),
    (7, "vingt-quatre bonbons", "24 bonbons"),
    (9, "constitue l’ensemble", "est l’ensemble"),
    (14, "Le premier joueur qui réalise", "Le premier joueur à réaliser"),
    (15, "se termine également", "prend également fin"),
    (19, "ou étoile et étoile", "ou encore étoile et étoile"),
    (23, "déjà posée", "déjà placée"),
    # middle
    (5, "tandis qu’une grande … une petite", "tandis qu’une petite peut être recouverte par une grande"),
    (7, "Le plus jeune commence, puis la partie avance", "C’est le plus jeune qui commence ; la partie avance ensuite"),
    (8, "on pose un seul bonbon", "on ne pose qu’un bonbon"),
    (11, "Une forme compte … visible", "Pour qu’une forme compte, il faut qu’elle soit entièrement visible"),
    (15, "si plus personne n’a", "quand plus personne n’a"),
    (25, "Une forme doit … entier", "Il faut qu’une forme soit visible en entier"),
    (27, "Oui, si ses deux … visibles", "Oui, à condition que ses deux formes soient entièrement visibles"),
    (33, "lorsque plus personne n’a de bonbons à placer", "quand il ne reste à personne de bonbons à placer"),
    # heavy
    (
        4,
        "La combinaison peut … verticale",
        "Cette combinaison peut tenir sur un seul étage, s’élever en escalier ou former une colonne verticale",
    ),
    (
        8,
        "Une étoile … suffisante",
        "Même quand l’écart de taille semble suffire, il est impossible de faire entrer une étoile dans un carré",
    ),
    (
        11,
        "Celle qui … alignements",
        "Sont exclues des alignements les formes insérées dans le plateau ainsi que celles qui sont "
        "complètement recouvertes",
    ),
    (
        11,
        "Si les deux … en colonne",
        "Quand une même pièce laisse voir en entier ses deux formes, chacune d’elles compte séparément "
        "pour un alignement en colonne",
    ),
    (
        14,
        "Le premier joueur … gagne",
        "La victoire revient à celui qui, avant les autres, aligne quatre formes consécutives de sa couleur",
    ),
    (
        15,
        "Le livret consulté … ce cas",
        "Dans ce cas, d’après le livret consulté, avoir la majorité des formes ne donne pas la victoire",
    ),
    (
        21,
        "Le plateau comporte … grandes",
        "Certains emplacements du plateau sont destinés aux petites formes, d’autres aux grandes",
    ),
    (
        23,
        "Une grande forme … autre couleur",
        "Il est permis de poser une grande forme par-dessus une petite forme correspondante déjà en "
        "place, même si celle-ci est d’une autre couleur",
    ),
    (
        29,
        "Le livret autorise … empilées",
        "Selon le livret, une ligne peut se trouver sur un même étage ou monter en escalier, et une "
        "colonne de formes empilées est permise elle aussi",
    ),
    (
        31,
        "Le tour normal … d’emboîtement",
        "Un tour normal se résume à poser un de ses bonbons : ou bien sur une case libre, ou bien dans "
        "ou sur une pièce déjà en place, en respectant les contraintes d’emboîtement",
    ),
]
