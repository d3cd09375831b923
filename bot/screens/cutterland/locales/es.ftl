### Cutterland's own texts. Terms: docs/glossary.md.

cutterland-name = Cutterland
cutterland-cover-alt = Cutterland: una carta cortada en tres piezas y una tierra con krakens, goblins, centauros, dragones, tortugas y ranas.
cutterland-about = Corta cartas de paisaje, deja elegir a los demás y construye la tierra con las mejores criaturas.

## Commands. Discord takes descriptions of at most 100 characters.

command-cut-name = cortar
command-cut = Cortar en piezas una de tus cartas
command-cut-card = El número de la carta en tu mano
command-cut-pieces = Las casillas de cada pieza, como ABEF CDGH; lo que sobra es la última pieza
command-discard-pieces = Las letras de las piezas, como B D
command-take-name = elegir
command-take = Elegir una pieza
command-take-piece = La letra de la pieza
command-place-name = colocar
command-place = Colocar una pieza en tu tierra
command-place-at = La celda de la primera casilla de la pieza, desde la fila de arriba, p. ej. M14
command-place-turns = Cuartos de vuelta a la derecha, de 0 a 3
command-place-piece = La letra de la pieza, si tienes dos por colocar
command-build-name = construir
command-build = Probar dónde van tus fichas de bonificación; lo confirmas después
command-build-layout = Por ejemplo: tower M12, wall M12-N12, bridge O14h, prey P15
command-cards-name = cartas
command-cards = Las cartas que se mostraron antes de repartirlas, en una sesión de torneo
command-hunt-name = caza
command-hunt = Mirar la caza en una tierra, paso a paso, tras la partida
command-hunt-player = De quién es la tierra; si lo omites, la tuya
command-hunt-step = 1 lo construido, 2 krakens, 3 dragones, 4 lo que queda
command-land-name = tierra
command-land = Mirar la tierra de alguien y sus puntos
command-land-player = De quién es la tierra; si lo omites, la tuya

option-pieces-name = piezas
option-piece-name = pieza
option-turns-name = giros
option-layout-name = plan
option-player-name = jugador
option-step-name = paso
option-pack-name = pack
option-overcut-name = de_más
option-first-name = primero
option-preview-name = probar
option-hints-name = pistas
option-mirrored-name = al_revés
option-shown-name = mostradas
option-fill-name = rellenar

## Computer players, weakest first

cutterland-level-easy = fácil
cutterland-level-medium = medio
cutterland-level-hard = difícil

## Table options

cutterland-option-pack = Pack
cutterland-option-pack-classics = Clásicas
cutterland-option-pack-highwater = Aguas altas
cutterland-option-overcut = Piezas de más
cutterland-option-overcut-reject = No se permiten
cutterland-option-overcut-penalty = Se permiten y cuestan 3 PV
cutterland-option-first = Primer jugador
cutterland-option-first-random = Por azar
cutterland-option-first-1 = Asiento 1
cutterland-option-first-2 = Asiento 2
cutterland-option-first-3 = Asiento 3
cutterland-option-first-4 = Asiento 4
cutterland-option-preview = Probar las piezas en tu tierra antes de elegir
cutterland-option-preview-true = Sí
cutterland-option-preview-false = No
cutterland-option-hints = Pistas y sugerencias
cutterland-option-hints-true = Sí
cutterland-option-hints-false = No
cutterland-option-mirrored = En sentido antihorario
cutterland-option-mirrored-true = Sí
cutterland-option-mirrored-false = No
cutterland-option-shown = Cartas mostradas antes de repartir
cutterland-option-shown-true = Sí
cutterland-option-shown-false = No
cutterland-option-pieces = Piezas
cutterland-option-pieces-cut = Cortadas de las cartas
cutterland-option-pieces-bag = Sacadas de la bolsa
cutterland-option-fill = Rellenar la bolsa si faltan piezas
cutterland-option-fill-true = Sí
cutterland-option-fill-false = No
cutterland-option-bag = Piezas en la bolsa
cutterland-option-filled = Piezas que cortó un jugador virtual para llenar la bolsa
cutterland-option-illegal-bag-option = Con piezas de la bolsa no hay cartas: quita { $option }.
cutterland-option-illegal-bag-short =
    { $missing ->
        [one] En la bolsa falta una de las { $wanted } piezas. Termina antes una partida con cartas, o haz que se rellene la bolsa.
        [many] En la bolsa faltan { $missing } de las { $wanted } piezas. Termina antes una partida con cartas, o haz que se rellene la bolsa.
       *[other] En la bolsa faltan { $missing } de las { $wanted } piezas. Termina antes una partida con cartas, o haz que se rellene la bolsa.
    }
cutterland-option-illegal-bag-long = Una partida saca { $wanted } piezas de la bolsa, no { $there }.
cutterland-option-illegal-bag-piece = El número { $number } de la bolsa no es una pieza.
cutterland-option-illegal-bag-unwanted = Una partida con cartas no saca nada de la bolsa.
cutterland-option-illegal-shelf-short =
    { $missing ->
        [one] En la bolsa falta una de las { $wanted } piezas. Termina antes una partida con cartas, o haz que se rellene la bolsa.
        [many] En la bolsa faltan { $missing } de las { $wanted } piezas. Termina antes una partida con cartas, o haz que se rellene la bolsa.
       *[other] En la bolsa faltan { $missing } de las { $wanted } piezas. Termina antes una partida con cartas, o haz que se rellene la bolsa.
    }
cutterland-option-illegal-first-absent = No existe el asiento { $first } en una mesa de { $seats }. Elige otro primer jugador.

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
cutterland-points-penalty = corte de más { $points }
cutterland-points-none = nada puntúa todavía

cutterland-kind-kraken = Krakens
cutterland-kind-goblin = Goblins
cutterland-kind-centaur = Centauros
cutterland-kind-dragon = Dragones
cutterland-kind-turtle = Tortugas
cutterland-kind-frog = Ranas
cutterland-kind-bonus = Fichas sin usar
cutterland-kind-penalty = Corte de más
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

cutterland-cards = Se reparten ocultas estas { $n } cartas; `/{ command-cards-name }` las muestra de nuevo.
cutterland-cards-hidden = Las cartas de esta partida no se mostraron antes de repartirlas: eso es para las sesiones de torneo (**{ lobby-options }** en una sala).
cutterland-alt-cards = Las { $n } cartas de esta partida, en el orden del pack: { $cards }.
cutterland-session-won = { $name } gana la sesión con { $points } PV
cutterland-session-place = **{ $place }.** { $name }: { $points } PV ({ $first } + { $second })
cutterland-session-survivors = { $n ->
    [one] un superviviente
    [many] { $n } supervivientes
   *[other] { $n } supervivientes
} en la segunda partida
cutterland-session-turn = primero en cortar en el turno { $turn } de ella

## The bag

cutterland-bag = La bolsa: { $pack }
cutterland-bag-pieces =
    { $n ->
        [one] Una pieza
        [many] { $n } piezas
       *[other] { $n } piezas
    }, { $squares ->
        [one] una casilla
        [many] { $squares } casillas
       *[other] { $squares } casillas
    } en total.
