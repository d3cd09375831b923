## /profile as a picture

profile-next = -# Ahora: el reto de hoy, `/{ command-queue-name }` o `/{ command-learn-name }`.
profile-running = Partidas en curso: { $n }
profile-puzzles = 🧩 Retos intentados: { $days } · resueltos: { $found } · días seguidos: { $streak } (récord: { $longest })
profile-puzzle = 🧩 El reto de hoy
profile-matches = { league-my-next }
profile-alt = Perfil de { $name }: { $games }.
profile-finished = terminadas
profile-won = ganadas
profile-days = días seguidos
profile-wins = victorias seguidas
profile-longest = récord: { $n }
profile-rating = Rating actual
profile-best = Récord
profile-card-game = terminadas: { $n } · ganadas: { $wins }
profile-lately = Rivales recientes
profile-fact-days = Días seguidos jugando: { $n } (récord: { $best })
profile-fact-wins = Victorias seguidas: { $n } (récord: { $best })
profile-saved = Partidas rescatadas: { $n }
profile-fact-favourite = Mejor aliado en { $game }: { $name }
profile-fact-best = Récord en { $game }: { $score } ({ $match })
profile-luck = -# { $game }, suerte media (últimas partidas analizadas: { $n }), en { luck-unit }: { $luck }
refusal-profile-hidden = Este perfil es privado.

## Who may look a person up (/privacy)

privacy-visible = Cualquiera puede ver tu perfil y tu rating; tus partidas, solo donde jugaste.
privacy-hidden = 🔒 Tu perfil es privado; no apareces en clasificaciones ni en publicaciones.
privacy-hide = Ocultar mi perfil
privacy-show = Mostrar mi perfil
