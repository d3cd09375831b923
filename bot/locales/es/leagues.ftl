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
option-tables-name = mesas

lobby-rated = puntuada
rating-size-two = mesas de dos
rating-size-few = mesas de tres y cuatro
rating-size-many = mesas de cinco o más
rating-what = { $game }, { $size }
rating-none = { $name } aún no tiene puntuación: empieza con una partida que cuenta (**{ lobby-options }** en su sala), o en una liga.
rating-head = ## Puntuaciones de { $name }
rating-course = { $what }: { $name } empezó en { $first } y ahora está en { $last }.
rating-beneath = partidas: { $n }
rating-line = **{ $what }**: { $number } · partidas: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (aún provisional)
rating-about = -# La puntuación es lo que alguien vale casi con seguridad, por eso empieza baja; con un signo de interrogación aún es provisional. Las partidas de jugadores virtuales, abandonadas o retomadas por otra persona no cuentan para esos asientos.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = Aquí nadie tiene puntuación para { $what } todavía. Se elige con **{ lobby-options }** en una sala.
profile-none = { $name } aún no ha terminado ninguna partida.
profile-head = ## { $name }
profile-game = **{ $game }** · partidas terminadas: { $n } · ganadas: { $wins } · puntos de promedio: { $average }
profile-averages = -# { $game }, de promedio: { $what }
profile-average = { $what } { $n }
profile-pace = -# Respuestas a tiempo: { $intime } de las últimas { $of } · horas de vigilia en la mayoría: { $hours }
refusal-rating-bot = Los jugadores virtuales y los otros bots no tienen puntuación.

## Leagues

command-league-name = liga
command-league = Ligas y pequeños torneos que se organizan solos
command-league-which = La de este canal, si no se indica
command-league-help-name = ayuda
command-league-help = Cómo se prepara, se lleva y se termina una liga
command-league-create-name = crear
command-league-create = Abrir la inscripción de una liga nueva en este canal (organizadores)
command-league-called = ¿Cómo se llama?
command-league-game = ¿A qué se juega? Al primer juego, si no se indica
command-league-home-name = inicio
command-league-home = Empieza aquí: las ligas, con un botón para todo
command-league-join-name = entrar
command-league-join = Inscribirse, o quedar como suplente durante una temporada
command-league-leave-name = salir
command-league-leave = Dejar tu plaza
command-league-next-name = próxima
command-league-next = Cuándo, dónde y contra quién juegas ahora
command-league-standings-name = tabla
command-league-standings = La tabla de una división
command-league-division = ¿Qué división? La tuya, si no se indica
command-league-calendar-name = calendario
command-league-calendar = Todas las sesiones de tu división
command-league-why-name = porqué
command-league-why = Por qué alguien está en su puesto
command-league-player = ¿De quién? Lo tuyo, si no se indica
command-league-correct-name = corregir
command-league-correct = Corregir los puntos de una sesión (organizadores)
command-league-again-name = repetir
command-league-again = Empezar otra vez una sesión que no cuenta para nadie (organizadores)
command-league-session = El número de la sesión, mira el calendario
command-league-points = Puntos por asiento, como 41 38 38 20; un guion: no cuenta para nadie
command-league-reason = ¿Por qué? Se dice en el canal
command-league-enrol-name = inscribir
command-league-enrol = Inscribir a alguien (organizadores)
command-league-drop-name = retirar
command-league-drop = Retirar a alguien; entra un suplente (organizadores)
command-league-rehearse-name = ensayar
command-league-rehearse = Jugar la temporada por adelantado con gente inventada (organizadores)
command-league-people = ¿Cuántas personas? Las inscritas, si no se indica
command-league-here-name = aquí
command-league-here = Mostrar la liga en este canal desde ahora (organizadores)
command-league-export-name = exportar
command-league-export = Calendario, resultados y tabla en archivos
option-league-name = liga
option-name-name = nombre
option-division-name = división
option-points-name = puntos
option-reason-name = motivo
option-people-name = personas

