## Ratings

command-rating-name = rating
command-rating = El rating de un jugador y su evolución
command-rating-player = ¿De quién? El tuyo por defecto
command-rating-game = ¿De qué juego? Todos por defecto
command-leaderboard-name = clasificación
command-leaderboard = Los mejores ratings de este servidor
command-leaderboard-tables = ¿Mesas de qué tamaño?
command-profile-name = perfil
command-profile = Partidas, victorias y promedios de un jugador
option-tables-name = mesas

lobby-rated = con rating
rating-size-two = mesas de 2
rating-size-few = mesas de 3 o 4
rating-size-many = mesas de 5 o más
rating-what = { $game }, { $size }
rating-none = { $name } aún no tiene rating. Para tenerlo, hay que jugar hasta el final una partida con rating con al menos otra persona: en una liga con rating, o en una sala con **{ lobby-options }**, **{ lobby-rated-on }**.
rating-head = ## Rating de { $name }
rating-course = { $what }: { $name } empezó con { $first } y ahora tiene { $last }.
rating-beneath = partidas: { $n }
rating-line = **{ $what }**: { $number } · partidas: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (provisional)
rating-about = -# Es una estimación prudente, por eso empieza baja; «?» significa provisional. Los jugadores virtuales, los asientos abandonados y los suplentes no cuentan.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = Aún no hay ratings aquí ({ $what }). Para tener uno, hay que jugar hasta el final una partida con rating con al menos otra persona: en una liga con rating, o en una sala con **{ lobby-options }**, **{ lobby-rated-on }**.
profile-none = { $name } aún no ha terminado ninguna partida.
profile-none-own = Aún no has terminado ninguna partida.
profile-head = ## { $name }
profile-game = **{ $game }** · terminadas: { $n } · ganadas: { $wins } · promedio de puntos: { $average }
profile-averages = -# { $game }, en promedio: { $what }
profile-average = { $what } { $n }
profile-pace = -# A tiempo: { $intime } de las últimas { $of } jugadas, casi siempre en { $hours } { $hours ->
    [one] hora
    [many] horas
   *[other] horas
} de juego
refusal-rating-bot = Los jugadores virtuales y otros bots no tienen rating. Elige a una persona.

## Leagues

command-league-name = liga
command-league = Ligas y pequeños torneos que funcionan solos
command-league-which = ¿Qué liga? La de este canal por defecto
command-league-help-name = ayuda
command-league-help = Cómo crear, dirigir y terminar una liga
command-league-create-name = crear
command-league-create = Crear una liga en este canal (organización)
command-league-called = El nombre de la liga
command-league-game = ¿Qué juego? El primero por defecto
command-league-home-name = inicio
command-league-home = Empieza aquí: la página de la liga con todos sus botones
command-league-join-name = entrar
command-league-join = Inscribirte, o ser suplente durante la temporada
command-league-leave-name = salir
command-league-leave = Dejar la liga
command-league-next-name = próxima
command-league-next = Cuándo, dónde y contra quién juegas
command-league-standings-name = tabla
command-league-standings = La tabla de una división
command-league-division = ¿Qué división? La tuya por defecto
command-league-calendar-name = calendario
command-league-calendar = Todas las partidas de tu división
command-league-why-name = porqué
command-league-why = Explicar el puesto de un jugador
command-league-player = ¿Qué jugador? Tú por defecto
command-league-correct-name = corregir
command-league-correct = Corregir el resultado de una partida (organización)
command-league-restart-name = reiniciar
command-league-restart = Reiniciar una partida anulada (organización)
command-league-session = El número de la partida, según el calendario
command-league-points = Puntos de la partida por asiento, p. ej. 41 38 38 20; un guion anula la partida
command-league-reason = Motivo, visible en el canal
command-league-add-name = añadir
command-league-add = Inscribir a alguien (organización)
command-league-remove-name = retirar
command-league-remove = Retirar a un jugador; entra un suplente (organización)
command-league-simulate-name = simular
command-league-simulate = Simular la temporada con jugadores inventados (organización)
command-league-people = ¿Cuántos jugadores? Los inscritos por defecto
command-league-channel-name = canal
command-league-channel = Mover la liga a este canal (organización)
command-league-export-name = exportar
command-league-export = Calendario, resultados y tabla en archivos
option-league-name = liga
option-name-name = nombre
option-division-name = división
option-points-name = puntos
option-reason-name = motivo
option-people-name = jugadores

