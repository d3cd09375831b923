### Cutterland's own texts. Terms: docs/glossary.md.

cutterland-name = Cutterland
cutterland-cover-alt = Cutterland: una carta cortada en piezas y una tierra de criaturas.
cutterland-about = Corta cartas de paisaje, deja elegir a los demás y construye la tierra con las mejores criaturas.

## Commands. Discord takes descriptions of at most 100 characters.

command-cut-name = cortar
command-cut = Cortar una de tus cartas
command-cut-card = El número de la carta en tu mano
command-cut-pieces = Las casillas de cada pieza, p. ej. ABEF CDGH; el resto es la última pieza
command-discard-pieces = Las letras de las piezas, p. ej. B D
command-take-name = elegir
command-take = Elegir una pieza
command-take-piece = La letra de la pieza
command-place-name = colocar
command-place = Colocar una pieza en tu tierra
command-place-at = La celda de su primera casilla en la fila de arriba, p. ej. M14
command-place-turns = Cuartos de vuelta a la derecha, de 0 a 3
command-place-piece = La letra de la pieza, si tienes dos
command-build-name = construir
command-build = Probar dónde van tus fichas antes de confirmar
command-build-layout = p. ej. tower M12, wall M12-N12, bridge O14h, prey P15
command-cards-name = cartas
command-cards = Ver las cartas de la partida, si se mostraron antes de repartir
command-hunt-name = caza
command-hunt = Ver la caza en una tierra tras la partida
command-hunt-player = { command-land-player }
command-hunt-step = 1 = fichas; 2 = krakens; 3 = dragones; 4 = supervivientes
command-land-name = tierra
command-land = Ver una tierra y sus puntos
command-land-player = Jugador; por defecto, tú

option-pieces-name = piezas
option-piece-name = pieza
option-turns-name = giros
option-layout-name = construcción
option-player-name = jugador
option-step-name = paso
option-pack-name = set
option-overcut-name = de_más
option-first-name = primero
option-preview-name = probar
option-hints-name = pistas
option-mirrored-name = al_revés
option-shown-name = mostradas
option-fill-name = rellenar

## Computer players, weakest first


## Table options

cutterland-option-pack = Set
cutterland-option-pack-classics = Clásicos
cutterland-option-pack-highwater = Aguas altas
cutterland-option-overcut = Cortar de más
cutterland-option-overcut-reject = No se permite
cutterland-option-overcut-penalty = Sí, cuesta 3 PV
cutterland-option-overcut-free = Sí, gratis
cutterland-option-first = Primer jugador
cutterland-option-preview = Probar antes de elegir
cutterland-option-preview-about = Ves los puntos antes de elegir la pieza
cutterland-option-hints = Pistas y sugerencias
cutterland-option-hints-about = Te sugiero cortes y lugares
cutterland-option-mirrored = En sentido antihorario
cutterland-option-shown = Ver antes las cartas
cutterland-option-pieces = Piezas
cutterland-option-pieces-cut = Cortadas de las cartas
cutterland-option-pieces-bag = Sacadas de la bolsa
cutterland-option-pieces-box = De la caja del servidor
cutterland-option-fill = Completar la bolsa
# What an option does, below its values in the menu of rules; at most 100 characters.
cutterland-option-pack-about = { cutterland-option-pack-highwater } tiene más humedal, krakens, muros y puentes
cutterland-option-overcut-about = Por cada pieza de más, el jugador a la derecha del que corta retira una
cutterland-option-shown-about = Se ven las cartas, no quién recibe cuál
cutterland-option-first-about = Reglamento: la última persona que usó un mapa
cutterland-option-pieces-about = Con la caja, cada carta se corta una vez; con la bolsa, nadie corta
cutterland-option-fill-about = Un jugador virtual corta las piezas que faltan
cutterland-option-bag = Piezas en la bolsa
cutterland-option-filled = Piezas cortadas para la bolsa
cutterland-option-illegal-bag-option = Elige las piezas de la bolsa o `{ $option }`, no ambas cosas.
cutterland-option-illegal-shelf-short =
    { $missing ->
        [one] A la bolsa le falta una pieza. Termina una partida con cartas o elige **{ cutterland-option-fill }**.
        [many] A la bolsa le faltan { $missing } piezas. Termina una partida con cartas o elige **{ cutterland-option-fill }**.
       *[other] A la bolsa le faltan { $missing } piezas. Termina una partida con cartas o elige **{ cutterland-option-fill }**.
    }
cutterland-option-box = Cartas de la caja
cutterland-option-illegal-box-short = En la caja quedan { $there } de { $wanted } cartas. La organización puede abrir otra: `/{ command-box-name }`. O restablece **{ cutterland-option-overcut }** y **{ cutterland-option-shown }** para usar la bolsa.
cutterland-option-illegal-box-bag-short = En la caja quedan pocas cartas, y en la bolsa, { $there } de { $wanted } piezas. Elige **{ cutterland-option-fill }**, o la organización puede abrir otra caja: `/{ command-box-name }`.
cutterland-option-illegal-first-absent = { first-absent }

## Terrains, creatures, bonuses

cutterland-plains = llanura
cutterland-moor = páramo
cutterland-wetland = humedal
cutterland-kraken = kraken
cutterland-goblin = goblin
cutterland-centaur = centauro
cutterland-dragon = dragón
cutterland-turtle = tortuga
cutterland-frog = rana
cutterland-tower = torre
cutterland-wall-bridge = muro/puente

cutterland-count-kraken =
    { $n ->
        [one] { $n } kraken
        [many] { $n } krakens
       *[other] { $n } krakens
    }
cutterland-count-goblin =
    { $n ->
        [one] { $n } goblin
        [many] { $n } goblins
       *[other] { $n } goblins
    }
cutterland-count-centaur =
    { $n ->
        [one] { $n } centauro
        [many] { $n } centauros
       *[other] { $n } centauros
    }
cutterland-count-dragon =
    { $n ->
        [one] { $n } dragón
        [many] { $n } dragones
       *[other] { $n } dragones
    }
cutterland-count-turtle =
    { $n ->
        [one] { $n } tortuga
        [many] { $n } tortugas
       *[other] { $n } tortugas
    }
cutterland-count-frog =
    { $n ->
        [one] { $n } rana
        [many] { $n } ranas
       *[other] { $n } ranas
    }