cutterland-bag-contents = En ellas: { $contents }.
cutterland-bag-enough = Bastan para una partida de { $seats } jugadores: `/{ command-new-name }` y luego **{ lobby-options }**.
cutterland-bag-short = { $missing ->
        [one] Falta una pieza
        [many] Faltan { $missing } piezas
       *[other] Faltan { $missing } piezas
    } para una partida; cada partida terminada añade las suyas, o haz que se rellene la bolsa (**{ lobby-options }** en una sala).
cutterland-bag-filled =
    { $n ->
        [one] La bolsa se rellenó para esta partida: un jugador virtual cortó una pieza para ella.
        [many] La bolsa se rellenó para esta partida: un jugador virtual cortó { $n } piezas para ella.
       *[other] La bolsa se rellenó para esta partida: un jugador virtual cortó { $n } piezas para ella.
    }
cutterland-bag-left =
    { $n ->
        [0] La bolsa está vacía.
        [one] Queda una pieza en la bolsa.
        [many] Quedan { $n } piezas en la bolsa.
       *[other] Quedan { $n } piezas en la bolsa.
    }
cutterland-stage-drawn = Turno { $turn } de { $turns } · { $active } ha sacado estas piezas

## Looking back

cutterland-hindsight-tokens =
    { $lost ->
        [0] { $sure ->
            [true] **Fichas.** { $you ->
                [yes] Lograste
               *[no] { $name } logró
            } { $points } PV, y ningún otro uso de las fichas habría dado más.
           *[false] **Fichas.** { $you ->
                [yes] Lograste
               *[no] { $name } logró
            } { $points } PV, y no se encontró un uso mejor de las fichas.
        }
       *[other] **Fichas.** { $you ->
            [yes] Lograste
           *[no] { $name } logró
        } { $points } PV; se { $best ->
            [one] podía { $best }
            [many] podían { $best }
           *[other] podían { $best }
        } ({ $kinds }):
        { $layout }
    }
cutterland-hindsight-numbered = { $spot } **({ $number })**
cutterland-hindsight-nothing = sin usar fichas
cutterland-hindsight-title = { $you ->
        [yes] Podías lograr { $points } PV
       *[no] { $name }: se podían { $points } PV
    }
cutterland-hindsight-unused = **Fichas.** La partida terminó antes de que { $you ->
        [yes] usaras
       *[no] { $name } usara
    } alguna.
cutterland-hindsight-none = **Elecciones.** Ningún otro corte, pieza ni lugar habría sido claramente mejor para { $you ->
        [yes] ti
       *[no] { $name }
    }, según el jugador virtual más fuerte.
cutterland-hindsight-take = **La elección que más costó.** En el turno { $turn } { $you ->
        [yes] elegiste
       *[no] { $name } eligió
    } la pieza { $did }. La pieza { $better } ({ $contents }) en { $cell }, { $turned }, valía { $points ->
        [one] más o menos un punto
        [many] unos { $points } puntos
       *[other] unos { $points } puntos
    } más, según el jugador virtual más fuerte.
cutterland-hindsight-lay = **La elección que más costó.** En el turno { $turn } { $you ->
        [yes] colocaste
       *[no] { $name } colocó
    } la pieza { $did } en { $at }. La pieza { $better } en { $cell }, { $turned }, valía { $points ->
        [one] más o menos un punto
        [many] unos { $points } puntos
       *[other] unos { $points } puntos
    } más, según el jugador virtual más fuerte.
cutterland-hindsight-cut = **La elección que más costó.** En el turno { $turn } { $you ->
        [yes] cortaste
       *[no] { $name } cortó
    } la carta { $card } en `{ $did }`{ $suggested ->
        [yes] , como se sugería. Mirando más, se ve que cortarla en
       *[no] . Cortarla en
    } `{ $better }` valía { $points ->
        [one] más o menos un punto
        [many] unos { $points } puntos
       *[other] unos { $points } puntos
    } más, tal como el jugador virtual más fuerte cree que elegirían todos.
cutterland-hindsight-discard = **La elección que más costó.** En el turno { $turn } { $you ->
        [yes] retiraste
       *[no] { $name } retiró
    } { $n ->
        [one] la pieza { $did }. Retirar la pieza { $better }
        [many] las piezas { $did }. Retirar las piezas { $better }
       *[other] las piezas { $did }. Retirar las piezas { $better }
    } valía { $points ->
        [one] más o menos un punto
        [many] unos { $points } puntos
       *[other] unos { $points } puntos
    } más, tal como el jugador virtual más fuerte cree que elegirían todos.
cutterland-hindsight-alt = { $you ->
        [yes] Tu tierra
       *[no] La tierra de { $name }
    } en el turno { $turn }, con la pieza { $piece } donde mejor estaba: { $cells }.

## Records

cutterland-record-turn = Turno { $turn } de { $turns }: corta el asiento { $number }
cutterland-record-drawn = Turno { $turn } de { $turns }: saca piezas el asiento { $number }
cutterland-log-turn = Turno { $turn } de { $turns }: corta { $name }
cutterland-log-drawn = Turno { $turn } de { $turns }: saca piezas { $name }
cutterland-record-end = Se usan las fichas

## The board

cutterland-stage-cut = Turno { $turn } de { $turns }
cutterland-stage-build = Tras la última carta
cutterland-stage-discard = Turno { $turn } de { $turns } · { $active } ha cortado esta carta
cutterland-stage-take = Turno { $turn } de { $turns } · { $active } ha cortado esta carta
cutterland-stage-lay = Turno { $turn } de { $turns } · { $active } ha cortado esta carta
cutterland-stage-resolve = Todas las cartas están cortadas. Ahora cada uno coloca sus fichas de bonificación, en secreto.
cutterland-stage-over = La partida ha terminado.
cutterland-stage-ended = La partida ha terminado antes de tiempo.

cutterland-duty-cut = ✂️ { $name } corta una carta en { $pieces } piezas.
cutterland-duty-discard =
    { $surplus ->
        [one] ✂️ { $name } retira la pieza que sobra.
        [many] ✂️ { $name } retira las { $surplus } piezas que sobran.
       *[other] ✂️ { $name } retira las { $surplus } piezas que sobran.
    }
cutterland-duty-take = 👉 { $name } elige una pieza.
cutterland-duty-lay =
    { $n ->
        [one] 🧩 { $name } coloca la pieza { $laying }.
        [many] 🧩 { $name } coloca las piezas { $laying }.
       *[other] 🧩 { $name } coloca las piezas { $laying }.
    }
cutterland-duty-resolve =
    { $owned ->
        [0] 🏰 { $name } elige lo que devoran los dragones.
       *[other] 🏰 { $name } puede colocar { $tokens }.
    }
cutterland-then = Después { $names }.
cutterland-duties-lay = 🧩 { $names } colocan sus piezas.
cutterland-duties-resolve = 🏰 { $names } colocan sus fichas en secreto.
cutterland-my-move = Mi jugada

