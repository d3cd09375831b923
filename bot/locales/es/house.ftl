## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *asiento libre*
seat-computer = jugador virtual ({ $level })
seat-resigned = { $name } (abandonó; sigue un jugador virtual)
seat-nameless = alguien
seat-someone = alguien
# As plain text, in a game's sentences and pictures:
name-computer = Virtual
name-computers = Virtual { $number }
name-seat = Asiento { $number }
name-resigned = { $name } (virtual)

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
    [one] más o menos un día
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
} si están todos
lobby-length-now = más o menos { $minutes ->
    [30] media hora
    [60] una hora
    [90] una hora y media
    [120] 2 horas
    [180] 3 horas
    [240] 4 horas
   *[other] { $minutes } minutos
}, si están todos
lobby-length-solo = más o menos { $minutes ->
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
lobby-host = {" "}(anfitrión)
lobby-invited-only = solo con invitación
lobby-anyone = Cualquiera puede unirse.
lobby-guests-only = Solo se une gente invitada.
lobby-empty = *asientos libres*
lobby-expected = Con invitación y aún por llegar: { $names }
lobby-full = Ya están todos. { $name } puede pulsar **Empezar**.
lobby-starts-alone = La partida empieza al ocuparse el último asiento.
lobby-starts-host = El anfitrión empieza la partida.
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
lobby-page-guests = Gente
lobby-clock-alone = ⏱️ Sin reloj: juegas contra jugadores virtuales.
lobby-add = Añadir un jugador virtual
lobby-level = Jugador virtual: { $level }
lobby-free = Liberar un asiento
lobby-free-seat = Asiento { $number }: { $name }
lobby-order = Cambiar el orden
lobby-order-one = { $name } antes que { $other }
lobby-seat = Añadir asiento
lobby-shrink = Quitar asiento
lobby-rule = Cambiar una regla
lobby-late = Si se acaba el tiempo
lobby-session-on = Jugar una sesión
lobby-session-off = Jugar una partida
lobby-rated-on = Contar para el rating
lobby-rated-off = No contar
lobby-open-on = Abrir a todos
lobby-open-off = Solo con invitación
lobby-auto-on = Empezar al llenarse
lobby-auto-off = Empezar a mano
lobby-thread-on = Jugar en un hilo
lobby-thread-off = Jugar en el canal
lobby-in-thread = en su propio hilo
lobby-in-channel = en el canal
lobby-invite = Invitar a gente
lobby-cancel = Cancelar partida
lobby-closed = **{ $title }** se cerró antes de empezar. `/{ command-new-name }` abre otra partida.
lobby-opened = **{ $title }** está abierta: { $place }. Tus amigos pulsan allí **Unirme**, y tú **Empezar** cuando estén todos.
lobby-started = **{ $title }** ha empezado: { $place }.
lobby-begun = La partida ha empezado.

## Board

board-stuck = ## { $title }
    ⚠️ Un error del bot ha bloqueado esta partida. No se ha perdido nada; la organización puede terminarla.
board-end = Terminar (organización)
board-ended = **{ $title }** ha terminado.
board-claim = 🏆 Reclamar victoria
board-cancelled = La partida terminó antes de tiempo: todo el mundo abandonó.
board-closed = La partida se cerró antes de tiempo: la terminó la organización o pasó un mes sin jugadas.
board-closed-league = En su liga se ve qué cuenta.
board-deserted = -# No queda nadie jugando: la partida espera hasta que alguien vuelva.
board-claimed = { $name } se lleva la victoria: no quedaba nadie más.
board-resigned-last = { $n ->
    [one] { $names } abandonó y queda en último lugar.
    [many] { $names } abandonaron y quedan en último lugar.
   *[other] { $names } abandonaron y quedan en último lugar.
}
board-best-first = -# Tu primera puntuación en solitario con estas opciones: { $points }. ¡A superarla!
board-best-new = 🎉 ¡Nuevo récord personal! El anterior: { $before } (partida #{ $match }).
board-best-equal = Igualas tu récord personal: { $before } (partida #{ $match }).
board-best-less = -# Tu récord con estas opciones: { $before } (partida #{ $match }).
board-seed = -# Semilla del barajado: `{ $seed }`
    -# Barajado limpio: su SHA-256 es el que `/{ command-record-name }` muestra desde el principio: `{ $hash }`
board-retired = -# **{ $title }** continúa [aquí]({ $link }).
note-lobby-closed = **{ $title }** no empezó en { $days ->
    [one] un día
    [many] { $days } días
   *[other] { $days } días
}, así que la he cerrado. `/{ command-new-name }` abre otra partida.
note-stuck = ⚠️ Un error del bot ha bloqueado **{ $title }**. No se ha perdido nada; la organización puede terminar la partida en su tablero.
note-abandoned = **{ $title }** ha terminado: no queda nadie jugando.
note-resigned = { $name } ha abandonado **{ $title }**. Sigue un jugador virtual.
note-thinking-fails = ⚠️ El jugador virtual del asiento { $seat } de **{ $title }** no encuentra jugada. Lo sigue intentando; la organización puede terminar la partida.
note-unreachable = No puedo mostrar **{ $title }** en { $place }: el canal ya no existe o no tengo permiso para escribir ahí. Dame el permiso o escribe `/{ command-table-name }` donde deba continuar la partida.
note-thread-closed = **{ $title }** continúa aquí: ya no puedo escribir en su hilo.
note-channel-closed = **{ $title }** continúa aquí: ya no puedo escribir en { $place }, o el canal ya no existe.

table-here = Desde ahora, el tablero de **{ $title }** está aquí.

## Records

record-complete = Archivo de **{ $title }**: todas las jugadas y la semilla del barajado. Para reproducirlo y verificarlo con el código del proyecto: `python -m engine.{ $game } replay FILE`
record-running = Archivo de **{ $title }** hasta ahora, sin nada secreto. Usa `/{ command-record-name }` al terminar la partida para tenerlo completo, con la semilla.
record-hash = -# Barajado limpio: está fijado desde el principio. La semilla se ve al terminar y debe dar este SHA-256: `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Para verificar: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Partida en curso: sin la semilla, las manos y las jugadas secretas aún no se puede reproducir.
record-seat = Asiento { $number }: { $name }
record-resigned = Asiento { $number }: { $name } (abandonó; sigue un jugador virtual)
record-computer = jugador virtual
record-secret = El asiento { $number } ha hecho una jugada que aún es secreta.

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
call-line = Turno de { $names } en **{ $title }** · [tablero]({ $link })
call-line-soon = Siguiente turno en **{ $title }**: { $soon }. Ya se puede planear · [tablero]({ $link })
call-line-both = Turno de { $names } en **{ $title }** · [tablero]({ $link })
    -# Después: { $soon }. Ya se puede planear.
call-answered = -# ✅ Todo al día.
reminder = ⏰ Te toca en **{ $title }** · [tablero]({ $link })
reminder-until = Tu tiempo acaba { $when }.
reminder-last = ⌛ ¡Te toca en **{ $title }**! Tu tiempo acaba { $when } · [tablero]({ $link })
reminder-move = Si no, el jugador virtual hará esta jugada por ti.
reminder-wait = Si no, tendrás una única prórroga, a la vista de todos.
reminder-hold = Si no, de momento jugará por ti un jugador virtual y cualquiera podrá ocupar tu asiento.
reminder-offer = Si no, cualquiera podrá ocupar tu asiento.
reminder-vacation = Si no, se gastará un día de tus vacaciones y tendrás un día más.
reminder-letters-closed = -# No puedo enviarte mensajes directos, así que te lo recuerdo aquí. Se cambia en `/{ command-settings-name }`.
letter-receipt = 📋 Se ha jugado tu plan en **{ $title }** · [tablero]({ $link })
letter-late = ⌛ Se te acabó el tiempo en **{ $title }**; el jugador virtual movió por ti · [tablero]({ $link })
letter-over = 🏁 Ha terminado **{ $title }**, una partida que sigues · [resultado]({ $link })
letter-unreachable = Ya no puedo escribir en el canal de **{ $title }**, pero la partida continúa. Juega desde `/{ command-turns-name }` o escribe `/{ command-table-name }` en otro canal de ese servidor para mostrar allí el tablero.
letter-test-reminders = Tus recordatorios llegarán aquí. Se cambia en `/{ command-settings-name }`.
letter-test-news = Tus novedades llegarán aquí: qué han jugado tus planes y cómo han terminado las partidas que sigues. Se cambia en `/{ command-settings-name }`.

## Lists

turns-none = Ninguna partida te espera.
turns-empty = No te espera ninguna partida. `/{ command-new-name }` abre una, `/{ command-matches-name }` muestra las de este servidor y `/{ command-learn-name }` enseña un juego en tres minutos.
turns-head = { $n ->
    [one] **Te espera una partida.**
    [many] **Te esperan { $n } partidas.**
   *[other] **Te esperan { $n } partidas.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = en otro servidor
turns-closed = su sitio está cerrado para mí; `/{ command-table-name }` la muestra en otro canal
turns-others = **Tus otras partidas**
turns-followed = **Sigues**
turns-open = Mi jugada en #{ $number }
turns-look = Ver #{ $number }
turns-held = un jugador virtual guarda tu asiento hasta que vuelvas
turns-seat = A mi asiento en #{ $number }
turns-end = Ver el final
turns-over = 🏁 { $title } · ha terminado
turns-won = { $n ->
    [one] Ha ganado { $names }.
    [many] { $names } comparten la victoria.
   *[other] { $names } comparten la victoria.
}
turns-more = { $n ->
    [one] y una más
    [many] y { $n } más
   *[other] y { $n } más
}
matches-none = Todavía no hay partidas en este servidor. `/{ command-new-name }` abre la primera.
matches-open = Abiertas
matches-running = En curso
matches-finished = Terminadas
matches-line = **{ $title }** · { $where } · { $people } · { $state }
matches-free = { $n ->
    [one] un asiento libre
    [many] { $n } asientos libres
   *[other] { $n } asientos libres
}
matches-waits = espera a { $names }
matches-thinks = un jugador virtual está pensando
matches-deserted = espera hasta que alguien vuelva
matches-look = Mirar
matches-stuck = parada
matches-over = terminada
which-head = { $n ->
    [one] ¿Te refieres a esta partida?
    [many] Tienes { $n } partidas aquí. ¿A cuál te refieres?
   *[other] Tienes { $n } partidas aquí. ¿A cuál te refieres?
}
which-choose = Elige la partida

## The log of a match

log-head = La crónica de { $title }
log-empty = Todavía no ha pasado nada.
log-seen = Cómo se veía entonces
log-then = **{ $title }**, tal como estaba el { $when }
log-back = Volver a la crónica
log-no-picture = Todavía no había nada que ver.

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = nueva
command-new = Abrir una partida
command-new-game = A qué se juega; si lo omites, { $game }
command-new-players = Cuántos juegan, con los virtuales; si lo omites, los que nombres, 2 como mínimo
command-new-computers = Cuántos de ellos son virtuales; si no se espera a nadie más, empieza enseguida
command-new-level = Lo buenos que son los jugadores virtuales
command-new-invite = Alguien a quien invitar; en la sala se puede invitar a más gente
command-new-only-invited = Solo puede unirse quien tenga invitación
command-new-clock = Cuánto tiempo hay para cada decisión, contado mientras se está despierto; si no, el diario
command-table-name = mesa
command-table = Mostrar el tablero otra vez, aquí
command-analysis-name = análisis
command-analysis = Tras una partida: qué pudo salir mejor y la elección que más te costó
command-bag-name = bolsa
command-bag = Lo que hay en la bolsa de este servidor, que dejan las partidas terminadas
command-replay-name = repetición
command-replay = Una partida como imagen animada, de la primera jugada a la última
command-log-name = crónica
command-log = La crónica de una partida, turno a turno, con imágenes de cómo se veía
command-record-name = registro
command-record = El registro de una partida en un archivo: cada jugada, para leer o reproducir
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
command-resign-name = abandonar
command-resign = Abandonar una partida; un jugador virtual sigue por ti
command-help-name = ayuda
command-help = Cómo jugar con este bot
command-settings-name = ajustes
command-settings = Tu idioma y tus imágenes; con Gestionar servidor, también lo del servidor
command-number = El número de la partida

# Shared by several games:
command-discard-name = descartar
command-discard = Descartar cartas, o retirar las piezas que sobran tras cortar de más
command-recall-name = recuperar
command-recall = Recuperar lo que has confirmado mientras otros aún eligen
command-hand-name = mano
command-hand = Mirar tus cartas; solo las ves tú
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
    Enseña un juego en tres minutos, jugando. Después, `/{ command-new-name }` abre una partida: los amigos pulsan **Unirme** y los jugadores virtuales ocupan los demás asientos.

    Cuando te toca, se te menciona una vez: pulsa **Mi jugada** en el tablero, te muestra qué hacer. Las partidas duran días: responde cuando te venga bien.
help-begin = **Empezar**
help-play = **Jugar**
help-moves = Cada jugada, si prefieres escribir: { $names }
help-look = **Mirar**
help-after = **Después**
help-league = **Ligas**
help-setup = **Ajustar**
help-foot = -# Proyecto de aficionados no oficial, sin relación con la editorial.
greeting = **¡Hola!** Llevo partidas de juegos de mesa que duran días, unos minutos cada vez:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    Escribe **`/{ command-new-name }`** para abrir la primera partida, **`/{ command-learn-name }`** para aprender un juego en tres minutos, **`/{ command-help-name }`** para lo demás. Con Gestionar servidor, `/{ command-settings-name }` elige dónde se muestran las partidas.
permissions-missing = **Falta una cosa:** dame { $names } aquí, o no podré mostrar el tablero.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes

## What is new, and words instead of pictures

news-head = **Desde tu última visita**
news-more = { $n ->
    [one] … y una cosa más antes
    [many] … y { $n } cosas más antes
   *[other] … y { $n } cosas más antes
}
turns-news = { $n ->
    [one] Hay una novedad.
    [many] Hay { $n } novedades.
   *[other] Hay { $n } novedades.
}
panel-back = Volver
panel-waiting = Te aviso cuando te toque.
panel-vote = Responder al voto
panel-details = { $news ->
    [0] Detalles
   *[other] Detalles · nuevo: { $news }
}
pictures-off = Como texto
pictures-on = Como imágenes

## Learning

learn-head = ## Aprende { $game } · { $step } de { $steps }
learn-back = Atrás
learn-on = Saltar
learn-again = Otra vez
learn-moved = Eso era de otro paso. Aquí es donde estás ahora.
learn-match = Jugar contra dos jugadores virtuales

## Resigning

resign-sure = ¿Abandonar **{ $title }**? Un jugador virtual seguirá por ti y tu asiento quedará en último lugar.
resign-yes = Abandonar
resign-no = Seguir jugando
resign-kept = Bien: sigues jugando.
resign-done = Has abandonado la partida #{ $number }. Un jugador virtual sigue por ti.
claim-done = La partida #{ $number } ha terminado, y la ganas tú.

## Second thoughts, and other people at the table

command-undo-name = deshacer
command-undo = Deshacer tu última jugada, o preguntar a los demás si puedes
undo-button = Deshacer
undo-done = ↩️ Has deshecho tu última jugada. Te toca otra vez.
deed-retract = ↩️ { $name } ha deshecho una jugada.
refusal-undo-nothing = No hay ninguna jugada tuya que deshacer.
refusal-undo-acted = Alguien ya ha respondido a tu jugada, así que no se puede deshacer sin los demás. `/{ command-undo-name }` les pregunta.
refusal-undo-revealed = Con tu jugada o después se ha descubierto algo, así que no se puede deshacer sin los demás. `/{ command-undo-name }` les pregunta.
refusal-paused-already = Los relojes de esta partida ya están parados.
refusal-not-paused = Los relojes de esta partida están en marcha.
refusal-pause-organisers = Estos relojes los paró la organización: los pone en marcha la organización, o lo acuerdan todos los que juegan.
refusal-no-clock = Esta partida no tiene reloj.
refusal-hours-too-few = Como mucho 12 horas de sueño al día y 2 días libres a la semana, por favor, para que nadie espere demasiado.
refusal-extension-too-long = Como mucho { $days } días más de una vez, por favor.
refusal-zone-unknown = No conozco ese lugar. Escribe la gran ciudad más cercana, con su nombre inglés.
refusal-zone-several = Puede ser más de un lugar; escribe uno entero: { $names }.
note-seat-offered = 🪑 El asiento { $seat } de **{ $title }** queda libre: quien lo ocupe sigue jugando por { $name }, con su mano. Hasta entonces sigue siendo de { $name }.
note-seat-taken = 🪑 { $name } sigue jugando en el asiento { $seat } de **{ $title }**.
seat-take = Ocupar el asiento
seat-keep = Seguir esperando
seat-took = 🪑 El asiento es tuyo.
seat-kept = La mesa sigue esperando; el asiento ya no se ofrece.
deed-substitute = 🪑 { $name } sigue jugando por otra persona.
deed-computer = De momento, un jugador virtual juega por { $name }.
deed-return = { $name } ha vuelto.
deed-late = ⌛ { $line } (un jugador virtual, porque se acabó el tiempo)
refusal-seat-offered = Ese asiento ya se ofrece.
refusal-seat-not-offered = Ese asiento ya no se ofrece.
refusal-seat-not-free = Solo se puede ofrecer tu propio asiento, o uno que un jugador virtual guarda para alguien; los demás son de sus jugadores.
refusal-nobody-comes-back = Quien se sentaba ahí se ha ido para siempre. Cualquiera puede ocupar el asiento.
refusal-here-already = Ya juegas tú en tu asiento.
command-substitute-name = sustituir
command-substitute = Ofrecer tu asiento a otra persona, o el de alguien que no está
command-substitute-seat = El número del asiento; el tuyo si no lo indicas
option-seat-name = asiento
note-consent-undo = ↩️ { $name } pide deshacer una jugada en **{ $title }**. { $n ->
    [one] Solo se anula esa jugada.
    [many] Con ella se anulan { $n } jugadas en total.
   *[other] Con ella se anulan { $n } jugadas en total.
} { $seen ->
    [no] No se ha descubierto nada con ello.
    [rated] Lo que se ha descubierto ya no se olvida, así que la partida dejaría de contar para las puntuaciones.
   *[yes] Lo que se ha descubierto ya no se olvida.
} Todos los que juegan deben estar de acuerdo.
note-consent-remove = { $name } pide seguir **{ $title }** sin { $other_name }. Todos los demás que juegan deben estar de acuerdo; entonces sigue un jugador virtual y el asiento queda libre.
note-consent-pause = ⏸️ { $name } pide poner **{ $title }** en pausa. Todos los que juegan deben estar de acuerdo.
note-consent-resume = ▶️ { $name } pide poner en marcha los relojes de **{ $title }**, que paró la organización. Tienen que estar de acuerdo todos los que juegan.
note-consent-declined = { $name } no está de acuerdo, así que **{ $title }** sigue como está.
note-consent-withdrawn = { $name } retira la pregunta; **{ $title }** sigue como está.
note-undone = ↩️ Todos están de acuerdo: **{ $title }** sigue desde antes de la jugada de { $name }. Lo planeado desde entonces se olvida.
note-removed = { $name } ya no juega en **{ $title }**: así lo han acordado los demás. Sigue un jugador virtual y el asiento { $seat } queda libre: quien lo ocupe sigue con la misma mano.
note-answered-undo = ↩️ { $name } pidió deshacer una jugada en **{ $title }**. { $outcome ->
    [agreed] Todos estuvieron de acuerdo.
    [declined] { $by_name } no estuvo de acuerdo.
    [withdrawn] La petición se retiró.
   *[lapsed] La partida ha seguido desde entonces.
}
note-answered-remove = { $name } pidió seguir **{ $title }** sin { $other_name }. { $outcome ->
    [agreed] Todos estuvieron de acuerdo.
    [declined] { $by_name } no estuvo de acuerdo.
    [withdrawn] La petición se retiró.
   *[lapsed] La partida ha seguido desde entonces.
}
note-answered-pause = ⏸️ { $name } pidió poner **{ $title }** en pausa. { $outcome ->
    [agreed] Todos estuvieron de acuerdo.
    [declined] { $by_name } no estuvo de acuerdo.
    [withdrawn] La petición se retiró.
   *[lapsed] La partida ha seguido desde entonces.
}
note-answered-resume = ▶️ { $name } pidió poner en marcha los relojes de **{ $title }**. { $outcome ->
    [agreed] Todos estuvieron de acuerdo.
    [declined] { $by_name } no estuvo de acuerdo.
    [withdrawn] La petición se retiró.
   *[lapsed] La partida ha seguido desde entonces.
}
note-answered-offer = 🪑 { $outcome ->
    [taken] { $by_name } sigue jugando en el asiento { $seat } de **{ $title }**.
   *[stays] El asiento { $seat } de **{ $title }** sigue siendo de { $by_name }.
}
consent-here-undo = ↩️ **{ $name } pide deshacer una jugada, con todo lo que siguió.**
consent-here-remove = **{ $name } pide seguir sin { $about }.**
consent-here-pause = ⏸️ **{ $name } pide una pausa en la partida.**
consent-here-resume = ▶️ **{ $name } pide poner en marcha los relojes.**
consent-agree = De acuerdo
consent-decline = No
consent-ask = Preguntar a los demás
consent-asked = Se pregunta a los demás en el sitio de **{ $title }**. Se hará cuando todos estén de acuerdo.
consent-agreed = Todos están de acuerdo, y queda hecho.
consent-open-still = Estás de acuerdo. Se hará cuando lo estén todos los demás.
consent-ended = La pregunta se acabó; **{ $title }** sigue como está.
ask-undo-acted = Alguien ya ha respondido a tu jugada. Se puede deshacer, con todo lo que siguió, si todos los que juegan en **{ $title }** están de acuerdo.
ask-undo-revealed = Con tu jugada o después se ha descubierto algo. Se puede deshacer, con todo lo que siguió, si todos los que juegan en **{ $title }** están de acuerdo.
seat-ask = Ese asiento de **{ $title }** es de quien lo juega. Si todos los demás que juegan están de acuerdo, sigue un jugador virtual y el asiento queda libre.
seat-offered-done = El asiento se ofrece en el sitio de **{ $title }**. Hasta que alguien lo ocupe, sigue siendo de quien lo juega.
seat-back = He vuelto
seat-back-done = Hola otra vez: vuelves a jugar tú en tu asiento.
board-seat-offered = 🪑 El asiento { $number } ({ $name }) queda libre.
deed-undo-to = ↩️ La partida sigue desde una jugada anterior.
refusal-consent-open = Ya hay una pregunta abierta en la mesa. Respondedla antes, o que la retire quien preguntó.
refusal-consent-over = Esa pregunta ya está resuelta, o la partida ha avanzado desde entonces.
refusal-consent-not-yours = Eso no te toca responderlo a ti.
refusal-agreed-already = Ya has dicho que sí. Faltan los demás.
refusal-nobody-to-ask = No hay nadie que pueda dar su acuerdo. Un organizador de este servidor puede ayudar.
seat-span = Asiento { $number }, jugadas { $first } a { $last }: { $name }
command-organise-name = organizar
command-organise = Para organizadores: asientos, volver a cualquier jugada, terminar una partida
organise-head = Organizar { $title }
organise-rewind = Volver a una jugada…
organise-end = Terminar la partida
organise-end-sure = ¿Terminar **{ $title }** para todos? Entonces nadie gana, y no se puede volver a abrir.
organise-offer = Ofrecer un asiento a cualquiera…
organise-hold = Que un jugador virtual guarde un asiento…
organise-moves = { $n ->
    [0] **{ $title }**: aún no hay jugadas.
    [one] **{ $title }**: hay una jugada. Elígela para volver a antes de ella.
    [many] **{ $title }**: hay { $n } jugadas. Elige antes de cuál volver; se anulan esa y las posteriores.
   *[other] **{ $title }**: hay { $n } jugadas. Elige antes de cuál volver; se anulan esa y las posteriores.
}
organise-before = Volver a antes de…
organise-newer = ◀ Más nuevas
organise-older = Más antiguas ▶
organise-back = Atrás
organise-move = { $number }. { $name }: { $text }
organise-secret = una jugada secreta
organise-revealed = descubrió algo
organise-sure = { $n ->
    [one] ¿Anular la última jugada de **{ $title }**?
    [many] ¿Anular las últimas { $n } jugadas de **{ $title }**?
   *[other] ¿Anular las últimas { $n } jugadas de **{ $title }**?
} { $seen ->
    [no] No se había descubierto nada. Se avisa a todos.
    [rated] Lo que se descubrió ya no se olvida, así que la partida dejará de contar para las puntuaciones. Se avisa a todos.
   *[yes] Lo que se descubrió ya no se olvida. Se avisa a todos.
}
organise-yes = Anular
organise-rewound = La partida sigue desde ahí, y se avisa a todos.
organise-offered = El asiento se ofrece en el sitio de la partida.
organise-held = Un jugador virtual guarda el asiento hasta que vuelva quien lo juega.
organise-ended = La partida ha terminado.
note-rewound = ↩️ { $name }, de la organización, ha hecho retroceder **{ $title }** { $n ->
    [one] una jugada
    [many] { $n } jugadas
   *[other] { $n } jugadas
}. Lo planeado desde entonces se olvida. { $seen ->
    [no] No se había descubierto nada.
    [rated] Lo que se descubrió ya se sabe, así que la partida deja de contar para las puntuaciones.
   *[yes] Lo que se descubrió ya se sabe, y la partida sigue con eso.
}
command-follow-name = seguir
command-follow = Seguir una partida de otros, o dejar de seguirla
follow-on = 👀 Sigues **{ $title }**: `/{ command-turns-name }` la muestra con las novedades.
follow-off = Ya no sigues **{ $title }**.
follow-on-button = Seguir
follow-off-button = Dejar de seguir
refusal-too-many-followed = Ya sigues { $limit } partidas: deja antes una.
seat-kept-for = *reservado para { $name }*
board-rematch = Revancha
rematch-open = **{ $title }** está abierta: { $place }. Tiene las mismas opciones, cada asiento se ha girado en uno y ya se ha preguntado a los demás.
rematch-goes = **{ $title }** es esa revancha: { $place }.
refusal-rematch-early = Esta partida aún no ha terminado. Cuando termine, su tablero ofrece la revancha.
command-rematch-name = revancha
command-rematch = Jugar otra vez una partida terminada, con las mismas personas
organise-pause = Parar los relojes
organise-resume = Reanudar los relojes
organise-extend = Un día más
organise-paused = Los relojes se paran, y se avisa a todos.
organise-resumed = Los relojes siguen, y se avisa a todos.
organise-extended = Cada decisión abierta tiene un día más, y se avisa a todos.
seat-held = { $name } (no está; de momento juega un jugador virtual)
command-pause-name = pausa
command-pause = Parar los relojes de una partida si todos están de acuerdo, o reanudarlos

## Clocks

note-vacation = 🌴 { $name } no está en **{ $title }**: se gasta un día de vacaciones, { $days ->
    [0] el último de este año.
    [one] queda uno este año.
    [many] quedan { $days } este año.
   *[other] quedan { $days } este año.
}
note-late-waits = ⌛ A { $name } se le ha acabado el tiempo en **{ $title }**. La partida espera a { $name } otra vez lo que dura cualquier decisión.
note-late-held = ⌛ A { $name } se le ha vuelto a acabar el tiempo en **{ $title }**. Un jugador virtual guarda el asiento { $seat } hasta que { $name } vuelva o alguien lo ocupe: quien lo ocupe sigue jugando por { $name }, con su mano.
note-late-empty = ⌛ A { $name } se le ha vuelto a acabar el tiempo en **{ $title }**, y tampoco hay nadie más. La partida espera hasta que alguien vuelva u ocupe el asiento { $seat }: quien lo ocupe sigue jugando por { $name }, con su mano.
note-late-offered = ⌛ A { $name } se le ha vuelto a acabar el tiempo en **{ $title }**. La partida sigue esperando y el asiento { $seat } queda libre: quien lo ocupe sigue jugando por { $name }, con su mano.
note-paused = ⏸️ Los relojes de **{ $title }** se paran desde ahora por decisión de { $name }, de la organización. Los pone en marcha la organización, o lo acuerdan todos los que juegan.
note-paused-agreed = ⏸️ Todos están de acuerdo: los relojes de **{ $title }** se paran desde ahora. Cualquiera que juegue puede ponerlos en marcha.
note-resumed = ▶️ { $name } pone en marcha los relojes de **{ $title }**.
note-extended = ⏳ { $name } da a cada decisión abierta de **{ $title }** { $hours ->
    [one] una hora más.
    [many] { $hours } horas más.
   *[other] { $hours } horas más.
}
note-thawed = He vuelto. Mientras no estaba aquí, los relojes de **{ $title }** estuvieron parados.
note-restored = 🛟 Los datos de **{ $title }** estaban dañados y se ha recuperado de una copia de seguridad. Está como estaba el <t:{ $since }:f>; las jugadas posteriores se han perdido. Los relojes no han corrido entretanto.
note-idle-soon = Nadie ha jugado en **{ $title }** desde hace semanas. Si nadie lo hace, la cierro <t:{ $closing }:R>.
note-idle-closed = **{ $title }** queda cerrada: nadie ha jugado en 30 días.
clock-blitz = Relámpago: 3 h por jugada
clock-daily = Diario: 24 h por jugada
clock-relaxed = Tranquilo: 3 días por jugada
clock-none = Sin reloj
clock-without = ⏱️ Sin reloj: la partida espera a todos.
clock-terms = ⏱️ { $name ->
    [blitz] Relámpago
    [daily] Diario
    [relaxed] Tranquilo
   *[own] Reloj
}: { $hours } h por jugada + { $bank } h de reserva; dormir no cuenta.
late-move = Juega el jugador virtual
late-wait = La partida espera
clock-late-move = Si se acaba el tiempo, mueve el jugador virtual; a la segunda vez, el asiento queda libre.
clock-late-wait = Si se acaba el tiempo, la partida espera; a la segunda vez, el asiento queda libre.
clock-pace = {" "}· { $intime } de { $of } a tiempo, casi siempre en { $hours ->
    [one] una hora
    [many] { $hours } horas
   *[other] { $hours } horas
}
clock-stands-table = ⏸️ Los relojes están parados desde { $since }, como ha acordado la mesa. Cualquiera que juegue puede ponerlos en marcha.
clock-stands-organiser = ⏸️ Los relojes están parados desde { $since }, por decisión de la organización. Los pone en marcha la organización, o lo acuerdan todos los que juegan.
clock-stands-away = ⏸️ Los relojes están parados desde { $since }: no estoy en el servidor de esta partida. Seguirán cuando vuelva.
clock-resume-table = Poner en marcha los relojes
clock-resume-organiser = Pedir que sigan los relojes
clock-due = ⏳ { $name }: { $when }
clock-then-move = Después, un jugador virtual juega en su lugar.
clock-then-wait = Después la partida espera, y a la segunda vez el asiento queda libre.
clock-own = ⏳ Tu tiempo acaba { $when }; { $bank ->
    [one] una hora es de tu reserva para toda la partida.
    [many] { $bank } horas son de tu reserva para toda la partida.
   *[other] { $bank } horas son de tu reserva para toda la partida.
}
clock-own-bare = ⏳ Tu tiempo acaba { $when }.
clock-waits = Te espera desde { $since }.
clock-waits-until = Te espera desde { $since }, hasta { $when }.
settings-hours = **Horas despierto** — los relojes de tus partidas cuentan solo mientras estás despierto, desde tu próxima decisión. Como mucho 12 horas de sueño al día y 2 días libres a la semana.
hours-known = Estás despierto de { $wake } a { $sleep }, según los relojes de { $place }; allí son ahora las { $now }.
hours-always = Tus relojes cuentan siempre. Según los relojes de { $place } son ahora las { $now }: si no es tu hora, pulsa lo que marca tu reloj.
hours-days-off = Días libres: { $days }.
hours-counts = Has cambiado tus horas dos veces en una semana: desde ahora nadie te llama mientras duermes, y los relojes cuentan según las nuevas desde { $when }.
hours-clock = Mi reloj marca…
hours-clock-is = Mi reloj marca las { $time }
hours-zone = Dónde estás
hours-zone-is = Lugar: { $name }
hours-wake = Me despierto a las
hours-sleep = Me duermo a las
hours-off = Días libres (dos como mucho)
hours-off-is = Día libre: { $day }
hours-vacation-on = Vacaciones: sí, quedan { $n }
hours-vacation-off = Vacaciones: no
hours-type = Escribir un lugar
hours-place = Ciudad o zona horaria
calls-link = Cómo se me avisa
day-0 = lunes
day-1 = martes
day-2 = miércoles
day-3 = jueves
day-4 = viernes
day-5 = sábado
day-6 = domingo

## Plans made ahead

command-plan-name = planear
command-plan = Planear tus próximas jugadas mientras los demás deciden; solo tú lo ves
plan-make = Planear
plan-make-in = Planear en #{ $number }
plan-open = Puedes planear mientras otros deciden:
plan-see = Mi plan
plan-editor-head = ### Tu plan · { $title }
plan-about = Se juega solo en tu turno si aún es legal. Solo lo ves tú.
plan-nothing = Aún no hay nada planeado.
plan-line = **{ $number }.** { $line }
plan-more = -# y { $n } más
plan-else = -# Si entonces nada es legal, te preguntaré como siempre.
plan-keep = Guardar plan
plan-type = Escribir…
plan-leave = Descartar
plan-change = Cambiar
plan-drop = Anular plan
plan-back = Volver
plan-kept-head = ### Tu plan · { $title }
    -# La primera línea legal se juega sola en tu turno. Solo lo ves tú.
plan-done = ✓ Tu plan está guardado.
plan-dropped = ✓ Tu plan está anulado: se te preguntará.
plan-moved = La partida ha seguido. Así están las cosas; lo que pulsaste no ha cambiado nada.
plan-read = ✓ Entendido. Aún no se ha guardado nada.
plan-missed = 📋 Tu plan ya no encaja. { $why }
plan-unreadable = 📋 No pude leer tu plan, así que lo descarté. Elige tu jugada o vuelve a planear.
plan-follows = 📌 En cuanto se pueda: { $plan }.
plan-receipt = 📋 Se ha cumplido tu plan: { $line }
late-receipt = ⌛ Un jugador virtual movió por ti: { $line }
plan-form = Planear
plan-form-label = Una línea por opción, la mejor primero
plan-form-hint = Separa las jugadas de una línea con punto y coma: { $example }
bad-plan = La mesa ha cambiado desde que se mostró ese plan. Míralo otra vez y guárdalo después.
bad-plan-empty = Escribe al menos una línea.
refusal-plan-no-game = En este juego no se puede planear nada.
refusal-plan-not-now = Ahora mismo no tienes nada que planear. Vuelve a mirar cuando los demás hayan seguido.
refusal-plan-alone = Aquí juegas solo con jugadores virtuales. Responden enseguida, así que no hay nada que planear.
refusal-plan-your-turn = Ya te toca a ti, así que no queda nada que planear: pulsa **Mi jugada**.
refusal-plan-empty = Este plan aún no dice nada. Elige algo primero.
refusal-plan-too-long = Un plan tiene como mucho { $limit } líneas. Quita algunas.

## Settings

settings-page-me = Idioma e imágenes
settings-page-hours = Horas despierto
settings-page-calls = Avisos
settings-page-server = Servidor: partidas
settings-page-public = Servidor: idioma e imágenes
settings-foot = -# Cada cambio vale al instante.
settings-me = **Para ti** — así se escribe y se dibuja lo que solo ves tú.
settings-server = **Las partidas de este servidor** — dónde se juegan y quién las organiza.
settings-public = **Lo que ve todo el mundo aquí** — así se escriben y se dibujan los tableros y mensajes de este servidor.
settings-threads-on = Partidas: cada una en su hilo
settings-threads-off = Partidas: en el propio canal
settings-games = Canal de juego (si no, donde /{ command-new-name })
settings-role = Organizadores (si no, Gestionar servidor)
settings-notice = Canal para avisos a los organizadores
settings-language = Idioma
settings-language-is = Idioma: { $name }
settings-auto-me = Idioma: como en mi Discord
settings-auto-server = Idioma: como este servidor en Discord
settings-pictures-on = Imágenes: se muestran
settings-pictures-off = Imágenes: en palabras
settings-calls = **Avisos** — cuando te toca, se te menciona una vez en el canal de la partida. Solo las partidas con reloj tienen un tiempo que se acaba: en ellas te lo recuerdo dos veces si quieres, cuando ha pasado la mitad de tu tiempo y otra vez cerca del final; nunca mientras duermes ni cuando ya has respondido.
hours-link = Cuándo duermo
settings-reminders = Recordatorios
reminders-off = Recordatorios: ninguno
reminders-off-about = Basta con la única mención
reminders-channel = Recordatorios: en el canal
reminders-channel-about = Se te menciona allí una vez más
reminders-dm = Recordatorios: por mensaje directo
reminders-dm-about = Solo lo ves tú; el primero llega enseguida
settings-letters-on = Novedades por mensaje directo: sí
settings-letters-off = Novedades por mensaje directo: no
settings-theme = Fondo de las imágenes
theme-dark = Fondo: oscuro
theme-dark-about = Imágenes sobre un tapete oscuro
theme-light = Fondo: claro
theme-light-about = Imágenes sobre un tapete claro
settings-palette = Colores de las imágenes
palette-standard = Colores: habituales
palette-standard-about = Tal como se pensaron
palette-deuteranopia = Colores: para rojo o verde débiles
palette-deuteranopia-about = Si te cuesta distinguir el rojo del verde
palette-tritanopia = Colores: para azul o amarillo débiles
palette-tritanopia-about = Si te cuesta distinguir el azul del amarillo
palette-contrast = Colores: alto contraste
palette-contrast-about = Colores fuertes con bordes claros
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = privacidad
command-privacy = Lo que se guarda de ti: verlo todo o pedir que se te olvide
command-privacy-do = Verlo todo en un archivo o pedir que se te olvide; sin nada, lo que se guarda
option-do-name = acción
privacy-export = Mostrármelo todo
privacy-forget = Olvidarme
privacy-statement =
    ### Lo que se guarda de ti
    Tu identificador de Discord y el nombre con el que apareces, lo que elegiste en `/{ command-settings-name }`, las partidas en las que juegas y cada jugada que hiciste en ellas, hasta dónde las has mirado, respuestas a medias, planes y lecciones. Ningún mensaje: el bot no puede leerlos. Nada se entrega a nadie.

    Se guarda hasta que pidas que se te olvide. Entonces tu identificador y tu nombre desaparecen en el acto, un jugador virtual sigue en tus partidas abiertas, y en una hora no queda nada de ellos en el archivo, en dos días tampoco en sus copias. Las jugadas se quedan en las partidas que otras personas también jugaron, sin nombre.
privacy-exported = Todo lo que se guarda de ti, en un archivo. No contiene jugadas de otras personas ni cartas que no hayas visto.
privacy-sure = { $matches ->
    [0] Tu nombre, tu identificador, tus ajustes y tus lecciones se borran ahora. No se puede deshacer.
    [one] Tu nombre, tu identificador, tus ajustes y tus lecciones se borran ahora, y un jugador virtual sigue en una partida. No se puede deshacer.
    [many] Tu nombre, tu identificador, tus ajustes y tus lecciones se borran ahora, y jugadores virtuales siguen en { $matches } partidas. No se puede deshacer.
   *[other] Tu nombre, tu identificador, tus ajustes y tus lecciones se borran ahora, y jugadores virtuales siguen en { $matches } partidas. No se puede deshacer.
}
privacy-yes = Olvidarme ahora
privacy-no = Guardarlo todo
privacy-kept = Bien: todo queda como está.
privacy-forgotten = { $matches ->
    [0] Ya no se guarda nada de ti.
    [one] Ya no se guarda nada de ti, y has dejado una partida.
    [many] Ya no se guarda nada de ti, y has dejado { $matches } partidas.
   *[other] Ya no se guarda nada de ti, y has dejado { $matches } partidas.
}{" "}Si vuelves a escribir o a pulsar algo, empezarás de cero.

## Panels

bad-confirm = Tu plan ha cambiado desde que se mostró ese panel. Pulsa **Mi jugada** para verlo como está ahora y confirma después.

## Refusals

refusal-no-such-match = Aquí no hay tal partida. `/{ command-matches-name }` muestra las de este servidor, `/{ command-turns-name }` las tuyas.
refusal-no-match-here = No tienes ninguna partida aquí. `/{ command-new-name }` abre una, `/{ command-turns-name }` muestra las que te esperan en otros sitios.
refusal-no-such-game = Aquí no hay ningún juego llamado { $game }.
refusal-no-sessions = Este juego no conoce sesiones de torneo.
refusal-no-such-level = No hay ningún jugador virtual del nivel { $level }.
refusal-seat-count = Este juego no se juega entre { $seats }; elige entre { $allowed }.
refusal-too-many-computers = { $most ->
    [one] Como mucho un asiento puede ser de un jugador virtual: uno es tuyo.
    [many] Como mucho { $most } asientos pueden ser de jugadores virtuales: uno es tuyo.
   *[other] Como mucho { $most } asientos pueden ser de jugadores virtuales: uno es tuyo.
}
refusal-too-many-invited = { $most ->
    [one] Solo queda un asiento para tus invitaciones; elige más jugadores o invita a menos gente.
    [many] Solo quedan { $most } asientos para tus invitaciones; elige más jugadores o invita a menos gente.
   *[other] Solo quedan { $most } asientos para tus invitaciones; elige más jugadores o invita a menos gente.
}
refusal-too-many-asked = A una partida se puede invitar como mucho a { $limit } personas.
refusal-option-unknown = No existe la opción { $option } para este juego y este número de jugadores.
refusal-option-value = { $value } no es posible para la opción { $option }.
refusal-too-many-matches = Ya estás en { $limit } mesas: termina antes una.
refusal-too-many-lobbies = Ya tienes { $limit } salas abiertas: empieza o cancela antes una.
refusal-server-full = Este servidor ya tiene { $limit } partidas en curso: terminad antes una.
refusal-not-a-lobby = Esta partida ya empezó o se cerró; los botones de la sala ya no hacen nada.
refusal-already-seated = Ya tienes asiento en esta mesa.
refusal-full = Todos los asientos están ocupados. `/{ command-new-name }` abre otra partida.
refusal-not-invited = Esta partida es solo con invitación. `/{ command-new-name }` abre una tuya.
refusal-not-host = Eso solo puede hacerlo el anfitrión de esta partida.
refusal-not-organiser = Eso solo puede hacerlo un organizador de este servidor.
refusal-not-governing = Los ajustes del servidor solo los cambia alguien con Gestionar servidor.
refusal-not-seated = No tienes asiento en esta mesa. `/{ command-table-name }` y el tablero muestran cómo va.
refusal-seat-empty = El asiento { $seat } ya está libre.
refusal-not-full = { $empty ->
    [one] Queda un asiento libre: espera a alguien o añade un jugador virtual.
    [many] Quedan { $empty } asientos libres: espera a más gente o añade jugadores virtuales.
   *[other] Quedan { $empty } asientos libres: espera a más gente o añade jugadores virtuales.
}
refusal-not-running = Esta partida no se está jugando ahora. `/{ command-table-name }` aún la muestra.
refusal-not-begun = Esta partida no ha empezado, así que aún no hay nada que contar.
refusal-not-finished = Esta partida no ha terminado. Cuando termine, `/{ command-analysis-name }` te muestra qué pudo salir mejor.
refusal-no-replay = Este juego no muestra repeticiones. `/{ command-record-name }` tiene cada jugada.
refusal-nothing-to-replay = Todavía no hay nada en la mesa. Escribe `/{ command-replay-name }` otra vez cuando haya algo.
refusal-no-analysis = En este juego no hay con qué mirar atrás.
refusal-making-fails = Lo que esta partida necesita no se pudo preparar ahora mismo. No se pierde nada; inténtalo de nuevo.
refusal-analysis-fails = Averiguarlo llevó demasiado tiempo. Inténtalo de nuevo un poco más tarde.
refusal-stuck = Esta partida está parada por un fallo del bot. No se pierde nada; inténtalo más tarde.
refusal-broke = Algo ha fallado por nuestra parte. No se pierde nada; inténtalo de nuevo.
refusal-resigned = Has abandonado esta partida; un jugador virtual sigue por ti.
refusal-not-your-turn = No te toca. Se te avisará cuando llegue tu turno.
refusal-answered = Eso ya lo has hecho. Así están las cosas ahora.
refusal-stale = La partida ha avanzado desde que se mostró esto. Así están las cosas ahora.
refusal-cannot-claim = La partida no se puede terminar así: no eres la única persona que queda en la mesa.
refusal-draft-too-long = Eso es demasiado largo para guardarlo. Hazlo más corto.
refusal-no-such-seat = Aquí nadie se llama { $text }, o hay varios. Elige entre lo que se sugiere mientras escribes.
refusal-invited-bot = Los otros bots no pueden jugar. Para jugadores virtuales usa la opción `{ option-computers-name }`.
refusal-other-server = Esa partida es de otro servidor; su tablero se muestra allí.
refusal-commands-changed = Mis comandos acaban de cambiar. Espera un minuto y escríbelo otra vez.
refusal-lapsed = Eso se preguntó hace tiempo. Escribe el comando otra vez.
refusal-older-control = Este control es de una versión anterior. `/{ command-turns-name }` o `/{ command-table-name }` muestran el actual.
refusal-too-fast = Eso fue muy rápido. Espera unos segundos y sigue; no se pierde nada.
refusal-letters-closed = No puedo enviarte mensajes directos: permítelos a los miembros de este servidor en los ajustes de privacidad de Discord y elígelo otra vez.
refusal-only-in-server = Eso solo funciona en un servidor.
refusal-missing-permission = No puedo mostrar una partida aquí: dame { $names } en este canal o elige otro.
