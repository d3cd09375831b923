## Ratings

command-rating-name = rating
command-rating = Rating de un jugador y su evolución
command-rating-player = Jugador; por defecto, tú
command-rating-game = Juego; por defecto, todos
command-leaderboard-name = clasificación
command-leaderboard = Los mejores ratings de este servidor
command-leaderboard-tables = Tamaño de las mesas
command-profile-name = perfil
command-profile = Partidas, victorias y promedios de un jugador
option-tables-name = mesas

lobby-rated = con rating
rating-size-two = mesas de 2
rating-size-few = mesas de 3 o 4
rating-size-many = mesas de 5 o más
rating-what = { $game }, { $size }
rating-none = { $name } aún no tiene rating. Termina una partida con rating contra alguien (en la sala, **{ lobby-options }** → **{ lobby-rated-on }**).
rating-head = ## Rating de { $name }
rating-course = { $what }: { $name } empezó con { $first } y ahora tiene { $last }.
rating-beneath = partidas: { $n }
rating-line = **{ $what }**: { $number } · partidas: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (provisional)
rating-about = -# El rating empieza bajo y aumenta al jugar; «?» significa provisional. Los jugadores virtuales y suplentes no lo tienen.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = Aún no hay ratings ({ $what }). Para entrar, termina con alguien una partida con rating.
profile-none = { $name } aún no tiene partidas terminadas.
profile-none-own = Aún no tienes partidas terminadas.
profile-head = ## { $name }
profile-game = **{ $game }** · terminadas: { $n } · ganadas: { $wins } · promedio de puntos: { $average }
profile-averages = -# { $game }, en promedio: { $what }
profile-average = { $what } { $n }
profile-pace = -# A tiempo en { $intime } de { $of } jugadas, casi siempre en { $hours } { $hours ->
    [one] hora de juego
    [many] horas de juego
   *[other] horas de juego
}
refusal-rating-bot = Elige a una persona: los bots no tienen rating.

## Leagues

