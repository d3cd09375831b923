### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: cartas de tres jugadores en grupos alrededor de la carta de inicio.
clustered-about = Juega cartas junto a otras que coincidan, forma tus rectángulos y líneas y bloquea a los demás.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-card-name = jugar-carta
command-play-card = Jugar una carta de tu mano
command-play-card-card = La carta: número, forma S T C, relleno o : *, p. ej. 2S*; W es un comodín
command-play-card-at = La celda, p. ej. M12
command-discard-cards = Cartas de tu mano, p. ej. 2S* W

option-cards-name = cartas
option-fast-name = rápido
option-size_bonuses-name = por_tamaño
option-third_wild-name = tercer_comodín
option-handicap-name = ventaja
option-table-name = mesa

## Computer players, weakest first

clustered-level-easy = fácil
clustered-level-medium = medio
clustered-level-hard = difícil

## Table options

clustered-option-fast = Juego rápido
clustered-quick = { clustered-option-fast }
clustered-quick-about = Juego rápido: 16 cartas cada uno, no 29
clustered-option-fast-true = Sí
clustered-option-fast-false = No
clustered-option-size_bonuses = Bonificaciones por tamaño
clustered-option-size_bonuses-true = Sí
clustered-option-size_bonuses-false = No
clustered-option-third_wild = Tercer comodín para todos
clustered-option-third_wild-true = Sí
clustered-option-third_wild-false = No
clustered-option-hints = Pistas
clustered-option-hints-true = Sí
clustered-option-hints-false = No
clustered-option-handicap = Asientos con un tercer comodín
clustered-option-table = Mesa
clustered-option-table-open = Abierta, 26 × 26 celdas
clustered-option-table-large = Limitada, grande
clustered-option-table-small = Limitada, pequeña
clustered-option-first = Primer jugador
clustered-option-first-random = Al azar
clustered-option-first-1 = Asiento 1
clustered-option-first-2 = Asiento 2
clustered-option-first-3 = Asiento 3
clustered-option-first-4 = Asiento 4
clustered-option-first-5 = Asiento 5
clustered-option-first-6 = Asiento 6
clustered-option-first-7 = Asiento 7
clustered-option-first-8 = Asiento 8
# What an option does, below its values in the menu of rules; at most 100 characters.
clustered-option-fast-about = Empiezas con 7 cartas, descartas 2 y luego robas hasta 2 por turno
clustered-option-size_bonuses-about = 2 puntos más por el rectángulo más grande y 2 por la línea más larga
clustered-option-third_wild-about = 3 comodines en vez de 2 para cada jugador, y así un turno más
clustered-option-hints-about = Sugerencias de celdas donde encajan tus cartas
clustered-option-first-about = En el reglamento empieza la persona más joven: elige su nombre
clustered-option-table-about = Las mesas limitadas tienen borde: la grande mide 13 o 20 celdas de ancho, la pequeña 9 o 16
clustered-option-illegal-first-absent = No hay asiento { $first } en una partida de { $seats }. Elige otro primer jugador.
clustered-option-illegal-handicap-everybody = Todos tienen ya un tercer comodín. Quita esa opción o no elijas asientos para el comodín.

## Cards

clustered-wild = un comodín
clustered-card =
    { $fill ->
        [hollow] { $shape ->
            [square] { $n ->
                [one] { $n } cuadrado hueco
                [many] { $n } cuadrados huecos
               *[other] { $n } cuadrados huecos
            }
            [triangle] { $n ->
                [one] { $n } triángulo hueco
                [many] { $n } triángulos huecos
               *[other] { $n } triángulos huecos
            }
           *[circle] { $n ->
                [one] { $n } círculo hueco
                [many] { $n } círculos huecos
               *[other] { $n } círculos huecos
            }
        }
        [dotted] { $shape ->
            [square] { $n ->
                [one] { $n } cuadrado punteado
                [many] { $n } cuadrados punteados
               *[other] { $n } cuadrados punteados
            }
            [triangle] { $n ->
                [one] { $n } triángulo punteado
                [many] { $n } triángulos punteados
               *[other] { $n } triángulos punteados
            }
           *[circle] { $n ->
                [one] { $n } círculo punteado
                [many] { $n } círculos punteados
               *[other] { $n } círculos punteados
            }
        }
       *[solid] { $shape ->
            [square] { $n ->
                [one] { $n } cuadrado sólido
                [many] { $n } cuadrados sólidos
               *[other] { $n } cuadrados sólidos
            }
            [triangle] { $n ->
                [one] { $n } triángulo sólido
                [many] { $n } triángulos sólidos
               *[other] { $n } triángulos sólidos
            }
           *[circle] { $n ->
                [one] { $n } círculo sólido
                [many] { $n } círculos sólidos
               *[other] { $n } círculos sólidos
            }
        }
    }

