# El reto del día.

command-puzzle-name = reto
command-puzzle = Resolver el reto de hoy: tres intentos, cuenta el mejor
puzzle-head = 🧩 **{ $game }: { $question }**
puzzle-left = -# { $n ->
        [one] Queda { $n } intento
        [many] Quedan { $n } intentos
       *[other] Quedan { $n } intentos
    }: { $uses }{ $most }
puzzle-so-far = {" "}· tu mejor resultado: { $points }
puzzle-rules = -# Tres intentos, hasta las { $end }.
puzzle-making = 🧩 Estoy creando el reto de hoy. Aparecerá aquí en unos segundos.
puzzle-most = -# Tu mejor resultado: { $points }
puzzle-position = ℹ️
puzzle-back = Volver al reto
puzzle-rules-page = Reglas
puzzle-yesterday = Ayer
puzzle-answer = Mi respuesta
puzzle-restart = Empezar de nuevo
puzzle-again = Otro intento
puzzle-over = 🗓️ Ese reto ya terminó. Este es el de hoy: **{ $game }**.
puzzle-has-ended = 🗓️ Este reto ya terminó.
puzzle-see-answer = Respuesta
puzzle-moved = Ese botón era de un paso anterior. Ahora estás aquí.
puzzle-repeated = Ya diste esta respuesta: { $points }. No gasta ningún intento.
puzzle-tried = **{ $points }** ({ $gain } desde el inicio). { $left ->
        [0] No te quedan intentos.
        [one] Te queda un intento.
        [many] Te quedan { $left } intentos.
       *[other] Te quedan { $left } intentos.
    }
puzzle-better = 📈 Mejor que antes.
puzzle-equal = Igualas tu mejor resultado.
puzzle-worse = 📉 Tu mejor resultado: { $points }.
puzzle-found-best = 🏆 **{ $points }**: demostrado, ¡es la mejor respuesta!
puzzle-missed = { $reached ->
        [none] Aún se pueden sumar puntos.
        [less] La mejor suma más del doble.
       *[half] Ya tienes al menos la mitad de lo posible.
    }
puzzle-player = Participante
puzzle-tomorrow = -# La mejor respuesta, desde las { $end }: `/{ command-puzzle-name }`, **{ puzzle-yesterday }**
puzzle-streak = 🔥 Racha: { $days ->
        [one] { $days } día
        [many] { $days } días seguidos
       *[other] { $days } días seguidos
    }
puzzle-share = -# Para compararte, copia esto:
puzzle-share-line = 🧩 { $game } { $date }
    { $points } · { $tries ->
        [one] 1 intento
        [many] { $tries } intentos
       *[other] { $tries } intentos
    } · 🔥 { $days }
refusal-puzzle-late = El reto de hoy aún no está listo. Inténtalo otra vez en un minuto.
refusal-puzzle-none = Hoy no hay reto. Vuelve mañana.
refusal-puzzle-tries = Ya usaste tus { $tries } intentos de hoy. El siguiente reto llega mañana.
puzzle-solve = Resolver
puzzle-solve-today = El reto de hoy
puzzle-post = ### 🧩 Reto del día: { $game }
    {""}**{ $question }**
    -# Tres intentos, cuenta el mejor. Termina { $end }.
puzzle-ended = ### 🧩 Reto del día: { $game }
    {""}**{ $question }**
    -# Este reto ya terminó.
puzzle-last = **{ $date }** · mejor respuesta: { $best }
puzzle-best = { $points }: { $answer }
puzzle-tried-by = { $n ->
        [0] No lo intentó nadie.
        [one] Lo intentó { $n } persona.
        [many] Lo intentaron { $n } personas.
       *[other] Lo intentaron { $n } personas.
    }
puzzle-found = Encontraron la mejor: { $more ->
        [0] { $names }
       *[other] { $names } y { $more } más
    }
puzzle-not-found = Nadie encontró la mejor.
puzzle-streaks = 🔥 Rachas: { $list }
puzzle-streak-of = { $name } { $days ->
        [one] { $days } día
        [many] { $days } días
       *[other] { $days } días
    }
puzzle-week = **La semana pasada** · hasta 100 al día, según la parte de la mejora posible que lograste
puzzle-week-line = { $rank }. { $name } · { $points } · { $days ->
        [one] { $days } día
        [many] { $days } días
       *[other] { $days } días
    }
settings-page-puzzle = Reto del día
settings-puzzle-link = Servidor: reto del día
settings-puzzle = **Reto del día** — un reto al día en un canal. Todos lo resuelven en privado, y el siguiente mensaje trae la respuesta.
settings-puzzle-at = El siguiente llega { $next }, después cada día a las { $at } de tu hora. Cada uno termina a las { $end }.
settings-puzzle-now = El primero está en camino, después llega cada día a las { $at } de tu hora. Cada uno termina a las { $end }.
settings-puzzle-closed = ⚠️ No pude publicar en { $channel }. Dame permiso para verlo y enviar mensajes, o elige otro canal.
settings-puzzle-channel = Canal (por defecto: ninguno)
settings-puzzle-when = Hora del día
settings-puzzle-hour = { $hour } UTC
