### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: cartas de tres jugadores en grupos alrededor de la carta de inicio.
clustered-about = Encaja cartas, forma tus rectángulos y líneas, y bloquea a los demás.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-card-name = jugar-carta
command-play-card = Jugar una carta de tu mano
command-play-card-card = Número, forma S T C, relleno o : *, p. ej. 2S*; W es un comodín
command-play-card-at = La celda, p. ej. M12
command-discard-cards = Cartas de tu mano, p. ej. 2S* W

option-cards-name = cartas
option-fast-name = rápido
option-size_bonuses-name = por_tamaño
option-third_wild-name = tercer_comodín
option-handicap-name = ventaja
option-table-name = mesa

## Computer players, weakest first


## Table options

clustered-option-fast = Juego rápido
clustered-quick = { clustered-option-fast }
clustered-quick-about = Juego rápido: 16 turnos cada uno, no 29
clustered-option-size_bonuses = Bonificaciones por tamaño
clustered-option-third_wild = Tercer comodín para todos
clustered-option-hints = Pistas
clustered-option-handicap = Asientos con un tercer comodín
clustered-option-table = Mesa
clustered-option-table-open = Abierta, 26 × 26 celdas
clustered-option-table-large = Limitada, grande
clustered-option-table-small = Limitada, pequeña
clustered-option-first = Primer jugador
# What an option does, below its values in the menu of rules; at most 100 characters.
clustered-option-fast-about = Robas 7 cartas y descartas 2; luego robas hasta 2 por turno y te quedas con 5
clustered-option-size_bonuses-about = 2 puntos por el mayor rectángulo y 2 por la línea más larga; si hay empate, para nadie
clustered-option-third_wild-about = Todos tienen 3 comodines en vez de 2 y un turno más
clustered-option-hints-about = Te sugiero celdas donde encajan tus cartas
clustered-option-first-about = Reglamento: la persona más joven
clustered-option-table-about = Limitadas: la grande mide 13 celdas de ancho, la pequeña 9; con 5–8 jugadores, 20 y 16
clustered-option-illegal-first-absent = { first-absent }
clustered-option-illegal-handicap-everybody = Todos tienen ya un tercer comodín. Quita esa opción o no elijas asientos.

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

## Looking back

clustered-hindsight-place = Con **{ $left }** cartas por jugar, { $you ->
        [yes] jugaste
       *[no] { $name } jugó
    } { $card } en { $cell }. { $better } en { $there } valía { $points ->
        [one] cerca de 1 punto
        [many] unos { $points } puntos
       *[other] unos { $points } puntos
    } más.
clustered-hindsight-numbered = { $cell } **({ $number })**

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
clustered-stage-over = { refusal-match-over }
clustered-stage-ended = { ended-early }

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names }: elige qué 2 cartas descartar
        [many] 🃏 { $names }: toca elegir 2 descartes
       *[other] 🃏 { $names }: toca elegir 2 descartes
    }
clustered-duty-turn = 👉 { $names }: juega una carta
clustered-duty-trim = 👉 { $names }: descarta hasta quedarte con 5
clustered-call-opening = 🃏 { $names }: toca elegir 2 cartas para descartar.
clustered-call-turn = 👉 { $names }: juega una carta.
clustered-call-trim = 👉 { $names }: descarta hasta quedarte con 5.

clustered-final-winner =
    { $n ->
        [one] 🏆 ¡{ $names } gana con { $points } puntos!
        [many] 🏆 ¡{ $names } comparten la victoria con { $points } puntos!
       *[other] 🏆 ¡{ $names } comparten la victoria con { $points } puntos!
    }
clustered-final-solo = 🏁 { $name } consiguió **{ $points } puntos**: { $kinds }.

## Panels

clustered-panel-place = ### Juega una carta
clustered-place-rule = La carta debe coincidir con **cada** vecina en al menos dos cosas: **número, forma o relleno**. Ⓦ y ✦ siempre encajan.
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
clustered-place-map = -# Mapa pequeño: los puntos son celdas donde encaja; el marco, lo que ves aquí.
clustered-form-at = ¿Dónde jugar { $card }?
clustered-form-at-label = Celda
clustered-form-at-hint = p. ej. M12

clustered-panel-opening =
    ### Descarta 2 de tus 7 cartas
    Nadie las verá hasta que todos elijan.
clustered-panel-stuck =
    ### Ninguna de tus cartas encaja
    Descarta una boca arriba para acabar tu turno.