## Points

clustered-points-rectangle = rectángulo { $points }
clustered-points-lines = líneas { $points }
clustered-points-largest = mayor rectángulo +{ $points }
clustered-points-longest = línea más larga +{ $points }
clustered-points-none = ni rectángulo ni líneas
clustered-bonuses = Bonificaciones por tamaño: { $largest } (mayor rectángulo), { $longest } (línea más larga).
clustered-bonus-nobody = nadie

## Colours of players, and the patterns that go with them


## Looking back

clustered-hindsight-place = **Decisión más cara:** con { $left } cartas por jugar, { $you ->
        [yes] jugaste
       *[no] { $name } jugó
    } { $card } en { $cell }. { $better } en { $there } habría dado { $points ->
        [one] más o menos 1 punto
        [many] unos { $points } puntos
       *[other] unos { $points } puntos
    } más, según el jugador virtual más fuerte.
clustered-hindsight-numbered = { $cell } **({ $number })**
clustered-hindsight-none = El jugador virtual más fuerte no ha encontrado ninguna jugada claramente mejor para { $you ->
        [yes] ti
       *[no] { $name }
    }.

## Records

clustered-record-opening = Primeros descartes
clustered-record-round =
    { $n ->
        [one] Queda 1 carta por jugar
        [many] Quedan { $n } cartas por jugar
       *[other] Quedan { $n } cartas por jugar
    }

## The board

clustered-stage-turn =
    { $n ->
        [one] queda 1 carta por jugar
        [many] quedan { $n } cartas por jugar
       *[other] quedan { $n } cartas por jugar
    }
clustered-stage-own = mano { $hand }, mazo { $deck }
clustered-stage-over = La partida ha terminado.
clustered-stage-ended = La partida ha terminado antes de tiempo.

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names } elige qué 2 cartas descartar
        [many] 🃏 { $names } eligen qué 2 cartas descartar
       *[other] 🃏 { $names } eligen qué 2 cartas descartar
    }
clustered-duty-turn = 👉 { $names } juega una carta
clustered-duty-trim = 👉 { $names } debe descartar hasta quedarse con 5
clustered-call-opening = 🃏 { $names }: toca elegir qué 2 cartas descartar.
clustered-call-turn = 👉 { $names }: toca jugar una carta.
clustered-call-trim = 👉 { $names }: toca descartar hasta quedarse con 5.

clustered-final-winner =
    { $n ->
        [one] 🏆 ¡{ $names } gana con { $points } puntos!
        [many] 🏆 ¡{ $names } comparten la victoria con { $points } puntos!
       *[other] 🏆 ¡{ $names } comparten la victoria con { $points } puntos!
    }
clustered-final-solo = 🏁 { $name } ha conseguido **{ $points } puntos**: { $kinds }.
clustered-final-claimed = 🏆 Gana { $name }: los demás han abandonado.
clustered-final-nobody = La partida ha terminado antes de tiempo. Así quedó la mesa.

## Panels

clustered-panel-place = ### Juega una carta
clustered-place-rule = Tu carta debe tener al menos dos cosas en común con cada carta vecina: **número, forma o relleno**. Ⓦ y la carta de inicio ✦ encajan con todo.
clustered-place-at = { $card }**{ $cell }**: { $now } → **{ $after }** puntos ({ $gain })
clustered-place-menu =
    { $n ->
        [one] Elige una celda (encaja en 1)
        [many] Elige una celda (encaja en { $n })
       *[other] Elige una celda (encaja en { $n })
    }