command-league-name = liga
command-league = Ligas y pequeños torneos
command-league-which = Liga; por defecto, la del canal
command-league-help-name = ayuda
command-league-help = Cómo funcionan las ligas
command-league-create-name = crear
command-league-create = Crear una liga aquí (organización)
command-league-called = Nombre de la liga
command-league-game = Juego; por defecto, el primero
command-league-home-name = inicio
command-league-home = Página de la liga
command-league-join-name = entrar
command-league-join = Inscribirte o ser suplente
command-league-leave-name = salir
command-league-leave = Dejar la liga
command-league-next-name = próxima
command-league-next = Tus próximas partidas
command-league-standings-name = tabla
command-league-standings = Tabla de una división
command-league-division = División; por defecto, la tuya
command-league-calendar-name = calendario
command-league-calendar = Las partidas de una división
command-league-why-name = porqué
command-league-why = Explicar un puesto
command-league-player = Jugador; por defecto, tú
command-league-correct-name = corregir
command-league-correct = Corregir un resultado (organización)
command-league-restart-name = reiniciar
command-league-restart = Reiniciar una partida anulada (organización)
command-league-session = Número de la partida, según el calendario
command-league-points = Puntos por asiento, p. ej. 41 38 38 20; un guion anula la partida
command-league-reason = Motivo, visible en el canal
command-league-add-name = añadir
command-league-add = Inscribir a alguien (organización)
command-league-remove-name = retirar
command-league-remove = Retirar a un jugador (organización)
command-league-simulate-name = simular
command-league-simulate = Simular una temporada (organización)
command-league-people = Jugadores; por defecto, los inscritos
command-league-channel-name = canal
command-league-channel = Mover la liga aquí (organización)
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
}: { $who }. Jugó sobre todo un jugador virtual.
league-board-replaced = -# ⌛ Por { $who } jugó sobre todo un jugador virtual.
league-board-played-for = -# 🪑 { $by } jugó por { $name }, que recibe los puntos.
league-stage-semi = semifinal ({ $session })
league-stage-final = final ({ $session })
league-stage-third = { $session } por el tercer puesto
league-annulled = { $who }: anulada
league-unplayed = { $who }: { $percent ->
    [0] sin jugar
   *[other] solo intervinieron jugadores virtuales ({ $percent } %), sin puntos
}
league-stopped = { $who }: interrumpida al { $percent } %, sin puntos
league-replaced = { $who }: jugada sobre todo por jugadores virtuales, sin puntos
league-waited = Esperaba a { $who }
league-waited-away = Todos ausentes: { $who }
league-bye = { $name } descansa
league-stand-in = { $name } (juega { $by })
league-stand-in-partly = { $name } (en parte jugó { $by })
league-played-for = { $by } jugó por { $name }
league-place-forfeit = { $name } (ausente)
league-place-walkover = { $name } gana sin jugar ({ $twelfths ->
    [12] { $points } punto
   *[other] { $points } puntos
})
league-place-corrected = ✏️ corregida
league-no-season = { $league } aún no tiene temporadas.
league-standings-alt = Tabla, { $title }
league-standings-alt-leader = Tabla, { $title }: lidera { $leader }
league-standings-running = ▶️ { $stage }
league-standings-paused = ⏸️ En pausa · { $stage }
league-standings-round = Ronda { $n } de { $of }
league-standings-ends = termina: { $at }
league-standings-final = { $title } · tabla final
league-standings-won = { league-standings-unfinished } { $n ->
    [1] 🏆 Gana **{ $name }**.
   *[other] 🏆 Comparten el título **{ $name }**.
}
league-standings-first = { league-standings-unfinished } 🏆 Primer puesto de la división: **{ $name }**.
league-standings-over = { league-standings-unfinished } { league-letter-no-one }
league-rankless = Nadie tiene puesto: no hay partidas terminadas{ $why ->
    [points] {" "}con puntos.
    [none] .
   *[part] {" "}(hace falta el { $needed } %).
}
league-rank-rule = Para tener puesto, haz una jugada y termina al menos la mitad de tus partidas posibles.
league-standings-unfinished = 🏁 La temporada terminó.
league-count-done = { $of ->
    [one] { $done } de { $of } partida terminada
    [many] { $done } de { $of } de partidas terminadas
   *[other] { $done } de { $of } partidas terminadas
}
league-count-scored = { $n } sin terminar, con puntos
league-count-open = { $n } en juego
league-count-away = { $n } en espera, con todos ausentes
league-count-left = { $n } sin empezar
league-count-stopped = { $n ->
    [one] { $n } interrumpida
    [many] { $n } interrumpidas
   *[other] { $n } interrumpidas
}, sin puntos
league-count-replaced = { $n } con pocas jugadas de personas, sin puntos
league-count-unplayed = { $n } sin jugadas de personas
league-count-ended = { $n } sin terminar, sin puntos
league-standings-decides = { $n ->
    [2] Puntos de liga: { $first } por ganar, { $second } por el segundo puesto.
   *[other] Puntos de liga por partida, del primero al último: { $prizes }.
}
league-standings-out = Sin puesto, fuera de la temporada: { $who }
league-standings-short = Sin puesto: { $who }
league-short-forfeits = { $name } faltó a { $n } de { $of } partidas
league-short-finished = { $name } { $n ->
    [0] no terminó ninguna partida
   *[other] terminó { $n } de { $of } partidas posibles
}
league-short-silent = { $name } no hizo ninguna jugada
league-standings-foot = Desempates: { $ties }. Si sigue el empate, se comparte el puesto{ $drawn ->
    [yes] ; un sorteo decide quién asciende o desciende.
   *[no] .
}
league-standings-mutual = { league-column-mutual }: puntos contra los empatados
league-standings-share = { league-column-share }: promedio de puntos, en % de los del ganador
league-standings-lines = Las líneas marcan ascenso y descenso.
league-now-about = **En juego**
league-now-session = **{ $session }** · { $percent } % jugado
    -# { $line }
league-now-more = … y { $n } más
league-now-away-in = ausente en { $n } de { $of } partidas
league-now-champion = gana
league-now-up = asciende
league-now-down = desciende
league-now-rankless = sin puesto{ $why ->
    [forfeits] {""}
    [silent] : no jugó
   *[finished] : muy pocas partidas
}
league-now-left = dejó la temporada
league-now-out = dejó de jugar
league-now-missed = jugó en { $n } de { $of } partidas
league-now-claimed = juegan otros en { $n } de { $of } partidas
league-own-played = terminadas: { $n }
league-own-scored = sin terminar, con puntos: { $n }
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
league-measure-share = % frente al ganador
league-why-head = 
    ### { $title }
    {""}**{ $name }**: puesto **{ $place }**
league-why-none =
    ### { $title }
    {""}**{ $name }**: sin puesto.
