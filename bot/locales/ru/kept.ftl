## Панель, которую игрок держит в своём месте

keep-button = Держать панель открытой
keep-question = **Держать открытой панель партии { $title }?** Она будет обновляться.
keep-warning = -# Приватные ветки видны и модераторам.
keep-missing = -# { refusal-keep-missing }
keep-thread = Приватная ветка
keep-dm = Личные сообщения
keep-done = ✅ Твоя панель скоро появится.
keep-calls = Упоминать в панелях: { switch-state }
keep-history = 📜 Мои ходы
keep-off = Закрыть эту панель
keep-lost = Ты больше не играешь в партии { $title }.
keep-closed-no-thread = ⚠️ Не удалось открыть приватную ветку: возможно, там нет права **{ permission-create-private-threads }**. { keep-elsewhere }
keep-closed-thread-gone = ⚠️ Ветки с твоей панелью больше нет. { keep-elsewhere }
keep-closed-dm-closed = ⚠️ Не могу писать тебе в ЛС. { keep-elsewhere }
keep-elsewhere = Выбери другое место в **Детали** → **{ keep-button }**.
settings-keeps = Где держать мои панели
settings-keeps-about = -# Панель с моими ходами открывается:
keeps-no = Панели: по кнопке «{ board-move }»
keeps-thread = Панели: в приватных ветках
keeps-thread-about = Не закрываются; их видят модераторы
keeps-dm = Панели: в ЛС
keeps-dm-about = Не закрываются
refusal-keep-missing = Чтобы открыть здесь приватную ветку, мне нужны права: { $names }.
refusal-kept-by-other = Это чужая панель. Твою откроет **{ board-move }** на доске.
refusal-kept-closed = Эта панель закрыта. Новую откроет **{ board-move }** на доске.