league-season = temporada { $n }
league-division = División { $n }
league-session = sesión { $number }
league-match = partida { $number }
league-session-match = { $session } · { $match }
league-board = -# 🏆 { $league } · { $session }
league-board-forfeits = -# ⌛ No se { $n ->
    [1] presentó
   *[other] presentaron
}: { $who } (un jugador virtual hizo casi todas sus jugadas).
league-board-replaced = -# ⌛ Un jugador virtual hizo casi todas las jugadas de { $who }.
league-board-played-for = -# 🪑 { $by } jugó por { $name }: la partida cuenta para { $name }.
league-stage-semi = semifinal ({ $session })
league-stage-final = final ({ $session })
league-stage-third = partida por el tercer puesto ({ $session })
league-annulled = { $who }: anulada
league-unplayed = { $who }: { $percent ->
    [0] sin jugar
   *[other] { $percent } % jugado solo por jugadores virtuales, sin puntos
}
league-stopped = { $who }: interrumpida con el { $percent } % jugado, sin puntos
league-replaced = { $who }: sin puntos, los jugadores virtuales hicieron casi todas las jugadas
league-waited = Esperaba a { $who }
league-waited-away = Ausentes todos los jugadores: { $who }
league-bye = { $name } descansa
league-stand-in = { $name } (juega { $by })
league-stand-in-partly = { $name } (en parte juega { $by })
league-played-for = { $by } jugó por { $name }
league-place-forfeit = { $name } (no se presentó)
league-place-walkover = { $name } gana sin jugar ({ $twelfths ->
    [12] { $points } punto
   *[other] { $points } puntos
})
league-place-corrected = ✏️ corregida
league-no-season = Aún no ha empezado ninguna temporada de { $league }.
league-standings-alt = Tabla, { $title }
league-standings-alt-leader = Tabla, { $title }: va primero { $leader }
league-standings-running = ▶️ { $stage }
league-standings-paused = ⏸️ En pausa · { $stage }
league-standings-round = Ronda { $n } de { $of }
league-standings-ends = termina: { $at }
league-standings-final = { $title } · tabla final
league-standings-won = 🏁 La temporada ha terminado. { $n ->
    [1] 🏆 Gana **{ $name }**.
   *[other] 🏆 Comparten el título **{ $name }**.
}
league-standings-first = 🏁 La temporada ha terminado. 🏆 Gana esta división **{ $name }**.
league-standings-over = 🏁 La temporada ha terminado. No gana nadie: nadie terminó bastantes partidas (al menos la mitad de las que se pudieron jugar).
league-rankless = Nadie tiene puesto: no se terminó ninguna partida{ $why ->
    [points] {" "}con puntos.
    [none] .
   *[part] {" "}(hace falta el { $needed } %).
}
league-rank-rule = Para tener puesto hay que hacer jugadas propias y terminar al menos la mitad de las partidas que se pudieron jugar.
league-standings-unfinished = 🏁 La temporada ha terminado.
league-count-done = { $of ->
    [one] { $done } de { $of } partida terminada
    [many] { $done } de { $of } de partidas terminadas
   *[other] { $done } de { $of } partidas terminadas
}
league-count-scored = cerradas por la fecha límite, con sus puntos: { $n }
league-count-open = en juego: { $n }
league-count-away = sin nadie jugando en { $n } de ellas
league-count-left = sin empezar: { $n }
league-count-stopped = interrumpidas demasiado pronto, sin puntos: { $n }
league-count-replaced = jugadas casi solo por jugadores virtuales, sin puntos: { $n }
league-count-unplayed = sin ninguna jugada de personas: { $n }
league-count-ended = sin terminar, ya no cuentan, pero se pueden seguir jugando: { $n }
league-standings-none = Aún no hay puestos: no ha terminado ninguna partida{ $why ->
    [points] {" "}con puntos.
   *[none] .
}
league-standings-decides = { $n ->
    [2] Puntos de liga: { $first } por ganar, { $second } por el segundo puesto
   *[other] Puntos de liga por partida, del primer al último puesto: { $prizes }
}. Gana quien más suma.
league-standings-out = Sin puesto por dejar la temporada o dejar de jugar: { $who }
league-standings-short = Sin puesto: { $who }
league-short-forfeits = { $name } no se presentó a { $n } de { $of } partidas
league-short-finished = { $name } { $n ->
    [0] no terminó ninguna partida
   *[other] terminó { $n } de { $of } partidas que se pudieron jugar
}
league-short-silent = { $name } no hizo ninguna jugada
league-standings-foot = Los empates se deciden por: { $ties }. Después, se comparte el puesto.
league-standings-deciding = No se muestran los desempates que no cambiaron nada.
league-standings-mutual = { league-column-mutual }: puntos contra los empatados
league-standings-share = { league-column-share }: promedio del % de puntos del primero
league-standings-lot = { league-column-lot }: un número al azar. No cambia ningún puesto; el mayor va delante cuando hay que separar un puesto compartido (ascensos, eliminatorias). Su semilla ({ $seed }…) está en **{ league-home }** → **{ league-files }**
league-standings-lines = Encima de la línea superior: asciende. Debajo de la inferior: desciende.
league-now-about = **En juego** · % jugado y puntos
league-now-session = **{ $session }** · { $percent } %
    -# { $line }
league-now-more = … y { $n } más
league-now-away-in = ausente en { $n } de { $of }
league-now-champion = gana la liga
league-now-up = asciende
league-now-down = desciende
league-now-rankless = sin puesto{ $why ->
    [forfeits] {""}
    [silent] : no jugó
   *[finished] : muy pocas
}
league-now-left = dejó la temporada
league-now-out = dejó de jugar
league-now-missed = jugó en { $n } de { $of } partidas
league-now-claimed = juegan otros en { $n } de { $of }
league-own-played = terminadas: { $n }
league-own-scored = a medias, cuentan: { $n }
league-own-forfeits = sin presentarse: { $n }
league-own-walkovers = ganadas sin jugar: { $n }
league-own-unpaid = sin puntos: { $n }
league-own-void = anuladas: { $n }
league-own-left = { $runs ->
    [yes] por jugar: { $n }
   *[no] sin terminar: { $n }
}
league-column-played = partidas
league-column-points = puntos
league-column-wins = gan.
league-column-seconds = 2.º
league-column-mutual = dir.
league-column-share = % 1.º
league-column-lot = sorteo
league-measure-points = puntos de liga
league-measure-wins = victorias
league-measure-seconds = segundos puestos
league-measure-mutual = enfrentamiento directo
league-measure-share = % de puntos del primero
league-measure-lot = el sorteo
league-why-head = 
    ### { $title }
    {""}**{ $name }**: puesto **{ $place }**
league-why-none =
    ### { $title }
    {""}**{ $name }**: sin puesto.
league-why-out = 
    ### { $title }
    {""}**{ $name }**: fuera de la temporada, así que sin puesto.
league-why-short =
    ### { $title }
    {""}**Sin puesto.** { $reason }. { league-rank-rule }