league-why-out = 
    ### { $title }
    {""}**{ $name }**: fuera de la temporada, sin puesto.
league-why-short =
    ### { $title }
    {""}**Sin puesto.** { $reason }. { league-rank-rule }
league-why-step = { $upper } va por delante de { $lower } en { $what }: { $more } a { $less }.
league-why-draw = { $upper } y { $lower } empatan en todo y comparten el puesto.
league-why-level = Empate en: { $level }.
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
   *[other] , { $late } de ellas al acabarse el tiempo
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
league-more = … y { $n } líneas más: **{ league-files }**.
league-next-count = { $n ->
    [0] Ninguna partida te espera.
   *[other] **Te esperan: { $n }**.
} Abiertas: { $of }.
league-next-mine = 👉 te toca
league-next-stopped = figuras como ausente; la partida espera
league-next-against = -# Contra { $against } · { $where }
league-next-claimed = -# 🪑 { $by } juega por ti; los puntos son tuyos.
league-next-for = -# 🪑 Juegas por { $name }, que recibe los puntos.
league-next-away = ausentes: { $names }
league-next-later = ⏳ **{ $session }** contra { $against }: empieza el { $at }.
league-next-room = ⏳ **{ $session }** contra { $against }: empieza en cuanto todos estén libres.
league-next-none = No te quedan partidas esta temporada ({ $what }).
league-next-more = … y luego, { $n } más.
league-next-signed-up = ✅ ¡Ya tienes plaza en la temporada { $season }! { $organises ->
    [yes] La empiezas tú: **{ league-home }** → **{ league-to-panel }**.
   *[no] La empieza la organización.
}
league-next-waiting = Tienes el número { $n } en la lista de espera.
league-next-left = Dejaste esta temporada.
league-left-sign-up = ✅ Ya no estás en la temporada { $season }.
league-left-goes-on = Termina tus partidas en curso: { $n }.
league-left-return = **{ league-back }** te devuelve las demás partidas.
league-left-by = { $name } juega tus demás partidas.
league-back = Reincorporarme