cutterland-final-winner = 🏆 ¡{ $name } gana con { $points } PV!
cutterland-final-shared = 🏆 ¡{ $names } y { $last } comparten la victoria con { $points } PV!
cutterland-final-claimed = 🏆 Gana { $name }: todos los demás han abandonado.
cutterland-final-nobody = Nadie gana. Hasta aquí habían crecido las tierras.
cutterland-final-place =
    { $place ->
        [1] **Primer puesto:** { $name }, { $points } PV
        [2] **Segundo puesto:** { $name }, { $points } PV
        [3] **Tercer puesto:** { $name }, { $points } PV
       *[4] **Cuarto puesto:** { $name }, { $points } PV
    }
cutterland-final-ties = -# Los supervivientes deshacen empates.
cutterland-final-survivors =
    { $n ->
        [one] ({ $n } criatura superviviente)
        [many] ({ $n } criaturas supervivientes)
       *[other] ({ $n } criaturas supervivientes)
    }

## Panels

cutterland-panel-cut = ### Corta una carta en { $pieces } piezas
cutterland-cut-order =
    { $seats ->
        [2] Tu rival elige primero una pieza, y después tú.
       *[other] Los demás eligen primero, y la última pieza es tuya.
    }
cutterland-cut-about =
    { $seats ->
        [2] Cortas una carta en { $pieces } piezas. Tu rival elige una, después tú, y luego cada uno otra más. Que te guste cualquiera de ellas.
       *[other] Cortas una carta en { $pieces } piezas. Los demás eligen primero, y tú te quedas la última. Que te guste cualquiera de ellas.
    }
cutterland-panel-overcut = Puedes cortar más de { $pieces } piezas. Entonces el jugador de tu derecha retira las que sobran, y al final pierdes 3 PV.
cutterland-cut-presses = La casilla que pulsas se separa, junto con las que hay hasta su pieza; púlsala otra vez para devolverla. Lo que dejas también es una pieza. Las piezas ya llevan las letras que tendrán en el tablero.
cutterland-cut-card = Carta { $card }
cutterland-panel-editor = ### Corta la carta { $card } en { $pieces } piezas
cutterland-cut-begin = Pulsa casillas para separar una pieza. Lo que dejes es la última.
cutterland-cut-few = Las casillas que pulses van a la pieza **{ $letter }**. Luego: **{ cutterland-cut-next }**
cutterland-cut-new = Pulsa las casillas de la próxima pieza.
cutterland-cut-whole = ✓ Puedes cortar. Las casillas que pulses van a la pieza **{ $letter }**.
cutterland-cut-apart =
    { $n ->
        [one] ⚠️ La pieza { $pieces } no está unida: sus casillas deben compartir lados.
        [many] ⚠️ Las piezas { $pieces } no están unidas: las casillas deben compartir lados.
       *[other] ⚠️ Las piezas { $pieces } no están unidas: las casillas deben compartir lados.
    }
cutterland-cut-many = ⚠️ Son { $n } piezas, y el máximo es { $most }. Devuelve algunas casillas.
cutterland-cut-wrong = ⚠️ `{ $text }`: { $why }
cutterland-cut-overcut =
    { $surplus ->
        [one] ⚠️ Sobra una pieza: eso te cuesta 3 PV.
        [many] ⚠️ Sobran { $surplus } piezas: eso te cuesta 3 PV.
       *[other] ⚠️ Sobran { $surplus } piezas: eso te cuesta 3 PV.
    }
cutterland-cut-confirm = ✂️ Cortar
cutterland-cut-suggest = Sugerir
cutterland-cut-suggest-other = Otro corte
cutterland-cut-next = Otra ▸
cutterland-cut-shape = Mismo corte
cutterland-cut-type = Texto…
cutterland-cut-clear = Borrar
cutterland-cut-other = Otra carta
cutterland-form-cut = Cortar la carta { $card }
cutterland-form-cut-label = Casillas de cada una de las { $pieces } piezas
cutterland-form-cut-hint = p. ej. { $example }: lo que queda es la última pieza

cutterland-panel-discard =
    { $n ->
        [one] ### Retira { $n } pieza
        [many] ### Retira { $n } piezas
       *[other] ### Retira { $n } piezas
    }
cutterland-discard-status =
    { $n ->
        [one] { $active } ha cortado una pieza de más. Pulsa la que sale del juego.
        [many] { $active } ha cortado { $n } piezas de más. Pulsa las que salen del juego.
       *[other] { $active } ha cortado { $n } piezas de más. Pulsa las que salen del juego.
    }
cutterland-discard-piece =
    { $out ->
        [yes] ✂️ { $letter }
       *[no] Pieza { $letter }
    }
cutterland-discard-none =
    { $n ->
        [one] Falta retirar una
        [many] Falta retirar { $n }
       *[other] Falta retirar { $n }
    }
cutterland-discard-confirm = Retirar { $pieces }

cutterland-panel-take = ### Elige una pieza
cutterland-take-press = Pulsa la letra de una pieza.
cutterland-hold-overlap = ⚠️ **{ $letter } en { $cell }** tapa tu tierra.
cutterland-hold-apart = ⚠️ **{ $letter } en { $cell }** no toca tu tierra.
cutterland-take-lay = Elegir y colocar
cutterland-take-begins = Con ella empieza tu tierra.
cutterland-take-later = -# Después de ti: { $names }.
cutterland-take-best = mejor lugar ahora: { $cell }, { $turned }, { $points } PV ({ $gain })
cutterland-hold-at = **{ $letter } en { $cell }**: { $now } → **{ $after }** PV ({ $gain })
cutterland-hold-rank =
    { $number ->
        [1] **{ $letter } en { $cell }**, { $turned }: el mejor de { $n ->
            [one] un lugar
            [many] { $n } lugares
           *[other] { $n } lugares
        }.
       *[other] **{ $letter } en { $cell }**, { $turned }: lugar { $number } de { $n }.
    }
cutterland-take-gain = { $gain }, fichas { $tokens }
cutterland-take-untried = En esta mesa nadie prueba una pieza en su tierra antes de elegirla.
cutterland-take-nowhere = { $letter } no cabe en tu tierra: solo te quedarías sus fichas de bonificación.

cutterland-panel-lay =
    { $n ->
        [one] ### Coloca la pieza { $letter }
        [many] ### Coloca la pieza { $letter }, después la { $other }
       *[other] ### Coloca la pieza { $letter }, después la { $other }
    }
cutterland-hunt-now = 🦴 La caza, tal como está. { $prey }
cutterland-lay-nearest = Cerca: { $cell }
cutterland-lay-nowhere = La pieza { $letter } aún no tiene sitio. Coloca antes la otra pieza: puede hacerle hueco.
cutterland-lay-menu =
    { $n ->
        [one] { $n } lugar
        [many] Los mejores de { $n } lugares
       *[other] Los mejores de { $n } lugares
    }
cutterland-lay-not-here = { $cell }: ahí no puede estar
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
    Tienes { $tokens }. Usa las que quieras: cada una que sobre vale 1 PV. Los huesos marcan lo que devorarán tus depredadores.
    -# Una **torre** salva a la criatura sobre la que está. Un **muro** separa dos casillas. Un **puente** sobre una casilla o un espacio vacío une las dos que hay a sus extremos. `/{ command-build-name }` hace lo mismo.
cutterland-build-spot =
    { $kind ->
        [tower] Torre en { $cell }
        [wall] Muro { $cell }
       *[bridge] Puente { $cell }
    }