cutterland-count-tower =
    { $n ->
        [one] { $n } torre
        [many] { $n } torres
       *[other] { $n } torres
    }
cutterland-count-wall-bridge =
    { $n ->
        [one] { $n } muro/puente
        [many] { $n } muros/puentes
       *[other] { $n } muros/puentes
    }
cutterland-count-nothing = sin símbolos
cutterland-tokens-none = ninguna

cutterland-square = { $terrain } con { $icon }
cutterland-creature-at = { $creature } { $cell }
cutterland-points = { $points } PV
cutterland-points-before = antes: { $points } PV
cutterland-turned =
    { $turns ->
        [0] sin girar
        [1] un cuarto de vuelta
        [2] media vuelta
       *[3] tres cuartos de vuelta
    }

## Points by kind

cutterland-points-kraken = krakens { $points }
cutterland-points-goblin = goblins { $points }
cutterland-points-centaur = centauros { $points }
cutterland-points-dragon = dragones { $points }
cutterland-points-turtle = tortugas { $points }
cutterland-points-frog = ranas { $points }
cutterland-points-bonus = fichas sin usar { $points } (1 por ficha)
cutterland-points-penalty = piezas de más { $points }
cutterland-points-none = nada todavía

cutterland-kind-kraken = Krakens
cutterland-kind-goblin = Goblins
cutterland-kind-centaur = Centauros
cutterland-kind-dragon = Dragones
cutterland-kind-turtle = Tortugas
cutterland-kind-frog = Ranas
cutterland-kind-bonus = Fichas sin usar
cutterland-kind-penalty = Piezas de más
cutterland-kind-total = Total
cutterland-kind-survivors = Supervivientes

## Pieces

cutterland-piece =
    { $n ->
        [one] { $n } casilla
        [many] { $n } casillas
       *[other] { $n } casillas
    }: { $contents }
cutterland-piece-line = **{ $letter }** · { $piece }
cutterland-piece-fate =
    { $fate ->
        [taken] **{ $letter }** · { $piece } → { $name }
       *[there] **{ $letter }** · { $piece }
    }
cutterland-pieces-removed = -# Retiradas: { $pieces }
cutterland-take = Elegir { $letter }

## Tournament sessions

cutterland-cards = Estas { $n } cartas se repartirán boca abajo. `/{ command-cards-name }` las muestra de nuevo.
cutterland-cards-hidden = Estas cartas no se mostraron antes de repartir. Eso se decide en la sala.
cutterland-alt-cards = Las { $n } cartas de esta partida: { $cards }.
cutterland-session-won = { $name } gana la sesión con { $points } PV
cutterland-session-place = **{ $place }.** { $name }: { $points } PV ({ $first } + { $second })
cutterland-session-survivors = { $n ->
    [one] un superviviente
    [many] { $n } supervivientes
   *[other] { $n } supervivientes
} en la segunda partida
cutterland-session-turn = primer corte en la ronda { $turn } de la segunda partida

## The bag

cutterland-bag = Bolsa: { $pack }
cutterland-bag-pieces =
    { $n ->
        [one] 1 pieza
        [many] { $n } piezas
       *[other] { $n } piezas
    } con { $squares ->
        [one] 1 casilla
        [many] { $squares } casillas
       *[other] { $squares } casillas
    } en total.
cutterland-bag-contents = En ellas: { $contents }.
cutterland-bag-enough = Alcanza para partidas de { $seats } jugadores.
cutterland-bag-short = { $missing ->
        [one] Falta una pieza
        [many] Faltan { $missing } piezas
       *[other] Faltan { $missing } piezas
    } para una partida. Cada partida terminada añade las suyas.
cutterland-bag-filled =
    { $n ->
        [one] Un jugador virtual cortó una pieza para la bolsa.
        [many] Un jugador virtual cortó { $n } piezas para la bolsa.
       *[other] Un jugador virtual cortó { $n } piezas para la bolsa.
    }
cutterland-bag-left =
    { $n ->
        [0] La bolsa está vacía.
        [one] Queda una pieza en la bolsa.
        [many] Quedan { $n } piezas en la bolsa.
       *[other] Quedan { $n } piezas en la bolsa.
    }
cutterland-bag-instead = En la caja quedan pocas cartas: las piezas salen de la bolsa.
cutterland-stage-drawn = Ronda { $turn } de { $turns } · { $active } saca piezas

## The box

cutterland-box = La caja del servidor
cutterland-box-about = Quedan { $left } de { $of } cartas. Cada una se corta una sola vez.
cutterland-box-full = **{ $pack }:** las { $of } cartas están en la caja.
cutterland-box-pack = **{ $pack }:** { $left } de { $of } cartas en la caja, { $held } en partidas en curso, { $used } gastadas.
cutterland-box-unseen = En las cartas sin gastar: { $contents }.
cutterland-box-short = Las partidas de { $seats } jugadores se juegan ahora con la bolsa.
cutterland-box-bag = En su bolsa: { $n ->
        [one] 1 pieza
        [many] { $n } piezas
       *[other] { $n } piezas
    }.

## Looking back

cutterland-hindsight-tokens = **Fichas:** { $you ->
        [yes] lograste
       *[no] { $name } logró
    } { $points } PV. El mejor uso da { $best } ({ $kinds }):
    { $layout }
cutterland-hindsight-numbered = { $spot } **({ $number })**
cutterland-hindsight-nothing = conservar todas las fichas
cutterland-hindsight-title = { $you ->
        [yes] Tu máximo
       *[no] { $name }, máximo
    }: { $points } PV
cutterland-hindsight-take = **Ronda { $turn }:** { $you ->
        [yes] elegiste
       *[no] { $name } eligió
    } la pieza { $did }. La pieza { $better } ({ $contents }) en { $cell }, { $turned }, valía unos { $points } PV más.
cutterland-hindsight-lay = **Ronda { $turn }:** { $you ->
        [yes] colocaste
       *[no] { $name } colocó
    } la pieza { $did } en { $at }. La pieza { $better } en { $cell }, { $turned }, valía unos { $points } PV más.
cutterland-hindsight-cut = **Ronda { $turn }:** { $you ->
        [yes] cortaste
       *[no] { $name } cortó
    } la carta { $card } en `{ $did }`{ $suggested ->
        [yes] , como se sugería. Tras pensarlo más,
       *[no] . El corte
    } `{ $better }` valía unos { $points } PV más.
