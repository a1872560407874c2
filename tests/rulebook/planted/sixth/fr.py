"""Harmless edits of the French text."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (4, "Chaque joueur … quatre formes", "Chacun des joueurs cherche à faire apparaître 4 formes"),
    (4, "à un … colonne verticale", "en escalier, former une colonne verticale ou rester à un même étage"),
    (5, "Les pièces, … deux formes.", "Chaque pièce, que l’on appelle bonbon, est faite de deux formes."),
    (5, "tandis qu’une … une petite", "et une petite peut être recouverte par une grande"),
    (6, "Installer les … son tour", "Mise en place et déroulement d’un tour"),
    (
        7,
        "Chacun choisit … bonbons correspondants",
        "Après avoir choisi une couleur, chacun prend les 24 bonbons qui y correspondent",
    ),
    (
        7,
        "Le plus … sens horaire.",
        "C’est le joueur le plus jeune qui commence ; on continue ensuite dans le sens des aiguilles d’une montre.",
    ),
    (8, "on pose … peut utiliser", "on ne pose qu’un bonbon : on peut utiliser"),
    (8, "même si … paraît suffisante", "quand bien même l’écart de taille semblerait suffire"),
    (11, "Une forme … entièrement visible.", "Pour compter, une forme doit être visible en entier."),
    (
        12,
        "Cette règle rend … restent actives.",
        "Avec cette règle, la position évolue sans cesse : des pièces conservées sur le plateau n’ont pas "
        "forcément des formes qui restent actives.",
    ),
    (
        14,
        "Le premier … couleur gagne.",
        "La victoire revient au premier joueur à réaliser quatre formes consécutives de sa couleur.",
    ),
    (15, "si plus … à placer", "quand il ne reste à personne de bonbons à placer"),
    (
        19,
        "Les tailles … correspondantes s’emboîtent.",
        "La taille à elle seule ne suffit pas ; on n’emboîte que des formes correspondantes.",
    ),
    (29, "Les diagonales … alignements autorisés.", "Sont également autorisés les alignements en diagonale."),
    (9, "Prenez donc le temps de bien regarder avant de jouer."),
]