league-sign-up = Temporada { $season }: pulsa **{ league-join }**.
league-letters = Puedo escribirte por MD sobre tus asientos y tu temporada; puedes desactivarlo en `/{ command-settings-name }`.
league-under-way = La temporada { $season } está en marcha. Pulsa **{ league-home }** para ser suplente.
league-runs = La temporada { $season } está en marcha.
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
league-nobody = Aún no hay inscripciones.
league-as-of = -# Actualizado: { $at }
league-join = Inscribirme
league-leave = Salir
league-stand-by = Ser suplente
league-help-button = Cómo funciona
league-home = Página de la liga
league-brief-play = { $game } · mesas de { $table }{ $rated ->
    [true] {" "}· con rating
   *[false] {""}
}
league-brief-clock = ⏱️ { $clock }
league-brief-pace = { $rounds ->
    [single] 📅 { $days } días · { $n ->
        [one] una partida
        [many] todas a la vez
       *[other] todas a la vez
    }
   *[several] 📅 Rondas de { $days } días · { $n ->
        [one] partidas de una en una
        [many] hasta { $n } a la vez
       *[other] hasta { $n } a la vez
    }
}
league-brief-blitz = 3 h por jugada + 6 h de reserva
league-brief-daily = 24 h por jugada + 3 días de reserva
league-brief-relaxed = 3 días por jugada + 7 días de reserva
league-brief-bank = 6 h por jugada + 5 días de reserva
league-brief-none = { clock-none }
league-state-sign-up = Inscripción abierta. Jugadores: { $n }.
league-state-divisions = Inscripción abierta. Jugadores: { $n } (divisiones de { $each }).
league-state-over = La temporada { $season } terminó.
league-state-won = La temporada { $season } terminó. 🏆 Título: **{ $name }**.
league-state-running = { $phase ->
    [paused] ⏸️ Temporada { $season } en pausa
   *[running] Temporada { $season } en marcha
}: { $of ->
    [one] { $done } de { $of } partida terminada
    [many] { $done } de { $of } de partidas terminadas
   *[other] { $done } de { $of } partidas terminadas
}{ $closed ->
    [0] {""}
    [one] , { $closed } cerrada sin puntos
    [many] , { $closed } cerradas sin puntos
   *[other] , { $closed } cerradas sin puntos
}. Termina el { $until } a más tardar.
league-menu-format = Formato
league-menu-table = Mesas
league-menu-division = Divisiones
league-menu-movers = Ascensos y descensos
league-menu-pace = Ritmo
league-menu-places = Plazas
league-menu-clock = { lobby-page-clock }
league-menu-late = { lobby-late }
league-menu-played = Partidas sin terminar
league-menu-prizes = Puntos de liga por puesto
league-menu-first = Desempates
league-menu-enrol = Inscribir a alguien…
league-menu-drop = Retirar a un jugador…
league-menu-session = { which-choose }
league-menu-whom = Explicar el puesto de alguien
league-format-season = Temporada: todos contra todos
league-format-swiss = Suizo: { $n } rondas, rivales parejos
league-choose-table = Mesas de { $n }
league-choose-column = De { $n }, una bajo cada división
league-choose-pyramid = De { $n }, dos bajo cada división
league-choose-movers = { $n ->
    [one] Hasta { $n } descenso por división
    [many] Hasta { $n } descensos por división
   *[other] Hasta { $n } descensos por división
}
league-choose-pace = { $rounds ->
    [single] Todo a la vez, durante { $days } días
   *[several] Rondas de { $days } días, { $n } a la vez
}
league-choose-places = Hasta { $n } jugadores
league-choose-late-move = Sin tiempo: jugador virtual
league-choose-late-wait = Sin tiempo: la partida espera
league-choose-played = { $n ->
    [0] Sin terminar: siempre cuenta
    [100] Sin terminar: nunca cuenta
    [50] Sin terminar: desde la mitad
   *[other] Sin terminar: desde el { $n } %
}
league-choose-prizes = Puntos por puesto: { $prizes }
league-choose-first = Empates: { $measure }
league-flag-rated = { $on ->
    [true] Con rating: sí
   *[false] Con rating: no
}
league-flag-final = { $on ->
    [true] Eliminatorias: { $n } mejores
   *[false] Eliminatorias: no
}
league-flag-annul = { $on ->
    [true] Bajas tempranas: sin puntos
   *[false] Bajas tempranas: con puntos
}
league-length = { $matches ->
    [1] Una partida así
   *[other] Una sesión de { $matches } partidas
} suele durar { $days }–{ $most } días{ $own ->
    [0] {""}
   *[other] {" "}(según { $own } partidas de aquí)
}
league-length-enough = ⏱️ { league-length }. Tus ajustes le dan { $limit }.
league-length-short = ⚠️ { league-length }, pero solo tiene { $limit }.
league-length-night = ⚠️ Sin horario de juego, este reloj puede agotarse de noche.
league-length-helps = Soluciones:
league-length-partly = Soluciones (las grises, solo junto con otra):
league-fix-quick = { $name }: { $days } días
league-fix-single = Una partida: { $days } días
league-fix-table = Mesas de { $n }: { $days } días
league-fix-interval = { $rounds ->
    [single] Temporada de { $n } días
   *[several] Rondas de { $n } días
}
league-fix-clock = { $n ->
    [bank] Flexible
   *[daily] Diario
}: { $days } días
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
   *[closed] fin
}
league-pause = Pausar
league-resume = Reanudar
league-extend = Añadir 7 días
league-hasten = Adelantar ronda
league-begin-question = **¿Empezar la temporada { $season } con { $players } jugadores?** Dura { $days } días, y hasta 7 más si hacen falta.{ $small ->
    [yes] {" "}Las mesas tendrán menos de { $table } jugadores.
   *[no] {""}
} No podrás deshacerlo ni cambiar los ajustes{ $all ->
    [yes] , y nadie más podrá entrar.
   *[no] .
}
league-end = Terminar temporada
league-hasten-question = ¿Empezar ya la próxima ronda? Quien aún juegue se unirá después. Las otras rondas también se adelantan.
league-hasten-yes = Sí, empezarla
league-end-question = ¿Terminar ya la temporada? Las partidas sin acabar no contarán; si esperas al final del plazo, quizá sí. Puedes deshacerlo.
league-end-yes = Sí, terminarla
league-leave-question = ¿Dejar esta temporada? Tendrás que terminar tus partidas en curso. Las demás las juega un suplente o se pierden.
league-leave-yes = Sí, salir
league-drop-question = ¿Retirar a { $name } de esta temporada? { $left ->
    [0] Sus partidas continúan, pero se queda sin puesto.
   *[other] Un suplente juega sus próximas partidas, o se pierden.
}
league-drop-yes = Sí, retirar
league-no = No
league-not-yet = Aún no
league-to-panel = Página de organización
league-page-play = Tamaño y formato
league-page-points = Tiempo y puntos
league-people = Jugadores
league-sessions = Partidas
league-add-computer = { lobby-add }
league-computer = Virtual { $letter }
league-files = Archivos
league-none = Aún no hay ligas aquí. La organización puede abrir una.
league-none-organiser = Aún no hay ligas aquí. Elige un juego para abrir la inscripción; los ajustes pueden esperar.
league-none-in-channel = Abrir una liga aquí:
league-new = Liga nueva: { $game }
league-new-form = Liga nueva
league-usual-name = Liga de { $game }
league-which = Ligas de este servidor
league-begin-here = Ver las ligas
league-closed-channel = ⚠️ No puedo escribir en { $channel }. Corrige mis permisos o usa `/{ command-league-name } { command-league-channel-name }` en otro canal.
league-shown-here = ⚠️ No puedo escribir en { $channel }. La organización puede mover las noticias con `/{ command-league-name } { command-league-channel-name }`.
league-then-few = ➡️ Una temporada necesita al menos { $least } jugadores; **{ league-add-computer }** llena los huecos.
league-then-small = ➡️ Una mesa necesita { $table } jugadores. Espera, pulsa **{ league-add-computer }** o empieza con mesas más pequeñas.
league-then-begin = ➡️ ¿Están todos? Empieza la temporada.
league-then-running = ➡️ La temporada acaba con la última partida, o al llegar la fecha límite.
league-then-waits = ⏳ Se espera a { $who }.
league-then-waits-one = { $name } (desde { $since })
league-panel-away = 💤 Ausentes: { $who }. Cualquiera puede ocupar estos asientos.
league-away-at = { $name } ({ $sessions })
league-panel-remind = 🔔 **{ league-remind }** menciona en el canal a { $who }.
league-panel-reminded = 🔔 Podrás volver a avisar { $at }.
league-you = tú
league-then-away = ⚠️ Nadie juega en { $n } de las { $of } partidas en curso.
league-then-away-one = ⚠️ { $session } espera: todos ausentes ({ $who }).
league-then-round = ➡️ La próxima ronda empieza al terminar esta.
league-start-at = ➡️ Las próximas partidas empiezan el { $at }.
league-start-free = ➡️ Las próximas partidas empiezan cuando sus jugadores estén libres.
league-start-busy = Aún en otra partida: { $who }.
league-then-unfinished = 💡 No se terminó ninguna partida. Prueba con menos a la vez o más días: **{ league-page-points }**.
league-then-paused = ➡️ **{ league-resume }** permite partidas nuevas.
league-then-join = ➡️ Pulsa **{ league-join }** para jugar.
league-then-wait = ➡️ ¡Ya tienes plaza! La organización empezará la temporada.
league-then-organise = ➡️ Pulsa **{ league-to-panel }** para empezar la temporada { $season }.
league-then-gather = ➡️ La temporada { $season } necesita al menos { $least } jugadores. Repite el anuncio: **{ league-to-panel }** → **{ league-announce }**.
league-then-play = ➡️ Pulsa **{ league-my-next }** para jugar.
league-then-stand-by = ➡️ No juegas esta temporada. **{ league-stand-by }** te da las partidas de quien se vaya.
league-then-listed = ➡️ Eres suplente: si alguien se va, juegas sus partidas.
league-then-started = ➡️ Ya empezaron todas las partidas. La inscripción se reabre tras la temporada.
league-people-head = ### Jugadores
    { $runs ->
        [no] Los jugadores también pueden inscribirse en el canal.
        [started] Ya empezaron todas las partidas: si retiras a alguien, se queda sin puesto, pero sus partidas continúan.
       *[yes] Un suplente juega las partidas pendientes de quien retires; sin suplente, se pierden. Suplentes: { $subs }.
    }