cutterland-build-held = **{ $token }**: { $now } → **{ $after }** PV ({ $gain })
cutterland-build-built = **{ $points } PV** ({ $gain } con lo construido).
cutterland-build-none = **{ $points } PV**. Ninguna ficha sola da más.
cutterland-build-suggested =
    { $found ->
        [use-yes] 💡 **{ $points } PV**: nada da más.
        [use-no] 💡 **{ $points } PV**: lo mejor que encontré.
        [none-yes] 💡 **{ $points } PV**: guarda tus fichas.
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
        [0] **Sobran:** ninguna
       *[other] **Sobran:** { $tokens } (1 PV cada una)
    }
cutterland-layout-points = **{ $points } PV**: { $kinds }
cutterland-layout-compared = **{ $points } PV** ({ $gain } frente a no construir nada): { $kinds }
cutterland-layout-choice =
    { $count ->
        [one] En el área de { $cell } tus dragones devoran { $count } de { $prey }. Se muestra lo que menos te cuesta; elige otra presa en el menú.
        [many] En el área de { $cell } tus dragones devoran { $count } de { $prey }. Se muestra lo que menos te cuesta; elige otras presas en el menú.
       *[other] En el área de { $cell } tus dragones devoran { $count } de { $prey }. Se muestra lo que menos te cuesta; elige otras presas en el menú.
    }
cutterland-layout-chosen = En el área de { $cell } tus dragones devoran { $count } de { $prey }, como has elegido.
cutterland-layout-given = En el área de { $cell } tus dragones devoran { $eaten }, si no eliges otra cosa: pueden con { $prey }.
cutterland-layout-confirm = Confirmar
cutterland-layout-confirm-none = Conservar
cutterland-layout-form = Escribir…
cutterland-layout-clear = Borrar
cutterland-form-layout = Coloca tus fichas de bonificación
cutterland-form-layout-label = Todo tu plan
cutterland-form-layout-hint = Por ejemplo { $example }
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
cutterland-form-goto-hint = Por ejemplo M14
cutterland-panel-committed =
    ### Faltan por construir: { $names }
    Tu construcción está confirmada y hasta entonces es secreta.
cutterland-recall = Deshacer

cutterland-waiting-cut = ### Esperando el corte de { $names }
cutterland-waiting-discard = ### Esperando a que { $names } retire piezas
cutterland-waiting-take = ### Esperando a que { $names } elija
cutterland-waiting-lay = ### Faltan por colocar: { $names }
cutterland-waiting-resolve = ### Faltan por construir: { $names }
cutterland-panel-over = En esto se ha convertido tu tierra.
cutterland-standing = **{ $points } PV** por ahora: { $kinds }
cutterland-standing-tokens = -# Fichas de bonificación por ahora: { $tokens }
cutterland-land-empty = Tu tierra empieza con la primera pieza que consigas.
cutterland-land-begins = La pieza { $letter } es tuya. Tu tierra empieza con ella en cuanto todos hayan elegido.
cutterland-you = **tú**

## Looking

cutterland-hand =
    { $n ->
        [0] Has cortado todas tus cartas.
        [one] Tu última carta
        [many] Tus { $n } cartas, solo para tus ojos
       *[other] Tus { $n } cartas, solo para tus ojos
    }
cutterland-land-none = { $name } aún no tiene tierra. Empieza con la primera pieza.
cutterland-land-tokens = -# Fichas de bonificación: { $tokens }

## The hunt, step by step

cutterland-hunt = La caza
cutterland-hunt-head = La caza en la tierra de { $name } ({ $step } de { $steps })
cutterland-hunt-layout = Esto es lo que se construyó antes de la caza.
cutterland-hunt-krakens = **Primero los krakens:** cada uno devora a todas las criaturas de al lado y de sus esquinas, 2 PV por cada una.
cutterland-hunt-dragons = **Después los dragones que quedan:** cada uno devora una criatura de su propia área.
cutterland-hunt-nothing = No hay nada para ellos.
cutterland-hunt-points = Eso da { $points } PV.
cutterland-hunt-score =
    { $n ->
        [0] **No queda ninguna criatura.**
        [one] **Queda una criatura**, y solo cuenta lo que sobrevive.
        [many] **Quedan { $n } criaturas**, y solo cuenta lo que sobrevive.
       *[other] **Quedan { $n } criaturas**, y solo cuenta lo que sobrevive.
    }
cutterland-hunt-back = ◀ Atrás
cutterland-hunt-on = Sigue ▶

## Suggestions while typing, at most 100 characters

cutterland-suggest-card = Carta { $card }: { $contents }
cutterland-suggest-cut = { $sizes }: listo
cutterland-suggest-piece = { $letter } · { $piece }
cutterland-suggest-discard = { $pieces }: listo
cutterland-suggest-no-card = No tienes ninguna carta { $typed } en la mano.
cutterland-suggest-no-piece = No hay ninguna pieza { $typed } para elegir.
cutterland-suggest-build = Listo: { $points } PV ({ $gain }). Lo confirmas en el paso siguiente.
cutterland-suggest-build-nothing = No construir nada (sobran: { $tokens })

## What has happened

cutterland-deed-cut = { $name } cortó una carta: { $pieces }.
cutterland-deed-overcut = { $name } cortó una carta en demasiadas piezas y pierde { $penalty } PV: { $pieces }.
cutterland-deed-drawn = { $name } sacó { $n } piezas de la bolsa.
cutterland-deed-discarded =
    { $n ->
        [one] { $name } retiró la pieza { $pieces }.
        [many] { $name } retiró las piezas { $pieces }.
       *[other] { $name } retiró las piezas { $pieces }.
    }
