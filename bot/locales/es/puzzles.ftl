# El reto del día.

command-puzzle-name = reto
command-puzzle = Resolver el reto de hoy en tres intentos
puzzle-head = 🧩 **{ $game }: { $question }**
puzzle-left = -# { $n ->
        [one] Queda { $n } intento
        [many] Quedan { $n } intentos
       *[other] Quedan { $n } intentos
    } · { $uses }{ $most }
puzzle-so-far = {" "}· tu mejor resultado: { $points }
puzzle-rules = -# Mejor de 3 intentos. Fin: { $end }.{ $real ->
        [true] {" "}De una partida real.
       *[false] {""}
    }
puzzle-making = 🧩 El reto de hoy está en camino.
puzzle-most = -# Tu mejor resultado: { $points }
puzzle-position = ℹ️
puzzle-back = Volver al reto
puzzle-rules-page = { lobby-page-rules }
puzzle-yesterday = Ayer
puzzle-answer = Mi respuesta
puzzle-restart = { learn-again }
puzzle-again = Otro intento
puzzle-over = { puzzle-has-ended } El de hoy: **{ $game }**.
puzzle-has-ended = 🗓️ Este reto terminó.
puzzle-see-answer = Respuesta
puzzle-repeated = La misma respuesta de antes: { $points }. No gasta intento.
puzzle-tried = **{ $points }** ({ $gain } frente al punto de partida). { $left ->
        [0] No te quedan intentos.
        [one] Te queda un intento.
        [many] Te quedan { $left } intentos.
       *[other] Te quedan { $left } intentos.
    }
puzzle-better = 📈 Mejor que antes.
puzzle-equal = Igualas tu mejor resultado.
puzzle-worse = 📉 Tu mejor resultado: { $points }.
puzzle-found-best = 🏆 **{ $points }**: ¡no hay respuesta mejor!
puzzle-missed = { $reached ->
        [none] Aún hay una respuesta mejor.
        [less] La mejor respuesta suma más del doble que la tuya.
       *[half] Sumas al menos la mitad que la mejor.
    }
puzzle-player = Participante
puzzle-tomorrow = -# Cuando termine ({ $end }), `/{ command-puzzle-name }` → **{ puzzle-yesterday }** dará la mejor respuesta.
puzzle-streak = 🔥 Racha: { $days ->
        [one] { $days } día
        [many] { $days } días
       *[other] { $days } días
    }
puzzle-share = -# Para compartir, copia esto:
puzzle-share-line = 🧩 { $game } { $date }
    { $points } · { $tries ->
        [one] 1 intento
        [many] { $tries } intentos
       *[other] { $tries } intentos
    } · 🔥 { $days }
refusal-puzzle-late = El reto de hoy estará listo en un minuto.
refusal-puzzle-none = El siguiente reto llega mañana.
refusal-puzzle-tries = Usaste tus { $tries } intentos. { refusal-puzzle-none }
puzzle-solve = Resolver
puzzle-solve-today = El reto de hoy
puzzle-post-head = ### 🧩 Reto del día: { $game }
    {""}**{ $question }**
puzzle-post = { puzzle-post-head }
    { puzzle-rules }
puzzle-ended = { puzzle-post-head }
    -# Terminado.
puzzle-last = **{ $date }** · mejor respuesta: { $best }
puzzle-best = { $points }: { $answer }
puzzle-tried-by = { $n ->
        [0] No lo intentó nadie.
        [one] Lo intentó { $n } persona.
        [many] Lo intentaron { $n } personas.
       *[other] Lo intentaron { $n } personas.
    }
puzzle-found = Con la mejor respuesta: { $more ->
        [0] { $names }
       *[other] { $names } y { $more } más
    }
puzzle-not-found = Nadie encontró la mejor respuesta.
puzzle-streaks = 🔥 Rachas: { $list }
puzzle-streak-of = { $name } { $days ->
        [one] { $days } día
        [many] { $days } días
       *[other] { $days } días
    }
puzzle-week = **La semana pasada** · la mejor respuesta de cada día da 100 puntos
puzzle-week-line = { $rank }. { $name } · { $points } · { $days ->
        [one] { $days } día
        [many] { $days } días
       *[other] { $days } días
    }
settings-page-puzzle = Reto del día ▸
settings-puzzle = **Reto del día:** en privado, con la respuesta de ayer.
settings-puzzle-times = Cada día, de { $at } a { $end } (tu hora). El siguiente { $next ->
    [soon] está en camino
   *[due] llega { $next }
}.
settings-puzzle-closed = ⚠️ Dame permiso para ver { $channel } y escribir allí, o elige otro canal.
settings-puzzle-channel = Canal (por defecto: ninguno)
settings-puzzle-when = Hora del día
settings-puzzle-hour = { $hour } UTC
settings-puzzle-share = Posiciones reales: { switch-state }
settings-puzzle-share-about = Las partidas terminadas aquí pueden ser retos para todos, sin nombres.
