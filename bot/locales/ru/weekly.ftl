## «Что здесь было», раз в неделю

weekly-head = ## 📰 Что здесь было за неделю
weekly-dates = -# { $since } – { $until }
weekly-matches = **{ $n ->
    [one] Закончена { $n } партия
    [few] Закончены { $n } партии
    [many] Закончено { $n } партий
   *[other] Закончено { $n } партии
}**
weekly-won = - { $title }: 🏆 { $names } · очков: { $points } · игроков: { $seats }
weekly-alone = - { $title }: { $name } (партия в одиночку) · очков: { $points }
weekly-more = - … и ещё { $n }
weekly-someone = кто-то
weekly-best = Больше всего очков за неделю
weekly-board = { weekly-best } — { $name }: { $points } ({ $title }).
weekly-active = **Больше всех играли:** { $names }
weekly-ratings = **Новые рейтинги**
weekly-rating = - { $name }: { $number } ({ $change }) · { $what }
weekly-rating-new = - { $name }: { $number } (первый рейтинг) · { $what }
weekly-puzzles = **Задачи дня:** { $names }
weekly-foot = -# Скрыть имя можно в `/{ command-privacy-name }`, отключить итоги — в `/{ command-settings-name }`.

settings-page-weekly = Итоги недели ▸
settings-weekly = **Итоги недели** — партии, игроки, рейтинги и задачи, по понедельникам в 9:00.
settings-weekly-channel = { settings-puzzle-channel }
