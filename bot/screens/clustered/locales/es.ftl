### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: cartas de tres jugadores en grupos alrededor de la carta inicial.
clustered-about = Pon cartas junto a otras que casen, reúne las tuyas en rectángulos y líneas y corta el paso a los demás.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-name = jugar
command-play = Poner una de tus cartas en la mesa
command-play-card = La carta: número, forma S T C, relleno o : *, como 2S*; W es un comodín
command-play-at = La celda, como M12
command-discard-cards = Cartas de tu mano, como 2S* W
command-score-name = puntos
command-score = Los puntos de cada uno, de dónde salen y los descartes

option-cards-name = cartas
option-fast-name = rápida
option-size_bonuses-name = por_tamaño
option-third_wild-name = tercer_comodín
option-handicap-name = ventaja
option-table-name = mesa

## Computer players, weakest first

clustered-level-easy = fácil
clustered-level-medium = medio
clustered-level-hard = difícil

## Table options

clustered-option-fast = Partida rápida
clustered-option-fast-true = Sí
clustered-option-fast-false = No
clustered-option-size_bonuses = Puntos por tamaño
clustered-option-size_bonuses-true = Sí
clustered-option-size_bonuses-false = No
clustered-option-third_wild = Tercer comodín para todos
clustered-option-third_wild-true = Sí
clustered-option-third_wild-false = No
clustered-option-hints = Pistas y sugerencias
clustered-option-hints-true = Sí
clustered-option-hints-false = No
clustered-option-handicap = Asientos con un tercer comodín
clustered-option-table = Mesa
clustered-option-table-open = Abierta, de 26 por 26 celdas
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
clustered-option-illegal-first-absent = No existe el asiento { $first } en una mesa de { $seats }. Elige otro primer jugador.
clustered-option-illegal-handicap-everybody = Todos tienen ya un tercer comodín: quita la ventaja o el tercer comodín para todos.

## Cards

clustered-wild = un comodín
clustered-card =
    { $fill ->
        [hollow] { $shape ->
            [square] { $n ->
                [one] un cuadrado vacío
                [many] { $n } cuadrados vacíos
               *[other] { $n } cuadrados vacíos
            }
            [triangle] { $n ->
                [one] un triángulo vacío
                [many] { $n } triángulos vacíos
               *[other] { $n } triángulos vacíos
            }
           *[circle] { $n ->
                [one] un círculo vacío
                [many] { $n } círculos vacíos
               *[other] { $n } círculos vacíos
            }
        }
        [dotted] { $shape ->
            [square] { $n ->
                [one] un cuadrado punteado
                [many] { $n } cuadrados punteados
               *[other] { $n } cuadrados punteados
            }
            [triangle] { $n ->
                [one] un triángulo punteado
                [many] { $n } triángulos punteados
               *[other] { $n } triángulos punteados
            }
           *[circle] { $n ->
                [one] un círculo punteado
                [many] { $n } círculos punteados
               *[other] { $n } círculos punteados
            }
        }
       *[solid] { $shape ->
            [square] { $n ->
                [one] un cuadrado lleno
                [many] { $n } cuadrados llenos
               *[other] { $n } cuadrados llenos
            }
            [triangle] { $n ->
                [one] un triángulo lleno
                [many] { $n } triángulos llenos
               *[other] { $n } triángulos llenos
            }
           *[circle] { $n ->
                [one] un círculo lleno
                [many] { $n } círculos llenos
               *[other] { $n } círculos llenos
            }
        }
    }

## Points

clustered-points-rectangle = rectángulo { $points }
clustered-points-lines = líneas { $points }
clustered-points-largest = rectángulo más grande +{ $points }
clustered-points-longest = línea más larga +{ $points }
clustered-points-none = nada puntúa todavía

## Looking back

clustered-hindsight-place = **La jugada que más costó.** Con { $left } cartas por jugar, { $you ->
        [yes] pusiste
       *[no] { $name } puso
    } { $card } en { $cell }. { $better } en { $there } valía con el tiempo { $points ->
        [one] más o menos un punto
        [many] unos { $points } puntos
       *[other] unos { $points } puntos
    } más, según el jugador virtual más fuerte.
clustered-hindsight-numbered = { $cell } **({ $number })**
clustered-hindsight-none = Ninguna otra jugada habría sido claramente mejor para { $you ->
        [yes] ti
       *[no] { $name }
    }, según el jugador virtual más fuerte.

## Records

clustered-record-opening = Primero descarta cada uno
clustered-record-round =
    { $n ->
        [one] Queda una carta por jugar
        [many] Quedan { $n } cartas por jugar
       *[other] Quedan { $n } cartas por jugar
    }

