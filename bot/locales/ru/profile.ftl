## /profile as a picture

profile-next = -# Что дальше: сегодняшняя задача, `/{ command-queue-name }` или `/{ command-learn-name }`.
profile-running = { $n ->
    [one] Идёт { $n } партия
    [few] Идут { $n } партии
    [many] Идут { $n } партий
   *[other] Идут { $n } партии
}
profile-puzzles = 🧩 Задач начато: { $days } · решено: { $found } · дней подряд: { $streak } (рекорд: { $longest })
profile-puzzle = 🧩 Сегодняшняя задача
profile-matches = { league-my-next }
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
profile-fact-days = Дней подряд с ходами: { $n } (рекорд: { $best })
profile-fact-wins = Побед подряд: { $n } (рекорд: { $best })
profile-saved = Спасено партий: { $n }
profile-fact-favourite = Любимец, { $game }: { $name }
profile-fact-best = Больше всего очков, { $game }: { $score } ({ $match })
profile-luck = -# { $game }, среднее везение в последних разобранных партиях ({ $n }), в { luck-unit }: { $luck }
refusal-profile-hidden = Этот профиль скрыт.

## Who may look a person up (/privacy)

privacy-visible = Твой профиль и рейтинг видны всем, партии — только там, где ты играешь.
privacy-hidden = 🔒 Твой профиль скрыт; в таблицах лидеров и новостях тебя нет.
privacy-hide = Скрыть профиль
privacy-show = Показать профиль