clustered-panel-trim =
    { $n ->
        [one] ### Descarta una carta
        [many] ### Descarta { $n } cartas
       *[other] ### Descarta { $n } cartas
    }
    Solo puedes quedarte con 5.
clustered-toss-several = { $card } ({ $n } de { $of })
clustered-toss-confirm = Descartar
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
clustered-waiting-trim = { clustered-waiting-opening }
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
clustered-hand-legend = -# Escribe número, forma (`S` cuadrado, `T` triángulo, `C` círculo) y relleno (`o` hueco, `:` punteado, `*` sólido), p. ej. `2S*`. `W` es un comodín.
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
clustered-suggest-no-card = Ninguna «{ $typed }» tuya encaja. Elige de la lista.
clustered-suggest-stuck = Ninguna de tus cartas encaja. Escribe `/{ command-discard-name }`.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Descartar { $cards }

## What has happened

clustered-deed-placed = { $name } jugó { $card } en { $cell }.
clustered-deed-placed-forced = { $name } solo tenía una jugada posible: { $card } en { $cell }.
clustered-deed-stuck = { $name } no pudo jugar y descartó { $cards }.
clustered-deed-trim = { $name } se quedó con 5 cartas y descartó { $cards }.
clustered-deed-chosen = { $name } eligió 2 cartas para descartar.
clustered-deed-recalled = { $name } deshizo sus primeros descartes.
clustered-deed-revealed = Primeros descartes: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] { $names } ganó con { $points } puntos.
        [many] { $names } compartieron la victoria con { $points } puntos.
       *[other] { $names } compartieron la victoria con { $points } puntos.
    }
clustered-deed-ended-solo = { $names } consiguió { $points } puntos.

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
clustered-text-part = Se ve de { $first } a { $last }; hay cartas de { $least } a { $most }.

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
clustered-alt-replay = La mesa crece en { $n } imágenes. Al final: { $alt }
clustered-alt-final = { $place }. { $name }, { $points } puntos ({ $kinds }).

## The lesson

clustered-learn-goal =
    Juega una carta por turno (las tuyas son rojas, `a`). Tu mayor **rectángulo** y cada **línea** de 3 o más dan 1 punto por carta.

    Una carta debe coincidir con cada vecina en al menos dos cosas: **número** (1–3 figuras), **forma** o **relleno**. La ✦ gris encaja con todo.
clustered-learn-begin = Probar
clustered-learn-line = **Haz una línea de tres.** Alarga tu fila con otra carta que encaje.
clustered-learn-line-done = ✓ Tres en línea: 3 puntos.
clustered-learn-rectangle = **Completa la esquina.** Un comodín Ⓦ encaja con todo, pero solo tienes dos. Usa uno en M13: ninguna otra carta encaja con las dos vecinas.
clustered-learn-rectangle-done = ✓ Un rectángulo de 2 × 2: 4 puntos.
clustered-learn-block = **Bloquea a los demás.** El jugador `b` necesita O12 para una línea. Ocupa tú esa celda.
clustered-learn-block-done = ✓ ¡Línea bloqueada! Las cartas no se mueven nunca.
clustered-learn-wrong = Encaja, pero prueba con { $card } en { $cell }.
clustered-learn-stuck = **Cuando nada encaja,** descarta una carta boca arriba: así acaba tu turno.
clustered-learn-stuck-done = ✓ En una partida, ahora robarías otra.
clustered-learn-end = **El final.** Estas cartas puntúan dos veces: 6 puntos por el rectángulo más 3 + 3 por sus dos filas.

## What was typed means nothing

clustered-bad-cards = Escribe qué cartas descartas, p. ej. `2S* W`.

## Plans made ahead