league-why-step = { $upper } va por delante de { $lower } en { $what }: { $more } a { $less }.
league-why-draw = { $upper } y { $lower } comparten el puesto: empatan en todo.
league-why-level = Empatados en: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } punto
   *[other] { $points } puntos
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** punto
   *[other] **{ $points }** puntos
} · partidas: { $of } ({ $what })
league-own-season = 🏆 **{ $league }**, { $season } · puesto: { $rank } · puntos: { $points } · partidas terminadas: { $n }{ $late ->
    [0] {""}
   *[other] , { $late } por la fecha límite
}
league-plays-not = { $name } no juega esta temporada.
league-my-next = Mis partidas
league-why-me = Explicar mi puesto
league-explain = Explicar
league-picture = Imagen
league-calendar = Calendario
league-standings = Tabla
league-wave = **Ronda { $n }**, desde el { $at }
league-state-pending = ⏳
league-state-open = ▶️
league-state-ended = ✅
league-state-unplayed = ➖
league-state-stopped = ⏹️
league-deadline = Fin de la temporada: { $at }
league-more = … y { $n } líneas más. Están todas en **{ league-files }**.
league-next-count = { $n ->
    [0] Ninguna partida te espera.
   *[other] **Te esperan: { $n }**.
} Partidas abiertas: { $of }.
league-next-mine = 👉 te toca
league-next-stopped = no estás, y la partida espera a que alguien vuelva
league-next-against = -# Contra { $against } · { $where }
league-next-claimed = -# 🪑 Ahora juega { $by } por ti; la partida sigue contando para ti.
league-next-for = -# 🪑 Juegas por { $name }; la partida cuenta para { $name }.
league-next-away = ausente: { $names }
league-next-later = ⏳ **{ $session }** contra { $against }: empieza el { $at }.
league-next-room = ⏳ **{ $session }** contra { $against }: empieza en cuanto todos estén libres.
league-next-none = No te quedan partidas esta temporada ({ $what }).
league-next-more = … y { $n } más adelante.
league-next-signed-up = ✅ ¡Ya tienes plaza en la temporada { $season }! { $organises ->
    [yes] La empiezas tú: **{ league-home }** → **{ league-to-panel }**.
   *[no] La organización la empieza.
} { $rounds ->
    [single] Después todas tus partidas empiezan a la vez
   *[several] Después jugarás { $n ->
        [one] una partida cada vez
        [many] hasta { $n } de partidas a la vez
       *[other] hasta { $n } partidas a la vez
    }
} y te avisaré en cada turno.
league-next-waiting = Tu número en la lista de espera: { $n }.
league-next-substitute = ✅ Eres suplente: si alguien se va, juegas sus partidas sin empezar, por tus propios puntos. Lo diré en el canal.
league-next-outside = No juegas esta temporada. Para entrar si alguien se va: **{ league-home }** → **{ league-stand-by }**.
league-next-left = Has dejado esta temporada. La inscripción se reabrirá cuando termine.
league-left-sign-up = ✅ Ya no participas en la temporada { $season }. Para volver, pulsa **{ league-join }**.
league-left-goes-on = Termina tus partidas en curso: { $n }.
league-left-return = Pulsa **{ league-back }** para recuperar tus partidas pendientes.
league-left-by = { $name } juega tus partidas pendientes.
league-back = Volver

league-sign-up = Temporada { $season }: **{ league-join }**.
league-letters = Puedo escribirte por MD sobre tus asientos y tu temporada. Puedes desactivarlo en `/{ command-settings-name }`.
league-under-way = Temporada { $season } en marcha. Para ser suplente: **{ league-home }**.
league-runs = Temporada { $season } en marcha: ya ha empezado todo.
league-signed = 
    {""}**{ $of ->
        [0] Jugadores: { $n }
       *[other] Inscripciones: { $n } de { $of }
    }**
    { $who }
league-waiting = 
    {""}**Lista de espera: { $n }**
    { $who }
league-substitutes = 
    {""}**Suplentes: { $n }**
    { $who }
