"""Edits of the French text that a proofreader makes."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (4, "essaie de", "tente de"),
    (4, "il faut également examiner", "il faut aussi examiner"),
    (5, "réunissent chacune deux formes", "réunissent chacune 2 formes"),
    (5, "Il existe des ronds", "On trouve des ronds"),
    (7, "à portée de tous", "à portée de main de tous"),
    (7, "vingt-quatre bonbons", "24 bonbons"),
    (7, "le sens horaire", "le sens des aiguilles d’une montre"),
    (8, "un seul bonbon", "un bonbon et un seul"),
    (8, "une case libre", "une case vide"),
    (8, "Une étoile ne peut pas entrer", "Une étoile ne peut pas s’insérer"),
    (9, "pour les prochains coups", "pour les coups suivants"),
    (11, "lorsqu’elle est entièrement visible", "quand elle est entièrement visible"),
    (12, "et obliger à", "et contraindre à"),
    (14, "Le premier joueur qui réalise", "Le premier joueur à réaliser"),
    (15, "se termine également", "prend également fin"),
    (19, "Les tailles ne suffisent pas", "La taille ne suffit pas"),
    (21, "doit respecter l’emplacement", "doit convenir à l’emplacement"),
    (23, "déjà posée", "déjà placée"),
    (25, "ne sont pas comptées", "ne comptent pas"),
    (29, "font également partie", "font aussi partie"),
    (31, "consiste à placer", "consiste à poser"),
    (33, "de bonbons à placer", "de bonbons à poser"),
]
