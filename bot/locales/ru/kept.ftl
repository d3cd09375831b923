## Панель, которую игрок держит в своём месте

keep-button = Сохранить мою панель
keep-question = **Сохранить твою панель партии { $title }?** Она будет обновляться.
keep-warning = -# Модераторы могут открывать приватные ветки.
keep-missing = -# { refusal-keep-missing }
keep-thread = Приватная ветка
keep-dm = Личные сообщения
keep-done = ✅ Твоя панель скоро появится.
keep-calls = Пинг в моих панелях: { switch-state }
keep-history = 📜 Мои ходы
keep-off = Закрыть эту панель
keep-lost = Ты больше не играешь в { $title }.
keep-closed-no-thread = ⚠️ Не удалось открыть приватную ветку: возможно, там нет права **{ permission-create-private-threads }**. { keep-elsewhere }
keep-closed-thread-gone = ⚠️ Ветки с твоей панелью больше нет. { keep-elsewhere }
keep-closed-dm-closed = ⚠️ Не могу писать тебе в ЛС. { keep-elsewhere }
keep-elsewhere = Выбери другое место в **Детали** → **{ keep-button }**.
settings-keeps = Где хранить мои панели
keeps-no = Панели: по кнопке «Мой ход»
keeps-thread = Панели: в приватных ветках (модераторы могут их открыть)
keeps-dm = Панели: в ЛС
refusal-keep-missing = Чтобы открыть здесь приватную ветку, мне нужны права: { $names }.
refusal-kept-by-other = Это чужая панель. Твою откроет **{ board-move }** на доске.
refusal-kept-closed = Эта панель закрыта. Новую откроет **{ board-move }** на доске.