clustered-spot =
    { $n ->
        [one] { $cell }: { $n } punto ({ $gain })
        [many] { $cell }: { $n } puntos ({ $gain })
       *[other] { $cell }: { $n } puntos ({ $gain })
    }
clustered-spot-beside = junto a { $cards }
clustered-key-up = ⬆️
clustered-key-down = ⬇️
clustered-key-left = ⬅️
clustered-key-right = ➡️
clustered-key-type = Ir a…
clustered-key-best = ★ Mejor celda
clustered-place-confirm = Jugar en { $cell }
clustered-place-map = -# El mapa pequeño es la mesa entera: los puntos son celdas donde encaja esta carta; el marco blanco, la parte ampliada.
clustered-form-at = ¿Dónde jugar { $card }?
clustered-form-at-label = Celda
clustered-form-at-hint = p. ej. M12

clustered-panel-opening =
    ### Descarta 2 de tus 7 cartas
    Los demás las verán cuando todos hayan elegido.
clustered-panel-stuck =
    ### Ninguna de tus cartas encaja
    Descarta una boca arriba: así acaba tu turno.
clustered-panel-trim =
    { $n ->
        [one] ### Descarta una carta
        [many] ### Descarta { $n } cartas
       *[other] ### Descarta { $n } cartas
    }
    Has robado 2 cartas y solo puedes quedarte con 5.
clustered-toss-several = { $card } ({ $n } de { $of })
clustered-toss-choose =
    { $n ->
        [one] Elige una carta
        [many] Elige { $n } cartas
       *[other] Elige { $n } cartas
    }
clustered-toss-more = Elige { $n } más
clustered-toss-confirm = Descartar { $cards }
clustered-panel-chosen =
    ### Tus descartes: { $cards }
    Seguirán en secreto hasta que { $n ->
        [one] elija
        [many] elijan
       *[other] elijan
    } también { $names }.
clustered-recall = Deshacer descartes

clustered-waiting-opening = ### Faltan los descartes de { $names }
clustered-waiting-turn = ### Falta la jugada de { $names }
clustered-waiting-trim = ### Falta el descarte de { $names }
clustered-waiting-plan = -# Planifica tu próxima carta y nadie tendrá que esperarte.
clustered-panel-over = Los marcos y las líneas señalan lo que puntúa.
clustered-news-one = -# { $name } jugó { $card } en { $cell }
clustered-news = -# Jugado: { $cards }
clustered-news-more = -# Jugado: { $cards } y { $n } más
clustered-standing =
    { $n ->
        [one] **{ $n } punto**: { $kinds }
        [many] **{ $n } puntos**: { $kinds }
       *[other] **{ $n } puntos**: { $kinds }
    }
clustered-standing-deck =
    { $n ->
        [0] -# Tu mazo está vacío.
        [one] -# Queda 1 carta en tu mazo.
        [many] -# Quedan { $n } cartas en tu mazo.
       *[other] -# Quedan { $n } cartas en tu mazo.
    }

## Looking

clustered-hand =
    { $n ->
        [0] No te quedan cartas.
        [one] Tu última carta (solo la ves tú)
        [many] Tus { $n } cartas (solo las ves tú)
       *[other] Tus { $n } cartas (solo las ves tú)
    }
clustered-hand-legend = -# En `/{ command-play-card-name }`, una carta se escribe con número, forma (`S` cuadrado, `T` triángulo, `C` círculo) y relleno (`o` hueco, `:` punteado, `*` sólido), p. ej. `2S*`. `W` es un comodín.
clustered-hand-cells = -# Con cada carta: en cuántas celdas encaja ahora.
clustered-hand-note =
    { $n ->
        [one] 1 celda
        [many] { $n } celdas
       *[other] { $n } celdas
    }
clustered-score =
    { $n ->
        [one] `{ $letter }` { $name }: **{ $n } punto** · { $kinds }
        [many] `{ $letter }` { $name }: **{ $n } puntos** · { $kinds }
       *[other] `{ $letter }` { $name }: **{ $n } puntos** · { $kinds }
    }
clustered-score-cards = Mano { $held }, mazo { $deck }.
clustered-score-discards = Descartes: { $cards }.
clustered-score-none = ninguno

## Suggestions while typing, at most 100 characters

