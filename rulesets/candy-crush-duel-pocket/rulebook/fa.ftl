### قواعد بازی Candy Crush DUEL: Pocket Edition.

-candy = { $form ->
   *[one] آب‌نبات
    [many] آب‌نبات‌ها
}
-chocolate = شکلات
-die = { $form ->
   *[one] تاس
    [many] تاس‌ها
}
-supply = ذخیره
-dice = تاس‌های ریخته‌شده
-taken = تاس‌های برداشته‌شده
-tray = سینی
-edge = { $form ->
   *[one] لبه
    [of] لبهٔ
}
-reserve = شکلات در دست
-off_tray = شکلات بیرون از بازی
-take = برداشتن تاس
-take_and_place_nothing = برداشتن تاس بدون گذاشتن چیزی
-place_chocolate = گذاشتن شکلات
-keep_chocolate = نگه داشتن شکلات
-send_back = برگرداندن به ذخیره
-choose = انتخاب شکل
-rounds = دورها
-picking = انتخاب تاس‌ها
-between_rounds = میان دو دور
-player1 = بازیکن ۱
-player2 = بازیکن ۲
-marker = نشان بازیکن اول
-owed = بدهی
-red = قرمز
-orange = نارنجی
-yellow = زرد
-green = سبز
-blue = آبی
-purple = بنفش
-combination = ترکیب
-plus = علامت جمع
-tee = شکل T
-ell = شکل L
-long_ell = شکل L بلند
-line5 = خط پنج‌خانه‌ای
-line4_down = خط عمودی چهارخانه‌ای
-line4_across = خط افقی چهارخانه‌ای
-square = مربع
-line3 = خط سه‌خانه‌ای
-combine = ساختن ترکیب
-no_free_square = نماندن خانهٔ خالی
-no_candy_to_take = نماندن آب‌نبات برای برداشتن
-limits-moves = سقف حرکت‌ها

title = Candy Crush DUEL: Pocket Edition

phrase-candies = { $components-candy-copies } { -candy }
phrase-plus-stars = { $patterns-plus-stars } { -candy }
phrase-tee-stars = { $patterns-tee-stars } { -candy }
phrase-ell-stars = { $patterns-ell-stars } { -candy }
phrase-four-stars = { $patterns-line4_down-stars } { -candy }
phrase-five-stars = { $patterns-line5-stars } { -candy }
phrase-square-stars = { $patterns-square-stars } { -candy }
phrase-dice = { $dice_count } { -die }
phrase-of-each-color = از هر رنگ { $candies_of_each_color } عدد
phrase-rows = { $zones-tray-rows } ردیف
phrase-columns = { $zones-tray-columns } خانه

## داستان بازی

intro = دو شیرینی‌پز روبه‌روی هم نشسته‌اند. با هر { -die } که برمی‌دارید، یک { -candy } روی { -tray } شما می‌نشیند؛ هر جا رنگ‌ها به هم برسند شیرینی‌ها مال شماست، و یک ترکیب خوب ویترین حریف را هم خالی‌تر می‌کند.

## درون جعبه

box-candies = { phrase-candies }، { phrase-of-each-color }
box-trays = { $zones-tray-per ->
    [one] یک
    [2] دو
   *[other] { $zones-tray-per }
} { -tray }، برای هر بازیکن یکی، با { phrase-rows } که در هر کدام { phrase-columns } هست
box-chocolate = { $components-chocolate-copies ->
    [one] یک
    [2] دو
   *[other] { $components-chocolate-copies }
} تکه { -chocolate }
box-dice = { phrase-dice } که هر وجه آن رنگی دارد
box-marker = یک نشان بازیکن اول

## چیدن بازی

setup-supply = همهٔ { -candy(form: "many") } را جایی بریزید که دست هر دو نفر برسد: این { -supply } است.
setup-player = هر بازیکن یک { -tray } جلوی خود می‌گذارد و یک تکه { -chocolate } کنار آن نگه می‌دارد.
setup-marker = نشان را مثل سکه بالا بیندازید. هر کس درست حدس زد، آن را برمی‌دارد و اول بازی می‌کند.

## یک دور

round-order = دور پشت دور بازی کنید، تا یکی از پایان‌هایی که پایین‌تر آمده پیش بیاید.
round-roll = در آغاز دور، یکی از شما (فرقی نمی‌کند کدام) { phrase-dice } را می‌ریزد.
round-alternate = سپس به نوبت بازی کنید. بازیکنی که نشان را دارد شروع می‌کند.
round-take = در نوبت خود یکی از { -dice } را بردارید و کنار بگذارید. { $may_take_unplaceable ->
    [true] می‌توانید حتی یکی را بردارید که رنگش در { -supply } تمام شده است؛ آن وقت چیزی نمی‌گذارید.
   *[false] فقط یکی را می‌توانید بردارید که رنگش هنوز در { -supply } مانده باشد.
}
round-place = بی‌درنگ یک { -candy } به همان رنگ روی هر خانهٔ خالی { -tray } خودتان که می‌خواهید بگذارید.
round-end = وقتی هر { phrase-dice } برداشته شد، دور تمام است. معمولاً تا آن وقت هر نفر { $dice_each } { -candy } گذاشته است. نشان را رد کنید: دور بعد را بازیکن دیگر شروع می‌کند.
round-used_up = دور زودتر هم تمام می‌شود، اگر هر { -die } که مانده رنگی را نشان دهد که در { -supply } دیگر نیست.

## شکلات