league-season = temporada { $n }
league-division = División { $n }
league-session = sesión { $number }
league-session-match = { $session } (partida #{ $match })
league-board = -# 🏆 { $league }, { $session }
league-stage-semi = semifinal (sesión { $number })
league-stage-final = la final (sesión { $number })
league-stage-third = tercer puesto (sesión { $number })
league-annulled = { $who }: no cuenta para nadie
league-bye = { $name } descansa
league-place-forfeit = { $name } (por ausencia)
league-place-corrected = ✏️ corregido
league-no-season = Aún no ha empezado ninguna temporada de { $league }.
league-standings-alt = Tabla, { $title }: va primero { $leader }
league-standings-foot = Cada columna decide donde las anteriores empatan; la última es el sorteo de la semilla publicada { $seed }…
league-standings-columns = { league-column-mutual }: puntos que quienes empatan ganaron entre ellos · { league-column-share }: puntos propios como parte de los del ganador, de media · { league-column-lot }: sacado al empezar la temporada.
league-standings-lines = Por encima de una línea discontinua superior se sube de división, por debajo de una inferior se baja.
league-column-played = jug.
league-column-points = puntos
league-column-wins = gan.
league-column-seconds = segundos
league-column-mutual = mutuos
league-column-share = parte
league-column-lot = sorteo
league-measure-points = puntos de liga
league-measure-wins = sesiones ganadas
league-measure-seconds = segundos puestos
league-measure-mutual = puntos entre ellos
league-measure-share = parte media de los puntos del ganador
league-measure-lot = un sorteo al empezar la temporada
league-why-head = 
    ### { $title }
    {""}**{ $name }** está en el puesto **{ $place }**.
league-why-step = { $upper } va por delante de { $lower } por { $what }: { $more } frente a { $less }.
league-why-level = Iguales antes en: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } punto
   *[other] { $points } puntos
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** punto
   *[other] **{ $points }** puntos
} · jugadas: { $n } · por jugar: { $open }
league-plays-not = { $name } no tiene plaza en esta temporada.
league-my-next = Mi próxima sesión
league-why-me = ¿Por qué estoy ahí?
league-calendar = Calendario
league-standings = Tabla
league-wave = **Tanda { $n }**, desde { $at }
league-state-pending = ⏳
league-state-open = ▶️
league-state-ended = ✅
league-deadline = Todas las sesiones deben terminar antes de { $at }.
league-more = … y { $n } líneas más; la exportación las tiene todas.
league-next-now = ▶️ **{ $session }** contra { $against } está en marcha: { $where }. Debe terminar antes de { $until }.
league-next-later = ⏳ **{ $session }** contra { $against } empieza sola a partir de { $at } ({ $soon }), en cuanto todos tengan sitio para ella; la partida se muestra en el canal de la liga.
league-next-room = ⏳ **{ $session }** contra { $against } empieza sola en cuanto todos hayan terminado bastantes de sus otras sesiones.
league-next-none = Todas tus sesiones de esta temporada han terminado.
league-next-more = … y más adelante: { $n } más.
league-next-signed-up = Tienes plaza. El organizador empieza la temporada; tus sesiones comienzan entonces solas y se muestran en este canal. **{ league-my-next }** dice dónde.
league-next-waiting = Estás en el puesto { $n } de la lista de espera.
league-next-substitute = Estás como suplente: cuando alguien se vaya, sigues con lo que no haya empezado.
league-next-outside = No juegas en esta temporada. `/{ command-league-name } { command-league-join-name }` te inscribe o te pone en la lista de suplentes.
league-next-left = Has dejado esta temporada. La inscripción para la siguiente se abre cuando termine.
league-left-goes-on = Lo que se está jugando continúa igual, también para ti: { $n }.
league-left-return = **{ league-back }** deshace tu salida: lo que no ha empezado vuelve a ser tuyo.
league-left-by = { $name } sigue por ti.
league-back = Volver a entrar

