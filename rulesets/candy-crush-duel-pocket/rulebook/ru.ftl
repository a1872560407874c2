### Правила игры Candy Crush DUEL: Pocket Edition.

-candy = { $form ->
   *[nom] конфета
    [acc] конфету
    [gen] конфеты
    [ins] конфетой
    [many] конфет
    [nom-many] конфеты
    [Nom-many] Конфеты
    [ins-many] конфетами
}
-chocolate = { $form ->
   *[nom] шоколад
    [gen] шоколада
    [acc] шоколад
    [Nom] Шоколад
    [ins] шоколадом
}
-die = { $form ->
   *[nom] кубик
    [gen] кубика
    [many] кубиков
    [nom-many] кубики
    [gen-many] кубиков
}
-supply = { $form ->
   *[nom] запас
    [gen] запаса
    [pre] запасе
}
-dice = брошенные кубики
-taken = взятые кубики
-tray = { $form ->
   *[nom] поднос
    [gen] подноса
    [gen-many] подносов
    [pre] подносе
    [nom-many] подносы
}
-edge = { $form ->
   *[nom] край
    [gen] края
    [dat] краю
}
-reserve = шоколад игрока
-off_tray = шоколад вне игры
-take = взять кубик
-take_and_place_nothing = взять кубик и ничего не класть
-place_chocolate = положить шоколад
-keep_chocolate = придержать шоколад
-send_back = вернуть в запас
-choose = выбрать фигуру
-rounds = раунды
-picking = выбор кубиков
-between_rounds = между раундами
-player1 = игрок 1
-player2 = игрок 2
-marker = жетон первого игрока
-owed = долг
-red = красный
-orange = оранжевый
-yellow = жёлтый
-green = зелёный
-blue = синий
-purple = фиолетовый
-combination = сочетание
-plus = плюс
-tee = буква Т
-ell = уголок
-long_ell = длинный уголок
-line5 = линия из пяти
-line4_down = стоящая линия из четырёх
-line4_across = лежащая линия из четырёх
-square = квадрат
-line3 = линия из трёх
-combine = собрать сочетание
-no_free_square = свободных клеток больше нет
-no_candy_to_take = подходящих конфет больше нет
-limits-moves = предел числа ходов

title = Candy Crush DUEL: Pocket Edition

phrase-dice = { $dice_count ->
    [one] { $dice_count } { -die }
    [few] { $dice_count } { -die(form: "gen") }
   *[many] { $dice_count } { -die(form: "many") }
}
phrase-candies = { $components-candy-copies ->
    [one] { $components-candy-copies } { -candy }
    [few] { $components-candy-copies } { -candy(form: "gen") }
   *[many] { $components-candy-copies } { -candy(form: "many") }
}
phrase-of-each-color = { $candies_of_each_color ->
    [one] по { $candies_of_each_color } штуке каждого цвета
    [few] по { $candies_of_each_color } штуки каждого цвета
   *[many] по { $candies_of_each_color } штук каждого цвета
}
phrase-rows = { $zones-tray-rows ->
    [one] { $zones-tray-rows } ряд
    [few] { $zones-tray-rows } ряда
   *[many] { $zones-tray-rows } рядов
}
phrase-columns = { $zones-tray-columns ->
    [one] { $zones-tray-columns } клетке
    [few] { $zones-tray-columns } клетки
   *[many] { $zones-tray-columns } клеток
}
phrase-plus-stars = { $patterns-plus-stars ->
    [one] { $patterns-plus-stars } { -candy }
    [few] { $patterns-plus-stars } { -candy(form: "gen") }
   *[many] { $patterns-plus-stars } { -candy(form: "many") }
}
phrase-tee-stars = { $patterns-tee-stars ->
    [one] { $patterns-tee-stars } { -candy }
    [few] { $patterns-tee-stars } { -candy(form: "gen") }
   *[many] { $patterns-tee-stars } { -candy(form: "many") }
}
phrase-ell-stars = { $patterns-ell-stars ->
    [one] { $patterns-ell-stars } { -candy }
    [few] { $patterns-ell-stars } { -candy(form: "gen") }
   *[many] { $patterns-ell-stars } { -candy(form: "many") }
}
phrase-four-stars = { $patterns-line4_down-stars ->
    [one] { $patterns-line4_down-stars } { -candy }
    [few] { $patterns-line4_down-stars } { -candy(form: "gen") }
   *[many] { $patterns-line4_down-stars } { -candy(form: "many") }
}
phrase-five-stars = { $patterns-line5-stars ->
    [one] { $patterns-line5-stars } { -candy }
    [few] { $patterns-line5-stars } { -candy(form: "gen") }
   *[many] { $patterns-line5-stars } { -candy(form: "many") }
}
phrase-square-stars = { $patterns-square-stars ->
    [one] { $patterns-square-stars } { -candy }
    [few] { $patterns-square-stars } { -candy(form: "gen") }
   *[many] { $patterns-square-stars } { -candy(form: "many") }
}

