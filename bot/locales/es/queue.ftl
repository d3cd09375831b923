# La cola: quienes esperan una partida

command-queue-name = cola
command-queue = Espera rivales; la partida empieza sola
command-queue-game = Qué juego; si no, el último que jugaste
command-queue-players = Cuántos jugadores en total
command-queue-pace = Ahora mismo o durante días
command-queue-rated = Si la partida cuenta para el rating
option-pace-name = ritmo
option-rated-name = rating
queue-pace-now = ahora mismo
queue-pace-days = durante días
queue-pick-now = ⚡ Ahora mismo
queue-pick-days = 📅 Durante días
queue-unrated = sin rating
queue-game = Juego
queue-size = Número de jugadores
queue-rated-off = Rating: no
queue-rated-on = Rating: sí
queue-join = Entrar en la cola
queue-leave = Salir: { $game }
queue-refresh = Actualizar
queue-again = Esperar otra vez
queue-empty = Todavía no espera nadie.
queue-first = De momento solo estás tú.
queue-waiting = En espera: { $names }
queue-waiting-more = En espera: { $names } y { $n ->
    [one] { $n } más
    [many] { $n } más
   *[other] { $n } más
}
queue-waiting-elsewhere = En espera en otros servidores: { $n }
queue-shared = Compartida con otros servidores: allí verán tu nombre y tus jugadas.
queue-shared-alone = Ningún otro servidor comparte su cola ahora: solo puede entrar gente de aquí.
queue-not-shared = Este servidor no comparte su cola con otros: solo puede entrar gente de aquí.
queue-next = La partida empieza cuando { $n ->
    [2] se una otra persona
    [one] haya { $n } jugador
    [many] haya { $n } jugadores
   *[other] haya { $n } jugadores
}. Te mencionaré en { $place }.
queue-next-with = { $n ->
    [one] { $names } ya espera. Entra y empiezan.
    [many] { $names } ya esperan. Entra y empiezan.
   *[other] { $names } ya esperan. Entra y empiezan.
} Te mencionaré en { $place }.
queue-next-any = Entra y la partida empieza. Te mencionaré en { $place }.
queue-wait = Estás en la cola. Te mencionaré en { $place } cuando empiece la partida. Si no viene nadie, saldrás de la cola { $when }.
queue-started = 🎲 Tu partida **{ $title }** con { $others } ha empezado: { $place }
queue-end-expired = { $name }: no llegaron rivales para { $game } a tiempo; ya no esperas en la cola.
queue-end-game = { $name }: aquí ya no se juega a { $game }; ya no esperas en la cola.
queue-end-matches = { $name }: no puedes jugar más partidas a la vez; ya no esperas en la cola de { $game }.
call-found = 🎲 { $names }: ha empezado tu partida **{ $title }**.
call-found-with = 🎲 { $names }: ha empezado tu partida **{ $title }** con { $others }.
board-server = 🌐 { $server }: { $names }
call-begins = Empieza { $name }.
refusal-too-many-seeks = Puedes esperar como máximo { $limit } juegos. Sal antes de una cola.
refusal-seeks-already = Ya esperas este juego. Para cambiar algo, sal antes de su cola.
refusal-seeks-not = Ya no esperas este juego. `/{ command-queue-name }` muestra la cola.
settings-page-find = Buscar rivales
settings-find = **Buscar rivales**: cómo se encuentra la gente de aquí con otros.
settings-share-on = Cola compartida: sí
settings-share-off = Cola compartida: no
settings-share-about = Cola compartida: se puede jugar con gente de otros servidores. El otro servidor también debe activarla. Los que la comparten ven cuántos esperan aquí. Una partida entre dos servidores se ve en ambos, con nombres y jugadas. Si la desactivas, las partidas y revanchas ya empezadas siguen.
settings-share-others = { $n ->
    [0] Ningún otro servidor comparte su cola todavía.
    [one] { $n } servidor más comparte su cola.
    [many] { $n } servidores más comparten su cola.
   *[other] { $n } servidores más comparten su cola.
}
role-name = Partidas nuevas
settings-role-on = Rol de avisos: sí
settings-role-off = Rol de avisos: no
settings-role-about = Las salas nuevas mencionan el rol. Pídelo o déjalo con un botón en `/{ command-queue-name }`.
queue-tell = Avisarme de partidas
queue-lobby = 💺 { $title } en { $where } tiene un asiento libre.
queue-lobby-join = Unirme a esa partida
queue-mute = No avisarme más
refusal-role-denied = No puedo hacerlo sin el permiso **Gestionar roles**. Pide a quien lleva el servidor que me lo dé y ponga mi rol por encima del de partidas nuevas.
refusal-role-gone = Este servidor ya no tiene un rol para partidas nuevas. Quien lo lleva puede activarlo otra vez en `/{ command-settings-name }`.
refusal-role-no-room = Este servidor ya tiene 250 roles, el máximo de Discord. Borra uno e inténtalo otra vez.
refusal-role-two-factors = Este servidor exige la verificación en dos pasos para moderar. Quien aloja este bot debe activarla en su propia cuenta de Discord.
call-one-more = 🪑 { $title }: ¡falta una persona! { $names }
