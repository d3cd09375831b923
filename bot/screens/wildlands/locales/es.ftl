### Wildlands' own texts. Terms: docs/glossary.md. Names of maps, factions and characters are content
### (data/wildlands) and the same in every language.

wildlands-name = Wildlands
wildlands-about = Dirige a cinco personajes, reclama fragmentos y noquea enemigos. Gana quien llegue antes a 5 puntos.

## Commands. Discord takes descriptions of at most 100 characters.

option-map-name = mapa
option-faction_1-name = facción_1
option-faction_2-name = facción_2
option-faction_3-name = facción_3
option-faction_4-name = facción_4
option-even_start-name = inicio_parejo

## Computer players, weakest first


## Table options

wildlands-option-map = Mapa
wildlands-option-map-glassmere-about = Llano y abierto: se ve lejos
wildlands-option-map-heatherfell-about = Muchas colinas pequeñas y cobertura
wildlands-option-map-redgulch-about = Dos mesetas y vista corta
wildlands-option-map-stonecrown-about = Tres colinas: un poco de todo
wildlands-option-faction_1 = Facción del asiento 1
wildlands-option-faction_1-own = Tu facción
wildlands-option-faction_1-about = Personajes y cartas de este asiento
wildlands-option-faction_2 = Facción del asiento 2
wildlands-option-faction_2-own = { wildlands-option-faction_1-own }
wildlands-option-faction_2-about = { wildlands-option-faction_1-about }
wildlands-option-faction_3 = Facción del asiento 3
wildlands-option-faction_3-own = { wildlands-option-faction_1-own }
wildlands-option-faction_3-about = { wildlands-option-faction_1-about }
wildlands-option-faction_4 = Facción del asiento 4
wildlands-option-faction_4-own = { wildlands-option-faction_1-own }
wildlands-option-faction_4-about = { wildlands-option-faction_1-about }
wildlands-faction-emberglass-strong = Dispara lejos y ataca áreas
wildlands-faction-emberglass-weak = No detiene golpes
wildlands-faction-galewing-strong = Muy rápida: arenga y vuela
wildlands-faction-galewing-weak = Solo ataques leves
wildlands-faction-ironbriar-strong = Nadie golpea más
wildlands-faction-ironbriar-weak = No dispara
wildlands-faction-oldroad-strong = Ataca cerca y lejos, bien protegida
wildlands-faction-oldroad-weak = No vuela
wildlands-option-faction_1-emberglass-about = { wildlands-faction-emberglass-strong } · { wildlands-faction-emberglass-weak }
wildlands-option-faction_1-galewing-about = { wildlands-faction-galewing-strong } · { wildlands-faction-galewing-weak }
wildlands-option-faction_1-ironbriar-about = { wildlands-faction-ironbriar-strong } · { wildlands-faction-ironbriar-weak }
wildlands-option-faction_1-oldroad-about = { wildlands-faction-oldroad-strong } · { wildlands-faction-oldroad-weak }
wildlands-option-faction_2-emberglass-about = { wildlands-option-faction_1-emberglass-about }
wildlands-option-faction_2-galewing-about = { wildlands-option-faction_1-galewing-about }
wildlands-option-faction_2-ironbriar-about = { wildlands-option-faction_1-ironbriar-about }
wildlands-option-faction_2-oldroad-about = { wildlands-option-faction_1-oldroad-about }
wildlands-option-faction_3-emberglass-about = { wildlands-option-faction_1-emberglass-about }
wildlands-option-faction_3-galewing-about = { wildlands-option-faction_1-galewing-about }
wildlands-option-faction_3-ironbriar-about = { wildlands-option-faction_1-ironbriar-about }
wildlands-option-faction_3-oldroad-about = { wildlands-option-faction_1-oldroad-about }
wildlands-option-faction_4-emberglass-about = { wildlands-option-faction_1-emberglass-about }
wildlands-option-faction_4-galewing-about = { wildlands-option-faction_1-galewing-about }
wildlands-option-faction_4-ironbriar-about = { wildlands-option-faction_1-ironbriar-about }
wildlands-option-faction_4-oldroad-about = { wildlands-option-faction_1-oldroad-about }
wildlands-even = { wildlands-option-even_start }
wildlands-even-why = 💡 En duelos, quien empieza gana el 62 %; con inicio parejo, el 52 %.
wildlands-option-even_start = Inicio parejo
wildlands-option-even_start-about = Quien empieza roba menos: 5 cartas si juegan 2, 4 si juegan 3, 3 si juegan 4
wildlands-option-hints = Pistas
wildlands-option-hints-about = Te sugiero acciones y dónde empezar
wildlands-option-illegal-faction-twice = Elige otra facción: { $faction } ya está ocupada.

## Terms: flags, characters, cards (phrases.py)

wildlands-flag-melee = golpe
wildlands-flag-heavy-melee = golpe potente
wildlands-flag-ranged = disparo
wildlands-flag-heavy-ranged = disparo potente
wildlands-flag-area = ataque de área
wildlands-flag-guard = protección
wildlands-flag-cover = cobertura
wildlands-flag-rally = arenga
wildlands-flag-fly = vuelo
wildlands-wild = comodín
wildlands-card-icon = { $n } { $flag }
wildlands-card-open = { $icons } · cualquiera: { $flag }
wildlands-card-named =
    { $n ->
        [one] carta { $icons }
        [many] cartas { $icons }
       *[other] cartas { $icons }
    }
