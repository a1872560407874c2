"""Harmless edits of the Spanish text."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (
        3,
        "Cuando eliges … esa Fábrica;",
        "Al elegir del sol de una Fábrica, te llevas de ella todas las fichas del color que hayas elegido;",
    ),
    (3, "las fichas restantes … esa Fábrica", "coloca las demás fichas en la luna de esa misma Fábrica"),
    (
        3,
        "apiladas sobre … en las grandes",
        "en las fábricas pequeñas, apiladas encima de la ficha de bonificación; en las grandes, sobre los "
        "espacios indicados",
    ),
    (5, "las lunas de … cinco Fábricas", "las lunas de las 5 Fábricas"),
    (
        5,
        "solo tomas … idénticas debajo",
        "no tomas más que la ficha de arriba del todo, incluso si debajo hay otras idénticas",
    ),
    (
        5,
        "Además, el primer jugador que tome … jugador inicial",
        "Asimismo, la ficha de jugador inicial debe ser tomada por el primer jugador que tome cualquier "
        "ficha de la luna de la Fábrica grande",
    ),
    (7, "a exactamente … izquierda; solo", "a una única línea de patrón y colocarlas de derecha a izquierda. Solo"),
    (
        7,
        "solo puedes … mismo color",
        "no puedes añadir losetas a una línea salvo que esté vacía o ya contenga ese mismo color",
    ),
    (7, "las losetas sobrantes … a tu", "las losetas que sobren por falta de sitio se ponen en tu"),
    (
        9,
        "recorres las … y mueves",
        "revisas las líneas de patrón, empezando por la de arriba y terminando por la de abajo, y desplazas",
    ),
    (9, "(anotando los puntos de inmediato)", "–y anotas los puntos en el acto–"),
    (9, "esas fichas … a tu", "no puedes colocar esas fichas: tienes que moverlas a tu"),
    (
        11,
        "puedes usar … bonificación cualesquiera",
        "puedes utilizar 2 fichas de bonificación del color correspondiente o bien 3 fichas de bonificación, "
        "sean cuales sean,",
    ),
    (
        11,
        "voltea las … la situación",
        "las fichas usadas se ponen boca abajo. Puedes repetirlo tantas veces como la situación lo permita",
    ),
    (13, "1 punto … losetas adyacentes;", "si no hay ninguna loseta adyacente a ella, un punto;"),
    (13, "Las placas … al completarse;", "Cuando completas una placa especial, esta te da puntos extra;"),
]