## О чём игра

intro = Два кондитера сидят друг против друга. Взяли { -die } – положили { -candy(form: "acc") } на свой { -tray }; где цвета сошлись, сладости ваши, а удачное сочетание ещё и разорит витрину соперника.

## Что в коробке

box-candies = { phrase-candies }, { phrase-of-each-color }
box-trays = { $zones-tray-per ->
    [one] { $zones-tray-per } { -tray }
    [2] два { -tray(form: "gen") }
    [few] { $zones-tray-per } { -tray(form: "gen") }
   *[many] { $zones-tray-per } { -tray(form: "gen-many") }
}, по одному на игрока; на каждом { phrase-rows } по { phrase-columns }
box-chocolate = { $components-chocolate-copies ->
    [one] { $components-chocolate-copies } плитка
    [2] две плитки
    [few] { $components-chocolate-copies } плитки
   *[many] { $components-chocolate-copies } плиток
} { -chocolate(form: "gen") }
box-dice = { phrase-dice } с цветными гранями
box-marker = один жетон первого игрока

## Подготовка

setup-supply = Сложите { -candy(form: "nom-many") } так, чтобы до них дотягивались оба: это { -supply }.
setup-player = Каждый игрок ставит перед собой { -tray } и кладёт рядом одну плитку { -chocolate(form: "gen") }.
setup-marker = Подбросьте жетон первого игрока, как монету. Кто угадал сторону, берёт жетон себе и ходит первым.

## Раунд

round-order = Раунд следует за раундом, пока игра не кончится так, как сказано ниже.
round-roll = В начале раунда любой из вас бросает { phrase-dice }.
round-alternate = Затем ходите по очереди. Начинает игрок с жетоном.
round-take = В свой ход возьмите один из брошенных { -die(form: "gen-many") } и отложите его. { $may_take_unplaceable ->
    [true] Можно взять и такой, цвета которого в { -supply(form: "pre") } больше нет; тогда вы ничего не кладёте.
   *[false] Брать можно только такой, цвет которого ещё есть в { -supply(form: "pre") }.
}
round-place = Сразу положите { -candy(form: "acc") } выпавшего цвета на любую свободную клетку своего { -tray(form: "gen") }.
round-end = Когда разобраны все { -die(form: "nom-many") } (всего их { $dice_count }), раунд окончен. Обычно к этому времени каждый положил { $dice_each ->
    [one] { $dice_each } { -candy(form: "acc") }
    [few] { $dice_each } { -candy(form: "gen") }
   *[many] { $dice_each } { -candy(form: "many") }
}. Передайте жетон: следующий раунд начинает другой игрок.
round-used_up = Раунд кончается раньше, если на каждом из оставшихся { -die(form: "gen-many") } выпал цвет, которого в { -supply(form: "pre") } уже нет.

## Шоколад

chocolate-when = Между раундами, перед новым броском, каждый может пустить в ход { -chocolate(form: "acc") }. { $chocolate_order ->
    [next_first] Первым решает тот, кто начнёт следующий раунд.
   *[current_first] Первым решает тот, кто начинал закончившийся раунд.
}
chocolate-place = Его кладут на свободную клетку { -tray(form: "gen") } соперника: { -candy(form: "acc") } туда уже не положить. Так проще всего испортить почти готовое сочетание.
chocolate-once = Плитка у каждого одна на всю игру, так что выбирайте миг с умом.
chocolate-stays = { $permanent_chocolate ->
    [true] Положенный { -chocolate } остаётся на месте до конца.
   *[false] Сочетание, возникшее вплотную к плитке, снимает { -chocolate(form: "acc") } с { -tray(form: "gen") } и убирает из игры.
}