wildlands-wilds =
    { $n ->
        [one] { $n } comodín
        [many] { $n } comodines
       *[other] { $n } comodines
    }
wildlands-whose = { $name } de { $player }
wildlands-yours = tu { $name }
wildlands-space = espacio { $space }
wildlands-health = { $left }/{ $health } de salud
wildlands-gain = (+1, total { $n })
wildlands-gain-theirs = (+1 al rival, total { $n })
wildlands-points =
    { $n ->
        [one] { $n } punto
        [many] { $n } puntos
       *[other] { $n } puntos
    }
wildlands-cards =
    { $n ->
        [one] { $n } carta
        [many] { $n } cartas
       *[other] { $n } cartas
    }

## Actions in words: plans, suggestions, analysis (phrases.py)

wildlands-action-assign = preparación: { $places }
wildlands-action-recall = deshacer la preparación
wildlands-action-reveal = revelar a { $name }
wildlands-action-move = { $name } → espacio { $space }
wildlands-action-fly = { $name } vuela → espacio { $space }
wildlands-action-rally = arenga: { $steps }
wildlands-action-claim = reclamar el fragmento en el espacio { $space }
wildlands-action-attack = { $flag } de { $name } contra { $target }
wildlands-action-draw = robar 2 con un comodín
wildlands-action-end = terminar el turno
wildlands-action-defend = defensa: { $cards }
wildlands-action-defend-none = recibir el daño
wildlands-action-pass = pasar
wildlands-action-interrupt = interrumpir
wildlands-action-paid = { $action } · { $cards }

## Standing orders: when to ask whether to interrupt; at most 34 characters

wildlands-orders-about = ¿Cuándo pregunto si interrumpes? Si no, digo «paso».
wildlands-orders-now = -# 🔕 Digo «paso», salvo: { $orders }
wildlands-order-chance = Podrías puntuar interrumpiendo
wildlands-order-chance-about = Al reclamar o noquear
wildlands-order-attacked = Atacan a tus personajes
wildlands-order-attacked-about = Responde o huye tras el ataque
wildlands-order-ends = Alguien termina su turno
wildlands-order-ends-about = Tu última ocasión antes del turno siguiente
wildlands-order-always = Después de cada acción
wildlands-order-always-about = Muchas preguntas, y todos te esperan

## Everyone's characters, shards and cards (phrases.py)

wildlands-side-shards = Fragmentos: { $shards }.
wildlands-side-none = ninguno
wildlands-side-cards =
    { $wild ->
        [0] Mano { $hand }, mazo { $deck }, descartes { $pile }.
        [one] Mano { $hand }, mazo { $deck }, descartes { $pile } (1 comodín).
        [many] Mano { $hand }, mazo { $deck }, descartes { $pile } ({ $wild } comodines).
       *[other] Mano { $hand }, mazo { $deck }, descartes { $pile } ({ $wild } comodines).
    }
wildlands-hidden = oculto
wildlands-out = fuera

## What has happened (history.py)

wildlands-deed-assigned = { $name } colocó a sus 5 personajes en secreto.
wildlands-deed-recalled = { $name } deshizo su preparación.
wildlands-deed-shards = Fragmentos: { $shards }.
wildlands-deed-turn = ▸ Turno { $turn }: { $name }
wildlands-deed-revealed = { $name } reveló a { $actor } en el espacio { $space }.
wildlands-deed-moved = { $name } movió a { $steps } con { $cards }.
wildlands-deed-fly = { $name } hizo volar a { $steps } con { $cards }.
wildlands-deed-rally = { $name } arengó a { $steps } con { $cards }.
wildlands-deed-claimed = { $name } reclamó el fragmento en el espacio { $space } con { $cards }: 1 punto.
wildlands-deed-attacked = { $name }: { $actor } atacó a { $target } ({ $flag }) con { $card }.
wildlands-deed-defended = { $name } defendió a { $actor } con { $card }: sin daño.
wildlands-deed-hurt = { $actor } recibió { $n } de daño.
wildlands-deed-out = { $actor } quedó fuera de combate: 1 punto para { $name }.
wildlands-deed-out-own = { $actor } quedó fuera de combate por fuego amigo.
wildlands-deed-drawn =
    { $n ->
        [0] { $name } jugó un comodín y no robó nada.
        [one] { $name } jugó un comodín y robó 1 carta.
        [many] { $name } jugó un comodín y robó { $n } cartas.
       *[other] { $name } jugó un comodín y robó { $n } cartas.
    }
wildlands-deed-shuffled = { $name } barajó sus descartes para formar un nuevo mazo.
wildlands-deed-end = { $name } terminó su turno.
wildlands-deed-end-forced = { $name } terminó su turno sin nada más que jugar.
wildlands-deed-interrupted = { $name } interrumpió con un comodín.
wildlands-deed-done = { $name } terminó su interrupción.
wildlands-deed-wiped-out = { $name } se quedó sin personajes.
wildlands-deed-ended =
    { $n ->
        [one] { $names } ganó con { $points } puntos.
        [many] { $names } compartieron la victoria con { $points } puntos.
       *[other] { $names } compartieron la victoria con { $points } puntos.
    }
wildlands-record-turn = Turno { $turn }: asiento { $number }
wildlands-record-setup = Preparación

## News: what has changed since you last looked (news.py, reports.py)

