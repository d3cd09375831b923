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