league-sign-up = La inscripción para la temporada { $season } está abierta: pulsa **{ league-join }**.
league-under-way = La temporada { $season } está en marcha; la inscripción está cerrada hasta que termine. En **{ league-home }** también puedes quedar como suplente.
league-signed = 
    {""}**Inscripciones: { $n } de { $of }**
    { $who }
league-waiting = 
    {""}**Lista de espera: { $n }**
    { $who }
league-substitutes = 
    {""}**Suplentes: { $n }**
    { $who }
league-nobody = Aún no se ha inscrito nadie.
league-join = Entrar
league-leave = Salir
league-stand-by = Quedar como suplente
league-help-button = Cómo funciona
league-home = A la liga
league-terms-season = { $game }: divisiones de unas { $n } personas, mesas de { $table }
league-terms-swiss = { $game }: rondas suizas: { $n }, mesas de { $table }; nadie se encuentra dos veces si es posible
league-terms-final = después, una eliminatoria de los { $n } mejores
league-terms-column = divisiones una debajo de otra: { $up ->
    [one] sube
    [many] suben
   *[other] suben
} { $up }, { $down ->
    [one] baja
    [many] bajan
   *[other] bajan
} { $down }
league-terms-pyramid = el doble de divisiones en cada escalón: { $up ->
    [one] sube
    [many] suben
   *[other] suben
} { $up } de cada una, { $down ->
    [one] baja
    [many] bajan
   *[other] bajan
} { $down }
league-terms-pace = las sesiones llegan en tandas cada { $days } días; a la vez por persona: { $n } como mucho
league-terms-clock = reloj: { $clock }
league-terms-late-move = si alguien se retrasa, un jugador virtual mueve en su lugar
league-terms-late-wait = si alguien se retrasa, la partida espera
league-terms-rated = las partidas cuentan para la puntuación
league-terms-annul = las sesiones de quien se va con menos de la mitad jugadas no cuentan para nadie
league-terms-points = puntos de liga por puesto: { $prizes }, los empates se reparten
league-terms-ties = con los mismos puntos deciden, en este orden: { $ties }
league-clock-blitz = rápido: 3 horas por decisión, 6 de reserva
league-clock-daily = diario: un día por decisión, tres de reserva
league-clock-relaxed = tranquilo: tres días por decisión, siete de reserva
league-clock-none = ninguno
league-state-sign-up = La inscripción está abierta. Plazas ocupadas: { $n }.
league-state-divisions = La inscripción está abierta. Plazas ocupadas: { $n }; las divisiones serían de { $each }.
league-state-over = La temporada { $season } ha terminado.
league-state-won = La temporada { $season } ha terminado: ha ganado **{ $name }**.
league-state-running = La temporada { $season } está en marcha. Sesiones terminadas: { $done } de { $of }; hasta { $until }.
league-state-paused = La temporada { $season } está en pausa: no empieza nada nuevo. Sesiones terminadas: { $done } de { $of }; hasta { $until }.
league-menu-format = Temporada o torneo pequeño
league-menu-table = Mesas
league-menu-division = Divisiones
league-menu-movers = Subir y bajar
league-menu-pace = Ritmo
league-menu-places = Plazas
league-menu-clock = Reloj
league-menu-late = Retrasos
league-menu-prizes = Puntos de liga por puesto
league-menu-first = Desempates
league-menu-enrol = Inscribir a alguien …
league-menu-drop = Retirar a alguien …
league-menu-session = ¿Qué sesión?
league-menu-whom = ¿Por qué está ahí alguien? Elige a quién
league-format-season = Una temporada: todos se encuentran lo más parejo posible
league-format-swiss = Rondas suizas: { $n }
league-choose-table = Mesas de { $n }
league-choose-column = Divisiones de unas { $n } personas, una debajo de otra
league-choose-pyramid = Divisiones de unas { $n } personas, el doble en cada escalón
league-choose-movers = Bajan de división tras una temporada: { $n } como mucho
league-choose-pace = Una tanda cada { $days } días, a la vez como mucho: { $n }
league-choose-places = Personas que se pueden inscribir: { $n }
league-choose-clock = Reloj: { $clock }
league-choose-late-move = Retrasos: mueve un jugador virtual
league-choose-late-wait = Retrasos: la partida espera
league-choose-prizes = Puntos de liga por puesto: { $prizes }
league-choose-first = Con los mismos puntos decide primero: { $measure }
league-flag-rated = { $on ->
    [true] Con puntuación: sí
   *[false] Con puntuación: no
}
league-flag-final = { $on ->
    [true] Eliminatoria de los mejores: sí
   *[false] Eliminatoria de los mejores: no
}
league-flag-annul = { $on ->
    [true] Quien sale antes de la mitad: nada cuenta
   *[false] Quien sale antes de la mitad: lo jugado cuenta
}
league-begin = Empezar la temporada { $n }
league-rehearse = Ensayarla
league-announce = Publicar otra vez la inscripción
league-undo = Deshacer lo último
league-pause = Pausar
league-resume = Seguir
league-extend = Siete días más
league-hasten = Siguiente tanda ya
league-end = Terminar ya la temporada
league-end-question = ¿Terminar la temporada tal como está? Lo que aún se juega sigue pero no cuenta. Hasta que empiece la próxima, **{ league-undo }** lo revierte.
league-end-yes = Sí, terminarla
league-leave-question = ¿Salir de esta temporada? Lo que no has empezado pasa a un suplente o se pierde; lo jugado vale, y lo que estás jugando sigue.
league-leave-yes = Sí, salir
league-drop-question = ¿Retirar a { $name } de esta temporada? Lo que no ha empezado pasa al primer suplente o se pierde, y se dice ya en el canal.
league-drop-yes = Sí, retirar
league-no = No
league-to-panel = A la página del organizador
league-organise = Organizar
league-as-player = Como jugador
league-page-play = Tamaño y formato
league-page-points = Tiempo y puntos
league-page-head-play = ### Tamaño y formato
    Elige en los menús; lo que eliges vale al momento. **Después:** vuelve a la página del organizador.
