## /profile as a picture

profile-next = -# Ahora: el reto de hoy, `/{ command-queue-name }` para encontrar rivales o `/{ command-learn-name }` para aprender un juego en tres minutos.
profile-running = Partidas en curso: { $n }
profile-puzzles = 🧩 Retos intentados: { $days } · mejor respuesta encontrada: { $found } · días seguidos: { $streak } (máximo: { $longest })
profile-puzzle = 🧩 El reto de hoy
profile-matches = Mis partidas
profile-alt = Perfil de { $name }: { $games }.
profile-finished = terminadas
profile-won = ganadas
profile-days = días seguidos
profile-wins = victorias seguidas
profile-longest = récord: { $n }
profile-rating = Rating actual
profile-best = Más puntos
profile-card-game = terminadas: { $n } · ganadas: { $wins }
profile-lately = Rivales recientes
profile-fact-days = Días seguidos con una jugada: { $n } (récord: { $best })
profile-fact-wins = Victorias seguidas: { $n } (récord: { $best })
profile-fact-favourite = Favorito en { $game }: { $name }
profile-fact-best = Más puntos en { $game }: { $score } ({ $match })
refusal-profile-hidden = Esta persona mantiene su perfil en privado: nadie más puede verlo.

## Who may look a person up (/privacy)

privacy-visible = Los demás pueden ver tu perfil y tu rating. Tus rivales y tableros solo los ves tú y el servidor donde jugaste.
privacy-hidden = 🔒 Tu perfil y tu rating son privados. No apareces en clasificaciones, retos del día ni resúmenes semanales.
privacy-hide = Ocultar mi perfil
privacy-show = Mostrar mi perfil

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