clustered-suggest-card =
    { $n ->
        [one] { $card } { $sign } · { $told } · 1 celda ({ $gain })
        [many] { $card } { $sign } · { $told } · { $n } celdas, la mejor { $gain }
       *[other] { $card } { $sign } · { $told } · { $n } celdas, la mejor { $gain }
    }
clustered-suggest-no-card = No tienes ninguna carta «{ $typed }» que encaje. Elige una de la lista.
clustered-suggest-stuck = Ninguna de tus cartas encaja. Escribe `/{ command-discard-name }`.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Descartar { $cards }

## What has happened

clustered-deed-placed = { $name } jugó { $card } en { $cell }.
clustered-deed-placed-forced = { $name } solo tenía una jugada posible: { $card } en { $cell }.
clustered-deed-stuck = { $name } no pudo jugar y descartó { $cards }.
clustered-deed-stuck-forced = { $name } no pudo jugar su última carta y la descartó: { $cards }.
clustered-deed-trim = { $name } descartó hasta quedarse con 5: { $cards }.
clustered-deed-trim-forced = { $name } descartó hasta quedarse con 5: { $cards }.
clustered-deed-chosen = { $name } eligió 2 cartas para descartar.
clustered-deed-recalled = { $name } deshizo sus primeros descartes.
clustered-deed-revealed = Primeros descartes: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] { $names } gana con { $points } puntos.
        [many] { $names } comparten la victoria con { $points } puntos.
       *[other] { $names } comparten la victoria con { $points } puntos.
    }
clustered-deed-ended-solo = { $names } ha conseguido { $points } puntos.

## Pictures in words: a grid in a code block

clustered-text-seat = `{ $letter }` { $name } { $points }
clustered-text-newest = ! la última
clustered-text-new = + nueva
clustered-text-held = > tu carta
clustered-text-fitting = ? encaja aquí
clustered-text-better = > mejor (2)
clustered-text-played = < jugada (1)
clustered-text-squares = `S` cuadrados
clustered-text-triangles = `T` triángulos
clustered-text-circles = `C` círculos
clustered-text-hollow = `o` huecos
clustered-text-dotted = `:` punteados
clustered-text-solid = `*` sólidos
clustered-text-wild = `W` comodín Ⓦ
clustered-text-start = `@` carta de inicio ✦
clustered-text-part = Aquí solo se ve de { $first } a { $last }. Las cartas llegan de { $least } a { $most }.

## Alt texts, at most 1,024 characters each

clustered-alt-hand =
    { $n ->
        [0] No te quedan cartas.
        [one] Tu última carta: { $cards }.
        [many] Tus { $n } cartas: { $cards }.
       *[other] Tus { $n } cartas: { $cards }.
    }
clustered-alt-start =
    { $n ->
        [one] En la mesa solo está la carta de inicio.
        [many] En la mesa solo están las cartas de inicio.
       *[other] En la mesa solo están las cartas de inicio.
    }
clustered-alt-newest = Última carta: { $name } jugó { $card } en { $cell }.
clustered-alt-points = Puntos: { $each }.
clustered-alt-seat = { $letter } { $name } { $points }
clustered-alt-row = Fila { $row }: { $cards }.
clustered-alt-ghost =
    { $legal ->
        [yes] { $card } sobre { $cell }. Encaja en: { $cells }.
       *[no] { $card } sobre { $cell }, donde no encaja. Encaja en: { $cells }.
    }
clustered-alt-replay = La mesa crece carta a carta en { $n } imágenes. Al final: { $alt }
clustered-alt-final = { $place }. { $name }, { $points } puntos ({ $kinds }).

## The lesson

clustered-learn-goal =
    En cada turno juegas una carta tuya (roja, `a`). Al final, tu mayor **rectángulo** y cada **línea** de 3 o más dan 1 punto por carta.

    Una carta debe coincidir con cada vecina en al menos dos cosas: **número** de figuras (1–3), **forma** y **relleno**. Junto a la ✦ gris encaja cualquiera.