league-page-head-points = ### Cómo cuentan el tiempo y los puntos
    Elige en los menús; lo que eliges vale al momento. **Después:** vuelve a la página del organizador.
league-people = Personas
league-sessions = Sesiones
league-add-computer = Añadir un jugador virtual
league-computer = Virtual { $letter }
league-files = Archivos
league-none = Aún no hay ninguna liga en este servidor. Un organizador la abre con este mismo comando; entonces podrás entrar con un botón.
league-none-organiser = Aún no hay ninguna liga en este servidor. **Después:** abre una para un juego. Su inscripción se publica en este canal para todos, y recibes una página propia para llevarla.
league-new = Liga nueva: { $game }
league-new-form = Una liga nueva
league-usual-name = Liga de { $game }
league-which = Las ligas de aquí
league-begin-here = Ligas de aquí
league-closed-channel = ⚠️ No puedo escribir en el canal de la liga, { $channel }, así que sus noticias no se muestran allí. Déjame escribir allí, o escribe `/{ command-league-name } { command-league-here-name }` en otro canal.
league-shown-here = ⚠️ No puedo escribir en el canal de la liga, { $channel }, así que sus noticias se muestran aquí. Un organizador elige otro canal escribiendo allí `/{ command-league-name } { command-league-here-name }`.
league-then-few = ➡️ **Después:** la gente pulsa **{ league-join }** bajo el mensaje del canal; tú también puedes jugar (**{ league-as-player }**). Para probarla a solas, pulsa varias veces **{ league-add-computer }**. Hacen falta al menos: { $least }.
league-then-small = ➡️ **Después:** espera a más gente, o empieza: como no llega para una mesa de { $table }, las mesas serán más pequeñas. **{ league-add-computer }** las llena.
league-then-begin = ➡️ **Después:** cuando estén todos, pulsa el botón verde. La temporada { $season } va entonces sola; sus condiciones ya no se pueden cambiar.
league-then-running = ➡️ **Después:** nada, va sola: las sesiones empiezan, el tiempo corre también para quien falta, y al final se anuncia aquí al campeón. Tus propias sesiones están en **{ league-as-player }**.
league-then-waves = ➡️ **Después:** nada, va sola: las próximas sesiones empiezan en { $at } (con **{ league-hasten }** no se espera), el tiempo corre también para quien falta, y al final se anuncia aquí al campeón. Tus propias sesiones están en **{ league-as-player }**.
league-then-paused = ➡️ **Después:** pulsa **{ league-resume }** cuando la temporada deba seguir.
league-then-join = ➡️ **Después:** pulsa **{ league-join }** para tener una plaza.
league-then-wait = ➡️ **Después:** tienes plaza; un organizador empieza la temporada, y entonces tus sesiones están aquí.
league-then-organise = ➡️ **{ league-organise }** lleva a la página donde empiezas la temporada { $season }.
league-then-play = ➡️ **Después:** **{ league-my-next }** dice cuándo, dónde y contra quién, y abre tu partida.
league-then-stand-by = ➡️ **Después:** la temporada va sin ti; pulsa **{ league-stand-by }**, o espera a la próxima.
league-then-listed = ➡️ **Después:** estás como suplente; cuando alguien se vaya, sigues tú.
league-people-head = ### Personas
    La gente se inscribe sola bajo el mensaje del canal; puedes hacerlo por ella, o retirar a alguien. Durante una temporada el primer suplente sigue con lo no empezado.