league-more-people = Más jugadores
league-sessions-head = ### Partidas
    Elige una para corregirla, anularla o reiniciarla.
league-sessions-away = todos ausentes
league-more-sessions = Más partidas
league-session-pending = Empieza a partir del { $at }.
league-session-open = En juego. Si la corriges, termina enseguida.
league-session-ended = Terminada.
league-session-unplayed = Cerrada sin jugar.
league-session-stopped = Cerrada antes de tiempo, sin puntos.
league-session-result = Resultado: { $line }
league-session-seats = Asientos: { $seats }
league-correct = Corregir resultado
league-void = Anular partida
league-again = Reiniciar partida
league-form-points = Puntos de la partida, por asiento
league-form-reason = { command-league-reason }
league-form-void = Nadie recibirá puntos ({ $session }). Puedes deshacerlo.
league-done-found = ✅ Liga creada y anuncio publicado.
league-done-computer = ✅ Jugador virtual añadido.
league-done-again = ✅ Se reinicia la partida { $number }.
league-done-saved = ✅ Guardado.
league-done-begin = ✅ Empezó la temporada.
league-done-pause = ⏸️ En pausa. Las partidas en curso continúan.
league-done-resume = ▶️ Reanudada. Todas las fechas se retrasan.
league-done-extend = ✅ El plazo se amplía 7 días.
league-done-remind = 🔔 Mencioné en el canal a { $who }.
league-done-hasten = ✅ Empieza la próxima ronda.
league-done-undo = ↩️ Deshecho: { $act }.
league-done-end = { league-standings-unfinished }
league-done-announce = ✅ Anuncio repetido.
league-done-enrol = ✅ Inscripción hecha.
league-done-drop = ✅ Jugador retirado.
league-done-correct = ✅ Partida { $number } corregida.
league-done-champion = 🏆 Título tras la corrección: **{ $name }** (antes: { $before }). Puedes deshacerlo.
league-done-ranks = Los puestos finales cambian. { $ranks }. Puedes deshacerlo.
league-done-scale = ⚠️ { $points } parecen puntos de liga; necesito los puntos de la partida.
league-done-here = ✅ Las noticias de la liga aparecerán aquí.

