### Clustered's own texts. Terms: docs/glossary.md.


## Commands. Discord takes descriptions of at most 100 characters.



## Computer players, weakest first


## Table options


## Cards


## Points


## Records


## The board




## Panels




## Looking


## Suggestions while typing, at most 100 characters


## What has happened


## Pictures in words: a grid in a code block


## Alt texts, at most 1,024 characters each


## What was typed or pressed means nothing


## Refusals of the rules: what is wrong and what to do


## The rules in short: one page each