league-more-people = Más personas
league-sessions-head = ### Sesiones
    Elige una para corregir su resultado, decir que no cuenta para nadie o empezarla otra vez.
league-more-sessions = Más sesiones
league-session-pending = Empieza sola a partir de { $at }.
league-session-open = Se está jugando.
league-session-ended = Ha terminado.
league-session-result = Resultado: { $line }
league-session-seats = Asientos: { $seats }
league-session-again = No cuenta para nadie. **Después:** déjala así, o **{ league-again }**.
league-correct = Corregir los puntos
league-void = No cuenta para nadie
league-again = Empezarla otra vez
league-form-points = Puntos por asiento
league-form-reason = ¿Por qué? Se dice en el canal
league-form-void = Nadie recibe puntos por { $session }, y se dice ya en el canal. Se puede deshacer.
league-done-found = ✅ La inscripción está abierta y se publica aquí.
league-done-computer = ✅ Un jugador virtual ha ocupado una plaza.
league-done-again = ✅ La sesión { $number } empieza otra vez sola.
league-done-saved = ✅ Guardado.
league-done-begin = ✅ La temporada ha empezado.
league-done-pause = ⏸️ No empieza nada nuevo hasta que sigas; lo que se juega continúa.
league-done-resume = ▶️ La temporada sigue, con el calendario corrido por la pausa.
league-done-extend = ✅ Todas las sesiones abiertas tienen siete días más.
league-done-hasten = ✅ Las próximas sesiones empiezan ya, y el calendario se adelanta.
league-done-undo = ↩️ Deshecho: { $act }. Cuenta como si no hubiera sido.
league-done-end = 🏁 La temporada ha terminado.
league-done-announce = ✅ La inscripción se publica otra vez.
league-done-enrol = ✅ Inscripción hecha.
league-done-drop = ✅ Baja hecha.
league-done-correct = ✅ La sesión { $number } está corregida, y se dice en el canal.
league-done-here = ✅ La liga se muestra en este canal desde ahora.