league-began = ## Empieza { $title }
league-digest = ### { $title }: esta semana
league-digest-ended = **Terminadas esta semana: { $n }**
league-digest-none = Esta semana no terminó ninguna partida.
league-digest-waits = ⏳ { $session } espera a { $who }
league-digest-late = ⏳ { $session }: aún no puede empezar.
league-digest-stopped = 💤 { $session }: todos ausentes ({ $who })
league-digest-same = 💤 Siguen todos ausentes en { $sessions }
league-reminded = ### 🔔 { $title }: a jugar
league-stalling = ⚠️ **{ $league }** · { $season }: a este ritmo, { $of ->
    [1] la partida en curso no terminará
   *[other] { $n } de { $of } partidas en curso no terminarán
} antes del { $at }.
league-stalling-helps = ➡️ **{ league-to-panel }** (`/{ command-league-name } { command-league-home-name }`): avisa a los jugadores, da más tiempo o termina la temporada. Si no, las partidas en las que alguien jugó tendrán 7 días más, una sola vez.
league-champion = { $n ->
    [1] { $league }, { $season }: ¡gana { $name }!
   *[other] { $league }, { $season }: ¡{ $name } comparten el título!
}
league-next-season = ➡️ La temporada { $season } está abierta, y todos siguen inscritos. Si no quieres jugar, pulsa **{ league-leave }**.
league-places-lost = ➡️ La temporada { $season } está abierta. Todos siguen inscritos menos { $who }. Para jugar, pulsa **{ league-join }**.
league-places-free = ➡️ La temporada { $season } está abierta. Para jugar, pulsa **{ league-join }**.
league-lost-left = { $name } (lo dejó)
league-lost-silent = { $name } (sin jugar)
league-lost-out = { $name } (dejó de jugar)
league-lost-forfeits = { $name } (casi nunca se presentó)
league-going-up = ⬆️ Ascenso desde la división { $n }: { $who }
league-going-down = ⬇️ Descenso desde la división { $n }: { $who }
league-post-places = Nuevos puestos, { $season }:
league-post-champion = Tras una corrección, **{ $name }** gana la { $season } (antes: { $before }).
league-nobody-won = nadie
league-letter-over = 🏁 Terminó **{ $league }**, { $season }.
league-letter-rank = Tu puesto: **{ $rank }** de { $of } · **{ $points }** { $twelfths ->
    [12] punto
   *[other] puntos
} · partidas: { $drawn } ({ $what })
league-letter-unranked = Sin puesto{ $why ->
    [silent] : no hiciste ninguna jugada.
   *[other] . { league-rank-rule }
} Tus puntos: **{ $points }** · partidas: { $drawn } ({ $what })
league-letter-crowned = 🏆 Título: **{ $name }**
league-letter-no-one = Nadie gana: nadie terminó suficientes partidas.
league-letter-in = ➡️ Ya tienes plaza en la temporada { $season }. { $organises ->
    [yes] La empiezas tú: **{ league-to-panel }**.
   *[no] Si no quieres jugar, pulsa **{ league-leave }** en el canal.
}
league-letter-out = ➡️ La temporada { $season } está abierta. Para jugar, pulsa **{ league-join }** en el canal.
league-letter-away = 💤 **{ $season }** · Dejaste pasar dos plazos, y cualquiera puede ocupar { $n ->
    [1] tu asiento en
   *[other] tus asientos en
}:
league-letter-away-too = También estos:
league-letter-away-more = … y { $n } más en `/{ command-turns-name }`.
league-letter-away-for = { $match } (por { $name })
league-letter-away-then = { $late ->
    [wait] ➡️ Haz tu jugada para conservar un asiento.
   *[move] ➡️ Abre la partida y pulsa **{ seat-back }** para conservar un asiento.{ $hours ->
        [0] {""}
       *[other] {" "}Tendrás al menos { $hours } h para tu próxima jugada.
    }
}
league-letter-seat =
    🪑 **{ $season }**: { $by } juega por ti ({ $session }); los puntos son tuyos.
    Para jugar tú, pide a { $by } que escriba `/{ command-match-name } { command-match-substitute-name }`.
