## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *asiento libre*
seat-computer = jugador virtual ({ $level })
seat-resigned = { $name } (abandonó; sigue un jugador virtual)
seat-nameless = alguien
# As plain text, in a game's sentences and pictures:
name-computer = J. virtual
name-computers = J. virtual { $number }
name-seat = Asiento { $number }
name-resigned = { $name } (j. virtual)
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

option-true = sí
option-false = no
option-none = ninguno

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
lobby-length-days = { $days ->
    [one] alrededor de un día
    [many] unos { $days } días
   *[other] unos { $days } días
}, o { $minutes ->
    [30] media hora
    [60] una hora
    [90] una hora y media
    [120] 2 horas
    [180] 3 horas
    [240] 4 horas
   *[other] { $minutes } minutos
} si juegan todos a la vez
lobby-length-now = alrededor de { $minutes ->
    [30] media hora
    [60] una hora
    [90] una hora y media
    [120] 2 horas
    [180] 3 horas
    [240] 4 horas
   *[other] { $minutes } minutos
} si juegan todos a la vez
lobby-length-solo = alrededor de { $minutes ->
    [30] media hora
    [60] una hora
    [90] una hora y media
    [120] 2 horas
    [180] 3 horas
    [240] 4 horas
   *[other] { $minutes } minutos
}
lobby-session = { $n ->
    [one] sesión de torneo de una partida
    [many] sesión de torneo de { $n } partidas
   *[other] sesión de torneo de { $n } partidas
}
lobby-host = {" "}(abrió la partida)
lobby-invited-only = solo con invitación
lobby-anyone = Cualquiera puede unirse.
lobby-guests-only = Solo se puede entrar con invitación.
lobby-empty = *asientos libres*
lobby-expected = Aún no han aceptado la invitación: { $names }
lobby-full = Ya están todos. { $name } puede pulsar **Empezar**.
lobby-starts-alone = La partida empieza sola al ocuparse el último asiento.
lobby-questions = Puedo hacerte preguntas secretas por MD. Puedes desactivarlo en `/{ command-settings-name }`.
lobby-starts-host = Quien abrió la partida pulsa Empezar.
lobby-now = ⚡ Jugar ahora
lobby-days = 📅 Sin prisa
lobby-join = Unirme
lobby-leave = Salir
lobby-start = Empezar
lobby-options = Opciones
lobby-options-head = Opciones · { $title }
lobby-page-seats = Asientos
lobby-page-rules = Reglas
lobby-page-clock = Reloj
lobby-page-guests = Acceso
lobby-clock-alone = ⏱️ Sin reloj: juegas contra jugadores virtuales.
lobby-add = Añadir jugador virtual
lobby-level = Jugador virtual: { $level }
lobby-free = Liberar un asiento
lobby-free-seat = Asiento { $number }: { $name }
lobby-colour = Tu color
lobby-colour-any = Cualquier color
lobby-order = Cambiar el orden
lobby-order-one = { $name } antes que { $other }
lobby-seat = Añadir asiento
lobby-shrink = Quitar asiento
lobby-rule = Cambiar una regla
lobby-late = Si se acaba el tiempo
lobby-session-on = Jugar una sesión
lobby-session-off = Jugar una partida
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
lobby-invite = Invitar a gente
lobby-cancel = Cancelar partida
lobby-cancel-sure = ¿Cancelar **{ $title }**? Se cerrará para todos.
lobby-cancel-no = No cancelar
lobby-closed = **{ $title }** se cerró antes de empezar. `/{ command-new-name }` abre otra partida.
lobby-opened = **{ $title }** está abierta: { $place }. Los demás pulsan allí **Unirme**. Cuando estén todos, pulsa **Empezar**.
lobby-started = **{ $title }** ha empezado: { $place }.
threads-suggested = 💡 { $count } partidas comparten este canal: con el permiso Gestionar servidor puedes dar a cada partida nueva su propio hilo en `/{ command-settings-name }`, **{ settings-page-server }**.

## Board

board-stuck = ## { $title }
    ⚠️ Un error del bot ha bloqueado esta partida. No se ha perdido nada; la organización puede terminarla.