clustered-learn-begin = Probar
clustered-learn-line = **Haz una línea de tres.** Elige una carta que coincida con la de un extremo y juégala a su lado.
clustered-learn-line-done = ✓ Tres en línea: 3 puntos. Con una cuarta carta serían 4.
clustered-learn-line-wrong-card = Esa carta no encaja en ningún extremo de los dos cuadrados. Elige tu cuadrado hueco: coinciden número y forma.
clustered-learn-line-wrong-cell = La carta es la buena, la celda no. Juégala en un extremo de tus dos cuadrados.
clustered-learn-rectangle = **Completa la esquina.** Tres cartas tuyas forman un cuadrado al que le falta M13. ¿Qué carta encaja con las dos vecinas?
clustered-learn-rectangle-done = ✓ Un rectángulo de 2 × 2: 4 puntos. Ⓦ es un comodín: encaja en cualquier parte, pero solo tienes dos.
clustered-learn-rectangle-wrong-card = Esa carta no encaja en M13. Elige tu comodín Ⓦ: ninguna otra encaja con las dos vecinas.
clustered-learn-rectangle-wrong-cell = La carta es la buena, la celda no. Juega tu comodín en M13, la esquina que falta.
clustered-learn-block = **Bloquea a los demás.** Dos cartas con la letra `b` están juntas; una tercera en O12 formaría una línea. Ocupa tú esa celda.
clustered-learn-block-done = ✓ ¡Línea bloqueada! Las cartas no se mueven nunca, así que la tuya se queda ahí.
clustered-learn-block-wrong-card = Esa carta no encaja en O12. Elige tu círculo punteado: coinciden número y relleno.
clustered-learn-block-wrong-cell = La carta es la buena, la celda no. Su línea sigue abierta: juégala en O12.
clustered-learn-stuck = **Cuando nada encaja.** Ninguna de tus cartas encaja aquí. Descarta una boca arriba: así acaba tu turno.
clustered-learn-stuck-done = ✓ Carta descartada. En una partida, ahora robarías otra.
clustered-learn-end = **El final.** Una carta puede puntuar dos veces: 6 puntos del rectángulo más 3 + 3 de sus dos filas = 12.
clustered-learn-bye = ¡Ya sabes jugar! `/{ command-new-name }` abre una partida y `/{ command-rules-name }` tiene todas las reglas.

## What was typed or pressed means nothing

clustered-bad-cell = `{ $text }` no es una celda. Escribe letra de columna y número de fila, p. ej. M12.
clustered-bad-cards = Escribe las cartas que quieres descartar, p. ej. `2S* W`. `/{ command-hand-name }` muestra las tuyas.

## Plans made ahead

clustered-plan-head = En tu turno jugaré la primera carta que aún encaje.
clustered-plan-drop = Ahora no encaja ninguna carta. Elige cuál descartar si en tu turno sigue igual.
clustered-plan-note = Añadir al plan
clustered-plan-pop = Deshacer última
clustered-plan-told-place = jugar { $card } en { $cell }
clustered-plan-told-discard = si nada encaja, descartar { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-other = Las reglas no lo permiten. Pulsa **Mi jugada** para ver qué puedes hacer ahora.
clustered-refusal-wrong-phase =
    { $phase ->
        [opening] Primero todos descartan 2 cartas. Pulsa **Mi jugada** para elegir las tuyas.
        [trim] Primero alguien descarta hasta quedarse con 5. Pulsa **Mi jugada** para ver si te toca.
        [turn] Ahora toca jugar una carta. Pulsa **Mi jugada** para ver si es tu turno.
       *[over] Esta partida ha terminado. `/{ command-new-name }` abre otra.
    }
clustered-refusal-not-your-turn =
    { $phase ->
        [opening] Ya has elegido. Mientras otros aún eligen, puedes cambiarlo con `/{ command-undo-name }`.
       *[other] Aún no te toca. Te avisaré cuando llegue tu turno.
    }
clustered-refusal-nothing-to-recall = No tienes descartes que deshacer. Cuando todos han elegido, son definitivos.
clustered-refusal-card-unknown = `{ $card }` no es una carta. Escribe número, forma (`S T C`) y relleno (`o : *`), p. ej. `2S*`, o `W` para un comodín.
clustered-refusal-card-not-held = { $card } no está en tu mano. `/{ command-hand-name }` muestra tus cartas.
clustered-refusal-card-named-often = No tienes tantas { $card }. `/{ command-hand-name }` muestra tus cartas.
clustered-refusal-plan-line = En una línea caben hasta 5 turnos. Escribe p. ej. `place 2S* M12; place 1Co M13`, o `discard W` si nada encaja.
clustered-refusal-plan-cell-twice = Esta línea usa { $cell } dos veces, pero en una celda hay una sola carta. Cambia una de las dos.
clustered-refusal-cell-unknown = `{ $cell }` no es una celda de la mesa. Escribe letra de columna y número de fila, p. ej. M12.
clustered-refusal-place-edge = Esa celda está fuera de la mesa. Elige una más cerca del centro.
clustered-refusal-place-taken = { $cell } está ocupada por { $by }. Elige una celda libre junto a una carta.
clustered-refusal-place-apart = { $cell } no está junto a ninguna carta. Elige una celda libre que comparta un lado con una.
clustered-refusal-place-mismatch =
    { $card } no encaja en { $cell }. Con { $neighbour } en { $beside } { $common ->
        [0] no coincide en nada
       *[other] solo coincide en una cosa
    }; hacen falta dos: número, forma o relleno.
clustered-refusal-discard-placeable = No puedes descartar: { $card } encaja en { $cell }. Juega una carta.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Descarta exactamente 1 carta. Has indicado { $named }.
        [many] Descarta exactamente { $wanted } cartas. Has indicado { $named }.
       *[other] Descarta exactamente { $wanted } cartas. Has indicado { $named }.
    }