league-letter-silent = 💤 **{ $season }** · Ausentes tras dejar pasar dos plazos: { $who }.
league-letter-silent-then = ➡️ La temporada sigue y cualquiera puede ocupar los asientos. Otras opciones: `/{ command-league-name } { command-league-home-name }` → **{ league-to-panel }** → **{ league-silent }**
league-remind = Avisar a los jugadores
league-silent = ¿Alguien no juega?
league-silent-about =
    ### { league-silent }
    No tienes que hacer nada: cualquiera puede ocupar el asiento, y una partida jugada sobre todo por un jugador virtual se pierde. También puedes:
    - avisar una vez al día a quienes faltan (**{ league-remind }**);
    - retirar al jugador (**{ league-people }**).
league-letter-channel = Canal de la liga
league-post-dropped = { $name } queda fuera de la temporada. Sus partidas en curso continúan; las demás se pierden.
league-post-substitute = { $name } dejó la temporada. { $by } juega las partidas pendientes.
league-post-corrected = Corrección de la { $session }: { $line }
league-post-reason = Motivo: { $reason }
league-post-adjudicated = Se acabó el tiempo y cuentan estos puntos:
league-post-unplayed = Terminadas sin puntos de liga:
league-unplayed-waited = - { $session }: { $percent ->
    [0] nadie jugó
   *[other] solo intervinieron jugadores virtuales ({ $percent } % jugado)
}
league-stopped-waited = - { $session }: { $percent } % jugado, mínimo { $needed } %
league-replaced-waited = - { $session }: por { $who } jugó sobre todo un jugador virtual
league-unplayed-never = - { $session } nunca empezó
league-absence-in = { $name } (en { $n } de { $of } partidas)
league-post-vacation = 🌴 De vacaciones: { $who }
league-post-absent = Fuera de la temporada por faltar a dos rondas: { $name }. Para volver, escribe `/{ command-league-name } { command-league-join-name }`.
league-post-absent-substitute = { $name } faltó a dos rondas. { $by } juega las partidas pendientes.
league-post-cancelled = La organización terminó la { $session }: { $line }
league-post-walkover = { $session }: { $line }
league-post-extended = { $days ->
    [one] { $days } día más
    [many] { $days } de días más
   *[other] { $days } días más
}, hasta el { $at }.
league-post-overtime = ⏳ Se acabó el tiempo. Las partidas en las que alguien jugó tienen { $days } días más, hasta el { $at }.
league-post-hastened = La próxima ronda empieza antes; las demás también se adelantan.
league-post-round = La ronda { $n } ya está lista: **{ league-home }** muestra a tus rivales.
league-post-paused = Temporada en pausa: no empiezan partidas nuevas.
league-post-resumed = Temporada reanudada.
league-post-reopened = La temporada continúa.
league-post-repeated = Se reinicia la { $session }: { $line }
league-post-uncorrected = Corrección de la { $session } deshecha: { $line }
league-post-back = { $name } vuelve a la temporada.
league-post-undone = La organización deshizo: { $act }. La temporada termina el { $at } a más tardar.
league-act-changed = cambio de ajustes
league-act-signed-up = inscripción de { $name }
league-act-withdrew = baja de { $name }
league-act-listed = { $name } como suplente
league-act-corrected = corrección de la { $session }
league-act-dropped = retirada de { $name }
league-act-paused = pausa
league-act-resumed = reanudación
league-act-hastened = ronda adelantada
league-act-extended = { $days } días más
league-act-closed = fin de la temporada
league-made-up = Una temporada inventada; nada de esto cuenta.
league-rehearsed = **Simulación: { $n } jugadores, { $days } días.** { league-made-up }
league-rehearsed-in-part = **Simulación: { $n } jugadores, interrumpida.** { league-made-up }
league-rehearsed-left = Después se va { $name } y pierde sus próximas partidas.
league-rehearsed-made-up = Jugador { $number }
league-rehearsed-strangers = - Todos juegan en nivel fácil{ $hours ->
    [0] , cada partida de un tirón
   *[other] {" "}y responden tras unas { $hours } h
}.
league-rehearsed-away = - { $name } falta toda la { $rounds ->
    [single] temporada
   *[several] primera ronda
}.
league-rehearsed-calendar = **Partidas**
league-rehearsed-session = { $session }, días { $first }–{ $last }: { $who }
league-rehearsed-player = jugador
league-rehearsed-tables = **Tabla final**