league-began = ## Ha empezado { $title }
league-began-seed = -# El sorteo para empates, publicado ya para que cualquiera lo compruebe: semilla { $seed }.
league-digest = ### La semana en { $title }
league-digest-state = Sesiones terminadas esta semana: { $fresh } · en juego: { $open } · por empezar: { $left }
league-champion = ¡{ $name } gana { $league }, { $season }!
league-next-season = La inscripción para la próxima temporada está abierta: cada cual conserva su plaza si no sale.
league-no-champion = { $league }, { $season }: termina sin campeón, ninguna sesión llegó a un resultado que cuente.
league-going-up = ⬆️ suben de la división { $n }: { $who }
league-going-down = ⬇️ bajan de la división { $n }: { $who }
league-post-places = tras una corrección, los puestos de { $season } son:
league-post-champion = tras una corrección, **{ $name }** gana { $season } (antes: { $before }). Los puestos:
league-nobody-won = nadie
league-post-dropped = { $name } deja la temporada; lo que no había empezado se pierde.
league-post-substitute = { $name } deja la temporada, y { $by } sigue con lo que no había empezado.
league-post-corrected = corrección, { $session }: { $line }
league-post-reason = Motivo: { $reason }
league-post-adjudicated = se acabó el tiempo, { $session } se decide con sus puntos actuales: { $line }
league-post-cancelled = { $session } fue terminada por un organizador: { $line }
league-post-walkover = { $session } no se juega, porque hubo bajas: { $line }
league-post-extended = { $days } días más: todo debe terminar antes de { $at }; después, lo abierto se decide por puntos.
league-post-hastened = las próximas sesiones empiezan ya; las demás se adelantan lo mismo.
league-post-round = ronda { $n } sorteada. **{ league-my-next }** y `/{ command-league-name } { command-league-next-name }` dicen con quién juegas.
league-post-paused = la temporada está en pausa; no empieza nada nuevo.
league-post-resumed = la temporada sigue.
league-post-reopened = la temporada se había terminado antes de tiempo y sigue.
league-post-repeated = { $session } empieza otra vez: { $line }
league-post-uncorrected = la corrección de { $session } queda deshecha: { $line }
league-post-back = { $name } vuelve a la temporada.
league-post-undone = queda deshecho lo que hizo un organizador: { $act }. Todo debe terminar antes de { $at }.
league-act-changed = el cambio de condiciones
league-act-signed-up = inscripción de { $name }
league-act-withdrew = { $name } fuera de la inscripción
league-act-listed = { $name } en la lista de suplentes, o fuera de ella
league-act-corrected = corrección de { $session }
league-act-dropped = { $name } fuera de la temporada
league-act-paused = la pausa
league-act-resumed = el fin de la pausa
league-act-hastened = las próximas sesiones adelantadas
league-act-extended = días de más: { $days }
league-act-closed = el fin de la temporada
league-export = Los números tal como se cuentan están en el archivo JSON, una fila por asiento en el CSV, y en el tercero un texto que cualquiera puede publicar.
league-rehearsed = **Ensayo: personas { $n }, días hasta el final: { $days }.** El número { $away } no estuvo durante la primera tanda.
league-rehearsed-in-part = **Ensayo: personas { $n }, no llegó al final en el tiempo que hay.** El número { $away } no estuvo durante la primera tanda.
league-rehearsed-left = El número { $number } se fue después: lo jugado o en juego cuenta, el resto se pierde (–).
league-rehearsed-strangers = Inscripciones hasta ahora: { $signed }; aquí juegan desconocidos con los números del 1 al { $n }, al azar.
league-rehearsed-calendar = **El calendario**, en días; jugadores y sus puestos por asiento
league-rehearsed-session = sesión
league-rehearsed-division = división
league-rehearsed-first = de
league-rehearsed-last = a
league-rehearsed-players = jugadores
league-rehearsed-places = puestos
league-rehearsed-player = jugador
league-rehearsed-tables = **La tabla final**; quien comparte un primer puesto tiene parte de una victoria
league-rehearsed-then = ➡️ **Después:** si el calendario te conviene, vuelve y empieza; si no, cambia allí las condiciones.