## The board

clustered-stage-turn =
    { $n ->
        [one] queda una carta
        [many] quedan { $n } cartas
       *[other] quedan { $n } cartas
    }
clustered-stage-over = La partida ha terminado.
clustered-stage-ended = La partida ha terminado antes de tiempo.

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names } aún elige dos cartas que descartar
        [many] 🃏 { $names } aún eligen dos cartas que descartar
       *[other] 🃏 { $names } aún eligen dos cartas que descartar
    }
clustered-duty-turn = 👉 { $names } juega una carta
clustered-duty-trim =
    { $cards ->
        [one] 👉 { $names } descarta una carta, hasta quedarse con cinco
        [many] 👉 { $names } descarta { $cards } cartas, hasta quedarse con cinco
       *[other] 👉 { $names } descarta { $cards } cartas, hasta quedarse con cinco
    }
clustered-my-move = Mi jugada

clustered-final-winner =
    { $n ->
        [one] 🏆 ¡{ $names } gana con { $points } puntos!
        [many] 🏆 ¡{ $names } comparten la victoria con { $points } puntos!
       *[other] 🏆 ¡{ $names } comparten la victoria con { $points } puntos!
    }
clustered-final-solo = 🏁 { $name } ha reunido **{ $points } puntos**: { $kinds }.
clustered-final-claimed = 🏆 Gana { $name }: todos los demás han abandonado.
clustered-final-nobody = Nadie gana. Hasta aquí había llegado la partida.

## Panels

clustered-panel-place = ### Juega una carta
clustered-place-rule = Con cada vecina, una carta comparte dos de **número, forma y relleno**. ★ y la carta de inicio ✦ van con todo.
clustered-place-at = { $card } en **{ $cell }**: { $now } → **{ $after }** puntos ({ $gain })
clustered-place-menu =
    { $n ->
        [one] { $n } celda
        [many] Las mejores de { $n } celdas
       *[other] Las mejores de { $n } celdas
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
clustered-key-best = ★ Más puntos ahora
clustered-place-confirm = Jugar en { $cell }
clustered-form-at = ¿Adónde va { $card }?
clustered-form-at-label = Celda
clustered-form-at-hint = p. ej. M12

clustered-panel-opening =
    ### Descarta dos de tus siete cartas
    Los demás las verán cuando todos hayan elegido.
clustered-panel-stuck =
    ### Ninguna de tus cartas cabe
    Descarta una boca arriba y roba. Ese es tu turno.
clustered-panel-trim =
    { $n ->
        [one] ### Descarta una carta
        [many] ### Descarta { $n } cartas
       *[other] ### Descarta { $n } cartas
    }
    Tu turno termina con cinco cartas como mucho.
clustered-toss-several = { $card } ({ $n } de { $of })
clustered-toss-more =
    { $n ->
        [one] Elige una más
        [many] Elige { $n } más
       *[other] Elige { $n } más
    }
clustered-toss-confirm = Descartar { $cards }
clustered-panel-chosen =
    ### Descartas { $cards }
    Queda en secreto hasta que { $names } { $n ->
        [one] también haya elegido
        [many] también hayan elegido
       *[other] también hayan elegido
    }.
clustered-recall = Recuperarlas

clustered-waiting-opening = ### Faltan por descartar: { $names }
clustered-waiting-turn = ### Esperando a que { $names } juegue
clustered-waiting-trim = ### Esperando a que { $names } descarte
clustered-panel-over = En esto se han convertido tus cartas. Los marcos y líneas blancos son lo que puntúa.
clustered-standing =
    { $n ->
        [one] **{ $n } punto**: { $kinds }
        [many] **{ $n } puntos**: { $kinds }
       *[other] **{ $n } puntos**: { $kinds }
    }
clustered-standing-deck =
    { $n ->
        [0] -# Tu mazo está vacío.
        [one] -# Queda una carta en tu mazo.
        [many] -# Quedan { $n } cartas en tu mazo.
       *[other] -# Quedan { $n } cartas en tu mazo.
    }

## Looking

clustered-hand =
    { $n ->
        [0] No te quedan cartas.
        [one] Tu última carta
        [many] Tus { $n } cartas, solo para tus ojos
       *[other] Tus { $n } cartas, solo para tus ojos
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
        [one] { $card } { $sign } · { $told } · una celda ({ $gain })
        [many] { $card } { $sign } · { $told } · { $n } celdas, la mejor { $gain }
       *[other] { $card } { $sign } · { $told } · { $n } celdas, la mejor { $gain }
    }
clustered-suggest-no-card = No tienes en la mano ninguna carta { $typed } que quepa en alguna parte.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Descartar { $cards }

## What has happened

clustered-deed-placed = { $name } puso { $card } en { $cell }.
clustered-deed-placed-forced = A { $name } le quedaba una carta que cabía en una sola celda: { $card } en { $cell }.
clustered-deed-stuck = { $name } no tenía lugar para ninguna carta y descartó { $cards }.
clustered-deed-stuck-forced = { $name } no tenía lugar para su última carta, { $cards }, y la descartó.
clustered-deed-trim = { $name } descartó { $cards }, hasta quedarse con cinco.
clustered-deed-trim-forced = { $name } descartó { $cards }, hasta quedarse con cinco.
clustered-deed-chosen = { $name } ha elegido dos cartas que descartar.
clustered-deed-recalled = { $name } recuperó sus primeros descartes.
clustered-deed-revealed = Los primeros descartes: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] { $names } gana con { $points } puntos.
        [many] { $names } comparten la victoria con { $points } puntos.
       *[other] { $names } comparten la victoria con { $points } puntos.
    }