league-help-head = ## Cómo funcionan las ligas
league-help-play = **Jugar.** Tus partidas empiezan solas y te menciono cuando te toca. **{ league-my-next }** las abre; **{ league-why-me }** muestra de dónde sale tu puesto.
league-help-points = **Puntos.** Una partida puntúa para quien se inscribió, aunque otra persona ocupara el asiento. Si no acaba a tiempo, se alarga 7 días, una sola vez; luego cuenta como esté, si se jugó lo suficiente. { league-rank-rule }
league-help-absent = **Ausencia.** Si dejas pasar dos plazos, cualquiera puede ocupar tu asiento hasta que vuelvas. Si juega por ti sobre todo un jugador virtual, pierdes la partida. Si faltas a dos rondas, sales y entra un suplente.
league-help-organise = **Organizar.** Escribe `/{ command-league-name } { command-league-home-name }` en un canal y elige un juego. La **{ league-to-panel }** tiene los ajustes, **{ league-rehearse }** y el botón para empezar; después, **{ league-people }**, **{ league-sessions }** (correcciones) y deshacer.

refusal-league-broken = No puedo leer esta liga. Avisa a quien aloja el bot.
refusal-no-such-league = No encuentro esa liga. `/{ command-league-name } { command-league-home-name }` muestra las de este servidor.
refusal-league-name = Elige un nombre de 1 a { $limit } caracteres.
refusal-league-named = { $name } ya existe. Elige otro nombre.
refusal-league-too-many = Este servidor ya tiene { $limit } ligas.
refusal-league-signed-up = Ya estás en la temporada { $season }.
refusal-league-not-signed-up = No te inscribiste.
refusal-league-plays-already = Esa persona ya está en esta temporada.
refusal-league-cannot-return = Ya juega un suplente. Inscríbete en la próxima temporada.
refusal-league-removed = La organización te retiró. Pídele que te readmita.
refusal-league-running = Eso solo se puede cambiar entre temporadas.
refusal-league-not-running = Ninguna temporada está en marcha.
refusal-league-not-waiting = Ninguna partida espera a nadie.
refusal-league-reminded = Podrás volver a avisar { $at }.
refusal-league-not-paused = La temporada no está en pausa.
refusal-league-plays-not = Esa persona no está en esta temporada.
refusal-league-terms = Este juego no permite ese ajuste ({ $term }). Elige otro.
refusal-league-too-few = Faltan jugadores. Primero deben inscribirse al menos { $least }.
refusal-league-nothing-to-hasten = No queda ninguna ronda por empezar.
refusal-league-full = Las { $n } plazas están ocupadas. Primero añade plazas.
refusal-league-no-session = No encuentro la partida { $number } esta temporada. Busca el número en el calendario.
refusal-league-not-repeatable = Solo se reinicia una partida anulada de una temporada en marcha.
refusal-league-scores = Faltan o sobran puntos. Escribe un número por asiento ({ $n }), en orden.
refusal-league-cannot-undo = Ya no queda nada que deshacer.
refusal-league-rehearsing = Hay otra simulación en marcha. Inténtalo en un minuto.
