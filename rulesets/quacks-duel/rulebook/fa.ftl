### قواعد بازی کواک‌های کوئدلینبورگ: دوئل.

-token = { $form ->
   *[one] ژتون
    [many] ژتون‌ها
    [each] ژتونی
}
-card = { $form ->
   *[one] کارت دستور پخت
    [many] کارت‌های دستور پخت
    [top] کارت دستور پخت رویی
}
-stock = ذخیره
-box = جعبه
-bag = { $form ->
   *[one] کیسه
    [of] کیسهٔ
}
-pot = دیگ
-deck = دسته
-cards = دستورهای فروخته‌نشده
-sold = دستورهای فروخته‌شده
-go_on = ادامه
-stop = توقف
-sell = فروش معجون
-sell_nothing = نفروختن
-buy = خرید دستور
-buy_nothing = نخریدن
-add = افزودن ژتون
-rounds = دورها
-brewing = پختن
-trading = داد و ستد
-buying_first = خرید پیش از فروش
-selling = فروش
-buying = خرید
-restocking = پر کردن کیسه‌ها
-player1 = بازیکن ۱
-player2 = بازیکن ۲
-score = امتیاز
-starter = بازیکن شروع‌کننده
-round = دور
-done = دست‌کشیده
-exploded = منفجرشده
-obtained = کشیده‌شده در این دور
-explosion = انفجار
-forced_stop = دست کشیدن ناچاری
-cherry = گیلاس
-mushroom = قارچ
-berry = توت
-flower = گل
-root = ریشه
-herb = گیاه دارویی
-crystal = بلور
-two_cherries_mushroom = ۲ { -cherry } + ۱ { -mushroom }
-three_cherries_mushroom = ۳ { -cherry } + ۱ { -mushroom }
-cherry_two_mushroom = ۱ { -cherry } + ۲ { -mushroom }
-cherry_mushroom_berry = ۱ { -cherry } + ۱ { -mushroom } + ۱ { -berry }
-two_cherries_mushroom_berry = ۲ { -cherry } + ۱ { -mushroom } + ۱ { -berry }
-mushroom_berry_flower = ۱ { -mushroom } + ۱ { -berry } + ۱ { -flower }
-two_cherries_berry = ۲ { -cherry } + ۱ { -berry }
-three_cherries_berry = ۳ { -cherry } + ۱ { -berry }
-cherry_two_berry = ۱ { -cherry } + ۲ { -berry }
-cherry_berry_flower = ۱ { -cherry } + ۱ { -berry } + ۱ { -flower }
-two_cherries_berry_flower = ۲ { -cherry } + ۱ { -berry } + ۱ { -flower }
-berry_flower_root = ۱ { -berry } + ۱ { -flower } + ۱ { -root }
-two_cherries_flower = ۲ { -cherry } + ۱ { -flower }
-three_cherries_flower = ۳ { -cherry } + ۱ { -flower }
-cherry_two_flower = ۱ { -cherry } + ۲ { -flower }
-cherry_flower_root = ۱ { -cherry } + ۱ { -flower } + ۱ { -root }
-two_cherries_flower_root = ۲ { -cherry } + ۱ { -flower } + ۱ { -root }
-flower_root_herb = ۱ { -flower } + ۱ { -root } + ۱ { -herb }
-two_cherries_root = ۲ { -cherry } + ۱ { -root }
-three_cherries_root = ۳ { -cherry } + ۱ { -root }
-cherry_two_root = ۱ { -cherry } + ۲ { -root }
-cherry_root_herb = ۱ { -cherry } + ۱ { -root } + ۱ { -herb }
-two_cherries_root_herb = ۲ { -cherry } + ۱ { -root } + ۱ { -herb }
-root_herb_crystal = ۱ { -root } + ۱ { -herb } + ۱ { -crystal }
-two_cherries_herb = ۲ { -cherry } + ۱ { -herb }
-three_cherries_herb = ۳ { -cherry } + ۱ { -herb }
-cherry_two_herb = ۱ { -cherry } + ۲ { -herb }
-cherry_herb_crystal = ۱ { -cherry } + ۱ { -herb } + ۱ { -crystal }
-two_cherries_herb_crystal = ۲ { -cherry } + ۱ { -herb } + ۱ { -crystal }
-herb_crystal_mushroom = ۱ { -herb } + ۱ { -crystal } + ۱ { -mushroom }
-two_cherries_crystal = ۲ { -cherry } + ۱ { -crystal }
-three_cherries_crystal = ۳ { -cherry } + ۱ { -crystal }
-cherry_two_crystal = ۱ { -cherry } + ۲ { -crystal }
-cherry_crystal_mushroom = ۱ { -cherry } + ۱ { -crystal } + ۱ { -mushroom }
-two_cherries_crystal_mushroom = ۲ { -cherry } + ۱ { -crystal } + ۱ { -mushroom }
-crystal_mushroom_berry = ۱ { -crystal } + ۱ { -mushroom } + ۱ { -berry }