league-nobody = Aún no se ha inscrito nadie.
league-as-of = -# Estado: { $at }
league-join = Inscribirme
league-leave = Salir
league-stand-by = Ser suplente
league-help-button = Cómo funciona
league-guide = Para la organización
league-home = Página de la liga
league-brief-play = { $game } · mesas de { $table }{ $rated ->
    [true] {" "}· con rating
   *[false] {""}
}
league-brief-clock = ⏱️ { $clock }
league-brief-pace = { $rounds ->
    [single] 📅 { $days } d · { $n ->
        [one] una partida
        [many] todas a la vez
       *[other] todas a la vez
    }
   *[several] 📅 Rondas de { $days } d · { $n ->
        [one] una partida cada vez
        [many] hasta { $n } a la vez
       *[other] hasta { $n } a la vez
    }
}
league-brief-blitz = 3 h por jugada; reserva: 6 h
league-brief-daily = 24 h por jugada; reserva: 3 días
league-brief-relaxed = 3 días por jugada; reserva: 7 días
league-brief-bank = 6 h por jugada; reserva: 5 días
league-brief-none = sin reloj
league-terms-season = { $game }: divisiones de unos { $n } jugadores, mesas de { $table }
league-terms-swiss = { $game }: { $n } rondas suizas, mesas de { $table }, sin repetir rivales si es posible
league-terms-final = Después, eliminatorias entre los { $n } mejores
league-terms-column = Una división por nivel: ascienden { $up } y descienden { $down } de cada una
league-terms-pyramid = Cada nivel tiene el doble de divisiones que el anterior: ascienden { $up } y descienden { $down } de cada una
league-terms-pace = { $rounds ->
    [single] La temporada dura { $days } días, y hasta 7 más si una partida los necesita. Todas tus partidas empiezan a la vez
   *[several] Cada { $days } días empieza una ronda. Juegas { $n ->
        [one] una partida cada vez
        [many] hasta { $n } de partidas a la vez
       *[other] hasta { $n } partidas a la vez
    }
}
league-terms-clock = ⏱️ { $clock }
league-terms-deadline = Tu fecha límite está en el tablero: el tiempo por jugada y después tu reserva
league-terms-late-move = La primera vez que se te acaba el tiempo en una partida, el jugador virtual hace esa jugada y pierdes tu reserva. La segunda, sigue jugando por ti hasta que vuelvas o alguien ocupe tu asiento
league-terms-late-wait = La primera vez que se te acaba el tiempo en una partida, esta espera y pierdes tu reserva. La segunda, espera hasta que vuelvas o alguien ocupe tu asiento
league-terms-played = { $n ->
    [0] Si una partida no ha terminado al final, cuentan los puntos que haya
    [100] Una partida que no ha terminado al final no cuenta
    [50] Si una partida no ha terminado al final, cuentan los puntos que haya si se jugó al menos la mitad
   *[other] Si una partida no ha terminado al final, cuentan los puntos que haya si se jugó al menos el { $n } %
}
league-terms-rated = Con rating: cuentan las partidas jugadas hasta el final
league-terms-annul = Si alguien se va antes de jugar la mitad de sus partidas, sus resultados se anulan
league-terms-points = Puntos de liga por cada puesto en una partida: { $prizes }. En caso de empate se reparten
league-terms-ties = Desempates: { $ties }; después, se comparte el puesto
league-clock-blitz = Relámpago: 3 h por jugada, más 6 h de reserva para toda la partida
league-clock-daily = Diario: 24 h por jugada, más 3 días de reserva para toda la partida
league-clock-relaxed = Tranquilo: 3 días por jugada, más 7 días de reserva para toda la partida
league-clock-bank = Flexible: 6 h por jugada, más 5 días de reserva para toda la partida
league-clock-none = Sin reloj
league-state-sign-up = Inscripción abierta. Jugadores: { $n }.
league-state-divisions = Inscripción abierta. Jugadores: { $n } (divisiones de { $each }).
league-state-over = La temporada { $season } ha terminado.
league-state-won = La temporada { $season } ha terminado. Título: 🏆 **{ $name }**.
league-state-running = Temporada { $season } en marcha. Partidas terminadas: { $done } de { $of }{ $closed ->
    [0] {""}
   *[other] ; sin puntos: { $closed }
}. Fin, como tarde: { $until }.
league-state-paused = ⏸️ Temporada { $season } en pausa. Partidas terminadas: { $done } de { $of }{ $closed ->
    [0] {""}
   *[other] ; sin puntos: { $closed }
}. Fin, como tarde: { $until }.
league-menu-format = Formato
league-menu-table = Mesas
league-menu-division = Divisiones
league-menu-movers = Ascensos y descensos
league-menu-pace = Ritmo
league-menu-places = Plazas
league-menu-clock = Reloj
league-menu-late = Si se acaba el tiempo
league-menu-played = Partidas sin terminar
league-menu-prizes = Puntos de liga por puesto
league-menu-first = Desempates
league-menu-enrol = Inscribir a alguien…
league-menu-drop = Retirar a un jugador…
league-menu-session = Elige una partida
league-menu-whom = Explicar el puesto de alguien
league-format-season = Temporada: todos contra todos
league-format-swiss = Suizo: { $n } rondas
league-choose-table = Mesas de { $n }
league-choose-column = Divisiones de { $n }, una debajo
league-choose-pyramid = Divisiones de { $n }, dos debajo
league-choose-movers = Hasta { $n } descensos por división
league-choose-pace = { $rounds ->
    [single] Temporada: { $days } d, todo a la vez
   *[several] Rondas de { $days } d, { $n } a la vez
}
league-choose-places = Hasta { $n } jugadores
league-choose-clock-blitz = Relámpago: 3 h por jugada + 6 h
league-choose-clock-daily = Diario: 24 h por jugada + 3 d
league-choose-clock-relaxed = Tranquilo: 3 d por jugada + 7 d
league-choose-clock-bank = Flexible: 6 h por jugada + 5 d
league-choose-clock-none = { league-clock-none }
league-choose-late-move = Sin tiempo: jugador virtual
league-choose-late-wait = Sin tiempo: la partida espera
league-choose-played = { $n ->
    [0] Sin acabar: siempre cuenta
    [100] Sin acabar: nunca cuenta
    [50] Sin acabar: desde la mitad
   *[other] Sin acabar: desde el { $n } %
}
league-choose-prizes = Puntos por puesto: { $prizes }
league-choose-first = Empates: { $measure }
league-flag-rated = { $on ->
    [true] Con rating: sí
   *[false] Con rating: no
}
league-flag-final = { $on ->
    [true] Eliminatorias: sí
   *[false] Eliminatorias: no
}
league-flag-annul = { $on ->
    [true] Bajas: no cuentan
   *[false] Bajas: cuentan
}
league-length-enough = ⏱️ { $matches ->
    [1] Una partida de { $n } jugadores
   *[other] Una sesión de { $matches } partidas de { $n } jugadores
} suele durar { $days }–{ $most } días{ $own ->
    [0] {""}
   *[other] {" "}(según las últimas { $own } partidas de este servidor)
}. Los ajustes le dan { $limit } días.
league-length-short = ⚠️ { $matches ->
    [1] Una partida de { $n } jugadores
   *[other] Una sesión de { $matches } partidas de { $n } jugadores
} suele durar { $days }–{ $most } días{ $own ->
    [0] {""}
   *[other] {" "}(según las últimas { $own } partidas de este servidor)
} y solo tiene { $limit }.
league-length-night = ⚠️ Este reloj dura menos que una noche. Sin horario de juego, el tiempo puede acabarse mientras duermes.
league-length-helps = Ayuda:
league-length-partly = Ayudan estos cambios (gris: no basta con uno):
league-fix-quick = { $name }: { $days } d
league-fix-single = Una partida: { $days } d
league-fix-table = Mesas de { $n }: { $days } d
league-fix-interval = { $rounds ->
    [single] Temporada de { $n } d
   *[several] Rondas de { $n } d
}
league-fix-clock = { $n ->
    [bank] Flexible
   *[daily] Diario
}: { $days } d
league-flag-quick = { $name }: { $on ->
    [true] sí
   *[false] no
}
league-flag-single = { $on ->
    [true] Sesiones de torneo: no
   *[false] Sesiones de torneo: sí
}
league-begin = Empezar la temporada { $n }
league-rehearse = Simular
league-announce = Repetir el anuncio
league-undo-act = Deshacer: { $act ->
    [changed] ajustes
    [signed-up] inscripción
    [withdrew] baja
    [listed] suplente
    [corrected] corrección
    [dropped] retirada
    [paused] pausa
    [resumed] reanudación
    [hastened] adelanto
    [extended] más días
   *[closed] final
}
league-pause = Pausar
league-resume = Reanudar
league-extend = Añadir 7 días
league-hasten = Adelantar ronda
league-begin-question = **¿Empezar ya la temporada { $season }?** Empieza con los { $players } jugadores inscritos y dura { $days } días, y hasta 7 más si una partida los necesita. Cada uno juega { $n ->
    [one] una partida cada vez
    [many] { $n } de partidas a la vez
   *[other] { $all ->
        [yes] { $n } partidas, todas a la vez
       *[no] hasta { $n } partidas a la vez
    }
}.{ $small ->
    [yes] {" "}Con tan pocos jugadores, las mesas son de menos de { $table }.
   *[no] {""}
} El inicio no se puede deshacer. Después no podrás cambiar los ajustes{ $all ->
    [yes] , y nadie más podrá entrar hasta que termine.
   *[no] , y otras personas solo podrán sustituir a quien se vaya.
}
league-end = Terminar temporada
league-hasten-question = ¿Empezar ya la próxima ronda? { $n ->
    [0] No queda ninguna partida en juego.
    [one] Queda una partida en juego y continúa.
    [many] Quedan { $n } de partidas en juego y continúan.
   *[other] Quedan { $n } partidas en juego y continúan.
} { $most ->
    [one] Si alguien aún juega una partida, empezará la siguiente después.
    [many] Si alguien aún juega { $most } de partidas, empezará la siguiente cuando acabe una.
   *[other] Si alguien aún juega { $most } partidas, empezará la siguiente cuando acabe una.
} Las demás rondas también se adelantan. Una ronda adelantada nunca cuenta como ausencia.
league-hasten-yes = Sí, empezarla
league-end-question = ¿Terminar ya la temporada? Las partidas sin acabar se pueden seguir jugando, pero no contarán, por avanzadas que estén: los puestos salen de las demás. Si esperas a la fecha límite, sus puntos pueden contar. Puedes deshacerlo hasta que empiece la próxima.
league-end-yes = Sí, terminarla
league-leave-question = ¿Dejar esta temporada? Tendrás que terminar tus partidas en curso. Las demás las juega un suplente; si no lo hay, se pierden.
league-leave-yes = Sí, salir
league-drop-question = ¿Retirar a { $name } de esta temporada? { $left ->
    [0] Todas sus partidas han empezado y continúan, pero se queda sin puesto.
   *[other] Las partidas que no haya empezado pasarán a un suplente o se perderán.
} Lo anunciaré en el canal.
league-drop-yes = Sí, retirar
league-no = No
league-not-yet = Aún no
league-to-panel = Página de organización
league-page-play = Tamaño y formato
league-page-points = Tiempo y puntos
league-page-head-play = ### Tamaño y formato
    Los cambios se guardan solos.
