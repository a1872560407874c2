"""Edits of the French text, written apart from the checker."""

MISTAKES: list[tuple[object, ...]] = [
    (
        "number",
        4,
        "quatre formes consécutives",
        "trois formes consécutives",
    ),
    (
        "number",
        7,
        "Les quatre couleurs",
        "Les six couleurs",
    ),
    (
        "number",
        31,
        "placer un de ses bonbons",
        "placer deux de ses bonbons",
    ),
    (
        "number",
        11,
        "elles représentent deux formes",
        "elles représentent trois formes",
    ),
    (
        "term",
        5,
        "des ronds, des carrés",
        "des ronds, des triangles",
    ),
    (
        "term",
        9,
        "en cachant une petite forme",
        "en cachant une petite case",
    ),
    (
        "term",
        19,
        "ou étoile et étoile",
        "ou étoile et carré",
    ),
    (
        "term",
        25,
        "Les formes insérées dans le plateau",
        "Les formes insérées dans la réserve",
    ),
    (
        "negation",
        8,
        "Une étoile ne peut pas entrer",
        "Une étoile peut entrer",
    ),
    (
        "negation",
        11,
        "ne participe pas aux alignements",
        "participe aux alignements",
    ),
    (
        "negation",
        14,
        "Les diagonales sont admises",
        "Les diagonales ne sont pas admises",
    ),
    (
        "negation",
        23,
        "Une grande forme peut recouvrir",
        "Une grande forme ne peut pas recouvrir",
    ),
    (
        "omission",
        8,
        " Lors d’un emboîtement, … correspondre.",
        "",
    ),
    (
        "omission",
        25,
        " ou entièrement … pièces",
        "",
    ),
    (
        "omission",
        27,
        ", si ses deux formes … visibles",
        "",
    ),
    (
        "omission",
        31,
        ", soit sur … emboîtement",
        "",
    ),
    (
        "role",
        7,
        "Le plus jeune commence",
        "Le plus âgé commence",
    ),
    (
        "role",
        14,
        "formes consécutives de sa couleur",
        "formes consécutives de la couleur adverse",
    ),
    (
        "role",
        15,
        "plus personne n’a de bonbons",
        "un seul joueur n’a plus de bonbons",
    ),
    (
        "comparator",
        8,
        "on pose un seul bonbon",
        "on pose au moins un bonbon",
    ),
    (
        "comparator",
        11,
        "lorsqu’elle est entièrement visible",
        "lorsqu’elle est au moins en partie visible",
    ),
    (
        "comparator",
        7,
        "prend les vingt-quatre bonbons",
        "prend jusqu’à vingt-quatre bonbons",
    ),
    (
        "order",
        7,
        "dans le sens horaire",
        "dans le sens antihoraire",
    ),
    (
        "order",
        23,
        "Une grande … correspondante",
        "Une petite forme peut recouvrir une grande forme correspondante",
    ),
    (
        "order",
        14,
        "Le premier joueur qui réalise",
        "Le dernier joueur qui réalise",
    ),
    (
        "untranslated",
        7,
        "Chacun choisit une couleur",
        "Each player chooses a colour",
    ),
    (
        "untranslated",
        8,
        "certaines acceptent … grande",
        "algunas admiten una forma pequeña, otras una grande",
    ),
    (
        "untranslated",
        29,
        "Les diagonales font … autorisés",
        "Diagonals are also among the permitted alignments",
    ),
    (
        "untranslated",
        33,
        "lorsque plus … placer",
        "wenn niemand mehr Bonbons zu legen hat",
    ),
    (
        "contradiction",
        8,
        "Un bonbon ne peut jamais être posé sur une case libre.",
    ),
    (
        "contradiction",
        14,
        "Les colonnes empilées ne donnent pas la victoire.",
    ),
    (
        "contradiction",
        15,
        "La victoire revient alors au joueur qui a le plus de formes visibles.",
    ),
    (
        "contradiction",
        21,
        "Les grandes cases acceptent aussi les petites formes.",
    ),
]

HARMLESS: list[tuple[object, ...]] = [
    (
        7,
        "vingt-quatre",
        "24",
    ),
    (
        8,
        "À son … bonbon",
        "On pose un seul bonbon à son tour",
    ),
    (
        14,
        "gagne",
        "remporte la partie",
    ),
    (
        21,
        "emplacements pour les petites formes",
        "places pour les petites formes",
    ),
    (
        29,
        "autorise une ligne",
        "permet une ligne",
    ),
    (
        25,
        "ne sont pas comptées",
        "ne comptent pas",
    ),
    (
        4,
        "Chaque joueur essaie de",
        "Chaque joueur cherche à",
    ),
    (
        5,
        "Les pièces, … formes",
        "Chaque pièce, appelée bonbon, réunit deux formes",
    ),
    (
        7,
        "Le plus … horaire",
        "C’est le plus jeune qui commence. La partie avance ensuite dans le sens horaire",
    ),
    (
        8,
        "un seul bonbon. On peut",
        "un bonbon et pas davantage. On peut",
    ),
    (
        11,
        "Une forme … visible",
        "Une forme ne compte que si elle est entièrement visible",
    ),
    (
        15,
        "La partie … placer",
        "La partie prend également fin quand plus aucun joueur n’a de bonbon à placer",
    ),
    (
        23,
        "Une grande forme … posée",
        "Une petite forme déjà posée peut être recouverte par une grande forme correspondante",
    ),
    (
        27,
        "si ses … visibles",
        "à condition que ses deux formes soient visibles en entier",
    ),
    (
        5,
        "Il existe des ronds, … taille.",
        ("Les formes sont de trois sortes, rond, carré et étoile, et chacune se présente en petit et en grand."),
    ),
    (
        14,
        "Le premier joueur qui … gagne.",
        ("Est vainqueur le joueur qui aligne avant les autres quatre formes consécutives de sa couleur."),
    ),
    (
        19,
        "Il faut associer … étoile.",
        "Un rond ne va qu’avec un rond, un carré qu’avec un carré et une étoile qu’avec une étoile.",
    ),
    (
        29,
        "Les diagonales font … autorisés.",
        "On a aussi le droit d’aligner ses formes en diagonale.",
    ),
    (
        8,
        "Une étoile ne … suffisante.",
        ("Même quand l’écart de taille semble suffire, il est impossible de faire entrer une étoile dans un carré."),
    ),
    (
        31,
        "Le tour normal … emboîtement.",
        (
            "Lors d’un tour normal, on place un de ses bonbons : ou bien sur une case libre, ou "
            "bien dans ou sur une pièce déjà en place, en respectant les contraintes "
            "d’emboîtement."
        ),
    ),
    (
        9,
        "Une grande pièce peut … petite forme.",
        "En masquant une petite forme, une grande pièce peut casser un alignement de l’adversaire.",
    ),
]
