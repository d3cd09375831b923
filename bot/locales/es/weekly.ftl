## «Qué ha pasado aquí», una vez por semana

weekly-head = ## 📰 Qué ha pasado aquí
weekly-dates = -# { $since } – { $until }
weekly-matches = **Partidas terminadas: { $n }**
weekly-won = - { $title }: 🏆 { $names } · puntos: { $points } · participantes: { $seats }
weekly-alone = - { $title }: { $name }, en solitario · puntos: { $points }
weekly-more = - … y { $n } más
weekly-someone = alguien
weekly-best = Más puntos de la semana
weekly-board = Más puntos de la semana: { $name } con { $points }, en { $title }.
weekly-active = **Quienes más han jugado:** { $names }
weekly-ratings = **Nuevos ratings**
weekly-rating = - { $name }: { $number } ({ $change }) · { $what }
weekly-rating-new = - { $name }: { $number } (primer rating) · { $what }
weekly-puzzles = **Retos del día:** { $names }
weekly-foot = -# Para no aparecer aquí, usa `/{ command-privacy-name }`. Con el permiso Gestionar servidor, estos mensajes se desactivan en `/{ command-settings-name }`.

settings-page-weekly = Resumen semanal
settings-weekly = **Resumen semanal:** partidas terminadas, el mejor tablero, quienes más han jugado, ratings y retos del día.
settings-weekly-off = Está desactivado. Elige un canal para recibirlo cada lunes a las 9:00.
settings-weekly-on = Llega cada lunes a las 9:00, salvo si no terminó ninguna partida. Quita el canal para desactivarlo.
settings-weekly-channel = Canal del resumen semanal