league-page-head-points = ### Tiempo y puntos
    Los cambios se guardan solos.
league-foot-play = -# Suizo: en cada ronda se enfrentan jugadores con puntos parecidos.{ $annul ->
    [yes] {" "}Bajas: si alguien se va antes de jugar la mitad de sus partidas, ¿cuentan sus resultados?
   *[no] {""}
}
league-foot-points = -# Empates: qué decide entre jugadores con los mismos puntos.
league-people = Jugadores
league-sessions = Partidas
league-add-computer = Añadir jugador virtual
league-computer = J. virtual { $letter }
league-files = Archivos
league-none = Aún no hay ninguna liga aquí. La organización puede abrir una con este comando; después podrás inscribirte.
league-none-organiser = Aún no hay ninguna liga aquí. Elige un juego: publicaré la inscripción en este canal y podrás cambiar los ajustes antes de empezar.
league-none-in-channel = Este canal aún no tiene una liga propia. Para abrir una aquí:
league-new = Liga nueva: { $game }
league-new-form = Liga nueva
league-usual-name = Liga de { $game }
league-which = Ligas de este servidor
league-begin-here = Ver las ligas
league-closed-channel = ⚠️ No puedo escribir en { $channel }. Corrige mis permisos allí o usa `/{ command-league-name } { command-league-channel-name }` en otro canal.
league-shown-here = ⚠️ No puedo escribir en { $channel }, así que las noticias de la liga salen aquí. La organización puede usar `/{ command-league-name } { command-league-channel-name }` en otro canal.
league-then-few = ➡️ Una temporada necesita al menos { $least } jugadores. La gente pulsa **{ league-join }** en el canal y **{ league-add-computer }** completa el resto.
league-then-small = ➡️ Faltan jugadores para una mesa de { $table }. Espera, pulsa **{ league-add-computer }** o empieza con una mesa más pequeña.
league-then-begin = ➡️ ¿Están todos? Empieza la temporada: { $days } días, { $n ->
    [one] una partida cada vez
    [many] hasta { $n } de partidas a la vez
   *[other] { $all ->
        [yes] { $n } partidas por persona, todas a la vez
       *[no] hasta { $n } partidas a la vez
    }
}.
league-then-running = ➡️ Todas las partidas han empezado. La temporada puede acabar antes, con la última.
league-then-waits = ⏳ Falta por jugar: { $who }.
league-then-waits-one = { $name } (desde { $since })
league-panel-away = 💤 Ausentes: { $who }. Cualquiera puede ocupar estos asientos.
league-away-at = { $name } ({ $sessions })
league-panel-remind = 🔔 **{ league-remind }** menciona en el canal a { $who }.
league-panel-reminded = 🔔 Próximo aviso posible: { $at }.
league-you = tú
league-then-away = ⚠️ Ahora no juega nadie en { $n } de { $of } partidas en juego. Siguen si alguien vuelve o si otra persona ocupa un asiento.
league-then-away-one = ⚠️ { $session }: espera a que alguien vuelva o a que otra persona ocupe un asiento. Ausentes: { $who }.
league-then-round = ➡️ La próxima ronda empieza sola cuando termine esta.
league-start-all = ➡️ Las próximas partidas empiezan solas el { $at }.
league-start-all-free = ➡️ Las próximas partidas empiezan solas en cuanto sus jugadores estén libres.
league-start-own = ➡️ Tu próxima partida empieza sola el { $at }.
league-start-own-free = ➡️ Tu próxima partida empieza sola en cuanto todos sus jugadores estén libres.
league-start-busy = Aún en otra partida: { $who }.
league-then-unfinished = 💡 No se terminó ninguna partida (0 de { $of }). Antes de empezar otra vez, prueba con menos partidas a la vez o más días: **{ league-page-points }**.
league-then-paused = ➡️ No empiezan partidas nuevas hasta que pulses **{ league-resume }**.
league-then-join = ➡️ Pulsa **{ league-join }** para jugar.
league-then-wait = ➡️ ¡Ya tienes plaza! Tus partidas aparecerán aquí cuando empiece la temporada.
league-then-organise = ➡️ Pulsa **{ league-to-panel }** para empezar la temporada { $season }.
league-then-gather = ➡️ Antes de empezar la temporada { $season }, al menos { $least } jugadores deben pulsar **{ league-join }**. **{ league-announce }**, en la **{ league-to-panel }**, les vuelve a mostrar la inscripción.
league-then-play = ➡️ Pulsa **{ league-my-next }** para ver a quién le toca y abrir tus partidas.
league-then-stand-by = ➡️ No juegas esta temporada. **{ league-stand-by }**: si alguien se va, juegas sus partidas sin empezar, por tus propios puntos.
league-then-listed = ➡️ Eres suplente: si alguien se va, juegas sus partidas sin empezar y sus puntos son para ti.
league-then-started = ➡️ Ya han empezado todas las partidas de esta temporada y no se puede entrar. La inscripción se reabre cuando termine. Si queda libre un asiento, cualquiera puede pulsar **{ seat-take }** en la partida.
league-people-head = ### Jugadores
    { $runs ->
        [no] También pueden inscribirse en el canal.
        [started] Todas las partidas han empezado: los demás solo pueden ocupar el asiento de alguien ausente. Si retiras a alguien, se queda sin puesto, pero sus partidas continúan.
       *[yes] Si alguien se va, un suplente juega sus partidas sin empezar; sin suplente, se pierden. { $subs ->
            [0] Nadie se ha ofrecido aún: pide a alguien que pulse **{ league-stand-by }** en la **{ league-home }**.
           *[other] Suplentes: { $subs }.
        }
    }
league-more-people = Más jugadores
league-sessions-head = ### Partidas
    Elige una para corregirla, anularla o reiniciarla.