cutterland-deed-taken = { $name } eligió la pieza { $piece }.
cutterland-deed-left = A { $name } le quedó la pieza { $piece }.
cutterland-deed-laid = { $name } colocó la pieza { $piece }.
cutterland-deed-lost = La pieza { $piece } no cabe en la tierra de { $name } y sale del juego.
cutterland-deed-committed = { $name } ha confirmado un plan.
cutterland-deed-recalled = { $name } recuperó su plan.
cutterland-deed-revealed = Todos los planes están a la vista, y los depredadores cazan.
cutterland-deed-ended =
    { $n ->
        [one] { $names } gana con { $points } PV.
        [many] { $names } comparten la victoria con { $points } PV.
       *[other] { $names } comparten la victoria con { $points } PV.
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
cutterland-alt-drawn = Las piezas que se sacaron.
cutterland-alt-left = Aún en ninguna pieza: { $squares }.
cutterland-alt-piece = Pieza { $letter }: { $squares }{ $fate }.
cutterland-fate-removed = , retirada
cutterland-fate-taken = , para { $name }
cutterland-alt-land =
    { $n ->
        [one] La tierra de { $name }: { $n } casilla, { $points } PV.
        [many] La tierra de { $name }: { $n } casillas, { $points } PV.
       *[other] La tierra de { $name }: { $n } casillas, { $points } PV.
    }
# A replay's alt text begins so; $alt is that of the picture it ends with.
cutterland-alt-replay = Una imagen animada en { $n } pasos: se colocan las piezas una tras otra, la más nueva con contorno; al final, la caza. Termina así: { $alt }
cutterland-alt-land-empty = { $name } aún no tiene tierra.
cutterland-alt-land-contents = En ella: { $contents }.
cutterland-alt-fresh = Nuevo desde la última vez: { $cells }.
cutterland-alt-land-points = Puntos: { $points }.
cutterland-alt-towers = Torres: { $cells }.
cutterland-alt-walls = Muros: { $cells }.
cutterland-alt-bridges = Puentes: { $cells }.
cutterland-devoured-krakens = Presas de los krakens: { $creatures }.
cutterland-devoured-dragons = Presas de los dragones: { $creatures }.
cutterland-alt-area =
    { $n ->
        [one] Un área de { $terrain } de { $n } casilla en { $cell }: { $points }.
        [many] Un área de { $terrain } de { $n } casillas desde { $cell }: { $points }.
       *[other] Un área de { $terrain } de { $n } casillas desde { $cell }: { $points }.
    }
cutterland-alt-ghost =
    { $legal ->
        [yes] La pieza { $letter } sobre { $cell }, { $turned }.
       *[no] La pieza { $letter } sobre { $cell }, { $turned }, donde no puede ir.
    }
cutterland-alt-bag =
    { $n ->
        [one] El único tipo de pieza de la bolsa.
        [many] { $left ->
            [0] Los { $n } tipos de piezas de la bolsa, primero los más grandes.
           *[other] Los { $n } tipos de piezas más grandes de la bolsa; hay { $left } más.
        }
       *[other] { $left ->
            [0] Los { $n } tipos de piezas de la bolsa, primero los más grandes.
           *[other] Los { $n } tipos de piezas más grandes de la bolsa; hay { $left } más.
        }
    }
cutterland-alt-end = Una imagen animada: lo que se construyó, los krakens y dragones que van por sus presas y el recuento de los puntos.
cutterland-alt-final =
    { $place ->
        [1] Primer puesto: { $name }, { $points } PV ({ $kinds }).
        [2] Segundo puesto: { $name }, { $points } PV ({ $kinds }).
        [3] Tercer puesto: { $name }, { $points } PV ({ $kinds }).
       *[4] Cuarto puesto: { $name }, { $points } PV ({ $kinds }).
    }

## The lesson

cutterland-learn-begin = Empezamos
cutterland-learn-goal =
    {""}**Construye la tierra con más puntos de victoria (PV).** Una y otra vez alguien corta una carta, cada uno elige una pieza y la coloca en su propia tierra. Las criaturas dan puntos. Al final los depredadores devoran algunas.

    Hay tres terrenos: **llanura** (verde), **páramo** (amarillo) y **humedal** (azul). Las casillas contiguas del mismo terreno forman un **área**. Así es una tierra:
cutterland-learn-cut =
    {""}**Tú cortas.** Divide la carta en tres piezas cuyas casillas compartan lados. Los demás eligen antes que tú, y la última pieza es tuya: que puedas vivir con cualquiera.

    Pulsa casillas para separar una pieza, y **{ cutterland-cut-next }** antes de las de otra; lo que dejes es la última. O pulsa **{ cutterland-cut-suggest }**. Después pulsa **{ cutterland-cut-confirm }**.
cutterland-learn-cut-done = ✓ **Cortada.** Ahora elegirían los demás. A continuación es al revés.
cutterland-learn-choose =
    {""}**Tú eliges.** Otra persona ha cortado esta carta, y te toca elegir primero. Pulsa una letra para ver esa pieza sobre tu tierra, donde más da. Una tortuga en tu tierra da 10 PV. Elige y coloca la pieza que más da.
cutterland-learn-choose-wrong = Con esa pieza tu tierra tendría como mucho { $points } PV; otra da { $best }. Elige la pieza que más da.
cutterland-learn-choose-done = ✓ **Elegida:** bien colocada, lleva tu tierra a { $points } PV. Su símbolo de torre te ha dado una torre para el final de la partida.
cutterland-learn-lay =
    {""}**Solo colocas** cuando te queda la última pieza de tu propia carta. Tiene que compartir un lado con tu tierra; gírala como quieras. Aquí su dragón comparte el páramo con tu goblin y lo devoraría. Apártala con las flechas o pulsa **{ cutterland-lay-best }**. Después colócala.
cutterland-learn-lay-wrong = Ahí tu tierra tiene { $points } PV, y { $best } son fáciles de lograr: aleja el dragón del páramo del goblin. **{ cutterland-lay-best }** muestra un lugar.
cutterland-learn-lay-done = ✓ **Colocada:** esa tierra tenía { $points } PV. Aquí hay otra, al final de una partida.
cutterland-learn-tower =
    {""}**Tras la última carta colocas tus fichas de bonificación**, en secreto. Un kraken devora toda criatura a su alrededor, también en sus esquinas, y da 2 PV por cada una. Pero tu tortuga vale 10. Una **torre** protege a la criatura sobre la que está: llévala a la tortuga con las flechas y pulsa **{ cutterland-key-put }** y después **{ cutterland-layout-confirm }**.
cutterland-learn-tower-wrong = Eso da { $points } PV, y se pueden lograr { $best }. Lleva la torre a la tortuga en M13 y pulsa **{ cutterland-key-put }** y después **{ cutterland-layout-confirm }**.
cutterland-learn-tower-done = ✓ **A salvo:** esa tierra tenía { $points } PV. Las fichas que no usas dan 1 PV cada una. Aquí hay otra tierra.
cutterland-learn-bridge =
    {""}**Una ficha es un muro o un puente, lo que te haga falta.** Un muro separa dos casillas. Un puente sobre una casilla une las dos de sus extremos, como si estuvieran juntas. Dos goblins en un área dan 5 PV, cuatro dan 14. Lleva el puente a O13, entre ellos, y pulsa **{ cutterland-key-put }** y después **{ cutterland-layout-confirm }**.
cutterland-learn-bridge-wrong = Eso da { $points } PV, y se pueden lograr { $best }. Lleva el puente a O13, la casilla de humedal entre los goblins, y pulsa **{ cutterland-key-put }** y después **{ cutterland-layout-confirm }**.
cutterland-learn-bridge-done = ✓ **Unidos:** los cuatro goblins vivían en un área, y esa tierra tenía { $points } PV. Aquí hay otra tierra.
cutterland-learn-hunt =
    {""}**Después cazan los depredadores, quieras o no.** Primero los krakens: el tuyo devora la rana de al lado, y eso es bueno, porque una rana viva cuesta 2 PV. Después cada dragón devora una criatura de su propia área, y tú eliges cuál. El tuyo le ha echado el ojo al goblin: elige en el menú la **rana** y confirma.
cutterland-learn-hunt-wrong = Así te quedan { $points } PV, y se pueden lograr { $best }: que el dragón devore la rana de O15. Elígela en el menú y confirma.
cutterland-learn-hunt-done = ✓ **Buena caza.** El goblin vive.
cutterland-learn-score = **El final.** Solo dan puntos las criaturas que sobreviven, y los krakens por lo que devoraron. Gana quien tenga más PV. Así termina cada partida:
cutterland-learn-bye =
    {""}**Eso es todo lo que hace falta.** `/{ command-new-name }` con { option-players-name } 3 y { option-computers-name } 2 empieza enseguida una partida contra dos jugadores virtuales. `/{ command-rules-name }` tiene los detalles, `/{ command-help-name }` todo lo demás.

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
cutterland-text-slot = `--` sin casilla
cutterland-text-held = `(pC)` la pieza que tienes en la mano
cutterland-text-covered = `!` tapa una casilla de tu tierra
cutterland-text-near = `~` el lugar más cercano donde puede ir
cutterland-text-cursor = `>` aquí estás
cutterland-text-fresh = `+` nuevo desde tu última visita
cutterland-text-tower = `^` detrás de una casilla: una torre
cutterland-text-bones = `x` devorada

## What was typed or pressed means nothing

cutterland-bad-control = Ese control es de una decisión anterior. Pulsa **Mi jugada** para ver qué puedes hacer ahora.
cutterland-no-hints = Esta partida no tiene pistas: quien la creó las quitó. Decide por tu cuenta.
cutterland-bad-empty = No has escrito nada. Escribe las casillas de cada pieza, como `ABEF CDGH`.
cutterland-bad-card = Indica la carta por su número, como 2. `/{ command-hand-name }` muestra tus cartas.
cutterland-bad-pieces = Indica las piezas por sus letras, como `B D`.
cutterland-bad-cell = `{ $text }` no es una celda. Escribe una letra de columna y un número de fila, como M14.
cutterland-bad-prey = La elección de tus dragones ha cambiado desde que se mostró ese menú. Elige de nuevo.
cutterland-bad-turns = Los cuartos de vuelta son 0, 1, 2 o 3.
cutterland-bad-nothing-to-lay = Ahora no tienes ninguna pieza que colocar.
cutterland-bad-which-piece = Tienes dos piezas por colocar. Di cuál, { $first } o { $second }, por ejemplo `{ $first } M14`.
cutterland-bad-not-building = Las fichas de bonificación se colocan una vez, tras la última carta. Aún no es el momento, o ya has confirmado.
cutterland-bad-step = La caza tiene { $steps } pasos. Escribe un número del 1 al { $steps }.
cutterland-bad-hunt = La caza se puede mirar cuando todos han confirmado sus planes.
cutterland-bad-seat = En esta mesa hay { $seats } asientos. Elige a uno de sus jugadores.

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
cutterland-plan-only = Solo elegir
cutterland-plan-lay-too = Colocar también
cutterland-plan-spots = Cambiar lugares
cutterland-plan-laying = ### Plan: dónde va { $letter }
cutterland-plan-cutting = -# Tu próximo corte. Nadie lo ve antes de que te toque.
cutterland-plan-whole = ◀ Plan
cutterland-plan-note = Añadir
cutterland-plan-cut = La próxima carta la cortas tú.
cutterland-plan-cut-make = Preparar mi corte
cutterland-plan-cut-change = Cambiar mi corte
cutterland-plan-cut-leave = Quitar el corte
cutterland-plan-then = ### Plan: después de tu corte
cutterland-plan-then-make = Planear sus piezas
cutterland-plan-then-change = Cambiar lo que sigue
cutterland-plan-build = Tu tierra ya está completa: si quieres, coloca ahora tus fichas.
cutterland-plan-build-make = Colocar mis fichas
cutterland-plan-build-change = Cambiar mis fichas
cutterland-plan-build-leave = Quitar las fichas
cutterland-plan-building = -# Tus fichas para el final. Nadie las ve antes de que todos hayan colocado las suyas.
cutterland-plan-place =
    { $cell }{ $turns ->
        [0] {""}
        [1] {" "}↻
        [2] {" "}↻↻
       *[3] {" "}↺
    }{ $gain ->
        [none] {""}
       *[other] {" "}({ $gain })
    }
cutterland-plan-told-take = elegir { $letter }
cutterland-plan-told-lay = elegir { $letter } y colocarla en { $place }
cutterland-plan-told-left = si { $letter } es tuya: { $place }
cutterland-plan-told-own = colocar { $letter } en { $place }
cutterland-plan-told-cut = tu corte: la carta { $card } en { $pieces }
cutterland-plan-told-after = después de ese corte: { $line }
cutterland-plan-told-build =
    { $layout ->
        [none] tus fichas: ninguna
       *[other] tus fichas: { $layout }
    }

## Refusals of the rules: what is wrong and what to do

cutterland-refusal-other = Las reglas no lo permiten. Pulsa **Mi jugada** para ver qué puedes hacer ahora.
cutterland-refusal-wrong-phase =
    { $phase ->
        [cut] Ahora se está cortando una carta. Espera a que haya piezas, o pulsa **Mi jugada** si te toca.
        [discard] Ahora se retiran las piezas que sobran. Después eligen los demás.
        [take] Ahora se eligen las piezas. Pulsa **Mi jugada** para ver si te toca.
        [lay] Ahora cada uno coloca las piezas que consiguió. Pulsa **Mi jugada** para ver las tuyas.
        [resolve] Todas las cartas están cortadas: ahora se colocan las fichas de bonificación. Pulsa **Mi jugada** para colocar las tuyas.
       *[over] Esta partida ha terminado. `/{ command-new-name }` abre otra.
    }
cutterland-refusal-not-your-turn =
    { $phase ->
        [cut] No te toca cortar. Se te llamará cuando te toque.
        [take] No te toca elegir. Se te llamará cuando te toque.
        [lay] Ya has colocado todas tus piezas. Los demás siguen en ello.
        [resolve] Ya has confirmado tu plan. `/{ command-recall-name }` lo recupera mientras otros aún construyen.
       *[other] No te toca. Se te llamará cuando te toque.
    }
cutterland-refusal-nothing-to-recall = No hay ningún plan tuyo que recuperar. Cuando todos han confirmado, se queda.
cutterland-refusal-card-unknown = No recibiste ninguna carta { $card }: tus cartas van numeradas del 1 al { $cards }. `/{ command-hand-name }` las muestra.
cutterland-refusal-card-spent = La carta { $card } ya está cortada. `/{ command-hand-name }` muestra las que te quedan.
cutterland-refusal-card-shape = Una carta tiene tres filas de cuatro casillas. Escribe las doce.
cutterland-refusal-card-icons = La carta tiene { $icons } símbolos, y debe tener exactamente { $wanted }.
cutterland-refusal-card-terrain =
    La carta no tiene { $terrain ->
        [plains] llanura
        [moor] páramo
       *[wetland] humedal
    }. Toda carta tiene los tres terrenos.
cutterland-refusal-cut-letter = `{ $letter }` no es una casilla de una carta. Usa las letras de la A a la L.
cutterland-refusal-cut-range = `{ $text }` no es un rango de casillas. Escribe antes la letra menor, como A-D.
cutterland-refusal-cut-twice = La casilla { $letter } aparece dos veces. Déjala en una sola pieza.
cutterland-refusal-cut-few =
    { $groups ->
        [one] Has indicado { $groups } pieza y hacen falta { $least }. Indícalas todas, o todas menos una: lo que sobra es la última pieza.
        [many] Has indicado { $groups } piezas y hacen falta { $least }. Indícalas todas, o todas menos una: lo que sobra es la última pieza.
       *[other] Has indicado { $groups } piezas y hacen falta { $least }. Indícalas todas, o todas menos una: lo que sobra es la última pieza.
    }
cutterland-refusal-cut-many = Son { $groups } piezas, y no puede haber más de { $most }. Une algunas.
cutterland-refusal-cut-left-out = Sin pieza: { $letters }. Da cada una de estas casillas a una pieza.
cutterland-refusal-cut-apart = Las casillas { $group } no están unidas. Las casillas de una pieza deben compartir lados; las esquinas no sujetan.
cutterland-refusal-cut-empty = Una de las piezas no tiene casillas. Quítala o dale alguna.
cutterland-refusal-plan-line = Escribe en una línea lo que ocurre, en orden: `take B; place B M14 1; cut 2 ABEF CDGH IJKL; place A M16 0`. Puede empezar más tarde; primero se elige, y tras tu propio corte van sus piezas.
cutterland-refusal-plan-no-choice = Ahora no te toca elegir ninguna pieza; quita `take`.
cutterland-refusal-plan-no-lay = Ahora no te quedan piezas por colocar. Quita `place`.
cutterland-refusal-plan-untried = En esta mesa no se colocan piezas antes de elegirlas: ordénalas, y coloca la tuya después.
cutterland-refusal-plan-no-cut = No eres quien corta la próxima carta, así que aún no se puede planear un corte.
cutterland-refusal-plan-no-build = Te quedan piezas por colocar antes que tus fichas. Di en la misma línea adónde van, o quita `resolve`.
cutterland-refusal-piece-unknown = No hay ninguna pieza `{ $piece }`. Las piezas van de la A a la { $last }.
cutterland-refusal-piece-twice = La pieza { $piece } aparece dos veces. Indica cada pieza una vez.
cutterland-refusal-piece-taken = La pieza { $piece } ya está elegida. Elige otra.
cutterland-refusal-piece-discarded = La pieza { $piece } ha salido del juego. Elige otra.
cutterland-refusal-piece-laid = Ya has colocado la pieza { $piece }. Lo colocado no se mueve nunca.
cutterland-refusal-piece-not-yours = La pieza { $piece } no es tuya. Coloca la que elegiste.
cutterland-refusal-piece-empty = Una pieza tiene al menos una casilla.
cutterland-refusal-piece-large = Una pieza cabe en una carta de tres filas y cuatro columnas. Hazla más pequeña.
cutterland-refusal-piece-apart = Las casillas de la pieza no están unidas. Deben compartir lados; las esquinas no sujetan.
cutterland-refusal-discard-count =
    { $wanted ->
        [one] Indica exactamente { $wanted } pieza que retirar; has indicado { $named }.
        [many] Indica exactamente { $wanted } piezas que retirar; has indicado { $named }.
       *[other] Indica exactamente { $wanted } piezas que retirar; has indicado { $named }.
    }
cutterland-refusal-cell-unknown = `{ $cell }` no es una celda de la mesa. Escribe una letra de columna y un número de fila, como M14.
cutterland-refusal-turns-unknown = Una pieza se gira 0, 1, 2 o 3 veces, no { $turns } veces.
cutterland-refusal-place-turns = Una pieza se gira 0, 1, 2 o 3 veces, no { $turns } veces.
cutterland-refusal-place-edge = Ahí se saldría por el borde de la mesa. Elige una celda más adentro.
cutterland-refusal-place-first = La primera pieza de una tierra va en { $cell }, sin girar.
cutterland-refusal-place-overlap = Ahí taparía { $cell }, donde ya está tu tierra. Elige un lugar libre al lado.
cutterland-refusal-place-apart = Ahí no tocaría tu tierra. Al menos una de sus casillas debe compartir un lado entero con ella.
cutterland-refusal-layout-word = No entiendo `{ $text }`. Escribe `tower` (torre), `wall` (muro), `bridge` (puente) o `prey` (presa), y después las celdas.
cutterland-refusal-layout-bare = Di dónde: escribe una celda después de `{ $word }`.
cutterland-refusal-wall-unknown = `{ $text }` no es un muro. Indica las dos casillas entre las que está, como `wall M12-N12`.
cutterland-refusal-bridge-unknown = `{ $text }` no es un puente. Indica la celda que cubre y su dirección: `bridge O14h` en horizontal, `bridge O14v` en vertical.
cutterland-refusal-token-twice =
    { $kind ->
        [wall] Entre { $one } y { $other } ya hay un muro. Basta con uno.
        [bridge] Ese puente ya está sobre { $one }. Basta con uno.
        [prey] { $one } ya es presa. Basta con una vez.
       *[tower] En { $one } ya hay una torre. Basta con una.
    }
cutterland-refusal-tokens-towers =
    { $owned ->
        [0] No tienes torres. Quítalas.
        [one] Tienes { $owned } torre, y aquí se usan { $used }. Quita alguna.
        [many] Tienes { $owned } torres, y aquí se usan { $used }. Quita alguna.
       *[other] Tienes { $owned } torres, y aquí se usan { $used }. Quita alguna.
    }
cutterland-refusal-tokens-wall-bridges =
    { $owned ->
        [0] No tienes muros/puentes. Quítalos.
        [one] Tienes { $owned } muro/puente, y aquí se usan { $used }. Quita alguno.
        [many] Tienes { $owned } muros/puentes, y aquí se usan { $used }. Quita alguno.
       *[other] Tienes { $owned } muros/puentes, y aquí se usan { $used }. Quita alguno.
    }
cutterland-refusal-tower-slot = No hay ninguna casilla en { $cell }. Pon la torre sobre una criatura de tu tierra.
cutterland-refusal-tower-empty = En { $cell } no hay ninguna criatura. Una torre va sobre una criatura.
cutterland-refusal-wall-border = { $one } y { $other } no tienen borde en común. Un muro va entre dos casillas contiguas.
cutterland-refusal-wall-slot = No hay ninguna casilla en { $cell }. Un muro va entre dos casillas de tu tierra.
cutterland-refusal-bridge-direction = `{ $bridge }` no tiene dirección. Añade `h` en horizontal o `v` en vertical.
cutterland-refusal-bridge-crossed = Hay dos puentes sobre { $cell }. Quita uno de ellos.
cutterland-refusal-bridge-edge = El puente { $way ->
        [h] horizontal
       *[v] vertical
    } sobre { $over } se saldría por el borde de la mesa.
cutterland-refusal-bridge-end = El puente { $way ->
        [h] horizontal
       *[v] vertical
    } sobre { $over } acabaría en el espacio vacío { $cell }. Sus dos extremos deben apoyarse en casillas de tu tierra.
cutterland-refusal-bridge-wall = El puente { $way ->
        [h] horizontal
       *[v] vertical
    } sobre { $over } acabaría sobre el muro entre { $one } y { $other }. Quita uno de los dos.
cutterland-refusal-prey-slot = No hay ninguna casilla en { $cell }. Indica una criatura que tus dragones puedan devorar.
cutterland-refusal-prey-safe = Tus dragones no pueden devorar lo que hay en { $cell }. Elige otra criatura, o ninguna: entonces será lo que menos te cueste.
cutterland-refusal-prey-twice = La presa { $cell } aparece dos veces. Basta con una.
cutterland-refusal-prey-none = Escribe las celdas de las presas después de `prey`, u omite la palabra.
cutterland-refusal-prey-count =
    { $wanted ->
        [one] De { $cells } tus dragones devoran exactamente { $wanted }; has indicado { $named }.
        [many] De { $cells } tus dragones devoran exactamente { $wanted }; has indicado { $named }.
       *[other] De { $cells } tus dragones devoran exactamente { $wanted }; has indicado { $named }.
    }
cutterland-refusal-grid-large = Eso es demasiado grande: hay sitio para { $most } filas y columnas.
cutterland-refusal-grid-uneven = La fila { $row } no es tan larga como la primera. Escribe `--` para un espacio vacío.
cutterland-refusal-square-unknown = `{ $text }` en { $cell } no es una casilla. Escribe un terreno (p, m, w) y un símbolo o un punto, como `wK` o `m.`.
cutterland-refusal-square-habitat =
    En { $cell }: { $creature ->
        [kraken] el kraken
        [goblin] el goblin
        [centaur] el centauro
        [dragon] el dragón
        [turtle] la tortuga
       *[frog] la rana
    } no vive en { $terrain ->
        [plains] la llanura
        [moor] el páramo
       *[wetland] el humedal
    }. Escribe otro terreno.
cutterland-refusal-action-unknown = `{ $text }` no es una jugada. Escribe cut, discard, take, place, resolve o recall.
cutterland-refusal-action-cut = `{ $text }` no es un corte. Escribe el número de la carta y los grupos, como `cut 2 ABEF CDGH IJKL`.
cutterland-refusal-action-discard = `{ $text }` no indica piezas. Escribe sus letras, como `discard B D`.
cutterland-refusal-action-take = `{ $text }` no es una pieza. Escribe su letra, como `take B`.
cutterland-refusal-action-place = `{ $text }` no es un lugar. Escribe la pieza, la celda y los cuartos de vuelta, como `place B M13 1`.
cutterland-refusal-action-recall = Escribe `recall` sin nada más para recuperar tu plan.

## The rules in short: one page each

cutterland-rules-goal =
    ## Cutterland en breve
    Cada uno construye una tierra con piezas cortadas de cartas de paisaje. En ella viven criaturas que al final dan **puntos de victoria (PV)**… las que no acaban devoradas.

    1. **Cortar.** Un jugador corta una carta en piezas.
    2. **Elegir.** Cada uno elige una pieza; quien cortó se queda la última.
    3. **Colocar.** Cada uno añade su pieza a su propia tierra.

    Después corta el siguiente. Con 2, 3 o 4 jugadores hay 8, 9 o 12 cartas.

    Tras la última carta llegan las **fichas de bonificación**, después los depredadores **cazan** y luego se cuentan los puntos. Gana quien tenga más PV; si hay empate, quien tenga más criaturas supervivientes.
cutterland-rules-cut =
    ## Cortar y elegir
    Una carta tiene 12 casillas, llamadas de la A a la L fila por fila. Córtala por sus bordes en exactamente tantas piezas como jugadores haya (4 piezas con 2 jugadores).

    • Las casillas de una pieza deben compartir lados. Las esquinas no sujetan.
    • Las piezas pueden ser de cualquier tamaño, incluso de una sola casilla.
    • El corte se escribe con letras: `ABEF CDGH`. Lo que sobra es la última pieza.

    Empezando por la izquierda de quien cortó, cada uno elige una pieza; quien cortó, al final. Con 2 jugadores cada uno recibe dos, por turnos.

    Si la mesa permite **piezas de más**, puedes cortar más piezas: el jugador de tu derecha retira las que sobran, y pierdes 3 PV.
cutterland-rules-land =
    ## Tu tierra
    Gira una pieza como quieras, pero nunca le des la vuelta. No puede tapar lo que ya hay, y al menos una casilla debe compartir un lado con tu tierra. Los huecos están bien. Lo colocado se queda.

    Hay tres terrenos: **llanura** (verde), **páramo** (amarillo) y **humedal** (azul). Dos casillas están **conectadas** si comparten un lado. Las casillas conectadas del mismo terreno forman un **área**.

    Los lugares tienen nombre: una letra de columna y un número de fila. `M14` es donde va la primera casilla de la pieza, desde su fila de arriba. La primera pieza se coloca sola.
cutterland-rules-creatures =
    ## Lo que da puntos
    • **Goblins** (páramo): 1, 2, 3 o 4 en un área dan 2, 5, 9 o 14 PV, y cada uno más, otros 2.
    • **Centauro** (llanura): 1 PV por cada casilla de su área. Un segundo centauro allí no añade nada.
    • **Tortugas** (llanura, humedal): en toda tu tierra una da 10, dos dan 5, más no dan nada.
    • **Dragones** (llanura, páramo): 7 PV por cada área con exactamente dos.
    • **Kraken** (humedal): 2 PV por cada criatura que devora.
    • **Ranas** (páramo, humedal): −2 PV cada una. ¡Que las devoren!
    • **Fichas de bonificación** que no usas: 1 PV cada una.
cutterland-rules-predators =
    ## La caza
    Solo cuenta lo que sobrevive. Los depredadores cazan siempre, te guste o no.

    Primero los **krakens**. Un kraken devora a todas las criaturas de las casillas de al lado y de las de sus esquinas, dragones incluidos. Los krakens se dejan en paz entre ellos.

    Después los **dragones** que quedan. Cada uno devora una criatura de su propia área, nunca a otro dragón. Tú eliges cuál.

    Las casillas siguen en tu tierra; solo quedan huesos en ellas.
cutterland-rules-bonuses =
    ## Torres, muros y puentes
    Por cada símbolo de bonificación de tus piezas recibes una ficha. Tras la última carta colocas en secreto tantas como quieras:

    • **Torre** sobre una criatura: nadie puede devorarla. Un depredador en una torre sigue cazando.
    • **Muro** entre dos casillas: dejan de estar conectadas. Parte un área y protege de un kraken la casilla de al lado, pero no las de sus esquinas.
    • **Puente** sobre una casilla o un espacio vacío: las dos casillas de sus extremos quedan conectadas, como si estuvieran juntas.

    Una ficha de muro/puente es una cosa o la otra, como quieras. Un puente necesita una casilla en cada extremo y ningún muro allí. Se escribe así: `tower M12` (torre), `wall M12-N12` (muro), `bridge O14h` (puente; `h` en horizontal, `v` en vertical).
cutterland-rules-playing =
    ## Jugar aquí
    El botón **Mi jugada** del tablero abre un panel que solo ves tú. Muestra qué puedes hacer y lo que da. Todo cuenta cuando confirmas.

    ¿Prefieres escribir? `/{ command-cut-name }`, `/{ command-take-name }`, `/{ command-place-name }`, `/{ command-build-name }` y `/{ command-recall-name }` hacen lo mismo y comprueban lo que escribes mientras lo escribes.

    `/{ command-hand-name }` muestra tus cartas, `/{ command-land-name }` la tierra de cualquiera con sus puntos, `/{ command-turns-name }` todas las partidas que te esperan.

    No hay prisa: una partida sigue cuando vuelves.