wildlands-news-yours = **Te toca.**
wildlands-news-turn = { $name }: { $news }
wildlands-news-hit = 💥 { $by } → { $name } { $n } ({ $how })
wildlands-news-out = 💥 { $by } noqueó a { $name } { wildlands-gain }
wildlands-news-interrupt = ⚡ interrumpió
wildlands-news-moved = 👣 { $steps }
wildlands-news-last = 🃏 sin cartas
wildlands-news-near = { $place }, { $n ->
        [0] con tu { $name }
        [one] junto a tu { $name }
        [many] a { $n } pasos de tu { $name }
       *[other] a { $n } pasos de tu { $name }
    }
wildlands-news-draw = 🃏 robó { $n }
wildlands-news-claim = 💎 reclamó en { $space } { wildlands-gain }

wildlands-report-revealed = 👁 { $name } → { $space }
wildlands-report-revealed-last = 👁 { $name } → { $space }, tu último oculto
wildlands-report-moved = ✓ { $steps }
wildlands-report-last = Sin más cartas: fin de tu turno
wildlands-report-claimed = 💎 Reclamaste el fragmento en el espacio { $space } { wildlands-gain }
wildlands-report-guarded = 🛡️ defendió a { $name } de { $by }
wildlands-report-guarded-own = 🛡️ Defendiste a { $name } de { $by }
wildlands-news-out-own = 💥 { $by } noqueó a { $name }, de su bando: sin punto
wildlands-report-helpless = (sin carta de { $flags } para { $name })
wildlands-report-drawn =
    { $n ->
        [one] ✓ Robaste { $n } carta
        [many] ✓ Robaste { $n } cartas
       *[other] ✓ Robaste { $n } cartas
    }
wildlands-report-drawn-limit =
    { $n ->
        [one] ✓ Robaste { $n } carta (máximo 7)
        [many] ✓ Robaste { $n } cartas (máximo 7)
       *[other] ✓ Robaste { $n } cartas (máximo 7)
    }

## The end: how the match was decided (endings.py)

wildlands-end-claimed-turn = 💎 { $name } reclamó el fragmento en el espacio { $deed } en el turno { $turn }.
wildlands-end-claimed-interrupt = 💎 { $name } interrumpió a { $player } en el turno { $turn } y reclamó el fragmento en el espacio { $deed }.
wildlands-end-out-turn = 💥 { $name } noqueó a { $deed } en el turno { $turn }.
wildlands-end-out-interrupt = 💥 { $name } interrumpió a { $player } en el turno { $turn } y noqueó a { $deed }.
wildlands-end-standstill = Durante dos rondas, nadie jugó, robó ni reveló.
wildlands-end-tied = Empate a puntos: { $each }
wildlands-end-characters =
    { $n ->
        [one] a { $name } le queda 1 personaje
        [many] a { $name } le quedan { $n } personajes
       *[other] a { $name } le quedan { $n } personajes
    }
wildlands-end-health = { $name } tiene { $health } de salud
wildlands-end-lead = Ventaja definitiva: { $deed }

## Refusals of the rules: what is wrong and what to do

wildlands-drop-far = Tus cartas no llegan ahí. Suéltalo más cerca.
wildlands-drop-card = Arrastra personajes; las cartas solo pagan acciones.
wildlands-refusal-wrong-phase =
    { $phase ->
        [over] Esta partida terminó. `/{ command-new-name }` abre otra.
       *[other] Antes toca otra cosa: **Mi jugada** dice cuál.
    }
wildlands-refusal-not-your-turn =
    { $phase ->
        [setup] Ya colocaste a tus personajes. Con `/{ command-undo-name }` puedes elegir otra vez.
       *[other] Aún no te toca. Te avisaré en tu turno.
    }
wildlands-refusal-nothing-to-recall = Aún no tienes ninguna preparación que deshacer.
wildlands-refusal-card-unknown = No reconozco esa carta. Escríbela como en `/{ command-hand-name }`, p. ej. `1m35g+r`, o `W`.
wildlands-refusal-card-not-held = No tienes suficientes cartas `{ $card }`. `/{ command-hand-name }` muestra las tuyas.
wildlands-refusal-card-icon = El personaje { $character } necesita una carta con un { $character } o un comodín.
wildlands-refusal-card-flag = El personaje { $character } no puede usar «{ $flag }» con `{ $card }`.
wildlands-refusal-action-unknown = No entiendo esa acción. Escribe, p. ej., `move 3 12`, `claim 7`, `melee 3 b`, `ranged 3 b2`, `area 3 14` o `end`.
wildlands-refusal-space-unknown = Elige un espacio del 1 al 42.
wildlands-refusal-character-unknown = Elige un personaje del 1 al { $most }.
wildlands-refusal-character-hidden = Primero revela al personaje { $character }.
wildlands-refusal-character-out = El personaje { $character } está fuera de combate. Elige otro.
wildlands-refusal-assign-twice = Elige un espacio distinto para cada personaje entre tus 10.
wildlands-refusal-reveal-open = Elige un personaje aún oculto.
wildlands-refusal-move-apart = El espacio { $space } queda fuera de alcance. **Mi jugada** dice adónde ir.
wildlands-refusal-move-cost =
    { $cost ->
        [one] Paga ese paso con exactamente 1 carta.
        [many] Paga ese paso con exactamente { $cost } cartas.
       *[other] Paga ese paso con exactamente { $cost } cartas.
    }
