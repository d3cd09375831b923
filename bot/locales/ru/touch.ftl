touch-open = Открыть поле
touch-matches = Партии
touch-sign-out = Выйти
touch-signed-out = Нажми **Детали** и **Открыть поле** в панели партии в Discord.
touch-offline = Нет связи. Пробую снова…
touch-elsewhere = Секунду…
touch-sessions = Браузеры со входом: { $n }. Последний раз: { $days }.
touch-leave = Выйти везде