cutterland-hindsight-discard = **Ronda { $turn }:** { $you ->
        [yes] retiraste
       *[no] { $name } retiró
    } { $n ->
        [one] la pieza { $did }. Retirar la pieza
        [many] las piezas { $did }. Retirar las piezas
       *[other] las piezas { $did }. Retirar las piezas
    } { $better } valía unos { $points } PV más.
cutterland-hindsight-alt = { $you ->
        [yes] Tu tierra
       *[no] La tierra de { $name }
    } en la ronda { $turn }, con la pieza { $piece } en su mejor lugar: { $cells }.

## Records

cutterland-record-turn = Ronda { $turn } de { $turns }: cortó el asiento { $number }
cutterland-record-drawn = Ronda { $turn } de { $turns }: sacó piezas el asiento { $number }
cutterland-log-turn = Ronda { $turn } de { $turns }: cortó { $name }
cutterland-log-drawn = Ronda { $turn } de { $turns }: { $name } sacó piezas
cutterland-record-end = Fichas de bonificación

## The board

cutterland-stage-cut = Ronda { $turn } de { $turns }
cutterland-stage-build = Tras la última carta
cutterland-stage-discard = Ronda { $turn } de { $turns } · corte de { $active }
cutterland-stage-take = { cutterland-stage-discard }
cutterland-stage-lay = { cutterland-stage-discard }
cutterland-stage-resolve = Cada jugador coloca en secreto sus fichas de bonificación.
cutterland-stage-over = { refusal-match-over }
cutterland-stage-ended = { ended-early }

cutterland-duty-cut = ✂️ { $name }: corta una carta en { $pieces } piezas.
cutterland-duty-discard =
    { $surplus ->
        [one] ✂️ { $name }: retira la pieza que sobra.
        [many] ✂️ { $name }: retira las { $surplus } piezas que sobran.
       *[other] ✂️ { $name }: retira las { $surplus } piezas que sobran.
    }
cutterland-duty-take = 👉 { $name }: elige una pieza.
cutterland-duty-lay =
    { $n ->
        [one] 🧩 { $name }: coloca la pieza { $laying }.
        [many] 🧩 { $name }: coloca las piezas { $laying }.
       *[other] 🧩 { $name }: coloca las piezas { $laying }.
    }
cutterland-duty-resolve =
    { $owned ->
        [0] 🏰 { $name }: elige lo que devoran tus dragones.
       *[other] 🏰 { $name }: coloca tus fichas ({ $tokens }).
    }
cutterland-cut-by = Corte de { $name }
cutterland-drawn-by = { $name } saca piezas
cutterland-then = Después: { $names }.
cutterland-duties-lay = 🧩 { $names }: a colocar piezas.
cutterland-duties-resolve = 🏰 { $names }: a colocar fichas en secreto.

cutterland-final-winner = 🏆 ¡{ $name } gana con { $points } PV!
cutterland-final-shared = 🏆 ¡{ $names } y { $last } comparten la victoria con { $points } PV!
cutterland-final-nobody = Así quedaron las tierras.
cutterland-final-place =
    { $place ->
        [1] **Primer puesto:** { $name }, { $points } PV
        [2] **Segundo puesto:** { $name }, { $points } PV
        [3] **Tercer puesto:** { $name }, { $points } PV
       *[4] **Cuarto puesto:** { $name }, { $points } PV
    }
cutterland-final-ties = -# Desempate: más criaturas supervivientes.
cutterland-final-survivors =
    { $n ->
        [one] ({ $n } superviviente)
        [many] ({ $n } supervivientes)
       *[other] ({ $n } supervivientes)
    }

## Panels

cutterland-panel-cut = ### Corta una carta en { $pieces } piezas
cutterland-cut-order =
    { $seats ->
        [2] Tu rival elige primero una pieza; después, tú.
       *[other] Los demás eligen primero; la última pieza es tuya.
    }
cutterland-panel-overcut-penalty = Cortar piezas de más te cuesta 3 PV; { $name } retira otras tantas.
cutterland-panel-overcut-free = Puedes cortar de más; { $name } retira otras tantas.
cutterland-cut-presses = Añado las casillas del camino. Para sacar una casilla, púlsala otra vez. **▸** lleva a otra pieza.
cutterland-cut-card = Carta { $card }
cutterland-panel-editor = ### Corta la carta { $card } en { $pieces } piezas
cutterland-cut-begin = **{ $letter }**: pulsa sus dos extremos.
cutterland-cut-draw = Dibuja la pieza **{ $letter }** o corta por las líneas.
cutterland-cut-few =
    { $n ->
        [1] **{ $letter }**: ahora pulsa el otro extremo.
       *[other] **{ $letter }**, { $n } casillas: añade más, o **{ $next } ▸**.
    }
cutterland-cut-rest = **{ $letter }**: añade casillas. El resto es **{ $rest }**.
cutterland-cut-worth = -# ✓ Para ti: { $gains }
cutterland-cut-whole = ✓ Listo. Aún puedes ampliar **{ $letter }**.
cutterland-cut-apart = ⚠️ Une las casillas de { $pieces }.
cutterland-cut-many = ⚠️ Como máximo { $most } piezas.
cutterland-cut-wrong = ⚠️ `{ $text }`: { $why }
cutterland-cut-overcut-penalty = ⚠️ Piezas de más: { $surplus }. Pierdes 3 PV.
cutterland-cut-overcut-free = ⚠️ Piezas de más: { $surplus }. { $name } retirará { $surplus }.
cutterland-cut-confirm = ✂️ Cortar
cutterland-cut-suggest = Sugerir
cutterland-cut-shape = Mismo corte
cutterland-cut-type = Escribir el corte…
cutterland-cut-clear = Borrar los cortes
cutterland-cut-other = Otra carta
cutterland-form-cut = Cortar la carta { $card }
cutterland-form-cut-label = Casillas de las { $pieces } piezas
cutterland-form-cut-hint = p. ej. { $example }; el resto es la última pieza

cutterland-panel-discard =
    { $n ->
        [one] ### Retira { $n } pieza
        [many] ### Retira { $n } piezas
       *[other] ### Retira { $n } piezas
    }
