## /profile as a picture

profile-next = -# Что дальше: сегодняшняя задача, `/{ command-queue-name }` для поиска соперников или `/{ command-learn-name }`, чтобы освоить игру за три минуты.
profile-running = Партий идёт: { $n }
profile-puzzles = 🧩 Задач пробовано: { $days } · лучший ответ найден: { $found } · дней подряд: { $streak } (рекорд: { $longest })
profile-puzzle = 🧩 Сегодняшняя задача
profile-matches = Мои партии
profile-alt = Профиль { $name }: { $games }.
profile-finished = сыграно
profile-won = выиграно
profile-days = дней подряд
profile-wins = побед подряд
profile-longest = рекорд: { $n }
profile-rating = Рейтинг
profile-best = Больше всего очков
profile-card-game = сыграно: { $n } · побед: { $wins }
profile-lately = Соперники
profile-fact-days = Дней подряд с ходом: { $n } (рекорд: { $best })
profile-fact-wins = Побед подряд: { $n } (рекорд: { $best })
profile-fact-favourite = Любимец, { $game }: { $name }
profile-fact-best = Больше всего очков, { $game }: { $score } ({ $match })
refusal-profile-hidden = Этот профиль скрыт: его видит только сам игрок.

## Who may look a person up (/privacy)

privacy-visible = Твой профиль и рейтинг видны другим. Соперников и поля видишь только ты и сервер, где шла партия.
privacy-hidden = 🔒 Твой профиль и рейтинг скрыты. В таблицах лидеров, задачах дня и итогах недели тебя нет.
privacy-hide = Скрыть профиль
privacy-show = Показать профиль

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
