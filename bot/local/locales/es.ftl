# La página alrededor del Discord fingido.

local-title = Cutterland · la mesa de juego
local-brand = Mesa de juego
local-you = Juegas como
local-person-waits = { $waits ->
    [0] Jugar como { $name }
    [one] Jugar como { $name } (espera 1 partida)
    [many] Jugar como { $name } (esperan { $waits } partidas)
   *[other] Jugar como { $name } (esperan { $waits } partidas)
}
local-place = Canal
local-place-channel = # { $name }
local-place-thread = ↳ { $name }
local-place-direct = Mensajes directos
local-hour = +1 hora
local-day = +1 día
local-week = +1 semana
local-hour-long = Saltar una hora
local-day-long = Saltar un día
local-week-long = Saltar una semana
local-restart = Reiniciar el bot
local-more = Más
local-close = Cerrar
local-frame = Canal
local-busy = Un momento…
local-restarted = El bot se ha reiniciado. No se ha perdido nada.
local-passed-hour = Ha pasado una hora.
local-passed-day = Ha pasado un día.
local-passed-week = Ha pasado una semana.
local-failed = No ha funcionado. La terminal dice por qué.
local-key = Esta dirección es de un arranque anterior. Abre la que muestra la terminal.
local-gone = El bot no está en marcha. Inícialo con «make run» y abre la dirección que muestra.
local-become = Jugar como { $name }
local-go = Ir allí
local-type = Escríbelo por mí
local-elsewhere = Estos son los mensajes directos de otra persona.
local-opening = Abriendo la mesa…

local-press-changed = Ese botón cambió antes de que lo pulsaras. Mira otra vez y pulsa el que quieras.
local-typed-unknown = No existe el comando { $command }. Escribe / para verlos todos.
local-typed-missing = Falta «{ $option }». Escríbelo o elígelo de la lista.
local-typed-wrong = «{ $value }» no vale en «{ $option }». Elige algo de la lista.
local-typed-no-option = { $command } no tiene un campo «{ $option }». Elige uno de la lista.
local-typed-no-options = { $command } no tiene campos. Borra el resto y pulsa Enter.

local-hint-first = ¿Es tu primera vez? Escribe /learn abajo para aprender un juego en tres minutos, o /new para abrir una partida.
local-hint-new = Escribe /new abajo para abrir una partida contra personas o jugadores virtuales. /league home muestra las ligas.
local-hint-server = Las partidas se abren en un canal del servidor.
local-hint-fill = { $empty ->
    [one] Queda 1 asiento libre. Añade un jugador virtual en Opciones, o elige arriba a otra persona y pulsa Unirme.
    [many] Quedan { $empty } asientos libres. Añade jugadores virtuales en Opciones, o elige arriba a otra persona y pulsa Unirme.
   *[other] Quedan { $empty } asientos libres. Añade jugadores virtuales en Opciones, o elige arriba a otra persona y pulsa Unirme.
}
local-hint-start = Todos los asientos están ocupados. Pulsa Empezar.
local-hint-join = La partida #{ $match } tiene un asiento libre. Pulsa Unirme.
local-hint-kept = La partida #{ $match } reserva un asiento para { $name }.
local-hint-host = { $name } abrió esta partida y puede empezarla.
local-hint-move = Te toca en { $name } #{ $match }. Pulsa Mi jugada, o escribe /hand para ver tus cartas.
local-hint-other = Turno de { $name }.
local-hint-elsewhere = En esta mesa todos ven el mismo canal.
local-hint-wait = Los jugadores virtuales están pensando.
local-hint-away = En { $name } #{ $match } se le acabó el tiempo a todo el mundo: la partida espera. Pulsa Mi jugada para continuar.
local-hint-stuck = El bot se ha atascado. Pulsa Reiniciar el bot: no se pierde ninguna partida.

local-terminal = Juega en tu navegador: { $address }
local-terminal-stop = La mesa sigue abierta hasta que pulses Ctrl+C. Tus partidas se guardan en { $file }.
local-terminal-host = El juego local solo funciona en este equipo. Pon LOCAL_HOST en 127.0.0.1; ahora es { $host }.
local-terminal-packages = El juego local necesita { $name }, que no está en este equipo. Ejecuta «make run» o «pip install '.[local]'», o define DISCORD_TOKEN para jugar en Discord.
