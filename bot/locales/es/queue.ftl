# La cola: quienes esperan una partida

command-queue-name = cola
command-queue = Buscar rivales; la partida empieza sola
command-queue-game = { command-new-game }
command-queue-players = Número de jugadores
command-queue-pace = En vivo o sin prisa, en varios días
command-queue-rated = Con rating
option-pace-name = ritmo
option-rated-name = rating
queue-pace-now = en vivo, 10 min por jugada
queue-pace-days = en varios días
queue-pick-now = ⚡ En vivo
queue-pick-days = 📅 Sin prisa
queue-unrated = sin rating
queue-game = Juego
queue-size = Número de jugadores
queue-rating = Rating: { switch-state }
queue-join = Entrar en la cola
queue-leave = Salir: { $game }
queue-refresh = Actualizar
queue-again = Esperar otra vez
queue-empty = Todavía no espera nadie.
queue-first = De momento solo estás tú.
queue-name = { $name } (suele responder en { $hours } h)
queue-waiting = En espera: { $names }
queue-waiting-more = En espera: { $names } y { $n ->
    [one] { $n } más
    [many] { $n } más
   *[other] { $n } más
}
queue-waiting-elsewhere = En espera en otros servidores: { $n }
queue-several = Al encontrar partida, sales de las otras colas.
queue-shared = En otros servidores verán tu nombre y tus jugadas.
queue-shared-alone = Solo puede entrar gente de aquí.
queue-next = Empieza cuando haya { $n } jugadores. Te avisaré en { $place }.
queue-next-with = { $n ->
    [one] { $names } ya espera.
    [many] { $names } ya esperan.
   *[other] { $names } ya esperan.
} Entra para empezar; te avisaré en { $place }.
queue-next-any = Entra para empezar. Te avisaré en { $place }.
queue-wait = Estás en la cola. Te avisaré en { $place } cuando empiece la partida; si no, saldrás de la cola { $when }.
queue-started = 🎲 **{ $title }** con { $others } empezó en { $place }
queue-end-expired = { $name }: no llegaron rivales para { $game }; saliste de la cola.
queue-end-game = { $name }: aquí ya no se juega a { $game }; saliste de la cola.
queue-end-matches = { $name }: no puedes jugar más partidas a la vez; saliste de la cola de { $game }.
call-found = 🎲 { $names }: a jugar **{ $title }**.
call-found-with = 🎲 { $names }: a jugar **{ $title }** con { $others }.
board-server = 🌐 { $server }: { $names }
call-begins = { $name }: empiezas tú.
refusal-too-many-seeks = Ya esperas en { $limit } colas. Primero sal de una.
refusal-seeks-already = Ya esperas en esta cola. Para cambiar algo, primero sal de ella.
refusal-seeks-not = Ya no estás en esta cola. `/{ command-queue-name }` la muestra.
refusal-rematch-unshared = Uno de los servidores ya no comparte su cola. `/{ command-new-name }` abre una partida aquí.
settings-page-find = Buscar rivales ▸
settings-find = **Buscar rivales:** la cola y sus avisos.
settings-share = Cola compartida: { switch-state }
settings-share-about = La gente de aquí puede jugar con la de otros servidores que comparten cola. Todos ven la partida, con nombres y jugadas.
settings-share-others = { $n ->
    [0] Ningún otro servidor comparte su cola todavía.
    [one] { $n } servidor más comparte su cola.
    [many] { $n } servidores más comparten su cola.
   *[other] { $n } servidores más comparten su cola.
}
role-name = Partidas nuevas
settings-new-games = Rol de avisos: { switch-state }
settings-role-about = Menciono el rol en cada sala nueva; `/{ command-queue-name }` lo da o lo quita.
queue-tell = Avisarme de partidas
queue-lobby = 💺 { $title } en { $where } tiene un asiento libre.
queue-lobby-join = Unirme a esa partida
queue-mute = No avisarme de partidas
refusal-role-denied = No puedo dar ese rol. Dame el permiso **Gestionar roles** y pon mi rol por encima del de partidas nuevas.
refusal-role-gone = El rol de avisos no está activo. Quien gestiona el servidor puede activarlo en `/{ command-settings-name }`.
refusal-role-no-room = Este servidor ya tiene 250 roles. Primero borra uno.
refusal-role-two-factors = Este servidor exige verificación en dos pasos a quien aloja el bot.
call-one-more = 🪑 { $names }: queda un asiento en { $title }. ¡Únete!