clustered-plan-head = En tu turno jugaré la primera carta que aún encaje.
clustered-plan-drop = Ahora no encaja ninguna. Elige cuál descartar si eso no cambia.
clustered-plan-note = Añadir al plan
clustered-plan-pop = Deshacer última
clustered-plan-told-place = { $card } en { $cell }
clustered-plan-told-discard = si nada encaja, descartar { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-not-your-turn =
    { $phase ->
        [opening] Ya elegiste. Mientras otros eligen, puedes cambiarlo con `/{ command-undo-name }`.
       *[other] Aún no te toca. Te avisaré en tu turno.
    }
clustered-refusal-nothing-to-recall = Los descartes son definitivos cuando eligen todos.
clustered-refusal-card-unknown = `{ $card }` no es una carta. Escribe número, forma (`S T C`) y relleno (`o : *`), p. ej. `2S*`, o `W` (comodín).
clustered-refusal-card-not-held = No tienes esa carta. Elige una de tu mano: `/{ command-hand-name }` la muestra.
clustered-refusal-plan-line = Escribe hasta 5 jugadas, p. ej. `place 2S* M12; place 1Co M13`, o `discard W` si nada encaja.
clustered-refusal-plan-cell-twice = Tu plan usa { $cell } dos veces. Elige otra celda para una carta.
clustered-refusal-cell-unknown = `{ $cell }` no es una celda. Escribe letra de columna y número de fila, p. ej. M12.
clustered-drop-apart = Debe coincidir con cada vecina.
clustered-refusal-place-apart = Elige una celda libre de la mesa que comparta un lado con una carta.
clustered-refusal-place-mismatch = { $card } debe coincidir con { $neighbour } en { $beside } en al menos dos cosas: número, forma o relleno.
clustered-refusal-discard-placeable = No puedes descartar: { $card } encaja en { $cell }.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Descarta exactamente 1 carta.
        [many] Descarta exactamente { $wanted } cartas.
       *[other] Descarta exactamente { $wanted } cartas.
    }

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered: el objetivo
    Todos juegan cartas de su color en una misma mesa. Al final solo puntúan tus cartas: tu mayor **rectángulo** y cada **línea**.

    - **Tu turno:** juega una de tus 5 cartas y roba otra mientras quede mazo. Lo jugado no se mueve.
    - **El final** llega cuando no quedan cartas por jugar o descartar. Gana quien tenga más puntos; si hay empate, se comparte la victoria.
clustered-rules-placing =
    ## Jugar una carta
    Tienes 29 cartas: cada combinación de **número** (1–3), **forma** (cuadrado, triángulo, círculo) y **relleno** (hueco, punteado, sólido), y dos **comodines** Ⓦ.

    - Elige una celda libre que **comparta un lado** con una carta.
    - { clustered-place-rule } No importa de quién sean.
    - **¿Nada encaja?** Descarta una carta boca arriba y roba: así acaba tu turno. Si alguna encaja, tienes que jugar.
clustered-rules-points =
    ## Puntos
    Cada carta tuya da 1 punto en

    - tu mayor **rectángulo**, completo y de 2 × 2 como mínimo;
    - cada **línea**: fila o columna de 3 o más seguidas.

    Una carta puede puntuar tres veces: un bloque de 2 × 2 da 4 puntos; uno de 3 × 2, 12; uno de 3 × 3, 27. La carta de inicio ✦ interrumpe rectángulos y líneas.
clustered-rules-options =
    ## Jugadores y opciones
    - **En solitario** intentas superar tu mejor marca con las mismas opciones, sin bonificaciones por tamaño.
    - **De 5 a 8 jugadores** comparten dos cartas de inicio.
    - **{ clustered-option-first }.** Se sortea o se elige antes de empezar. Los turnos siguen el orden de los asientos.
    - **{ clustered-option-fast }.** { clustered-option-fast-about }.
    - **{ clustered-option-size_bonuses }.** { clustered-option-size_bonuses-about }.
    - **{ clustered-option-third_wild }.** { clustered-option-third_wild-about }. Para dar ventaja, elige qué asientos lo reciben.
    - **{ clustered-option-table }.** { clustered-option-table-open }. { clustered-option-table-about }.
clustered-rules-playing =
    ## Jugar aquí
    Pulsa **Mi jugada**, elige una carta, muévela con las flechas y juégala. `/{ command-score-name }` muestra los puntos y descartes de todos.

    Cada jugador tiene un color con su patrón y una letra. Un marco dorado señala la última carta; los rosas, las demás nuevas para ti.

## El reto del día

clustered-puzzle-hand = Juega las { $n } cartas y suma todos los puntos que puedas. No robas y los demás no juegan.
clustered-puzzle-about-hand = -# { clustered-place-rule } 1 punto por carta en tu mayor rectángulo y líneas de 3 o más.
clustered-puzzle-uses-hand = { $n ->
        [one] la carta que juegas gasta uno
        [many] jugar las { $n } cartas gasta uno
       *[other] jugar las { $n } cartas gasta uno
    }
clustered-puzzle-forced = Tu última carta solo encajaba en { $cell }; la jugué yo.
clustered-puzzle-no-cell = Sin encajar: { $cards }
clustered-puzzle-points = { $n ->
    [one] { $n } punto
    [many] { $n } puntos
   *[other] { $n } puntos
}
clustered-puzzle-title-hand = Suma el máximo con tu mano