cutterland-discard-status =
    { $n ->
        [one] { $active } cortó una pieza de más. Pulsa la que sale del juego.
        [many] { $active } cortó { $n } piezas de más. Pulsa las que salen del juego.
       *[other] { $active } cortó { $n } piezas de más. Pulsa las que salen del juego.
    }
cutterland-discard-piece =
    { $out ->
        [yes] ✂️ { $letter }
       *[no] Pieza { $letter }
    }
cutterland-discard-confirm = Retirar

cutterland-panel-take = ### Elige una pieza
cutterland-take-press = Pulsa una letra para probarla.
cutterland-take-rated = Pulsa una y verás su mejor lugar.
cutterland-take-drag = Arrastra una pieza a tu tierra y tócala para girarla.
cutterland-hold-overlap = ⚠️ **{ $letter } en { $cell }** tapa tu tierra.
cutterland-hold-apart = ⚠️ **{ $letter } en { $cell }** no toca tu tierra.
cutterland-take-lay = Elegir { $letter } y colocar
cutterland-take-begins = Con tu pieza empieza tu tierra.
cutterland-take-later = -# Después de ti: { $names }.
cutterland-take-best = Mejor lugar: { $cell }, { $turned }, { $points } PV ({ $gain })
cutterland-hold-at = **{ $letter } en { $cell }: { $points } PV** ({ $gain }){ $prey ->
        [0] {""}
       *[other] , 💀 { $prey } al final
    }
cutterland-hold-rank =
    { $number ->
        [1] **{ $letter } en { $cell }**, { $turned }: { $n ->
            [one] el único lugar
            [many] el mejor de { $n } lugares
           *[other] el mejor de { $n } lugares
        }.
       *[other] **{ $letter } en { $cell }**, { $turned }: el n.º { $number } de { $n } lugares.
    }
cutterland-take-gain = { $gain }, fichas { $tokens }
cutterland-take-untried = En esta partida las piezas no se prueban antes de elegir.
cutterland-take-nowhere = { $letter } no cabe: solo recibirías sus fichas.

cutterland-panel-lay =
    { $n ->
        [one] ### Coloca la pieza { $letter }
        [many] ### Coloca la pieza { $letter }, después la { $other }
       *[other] ### Coloca la pieza { $letter }, después la { $other }
    }
cutterland-hunt-now = 💀 Así sería la caza. { $prey }
cutterland-lay-nearest = Más cerca: { $cell }
cutterland-lay-nowhere = { $letter } no cabe aún: coloca la otra.
cutterland-lay-menu =
    { $n ->
        [one] { $n } lugar
        [many] Los mejores de { $n } lugares
       *[other] Los mejores de { $n } lugares
    }
cutterland-lay-not-here = { $cell }: no se puede
cutterland-lay-spot = { $cell }: { $points } PV ({ $gain })
cutterland-spot = { $cell }, { $turned }: { $points } PV ({ $gain })
cutterland-lay-jump = Ir a…
cutterland-lay-best = ★ Más PV
cutterland-key-turn = ↻
cutterland-key-up = ⬆️
cutterland-key-down = ⬇️
cutterland-key-left = ⬅️
cutterland-key-right = ➡️
cutterland-lay-confirm = Colocar { $letter }
cutterland-form-at = ¿Adónde va la pieza { $letter }?
cutterland-form-at-label = Celda de su primera casilla
cutterland-form-at-hint = p. ej. M14, o M14 1 con un cuarto de vuelta

cutterland-panel-resolve = ### Coloca tus fichas
cutterland-build-about =
    Tienes { $tokens }; cada ficha conservada vale 1 PV. 💀 marca lo que devorarán tus depredadores.
    -# Una **torre** salva a la criatura de su casilla. Un **muro** separa dos casillas. Un **puente** conecta las de sus extremos.
cutterland-build-spot =
    { $kind ->
        [tower] Torre en { $cell }
        [wall] Muro { $cell }
       *[bridge] Puente { $cell }
    }
cutterland-build-held = **{ $token }**: { $now } → **{ $after }** PV ({ $gain })
cutterland-build-built = **{ $points } PV** ({ $gain } con lo construido).
cutterland-build-start = **{ $points } PV**. Elige una ficha.
cutterland-build-none = **{ $points } PV**. Ninguna ficha sola da más.
cutterland-build-keep = Pulsa **{ cutterland-layout-confirm }** para no construir nada.
cutterland-build-suggested =
    { $found ->
        [ask] Otra pulsación cambiará tus fichas.
        [use-yes] 💡 **{ $points } PV**: lo máximo posible.
        [use-no] 💡 **{ $points } PV**: lo mejor que encontré.
        [none-yes] 💡 **{ $points } PV**: conserva las fichas.
       *[none-no] 💡 **{ $points } PV**: no encontré nada mejor.
    }
cutterland-spot-worth = { $spot }: { $points } PV ({ $gain })
cutterland-panel-prey = ### Elige lo que devoran tus dragones
cutterland-layout-wrong = ⚠️ `{ $text }`: { $why }
cutterland-built-towers =
    { $n ->
        [one] torre en { $cells }
        [many] torres en { $cells }
       *[other] torres en { $cells }
    }
cutterland-built-walls =
    { $n ->
        [one] muro en { $cells }
        [many] muros en { $cells }
       *[other] muros en { $cells }
    }
cutterland-built-bridges =
    { $n ->
        [one] puente sobre { $cells }
        [many] puentes sobre { $cells }
       *[other] puentes sobre { $cells }
    }
cutterland-layout-built = **Construido:** { $layout }
cutterland-layout-left =
    { $n ->
        [0] **Sin usar:** ninguna
       *[other] **Sin usar:** { $tokens } (1 PV por ficha)
    }