league-sessions-away = ausentes todos los jugadores
league-more-sessions = Más partidas
league-session-pending = Empieza sola a partir del { $at }.
league-session-open = En juego. Si la corriges o la anulas, termina enseguida, también para quien haya ocupado un asiento.
league-session-ended = Terminada.
league-session-unplayed = Cerrada: no se jugó.
league-session-stopped = Cerrada antes del final, sin puntos de liga.
league-session-result = Resultado: { $line }
league-session-seats = Asientos: { $seats }
league-session-again = Para jugarla otra vez, pulsa **{ league-again }**.
league-correct = Corregir resultado
league-void = Anular partida
league-again = Reiniciar partida
league-form-points = Puntos de la partida, por orden de asiento
league-form-reason = Motivo, visible en el canal
league-form-void = Nadie recibirá puntos por la { $session } y lo anunciaré en el canal. Se puede deshacer.
league-done-found = ✅ Liga creada. La inscripción está publicada aquí.
league-done-computer = ✅ Jugador virtual añadido.
league-done-again = ✅ La partida { $number } se reinicia sola.
league-done-saved = ✅ Guardado.
league-done-begin = ✅ La temporada ha empezado. Sus partidas aparecen en el canal.
league-done-pause = ⏸️ En pausa. Las partidas en curso continúan.
league-done-resume = ▶️ Reanudada. El calendario se retrasa lo que duró la pausa.
league-done-extend = ✅ El plazo se amplía 7 días.
league-done-remind = 🔔 Aviso enviado en el canal a { $who }.
league-done-hasten = ✅ Empieza la próxima ronda.
league-done-undo = ↩️ Deshecho: { $act }.
league-done-end = 🏁 La temporada ha terminado.
league-done-announce = ✅ Inscripción publicada de nuevo.
league-done-enrol = ✅ Inscripción hecha.
league-done-drop = ✅ Ya no está en la temporada.
league-done-correct = ✅ Partida { $number } corregida y anunciada en el canal.
league-done-champion = 🏆 Así **{ $name }** gana la liga (antes: { $before }). Puedes deshacerlo.
league-done-ranks = Esto cambia los puestos finales. { $ranks }. Puedes deshacerlo.
league-done-scale = ⚠️ { $points } parecen puntos de liga, pero hacen falta los de la partida. Si eran de liga, corrige la partida otra vez.
league-done-here = ✅ Las noticias de la liga salen ahora en este canal.

league-began = ## Empieza { $title }
league-began-pace = { $n ->
    [one] Cada jugador tiene una partida cada vez.
    [many] Cada jugador tiene hasta { $n } de partidas a la vez.
   *[other] { $all ->
        [yes] Cada jugador tiene { $n } partidas, todas a la vez.
       *[no] Cada jugador tiene hasta { $n } partidas a la vez.
    }
} Aviso en cada turno.
league-digest = ### { $title }: esta semana
league-digest-ended = **Terminadas esta semana: { $n }**
league-digest-none = Esta semana no ha terminado ninguna partida.
league-digest-waits = ⏳ { $session } espera a { $who }
league-digest-late = ⏳ { $session }: aún no puede empezar.
league-digest-stopped = 💤 { $session }, ausentes todos los jugadores: { $who }
league-digest-same = 💤 Siguen ausentes todos los jugadores en { $sessions }
league-reminded = ### 🔔 { $title }: la organización te pide que juegues
league-reminded-then = ➡️ Para abrir tus partidas, pulsa **{ league-my-next }**.
league-stalling = ⚠️ **{ $league }** · { $season }: a este ritmo, sin terminar en la fecha límite ({ $at }): { $n } de { $of } partidas en juego.
league-stalling-helps = La organización puede avisar a los jugadores (**{ league-remind }**), dar más tiempo (**{ league-extend }**) o terminar la temporada (**{ league-end }**).
    Si no, tras la fecha límite tienen 7 días más, una sola vez, las partidas en las que ha jugado alguien.
league-champion = { $n ->
    [1] ¡{ $name } gana { $league }, { $season }!
   *[other] ¡{ $name } comparten el título de { $league }, { $season }!
}
league-next-season = ➡️ La inscripción de la temporada { $season } está abierta. Todos los jugadores de esta temporada ya tienen plaza; pulsa **{ league-leave }** si no quieres jugar.
league-places-lost = ➡️ La inscripción de la temporada { $season } está abierta. Todo el mundo tiene ya plaza, menos { $who }. Para volver a jugar, pulsa **{ league-join }**.
league-places-free = ➡️ La inscripción de la temporada { $season } está abierta. Aún no hay nadie: pulsa **{ league-join }** para jugar.
league-lost-left = { $name } (lo dejó)
league-lost-silent = { $name } (sin jugar)
league-lost-out = { $name } (dejó de jugar)
league-lost-forfeits = { $name } (sin presentarse casi siempre)
league-no-champion = 🏁 { $league } · { $season }, terminada. No gana nadie: nadie terminó bastantes partidas (al menos la mitad de las que se pudieron jugar).
league-going-up = ⬆️ Ascenso desde la división { $n }: { $who }
league-going-down = ⬇️ Descenso desde la división { $n }: { $who }
league-post-places = Puestos tras una corrección, { $season }:
league-post-champion = Tras una corrección, **{ $name }** gana la { $season } (antes: { $before }). Nuevos puestos:
league-nobody-won = nadie
league-letter-over = 🏁 **{ $league }** · { $season }, terminada.
league-letter-rank = Tu puesto: **{ $rank }** de { $of } · **{ $points }** { $twelfths ->
    [12] punto
   *[other] puntos
} · partidas: { $drawn } ({ $what })
league-letter-unranked = No tienes puesto{ $why ->
    [silent] : no hiciste ninguna jugada
   *[other] {""}
}. { league-rank-rule } Puntos: **{ $points }** · partidas: { $drawn } ({ $what })
league-letter-crowned = 🏆 Título: **{ $name }**
league-letter-no-one = No gana nadie: nadie terminó bastantes partidas (al menos la mitad de las que se pudieron jugar).
league-letter-in = ➡️ Ya tienes plaza en la temporada { $season }. { $organises ->
    [yes] La empiezas tú: **{ league-to-panel }**.
   *[no] La organización la empieza.
} Si no quieres jugar, pulsa **{ league-leave }** en el canal.
league-letter-out = ➡️ No tienes plaza en la temporada { $season }. Para volver a jugar, pulsa **{ league-join }** en el canal.
league-letter-away = 💤 **{ $season }**: se te pasó el plazo dos veces en { $n ->
    [1] una partida, y cualquiera puede ocupar tu asiento
   *[other] { $n } partidas, y cualquiera puede ocupar tus asientos
}:
league-letter-away-too = Tus otros asientos que cualquiera puede ocupar:
league-letter-away-more = … y { $n } más: escribe `/{ command-turns-name }`.
league-letter-away-for = { $match } (juegas por { $name })
league-letter-away-then = { $late ->
    [wait] ➡️ Para conservar un asiento, haz tu jugada en él.
   *[move] ➡️ Para conservar un asiento, abre la partida y pulsa **{ seat-back }**.{ $hours ->
        [0] {""}
       *[other] {" "}Tendrás al menos { $hours } h para tu próxima jugada.
    }
}
league-letter-seat = 🪑 **{ $season }**: { $by } ha ocupado tu asiento y juega por ti ({ $session }). La partida sigue contando para ti.
    Para seguir tú, pide a { $by } que escriba `/{ command-match-name } { command-match-substitute-name }`.