board-move = Mi jugada
board-link = Tablero
board-end = Terminar (organización)
board-ended = **{ $title }** ha terminado.
board-claim = 🏆 Reclamar victoria
board-cancelled = Todo el mundo abandonó: no gana nadie.
board-closed = La terminó la organización o pasó un mes sin jugadas: no gana nadie.
board-closed-league = { $why ->
    [unplayed] Se acabó el tiempo con un { $percent } % jugado, y hacía falta un { $needed } %: sin ganador ni puntos de liga.
    [replaced] Se acabó el tiempo y la mayoría de las jugadas fueron del jugador virtual: sin ganador ni puntos de liga.
    [counted] Se acabó el tiempo: cuentan los puntos que hay.
    [time] La partida se cerró: se acabó su plazo. En la página de la liga se ve qué cuenta.
    [result] La partida se cerró: la organización decidió su sesión. En la página de la liga se ve qué cuenta.
    [idle] La partida se cerró: pasó un mes sin jugadas. En la página de la liga se ve qué cuenta.
   *[organiser] La organización terminó la partida antes de tiempo. En la página de la liga se ve qué cuenta.
}
board-deserted = -# Ahora no juega nadie: la partida espera hasta que { $n ->
    [1] vuelva { $who }.
   *[other] alguien vuelva.
}
board-claimed = { $name } se lleva la victoria: no quedaba nadie más.
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
board-best-first = -# Tu primera puntuación en solitario con estas opciones, en cualquier servidor: { $points }. ¡A superarla!
board-best-new = 🎉 ¡Nuevo récord personal entre todos los servidores! El anterior: { $before } { $match ->
    [elsewhere] (en otro servidor).
   *[other] (partida #{ $match }).
}
board-best-equal = Igualas tu récord personal entre todos los servidores: { $before } { $match ->
    [elsewhere] (en otro servidor).
   *[other] (partida #{ $match }).
}
board-best-less = -# Tu récord con estas opciones entre todos los servidores: { $before } { $match ->
    [elsewhere] (en otro servidor).
   *[other] (partida #{ $match }).
}
board-seed = -# Semilla del barajado: `{ $seed }`
    -# Barajado verificable: el SHA-256 de la semilla es el que `/{ command-match-name } { command-match-file-name }` muestra desde el principio: `{ $hash }`
board-retired = -# **{ $title }** continúa [aquí]({ $link }).
note-lobby-closed = **{ $title }** no empezó en { $days ->
    [one] un día
    [many] { $days } días
   *[other] { $days } días
}, así que la he cerrado. `/{ command-new-name }` abre otra partida.
note-stuck = ⚠️ Un error del bot ha bloqueado **{ $title }**. No se ha perdido nada; la organización puede terminar la partida en su tablero.
note-abandoned = **{ $title }** ha terminado: no queda nadie jugando.
note-resigned = { $name } ha abandonado **{ $title }**. Un jugador virtual sigue en su lugar.
note-thinking-fails = ⚠️ El jugador virtual del asiento { $seat } de **{ $title }** no encuentra ninguna jugada. Lo sigue intentando; para terminar la partida, la organización puede escribir `/{ command-match-name } { command-match-organise-name }`.
note-unreachable = No puedo mostrar **{ $title }** en { $place }: el canal ya no existe o no tengo permiso para escribir ahí. Dame el permiso o escribe `/{ command-match-name } { command-match-board-name }` donde quieras continuar la partida.
note-thread-closed = **{ $title }** continúa aquí: ya no puedo escribir en su hilo.
note-channel-closed = **{ $title }** continúa aquí: ya no puedo escribir en { $place }, o el canal ya no existe.

table-here = He traído aquí el tablero de **{ $title }**.

## Records

record-complete = Archivo de **{ $title }**: todas las jugadas y la semilla del barajado. Para reproducirlo y verificarlo con el código del proyecto: `python -m engine.{ $game } replay FILE`
record-running = Archivo de **{ $title }** hasta ahora, sin nada secreto. Usa `/{ command-match-name } { command-match-file-name }` al terminar la partida para tenerlo completo, con la semilla.
record-hash = -# Barajado verificable: está fijado desde el principio. La semilla se ve al terminar y debe dar este SHA-256: `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Para verificar: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Partida en curso: aún no se puede reproducir, porque faltan la semilla, las manos y las jugadas secretas.
record-seat = Asiento { $number }: { $name }
record-resigned = Asiento { $number }: { $name } (abandonó; sigue un jugador virtual)
record-computer = jugador virtual
record-secret = El asiento { $number } ha hecho una jugada que aún es secreta.

## The box

box-none = Aquí ningún juego tiene caja.
box-holders = Partidas en curso con cartas de la caja: { $matches }
box-new = Abrir una caja nueva
box-sure = **¿Abrir una caja nueva?** Vuelve a tener todas sus cartas y lo que queda de la anterior se pierde. La bolsa no cambia.
box-yes = Abrirla
box-no = Seguir con esta
box-started = ✓ La caja nueva está lista.

## The bag

bag-empty = La bolsa de este servidor está vacía. Cada partida terminada deja algo en ella.

## Sessions

board-session = -# Sesión de torneo: partida { $number } de { $of }
board-session-next = -# Sesión de torneo: partida { $number } de { $of }. La siguiente empieza sola.
board-session-broken = -# Sesión de torneo: terminó sin resultado en la partida { $number } de { $of }.
session-over = Resultado de la sesión
session-claimed = { $name } gana la sesión: los demás abandonaron
session-place = **{ $place }.** { $name }: { $points } puntos ({ $each })
session-place-only = **{ $place }.** { $name }

## Looking back

replay-head = Repetición de { $title }
replay-all = Todos

analysis-head = Análisis de { $title }
board-analysis = 🔍 Análisis
board-record = Archivo
board-replay = Repetición

## Being called

call-soon = Después: { $names }. Ya se puede planear.
call-left = -# **{ $name }** ya no está en este servidor: no puedo avisarle.
call-line = Turno de { $names } en **{ $title }**
call-line-soon = Siguiente turno en **{ $title }**: { $soon }. Ya se puede planear.
call-lobby-open = { $names }: invitación a **{ $title }**. Pulsa **{ lobby-join }** para jugar.
call-lobby-full = { $names }: ya están todos en **{ $title }**. Pulsa **{ lobby-start }**.
call-until = Tiempo: { $left }.
call-answered = -# Aquí ya no hay nada pendiente.
reminder = ⏰ Te toca en **{ $title }**.
reminder-last = ⌛ ¡Te toca en **{ $title }**! Último aviso.
reminder-others = También te esperan: { $matches }.
reminder-other = **{ $title }** ({ $when })
reminder-deadline = -# ⏳ Fecha límite: { $at }
reminder-move = Si no juegas antes, un jugador virtual lo hará por ti.
reminder-wait = Si no juegas antes, tendrás una única prórroga, y todos lo verán.
reminder-hold = Si no juegas antes, un jugador virtual seguirá por ti y otros podrán ocupar tu asiento.
reminder-offer = Si no juegas antes, otros podrán ocupar tu asiento.
reminder-letters-closed = -# No puedo enviarte mensajes directos, así que te lo recuerdo aquí. Puedes cambiarlo en `/{ command-settings-name }`.
letter-turn = 👉 Te toca en **{ $title }**.
letter-soon = 🔜 El siguiente turno en **{ $title }** es el tuyo. Ya puedes planear.
letter-until = Tu tiempo acaba { $when }.
letter-receipt = 📋 Se ha jugado tu plan en **{ $title }**.
letter-late = ⌛ Se te acabó el tiempo en **{ $title }**; un jugador virtual jugó por ti.
letter-over = 🏁 Ha terminado **{ $title }**, una partida que sigues.
letter-unreachable = Ya no puedo escribir en el canal de **{ $title }**, pero la partida continúa. Juega desde `/{ command-turns-name }` o escribe `/{ command-match-name } { command-match-board-name }` en otro canal de ese servidor para mostrar allí el tablero.
letter-test-turns = Aquí te avisaré cuando te toque. Puedes cambiarlo en `/{ command-settings-name }`.
letter-test-reminders = Tus recordatorios llegarán aquí. Puedes cambiarlo en `/{ command-settings-name }`.
letter-test-news = Tus novedades llegarán aquí: qué he jugado según tus planes y cómo han terminado las partidas que sigues. Puedes cambiarlo en `/{ command-settings-name }`.
letter-test-questions = Las preguntas secretas que compartes con otras personas llegarán aquí. Puedes cambiarlo en `/{ command-settings-name }`.

## Lists

turns-away = 💤 { $n ->
    [one] No estás en 1 partida. Ábrela
    [many] No estás en { $n } de partidas. Abre cada una
   *[other] No estás en { $n } partidas. Abre cada una
} y pulsa **{ seat-back }**.
turns-none = No te espera ninguna partida.
turns-empty = No te espera ninguna partida. `/{ command-new-name }` abre una, `/{ command-matches-name }` muestra las de este servidor y `/{ command-learn-name }` enseña un juego en tres minutos.
turns-head = { $n ->
    [one] **Te espera 1 partida.**
    [many] **Te esperan { $n } partidas.**
   *[other] **Te esperan { $n } partidas.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = en otro servidor
turns-closed = no puedo escribir ahí; `/{ command-match-name } { command-match-board-name }` la muestra en otro canal
turns-followed = la sigues
turns-open = Mi jugada #{ $number }
turns-look = Abrir #{ $number }
turns-held = un jugador virtual juega por ti hasta que vuelvas
turns-seat = Mi asiento #{ $number }
turns-over = 🏁 { $title } · terminada
turns-won = { $n ->
    [one] Ha ganado { $names }.
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
    [many] Tienes { $n } partidas aquí. Elige una.
   *[other] Tienes { $n } partidas aquí. Elige una.
}
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
command-new-game = Qué juego; si no eliges, el último que jugaste
command-new-players = Número de jugadores (2 si no pones nada)
command-new-computers = Cuántos son virtuales. Si los demás lo son todos, la partida empieza ya
command-new-level = Nivel de los jugadores virtuales
command-new-invite = Alguien a quien invitar; en la sala se puede invitar a más gente
command-new-only-invited = Solo se puede entrar con invitación
command-new-clock = Tiempo por jugada, dentro de tu horario de juego; por defecto, el que conviene al juego
command-match-name = partida
command-match = Una partida: tablero, historial, pausas, asientos y más
command-match-board-name = tablero
command-match-board = Mostrar el tablero aquí otra vez
command-match-analysis-name = análisis
command-match-analysis = Tras una partida: tu decisión más cara y qué habría sido mejor
command-bag-name = bolsa
command-bag = Ver las piezas de la bolsa de este servidor
command-box-name = caja
command-box = Ver qué cartas quedan en la caja de este servidor
command-match-replay-name = repetición
command-match-replay = Ver una partida de principio a fin
command-match-history-name = historial
command-match-history = El historial de una partida, turno a turno, con imágenes
command-match-file-name = archivo
command-match-file = El archivo de la partida: todas las jugadas, para leer o reproducir
command-turns-name = turnos
command-turns = Todas las partidas que te esperan, en todos los servidores
command-matches-name = partidas
command-matches = Partidas abiertas, en curso y terminadas de este servidor
command-rules-name = reglas
command-rules = Las reglas en breve
command-rules-game = Qué juego
command-learn-name = aprender
command-learn = Aprender un juego en tres minutos, jugando
command-learn-game = Qué juego
command-match-resign-name = abandonar
command-match-resign = Abandonar una partida; un jugador virtual sigue por ti
command-help-name = ayuda
command-help = Cómo jugar con este bot
command-settings-name = ajustes
command-settings = Tu idioma, imágenes, horario y recordatorios; y los del servidor, si puedes gestionarlo
command-number = Número de la partida

# Shared by several games:
command-discard-name = descartar
command-discard = Descartar cartas, o retirar las piezas de más
command-hand-name = mano
command-hand = Ver tus cartas; solo las ves tú
command-score-name = puntos
command-score = Los puntos de todos y de dónde salen
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

pages-back = Atrás
pages-on = Siguiente
pages-foot = Página { $page } de { $pages }
help-head = ## ¿Es tu primera vez? Escribe `/{ command-learn-name }`
    Enseña un juego en tres minutos. Después, `/{ command-new-name }` abre una partida: los demás pulsan **Unirme**, y los jugadores virtuales pueden completar la mesa.

    Cuando te toca, te aviso una vez. Pulsa **Mi jugada** en el tablero cuando te venga bien: las partidas duran días.
help-begin = **Empezar**
help-play = **Jugar**
help-moves = También puedes escribir tus jugadas: { $names }
help-look = **Ver**
help-after = **Después de la partida**
help-league = **Ligas**
help-setup = **Ajustes**
help-foot = -# Proyecto de aficionados no oficial, sin relación con la editorial.
greeting = **¡Hola!** Traigo juegos de mesa para jugar sin prisa, unos minutos cada vez, durante varios días:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    Escribe **`/{ command-new-name }`** para abrir una partida, **`/{ command-learn-name }`** para aprender un juego en tres minutos, **`/{ command-league-name } { command-league-home-name }`** para toda una temporada con tu servidor o **`/{ command-help-name }`** para todo lo demás. Si puedes gestionar el servidor, elige en `/{ command-settings-name }` dónde aparecen las partidas.
permissions-missing = ⚠️ **Aún no puedo mostrar el tablero aquí.** Dame estos permisos en el canal: { $names }.
permissions-missing-there = ⚠️ **Aún no puedo publicar en { $channel }.** Dame estos permisos allí: { $names }.
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
news-more = { $n ->
    [one] … y 1 novedad anterior: `/{ command-match-name } { command-match-history-name }`
    [many] … y { $n } novedades anteriores: `/{ command-match-name } { command-match-history-name }`
   *[other] … y { $n } novedades anteriores: `/{ command-match-name } { command-match-history-name }`
}
turns-news = novedades: { $n }
panel-back = Volver
panel-too-soon = Aún no se ha jugado nada: este botón acababa de aparecer. Vuelve a pulsarlo.
panel-waiting = Te aviso cuando te toque.
panel-away = No estás{ $deserted ->
    [yes] , y la partida espera
   *[no] : un jugador virtual juega por ti
}. Para seguir jugando, pulsa **{ seat-back }**.
panel-vote = Votar
panel-more = Más { $page }/{ $pages }
panel-details = { $news ->
    [0] Detalles
    [one] Ver 1 novedad
    [many] Ver { $news } novedades
   *[other] Ver { $news } novedades
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
learn-moved = Ese botón era de otro paso. Ahora estás aquí.
new-about =
    ### Nueva partida: { $game }
    { $about }
new-open = Abrir partida
new-learn = Aprender primero
learn-match =
    { $n ->
        [one] Jugar contra la máquina
        [many] Jugar con { $n } virtuales
       *[other] Jugar con { $n } virtuales
    }

## Resigning

resign-sure = ¿Abandonar **{ $title }**? Un jugador virtual seguirá por ti y quedarás en último lugar.
resign-yes = Abandonar
resign-no = Seguir jugando
resign-kept = Sigues en la partida.
resign-done = Has abandonado la partida #{ $number }. Un jugador virtual sigue por ti.
claim-done = 🏆 ¡Ganas la partida #{ $number }!

## Second thoughts, and other people at the table

command-undo-name = deshacer
command-undo = Deshacer tu última jugada o confirmación; si hace falta, se lo pido a los demás
undo-button = ↩️ Deshacer
undo-done = ↩️ Jugada deshecha. Te toca otra vez.
deed-retract = ↩️ { $name } ha deshecho una jugada.
refusal-undo-nothing = No tienes ninguna jugada que deshacer.
refusal-undo-acted = Alguien ya ha jugado después, así que deben aceptarlo todos. Pídelo con `/{ command-undo-name }`.
refusal-undo-revealed = Ya se ha revelado información oculta, así que deben aceptarlo todos. Pídelo con `/{ command-undo-name }`.
refusal-paused-already = Los relojes ya están en pausa.
refusal-not-paused = Los relojes no están en pausa.
refusal-pause-organisers = La organización puso esta partida en pausa. Los jugadores solo pueden reanudarla si todos están de acuerdo.
refusal-no-clock = Esta partida no tiene reloj.
refusal-hours-too-few = Es demasiado tiempo libre. El máximo son 12 horas de descanso al día y 2 días libres a la semana.
refusal-extension-too-long = Se pueden añadir como mucho { $days } días de una vez.
refusal-zone-unknown = No conozco ese lugar. Escribe en inglés la ciudad grande más cercana, p. ej. Mexico City.
refusal-zone-several = Hay varios lugares posibles. Escribe el nombre completo de uno: { $names }.
note-seat-offered = 🪑 **{ $title }**: el asiento { $seat } está libre. Ocúpalo para seguir con la mano de { $name }.
note-seat-taken = 🪑 { $name } ocupa el asiento { $seat } en **{ $title }**.
note-seat-taken-for = 🪑 { $name } juega ahora por { $for_name } en **{ $title }**.
seat-take = Ocupar asiento
seat-take-one = Ocupar asiento { $number }
seat-keep = Seguir esperando
seat-took = 🪑 El asiento es tuyo.
seat-took-league = 🪑 El asiento es tuyo. En la liga, la partida sigue contando para { $name }.
seat-took-due = Haz tu primera jugada antes del { $at }.
seat-kept = La partida sigue esperando. El asiento ya no está libre.
deed-substitute = 🪑 { $name } ha ocupado un asiento.
deed-computer = De momento, un jugador virtual juega por { $name }.
deed-return = { $name } ha vuelto.
deed-late = ⌛ { $line } (se acabó el tiempo: jugó un jugador virtual)
refusal-seat-offered = Ese asiento ya está libre.
refusal-seat-not-offered = Ese asiento ya no está libre.
refusal-seat-not-free = Solo puedes ofrecer tu asiento o uno que cubra un jugador virtual.
refusal-seat-known = Ya has ocupado otro asiento de esta partida y conoces sus secretos. Este tiene que tomarlo otra persona.
refusal-nobody-comes-back = Esa persona ha dejado la partida definitivamente. Cualquiera puede ocupar el asiento.
refusal-here-already = Ya juegas tú en tu asiento.
command-match-substitute-name = sustituir
command-match-substitute = Ofrecer tu asiento, o el de alguien que no está
command-match-substitute-seat = Número del asiento; por defecto, el tuyo
option-seat-name = asiento
note-consent-undo = ↩️ { $name } pide deshacer { $n ->
    [one] una jugada
    [many] las últimas { $n } jugadas
   *[other] las últimas { $n } jugadas
} en **{ $title }**. { $seen ->
    [no] No se ha revelado nada oculto.
    [rated] Ya se ha revelado información oculta, así que la partida dejaría de contar para el rating.
   *[yes] Ya se ha revelado información oculta.
} Deben aceptarlo todos.
note-consent-remove = { $name } pide continuar **{ $title }** sin { $other_name }. Si lo aceptan todos los demás, seguirá un jugador virtual y cualquiera podrá ocupar el asiento.
note-consent-pause = ⏸️ { $name } pide poner **{ $title }** en pausa. Deben aceptarlo todos.
note-consent-resume = ▶️ { $name } pide reanudar **{ $title }**, que la organización puso en pausa. Deben aceptarlo todos.
note-undone = ↩️ Todos de acuerdo: **{ $title }** vuelve a como estaba antes de la jugada de { $name }. Se pierden los planes hechos después.
note-removed = Todos de acuerdo: **{ $title }** sigue sin { $name }. Un jugador virtual ocupa su lugar por ahora; cualquiera puede quedarse con el asiento { $seat }.
note-answered-undo = ↩️ { $name } pidió deshacer una jugada en **{ $title }**. { $outcome ->
    [agreed] Todos lo aceptaron.
    [declined] { $by_name } no lo aceptó: todo sigue igual.
    [withdrawn] La votación se retiró: todo sigue igual.
   *[lapsed] La partida ha avanzado desde entonces.
}
note-answered-remove = { $name } pidió seguir **{ $title }** sin { $other_name }. { $outcome ->
    [agreed] Todos lo aceptaron.
    [declined] { $by_name } no lo aceptó: todo sigue igual.
    [withdrawn] La votación se retiró: todo sigue igual.
   *[lapsed] La partida ha avanzado desde entonces.
}
note-answered-pause = ⏸️ { $name } pidió poner **{ $title }** en pausa. { $outcome ->
    [agreed] Todos lo aceptaron.
    [declined] { $by_name } no lo aceptó: todo sigue igual.
    [withdrawn] La votación se retiró: todo sigue igual.
   *[lapsed] La partida ha avanzado desde entonces.
}
note-answered-resume = ▶️ { $name } pidió reanudar **{ $title }**. { $outcome ->
    [agreed] Todos lo aceptaron.
    [declined] { $by_name } no lo aceptó: todo sigue igual.
    [withdrawn] La votación se retiró: todo sigue igual.
   *[lapsed] La partida ha avanzado desde entonces.
}
note-answered-offer = 🪑 { $outcome ->
    [taken] { $by_name } ha ocupado el asiento { $seat } en **{ $title }**.
   *[stays] El asiento { $seat } en **{ $title }** sigue siendo de { $by_name }.
}
consent-here-undo = ↩️ **{ $name } pide deshacer una jugada y todo lo posterior.**
consent-here-remove = **{ $name } pide continuar sin { $about }.**
consent-here-pause = ⏸️ **{ $name } pide una pausa.**
consent-here-resume = ▶️ **{ $name } pide reanudar la partida.**
consent-agree = Aceptar
consent-decline = Rechazar
consent-ask = Preguntar a los demás
consent-asked = He preguntado a los demás en **{ $title }**. Se hará cuando lo acepten todos.
consent-agreed = ✅ Todos de acuerdo. ¡Hecho!
consent-open-still = Has aceptado. Se hará cuando lo acepten todos.
consent-ended = La votación ha terminado. **{ $title }** sigue como está.
ask-undo-acted = Alguien ya ha jugado después, así que deben aceptarlo todos en **{ $title }**. También se deshacen las jugadas posteriores.
ask-undo-revealed = Ya se ha revelado información oculta, así que deben aceptarlo todos en **{ $title }**. También se deshacen las jugadas posteriores.
seat-ask = Ese asiento de **{ $title }** está ocupado. Si lo aceptan todos los demás, seguirá un jugador virtual y cualquiera podrá ocuparlo.
seat-offered-done = Cualquiera puede ocupar el asiento en **{ $title }**. Mientras nadie lo haga, sigue jugando quien lo tiene.
seat-back = He vuelto
seat-back-done = ¡Hola otra vez! Vuelves a jugar en tu asiento{ $hours ->
    [0] .
   *[other] {" "}y tienes al menos { $hours } h para tu próxima jugada.
}
board-seat = { $name } (asiento { $number })
board-seats-offered = 🪑 Cualquiera puede jugar por { $seats }, hasta que vuelva con **{ board-move }**{ $held ->
    [yes] {" "}→ **{ seat-back }**
   *[no] {""}
}.{ $hours ->
    [0] {""}
   *[other] {" "}**{ seat-keep }**, para los demás jugadores, da { $hours } h más.
}
deed-undo-to = ↩️ La partida vuelve a una jugada anterior.
refusal-consent-open = Ya hay una votación abierta. Vota primero en ella o pide que se retire.
refusal-consent-over = Esa votación ha terminado, o la partida ha avanzado.
refusal-consent-not-yours = No participas en esta votación.
refusal-agreed-already = Ya has aceptado. Faltan los demás.
refusal-nobody-to-ask = No hay nadie que pueda aceptarlo. Pregunta a la organización de este servidor.
seat-span = Asiento { $number }, jugadas { $first } a { $last }: { $name }
command-match-organise-name = organizar
command-match-organise = Para la organización: asientos, deshacer jugadas, pausar o terminar una partida
organise-head = Organizar { $title }
organise-rewind = Deshacer jugadas…
organise-end = Terminar partida
organise-end-sure = ¿Terminar **{ $title }** para todos? Nadie la ganará y no se podrá reabrir.
organise-offer = Ofrecer un asiento…
organise-hold = Poner jugador virtual…
organise-moves = { $n ->
    [0] **{ $title }**: aún no hay jugadas.
    [one] **{ $title }**: 1 jugada. Elígela para deshacerla.
    [many] **{ $title }**: { $n } jugadas. Elige una para deshacerla junto con las posteriores.
   *[other] **{ $title }**: { $n } jugadas. Elige una para deshacerla junto con las posteriores.
}
organise-before = Deshacer desde esta jugada…
organise-newer = ◀ Más nuevas
organise-older = Más antiguas ▶
organise-back = Atrás
organise-move = { $number }. { $text }
organise-secret = { $name }: una jugada secreta
organise-revealed = reveló algo oculto
organise-sure = { $n ->
    [one] ¿Deshacer la última jugada de **{ $title }**?
    [many] ¿Deshacer las últimas { $n } jugadas de **{ $title }**?
   *[other] ¿Deshacer las últimas { $n } jugadas de **{ $title }**?
} { $seen ->
    [no] No se ha revelado nada oculto. Avisaré a todos.
    [rated] Ya se ha revelado información oculta, así que la partida dejará de contar para el rating. Avisaré a todos.
   *[yes] Ya se ha revelado información oculta. Avisaré a todos.
}
organise-yes = Deshacer
organise-rewound = ↩️ Deshecho. He avisado a todos.
organise-offered = 🪑 El asiento está libre. Cualquiera puede ocuparlo donde se juega la partida.
organise-held = Un jugador virtual cubre el asiento hasta que vuelva quien lo ocupaba.
organise-ended = La partida ha terminado.
note-rewound = ↩️ { $name } (organización) ha deshecho { $n ->
    [one] una jugada
    [many] { $n } jugadas
   *[other] { $n } jugadas
} en **{ $title }**. Se pierden los planes hechos después. { $seen ->
    [no] No se había revelado nada oculto.
    [rated] Ya se había revelado información oculta, así que la partida deja de contar para el rating.
   *[yes] Lo que ya se reveló no se puede volver a ocultar.
}
command-match-follow-name = seguir
command-match-follow = Seguir una partida, o dejar de seguirla
follow-on = 👀 Sigues **{ $title }**. `/{ command-turns-name }` muestra sus novedades.
follow-off = Ya no sigues **{ $title }**.
follow-on-button = Seguir
follow-off-button = Dejar de seguir
follow-list = Todas las partidas
refusal-too-many-followed = Ya sigues { $limit } partidas. Deja antes una.
seat-kept-for = *reservado para { $name }*
board-rematch = Revancha
rematch-open = **{ $title }** está abierta: { $place }. Mismos ajustes, pero cada uno pasa al asiento siguiente.{ $begins ->
    [seat] {" "}Empieza { $name }.
    [drawn] {" "}Quién empieza se sortea otra vez.
   *[none] {""}
}{ $asked ->
    [yes] {" "}Ya he avisado a los demás.
   *[no] {""}
}
rematch-goes = La revancha es **{ $title }**: { $place }.
refusal-rematch-early = Esta partida sigue en curso. Cuando termine, su tablero ofrecerá la revancha.
command-match-rematch-name = revancha
command-match-rematch = Jugar otra vez una partida terminada con las mismas personas
organise-pause = Pausar relojes
organise-resume = Reanudar relojes
organise-extend = Añadir un día
organise-paused = ⏸️ Relojes en pausa. He avisado a todos.
organise-resumed = ▶️ Relojes en marcha. He avisado a todos.
organise-extended = ⏳ Quienes deben jugar disponen de un día más. He avisado a todos.
seat-held = { $name } (no está; juega un jugador virtual)
command-match-pause-name = pausa
command-match-pause = Pausar o reanudar los relojes de una partida, si todos lo aceptan

## Clocks

note-late-waits = ⌛ { $name } se quedó sin tiempo en **{ $title }** y tiene una única prórroga.
note-late-held = ⌛ { $name } se quedó otra vez sin tiempo en **{ $title }**. Un jugador virtual ocupa su lugar por ahora; cualquiera puede quedarse con el asiento { $seat }.
note-late-empty = ⌛ { $name } se quedó otra vez sin tiempo en **{ $title }**, y los demás tampoco están. La partida espera; cualquiera puede ocupar el asiento { $seat }.
note-late-offered = ⌛ { $name } se quedó otra vez sin tiempo en **{ $title }**. La partida espera; cualquiera puede ocupar el asiento { $seat }.
note-paused = ⏸️ { $name } (organización) ha puesto **{ $title }** en pausa. Los jugadores solo pueden reanudarla si todos están de acuerdo.
note-paused-agreed = ⏸️ Todos de acuerdo: **{ $title }** está en pausa. Cualquier jugador puede reanudarla.
note-resumed = ▶️ { $name } ha reanudado **{ $title }**.
note-extended = ⏳ { $name } ha dado { $hours ->
    [one] 1 hora
    [many] { $hours } horas
   *[other] { $hours } horas
} más a todos los que tienen que jugar en **{ $title }**.
note-thawed = He vuelto. Los relojes de **{ $title }** estuvieron en pausa durante mi ausencia.
note-restored = 🛟 **{ $title }** estaba dañada, así que la he recuperado de una copia de seguridad. Está como estaba el <t:{ $since }:f>: las jugadas posteriores se han perdido y ningún reloj ha corrido desde entonces.
note-idle-soon = Hace semanas que nadie juega en **{ $title }**. Si nadie lo hace, la cerraré <t:{ $closing }:R>.
note-idle-closed = **{ $title }** queda cerrada: nadie ha jugado en 30 días.
clock-blitz = Relámpago: 3 h por jugada
clock-daily = Diario: 24 h por jugada
clock-relaxed = Tranquilo: 3 días por jugada
clock-bank = Flexible: 6 h por jugada + 5 días
clock-none = Sin reloj
clock-without = ⏱️ Sin reloj: la partida espera a todos.
clock-terms = ⏱️ { $name ->
    [blitz] Relámpago
    [daily] Diario
    [relaxed] Tranquilo
    [bank] Flexible
   *[own] Reloj
}: { $hours } h por jugada + { $bank } de reserva, en tu horario de juego.
clock-extra-hours = { $n } h
clock-extra-days = { $n } días
late-move = Juega un jugador virtual
late-wait = La partida espera
clock-late-move = Si se acaba el tiempo, juega un jugador virtual; a la segunda, el asiento queda libre.
clock-late-wait = Si se acaba el tiempo, la partida espera; a la segunda, el asiento queda libre.
clock-pace = {" "}· { $intime } de { $of } a tiempo, casi siempre en { $hours } h
clock-stands-table = ⏸️ En pausa desde { $since } por acuerdo de todos. Cualquier jugador puede reanudar la partida.
clock-stands-organiser = ⏸️ En pausa desde { $since } por la organización. Los jugadores solo pueden reanudar la partida si todos están de acuerdo.
clock-stands-away = ⏸️ En pausa desde { $since }: no estoy en el servidor de esta partida. Los relojes seguirán cuando yo vuelva.
clock-resume-table = Reanudar partida
clock-resume-organiser = Pedir que se reanude
clock-due = ⏳ { $name }: { $when }
clock-left = plazo: { $when }
clock-over = se acabó el tiempo, y pronto juega un jugador virtual
clock-then-move = Después decidirá un jugador virtual.
clock-then-wait = Después hay una prórroga; a la segunda vez, el asiento queda libre.
clock-own = ⏳ Tu tiempo acaba { $when }, con { $bank } de reserva incluidos.
clock-own-bare = ⏳ Tu tiempo acaba { $when }.
settings-hours = **Horario de juego:** tus relojes solo corren en estas horas. Se aplica desde tu próximo turno. Descanso máximo: 12 h al día y 2 días a la semana.
hours-known = Juegas de { $wake } a { $sleep } (hora de { $place }, ahora { $now }).
hours-always = Por ahora tus relojes corren día y noche. Creo que ahí son las { $now } ({ $place }). Si no es así, pon tu hora abajo.
hours-days-off = Días libres: { $days }.
hours-counts = Has cambiado tu horario dos veces esta semana. No te avisaré mientras descansas, pero los relojes no usarán el nuevo horario hasta el { $when }.
hours-clock = Mi reloj marca…
hours-clock-is = Mi reloj marca las { $time }
hours-zone = Lugar
hours-zone-is = Lugar: { $name }
hours-wake = Mi día empieza a las…
hours-sleep = Mi día termina a las…
hours-off = Días libres (hasta 2)
hours-off-is = Día libre: { $day }
hours-vacation = Vacaciones (quedan { $n })
vacation-head = **Vacaciones:** todos tus relojes esperan mientras no estás. Días que quedan este año: { $n }
vacation-until = 🌴 De vacaciones hasta el { $when }. Puedes seguir jugando.
vacation-take = 🌴 { $n ->
    [1] 1 día
   *[other] { $n } días
}
vacation-ask = { $on ->
    [true] Preguntar antes: sí
   *[false] Preguntar antes: no
}
vacation-question = 🌴 ¿No estarás unos días? Toma vacaciones y tus relojes esperan.
vacation-open = Tomar vacaciones
refusal-vacation-days = Días de vacaciones que te quedan este año: { $n }. Elige menos.
refusal-vacation-overtaken = Tus ajustes acaban de cambiar en otro mensaje. Revísalos y toma las vacaciones de nuevo.
hours-type = Escribir un lugar
hours-place = Ciudad o zona horaria
calls-link = Ajustar recordatorios
league-letters-stop = No recibir más
day-0 = lunes
day-1 = martes
day-2 = miércoles
day-3 = jueves
day-4 = viernes
day-5 = sábado
day-6 = domingo

## Plans made ahead

command-plan-name = plan
command-plan = Planear tus próximas jugadas; el plan solo lo ves tú
plan-make = Planear
plan-see = Mi plan
plan-editor-head = ### Tu plan · { $title }
plan-about = En tu turno jugaré la primera línea que aún valga. Solo tú ves el plan.
plan-nothing = Aún no hay plan.
plan-line = **{ $number }.** { $line }
plan-more = -# y { $n } más
plan-else = -# Si ninguna vale, te preguntaré.
plan-keep = Guardar
plan-type = Escribir…
plan-leave = Cancelar
plan-change = Cambiar
plan-drop = Borrar plan
plan-back = Volver
plan-kept-head = ### Tu plan · { $title }
    -# En tu turno jugaré la primera línea que aún valga.
plan-done = ✓ Plan guardado.
plan-dropped = ✓ Plan borrado. Te preguntaré en tu turno.
plan-moved = La partida ha avanzado, así que no ha cambiado nada. Así está ahora.
plan-read = ✓ Entendido. Aún no se ha guardado nada.
plan-missed = 📋 Tu plan ya no vale. { $why }
plan-stopped = 📋 Tu plan se detuvo. { $why } Queda por jugar: { $left }.
plan-unreadable = 📋 No pude leer tu plan, así que lo descarté. Elige tu jugada o vuelve a planear.
line-stopped = ⏸️ Jugadas { $n } de { $all }. { $why } Queda por jugar: { $left }.
plan-follows = 📌 En cuanto se pueda: { $plan }.
plan-receipt = 📋 Se ha jugado tu plan: { $line }
late-receipt = ⌛ Un jugador virtual jugó por ti: { $line }
plan-form = Planear
plan-form-label = Una línea por opción, la mejor primero
plan-form-hint = Separa las jugadas con punto y coma: { $example }
bad-plan = La partida ha avanzado desde que viste ese plan. Revísalo y vuelve a guardarlo.
bad-plan-empty = Escribe al menos una línea.
refusal-plan-no-game = En este juego no se puede planear.
refusal-plan-not-now = Ahora no tienes nada que planear. Inténtalo cuando los demás hayan jugado.
refusal-plan-alone = No hay nada que planear: tus rivales son virtuales y responden enseguida.
refusal-plan-your-turn = Ya te toca. Pulsa **Mi jugada**.
refusal-plan-empty = Tu plan está vacío. Elige primero una jugada.
refusal-plan-too-long = Un plan tiene como mucho { $limit } líneas. Quita algunas.

## Standing orders: when to be asked

command-orders-name = órdenes
command-orders = Decidir cuándo quieres que te pregunte; solo lo ves tú
orders-head = ### Tus órdenes permanentes · { $title }
orders-about = Solo te pregunto en estos casos; en los demás, paso por ti.
orders-none = No te pregunto nunca; siempre paso por ti.
orders-menu = Preguntarme cuando…
orders-done = ✓ Cambiado. Vale desde la próxima pregunta.
orders-quiet = Pasar este turno
orders-quiet-now = 🔕 Pasas durante el resto de este turno.
orders-quiet-done = ✓ Pasas durante el resto de este turno.
orders-quiet-passed = ✓ Pasaste.
orders-loud = Preguntarme otra vez
orders-loud-done = ✓ Volveré a preguntarte.
refusal-orders-no-game = Este juego no tiene órdenes permanentes.

## Settings

settings-page-me = Idioma e imágenes
settings-page-hours = Horario de juego
settings-page-calls = Recordatorios
settings-page-server = Servidor: partidas
settings-page-public = Servidor: idioma
settings-foot = -# Los cambios se guardan solos.
settings-me = **Para ti:** idioma e imágenes de todo lo que solo ves tú.
settings-server = **Las partidas de este servidor:** dónde se juegan y quién las organiza.
settings-public = **Para todos:** idioma e imágenes de los tableros y mensajes de este servidor.
settings-threads-on = Hilos: uno por partida
settings-threads-off = Hilos: no
settings-games = Canal de juego (o cualquiera)
settings-role = Rol que organiza las partidas
settings-notice = Avisos para la organización
settings-language = Idioma
settings-language-is = Idioma: { $name }
settings-auto-me = Idioma: el de mi Discord
settings-auto-server = Idioma: el del servidor
settings-pictures-on = Imágenes: sí
settings-pictures-off = Imágenes: en texto
settings-calls = **Recordatorios:** cuando te toca, te aviso una vez, en el canal de la partida o por MD. Si hay reloj, puedo recordártelo a mitad de tiempo y cerca del final, pero nunca mientras descansas.
settings-questions = Preguntas por MD: las secretas, para varias personas a la vez. Sin ellas, menciono en el canal a todas esas personas.
hours-link = Ajustar horario
settings-reminders = Recordatorios
reminders-off = Recordatorios: no
reminders-off-about = Basta con una mención
reminders-channel = Recordatorios: en el canal
reminders-channel-about = Te menciono allí otra vez
reminders-dm = Recordatorios: mensaje directo
reminders-dm-about = Solo los ves tú; enseguida llega uno de prueba
settings-turns-on = Turnos por MD: sí
settings-turns-off = Turnos por MD: no
settings-letters-on = Novedades por MD: sí
settings-letters-off = Novedades por MD: no
settings-league-on = Ligas por MD: sí
settings-league-off = Ligas por MD: no
settings-questions-on = Preguntas por MD: sí
settings-questions-off = Preguntas por MD: no
settings-theme = Fondo de las imágenes
theme-dark = Fondo: oscuro
theme-dark-about = Imágenes sobre un tapete oscuro
theme-light = Fondo: claro
theme-light-about = Imágenes sobre un tapete claro
settings-palette = Colores de las imágenes
palette-standard = Colores: normales
palette-standard-about = Los originales
palette-deuteranopia = Colores: daltonismo rojo-verde
palette-deuteranopia-about = Si te cuesta distinguir el rojo del verde
palette-tritanopia = Colores: daltonismo azul-amarillo
palette-tritanopia-about = Si te cuesta distinguir el azul del amarillo
palette-contrast = Colores: alto contraste
palette-contrast-about = Colores intensos y bordes claros
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = privacidad
command-privacy = Ver, descargar o borrar los datos que guardo de ti
command-privacy-do = Descargar o borrar tus datos; por defecto, ver qué guardo
option-do-name = acción
privacy-export = Descargar mis datos
privacy-forget = Borrar mis datos
privacy-statement =
    ### Tus datos
    Guardo tu ID de Discord y tu nombre visible, tus `/{ command-settings-name }`, tus partidas, tus jugadas en ellas y lo que ya has visto, y también tus jugadas a medias, planes y lecciones. No puedo leer mensajes y no comparto nada.

    Al borrar tus datos, tu ID y tu nombre desaparecen en el acto; en una hora ya no están en la base de datos y en dos días tampoco en sus copias. Un jugador virtual seguirá por ti en tus partidas abiertas. Tus jugadas en partidas con otras personas se conservan, sin tu nombre.
privacy-exported = Tus datos en un archivo, sin las jugadas de otras personas ni las cartas que no has visto.
privacy-sure = { $matches ->
    [0] ¿Borrar tu nombre, ID, ajustes y lecciones? No se puede deshacer.
    [one] ¿Borrar tu nombre, ID, ajustes y lecciones? Un jugador virtual seguirá por ti en 1 partida. No se puede deshacer.
    [many] ¿Borrar tu nombre, ID, ajustes y lecciones? Un jugador virtual seguirá por ti en { $matches } partidas. No se puede deshacer.
   *[other] ¿Borrar tu nombre, ID, ajustes y lecciones? Un jugador virtual seguirá por ti en { $matches } partidas. No se puede deshacer.
}
privacy-yes = Borrar ahora
privacy-no = Conservarlo todo
privacy-kept = No se ha borrado nada.
privacy-forgotten = { $matches ->
    [0] Tus datos se han borrado.
    [one] Tus datos se han borrado y has dejado 1 partida.
    [many] Tus datos se han borrado y has dejado { $matches } partidas.
   *[other] Tus datos se han borrado y has dejado { $matches } partidas.
}{" "}Si vuelves, empezarás de cero.

## Panels

bad-control = Ese botón ya no vale. Pulsa **Mi jugada** para ver qué puedes hacer ahora.
bad-confirm = Tu elección ha cambiado desde que se mostró ese panel. Pulsa **Mi jugada**, revísala y confirma.

## Refusals

refusal-no-such-match = No encuentro esa partida. `/{ command-matches-name }` muestra las de este servidor y `/{ command-turns-name }`, las tuyas.
refusal-no-match-here = No tienes ninguna partida aquí. `/{ command-new-name }` abre una y `/{ command-turns-name }` muestra las que tienes en otros sitios.
refusal-command-not-here = { $game } no tiene ese comando. `/{ command-help-name }` muestra los que hay.
refusal-no-such-game = No hay ningún juego llamado { $game }. Elige uno de la lista.
refusal-no-sessions = Este juego no tiene sesiones de torneo.
refusal-no-such-level = No hay jugadores virtuales de nivel { $level }. Elige uno de la lista.
refusal-seat-count = Este juego no admite { $seats } jugadores. Elige entre { $allowed }.
refusal-too-many-computers = { $most ->
    [one] Cabe como mucho 1 jugador virtual: un asiento es tuyo.
    [many] Caben como mucho { $most } jugadores virtuales: un asiento es tuyo.
   *[other] Caben como mucho { $most } jugadores virtuales: un asiento es tuyo.
}
refusal-too-many-invited = { $most ->
    [one] Solo queda 1 asiento para invitar. Elige más jugadores o invita a menos gente.
    [many] Solo quedan { $most } asientos para invitar. Elige más jugadores o invita a menos gente.
   *[other] Solo quedan { $most } asientos para invitar. Elige más jugadores o invita a menos gente.
}
refusal-too-many-asked = A una partida se puede invitar como mucho a { $limit } personas.
refusal-option-unknown = Este juego no tiene la opción { $option } con este número de jugadores.
refusal-option-value = La opción { $option } no puede ser { $value }. Elige otro valor.
refusal-too-many-matches = Ya estás en { $limit } partidas. Termina antes una.
refusal-too-many-lobbies = Ya tienes { $limit } salas abiertas. Empieza o cancela antes una.
refusal-server-full = Este servidor ya tiene { $limit } partidas en curso. Espera a que termine alguna.
refusal-not-a-lobby = Esta partida ya ha empezado o se cerró.
refusal-already-seated = Ya estás en esta partida.
refusal-colour-taken = Alguien más de esta partida ya ha elegido ese color. Elige otro en **{ lobby-options }**.
refusal-option-of-player = Eso lo elige quien ocupa ese asiento.
refusal-full = Esta partida está completa. `/{ command-new-name }` abre otra.
refusal-not-invited = Esta partida es solo con invitación. `/{ command-new-name }` abre una tuya.
refusal-not-host = Eso solo puede hacerlo quien abrió la partida.
refusal-not-organiser = Eso solo puede hacerlo la organización de este servidor.
refusal-not-governing = Para cambiar los ajustes del servidor hace falta el permiso Gestionar servidor.
refusal-not-seated = No juegas en esta partida. `/{ command-match-name } { command-match-board-name }` muestra su tablero.
refusal-seat-claimed = { $name } ha ocupado tu asiento en **{ $title }** y juega por ti. En la liga, la partida sigue contando para ti. Para seguir tú, pide a { $name } que escriba `/{ command-match-name } { command-match-substitute-name }`.
refusal-seat-empty = El asiento { $seat } ya está libre.
refusal-not-full = { $empty ->
    [one] Queda 1 asiento libre. Espera a alguien o añade un jugador virtual.
    [many] Quedan { $empty } asientos libres. Espera a más gente o añade jugadores virtuales.
   *[other] Quedan { $empty } asientos libres. Espera a más gente o añade jugadores virtuales.
}
# of a match that is over (it has ended), or that does not run yet
refusal-not-running = Esta partida no está en curso. `/{ command-match-name } { command-match-board-name }` aún la muestra.
refusal-not-begun = Esta partida aún no ha empezado.
refusal-not-finished = Esta partida no ha terminado. Usa `/{ command-match-name } { command-match-analysis-name }` cuando termine.
refusal-no-replay = Este juego no tiene repeticiones. `/{ command-match-name } { command-match-file-name }` tiene todas las jugadas.
refusal-nothing-to-replay = Aún no hay nada que ver. Usa `/{ command-match-name } { command-match-replay-name }` tras las primeras jugadas.
refusal-no-analysis = Este juego no tiene análisis.
refusal-box-in-use =
    { $n ->
        [one] Una partida en curso aún tiene cartas de esta caja. Abre otra cuando termine, o finalízala antes.
        [many] { $n } partidas en curso aún tienen cartas de esta caja. Abre otra cuando terminen, o finalízalas antes.
       *[other] { $n } partidas en curso aún tienen cartas de esta caja. Abre otra cuando terminen, o finalízalas antes.
    }
refusal-making-fails = No he podido preparar esta partida. No se ha perdido nada; inténtalo de nuevo.
refusal-analysis-fails = El análisis ha tardado demasiado. Inténtalo más tarde.
refusal-stuck = Un error del bot ha bloqueado esta partida. No se ha perdido nada; la organización puede terminarla.
refusal-old-rules = Esta partida sigue reglas anteriores que ya no conozco, así que no puedo mostrar sus jugadas.
refusal-broke = Algo ha fallado por mi parte. No se ha perdido nada; inténtalo de nuevo.
refusal-resigned = Has abandonado esta partida. Un jugador virtual sigue por ti.
refusal-not-your-turn = Aún no te toca. Te avisaré cuando llegue tu turno.
refusal-answered = Eso ya lo has hecho. Así está la partida ahora.
refusal-stale = La partida ha avanzado. Así está ahora.
refusal-cannot-claim = No puedes reclamar la victoria: aún queda alguien más.
refusal-draft-too-long = Es demasiado largo para guardarlo. Acórtalo.
refusal-no-such-seat = «{ $text }» no coincide con nadie de aquí, o coincide con varios. Elige una de las sugerencias al escribir.
refusal-invited-bot = Otros bots no pueden jugar. Para añadir jugadores virtuales, usa la opción `{ option-computers-name }`.
refusal-other-server = Esa partida es de otro servidor, y su tablero está allí.
refusal-commands-changed = Mis comandos acaban de cambiar. Espera un minuto e inténtalo de nuevo.
refusal-lapsed = Eso ha caducado. Escribe el comando otra vez.
refusal-older-control = Ese botón es de una versión anterior. `/{ command-turns-name }` o `/{ command-match-name } { command-match-board-name }` muestran el actual.
refusal-too-fast = ¡Demasiado rápido! Espera unos segundos e inténtalo de nuevo. No se ha perdido nada.
refusal-letters-closed = No puedo enviarte mensajes directos. Permítelos para este servidor en los ajustes de privacidad de Discord e inténtalo de nuevo.
refusal-only-in-server = Eso solo funciona en un servidor.
refusal-missing-permission = No puedo mostrar una partida aquí. Elige otro canal o dame estos permisos en este: { $names }.
invite-bot = Este servidor tiene mis comandos, pero yo no estoy en él y no puedo mostrar partidas. Quien lo lleva puede [invitarme como bot]({ $link }).
