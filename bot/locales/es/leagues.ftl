## Ratings

command-rating-name = puntuación
command-rating = La puntuación y su evolución: la tuya o la de alguien
command-rating-player = ¿De quién? La tuya, si no se indica
command-rating-game = ¿De qué juego? De todos, si no se indica
command-leaderboard-name = clasificación
command-leaderboard = Las puntuaciones de quienes juegan en este servidor
command-leaderboard-tables = ¿Para mesas de qué tamaño?
command-profile-name = perfil
command-profile = Lo que alguien ha jugado: partidas, victorias, promedios
command-new-rated = ¿La partida cuenta para la puntuación? No, si no se indica
option-tables-name = mesas
option-rated-name = puntuada

lobby-rated = puntuada
rating-size-two = mesas de dos
rating-size-few = mesas de tres y cuatro
rating-size-many = mesas de cinco o más
rating-what = { $game }, { $size }
rating-none = { $name } aún no tiene puntuación: empieza con una partida abierta con `/{ command-new-name }` y `{ option-rated-name }`, o en una liga.
rating-head = ## Puntuaciones de { $name }
rating-course = { $what }: { $name } empezó en { $first } y ahora está en { $last }.
rating-beneath = partidas: { $n }
rating-line = **{ $what }**: { $number } · partidas: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (aún provisional)
rating-about = -# La puntuación es lo que alguien vale casi con seguridad, por eso empieza baja; con un signo de interrogación aún es provisional. Las partidas de jugadores automáticos, abandonadas o retomadas por otra persona no cuentan para esos asientos.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = Aquí nadie tiene puntuación para { $what } todavía. Cuentan las partidas abiertas con `/{ command-new-name }` y `{ option-rated-name }`.
profile-none = { $name } aún no ha terminado ninguna partida.
profile-head = ## { $name }
profile-game = **{ $game }** · partidas terminadas: { $n } · ganadas: { $wins } · puntos de promedio: { $average }
profile-averages = -# { $game }, de promedio: { $what }
profile-average = { $what } { $n }
refusal-rating-bot = Los jugadores automáticos y los otros bots no tienen puntuación.