cutterland-layout-points = **{ $points } PV**: { $kinds }
cutterland-layout-compared = **{ $points } PV** ({ $gain } frente a no usar fichas): { $kinds }
cutterland-layout-choice = Área de { $cell }: tus dragones devoran { $count } de { $prey }. Elegí lo que menos te cuesta.
cutterland-layout-chosen = Área de { $cell }: tus dragones devoran { $count } de { $prey }, como elegiste.
cutterland-layout-given = Área de { $cell }: tus dragones devoran { $eaten }. Puedes elegir entre { $prey }.
cutterland-layout-confirm = Confirmar
cutterland-layout-confirm-none = Conservar
cutterland-layout-form = Escribir las fichas…
cutterland-layout-clear = Quitar todas las fichas
cutterland-form-layout = Coloca tus fichas de bonificación
cutterland-form-layout-label = Toda tu construcción
cutterland-form-layout-hint = p. ej. { $example }
cutterland-key-tower = Torre
cutterland-key-wall = Muro
cutterland-key-bridge = Puente
cutterland-key-next = Siguiente
cutterland-key-put = Construir
cutterland-key-remove = Quitar
cutterland-key-suggest = 💡 Sugerir
cutterland-prey-menu =
    { $count ->
        [one] Área de { $cell }: elige lo que devoran tus dragones
        [many] Área de { $cell }: elige { $count } presas de tus dragones
       *[other] Área de { $cell }: elige { $count } presas de tus dragones
    }{ $pages ->
        [1] {""}
       *[other] {" "}({ $page } de { $pages })
    }
cutterland-prey-worth = { $points } PV ({ $gain })
cutterland-prey-back = ◀ Área
cutterland-prey-on = Área ▶
cutterland-form-goto = ¿Adónde va la ficha?
cutterland-form-goto-label = Celda de tu tierra
cutterland-form-goto-hint = p. ej. M14
cutterland-panel-committed =
    ### Faltan las fichas de { $names }
    Hasta entonces, tu construcción es secreta.
cutterland-recall = Deshacer

cutterland-waiting-cut = ### Falta el corte de { $names }
cutterland-waiting-discard = ### Falta que { $names } retire piezas
cutterland-waiting-take = ### Falta la elección de { $names }
cutterland-waiting-lay = ### Faltan las piezas de { $names }
cutterland-waiting-resolve = ### Faltan las fichas de { $names }
cutterland-standing = **{ $points } PV** por ahora: { $kinds }
cutterland-land-empty = Tu tierra empieza con tu primera pieza.
cutterland-land-begins = Cuando todos elijan, tu tierra empezará con la pieza { $letter }.
cutterland-you = **tú**

## Looking

cutterland-hand =
    { $n ->
        [0] No te quedan cartas que cortar.
        [one] Tu última carta
        [many] Tus { $n } cartas: solo las ves tú
       *[other] Tus { $n } cartas: solo las ves tú
    }
cutterland-land-tokens = -# Fichas de bonificación: { $tokens }

## The hunt, step by step

cutterland-hunt = La caza
cutterland-hunt-head = Caza: { $name } ({ $step } de { $steps })
cutterland-hunt-krakens = **Primero los krakens:** cada uno devora cuanto lo rodea, también en diagonal (2 PV por criatura).
cutterland-hunt-dragons = **Después, los dragones que quedan:** cada uno devora una criatura de su área.
cutterland-hunt-nothing = Nada que devorar.
cutterland-hunt-points = Son { $points } PV.
cutterland-hunt-score =
    { $n ->
        [0] **No sobrevive ninguna criatura.**
        [one] **Sobrevive una criatura.**
        [many] **Sobreviven { $n } criaturas.**
       *[other] **Sobreviven { $n } criaturas.**
    }
cutterland-hunt-back = ◀ Atrás
cutterland-hunt-on = Siguiente ▶

## Suggestions while typing, at most 100 characters

cutterland-suggest-card = Carta { $card }: { $contents }
cutterland-suggest-cut = { $sizes }: listo
cutterland-suggest-piece = { $letter } · { $piece }
cutterland-suggest-discard = { $pieces }: listo
cutterland-suggest-no-card = No tienes la carta { $typed } en la mano.
cutterland-suggest-no-piece = No hay ninguna pieza { $typed } para elegir.
cutterland-suggest-build = Listo: { $points } PV ({ $gain }). Confirmas en la siguiente pantalla.
cutterland-suggest-build-nothing = No construir nada (sin usar: { $tokens })

## What has happened

cutterland-deed-cut = { $name } cortó una carta en piezas de { $pieces } casillas.
cutterland-deed-overcut = { $name } cortó piezas de más ({ $pieces } casillas) y perdió { $penalty } PV.
cutterland-deed-drawn = { $name } sacó { $n } piezas de la bolsa.
cutterland-deed-discarded =
    { $n ->
        [one] { $name } retiró la pieza { $pieces }.
        [many] { $name } retiró las piezas { $pieces }.
       *[other] { $name } retiró las piezas { $pieces }.
    }
cutterland-deed-taken = { $name } eligió la pieza { $piece }.
cutterland-deed-left = { $name } recibió la última pieza, la { $piece }.
cutterland-deed-laid = { $name } colocó la pieza { $piece }.
cutterland-taken-and-placed = { $piece }: elegida y colocada.
cutterland-deed-lost = { $name } perdió la pieza { $piece }: no cabe en su tierra.
cutterland-deed-committed = { $name } confirmó.
cutterland-deed-recalled = { $name } deshizo su confirmación.
cutterland-deed-revealed = Todos construyeron. ¡Empezó la caza!
cutterland-deed-ended =
    { $n ->
        [one] { $names } ganó con { $points } PV.
        [many] { $names } compartieron la victoria con { $points } PV.
       *[other] { $names } compartieron la victoria con { $points } PV.
    }

## Alt texts, at most 1,024 characters each

cutterland-title-land = { $name } · { $points } PV
cutterland-alt-card =
    { $number ->
        [0] Carta de paisaje, por filas: { $rows }.
       *[other] Carta { $number }, por filas: { $rows }.
    }
cutterland-alt-hand =
    { $n ->
        [one] Tu última carta.
        [many] Tus { $n } cartas.
       *[other] Tus { $n } cartas.
    }
cutterland-alt-shared = La carta que se cortó.
cutterland-alt-drawn = Las piezas sacadas de la bolsa.
cutterland-alt-left = Aún sin pieza: { $squares }.
cutterland-alt-piece = Pieza { $letter }: { $squares }{ $fate }.
cutterland-fate-removed = , retirada
cutterland-fate-taken = , elegida por { $name }
cutterland-alt-land =
    { $n ->
        [one] La tierra de { $name }: { $n } casilla, { $points } PV.
        [many] La tierra de { $name }: { $n } casillas, { $points } PV.
       *[other] La tierra de { $name }: { $n } casillas, { $points } PV.
    }