clustered-refusal-board-unknown = `{ $text }` en { $cell } no es una carta de la mesa. Escribe antes la letra de su dueño, p. ej. `a2S*`.
clustered-refusal-owner-absent = { $text } en { $cell } no es de ningún jugador: en la partida hay { $seats }. Cambia su primera letra.
clustered-refusal-grid-large = Esa mesa es demasiado grande. Usa { $most } filas y columnas como mucho.
clustered-refusal-grid-uneven = La fila { $row } no es tan larga como la primera. Escribe `.` donde no haya carta.
clustered-refusal-action-unknown = `{ $text }` no es una jugada. Escribe place, discard o recall.
clustered-refusal-action-place = `{ $text }` no indica una carta y una celda. Escribe las dos, p. ej. `place 2S* M12`.
clustered-refusal-action-discard = `{ $text }` no indica ninguna carta. Escribe las cartas, p. ej. `discard 2S* W`.
clustered-refusal-action-recall = Escribe solo `recall` para deshacer tus primeros descartes.

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered: el objetivo
    Todos juegan cartas de su color en una misma mesa. Al final solo puntúan para ti tus propias cartas: tu mayor **rectángulo** y cada **línea** de tres o más.

    - **Tu turno:** juega una de las 5 cartas de tu mano y roba otra mientras quede alguna en tu mazo. Las cartas no se mueven nunca, así que una carta en la celda adecuada también bloquea a los demás.
    - **El final:** la partida termina cuando todas las cartas se han jugado o descartado. Si las tuyas se acaban antes, se salta tu turno. Gana quien tenga más puntos; en caso de empate se comparte la victoria.
clustered-rules-cards =
    ## Las cartas
    Cada carta tiene un **número** (1, 2 o 3), una **forma** (cuadrado, triángulo o círculo) y un **relleno** (hueco, punteado o sólido). Tu mazo tiene 29 cartas: cada combinación una vez y dos **comodines** Ⓦ. El color solo indica de quién es la carta.

    Una carta se escribe con número, forma y relleno: `2S*` son 2 cuadrados sólidos, `1To` es 1 triángulo hueco, `3C:` son 3 círculos punteados; `W` es un comodín. En la mesa va delante la letra de su dueño: `a2S*`.
clustered-rules-placing =
    ## Jugar una carta
    - Elige una celda libre que **comparta un lado** con una carta de la mesa.
    - Tu carta debe tener al menos dos cosas en común con **cada** carta vecina: **número, forma o relleno**. No importa de quién sean esas cartas.
    - Un comodín encaja junto a cualquier carta. Cualquier carta encaja junto a un comodín Ⓦ o a la carta de inicio ✦.

    - **¿Nada encaja?** Si ninguna de tus cartas encaja en ninguna celda, descarta una boca arriba y roba: así acaba tu turno. Si alguna encaja, tienes que jugar.