title = کواک‌های کوئدلینبورگ: دوئل

phrase-cost = { $recipe_cost } امتیاز

## داستان بازی

intro = دو حکیم‌باشی دغل‌کار کنار هم معجون می‌پزند. دست در { -bag } کنید، هر چه بیرون آمد در { -pot } بریزید و به‌موقع دست بکشید؛ شاید مادهٔ بعدی همه چیز را به هوا بفرستد.

## درون جعبه

box-pots = { $zones-pot-per ->
    [one] یک
    [2] دو
   *[other] { $zones-pot-per }
} { -pot }، هر کدام با { $compartments } محفظه در یک ردیف
box-tokens = { $components-token-copies } { -token } از { $enums-Ingredient-members } نوع ماده که هر نوع رنگ خودش را دارد: گیلاس، قارچ، توت، گل، ریشه، گیاه دارویی و بلور
box-recipes = { $components-card-copies } { -card }
box-rest = { $zones-bag-per ->
    [one] یک
    [2] دو
   *[other] { $zones-bag-per }
} { -bag(form: "of") } پارچه‌ای و تخته‌ای با مسیر امتیاز

## چیدن بازی

setup-player = هر بازیکن یک { -pot } و یک { -bag } برمی‌دارد.
setup-cherries = { $first_cherries } گیلاس در { -bag(form: "of") } خود بریزید؛ فعلاً چیز دیگری در آن نیست.
setup-recipes = { -card(form: "many") } را بُر بزنید و در یک { -deck } پشت‌ورو بگذارید و به هر بازیکن { $first_recipes } عدد رو به بالا بدهید.
setup-score = امتیاز هر دو از آغاز مسیر، یعنی از هیچ، شروع می‌شود.
setup-starter = با قرعه تعیین کنید چه کسی شروع می‌کند. { $start_player ->
    [alternate] پس از آن، دو بازیکن یک‌درمیان دورها را شروع می‌کنند.
   *[fixed] همان بازیکن همهٔ دورها را شروع می‌کند.
}

## پختن

round-count = بازی { $rounds } دور دارد.
round-order = در هر دور، دو بازیکن به نوبت و هر بار یک { -token } می‌کشند، تا هر دو دست کشیده یا منفجر شده باشند. از کسی که دست کشیده می‌گذریم.
round-draw = در نوبت خود، بی‌آنکه نگاه کنید یک { -token } از { -bag(form: "of") } خود بکشید.
round-first_free = آن را در نخستین محفظهٔ خالی { -pot } خود بگذارید، از چپ به راست.
round-go_on = { $decides ->
    [before_next_draw] هر بار که دوباره نوبت شما شد، تصمیم بگیرید که یکی دیگر بکشید یا دست بکشید.
   *[after_draw] سپس، پیش از آنکه حریف بکشد، تصمیم بگیرید که در نوبت بعدی ادامه دهید یا دست بکشید.
}
round-stop = کسی که دست بکشد در آن دور دیگر چیزی نمی‌کشد و امتیازش را می‌گیرد. { $must_draw ->
    [true] هر کس دست‌کم یک بار می‌کشد.
   *[false] می‌توانید حتی پیش از نخستین کشیدن دست بکشید.
}
round-empty_bag = اگر { -bag(form: "of") } شما خالی شود یا { -pot } شما محفظهٔ خالی نداشته باشد، ناچارید دست بکشید.

## انفجار