# A replay's alt text begins so; $alt is that of the picture it ends with.
cutterland-alt-replay = Animación de la partida en { $n } pasos. El último: { $alt }
cutterland-alt-land-empty = { $name } aún no tiene tierra.
cutterland-alt-land-contents = En ella: { $contents }.
cutterland-alt-fresh = Nuevo desde la última vez: { $cells }.
cutterland-alt-land-points = Puntos: { $points }.
cutterland-alt-towers = Torres: { $cells }.
cutterland-alt-walls = Muros: { $cells }.
cutterland-alt-bridges = Puentes: { $cells }.
cutterland-devoured-krakens = Los krakens devoran: { $creatures }.
cutterland-devoured-dragons = Los dragones devoran: { $creatures }.
cutterland-alt-area =
    { $n ->
        [one] Un área de { $terrain } de { $n } casilla en { $cell }: { $points }.
        [many] Un área de { $terrain } de { $n } casillas desde { $cell }: { $points }.
       *[other] Un área de { $terrain } de { $n } casillas desde { $cell }: { $points }.
    }
cutterland-alt-ghost =
    { $legal ->
        [yes] La pieza { $letter } sobre { $cell }, { $turned }.
       *[no] La pieza { $letter } sobre { $cell }, { $turned }, donde no cabe.
    }
cutterland-alt-box = Cuántas veces aparece cada tipo de casilla en las cartas sin gastar.
cutterland-alt-bag = Tipos de piezas de la bolsa, primero las más grandes.
cutterland-alt-end = Animación de la caza y los puntos.
cutterland-alt-final =
    { $place ->
        [1] Primer puesto: { $name }, { $points } PV ({ $kinds }).
        [2] Segundo puesto: { $name }, { $points } PV ({ $kinds }).
        [3] Tercer puesto: { $name }, { $points } PV ({ $kinds }).
       *[4] Cuarto puesto: { $name }, { $points } PV ({ $kinds }).
    }

## The lesson

cutterland-learn-begin = Empezar
cutterland-learn-goal =
    {""}**Construye la tierra con más puntos de victoria (PV).** Cada ronda, alguien corta una carta y todos eligen una pieza. Las criaturas dan puntos, pero al final los depredadores devoran algunas.

    Las casillas contiguas del mismo terreno forman un **área**: llanura (verde), páramo (amarillo), humedal (azul).
cutterland-learn-wrong = Así tu tierra llega a { $points } PV, pero puede llegar a { $best }.
cutterland-learn-choose = **Elige la pieza que más puntos dé.** Pulsa una letra para probarla en tu tierra. Una sola tortuga da 10 PV.
cutterland-learn-choose-done = ✓ **¡Elegida!** Con ella tu tierra puede llegar a { $points } PV.
cutterland-learn-lay = **Une la llanura nueva a la del centauro.** Este da 1 PV por casilla de su área. El lugar de una pieza es su primera casilla: **M15** es columna M, fila 15.
cutterland-learn-lay-done = ✓ **¡Colocada!** Tu tierra vale { $points } PV. Ahora, otra al final de una partida.
cutterland-learn-hunt = **Haz que tu dragón devore la rana de O15.** Los depredadores cazan: cada kraken devora cuanto lo rodea (2 PV por criatura); luego cada dragón, una criatura de su área. Una rana viva resta 2 PV.
cutterland-learn-hunt-done = ✓ **¡Buena caza!** El goblin vive. En la siguiente tierra tienes una ficha.
cutterland-learn-tower = **Salva del kraken a la tortuga de M13.** Los símbolos de bonificación te dan fichas. Lleva la **torre** a la tortuga, pulsa **{ cutterland-key-put }** y luego **{ cutterland-layout-confirm }**.
cutterland-learn-tower-done = ✓ **¡A salvo!** Esa tierra sumó { $points } PV. Cada ficha que no usas da 1 PV.
cutterland-learn-bridge = **Pon el puente sobre O13, entre los goblins.** Conecta las casillas de sus extremos: dos goblins en un área dan 5 PV; cuatro, 14.
cutterland-learn-bridge-done = ✓ **¡Conectados!** Esa tierra sumó { $points } PV. La misma ficha puede ser un muro, que separa dos casillas.
cutterland-learn-cut = **Corta una carta en tres piezas.** Pulsa la primera y la última casilla de una pieza, o **{ cutterland-cut-suggest }**, y luego **{ cutterland-cut-confirm }**.
cutterland-learn-cut-done = ✓ **¡Carta cortada!** Ahora elegirían los demás; la última pieza sería tuya.
cutterland-learn-score = **El final.** Puntúan las criaturas vivas y lo que devoraron los krakens. Gana quien tenga más PV.

## Pictures as text: grids of squares in the notation, and what their signs mean

cutterland-text-card = Carta { $number }
cutterland-text-piece = Pieza { $letter }{ $fate }
cutterland-text-plains = `p` llanura
cutterland-text-moor = `m` páramo
cutterland-text-wetland = `w` humedal
cutterland-text-kraken = `K` kraken
cutterland-text-goblin = `G` goblin
cutterland-text-centaur = `C` centauro
cutterland-text-turtle = `T` tortuga
cutterland-text-dragon = `D` dragón
cutterland-text-frog = `F` rana
cutterland-text-icon-tower = `^` torre
cutterland-text-token = `=` muro/puente
cutterland-text-bare = `.` nada
cutterland-text-slot = `--` espacio vacío
cutterland-text-held = `(pC)` la pieza que pruebas
cutterland-text-covered = `!` tapa una casilla de tu tierra
cutterland-text-near = `~` el lugar más cercano donde cabe
cutterland-text-cursor = `>` estás aquí
cutterland-text-fresh = `+` nuevo desde la última vez
cutterland-text-tower = `^` tras una casilla: una torre
cutterland-text-bones = `x` devorada

## What was typed or pressed means nothing

cutterland-bad-which-piece = Añade la letra de la pieza, p. ej. `{ $first } M14`.
cutterland-bad-not-building = Puedes colocar fichas tras la última carta y hasta que confirmes.
cutterland-bad-step = Escribe un número del 1 al { $steps }.
cutterland-bad-hunt = Podrás ver la caza cuando todos confirmen.
cutterland-bad-seat = Elige a un jugador de esta partida.

## Plans made ahead