chocolate-when = میان دو دور، پیش از پرتاب بعدی، هر نفر می‌تواند { -chocolate } خود را بازی کند. { $chocolate_order ->
    [next_first] اول کسی تصمیم می‌گیرد که دور بعد را شروع می‌کند.
   *[current_first] اول کسی تصمیم می‌گیرد که دور تمام‌شده را شروع کرده بود.
}
chocolate-place = جای آن خانه‌ای خالی روی { -tray } حریف است؛ دیگر هیچ { -candy } آنجا گذاشته نمی‌شود. برای خراب کردن ترکیبی که دارد کامل می‌شود، راهی بهتر از این نیست.
chocolate-once = هر نفر در تمام بازی فقط یک تکه دارد؛ وقتش را خوب انتخاب کنید.
chocolate-stays = { $permanent_chocolate ->
    [true] { -chocolate } وقتی گذاشته شد، همان‌جا می‌ماند.
   *[false] ترکیبی که درست کنار { -chocolate } ساخته شود، آن را از { -tray } برمی‌دارد و از بازی بیرون می‌برد.
}

## ترکیب‌ها

combining-three = { $combining ->
    [connected_group] همین که دست‌کم { $patterns-line3-cells } { -candy } هم‌رنگ شما پهلو به پهلو به هم بچسبند، ترکیب ساخته‌اید، به هر شکلی که باشد.
   *[patterns] همین که { $patterns-line3-cells } { -candy } هم‌رنگ شما در یک خط عمودی یا افقی کنار هم باشند، یا یکی از شکل‌های بزرگ‌تر زیر درست شود، ترکیب ساخته‌اید.
}
combining-edge = { -candy(form: "many") } آن را فوراً از خانه‌ها بردارید و روی { -edge(form: "of") } { -tray } خود بچینید. هر کدام در پایان یک امتیاز دارد، به شرط آنکه هنوز آنجا باشد.
combining-overlap = اگر یک { -candy } چند شکل را با هم کامل کند، { $overlap ->
    [union_sum] همهٔ { -candy(form: "many") } آن‌ها به { -edge } می‌روند و ستاره‌های همهٔ شکل‌ها حساب می‌شود.
    [best_single] فقط شکلی که ستاره‌اش بیشتر است حساب می‌شود و به { -edge } می‌رود.
    [player_choice] خودتان تنها شکلی را که حساب می‌شود و به { -edge } می‌رود انتخاب می‌کنید.
   *[union_max] همهٔ { -candy(form: "many") } آن‌ها به { -edge } می‌روند و ستاره‌های بهترین شکل حساب می‌شود.
}

## دستبرد به حریف

removing-stars = شکل‌های بزرگ‌تر ستاره دارند. به ازای هر ستارهٔ ترکیب شما، یک { -candy } از { -edge(form: "of") } { -tray } حریف کم می‌شود. { $remover ->
    [defender] کدام یک، حریف انتخاب می‌کند.
    [random] کدام یک، بخت تعیین می‌کند.
   *[attacker] کدام یک، شما انتخاب می‌کنید.
}
removing-supply = این { -candy(form: "many") } به { -supply } برمی‌گردند.
removing-debt = اگر شمار آن‌ها از ستاره‌ها کمتر باشد، { $debt ->
    [true] به ازای هر یک که کم بیاید، در پایان یک امتیاز از حریف کم می‌شود.
   *[false] همه می‌روند و بدهی در کار نیست.
}
removing-list = شکل‌ها و زیانی که هر کدام به حریف می‌زند:
removing-plus = علامت جمع با { $patterns-plus-cells } خانه: { phrase-plus-stars }
removing-tee = شکل T با { $patterns-tee-cells } خانه، { $turned_shapes ->
    [true] به هر سو که چرخیده باشد
   *[false] فقط ایستاده
}: { phrase-tee-stars }
removing-ell = شکل L با { $patterns-ell-cells } خانه و دو بازوی برابر، { $turned_shapes ->
    [true] به هر سو که چرخیده باشد
   *[false] فقط مانند خود حرف
}{ $long_l ->
    [true] ، یا با یک بازوی بلند و یک بازوی کوتاه
   *[false] { "" }
}: { phrase-ell-stars }
removing-five = خطی با { $patterns-line5-cells } خانه، اگر { -tray } به اندازهٔ کافی بزرگ باشد: { phrase-five-stars }
removing-four = خطی با { $patterns-line4_down-cells } خانه، { $line4_orientation ->
    [vertical] ولی فقط عمودی: { phrase-four-stars }؛ خط افقی مانند کوتاه‌ترین خط حساب می‌شود
   *[both] عمودی یا افقی: { phrase-four-stars }
}
removing-square = مربعی { $patterns-square-rows } در { $patterns-square-columns }: { phrase-square-stars }

## پایان بازی

end-no_free_square = بازی تمام می‌شود { $full_tray_check ->
    [on_turn] وقتی نوبت شماست و { -tray } شما دیگر خانهٔ خالی ندارد.
   *[immediate] همین که { -tray } یکی از دو بازیکن دیگر خانهٔ خالی نداشته باشد.
}
end-no_candy = همچنین وقتی تمام می‌شود که درست پس از پرتاب، برای هیچ‌یک از { -die(form: "many") } در { -supply } یک { -candy } نمانده باشد.
end-most = هر کس { -candy } بیشتری روی { -edge(form: "of") } { -tray } خود داشته باشد برنده است.
end-tie = { $color_tiebreak ->
    [true] اگر برابر بودید، کسی می‌برد که از یک رنگ بیشتر داشته باشد. اگر باز هم برابر بودید، بازی مساوی است.
   *[false] اگر برابر بودید، بازی مساوی است.
}