league-letter-stalled = ➡️ En el canal de la liga, escribe `/{ command-league-name } { command-league-home-name }` y pulsa **{ league-to-panel }**: allí puedes avisar a los jugadores (**{ league-remind }**), dar más tiempo o terminar la temporada.
league-letter-silent = 💤 **{ $season }** · Ausentes tras dos plazos sin jugar: { $who }.
league-letter-silent-then = ➡️ No tienes que hacer nada: la temporada sigue y cualquiera puede ocupar los asientos. Qué más puedes hacer: en el canal de la liga, escribe `/{ command-league-name } { command-league-home-name }` → **{ league-to-panel }** → **{ league-silent }**
league-remind = Avisar a los jugadores
league-silent = ¿Alguien no juega?
league-silent-about =
    ### Alguien no juega: ¿qué hacer?
    No tienes que hacer nada. Puedes:
    - **Avisar.** **{ league-remind }** menciona a quienes hacen esperar una partida. Puedes hacerlo una vez al día y no cambia los puntos.
    - **Buscar reemplazo.** Tras dos plazos sin jugar en una partida, cualquiera que no esté en ella puede pulsar **{ seat-take }**. La partida sigue contando para quien tenía el asiento, pero sin jugadas propias no hay puesto.
    - **Esperar.** { $late ->
        [wait] La partida espera hasta la fecha límite
       *[move] El jugador virtual sigue
    }. Quien hizo menos de la mitad de sus jugadas, sin que nadie ocupe su asiento, pierde la partida y los demás reciben los puntos.
    - **Sacar.** **{ league-people }** → **{ league-menu-drop }** Las partidas en juego siguen. { $pending ->
        [no] {""}
       *[yes] Un suplente juega las que no han empezado, por sus propios puntos; sin suplente, cada una se pierde cuando le toque empezar.
    } Quien sale no tiene puesto.
league-letter-channel = Canal de la liga
league-post-dropped = { $name } queda fuera de la temporada y pierde las partidas sin empezar. Las que están en juego siguen.
league-post-substitute = { $name } deja la temporada y { $by } juega sus partidas pendientes.
league-post-corrected = Corrección de la { $session }: { $line }
league-post-reason = Motivo: { $reason }
league-post-adjudicated = Se acabó el tiempo. Cuentan los puntos que hay:
league-post-unplayed = Terminadas sin puntos de liga:
league-unplayed-waited = - { $session }: { $percent ->
    [0] nadie hizo una jugada
   *[other] ninguno de sus jugadores hizo una jugada ({ $percent } % jugado)
}
league-stopped-waited = - { $session }: { $percent } % jugado, hacía falta el { $needed } %
league-replaced-waited = - { $session }: los jugadores virtuales hicieron casi todas las jugadas de { $who }
league-unplayed-never = - { $session }: no llegó a empezar
league-post-absence = ⌛ Ausentes tras dos plazos sin jugar. Quien no esté en la partida puede ocupar el asiento:
league-post-absence-then = { $late ->
    [wait] ➡️ Para conservar tu asiento, haz tu jugada.
   *[move] ➡️ Para conservar tu asiento, abre la partida y pulsa **{ seat-back }**.
}
league-absence-in = { $name } (en { $n } de { $of } partidas)
league-post-vacation = 🌴 De vacaciones: { $who }
league-post-absent = Fuera de la temporada, por faltar a dos rondas seguidas: { $name }. Pierden sus partidas pendientes. Para volver: `/{ command-league-name } { command-league-join-name }`.
league-post-absent-substitute = { $name } faltó a dos rondas seguidas. { $by } juega sus partidas pendientes.
league-post-cancelled = La organización terminó la { $session }: { $line }
league-post-walkover = { $session }: { $line }
league-post-extended = { $days ->
    [one] { $days } día más
    [many] { $days } de días más
   *[other] { $days } días más
}: la nueva fecha límite es el { $at }.
league-post-overtime = ⏳ Se acabó el tiempo. Cada partida en la que ha jugado alguien tiene { $days } días más, una sola vez. La temporada termina ahora el { $at }.
league-post-hastened = La próxima ronda empieza antes. Las demás también se adelantan.
league-post-round = Ronda { $n } sorteada. Para ver a tus rivales, escribe `/{ command-league-name } { command-league-next-name }`.
league-post-paused = Temporada en pausa. No empiezan partidas nuevas.
league-post-resumed = La temporada se reanuda.
league-post-reopened = La temporada continúa: se ha deshecho su final.
league-post-repeated = Se reinicia la { $session }: { $line }
league-post-uncorrected = Corrección deshecha, { $session }: { $line }
league-post-back = { $name } vuelve a la temporada.
league-post-undone = La organización deshizo: { $act }. Límite: { $at }.
league-act-changed = cambio de ajustes
league-act-signed-up = inscripción de { $name }
league-act-withdrew = baja de { $name } en la inscripción
league-act-listed = lista de suplentes: { $name }
league-act-corrected = corrección de la { $session }
league-act-dropped = retirada de { $name }
league-act-paused = pausa
league-act-resumed = fin de la pausa
league-act-hastened = ronda adelantada
league-act-extended = { $days } días más de plazo
league-act-closed = fin de la temporada
league-export = JSON: números exactos y la semilla del sorteo. CSV: una fila por asiento. TXT: la tabla, lista para publicar.
league-rehearsed = **Simulación: { $n } jugadores, { $days } días.** He jugado una temporada inventada en unos segundos. Nada de esto cuenta.
league-rehearsed-in-part = **Simulación: { $n } jugadores, interrumpida antes del final para no tardar más.** Es una temporada inventada. Nada de esto cuenta.
league-rehearsed-left = Después, { $name } deja la temporada: lo empezado cuenta, y el resto se pierde.
league-rehearsed-made-up = Jugador { $number }
league-rehearsed-strangers = - Todos juegan como el nivel fácil{ $hours ->
    [0] , cada partida de una vez
   *[other] {" "}y responden tras unas { $hours } h
}.
league-rehearsed-away = - Para ver qué pasa, { $name } falta toda la { $rounds ->
    [single] temporada
   *[several] primera ronda
}.
league-rehearsed-calendar = **Partidas**
league-rehearsed-session = { $session }, días { $first }–{ $last }: { $who }
league-rehearsed-player = jugador
league-rehearsed-tables = **Tabla final**
league-rehearsed-then = ➡️ ¿Te convence? Vuelve y empieza la temporada, o cambia sus ajustes.