clustered-rules-points =
    ## Puntos
    - **Rectángulo:** tu mayor rectángulo completo, de 2 × 2 como mínimo, da 1 punto por carta. Solo cuenta uno.
    - **Líneas:** cada fila o columna de al menos tres cartas tuyas seguidas da 1 punto por carta.

    Una carta puede contar tres veces: en el rectángulo, en una fila y en una columna. Un bloque de 2 × 2 da 4 puntos; uno de 3 × 2, 12; uno de 3 × 3, 27.

    La carta de inicio no es de nadie: interrumpe tus líneas y rectángulos.
clustered-rules-players =
    ## Jugadores y mesa
    - **1 jugador:** supera tu mejor marca con las mismas opciones. Cuentan todas tus partidas en solitario, en cualquier servidor.
    - **De 2 a 4 jugadores:** una carta de inicio, en M13.
    - **De 5 a 8 jugadores:** dos cartas de inicio, en J13 y Q13. Se puede jugar alrededor de las dos.
    - **Orden:** empieza alguien al azar, o quien elija por su nombre la persona que abre la partida; por ejemplo, la más joven, como en el reglamento. Los turnos siguen el orden de los asientos.
    - **Mesa:** abierta (26 × 26 celdas) o limitada: grande (13 × 13) o pequeña (9 × 9). Con dos cartas de inicio, 20 × 13 o 16 × 9.
    - **¿Alguien abandona?** Un jugador virtual sigue con sus cartas.
clustered-rules-options =
    ## Opciones
    - **Juego rápido:** todos roban 7 cartas y descartan 2, que se revelan a la vez. En tu turno, juega una carta (o descarta una si nada encaja), roba hasta 2 y descarta boca arriba hasta quedarte con 5.
    - **Bonificaciones por tamaño:** 2 puntos más por el mayor rectángulo de la mesa y 2 por la línea más larga. Si hay empate, nadie recibe esos 2 puntos. En solitario no hay bonificaciones.
    - **Tercer comodín:** todos tienen un tercer comodín y, por tanto, un turno más.
    - **Ventaja:** solo los asientos que elijas tienen un tercer comodín.
    - **Pistas:** sin ellas no se sugiere ninguna celda.
clustered-rules-playing =
    ## Jugar aquí
    Pulsa **Mi jugada** bajo el tablero. Elige una carta, muévela con las flechas a una celda donde encaje y juégala. O escribe `/{ command-play-card-name }`: sugiere tus cartas y las celdas donde encajan.

    - `/{ command-hand-name }` muestra tus cartas.
    - `/{ command-score-name }` muestra los puntos y descartes de todos.
    - `/{ command-match-name } { command-match-board-name }` publica otra vez el tablero.

    En las imágenes, cada jugador tiene un color con su patrón y una letra. Puedes elegir tu color antes de empezar, en **{ lobby-options }**. Un marco dorado señala la última carta. En una mesa grande, tu panel amplía la zona de tu carta; en el mapa pequeño, los puntos son las celdas donde encaja y los marcos rosas, las cartas nuevas.

## El reto del día

clustered-puzzle-hand = Juega las { $n } cartas y suma los máximos puntos. No robas y los demás no juegan.
clustered-puzzle-about-hand = -# Las vecinas deben compartir dos de número, forma y relleno (✦ y Ⓦ, con todo). Tus cartas dan 1 en tu mayor rectángulo y en líneas de 3 o más.
clustered-puzzle-uses-hand = { $n ->
        [one] la última carta gasta uno
        [many] la última de { $n } cartas gasta uno
       *[other] la última de { $n } cartas gasta uno
    }
clustered-puzzle-forced = Tu última carta solo cabía en { $cell }; la jugué por ti.
clustered-puzzle-no-cell = Sin casilla libre: { $cards }
clustered-puzzle-points = { $n ->
    [one] { $n } punto
    [many] { $n } puntos
   *[other] { $n } puntos
}
clustered-puzzle-title-hand = Juega tus cartas y suma más