clustered-deed-ended-solo = { $names } ha reunido { $points } puntos.

## Pictures in words: a grid in a code block

clustered-text-seat = `{ $letter }` { $name } { $points }
clustered-text-newest = ! la más nueva
clustered-text-new = + nueva
clustered-text-held = > la tienes ahí
clustered-text-better = > mejor (2)
clustered-text-played = < jugada (1)
clustered-text-fitting = ? ahí cabe
clustered-text-squares = `S` cuadrados
clustered-text-triangles = `T` triángulos
clustered-text-circles = `C` círculos
clustered-text-hollow = `o` huecos
clustered-text-dotted = `:` punteados
clustered-text-solid = `*` sólidos
clustered-text-wild = `W` comodín
clustered-text-start = `@` carta de inicio
clustered-text-part = Aquí no cabe toda la mesa: se ve de { $first } a { $last }, y hay cartas de { $least } a { $most }.

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
        [one] En la mesa solo está la carta inicial.
        [many] En la mesa solo están las cartas iniciales.
       *[other] En la mesa solo están las cartas iniciales.
    }
clustered-alt-newest = La carta más nueva: { $name } puso { $card } en { $cell }.
clustered-alt-points = Puntos: { $each }.
clustered-alt-seat = { $letter } { $name } { $points }
clustered-alt-row = Fila { $row }: { $cards }.
clustered-alt-ghost =
    { $legal ->
        [yes] { $card } sobre { $cell }. Cabe en: { $cells }.
       *[no] { $card } sobre { $cell }, donde no puede ir. Cabe en: { $cells }.
    }
clustered-alt-replay = La mesa crece carta a carta, en { $n } imágenes. Al final: { $alt }
clustered-alt-final = { $place }. { $name }, { $points } puntos ({ $kinds }).

## The lesson

clustered-learn-goal =
    Cada uno pone cartas de su color en una misma mesa. Las tuyas llevan la marca `a`. Al final dan puntos tu mayor **rectángulo** y tus **líneas** de tres o más.

    Una carta tiene **número**, **forma** y **relleno**: en L12 hay un cuadrado lleno. Dos de las tres cosas deben coincidir con cada carta que quede al lado. La carta gris ✦ es la inicial: junto a ella encaja todo. Un marco dorado señala la carta más reciente.