wildlands-refusal-rally-cost = Escribe la carta de arenga y luego una por cada subida; una segunda de arenga paga las dos.
wildlands-refusal-claim-shard = Elige un espacio con un fragmento de tu color.
wildlands-refusal-claim-absent = Primero lleva a un personaje al espacio { $space }.
wildlands-refusal-claim-icons = Reclama con tres cartas de un mismo número: el de quien está ahí o el de otro tuyo fuera de combate. Valen comodines.
wildlands-refusal-draw-empty = Ya no queda nada que robar. Guarda el comodín.
wildlands-refusal-target-unseen = No puedes atacar a ese objetivo. **Mi jugada** muestra a quién sí.
wildlands-refusal-defend-card = Eso no lo detiene. **Mi jugada** muestra lo que sí.

## Commands of the game

command-act-name = actuar
command-act = Jugar acciones de Wildlands, separadas por ;
command-act-action = p. ej. move 3 12; las cartas son opcionales
command-look-name = mirar
command-look = El mapa, o lo que se ve y se alcanza desde un espacio
command-look-space = Número de un espacio
command-look-character = Personaje, del 1 al 5; tuyo si no nombras a nadie
command-look-player = De quién es
command-deck-name = mazo
command-deck = Las cartas de alguien, jugadas y por jugar
command-deck-player = Jugador; por defecto, tú

## The board (board.py)

wildlands-stage-setup = { $map } · preparación
wildlands-stage-turn = turno { $n }
wildlands-stage-own = Tú: { $n } · { $others }
wildlands-stage-over = { refusal-match-over }
wildlands-stage-ended = { ended-early }
wildlands-duty-setup =
    { $n ->
        [one] 🗺️ { $names }: elige dónde empezar.
        [many] 🗺️ { $names }: ¿dónde empezar?
       *[other] 🗺️ { $names }: ¿dónde empezar?
    }
wildlands-duty-reveal = 👁️ { $names }: revela a un personaje.
wildlands-duty-act = ⚔️ { $names }: juega tu turno.
wildlands-duty-interrupt = ⚡ { $names }: juega tu interrupción.
wildlands-duty-defend = 🛡️ { $names }: ¿defender a { $targets }? Ataca { $attacker } ({ $flag }).
wildlands-duty-ask = ⚡ { $names }: ¿interrumpir a { $actor }?
wildlands-duty-end = ⚡ { $names }: ¿interrumpir antes de que { $actor } termine el turno?
wildlands-pass = Pasar
wildlands-interrupt = Interrumpir…
wildlands-interrupt-play = ⚡ Jugar { $cards }
wildlands-final-winner =
    { $n ->
        [one] 🏆 ¡{ $names } gana con { $points }!
        [many] 🏆 ¡{ $names } comparten la victoria con { $points }!
       *[other] 🏆 ¡{ $names } comparten la victoria con { $points }!
    }

## Panels: set-up, reveal, waiting

wildlands-panel-setup =
    { $why }
    -# Los otros 5 llevarán fragmentos de { $right }.
wildlands-setup-why-sight = 💡 **{ $name }** → { $space }. Tu mejor disparo.
wildlands-setup-why-near = 💡 **{ $name }** → { $space }. Tu mejor golpe.
wildlands-setup-drag = ▶️ Los cinco empiezan aquí; arrastra para cambiar.
wildlands-setup-choose = ▶️ Elige un espacio para cada personaje.
wildlands-setup-start =
    ▶️ **{ $name }** → { $space }. O elige otro.
    -# Ve { $seen } espacios, hasta a { $steps } pasos.
wildlands-setup-about =
    ### Dónde empiezas
    Tus personajes empiezan en cinco de los diez espacios claros. **Los otros cinco** llevarán fragmentos de { $right }; los tuyos irán a los que deje { $left }.
wildlands-setup-confirm = Confirmar los cinco
wildlands-panel-placed = Empiezas en: { $places }. Esperando a { $names }.
wildlands-recall = ↩️ Deshacer
wildlands-panel-reveal = Empieza tu turno: revela a un personaje.
wildlands-reveal-confirm = Revelar
wildlands-waiting-setup = Esperando la preparación de { $names }.
wildlands-waiting-act = Esperando la jugada de { $names }.
wildlands-waiting-defend = Esperando la defensa de { $names }.
wildlands-waiting-ask = Esperando la respuesta de { $names }.
wildlands-waiting-answered = ✓ Tu respuesta será secreta hasta que respondan todos.

## Panels: a turn

wildlands-act-walk = { $name } → { $spaces }
wildlands-act-out = { $name } noquea a { $target }, { $odds }
wildlands-act-hit = { $name } → { $target }: −{ $n } ♥, { $odds }
wildlands-act-odds =
    { $odds ->
        [100] seguro
       *[other] éxito: { $odds } %
    }
wildlands-act-unlikely = ⚠️ solo { $odds } %
wildlands-act-idea = 💡 Pulsa **{ $button }**: { $idea }
wildlands-act-idea-drawn = 💡 Pulsa **{ $button }** en la imagen: { $idea }
wildlands-act-lined = ▶️ **{ wildlands-confirm-line }** o añadir otra acción.
wildlands-act-nothing-end =
    { $n ->
        [0] Mano llena, pero mejor termina.
       *[other] Nada mejor: termina y roba { $n }.
    }
