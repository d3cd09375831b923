# La página alrededor del Discord fingido.

local-title = Cutterland · la mesa de juego
local-brand = Mesa de juego
local-you = Eres
local-person = Ser { $name }
local-person-waits = { $waits ->
    [0] Ser { $name }
    [one] Ser { $name }: espera una partida
    [many] Ser { $name }: esperan { $waits } partidas
   *[other] Ser { $name }: esperan { $waits } partidas
}
local-place = Dónde
local-place-channel = # { $name }
local-place-thread = ↳ { $name }
local-place-direct = Mensajes con el bot
local-hour = +1 hora
local-day = +1 día
local-week = +1 semana
local-hour-long = Dejar pasar una hora
local-day-long = Dejar pasar un día
local-week-long = Dejar pasar una semana
local-restart = Reiniciar el bot
local-more = Más
local-close = Cerrar
local-frame = El canal
local-busy = Un momento…
local-restarted = El bot se ha parado y ha vuelto a empezar. No se ha perdido nada.
local-passed-hour = Ha pasado una hora.
local-passed-day = Ha pasado un día.
local-passed-week = Ha pasado una semana.
local-failed = No ha funcionado; la terminal dice por qué.
local-key = Esta dirección es de un arranque anterior. Abre la que muestra ahora la terminal.
local-gone = El bot no está en marcha. Arráncalo otra vez con «make run» y abre la dirección que muestra.
local-become = Ser { $name }
local-go = Ir allí
local-type = Escríbelo por mí
local-elsewhere = La mesa muestra los mensajes de otra persona con el bot.
local-opening = Abriendo la mesa…

local-press-changed = Ese botón cambió antes de contar tu pulsación. Mira otra vez y pulsa el que quieras.
local-typed-unknown = No existe el comando { $command }. Escribe / para ver todas.
local-typed-missing = Falta «{ $option }»: escríbelo o elígelo de la lista.
local-typed-wrong = «{ $value }» no vale para «{ $option }»: elige algo de la lista.
local-typed-no-option = { $command } no tiene un campo «{ $option }»: elige uno de la lista.
local-typed-no-options = { $command } va sin nada más: borra lo que sigue y pulsa Intro.

local-hint-first = ¿Es tu primera vez? Escribe /learn abajo: un juego en tres minutos, jugando. O abre ya una partida con /new.
local-hint-new = Escribe /new abajo para abrir una partida, contra personas o jugadores virtuales; /league home lleva a las ligas de aquí.
local-hint-server = Las partidas se abren en un canal del servidor.
local-hint-fill = { $empty ->
    [one] Queda un asiento libre: añade un jugador virtual con Opciones, o sé otra persona arriba y pulsa el botón para unirte.
    [many] Quedan { $empty } asientos libres: añade jugadores virtuales con Opciones, o sé otra persona arriba y pulsa el botón para unirte.
   *[other] Quedan { $empty } asientos libres: añade jugadores virtuales con Opciones, o sé otra persona arriba y pulsa el botón para unirte.
}
local-hint-start = Todos los asientos están ocupados. Empieza la partida.
local-hint-join = La partida n.º { $match } tiene un asiento libre: únete.
local-hint-host = { $name } abrió esta partida y puede empezarla.
local-hint-move = Te toca en { $name }, n.º { $match }. Pulsa el botón azul del tablero, o escribe /hand para ver tus cartas.
local-hint-other = Ahora le toca a { $name }.
local-hint-elsewhere = Solo se muestra un lugar cada vez, el mismo para todos.
local-hint-wait = Los jugadores virtuales están pensando.

local-terminal = Juega en tu navegador: { $address }
local-terminal-stop = La mesa sigue abierta hasta que pulses Ctrl+C. Lo que juegues se guarda en { $file }.
local-terminal-host = El juego local es solo para este ordenador: LOCAL_HOST es { $host } y debería ser 127.0.0.1.
local-terminal-packages = Para jugar en local falta { $name }. Ejecuta «make run» o «pip install '.[local]'», o define DISCORD_TOKEN para jugar en Discord.