league-help-head = ## Ligas: de la nada a un campeón
league-help-begin = **1. Ábrela.** Pulsa abajo **{ league-begin-here }** o escribe `/{ command-league-name } { command-league-home-name }`: hay un botón para todo, y cada página dice qué viene después. Un organizador abre una liga en el canal donde se mostrará; ya trae condiciones razonables. **{ league-rehearse }** juega la temporada por adelantado. La gente pulsa **{ league-join }** bajo el mensaje; también pueden ocupar plazas jugadores virtuales, para probar una temporada a solas.
league-help-season = **2. Empieza.** En la página del organizador está el botón que empieza la temporada. Divisiones y sesiones se sortean para que los encuentros y los asientos sean lo más parejos posible. Una sesión es una partida, o las pocas seguidas que pidan las reglas de torneo de un juego. Las sesiones empiezan solas, nunca más a la vez por persona de lo acordado.
league-help-play = **3. Jugad.** **{ league-my-next }** dice cuándo, dónde y contra quién, y abre tu partida; `/{ command-turns-name }` dice qué te espera. A quien se le acaba el tiempo no se le espera, así que una temporada llega a su fin aunque falte gente. **{ league-standings }** es la clasificación, **{ league-why-me }** explica un puesto. Cada semana hay un resumen en el canal.
league-help-trouble = **4. Si algo va mal.** En la página del organizador, **{ league-people }** retira a alguien, y el primer suplente sigue con lo no empezado; **{ league-sessions }** corrige un resultado o empieza otra vez una sesión. **{ league-undo }** revierte lo que hizo un organizador; todo queda registrado.
league-help-end = **5. El final.** Termina sola cuando acaban todas las sesiones; las atrasadas reciben siete días una vez, después deciden sus puntos. Se anuncia al campeón, algunos cambian de división y se abre la inscripción siguiente con todos los que siguen: el mismo botón la empieza.

refusal-league-broken = No puedo leer esta liga por un fallo en lo guardado. Avisa a quien administra el bot; sus partidas siguen.
refusal-no-such-league = Esa liga no existe aquí. `/{ command-league-name } { command-league-home-name }` muestra las que hay.
refusal-league-name = Ponle a la liga un nombre de { $limit } letras como mucho.
refusal-league-named = Ya hay aquí una liga llamada { $name }; ponle otro nombre a la nueva.
refusal-league-too-many = Este servidor ya tiene { $limit } ligas.
refusal-league-signed-up = La inscripción ya estaba hecha.
refusal-league-not-signed-up = No hay ninguna inscripción que retirar.
refusal-league-plays-already = Quien juega en esta temporada no puede ser suplente en ella.
refusal-league-cannot-return = Ya no hay vuelta: ya juega alguien como suplente. La inscripción para la próxima temporada se abre cuando termine esta.
refusal-league-listed = Ese nombre ya está en la lista de suplentes.
refusal-league-not-listed = Ese nombre no está en la lista de suplentes.
refusal-league-running = Eso solo se puede cambiar entre dos temporadas.
refusal-league-not-running = No hay ninguna temporada en marcha.
refusal-league-not-paused = La temporada no está en pausa.
refusal-league-plays-not = Esa persona no juega en esta temporada.
refusal-league-terms = Eso no puede ser en este juego: { $term }. Elige otra cosa en ese menú.
refusal-league-too-few = Antes deben inscribirse al menos { $least } personas.
refusal-league-nothing-to-hasten = Ninguna sesión espera su día.
refusal-league-full = Todas las plazas están ocupadas: { $n }. Elige antes más plazas.
refusal-league-no-session = No hay ninguna sesión { $number } en esta temporada; los números están en el calendario.
refusal-league-not-repeatable = La sesión { $number } no puede empezar otra vez: eso es para sesiones de una temporada en marcha que no cuentan para nadie y tienen a dos personas para jugarlas.
refusal-league-scores = Esa sesión tiene { $n } asientos: escribe otros tantos números, en el orden de los asientos.
refusal-league-nothing-to-undo = No hay nada de un organizador que deshacer.
refusal-league-cannot-undo = Eso ya no se puede deshacer: lo que siguió depende de ello.
refusal-league-rehearsing = Se está jugando otro ensayo. Inténtalo en un minuto.