wildlands-act-nothing-done = Elige una acción o pulsa **{ wildlands-done }**.
wildlands-act-empty-end = Sin cartas: termina y roba { $n }.
wildlands-act-empty-done = No te quedan cartas: pulsa **{ wildlands-done }**.
wildlands-about-buttons = -# **▸**: pulsa otra vez para ver el siguiente. **{ wildlands-to-shard }**: ir a tu fragmento.
wildlands-act-menu = Elige qué hacer
wildlands-kind-move = Mover
wildlands-kind-attack = Atacar
wildlands-kind-claim = Reclamar
wildlands-claim-plan = Y reclamar 💎
wildlands-kind-fly = Volar
wildlands-kind-rally = Arengar
wildlands-kind-draw = Robar 2…
wildlands-to-shard = Al 💎
wildlands-claim-price = 💎3×{ $character }
wildlands-no-target = Sin objetivo
wildlands-no-melee = Golpe: mismo espacio
wildlands-no-attack = Sin ataque
wildlands-confirm = Jugar
wildlands-confirm-line =
    { $n ->
        [1] Jugar esta
        [2] Jugar ambas
       *[other] Jugar las { $n }
    }
wildlands-claim-ready = 💎 { wildlands-kind-claim }
wildlands-claim-win =
    { $n ->
        [1] 🏆 Jugar y ganar
       *[other] 🏆 Jugar { $n } y ganar
    }
wildlands-other = 🔄 Cartas
wildlands-ways = Elige con qué cartas pagar
wildlands-add = Luego
wildlands-pop = Quitar
wildlands-pop-one = Quitar { $n }
wildlands-end = Fin de turno
wildlands-end-full = Fin (mano llena)
wildlands-end-unclaimed = Fin sin reclamar
wildlands-end-line = { wildlands-confirm-line } y fin
wildlands-done = Listo
wildlands-done-line = { wildlands-confirm-line } y listo
wildlands-plan-add = Añadir
wildlands-plan-end = Fin de turno
wildlands-plan-hint = { $aim }. Luego pulsa **{ wildlands-plan-add }**.
wildlands-offer-move = Al espacio { $space }: { $cost }
wildlands-offer-fly = Volar al espacio { $space }: { $cost }
wildlands-offer-rally = Arenga { $steps }: { $cost }
wildlands-offer-claim = Tu fragmento en { $space }: { $cost }
wildlands-offer-claim-why =
    { $n ->
        [5] da la victoria
       *[other] 1 punto por 3 cartas
    }
wildlands-offer-attack = { $target }: { $n } de daño
wildlands-offer-aim = { $names } ({ $space })
wildlands-offer-reveal = Revelar { $name } en { $space }
wildlands-offer-draw = Robar 2 con un comodín
wildlands-offer-draw-why = Hasta 7 en la mano
wildlands-goal =
    { $n ->
        [0] ahí está tu 💎
        [one] a 1 paso de tu 💎
        [many] a { $n } pasos de tu 💎
       *[other] a { $n } pasos de tu 💎
    }
wildlands-goal-price = reclamar: 3 cartas con un { $character }
wildlands-goal-melee = golpe a { $names }
wildlands-hit = { $name } queda con { $left }/{ $health } de salud
wildlands-hit-out = { $name } queda fuera de combate
wildlands-hit-already = { $name } ya estará fuera de combate
wildlands-hit-expected = si acierta el ataque anterior
wildlands-hit-open = tu rival elige: { $names }

## Panels: defence and interrupts

wildlands-panel-defend = { $player } ataca a { $targets } con { $name }: { $flag }, { $damage } de daño.
wildlands-defend-with = ▶️ { $defence }, o { $harm }
wildlands-harm = { $hits }.
wildlands-harm-none = Sin carta de { $flags } para detenerlo: { $hits }.
wildlands-defend = Defender
wildlands-take-damage = Recibir el daño
wildlands-defend-menu = Tu respuesta
wildlands-panel-ask = 💡 Pasa: interrumpir cuesta un comodín y ahora no puntúa.
wildlands-panel-ask-price = Interrumpir cuesta un comodín.
wildlands-ask-chance =
    { $n ->
        [5] 🏆 Puedes ganar: { $action }.
       *[other] 💡 +1 punto para ti: { $action }.
    }
wildlands-ask-claim =
    { $n ->
        [5] ⚠️ ¡{ $name } podría reclamar en { $space } y ganar!
       *[other] ⚠️ { $name } podría reclamar en { $space }: punto { $n } de 5.
    }
wildlands-ask-threat =
    { $n ->
        [5] ⚠️ ¡{ $name } podría noquear a tu { $target } y ganar!
       *[other] ⚠️ { $name } podría noquear a tu { $target }: punto { $n } de 5.
    }
wildlands-ask-last = ⚠️ { $name } gana si puntúa.
wildlands-orders = Preguntar cuando…
wildlands-quiet = Pasar hasta mi turno
wildlands-quiet-about = -# **{ wildlands-quiet }**: solo pregunto si te atacan.
wildlands-quiet-now = 🔕 Hasta tu turno digo «paso», salvo si te atacan.
wildlands-ask-why = -# Tu orden: «{ $order }».
wildlands-ask-blind = -# Pregunto a todos para no revelar ninguna mano.
wildlands-panel-ask-none = No tienes comodín: pasa.
wildlands-asked-attack = { $name } atacó a { $targets }.
wildlands-asked-enter = { $name } movió: { $steps }.
wildlands-asked-shard = { $step } (su 💎)
wildlands-asked-end = { $name } quiere terminar su turno.

## Commands that show something