clustered-learn-begin = Déjame probar
clustered-learn-line = **Haz una línea de tres.** Elige una carta que case con tus cuadrados, busca una celda en uno de sus extremos y confirma.
clustered-learn-line-done = ✓ Tres en fila: 3 puntos. Con una cuarta serían 4.
clustered-learn-line-wrong = Ahí puede ir, pero no hace línea. Un cuadrado vacío comparte número y forma con los tuyos: ponlo en un extremo de los dos.
clustered-learn-rectangle = **Llena la esquina.** Tres cartas tuyas forman parte de un cuadrado de cuatro. ¿Cuál de tus cartas casa con las dos vecinas de M13?
clustered-learn-rectangle-done = ✓ Un rectángulo de 2 por 2: 4 puntos. Un comodín cabe junto a cualquier carta; solo hay dos.
clustered-learn-rectangle-wrong = Ahí puede ir, pero no llena ningún rectángulo. En M13 una carta tiene que casar con las dos vecinas, y solo lo hace tu comodín ★.
clustered-learn-block = **Corta el paso a los demás.** Dos cartas con la marca `b` están juntas, y una más en O12 haría una línea. Quédate tú con esa celda.
clustered-learn-block-done = ✓ Su línea está cerrada. Las cartas no se mueven nunca, así que la tuya se queda en medio.
clustered-learn-block-wrong = Ahí puede ir, pero los demás aún pueden hacer su línea. Un círculo punteado comparte número y relleno con su triángulo punteado: ponlo en O12.
clustered-learn-stuck = **Cuando nada cabe.** Ninguna de tus cartas casa aquí con nada. Entonces descartas una, boca arriba, y ese es tu turno.
clustered-learn-stuck-done = ✓ Descartada. En una partida ahora robarías la carta siguiente.
clustered-learn-stuck-wrong = Elige una carta y confirma.
clustered-learn-end = **El final.** Cuando se han jugado todas las cartas, se cuentan los puntos. Los marcos y líneas blancos muestran lo que puntúa: aquí un rectángulo de 6 y dos filas de 3.
clustered-learn-bye = Eso es todo. `/{ command-new-name }` abre una partida, `/{ command-rules-name }` tiene las reglas en breve.

## What was typed or pressed means nothing

clustered-bad-control = Ese control es de una decisión anterior. Pulsa **Mi jugada** para ver qué puedes hacer ahora.
clustered-no-hints = Esta partida no tiene pistas: quien la creó las quitó. Decide por tu cuenta.
clustered-bad-cell = `{ $text }` no es una celda. Escribe una letra de columna y un número de fila, como M12.
clustered-bad-cards = Indica las cartas que descartar, como `2S* W`. `/{ command-hand-name }` muestra las tuyas.

## Plans made ahead

clustered-plan-head = Se juega la primera que quepa.
clustered-plan-drop = Ninguna carta encaja ahora. ¿Cuál descartarías?
clustered-plan-note = Añadir al plan
clustered-plan-pop = Quitar la última
clustered-plan-told-place = jugar { $card } en { $cell }
clustered-plan-told-discard = si nada encaja, descartar { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-other = Las reglas no lo permiten. Pulsa **Mi jugada** para ver qué puedes hacer ahora.
clustered-refusal-wrong-phase =
    { $phase ->
        [opening] Ahora descarta cada uno dos cartas. Pulsa **Mi jugada** para elegir las tuyas.
        [trim] Ahora una mano baja a cinco cartas. Pulsa **Mi jugada** si es la tuya.
        [turn] Ahora se pone una carta. Pulsa **Mi jugada** para ver si te toca.
       *[over] Esta partida ha terminado. `/{ command-new-name }` abre otra.
    }
clustered-refusal-not-your-turn =
    { $phase ->
        [opening] Ya has elegido. `/{ command-recall-name }` recupera las cartas mientras otros aún eligen.
       *[other] No te toca. Se te llamará cuando te toque.
    }
clustered-refusal-nothing-to-recall = No hay primeros descartes tuyos que recuperar.
clustered-refusal-card-unknown = `{ $card }` no es una carta. Escribe número, forma (S T C) y relleno (o : *), como 2S*, o W.
clustered-refusal-card-not-held = { $card } no está en tu mano. `/{ command-hand-name }` muestra tus cartas.
clustered-refusal-card-named-often = { $card } aparece más veces de las que la tienes.
clustered-refusal-plan-line = Escribe en una línea una carta tras otra, cinco como mucho: `place 2S* M12; place 1Co M13`, o `discard W` si nada encaja.
clustered-refusal-plan-cell-twice = La línea nombra { $cell } dos veces. En una celda cabe una carta.
clustered-refusal-cell-unknown = `{ $cell }` no es una celda de la mesa. Escribe una letra de columna y un número de fila, como M12.
clustered-refusal-place-edge = La mesa acaba antes de esa celda. Elige una más adentro.
clustered-refusal-place-taken = En { $cell } ya hay una carta: { $by }. Elige una celda libre junto a una carta.
clustered-refusal-place-apart = { $cell } no comparte lado con ninguna carta. Elige una celda libre junto a una.
clustered-refusal-place-mismatch =
    En { $cell }, { $card } quedaría junto a { $neighbour } en { $beside }: { $common ->
        [0] no tienen nada en común, y deben coincidir dos cosas de número, forma y relleno.
       *[other] solo coincide una cosa, y deben coincidir dos de número, forma y relleno.
    }
clustered-refusal-discard-placeable = No descarta quien puede poner una carta: { $card } cabe en { $cell }.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Indica exactamente una carta que descartar; has indicado { $named }.
        [many] Indica exactamente { $wanted } cartas que descartar; has indicado { $named }.
       *[other] Indica exactamente { $wanted } cartas que descartar; has indicado { $named }.
    }
