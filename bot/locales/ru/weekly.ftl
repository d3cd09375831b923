## «Что здесь было», раз в неделю

weekly-head = ## 📰 Что здесь было за неделю
weekly-dates = -# { $since } – { $until }
weekly-matches = **Закончено партий: { $n }**
weekly-won = - { $title }: 🏆 { $names } · очков: { $points } · игроков: { $seats }
weekly-alone = - { $title }: { $name } (партия в одиночку) · очков: { $points }
weekly-more = - … и ещё { $n }
weekly-someone = кто-то
weekly-best = Больше всего очков за неделю
weekly-board = Больше всего очков за неделю — { $name }: { $points } ({ $title }).
weekly-active = **Больше всех играли:** { $names }
weekly-ratings = **Новые рейтинги**
weekly-rating = - { $name }: { $number } ({ $change }) · { $what }
weekly-rating-new = - { $name }: { $number } (первый рейтинг) · { $what }
weekly-puzzles = **Задачи дня:** { $names }
weekly-foot = -# Скрыть своё имя можно в `/{ command-privacy-name }`. С правом «Управлять сервером» итоги отключаются в `/{ command-settings-name }`.

settings-page-weekly = Итоги недели
settings-weekly = **Итоги недели** — законченные партии, лучшее поле, самые активные, рейтинги и задачи.
settings-weekly-off = Отключены. Чтобы получать их по понедельникам в 9:00, выбери канал.
settings-weekly-on = Приходят по понедельникам в 9:00, если за неделю закончена хоть одна партия. Чтобы отключить, убери канал.
settings-weekly-channel = Канал для итогов недели
