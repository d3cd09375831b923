## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *asiento libre*
seat-computer = jugador virtual ({ $level }{ $seconds ->
    [0] {""}
   *[other] , hasta { $seconds } s por turno
})
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
seat-resigned = { $name } (abandonó; sigue un jugador virtual)
seat-nameless = alguien
# As plain text, in a game's sentences and pictures:
name-computer = Virtual
name-computers = Virtual { $number }
name-seat = Asiento { $number }
name-resigned = { $name } (virtual)
# The colours of seats, for games that have them, and what else tells them apart:
seat-coloured = { $name } ({ $colour })
seat-colour-1 = rojo
seat-colour-2 = turquesa
seat-colour-3 = amarillo
seat-colour-4 = azul
seat-colour-5 = verde
seat-colour-6 = rosa
seat-colour-7 = gris
seat-colour-8 = marrón
seat-pattern-1 = Sin patrón
seat-pattern-2 = Rayas ascendentes
seat-pattern-3 = Rayas descendentes
seat-pattern-4 = Rayas horizontales
seat-pattern-5 = Rayas verticales
seat-pattern-6 = Rombos
seat-pattern-7 = Cuadros
seat-pattern-8 = Rayas finas ascendentes

option-true = Sí
option-false = No
option-none = ninguno
option-random = Al azar
first-absent = Elige como primer jugador un asiento del 1 al { $seats }.

## Lobby

lobby-seats = { $n ->
    [one] { $n } jugador
    [many] { $n } jugadores
   *[other] { $n } jugadores
}
lobby-count = { $of ->
    [one] { $taken } de { $of } jugador
    [many] { $taken } de { $of } jugadores
   *[other] { $taken } de { $of } jugadores
}
lobby-minutes = { $minutes ->
    [30] media hora
    [60] una hora
    [90] una hora y media
    [120] 2 horas
    [180] 3 horas
    [240] 4 horas
   *[other] { $minutes } minutos
}
lobby-length-days = { $days ->
    [one] alrededor de un día
    [many] unos { $days } días
   *[other] unos { $days } días
}
lobby-length-now = alrededor de { lobby-minutes }
lobby-session = { $n ->
    [one] sesión de torneo de una partida
    [many] sesión de torneo de { $n } partidas
   *[other] sesión de torneo de { $n } partidas
}
lobby-host = {" "}(dirige la mesa)
lobby-invited-only = solo con invitación
lobby-anyone = Cualquiera puede unirse.
lobby-guests-only = { command-new-only-invited }.
lobby-empty = *asientos libres*
lobby-expected = Invitaciones pendientes: { $names }
lobby-full = { $name }, pulsa **{ lobby-start }**.
lobby-replaces = Con **{ lobby-join }** ocupas el lugar de un jugador virtual.
lobby-for-host = Para quien dirige la mesa:{ $grows ->
    [yes] {" "}**{ lobby-computer }** añade un asiento.
   *[no] {""}
}
lobby-starts-alone = Empieza al ocuparse el último asiento.
lobby-questions = Las preguntas secretas, por MD.
lobby-starts-host = La empieza quien dirige la mesa.
lobby-now = { $time }/turno
lobby-days = { $time }/turno
lobby-join = Unirme
lobby-leave = Salir
lobby-start = Empezar
lobby-options = Opciones
lobby-options-head = Opciones · { $title }
lobby-page-about = Resumen
lobby-page-seats = Asientos
lobby-page-rules = Reglas
lobby-page-clock = Reloj
lobby-page-guests = Acceso
lobby-only-host = Solo puede cambiarlo quien dirige la mesa.
lobby-clock-alone = ⏱️ Sin reloj contra jugadores virtuales.
lobby-clock-people = Con personas:
lobby-is-rated = { $on ->
    [true] Con rating.
   *[false] Sin rating.
}
lobby-add = Añadir jugador virtual
lobby-computer = + jugador virtual
lobby-computers-level = 🤖 Nivel: { $level }
lobby-level = Jugador virtual: { $level }
lobby-free = Liberar un asiento
lobby-free-seat = Asiento { $number }: { $name }
lobby-colour = Tu color
lobby-colour-any = Cualquier color
lobby-order = Cambiar el orden
lobby-order-one = { $name } antes que { $other }
lobby-seat = Añadir asiento
lobby-shrink = Quitar asiento
lobby-rule = Ver o cambiar las reglas
lobby-turn-on = Activar: { $name }
lobby-turn-off = Quitar: { $name }
lobby-late = Si se acaba el tiempo
lobby-session-on = Sumar { $n } partidas
lobby-session-off = Jugar una partida
lobby-session-sets = Con **{ lobby-session-on }**: { $rules }
lobby-rated-on = Contar para el rating
lobby-rated-off = Sin rating
lobby-open-on = Abrir a todos
lobby-open-off = Solo con invitación
lobby-auto-on = Empezar con mesa llena
lobby-auto-off = Empezar a mano
lobby-thread-on = Jugar en un hilo
lobby-thread-off = Jugar en el canal
lobby-in-thread = en su propio hilo
lobby-in-channel = en el canal
lobby-where = Se juega { $thread ->
    [true] { lobby-in-thread }.
   *[false] { lobby-in-channel }.
}
lobby-invite = Invitar a gente
lobby-cancel = Cancelar
lobby-cancel-sure = ¿Cancelar **{ $title }** para todos?
lobby-cancel-no = No cancelar
lobby-closed = **{ $title }** no llegó a empezar.
lobby-opened = **{ $title }** está abierta en { $place }. Espera a otros o pulsa allí **{ lobby-computer }**; después, **{ lobby-start }**.
lobby-ready = **{ $title }** está abierta en { $place }. Elige en **{ lobby-options }** y pulsa **{ lobby-start }**.
lobby-started = **{ $title }** empezó en { $place }.
threads-suggested = 💡 { $count } partidas comparten este canal. Quien gestiona el servidor puede dar un hilo a cada una: `/{ command-settings-name }` → **{ settings-page-server }**.

## Board

board-stuck = ## { $title }
    { refusal-stuck }