wildlands-hand =
    { $n ->
        [0] No tienes cartas.
        [one] Tu única carta
        [many] Tus { $n } cartas
       *[other] Tus { $n } cartas
    }
wildlands-look = **Espacio { $space }**
wildlands-look-high = terreno elevado
wildlands-look-cover = { wildlands-flag-cover }
wildlands-look-here = Aquí: { $names }
wildlands-look-sees = A la vista: { $names }
wildlands-look-steps = A un paso: { $spaces }
wildlands-roster-anyone = Cualquiera
wildlands-hand-legend =
    -# El símbolo bajo un número es para ese personaje; al pie, para cualquiera tuyo.
    -# { $signs }
wildlands-roster-legend =
    -# Salud, espacio y cuántas cartas llevan cada símbolo.
    -# { $signs }
wildlands-deck-left = En la mano o el mazo ({ $n })
wildlands-deck-pile = Jugadas ({ $n })

## Input that can't be read

wildlands-question-answered = Ya está respondido, por ti o por tus órdenes.
wildlands-bad-seat = Ese asiento no existe. Elige uno del 1 al { $seats }.

## Pictures in words: hexagons in a code block, then lists (text_pictures.py)

wildlands-text-high = `^` terreno elevado
wildlands-text-cover = `%` cobertura
wildlands-text-high-cover = `&` terreno elevado con cobertura
wildlands-text-wall = `|` `==` muros
wildlands-text-shard = `*` fragmento
wildlands-text-more = `+` más personajes
wildlands-text-ghost = `(1)` tuyo, oculto
wildlands-text-offer = `[ ]` tus cartas de mapa
wildlands-text-stairs = escaleras { $stairs }
wildlands-text-chosen =
    { $space ->
        [0] Elegido: { $label }.
       *[other] Elegido: { $label } en { $space }.
    }
wildlands-text-goal = Destino: { $space }.
wildlands-text-reach = A su alcance: { $spaces }.
wildlands-text-cost = { $space } ({ $n } cartas)
wildlands-text-targets = Objetivos en: { $spaces }.
wildlands-text-sight = A la vista: { $spaces }.
wildlands-text-fresh = Novedades en: { $spaces }.
wildlands-text-fallen = Fuera de combate en: { $spaces }.
wildlands-text-seat = `{ $letter }` { $name } { $n } 💎 { $pieces }
wildlands-text-others = ocultos { $hidden }, fuera { $out }

## Alt texts, at most 1,024 characters each (alt_text.py)

wildlands-alt-hand =
    { $n ->
        [one] Tu única carta: { $cards }.
        [many] Tus { $n } cartas: { $cards }.
       *[other] Tus { $n } cartas: { $cards }.
    }
wildlands-alt-map = El mapa { $map }.
wildlands-alt-ghosts = Tus personajes ocultos: { $ghosts }.
wildlands-alt-offers = Tus cartas de mapa: { $spaces }.
wildlands-alt-seat =
    { $n ->
        [one] { $letter } { $name } ({ $faction }), 1 punto: { $pieces }; ocultos: { $hidden }.
        [many] { $letter } { $name } ({ $faction }), { $n } puntos: { $pieces }; ocultos: { $hidden }.
       *[other] { $letter } { $name } ({ $faction }), { $n } puntos: { $pieces }; ocultos: { $hidden }.
    }
wildlands-alt-fighter = { $name } en { $space }, { $health }
wildlands-alt-nobody = ninguno revelado
wildlands-alt-shards = Fragmentos de { $letter }: { $spaces }.
wildlands-alt-final =
    { $n ->
        [one] { $place }. { $name }, 1 punto.
        [many] { $place }. { $name }, { $n } puntos.
       *[other] { $place }. { $name }, { $n } puntos.
    }

## How a card is read (rules_pages.py)

wildlands-guide-icon = número
wildlands-guide-flag = símbolo
wildlands-guide-open = acción abierta
wildlands-guide-alt = Una carta con sus partes y los nueve símbolos.
wildlands-guide-high = { wildlands-look-high }
wildlands-guide-ledge = saliente: sube 2, baja 1
wildlands-guide-stairs = escalera: siempre 1
wildlands-guide-wall = muro
wildlands-guide-rocks = rocas, sin espacio
wildlands-guide-cover = { wildlands-flag-cover }
wildlands-guide-shard = fragmento
wildlands-guide-map-alt = Un mapa pequeño con sus partes.
wildlands-guide-mark-chosen = elegido, salud 3/4
wildlands-guide-mark-cost = cartas por paso
wildlands-guide-mark-goal = adónde lleva
wildlands-guide-mark-target = se puede atacar
wildlands-guide-mark-fresh = nuevo desde tu visita
wildlands-guide-mark-fallen = fuera de combate aquí
wildlands-guide-mark-ghost = tuyo, oculto
wildlands-guide-mark-claim = dorado: reclama con 3
wildlands-guide-marks-alt = Las marcas de un mapa y qué significan.

## The cover and the film (cover.py, replay.py)

wildlands-cover-alt = Personajes y fragmentos de cuatro facciones en un mapa.
wildlands-alt-replay =
    { $n ->
        [one] El mapa en una imagen. Al final: { $alt }
        [many] El mapa en { $n } imágenes. Al final: { $alt }
       *[other] El mapa en { $n } imágenes. Al final: { $alt }
    }

## The rules in short: one page each (rules_pages.py)