## Сочетания

combining-three = { $combining ->
    [connected_group] Как только рядом соберётся хотя бы { $patterns-line3-cells ->
        [one] { $patterns-line3-cells } { -candy }
        [few] { $patterns-line3-cells } { -candy(form: "gen") }
       *[many] { $patterns-line3-cells } { -candy(form: "many") }
    } одного цвета, соприкасаясь сторонами, это сочетание, какой бы формы оно ни было.
   *[patterns] Как только в ряд, стоймя или лёжа, выстроится { $patterns-line3-cells ->
        [one] { $patterns-line3-cells } { -candy }
        [few] { $patterns-line3-cells } { -candy(form: "gen") }
       *[many] { $patterns-line3-cells } { -candy(form: "many") }
    } одного цвета или сложится одна из больших фигур, названных ниже, это сочетание.
}
combining-edge = Тут же снимите его { -candy(form: "nom-many") } с клеток и разложите по { -edge(form: "dat") } своего { -tray(form: "gen") }. Каждая принесёт в конце очко – если до конца там долежит.
combining-overlap = Если одна { -candy } завершает сразу несколько фигур, { $overlap ->
    [union_sum] на { -edge } уходят все их { -candy(form: "nom-many") }, а звёзды всех фигур складываются.
    [best_single] засчитывается и уходит на { -edge } только та фигура, в которой больше всего звёзд.
    [player_choice] вы сами выбираете ту единственную фигуру, которая засчитывается и уходит на { -edge }.
   *[union_max] на { -edge } уходят все их { -candy(form: "nom-many") }, а звёзды считаются по лучшей фигуре.
}

## Набег на соперника

removing-stars = Большие фигуры отмечены звёздами. За каждую звезду вашего сочетания одна { -candy } покидает { -edge } { -tray(form: "gen") } соперника. { $remover ->
    [defender] Какая именно, выбирает соперник.
    [random] Какая именно, решает случай.
   *[attacker] Какая именно, выбираете вы.
}
removing-supply = Эти { -candy(form: "nom-many") } возвращаются в { -supply }.
removing-debt = Если их там меньше, чем звёзд, { $debt ->
    [true] за каждую недостающую соперник теряет в конце очко.
   *[false] уходят все, а остальное прощается.
}
removing-list = Вот фигуры и то, во что каждая обходится сопернику:
removing-plus = плюс из { $patterns-plus-cells }: { phrase-plus-stars }
removing-tee = буква Т из { $patterns-tee-cells }, { $turned_shapes ->
    [true] повёрнутая как угодно
   *[false] стоящая прямо
}: { phrase-tee-stars }
removing-ell = уголок из { $patterns-ell-cells } с равными сторонами, { $turned_shapes ->
    [true] повёрнутый как угодно
   *[false] стоящий как буква L
}{ $long_l ->
    [true] , или с длинной и короткой стороной
   *[false] { "" }
}: { phrase-ell-stars }
removing-five = линия из { $patterns-line5-cells }, если { -tray } достаточно велик: { phrase-five-stars }
removing-four = линия из { $patterns-line4_down-cells }, { $line4_orientation ->
    [vertical] но только стоящая: { phrase-four-stars }; лежащая считается как самая короткая
   *[both] стоящая или лежащая: { phrase-four-stars }
}
removing-square = квадрат { $patterns-square-rows } на { $patterns-square-columns }: { phrase-square-stars }

## Конец игры

end-no_free_square = Игра кончается{ $full_tray_check ->
    [on_turn] , когда пришёл ваш ход, а на вашем { -tray(form: "pre") } не осталось свободных клеток.
   *[immediate] { " " }сразу, как только на чьём-либо { -tray(form: "pre") } не осталось свободных клеток.
}
end-no_candy = Кончается она и тогда, когда сразу после броска ни для одного { -die(form: "gen") } в { -supply(form: "pre") } не находится { -candy(form: "gen") } нужного цвета.
end-most = Побеждает тот, у кого по { -edge(form: "dat") } своего { -tray(form: "gen") } лежит больше { -candy(form: "many") }.
end-tie = { $color_tiebreak ->
    [true] Если поровну, побеждает тот, у кого больше { -candy(form: "many") } какого-нибудь одного цвета. Если и тут равенство, игра кончается вничью.
   *[false] Если поровну, игра кончается вничью.
}
