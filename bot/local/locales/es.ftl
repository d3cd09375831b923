# La página alrededor del Discord fingido.

local-title = Mesa de juego local
local-brand = Mesa de juego
local-you = Juegas como
local-person-waits = { $waits ->
    [0] Jugar como { $name }
    [one] Jugar como { $name } (1 partida pendiente)
    [many] Jugar como { $name } ({ $waits } partidas pendientes)
   *[other] Jugar como { $name } ({ $waits } partidas pendientes)
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
local-restarted = El bot se reinició.
local-passed-hour = Pasó una hora.
local-passed-day = Pasó un día.
local-passed-week = Pasó una semana.
local-failed = Algo falló: mira la terminal.
local-key = Abre la nueva dirección que muestra la terminal.
local-gone = Inicia el bot con «make run» y abre su dirección.
local-board = Abrir tablero
local-become = Jugar como { $name }
local-go = Ir allí
local-type = Escríbelo por mí
local-elsewhere = Estos son los MD de otra persona.
local-opening = Abriendo la mesa…

local-press-changed = Ese botón acaba de cambiar. Míralo y pulsa.
local-typed-unknown = { $command } no existe. Escribe / para ver los comandos.
local-typed-missing = Completa «{ $option }».
local-typed-wrong = Elige «{ $option }» de la lista, no «{ $value }».
local-typed-no-option = { $command } no tiene «{ $option }». Elige de la lista.
local-typed-no-options = { $command } va sin nada más. Borra el resto y pulsa Enter.

local-hint-first = ¿Es tu primera vez? Escribe /learn abajo, o /new para abrir una partida.
local-hint-new = Escribe abajo /new, o /league home para las ligas.
local-hint-server = Abre las partidas en un canal del servidor.
local-hint-fill = { $empty ->
    [one] Queda 1 asiento libre. Pulsa + jugador virtual, o elige arriba a otra persona y pulsa Unirme.
    [many] Quedan { $empty } asientos libres. Pulsa + jugador virtual, o elige arriba a otra persona y pulsa Unirme.
   *[other] Quedan { $empty } asientos libres. Pulsa + jugador virtual, o elige arriba a otra persona y pulsa Unirme.
}
local-hint-start = Ya están todos. Pulsa Empezar.
local-hint-join = La partida #{ $match } tiene un asiento libre. Pulsa Unirme.
local-hint-kept = La partida #{ $match } reserva un asiento para { $name }.
local-hint-host = { $name } puede empezar esta partida.
local-hint-move = Te toca en { $name } #{ $match }. Pulsa Mi jugada.
local-hint-several = { $n } partidas te esperan. /turns las muestra.
local-hint-other = Turno de { $name }.
local-hint-elsewhere = Ve a un canal que vean todos.
local-hint-wait = Los jugadores virtuales están pensando.
local-hint-away = En { $name } #{ $match } todos agotaron el tiempo. Pulsa Mi jugada para continuar.
local-hint-stuck = El bot se atascó. Pulsa Reiniciar el bot.

local-terminal = Juega en tu navegador: { $address }
local-terminal-stop = Ctrl+C cierra la mesa. Tus partidas se guardan en { $file }.
local-terminal-host = Pon LOCAL_HOST en 127.0.0.1, no { $host }: el juego local no sale de este equipo.
local-terminal-packages = Para el juego local, instala { $name } con «make run» o «pip install '.[local]'»; para Discord, define DISCORD_TOKEN.