board-move = Mi jugada
board-link = Tablero
board-end = Terminar (organización)
board-ended = **{ $title }** terminó.
board-claim = 🏆 Reclamar victoria
board-cancelled = Todos abandonaron: no gana nadie.
ended-early = La partida terminó antes de tiempo.
claimed-win = 🏆 Gana { $name }: los demás abandonaron.
board-closed = Cerrada por la organización o tras un mes sin jugadas. No gana nadie.
board-closed-league = { $why ->
    [unplayed] Se acabó el tiempo: { $percent } % jugado, mínimo { $needed } %. Sin ganador ni puntos de liga.
    [replaced] Se acabó el tiempo y jugó sobre todo un jugador virtual. Sin ganador ni puntos de liga.
    [counted] Se acabó el tiempo. Cuentan los puntos que hay.
    [time] Venció el plazo de la liga. Tu liga muestra qué cuenta.
    [result] La organización decidió el resultado. Tu liga lo muestra.
    [idle] Pasó un mes sin jugadas. Tu liga muestra qué cuenta.
   *[organiser] La organización terminó la partida. Tu liga muestra qué cuenta.
}
board-deserted = -# No juega nadie: la partida espera a { $n ->
    [1] { $who }.
   *[other] que alguien vuelva.
}
board-claimed = { $name } se llevó la victoria: no quedaba nadie más.
board-forfeit-win = { $n ->
    [one] Gana { $names }
    [many] Comparten la victoria { $names }
   *[other] Comparten la victoria { $names }
}: { $who } { $gone ->
    [one] no se presentó
    [many] no se presentaron
   *[other] no se presentaron
}.
board-resigned-last = { $n ->
    [one] { $names } abandonó y queda en último lugar.
    [many] { $names } abandonaron y quedan en último lugar.
   *[other] { $names } abandonaron y quedan en último lugar.
}
board-best-first = -# Primera marca en solitario con estas opciones: { $points }.
board-best-new = 🎉 ¡Nuevo récord personal! { board-best-less }
board-best-equal = ¡Igualaste tu récord personal! { board-best-less }
board-best-less = Mejor marca anterior: { $before } { $match ->
    [elsewhere] (otro servidor).
   *[other] (partida #{ $match }).
}
board-seed = -# Semilla del barajado: `{ $seed }`
    -# Su SHA-256 se muestra desde el principio: `{ $hash }`
board-retired = -# **{ $title }** continúa [aquí]({ $link }).
note-lobby-closed = Cerré **{ $title }**: no empezó en { $days ->
    [one] un día
    [many] { $days } días
   *[other] { $days } días
}.
note-stuck = **{ $title }**: { refusal-stuck }
note-abandoned = **{ $title }** terminó: no queda nadie jugando.
note-resigned = { $name } abandonó **{ $title }**. Sigue un jugador virtual.
note-thinking-fails = ⚠️ El jugador virtual del asiento { $seat } de **{ $title }** falla. La organización puede terminar la partida: `/{ command-match-name } { command-match-organise-name }`.
note-unreachable = Ya no puedo escribir en { $place }. Para continuar **{ $title }**, dame permiso o escribe `/{ command-match-name } { command-match-board-name }` en otro canal.
note-moved-here = **{ $title }** continúa aquí: ya no puedo escribir en su canal.

table-here = El tablero de **{ $title }** ahora está aquí.

## Records

record-complete = Archivo de **{ $title }**. `/{ command-match-name } { command-match-verify-name }` lo reproduce.
file-verified = ✅ **{ $title }**: las { $moves } jugadas son legales. Estado final: `{ $hash }`
record-running = Archivo de **{ $title }**, sin secretos hasta que termine.
record-hash = -# La semilla que se ve al terminar debe dar el SHA-256 `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Verificar: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Aún sin repetición: faltan la semilla, las manos y las jugadas secretas.
record-seat = Asiento { $number }: { $name }
record-secret = El asiento { $number } hizo una jugada secreta.

## The box

box-none = Aquí ningún juego tiene caja.
box-holders = Partidas que usan sus cartas: { $matches }
box-new = Abrir una caja nueva
box-sure = **¿Abrir una caja nueva?** Tendrá todas las cartas; las que queden en esta se pierden.
box-yes = Abrirla
box-no = Seguir con esta
box-started = ✓ La caja nueva está lista.

## The bag

bag-empty = La bolsa del servidor está vacía. La llenan las partidas terminadas.

## Sessions

board-session = -# Sesión de torneo: partida { $number } de { $of }
board-session-next = { board-session }. La siguiente empieza sola.
board-session-broken = { board-session }. Terminó sin resultado.
session-over = Resultado de la sesión
session-claimed = { $name } gana la sesión: los demás abandonaron
session-place = **{ $place }.** { $name }: { $points } puntos ({ $each })
session-place-only = **{ $place }.** { $name }

## Looking back

replay-head = Repetición de { $title }
replay-all = Todos
replay-film = Película

analysis-head = Análisis de { $title }
analysis-chances = Probabilidad de ganar
analysis-luck = **Suerte** con las cartas, en { luck-unit }: { $luck }
luck-unit = { $unit ->
    [percent] % de victoria
   *[points] puntos
}
analysis-mistakes = **Los errores más caros**
analysis-none = No encontré ningún error claro { $you ->
        [yes] tuyo
       *[no] de { $name }
    }.
analysis-running = Ya revisé { $done } de { $total } decisiones.
analysis-again = { queue-refresh }
board-analysis = 🔍 Análisis
board-record = Archivo
board-replay = Repetición
board-last-turn = 🎬 Último turno

## Being called

plan-now = Ya puedes planear.
call-soon = { $names }: pronto te toca. { plan-now }
left-server = -# **{ $name }** ya no está en este servidor.
call-line = { $names }: te toca en **{ $title }**
call-line-soon = { $soon }: pronto te toca en **{ $title }**. { plan-now }
call-lobby-open = { $names }: pulsa **{ lobby-join }** para jugar **{ $title }**.
call-lobby-full = { $names }: ya están todos. Pulsa **{ lobby-start }** para jugar **{ $title }**.
call-until = Tienes { $left }.
call-answered = -# ✅ Todo al día.
reminder = ⏰ Te toca en **{ $title }**.
reminder-last = ⌛ Último aviso: te toca en **{ $title }**.
reminder-others = También te toca en { $matches }.
reminder-other = **{ $title }** ({ $when })
reminder-deadline = -# ⏳ Fecha límite: { $at }
reminder-move = Si no, un jugador virtual jugará por ti.
reminder-wait = Si no, tendrás una única prórroga y todos lo verán.
reminder-hold = Si no, un jugador virtual seguirá por ti y otros podrán ocupar tu asiento.
reminder-offer = Si no, otros podrán ocupar tu asiento.
reminder-letters-closed = -# No puedo enviarte MD. { change-in-settings }
change-in-settings = Cámbialo en `/{ command-settings-name }`.
letter-turn = 👉 Te toca en **{ $title }**.
letter-soon = 🔜 Pronto te toca en **{ $title }**. { plan-now }
letter-receipt = 📋 Se jugó tu plan en **{ $title }**.
letter-late = ⌛ Se te acabó el tiempo en **{ $title }**; un jugador virtual jugó por ti.
letter-held = ⌛ Se te acabó otra vez el tiempo en **{ $title }**. Cualquiera puede ocupar tu asiento hasta que pulses **{ seat-back }**.
letter-offered = ⌛ Se te acabó otra vez el tiempo en **{ $title }**. Cualquiera puede ocupar tu asiento hasta que juegues.
letter-wish = ⏳ Un jugador virtual jugó por ti en **{ $title }**, como pediste.
letter-over = 🏁 Terminó una partida que sigues: **{ $title }**.
letter-unreachable = Juega **{ $title }** desde `/{ command-turns-name }`: ya no puedo escribir en su canal.
letter-test = Te escribiré aquí. { change-in-settings }

## Lists

turns-away = 💤 { $n ->
    [one] Estás ausente en 1 partida. Ábrela
    [many] Estás ausente en { $n } de partidas. Ábrelas
   *[other] Estás ausente en { $n } partidas. Ábrelas
} y pulsa **{ seat-back }**.
turns-none = No te espera ninguna partida.
turns-empty = { turns-none } Abre una con `/{ command-new-name }`, busca en `/{ command-matches-name }` o aprende un juego con `/{ command-learn-name }`.
turns-head = { $n ->
    [one] **Te espera 1 partida.**
    [many] **Te esperan { $n } partidas.**
   *[other] **Te esperan { $n } partidas.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = en otro servidor
turns-closed = no puedo escribir ahí; `/{ command-match-name } { command-match-board-name }` la traslada
turns-followed = la sigues
turns-open = Mi jugada #{ $number }
turns-look = Abrir #{ $number }
turns-held = un jugador virtual juega por ti hasta que vuelvas
turns-seat = Mi asiento #{ $number }
turns-over = 🏁 { $title } · terminada
turns-won = { $n ->
    [one] Ganó { $names }.
    [many] Comparten la victoria { $names }.
   *[other] Comparten la victoria { $names }.
}
matches-none = Aún no hay partidas aquí. `/{ command-new-name }` abre la primera.
matches-open = Abiertas
matches-running = En curso
matches-finished = Terminadas
matches-line = **{ $game } · { $title }** · { $where } · { $people } · { $state }
matches-free = { $n ->
    [one] un asiento libre
    [many] { $n } asientos libres
   *[other] { $n } asientos libres
}
matches-waits = turno de { $names }
matches-thinks = un jugador virtual está pensando
matches-deserted = espera a que alguien vuelva
matches-look = Ver
matches-stuck = bloqueada por un error
matches-over = terminada
which-head = { $n ->
    [one] ¿Te refieres a esta partida?
    [many] Elige una de tus { $n } partidas.
   *[other] Elige una de tus { $n } partidas.
}
which-undo = ¿Qué jugada deshago?
which-choose = Elige una partida

## The log of a match

log-head = Historial de { $title }
log-own-head = Mis jugadas en { $title }
log-empty = Todavía no hay jugadas.
log-seen = Ver este momento
log-then = **{ $title }**, { $when }
log-back = Volver al historial
log-no-picture = Todavía no hay nada que mostrar.

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = nueva
command-new = Abrir una partida
command-new-game = Juego; por defecto, el último
command-new-players = Número de jugadores; por defecto, 2
command-new-computers = Cuántos jugadores virtuales
command-new-level = Nivel de los jugadores virtuales
command-new-invite = Alguien a quien invitar
command-new-only-invited = Solo con invitación
command-new-clock = Tiempo por jugada
menu-invite = Invitar a una partida
menu-analyse = Analizar
command-match-name = partida
command-match = Tablero, historial, pausas, asientos y más
command-match-board-name = tablero
command-match-board = Mostrar el tablero aquí
command-match-analysis-name = análisis
command-match-analysis = Tus mayores errores
command-bag-name = bolsa
command-bag = Piezas en la bolsa de este servidor
command-box-name = caja
command-box = Cartas en la caja de este servidor
command-match-replay-name = repetición
command-match-replay = Ver una partida de principio a fin
command-match-history-name = historial
command-match-history = Una partida, turno a turno
command-match-file-name = archivo
command-match-file = Todas las jugadas en un archivo
command-match-verify-name = verificar
command-match-verify = Verificar y reproducir un archivo
command-match-verify-file = El archivo de una partida terminada
option-file-name = archivo
command-turns-name = turnos
command-turns = Partidas que te esperan, en todos los servidores
command-matches-name = partidas
command-matches = Las partidas de este servidor
command-rules-name = reglas
command-rules = Las reglas en breve
command-rules-game = Qué juego
command-learn-name = aprender
command-learn = Aprender un juego en tres minutos
command-learn-game = { command-rules-game }
command-match-resign-name = abandonar
command-match-resign = Abandonar; sigue un jugador virtual
command-help-name = ayuda
command-help = Cómo jugar con este bot
command-settings-name = ajustes
command-settings = Idioma, imágenes, horario, recordatorios, servidor
command-number = Número de la partida

# Shared by several games:
command-discard-name = descartar
command-discard = Descartar cartas o piezas de más
command-hand-name = mano
command-hand = Tus cartas; solo las ves tú
command-score-name = puntos
command-score = Los puntos de todos, explicados
option-card-name = carta
option-at-name = celda

## What the options of commands are called

option-match-name = partida
option-game-name = juego
option-players-name = jugadores
option-computers-name = virtuales
option-level-name = nivel
option-invite-name = invitar
option-only_invited-name = solo_con_invitación
option-clock-name = reloj

## Rules and help

pages-back = Anterior
pages-on = Siguiente
pages-foot = Página { $page } de { $pages }
help-head =
    ## ¿Es tu primera vez? Escribe `/{ command-learn-name }`
    Cuando te avise, pulsa **{ board-move }**.
help-more = Más
help-begin = Empezar
help-play = Jugar
help-moves = Jugadas que puedes escribir: { $names }
help-look = Ver
help-after = Después de la partida
help-league = Ligas
help-setup = Ajustes
help-foot = -# Proyecto de aficionados no oficial, sin relación con la editorial.
greeting = **¡Hola!** Traigo juegos de mesa que duran días y se juegan a ratos:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    Escribe **`/{ command-new-name }`** para abrir una partida, **`/{ command-learn-name }`** para aprender un juego, **`/{ command-league-name } { command-league-home-name }`** para jugar una temporada o **`/{ command-help-name }`** para ver el resto. Quien gestiona el servidor elige con **`/{ command-settings-name }`** dónde aparecen las partidas.
permissions-missing = ⚠️ { refusal-missing-permission }
permissions-missing-there = ⚠️ **Para publicar en { $channel } necesito permisos:** { $names }.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-connect = Conectar

## What is new, and words instead of pictures

news-head = **Desde tu última visita**
news-more = … y { $n } más en `/{ command-match-name } { command-match-history-name }`
turns-news = { $n ->
    [one] 1 novedad
    [many] { $n } novedades
   *[other] { $n } novedades
}
panel-back = Volver
panel-too-soon = Ese botón acababa de aparecer. Púlsalo otra vez.
panel-waiting = Te aviso en tu turno.
panel-thinking = ⏳ El jugador virtual está pensando{ $seconds ->
    [0] {""}
   *[other] , hasta { $seconds } s
}.
panel-away = Estás ausente{ $deserted ->
    [yes] {" "}y la partida espera
   *[no] {" "}y juega un jugador virtual
}. Para volver, pulsa **{ seat-back }**.
panel-vote = Votar
panel-scoring = Qué puntúa
panel-more = Página { $page }/{ $pages } ▸
panel-next-turn = Te toca: #{ $match }
panel-details = Detalles{ $news ->
    [0] {""}
   *[other] {" "}· { $news }
}
pictures-off = Ver texto
pictures-on = Ver imágenes

## Learning

learn-head = ### Aprende { $game }
learn-open = 📘 Aprender { $game }
learn-other = 📘 { $game }
learn-back = ◂
learn-on = Saltar
learn-next = Siguiente
learn-again = Empezar de nuevo
learn-bye = ¡Ya sabes jugar! `/{ command-new-name }` abre una partida; `/{ command-rules-name }` cuenta el resto.
step-moved = Ese paso quedó atrás. Continúa aquí.
new-about =
    ### Nueva partida: { $game }
    { $about }
new-open = Abrir partida
new-learn = Aprender primero
learn-match =
    { $n ->
        [one] Jugar contra { $n } virtual
        [many] Jugar contra { $n } virtuales
       *[other] Jugar contra { $n } virtuales
    }

## Resigning

resign-sure = ¿Abandonar **{ $title }** y quedar en último lugar? Seguirá un jugador virtual.
resign-yes = Abandonar
resign-no = Seguir jugando
resign-kept = Sigues jugando.
resign-done = Abandonaste la partida #{ $number }. Sigue un jugador virtual.
claim-done = 🏆 ¡Ganas la partida #{ $number }!

## Second thoughts, and other people at the table

command-undo-name = deshacer
command-undo = Deshacer tu última jugada; si otros ya jugaron, pedirles permiso
undo-button = ↩️ Deshacer
undo-to = ↩️ ¿Deshacer esto en **{ $title }**? { $what }
undo-kept = Esto se queda, porque otros ya jugaron: { $what }.
undo-done = { $what ->
    [none] ↩️ Jugada deshecha.
   *[other] ↩️ Deshecho: { $what }.
}
deed-retract = ↩️ { $name } deshizo una jugada.
refusal-undo-nothing = No tienes ninguna jugada que deshacer.
refusal-undo-acted = Otros ya jugaron: pide el acuerdo de todos con `/{ command-undo-name }`.
refusal-undo-known = Esto reveló algo nuevo: { $what }. Pide el acuerdo de todos con `/{ command-undo-name }`.
refusal-paused-already = Ya está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-pause-organisers = Puede reanudarla la organización, o los jugadores de común acuerdo.
refusal-no-clock = Esta partida no tiene reloj.
refusal-hours-too-few = Puedes tener libres hasta 12 horas al día y 2 días a la semana.
refusal-extension-too-long = Añade como mucho { $days } días.
refusal-zone-unknown = No encuentro ese lugar. Escribe en inglés la ciudad grande más cercana, p. ej. Mexico City.
refusal-zone-several = Escribe completo uno de estos nombres: { $names }.
note-seat-offered = 🪑 El asiento { $seat } de **{ $title }** está libre. Ocúpalo para jugar por { $name }.
note-seat-taken = 🪑 { $name } ocupó el asiento { $seat } en **{ $title }**.
note-seat-taken-for = 🪑 { $name } pasó a jugar por { $for_name } en **{ $title }**.
seat-take = Ocupar asiento
seat-take-one = Ocupar asiento { $number }
seat-keep = Seguir esperando
seat-took = 🪑 El asiento es tuyo.
seat-took-league = 🪑 El asiento es tuyo. En la liga, la partida cuenta para { $name }.
seat-took-due = Juega antes del { $at }.
seat-kept = La partida sigue esperando; el asiento ya no está libre.
deed-substitute = 🪑 { $name } ocupó un asiento.
deed-computer = Un jugador virtual pasó a jugar por { $name }.
deed-return = { $name } volvió.
deed-late = ⌛ { $line } (sin tiempo; jugador virtual)
deed-wish = ⏳ { $line } (jugador virtual)
refusal-seat-offered = Ese asiento está libre.
refusal-seat-not-offered = Ese asiento ya no está libre.
refusal-seat-not-free = Ese asiento no se puede ofrecer. Elige el tuyo o el de un jugador virtual.
refusal-seat-known = Conoces secretos de esta partida: este asiento debe ocuparlo otra persona.
refusal-nobody-comes-back = Ese jugador no volverá: cualquiera puede ocupar su asiento.
command-match-substitute-name = sustituir
command-match-substitute = Ofrecer un asiento a otros
command-match-substitute-seat = Número del asiento; por defecto, el tuyo
option-seat-name = asiento
all-agree = Todos deben aceptar.
computer-until = Luego juega un jugador virtual hasta que alguien ocupe el asiento.
note-consent-undo =
    ↩️ { $name } pide deshacer { $n ->
        [one] una jugada
        [many] { $n } jugadas
       *[other] { $n } jugadas
    } en **{ $title }**. { hidden-now } { all-agree }
hidden-now = { $seen ->
    [no] No se reveló nada oculto.
    [rated] Se reveló algo oculto: la partida deja de contar para el rating.
   *[yes] Se reveló algo oculto.
}
note-consent-remove = { $name } pide sustituir a { $other_name } en **{ $title }**. Los demás deben aceptar. { computer-until }
note-consent-pause = ⏸️ { $name } pide poner **{ $title }** en pausa. { all-agree }
note-consent-resume = ▶️ { $name } pide reanudar **{ $title }**. { all-agree }
note-undone = ↩️ Todos de acuerdo: **{ $title }** vuelve a la jugada de { $name }. Los planes posteriores se pierden.
note-removed = Todos de acuerdo: un jugador virtual juega por { $name } en **{ $title }** hasta que alguien ocupe el asiento { $seat }.
note-answered-vote = { $vote ->
    [undo] ↩️ { $name } pidió deshacer una jugada en **{ $title }**.
    [remove] { $name } pidió sustituir a { $other_name } en **{ $title }**.
    [pause] ⏸️ { $name } pidió poner **{ $title }** en pausa.
   *[resume] ▶️ { $name } pidió reanudar **{ $title }**.
} { $outcome ->
    [agreed] Todos aceptaron.
    [declined] { $by_name } no aceptó.
    [withdrawn] La votación se retiró.
   *[lapsed] La partida avanzó.
}
note-answered-offer = 🪑 El asiento { $seat } de **{ $title }** { $outcome ->
    [taken] lo ocupó { $by_name }.
   *[stays] siguió siendo de { $by_name }.
}
consent-here = { $what ->
    [undo] ↩️ **{ $name } pide deshacer una jugada y todo lo posterior.**
    [remove] **{ $name } pide sustituir a { $about }.**
    [pause] ⏸️ **{ $name } pide una pausa.**
   *[resume] ▶️ **{ $name } pide reanudar la partida.**
}
consent-agree = Aceptar
consent-decline = Rechazar
consent-ask = Preguntar a los demás
consent-asked = Pregunté a los demás en **{ $title }**. { all-agree }
consent-agreed = ✅ Todos de acuerdo. ¡Hecho!
consent-ended = La votación terminó. **{ $title }** continúa.
undo-since = Esto reveló algo nuevo: { $what }.
ask-undo = Todos en **{ $title }** deben aceptar deshacer esta jugada y las posteriores{ $what ->
    [told] .
   *[other] : { $what }
}
seat-ask = ¿Proponer a los demás en **{ $title }** sustituir a este jugador? { computer-until }
seat-offered-done = Ofrecí el asiento en **{ $title }**. Quien lo tiene juega hasta que alguien lo ocupe.
seat-back = Ya estoy aquí
seat-back-done = ¡Hola otra vez!{ $hours ->
    [0] {""}
   *[other] {" "}Tienes al menos { $hours } horas para jugar.
}
board-seat = { $name } (asiento { $number })
board-seats-offered = 🪑 { $n ->
    [one] Asiento libre
    [many] Asientos libres
   *[other] Asientos libres
}: { $seats }. Cualquiera puede { $n ->
    [one] ocuparlo
    [many] ocuparlos
   *[other] ocuparlos
}. Para conservar el tuyo, pulsa **{ board-move }**{ $held ->
    [yes] {" "}→ **{ seat-back }**
   *[no] {""}
}.{ $hours ->
    [0] {""}
   *[other] {" "}**{ seat-keep }** añade { $hours } horas.
}
deed-undo-to = ↩️ La partida volvió a una jugada anterior.
refusal-consent-open = Responde primero a la votación abierta o pide que se retire.
refusal-consent-over = Esa votación terminó.
refusal-consent-not-yours = Aquí votan solo los demás.
refusal-agreed-already = Ya aceptaste; faltan los demás.
seat-span = Asiento { $number }, jugadas { $first } a { $last }: { $name }
command-match-organise-name = organizar
command-match-organise = Para la organización: asientos, deshacer, pausar, terminar
organise-head = Organizar { $title }
organise-rewind = Deshacer jugadas…
organise-end = Terminar partida
organise-end-sure = ¿Terminar **{ $title }** para todos, sin ganador?
organise-offer = Ofrecer un asiento…
organise-hold = Poner jugador virtual…
organise-moves = { $n ->
    [0] **{ $title }** aún no tiene jugadas.
   *[other] Elige una jugada de **{ $title }** para deshacerla con las posteriores.
}
organise-before = Deshacer desde esta jugada…
organise-newer = ◀ Más nuevas
organise-older = Más antiguas ▶
organise-back = { panel-back }
organise-move = { $number }. { $text }
organise-secret = { $name }: una jugada secreta
organise-revealed = reveló algo oculto
organise-sure = { $n ->
    [one] ¿Deshacer la última jugada de **{ $title }**?
    [many] ¿Deshacer las últimas { $n } jugadas de **{ $title }**?
   *[other] ¿Deshacer las últimas { $n } jugadas de **{ $title }**?
} { hidden-now } Avisaré a todos.
organise-yes = Deshacer
organise-rewound = ↩️ Deshecho.
organise-offered = 🪑 El asiento está libre.
organise-held = Por ahora juega un jugador virtual.
organise-ended = La partida terminó.
note-rewound = ↩️ { $name } (organización) deshizo { $n ->
    [one] una jugada
    [many] { $n } jugadas
   *[other] { $n } jugadas
} en **{ $title }**. Los planes posteriores se pierden. { hidden-now }
command-match-follow-name = seguir
command-match-follow = Seguir una partida o dejar de seguirla
follow-on = 👀 Sigues **{ $title }**. `/{ command-turns-name }` muestra sus novedades.
follow-off = Ya no sigues **{ $title }**.
follow-on-button = Seguir
follow-off-button = Dejar de seguir
follow-list = Todas las partidas
refusal-too-many-followed = Sigues { $limit } partidas. Deja de seguir una.
seat-kept-for = *reservado para { $name }*
board-rematch = Revancha
rematch-open = **{ $title }** está abierta en { $place }. Cada uno pasa al asiento siguiente.{ $begins ->
    [seat] {" "}Empieza { $name }.
    [drawn] {" "}Se sortea otra vez quién empieza.
   *[none] {""}
}{ $asked ->
    [yes] {" "}Ya avisé a los demás.
   *[no] {""}
}
rematch-goes = La revancha es **{ $title }** en { $place }.
command-match-rematch-name = revancha
command-match-rematch = Jugar otra vez con las mismas personas
organise-pause = Pausar relojes
organise-resume = Reanudar relojes
organise-extend = Añadir un día
organise-paused = ⏸️ Relojes en pausa.
organise-resumed = ▶️ Relojes en marcha.
organise-extended = ⏳ Quienes deben jugar tienen un día más.
seat-held = { $name } (no está; juega un jugador virtual)
command-match-pause-name = pausa
command-match-pause = Pausar o reanudar los relojes, con votación

## Clocks

note-late-waits = ⌛ { $name } agotó el tiempo en **{ $title }**; tiene una única prórroga.
note-late-held = ⌛ { $name } agotó otra vez el tiempo en **{ $title }**. Juega un jugador virtual hasta que alguien ocupe el asiento { $seat }.
note-late-empty = { note-late-offered }
note-late-offered = ⌛ { $name } agotó otra vez el tiempo en **{ $title }**. La partida espera; cualquiera puede ocupar el asiento { $seat }.
note-paused = ⏸️ { $name } (organización) puso **{ $title }** en pausa.
note-paused-agreed = ⏸️ Todos aceptaron poner **{ $title }** en pausa. Cualquier jugador puede reanudarla.
note-resumed = ▶️ { $name } reanudó **{ $title }**.
note-extended = ⏳ { $name } dio { $hours ->
    [one] 1 hora
    [many] { $hours } horas
   *[other] { $hours } horas
} más a quienes tienen que jugar en **{ $title }**.
note-thawed = Volví. Los relojes de **{ $title }** estuvieron en pausa.
note-restored = 🛟 **{ $title }** se dañó. La restauré tal como estaba el <t:{ $since }:f>; repite tus jugadas posteriores. Nadie perdió tiempo.
note-idle-soon = Juega en **{ $title }** o la cerraré <t:{ $closing }:R>.
note-idle-closed = Cerré **{ $title }**: nadie jugó en 30 días.
clock-live = En vivo: 10 min por jugada
clock-blitz = Relámpago: 3 h/jugada + 6 h
clock-daily = Diario: 24 h/jugada + 3 días
clock-relaxed = Tranquilo: 3 días/jugada + 7 días
clock-bank = Flexible: 6 h/jugada + 5 días
clock-none = Sin reloj
clock-without = ⏱️ Sin reloj
clock-per-move = { $time } por jugada + { $bank } de reserva
clock-terms = ⏱️ { $name ->
    [live] En vivo
    [blitz] Relámpago
    [daily] Diario
    [relaxed] Tranquilo
    [bank] Flexible
   *[own] Reloj
}: { $pace }, en tu horario de juego.
clock-extra-minutes = { $n } min
clock-extra-hours = { $n } h
clock-extra-days = { $n ->
    [one] { $n } día
    [many] { $n } días
   *[other] { $n } días
}
clock-late = Si se acaba el tiempo, { $then ->
    [move] juega un jugador virtual
   *[wait] hay una prórroga
}; a la segunda, el asiento queda libre.
clock-pace = {" "}· { $intime } de { $of } a tiempo, casi siempre en { $hours } h
clock-stands-table = ⏸️ En pausa desde { $since }. Cualquier jugador puede reanudar.
clock-stands-organiser = ⏸️ En pausa desde { $since }. { refusal-pause-organisers }
clock-stands-away = ⏸️ En pausa desde { $since }, mientras no estoy en este servidor.
clock-resume-table = Reanudar partida
clock-resume-organiser = Pedir que se reanude
clock-due = ⏳ { $name }: { $when }
clock-due-bank = { clock-due }, incluida la reserva ({ $bank })
clock-left = vence { $when }
clock-left-bank = { clock-left } con la reserva
clock-over = sin tiempo; pronto juega un jugador virtual
clock-then-move = Después juega un jugador virtual.
clock-then-wait = Después, una prórroga; luego el asiento queda libre.
clock-own = ⏳ Tu tiempo acaba { $when }, incluida la reserva ({ $bank }).
clock-own-bare = ⏳ Tu tiempo acaba { $when }.
settings-hours = **Horario de juego:** desde tu próximo turno, tu tiempo solo corre en esas horas.
hours-known = Juegas de { $wake } a { $sleep } ({ $place }, ahora { $now }).
hours-always = Por ahora corre día y noche. ¿No son las { $now } ({ $place })? Pon tu hora.
hours-days-off = Días libres: { $days }.
hours-counts = Segundo cambio esta semana: los relojes lo aplican desde el { $when }; los recordatorios, ya.
hours-clock = Mi reloj marca…
hours-clock-is = Mi reloj marca { $time }
hours-zone = Lugar
hours-zone-is = Lugar: { $name }
hours-all = Juego todo el día
hours-wake = Juego desde las
hours-sleep = Juego hasta las
hours-off = Días libres: ninguno (hasta 2)
hours-off-is = Día libre: { $day }
hours-vacation = Vacaciones: { $n ->
    [one] { $n } día
    [many] { $n } días
   *[other] { $n } días
} ▸
vacation-head = **Vacaciones:** tus relojes esperan. Te { $n ->
    [one] queda { $n } día
    [many] quedan { $n } días
   *[other] quedan { $n } días
} este año.
vacation-begins = Si las acortas, recuperas días enteros.
vacation-sure = 🌴 ¿Vacaciones hasta el { $until }? Tus relojes se detienen ya.
vacation-begin = Empezar ya
vacation-end = Acabar vacaciones
vacation-until = 🌴 Estás de vacaciones hasta el { $when }. Puedes seguir jugando.
vacation-take = 🌴 { $n ->
    [1] 1 día
   *[other] { $n } días
}
vacation-ask = Ofrecerme vacaciones si queda poco tiempo: { switch-state }
vacation-question = 🌴 ¿Vas a faltar unos días? Tus relojes pueden esperar.
vacation-open = Tomar vacaciones
refusal-vacation-days = Este año te { $n ->
    [one] queda { $n } día
    [many] quedan { $n } días
   *[other] quedan { $n } días
} de vacaciones. Elige menos.
refusal-vacation-overtaken = Tus ajustes acaban de cambiar. Elige los días otra vez.
hours-type = Escribir un lugar
hours-place = Ciudad o zona horaria
calls-link = Ajustar recordatorios
league-letters-stop = Quitar avisos
day-0 = lunes
day-1 = martes
day-2 = miércoles
day-3 = jueves
day-4 = viernes
day-5 = sábado
day-6 = domingo

## Plans made ahead

command-plan-name = plan
command-plan = Planear tus próximas jugadas en privado
plan-make = Planear
plan-offer = -# Idea: { $plan }
plan-offer-take = Planear esto
plan-decline = No
plan-see = Mi plan
plan-editor-head = ### Tu plan · { $title }
plan-about = En cada turno jugaré la primera línea que aún valga.
plan-nothing = Aún no hay plan.
plan-line = **{ $number }.** { $line }
plan-keep = Guardar
plan-type = Escribir el plan…
plan-leave = Cancelar
plan-change = Cambiar
plan-drop = Borrar plan
plan-back = { panel-back }
plan-kept-head = ### Tu plan · { $title }
    -# { plan-about }
plan-done = ✓ Plan guardado.
plan-dropped = ✓ Plan borrado.
plan-unsaved = Se perdieron los cambios sin guardar.
plan-resumed = Aquí tienes tu plan sin guardar.
plan-read = ✓ Entendido. Guárdalo y lo jugaré.
plan-missed = 📋 Nada de tu plan sirve ahora. { $why }
plan-stopped = 📋 Tu plan se detuvo. { $why } Queda por jugar: { $left }.
plan-unreadable = 📋 No pude leer tu plan. Elige tu jugada o vuelve a planear.
line-stopped = ⏸️ Jugué { $n } de { $all }. { $why } Queda por jugar: { $left }.
plan-follows = ⏳ En cuanto se pueda: { $plan }.
plan-receipt = ✓ Como pediste: { $line }
late-receipt = ⌛ Un jugador virtual jugó por ti: { $line }
wish-counts = -# ⏳ Un jugador virtual jugará por ti { $when } (`/{ command-settings-name }`).
plan-form = Planear
plan-form-label = Una línea por opción, la mejor primero
plan-form-hint = Separa las jugadas con punto y coma: { $example }
bad-plan = La partida avanzó. Revisa tu plan y guárdalo.
bad-plan-empty = Escribe al menos una línea.
refusal-plan-not-now = Aún no puedes planear. Espera a que jueguen los demás.
refusal-plan-alone = No hace falta plan: los jugadores virtuales responden enseguida.
refusal-your-turn = La partida te espera: pulsa **{ board-move }**.
refusal-plan-empty = El plan está vacío. Primero elige una jugada.
refusal-plan-too-long = El plan es demasiado largo. Usa como mucho { $limit } líneas.

## Standing orders: when to be asked

command-orders-name = órdenes
command-orders = Elegir cuándo te pregunto
orders-head = ### Órdenes · { $title }
orders-none = Siempre digo «paso».
orders-menu = Preguntarme cuando…
orders-done = ✓ Guardado, también para otras partidas.
orders-quiet-passed = ✓ Pasaste.
orders-passed = -# 🔕 Según tus `/{ command-orders-name }`, dije «paso». Puedes cambiarlas.
orders-loud = Preguntarme otra vez
orders-loud-done = ✓ Volveré a preguntarte.

## Settings

settings-page-me = Idioma e imágenes
settings-page-hours = Horario de juego
settings-page-calls = Recordatorios
settings-page-server = Servidor: partidas
settings-page-public = Servidor: idioma
settings-foot = -# Los cambios se guardan solos.
switch-state = { $on ->
    [true] sí
   *[false] no
}
settings-me = **Para ti:** lo que solo ves tú.
settings-avoid = Nadie
settings-avoid-about = -# `/{ command-queue-name }` no me empareja con:
settings-switches-about = -# Sin imágenes, verás texto. Sin pistas, no sugiero nada.
settings-server = **Partidas de este servidor:** en hilos propios, en un canal o en cualquiera.
settings-organisers-about = -# Este rol pausa o termina partidas y deshace jugadas. En su canal aviso de fallos.
settings-public = **Para todos:** tableros y mensajes.
settings-threads = Hilos: { switch-state }
settings-games = Canal de juego: cualquiera
settings-role = Rol de organización
settings-notice = Canal de la organización
settings-language = Idioma
settings-language-is = Idioma: { $name }
settings-auto-me = Idioma: el de mi Discord
settings-auto-server = Idioma: el del servidor
settings-pictures = Imágenes: { switch-state }
settings-hints = Pistas: { switch-state }
settings-page-look = Aspecto ▸
settings-calls = **Recordatorios:** en tu turno y antes de agotarse tu tiempo, solo en tu horario de juego.
settings-reminders = { settings-page-calls }
reminders-off = Recordatorios: casi sin tiempo
reminders-channel = Recordatorios: ya a la mitad (canal)
reminders-dm = Recordatorios: ya a la mitad (MD)
settings-dm = Nada
settings-dm-about = -# Por mensaje directo (MD) recibo:
settings-turns = Turnos
settings-turns-about = En vez de una mención en el canal
settings-letters = Novedades
settings-letters-about = Tiempo agotado, votaciones, asientos
settings-league = Ligas
settings-league-about = Mis asientos y temporadas
settings-questions = Preguntas secretas
settings-questions-about = Lo que nadie más debe notar, p. ej., si interrumpes
settings-next = «Pronto te toca»
settings-next-about = A tiempo para planear
settings-wishes = Nunca
settings-wishes-about = -# Antes de que acabe mi tiempo, un jugador virtual juega por mí (máx. 3 veces seguidas):
wish-half = { $game }: tras la mitad de mi tiempo
wish-hour = { $game }: tras 1 hora
settings-theme = Fondo de las imágenes
theme-dark = Fondo: oscuro
theme-light = Fondo: claro
settings-palette = Colores de las imágenes
palette-standard = Colores: normales
palette-deuteranopia = Colores: daltonismo rojo-verde
palette-tritanopia = Colores: daltonismo azul-amarillo
palette-contrast = Colores: alto contraste
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = privacidad
command-privacy = Ver, descargar o borrar tus datos
command-privacy-do = Descargar o borrar; por defecto, ver
option-do-name = acción
privacy-export = Descargar mis datos
privacy-forget = Borrar mis datos
privacy-statement =
    ### Tus datos
    Guardo tu ID de Discord, nombre, partidas, jugadas, planes, lecciones y `/{ command-settings-name }`. No leo mensajes. Otros ven tu nombre y tus partidas.
    Lo borrado desaparece en 1 hora (copias: 2 días). Tus jugadas con otros quedan anónimas.
privacy-exported = Tus datos, sin jugadas ajenas ni cartas que no viste.
privacy-sure = ¿Borrar tus datos para siempre?{ $matches ->
    [0] {""}
    [one] {" "}Un jugador virtual seguirá por ti en 1 partida.
    [many] {" "}Un jugador virtual seguirá por ti en { $matches } partidas.
   *[other] {" "}Un jugador virtual seguirá por ti en { $matches } partidas.
}
privacy-yes = Borrar ahora
privacy-no = Conservarlo todo
privacy-kept = No se borró nada.
privacy-forgotten = Tus datos se borraron{ $matches ->
    [0] .
    [one] {" "}y dejaste 1 partida.
    [many] {" "}y dejaste { $matches } partidas.
   *[other] {" "}y dejaste { $matches } partidas.
}

## Panels

bad-control = Ahora eso no se puede. **{ board-move }** muestra lo que sí.
bad-confirm = Tu elección cambió. Pulsa **{ board-move }**, revísala y confirma.

## Refusals

refusal-no-such-match = No encuentro esa partida. Mira `/{ command-matches-name }` o `/{ command-turns-name }`.
refusal-no-match = No tienes ninguna partida. `/{ command-new-name }` abre una; `/{ command-queue-name }` busca rivales{ $lobby ->
    [none] .
   *[other] {" "}y en **{ $lobby }** hay sitio.
}
refusal-no-match-here = Aquí no tienes partidas. `/{ command-new-name }` abre una; `/{ command-turns-name }` muestra las de otros sitios.
refusal-command-not-here = Ese comando no sirve en { $game }. `/{ command-help-name }` muestra los que sí.
refusal-no-such-game = No tengo el juego { $game }. Elige uno de la lista.
refusal-no-sessions = Este juego no tiene sesiones de torneo.
refusal-no-such-level = No existe el nivel { $level }. Elige uno de la lista.
refusal-seat-count = Elige { $allowed } jugadores, no { $seats }.
refusal-too-many-computers = { $most ->
    [one] Cabe como mucho 1 jugador virtual.
    [many] Caben como mucho { $most } jugadores virtuales.
   *[other] Caben como mucho { $most } jugadores virtuales.
}
refusal-too-many-invited = { $most ->
    [one] Queda 1 asiento. Elige más jugadores o invita a menos.
    [many] Quedan { $most } asientos. Elige más jugadores o invita a menos.
   *[other] Quedan { $most } asientos. Elige más jugadores o invita a menos.
}
refusal-too-many-asked = Invita como mucho a { $limit } personas.
refusal-option-unknown = { $option } no se puede elegir con este número de jugadores.
refusal-option-value = { $option } no puede ser { $value }. Elige otro valor.
refusal-too-many-matches = Ya juegas { $limit } partidas. Primero termina una.
refusal-too-many-lobbies = Ya tienes { $limit } salas abiertas. Primero empieza o cancela una.
refusal-server-full = Este servidor ya tiene { $limit } partidas. Espera a que termine una.
refusal-not-a-lobby = Esta partida ya empezó o se cerró.
refusal-already-seated = Ya estás jugando.
refusal-already-joined = Ya estás en la partida. { $host ->
    [true] Espera a otros o pulsa **{ lobby-computer }**; después, **{ lobby-start }**.
   *[other] { lobby-starts-host }
}
refusal-colour-taken = Ese color está ocupado. Elige otro en **{ lobby-options }**.
refusal-option-of-player = Lo elige quien ocupa ese asiento.
refusal-full = Esta partida está completa. `/{ command-new-name }` abre otra.
refusal-not-invited = Esta partida es solo con invitación. Pídesela a quien dirige la mesa.
refusal-not-host = Solo puede hacerlo quien dirige la mesa{ $name ->
    [none] .
   *[other] : { $name }.
}
refusal-not-organiser = Solo puede hacerlo la organización. Pídeselo.
refusal-not-governing = Para cambiar esto hace falta el permiso Gestionar servidor.
refusal-not-seated = No juegas en esta partida. `/{ command-match-name } { command-match-board-name }` muestra su tablero.
refusal-seat-claimed = { $name } juega **{ $title }** por ti; en la liga, cuenta para ti. Para volver, pide a { $name } que escriba `/{ command-match-name } { command-match-substitute-name }`.
refusal-seat-empty = El asiento { $seat } está libre.
refusal-not-full = { $empty ->
    [one] Falta 1 jugador. Espera o añade uno virtual.
    [many] Faltan { $empty } jugadores. Espera o añade virtuales.
   *[other] Faltan { $empty } jugadores. Espera o añade virtuales.
}
# of a match that is over (it has ended), or that does not run yet
refusal-not-running = Esta partida no está en curso. `/{ command-match-name } { command-match-board-name }` la muestra.
refusal-match-over = La partida terminó.
refusal-not-finished = Espera a que termine esta partida.
refusal-no-replay = Este juego no tiene repetición; `/{ command-match-name } { command-match-file-name }` da todas las jugadas.
refusal-file-unreadable = Eso no es un archivo de partida: debe ser texto de 128 kB como máximo.
refusal-file-wrong = La línea { $line } del archivo no es válida: { $reason }
refusal-nothing-to-replay = Aún no hay nada que ver.
refusal-box-in-use =
    { $n ->
        [one] Una partida en curso tiene cartas de esta caja. Termínala antes.
        [many] { $n } partidas en curso tienen cartas de esta caja. Termínalas antes.
       *[other] { $n } partidas en curso tienen cartas de esta caja. Termínalas antes.
    }
refusal-analysis-fails = El análisis tardó demasiado. Inténtalo más tarde.
refusal-stuck = ⚠️ Un error bloqueó esta partida. No se perdió nada; la organización puede terminarla.
refusal-old-rules = Esta partida sigue reglas antiguas: no puedo mostrar sus jugadas.
refusal-broke = Algo falló. Inténtalo de nuevo.
refusal-resigned = Abandonaste; un jugador virtual sigue por ti.
refusal-not-your-turn = Aún no te toca. Te avisaré en tu turno.
refusal-answered = Eso ya lo hiciste.
refusal-stale = La partida avanzó. Así está ahora.
refusal-cannot-claim = Aún queda alguien más en la partida.
refusal-draft-too-long = Demasiado largo. Acorta el plan o la jugada.
refusal-no-such-seat = No encuentro a «{ $text }». Elige de la lista.
refusal-invited-bot = Otros bots no pueden jugar. Añade jugadores virtuales con `{ option-computers-name }`.
refusal-other-server = Abre esa partida en su servidor.
refusal-commands-changed = Mis comandos acaban de cambiar. Inténtalo en un minuto.
refusal-lapsed = Eso caducó. Escribe el comando otra vez.
refusal-older-control = Ese botón es antiguo. Usa `/{ command-turns-name }` o `/{ command-match-name } { command-match-board-name }`.
refusal-too-fast = ¡Demasiado rápido! Inténtalo en unos segundos.
refusal-letters-closed = No puedo enviarte MD. Permite mensajes directos de este servidor en los ajustes de privacidad de Discord e inténtalo de nuevo.
refusal-only-in-server = Eso solo funciona en un servidor donde yo esté.
refusal-missing-permission = Para mostrar aquí una partida necesito estos permisos: { $names }.
invite-bot = Aquí solo están mis comandos. Quien gestiona el servidor puede [invitarme como bot]({ $link }).