wildlands-rules-goal =
    ## Wildlands: el objetivo
    Dirige a cinco personajes. Quien llega a **5 puntos** gana al instante.

    - **1 punto** por cada fragmento tuyo que reclames y cada enemigo que noquees.
    - **Tu turno:** revela a un personaje oculto, si te queda alguno. Actúa cuanto quieras y roba 3, hasta 7 en la mano. Sin mazo, se barajan los descartes.
    - Cuando alguien se queda sin personajes, gana el superviviente con más puntos; si empatan, sigue la partida.
wildlands-rules-cards =
    ## Personajes y cartas
    Los personajes, del **1 al 5**, tienen de 2 a 5 de salud. El daño no se cura; con 0, quedan fuera de combate.

    Una carta hace **una** de estas cosas:
    - Un **número** mueve a ese personaje o le ayuda a reclamar.
    - El **símbolo** bajo un número es para ese personaje: rojo, golpe; azul, disparo o ataque de área; verde, defensa; amarillo, movimiento.
    - La **acción abierta**, al pie, es para cualquier personaje tuyo revelado.
    - Un **comodín** `W` vale por cualquier número, roba 2 cartas o interrumpe.
wildlands-rules-actions =
    ## Moverse y reclamar
    - **Moverse** a un espacio contiguo, sin muro en medio: 1 carta con el número del personaje.
    - **Escalar** un saliente: 2 de esas cartas. Bajar o usar una escalera cuesta 1.
    - **Reclamar** un fragmento tuyo donde tengas un personaje: 3 cartas con su número, o con el de otro tuyo fuera de combate.
    - ⟦wildlands_rally⟧ **Arenga:** este personaje, otro que esté a un paso como mucho o ambos dan un paso. Cada subida cuesta 1 carta más; otra carta de arenga paga las dos.
    - ⟦wildlands_fly⟧ **Vuelo:** uno o dos pasos, por encima de salientes, no de muros.
wildlands-rules-attacks =
    ## Ataques y defensa
    - ⟦wildlands_melee⟧ **Golpe:** 1 de daño en el mismo espacio; ⟦wildlands_heavy_melee⟧ **potente**, 2. Nombras a un jugador, que elige cuál de los suyos lo recibe.
    - ⟦wildlands_ranged⟧ **Disparo:** 1 de daño a un enemigo a la vista; ⟦wildlands_heavy_ranged⟧ **potente**, 2, pero a dos espacios como mucho.
    - ⟦wildlands_area⟧ **Ataque de área:** 1 de daño a todos los revelados del mismo espacio o de uno contiguo, también a los tuyos.

    Una carta defiende a un personaje:
    - ⟦wildlands_melee⟧ El **golpe** detiene cualquier golpe.
    - ⟦wildlands_guard⟧ La **protección** detiene los disparos y los ataques de área.
    - ⟦wildlands_cover⟧ La **cobertura** detiene los disparos en un espacio con cobertura.

    Solo puntúa noquear a un enemigo.
wildlands-rules-interrupts =
    ## Interrupciones y órdenes
    Tras la acción de otro jugador, o antes de que acabe su turno, puedes **interrumpir** con un comodín: actúas como en tu turno, pero no robas.

    - Las respuestas son secretas. Si varios quieren, interrumpe el siguiente en orden de turno; los demás conservan su comodín.
    - Nadie puede interrumpir justo después de una revelación ni cuando empieza o acaba otra interrupción.

    Tus **órdenes** dicen cuándo te pregunto; si no, digo «paso».
wildlands-rules-ground =
    ## Vista y terreno elevado
    - **A la vista:** la línea recta entre los centros de dos espacios no cruza muros ni sale del mapa. Los personajes no tapan; en una esquina, basta un lado libre.
    - **Terreno elevado:** desde abajo, solo lo alcanza un ataque de área. Desde arriba se alcanza todo lo que está a la vista.
wildlands-rules-players =
    ## Preparación y estancamiento
    - **Preparación:** cada una de tus 10 cartas de mapa es un espacio. Elige en secreto en qué cinco empiezas; los otros llevarán fragmentos de quien juega antes que tú.
    - **Comienzo:** todos roban 7. Empieza quien tenga un fragmento en el espacio de número más bajo.
    - **Estancamiento:** si en dos rondas nadie juega, roba ni revela, la partida termina.
wildlands-rules-playing =
    ## Jugar aquí
    Pulsa **Mi jugada**, un personaje y qué hace. Te propongo las cartas que menos necesitas.

    En las imágenes, los corazones son la salud. Tus personajes ocultos salen pálidos; solo los ves tú.

## Lines of actions: what stops them (engine/wildlands/plan.py)

wildlands-refusal-plan-form = Escribe de 1 a { $most } acciones de tu turno, p. ej. `move 3 12; end`.
wildlands-refusal-plan-line = Terminar el turno va siempre al final.
wildlands-refusal-plan-hurt = Uno de tus personajes resultó herido.
wildlands-refusal-plan-revealed = Apareció { $enemy } en el espacio { $space }, cerca de { $own }.
wildlands-refusal-plan-defended = Detuvieron tu ataque.
wildlands-refusal-plan-interrupted = Alguien te interrumpió.

## The lesson (lesson.py)

wildlands-learn-goal =
    Tus personajes son rojos; los de tu rival, turquesa. Junto a cada nombre: cartas en mano y puntos. **Reclama tus fragmentos** y **noquea enemigos**: 1 punto cada vez. Con 5 ganas.

    Una carta con un 1 mueve un espacio al personaje 1 o le permite usar el símbolo que hay bajo el 1, p. ej. para atacar.