league-help-head = ## Cómo funcionan las ligas
league-help-begin = **1. Crear.** Escribe `/{ command-league-name } { command-league-home-name }` en el canal que quieras y pulsa el botón verde de tu juego. Puedes dejar los ajustes como están. **{ league-rehearse }** juega una temporada inventada para ver cómo iría. Los jugadores pulsan **{ league-join }**; **{ league-add-computer }** ocupa una plaza libre.
league-help-season = **2. Empezar.** Pulsa el botón verde de la **{ league-to-panel }** y confirma: empiezan las primeras partidas. Todos se cruzan más o menos las mismas veces.
league-help-play = **3. Jugar.** **{ league-my-next }** abre tus partidas y `/{ command-turns-name }` muestra todo lo que te espera. **{ league-standings }** muestra los puestos; en la **{ league-home }**, **{ league-why-me }** dice de dónde sale el tuyo. Cada semana publico un resumen.
league-help-trouble = **4. Resolver problemas.** En la **{ league-to-panel }**: en **{ league-people }** puedes retirar a alguien, y en **{ league-sessions }**, corregir, anular o reiniciar una partida. Puedes deshacer lo último que hizo la organización: el botón dice qué es.
league-help-end = **5. Terminar.** La temporada acaba con la última partida.
    - Una partida jugada hasta el final da puntos por su resultado. Si alguien ocupó un asiento, cuenta para quien lo tenía antes.
    - Una partida sin terminar a tiempo tiene 7 días más, una sola vez. Después cuentan los puntos que haya si se jugó lo suficiente; si no, no da nada. Si pulsas antes **{ league-end }**, las partidas sin terminar no cuentan.
    - { league-rank-rule }
    - Si un jugador virtual hizo casi todas las jugadas de alguien y nadie ocupó su asiento, es como si no se hubiera presentado. En una temporada con rondas, quien falta a dos rondas seguidas queda fuera.
    - Al final anuncio quién gana, quién asciende y quién desciende, y abro la próxima inscripción.
league-rules-play = **Jugar.** Tus partidas empiezan solas. **{ league-my-next }** las abre y `/{ command-turns-name }` muestra todo lo que te espera. { league-rank-rule }
league-rules-time = **Tiempo.** Si una partida no ha terminado en la fecha límite y ha jugado en ella al menos una persona, tiene 7 días más, una sola vez.
league-rules-absent = **Ausencia.** Si el jugador virtual hizo casi todas tus jugadas y nadie ocupó tu asiento, es como si no te presentaras. Si alguien lo ocupó, la partida cuenta para ti. Si te pasa en la mayoría de las partidas, o faltas a todas, pierdes la plaza para la próxima temporada: vuelve a pulsar **{ league-join }**. { $rounds ->
    [single] {""}
   *[several] Tras dos rondas seguidas sin jugar, sales de la temporada y entra un suplente.{" "}
}Si faltan todos los jugadores de una partida, los espera hasta la fecha límite.

refusal-league-broken = No puedo leer los datos de esta liga. Sus partidas continúan; avisa a quien aloja el bot.
refusal-no-such-league = No encuentro esa liga aquí. `/{ command-league-name } { command-league-home-name }` muestra las de este servidor.
refusal-league-name = Ese nombre no sirve. Usa de 1 a { $limit } letras.
refusal-league-named = Este servidor ya tiene una liga llamada { $name }. Elige otro nombre.
refusal-league-too-many = Este servidor ya tiene { $limit } ligas, el máximo. Usa una de ellas.
refusal-league-signed-up = Tu inscripción para la temporada { $season } ya está hecha.
refusal-league-not-signed-up = No hay nada que dejar: no te has inscrito.
refusal-league-plays-already = Esa persona ya juega esta temporada, así que no puede ser suplente.
refusal-league-cannot-return = Un suplente ya ocupa tu lugar, así que no puedes volver. Inscríbete cuando termine esta temporada.
refusal-league-removed = La organización te ha retirado de esta temporada. Solo ella puede readmitirte.
refusal-league-listed = Ya está en la lista de suplentes.
refusal-league-not-listed = No está en la lista de suplentes.
refusal-league-running = Eso solo se puede cambiar entre temporadas.
refusal-league-not-running = No hay ninguna temporada en marcha.
refusal-league-not-waiting = Ninguna partida en juego espera a nadie.
refusal-league-reminded = Puedes avisar a los jugadores una vez al día. La próxima vez: { $at }.
refusal-league-not-paused = La temporada no está en pausa.
refusal-league-plays-not = Esa persona no juega en esta temporada.
refusal-league-terms = Este juego no permite ese ajuste ({ $term }). Elige otro.
refusal-league-too-few = Faltan jugadores: antes deben inscribirse al menos { $least }.
refusal-league-nothing-to-hasten = No queda ninguna ronda por empezar.
refusal-league-full = Las { $n } plazas están ocupadas. Elige antes más plazas.
refusal-league-no-session = No encuentro la partida { $number } en esta temporada. Los números están en el calendario.
refusal-league-not-repeatable = No se puede reiniciar la partida { $number }. Debe estar anulada, en una temporada en marcha y con al menos dos jugadores.
refusal-league-scores = Esa partida tiene { $n } asientos: escribe un número por asiento, en su orden.
refusal-league-nothing-to-undo = No hay nada que deshacer.
refusal-league-cannot-undo = Eso ya no se puede deshacer: han pasado demasiadas cosas desde entonces.
refusal-league-rehearsing = Hay otra simulación en marcha. Inténtalo dentro de un minuto.
