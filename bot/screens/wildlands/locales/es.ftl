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

## Computer players, weakest first

wildlands-level-easy = fácil
wildlands-level-medium = medio
wildlands-level-hard = difícil

## Table options

wildlands-option-map = Mapa
wildlands-option-map-about = Glassmere es llano; Stonecrown tiene terreno elevado, salientes y cobertura
wildlands-option-faction_1 = Facción del asiento 1
wildlands-option-faction_1-random = Al azar
wildlands-option-faction_1-about = Los cinco personajes y las cartas de este asiento
wildlands-option-faction_2 = Facción del asiento 2
wildlands-option-faction_2-random = Al azar
wildlands-option-faction_2-about = { wildlands-option-faction_1-about }
wildlands-option-faction_3 = Facción del asiento 3
wildlands-option-faction_3-random = Al azar
wildlands-option-faction_3-about = { wildlands-option-faction_1-about }
wildlands-option-faction_4 = Facción del asiento 4
wildlands-option-faction_4-random = Al azar
wildlands-option-faction_4-about = { wildlands-option-faction_1-about }
wildlands-option-illegal-faction-twice = Dos asientos no pueden llevar { $faction }. Elige otra facción para uno de ellos.

## Terms: flags, characters, cards (phrases.py)

wildlands-flag-melee = cuerpo a cuerpo
wildlands-flag-heavy-melee = cuerpo a cuerpo pesado
wildlands-flag-ranged = a distancia
wildlands-flag-heavy-ranged = a distancia pesado
wildlands-flag-area = de área
wildlands-flag-guard = proteger
wildlands-flag-cover = cubrir
wildlands-flag-rally = reunión
wildlands-flag-fly = volar
wildlands-wild = comodín
wildlands-card-icon = { $n } { $flag }
wildlands-card-open = { $icons }, abierta: { $flag }
wildlands-space = espacio { $space }
wildlands-health = { $left } de { $health } de salud
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
wildlands-action-move = { $name } → { $space }
wildlands-action-fly = volar: { $name } → { $space }
wildlands-action-rally = reunión: { $steps }
wildlands-action-claim = reclamar el fragmento en { $space }
wildlands-action-attack = { $name }: { $flag } contra { $target }
wildlands-action-draw = robar 2 cartas
wildlands-action-end = terminar
wildlands-action-defend = defender { $cards }
wildlands-action-defend-none = recibir el daño
wildlands-action-pass = pasar
wildlands-action-interrupt = interrumpir
wildlands-action-paid = { $action } · { $cards }

## Standing orders: when to ask whether to interrupt; at most 34 characters

wildlands-order-attacked = Atacan a uno de mis personajes
wildlands-order-entered = Un enemigo entra en mi espacio
wildlands-order-shard = Un enemigo pisa su fragmento
wildlands-order-four = Alguien tiene 4 puntos
wildlands-order-ends = Termina un turno
wildlands-order-always = Después de cada acción
wildlands-order-never = Nunca