cutterland-plan-pieces =
    { $asked ->
        [yes] Pulsa las piezas en el orden en que las quieres.
       *[no] Pulsa una pieza para colocarla en cuanto sea tuya.
    }
cutterland-plan-rank =
    { $number ->
        [0] { $letter }
       *[other] { $number }. { $letter }
    }
cutterland-plan-piece =
    { $number ->
        [0] { $letter }
       *[other] ✓ { $letter }
    }
cutterland-plan-best = Por puntos
cutterland-plan-places = Mejores lugares
cutterland-plan-only = Planear solo piezas
cutterland-plan-lay-too = Planear también lugares
cutterland-plan-spots = Cambiar lugares
cutterland-plan-laying = ### Plan: dónde va { $letter }
cutterland-plan-cutting = -# Tu próximo corte será secreto hasta que te toque.
cutterland-plan-whole = ◀ Plan
cutterland-plan-spot = Usar este lugar
cutterland-plan-note = Añadir
cutterland-plan-cut = Tú cortas la próxima carta.
cutterland-plan-cut-make = Preparar mi corte
cutterland-plan-cut-change = Cambiar mi corte
cutterland-plan-cut-leave = Quitar el corte
cutterland-plan-then = ### Plan: después de tu corte
cutterland-plan-then-make = Planear lo que sigue
cutterland-plan-then-change = Cambiar lo que sigue
cutterland-plan-build = Tu tierra ya está completa: coloca ahora tus fichas si quieres.
cutterland-plan-build-make = Colocar mis fichas
cutterland-plan-build-change = Cambiar mis fichas
cutterland-plan-build-leave = Quitar las fichas
cutterland-plan-building = -# Tus fichas para el final serán secretas hasta que todos confirmen.
cutterland-plan-place =
    en { $cell }{ $turns ->
        [0] {""}
        [1] {" "}↻
        [2] {" "}↻↻
       *[3] {" "}↺
    }{ $gain ->
        [none] {""}
       *[other] , { $gain }
    }
cutterland-plan-told-take = elegir { $letter }
cutterland-plan-told-lay = elegir { $letter }: { $place }
cutterland-plan-told-left = si te toca { $letter }: { $place }
cutterland-plan-told-own = colocar { $letter } { $place }
cutterland-plan-told-cut = cortar la carta { $card } en { $sizes }
cutterland-plan-told-after = o { $line }
cutterland-plan-told-build =
    { $layout ->
        [none] conservar las fichas
       *[other] fichas: { $layout }
    }

## Refusals of the rules: what is wrong and what to do

cutterland-refusal-wrong-phase =
    { $phase ->
        [cut] Espera a que se corte la carta o, si cortas tú, pulsa **Mi jugada**.
        [discard] Espera a que se retiren las piezas de más.
        [take] Se están eligiendo las piezas. **Mi jugada** dice si te toca.
        [lay] Se están colocando las piezas. **Mi jugada** muestra las tuyas.
        [resolve] Se están colocando las fichas. Pulsa **Mi jugada** para colocar las tuyas.
       *[over] Esta partida terminó. `/{ command-new-name }` abre otra.
    }
cutterland-refusal-not-your-turn =
    { $phase ->
        [lay] Tus piezas ya están colocadas. Espera a los demás.
        [resolve] Ya confirmaste. Mientras otros construyen, puedes cambiarlo con `/{ command-undo-name }`.
       *[other] Aún no te toca. Te avisaré en tu turno.
    }
cutterland-refusal-nothing-to-recall = Puedes deshacer lo confirmado hasta que confirmen todos.
cutterland-refusal-card = No tienes esa carta. Escribe el número de una de tu mano, p. ej. 2. `/{ command-hand-name }` la muestra.
cutterland-refusal-cut = Escribe casillas de la A a la L, cada una en una pieza, p. ej. `ABEF CDGH`.
cutterland-refusal-cut-twice = La casilla { $letter } está en dos piezas.
cutterland-refusal-cut-few = Faltan piezas. Escribe las { $least }, o todas menos la última, p. ej. `ABEF CDGH`.
cutterland-refusal-cut-many = Corta como mucho { $most } piezas.
cutterland-refusal-cut-line = Corta de borde a borde.
cutterland-refusal-cut-left-out = Quedan casillas sin pieza. Añade { $letters } a alguna.
cutterland-refusal-cut-apart = Las casillas { $group } no comparten lados.
cutterland-refusal-plan = Escribe tus próximas jugadas en orden, p. ej. `take B; place B M14 1`.
cutterland-refusal-plan-untried = Aquí solo puedes planear qué piezas quieres.
cutterland-refusal-piece = Esa pieza no se puede usar. **Mi jugada** muestra cuáles sí.
cutterland-refusal-piece-taken = La pieza { $piece } ya está elegida. Elige otra.
cutterland-refusal-discard =
    { $wanted ->
        [one] Indica { $wanted } pieza que retirar, p. ej. `B`.
        [many] Indica { $wanted } piezas que retirar, p. ej. `B D`.
       *[other] Indica { $wanted } piezas que retirar, p. ej. `B D`.
    }
cutterland-refusal-cell = Escribe la letra de la columna y el número de la fila, p. ej. M14.
cutterland-refusal-turns = Escribe 0, 1, 2 o 3 cuartos de vuelta.
cutterland-refusal-place = Elige una celda donde la pieza comparta un lado con tu tierra y no la tape.
cutterland-refusal-place-long = Así tu tierra no cabría en la cuadrícula. Elige otra celda.
cutterland-refusal-layout = Escribe `tower` (torre), `wall` (muro), `bridge` (puente) o `prey` (presa) y las celdas, p. ej. `tower M12, wall M12-N12`.
cutterland-refusal-tower = Pon la torre sobre una criatura tuya sin torre.
cutterland-refusal-wall = Pon el muro entre dos casillas contiguas de tu tierra.
cutterland-refusal-wall-unknown = Escribe el muro con las casillas de sus lados, p. ej. `wall M12-N12`.
cutterland-refusal-bridge = Pon el puente donde tenga una casilla en cada extremo y ningún otro puente ni muro.
cutterland-refusal-bridge-unknown = Escribe `bridge O14h` para un puente horizontal sobre O14 o `bridge O14v` para uno vertical.
cutterland-refusal-token = Ahí ya hay una ficha igual. Elige otra celda.
cutterland-refusal-tokens = No tienes tantas fichas. Quita algunas.
cutterland-refusal-prey = Indica todas las presas de tus dragones, p. ej. `prey P15`, o quita `prey` y elijo yo.
cutterland-refusal-action = No entiendo esa jugada. Escribe, p. ej., `cut 2 ABEF CDGH`, `take B`, `place B M13 1` o `resolve tower M12`.