clustered-refusal-board-unknown = `{ $text }` en { $cell } no es una carta de la mesa. Escribe antes su dueño, como `a2S*`.
clustered-refusal-owner-absent = El dueño de { $text } en { $cell } no está en una mesa de { $seats }.
clustered-refusal-grid-large = Eso es demasiado grande: hay sitio para { $most } filas y columnas.
clustered-refusal-grid-uneven = La fila { $row } no es tan larga como la primera. Escribe `.` para una celda vacía.
clustered-refusal-action-unknown = `{ $text }` no es una jugada. Escribe place, discard o recall.
clustered-refusal-action-place = `{ $text }` no es un lugar. Escribe una carta y una celda, como `place 2S* M12`.
clustered-refusal-action-discard = `{ $text }` no indica ninguna carta. Escribe las cartas, como `discard 2S* W`.
clustered-refusal-action-recall = Escribe `recall` sin nada más para recuperar tus primeros descartes.

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered en breve
    Cada uno pone cartas de su color en una misma mesa. Al final cuentan tus propias cartas: el mayor **rectángulo** que llenan y cada **línea** de tres o más.

    En tu turno pones una carta de tu mano de cinco y robas otra. Las cartas no se mueven nunca una vez puestas, así que una carta tuya en la celda justa también separa las de los demás.

    La partida termina cuando se han jugado todas las cartas. De una a cuatro personas juegan alrededor de una carta inicial; de cinco a ocho, alrededor de dos.
clustered-rules-cards =
    ## Las cartas
    Cada carta tiene un **número** (1, 2 o 3), una **forma** (cuadrado, triángulo o círculo) y un **relleno** (vacío, punteado o lleno). Tu mazo tiene una carta de cada tipo, 27 en total, y dos **comodines** ★. El color solo dice de quién es la carta.

    Una carta se escribe con número, forma y relleno: `2S*` son dos cuadrados llenos, `1To` un triángulo vacío, `3C:` tres círculos punteados; `W` es un comodín. En la mesa va delante la letra del dueño: `a2S*`.
clustered-rules-placing =
    ## Poner una carta
    - Va en una celda libre que **comparta un lado** con una carta de la mesa.
    - Con **cada** carta que le quede al lado debe coincidir en al menos **dos de número, forma y relleno**. No importa de quién sea esa carta.
    - Un comodín cabe junto a cualquier carta, y cualquier carta cabe junto a un comodín o a la carta inicial.

    Si **ninguna** de tus cartas cabe en ninguna parte, descartas una, boca arriba, y ese es tu turno. Si alguna cabe, no puedes descartar.
clustered-rules-points =
    ## Puntos
    - **Rectángulo:** el mayor rectángulo lleno de tus cartas, de 2 por 2 como mínimo, da tantos puntos como cartas tiene. Solo cuenta uno.
    - **Líneas:** cada fila y columna de al menos tres cartas tuyas seguidas da tantos puntos como cartas tiene.

    Una carta puede contar tres veces: en el rectángulo, en una fila y en una columna. Un bloque de 2 por 2 da 4 puntos, uno de 3 por 2 da 12, uno de 3 por 3 da 27.

    La carta inicial parte las líneas. Gana quien tenga más puntos; un empate se comparte.
clustered-rules-options =
    ## Opciones
    - **Partida rápida:** se roban siete cartas y se descartan dos, todos a la vez. Después se pone una carta, se roban hasta dos y se descarta hasta quedarse con cinco.
    - **Puntos por tamaño:** dos puntos por el único rectángulo mayor de la mesa y dos por la única línea más larga. Si empatan varios jugadores, no se los lleva nadie.
    - **Tercer comodín:** para todos, o como ventaja para los asientos que indiques.
    - **Mesa:** abierta, o limitada en dos tamaños.
    - **A solas:** juega por tu propio récord.
clustered-rules-playing =
    ## Jugar aquí
    Pulsa **Mi jugada** bajo el tablero: elige una carta, mira dónde cabe y confirma. O escribe `/{ command-play-name }` con la carta y la celda; se sugieren las celdas donde cabe, primero las que más puntos te dan.

    `/{ command-hand-name }` muestra tus cartas, `/{ command-score-name }` los puntos y descartes de cada uno, `/{ command-table-name }` muestra el tablero otra vez. En las imágenes cada jugador tiene un color, un patrón y una letra; un marco dorado señala la carta más nueva.