wildlands-learn-begin = Probar
wildlands-learn-move = **Muévete.** Un muro separa al personaje **2**, en el espacio 6, de tu fragmento en 7: rodéalo por el 2 o el 11. En dorado, cuántas cartas cuesta.
wildlands-learn-move-wrong = Mueve al personaje 2 al espacio 2 o al 11.
wildlands-learn-move-done = ✓ Una carta, un paso. **{ wildlands-to-shard }** va a tu fragmento; **{ wildlands-add }** prepara más.
wildlands-learn-climb = **Escala.** Subir a terreno elevado cuesta **2 cartas** con el número del personaje. Sube con el **3** al espacio 9.
wildlands-learn-climb-wrong = Mueve al personaje 3 al espacio 9.
wildlands-learn-climb-done = ✓ Desde arriba apuntas a los de abajo; ellos a ti, no. Por escalera, solo 1 carta. ⟦wildlands_fly⟧ Volar evita los salientes; una ⟦wildlands_rally⟧ arenga mueve a dos personajes.
wildlands-learn-claim = **Reclama un fragmento.** El personaje **3** está sobre tu fragmento. Pulsa **{ wildlands-claim-ready }**: cuesta **3 cartas con un 3**.
wildlands-learn-claim-wrong = Pulsa **{ wildlands-claim-ready }**.
wildlands-learn-claim-done = ✓ ¡1 punto! También valen las cartas de un personaje fuera de combate.
wildlands-learn-attack = **Ataca.** Tu carta con **2** y 4 permite al personaje 2 disparar a quien vea. Noquea al **1** de tu rival, en el espacio 3, que tiene 1 de salud.
wildlands-learn-attack-wrong = Pulsa **{ wildlands-kind-attack }** y luego **{ wildlands-confirm }**.
wildlands-learn-attack-done = ✓ Fuera de combate: ¡otro punto! El ⟦wildlands_melee⟧ golpe solo alcanza en el mismo espacio; el ⟦wildlands_area⟧ ataque de área, a todos los de un espacio, también a los tuyos.
wildlands-learn-defend = **Defiéndete.** El **2** de tu rival, en el espacio 8, dispara a tu 2, al que le queda 1 de salud. Tu carta con **2** y 4 le da **protección**.
wildlands-learn-defend-wrong = Defiende al personaje 2 con la carta.
wildlands-learn-defend-done = ✓ Sin daño. ⟦wildlands_guard⟧ La protección detiene ⟦wildlands_ranged⟧ disparos y ⟦wildlands_area⟧ ataques de área; un ⟦wildlands_melee⟧ golpe solo lo detiene otro. En arbustos, la ⟦wildlands_cover⟧ cobertura detiene disparos.
wildlands-learn-turn = **Termina tu turno.** El personaje **2** ya está sobre tu fragmento en 7, pero solo tienes dos cartas con un 2. Guárdalas, termina y roba 3.
wildlands-learn-turn-wrong = Guarda tus cartas: pulsa **{ wildlands-end }**.
wildlands-learn-turn-done = ✓ Robaste 3 cartas, dos con un 2: ya puedes reclamar.
wildlands-learn-reveal = **Revela.** Así empiezan tus turnos mientras tengas personajes ocultos. Revela al **5** en el espacio 11, junto a tu fragmento.
wildlands-learn-reveal-wrong = Revela al personaje 5.
wildlands-learn-reveal-done = ✓ Ahora lo ven todos y puedes jugar cartas para él. El símbolo al pie de una carta vale para cualquiera de los tuyos.
wildlands-learn-setup = **Preparación.** Empiezas en cinco de los diez espacios claros; en los otros irán fragmentos de tu rival. Pulsa **2 Tobin**, luego **6**, y confirma.
wildlands-learn-setup-wrong = Pulsa **2 Tobin**, luego **6**.
wildlands-learn-setup-done = ✓ Así empieza una partida. Tu rival también eligió y aparecen los fragmentos: los dos rojos son tuyos.
wildlands-learn-interrupt = **Interrumpe.** Tras la acción de otro, un **comodín** (`W`) te deja actuar. Al **2** de tu rival, en el espacio 3, le queda 1 de salud.
wildlands-learn-interrupt-wrong = Interrumpe, o tu rival reclama y gana.
wildlands-learn-interrupt-done = ✓ Tu 2 disparó antes: ¡tu quinto punto! En una partida te pregunto en momentos así; si no, digo «paso»: `/{ command-orders-name }`. Un comodín también vale por cualquier número o roba 2.
wildlands-learn-end = **El final.** El quinto punto da la victoria al instante.

## Looking back (analysis.py)

wildlands-hindsight-finding = **Turno { $turn }:** { $did }. Mejor: **{ $better }** (+{ $cost } %)
wildlands-hindsight-aim-claim = { $action }, hacia el fragmento en el espacio { $space }
wildlands-hindsight-aim-knock-out = { $action }, para noquear a { $name }

## The daily puzzle

wildlands-puzzle-turn = Consigue el máximo de puntos en este turno.
wildlands-puzzle-about-turn = -# Reclamar o noquear: 1 punto. Tu rival no tiene cartas: no se defiende ni interrumpe.
wildlands-puzzle-uses-turn = acabar el turno gasta uno
wildlands-puzzle-points = { wildlands-points }
wildlands-puzzle-title-turn = Más puntos en un turno