## The rules in short: one page each

cutterland-rules-goal =
    ## Cutterland en breve
    Construye una tierra con piezas de cartas de paisaje. Las criaturas que sobreviven en ella dan **puntos de victoria (PV)**.

    1. **Cortar.** Un jugador corta una carta en piezas.
    2. **Elegir.** Cada jugador elige una; quien cortó, al final.
    3. **Colocar.** Cada jugador añade la suya a su tierra.

    Después corta el siguiente: 8, 9 o 12 cartas con 2, 3 o 4 jugadores.

    Tras la última llegan las **fichas de bonificación** y la **caza**. Gana quien tenga más PV; si hay empate, más supervivientes; si sigue, victoria compartida.
cutterland-rules-cut =
    ## Cortar y elegir
    Corta una carta de 12 casillas en piezas de cualquier tamaño: una por jugador, o cuatro si juegan 2. Las casillas de una pieza deben compartir lados.

    El jugador a la izquierda de quien cortó elige primero; quien cortó, al final. Si juegan 2, se alternan hasta tener dos piezas cada uno.
cutterland-rules-land =
    ## Tu tierra
    Puedes girar las piezas, pero no voltearlas. Deben compartir un lado con tu tierra sin taparla. Lo colocado no se mueve.

    Los terrenos son ⟦cutterland_plains⟧ **llanura**, ⟦cutterland_moor⟧ **páramo** y ⟦cutterland_wetland⟧ **humedal**. Las casillas que comparten un lado están **conectadas**; las conectadas de un mismo terreno forman un **área**.

    La celda de una pieza, p. ej. `M14`, es la de su primera casilla en la fila de arriba. Tras la columna Z vuelve la A.
cutterland-rules-creatures =
    ## Lo que da puntos
    • ⟦cutterland_goblin⟧ **Goblins:** 1, 2, 3 o 4 en un área dan 2, 5, 9 o 14 PV; cada goblin adicional suma 2.
    • ⟦cutterland_centaur⟧ **Centauro:** 1 PV por casilla de su área; un segundo allí no suma nada.
    • ⟦cutterland_turtle⟧ **Tortugas:** en tu tierra, una da 10 PV; dos, 5 en total; más, nada.
    • ⟦cutterland_dragon⟧ **Dragones:** 7 PV por área con exactamente dos.
    • ⟦cutterland_kraken⟧ **Kraken:** 2 PV por criatura que devora.
    • ⟦cutterland_frog⟧ **Ranas:** −2 PV cada una.
    • **Fichas sin usar:** 1 PV cada una.
cutterland-rules-predators =
    ## La caza
    Solo puntúa lo que sobrevive, y los depredadores cazan siempre.

    Primero cada **kraken** devora cuanto lo rodea, incluso dragones, pero no otros krakens. Un muro lo detiene, salvo en las esquinas; un puente lo lleva más lejos.

    Después cada **dragón** que queda devora una criatura de su área, nunca a otro dragón. Tú eliges cuál.

    Las casillas quedan, con huesos.
cutterland-rules-bonuses =
    ## Torres, muros y puentes
    Cada símbolo de bonificación de tus piezas te da una ficha. Tras la última carta, usa en secreto las que quieras:

    • ⟦cutterland_token_tower⟧ **Torre** sobre una criatura: nadie puede devorarla, pero sigue cazando.
    • ⟦cutterland_token_wall⟧ **Muro** entre dos casillas: dejan de estar conectadas.
    • ⟦cutterland_token_bridge⟧ **Puente** sobre una casilla o un espacio vacío: conecta las casillas de sus extremos, si no hay muro.

    Una ficha de muro/puente sirve para ambos.
cutterland-rules-variants =
    ## Variantes
    Se eligen en la sala, en **{ lobby-options }**.

    • **{ cutterland-option-pack }:** { cutterland-option-pack-about }.
    • **{ cutterland-option-overcut }.** { cutterland-option-overcut-about }.
    • **Bolsa** (`/{ command-bag-name }`): nadie corta; cada ronda se sacan piezas al azar. Las partidas terminadas llenan la bolsa.
    • **Caja** (`/{ command-box-name }`): cada carta se corta una sola vez. Cuando no alcanza, se usa la bolsa.
    • **Sesión de torneo:** dos partidas que se suman; la segunda, en sentido antihorario. Desempatan los supervivientes de la segunda y, después, el primer corte más tardío.

## El reto del día

cutterland-puzzle-build = Suma el máximo de PV con { $tokens }.
cutterland-puzzle-cut = Corta la carta para que la pieza que te quede puntúe al máximo.
cutterland-puzzle-scoring = -# **PV** · { $list }.
cutterland-puzzle-scores = { $kind ->
        [kraken] kraken: 2 por presa, también en diagonal
        [goblin] goblins por área: 2, 5, 9, 14, 16…
        [centaur] área con centauros: 1 por casilla
        [dragon] área con justo 2 dragones: 7; cada uno devora a 1
        [turtle] tortugas: una 10, dos 5
       *[frog] rana: −2
    }
cutterland-puzzle-about-build = -# La torre salva, el muro separa y el puente une. Ficha sin usar: 1.
cutterland-puzzle-about-cut = -# Los demás eligen antes la pieza que más PV les da ahora o, si hay empate, la primera. Cada ficha da 1 PV.
cutterland-puzzle-uses-build = **{ cutterland-layout-confirm }** o **{ cutterland-layout-confirm-none }** gasta uno
cutterland-puzzle-uses-cut = **{ cutterland-cut-confirm }** gasta uno
cutterland-puzzle-takes = { $name } elige { $piece } ({ $gain })
cutterland-puzzle-taken = { $others } · te queda **{ $piece }** ({ $gain } PV)
cutterland-puzzle-none = sin usar fichas
cutterland-puzzle-points = { $n } PV
cutterland-puzzle-prey = { $built }; los dragones devoran { $cells }
cutterland-puzzle-title-build = Construye y suma más
cutterland-puzzle-title-cut = Corta y suma más
