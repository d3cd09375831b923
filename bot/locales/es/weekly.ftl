## «Qué ha pasado aquí», una vez por semana

weekly-head = ## 📰 Qué pasó aquí
weekly-dates = -# { $since } – { $until }
weekly-matches = **Partidas terminadas: { $n }**
weekly-won = - { $title }: 🏆 { $names } · puntos: { $points } · participantes: { $seats }
weekly-alone = - { $title }: { $name }, en solitario · puntos: { $points }
weekly-more = - … y { $n } más
weekly-someone = alguien
weekly-best = Récord de la semana
weekly-board = { weekly-best }: { $name } con { $points }, en { $title }.
weekly-active = **Quienes más jugaron:** { $names }
weekly-ratings = **Nuevos ratings**
weekly-rating = - { $name }: { $number } ({ $change }) · { $what }
weekly-rating-new = - { $name }: { $number } (primer rating) · { $what }
weekly-puzzles = **Retos del día:** { $names }
weekly-foot = -# Para no aparecer, usa `/{ command-privacy-name }`; quien gestiona el servidor desactiva este resumen en `/{ command-settings-name }`.

settings-page-weekly = Resumen semanal ▸
settings-weekly = **Resumen semanal:** partidas, jugadores, ratings y retos, los lunes a las 9:00.
settings-weekly-channel = { settings-puzzle-channel }