explosion-same_color = { -pot } شما وقتی منفجر می‌شود که ماده‌ای هم‌رنگ با مادهٔ محفظهٔ درست پیش از آن بکشید.
explosion-no_cherries = گیلاس هرگز انفجار نمی‌آورد، هر چند تا که پشت سر هم بیایند.
explosion-no_points = با انفجار، دور برای شما تمام می‌شود و امتیازی نمی‌گیرید{ $exploded_scores_cherries ->
    [true] ، جز یک امتیاز برای هر گیلاس درون { -pot }.
   *[false] .
}
explosion-cherries = گیلاس‌هایتان از دست نمی‌روند: به { -bag } برمی‌گردند.

## امتیاز

score-sum = اگر به‌موقع دست کشیده باشید، ارزش‌هایی را که روی همهٔ مواد { -pot } شما نوشته شده جمع بزنید.
score-cherry_value = هر گیلاس یک امتیاز دارد؛ نوع‌های دیگر با قدرت‌های گوناگون می‌آیند.
score-track = نشان خود را به همان اندازه روی مسیر جلو ببرید.

## معجون و دستور پخت

recipe-sell = پس از آن می‌توانید معجون خود را بفروشید: { $sales_per_round ->
    [one] یک { -card } خود
   *[other] تا { $sales_per_round } { -card } خود
} را که خواسته‌اش در { -pot } شما هست برگردانید{ $exact_recipe ->
    [true] ، به شرط آنکه چیز دیگری در آن نباشد.
   *[false] . هر چه بیش از آن باشد زیانی ندارد.
} { $exploded_may_sell ->
    [true] این کار پس از انفجار هم مجاز است.
   *[false] پس از انفجار چیزی برای فروش نیست.
}
recipe-example = برای نمونه، یک دستور شاید { $enums-Recipe-two_cherries_mushroom-needs-cherry } گیلاس و { $enums-Recipe-two_cherries_mushroom-needs-mushroom } قارچ بخواهد.
recipe-points = امتیازی که روی آن نوشته شده همان دم مال شماست.
recipe-buy = { $buys_before_selling ->
    [true] پیش از هر فروشی، هر بازیکن می‌تواند { -card(form: "top") } { -deck } را بخرد و همان دم به کار ببرد.
   *[false] پس از فروش، هر بازیکن می‌تواند { -card(form: "top") } { -deck } را بخرد.
} در هر دور بیش از یکی نمی‌شود خرید. { $exploded_may_buy ->
    [true] انفجار مانع خرید نیست.
   *[false] پس از انفجار نمی‌توانید بخرید.
}
recipe-cost = بهای آن { phrase-cost } است که روی مسیر به همان اندازه عقب می‌روید.

## پیش از دور بعد

round-clean_up = { -pot } را خالی کنید. گیلاس‌ها به { -bag(form: "of") } شما برمی‌گردند.
round-discards = { $discards_reusable ->
    [true] بقیه به { -stock } برمی‌گردد و باز می‌شود آن را افزود.
   *[false] بقیه به { -box } برمی‌گردد و دیگر در بازی نیست.
}
round-restock = سپس { $restock_count } { -token } تازه در { -bag(form: "of") } خود بریزید، { $restock ->
    [obtained_strict] از نوع‌هایی که در این دور کشیده‌اید.
    [any] از هر نوعی که می‌خواهید.
    [random] که به قرعه از میان آنچه هست بیرون می‌آید.
   *[obtained_else_any] از نوع‌هایی که در این دور کشیده‌اید؛ اگر جز گیلاس چیزی نکشیده‌اید، از هر نوعی که می‌خواهید.
} { $restock_after_last_round ->
    [true] این کار پس از دور آخر هم انجام می‌شود.
   *[false] پس از دور آخر این کار لازم نیست.
} { $exploded_may_restock ->
    [true] فرقی نمی‌کند که { -pot } شما منفجر شده باشد یا نه.
   *[false] کسی که { -pot } او منفجر شده چیزی نمی‌افزاید.
}
round-stronger = مواد رفته‌رفته قوی‌تر می‌شوند. در آغاز فقط ضعیف‌ترها هستند؛ برای دور { $value_3_from } قوی‌ترها هم می‌رسند و برای دور { $value_4_from } قوی‌ترین‌ها.

## پایان بازی

end-rounds = بازی پس از { $rounds } دور تمام می‌شود.
end-most = هر کس بیشترین امتیاز را داشته باشد برنده است.
end-tie = اگر برابر باشند، کسی می‌برد که دستورهای بیشتری فروخته است؛ اگر آن هم برابر باشد، بازی مساوی است.
