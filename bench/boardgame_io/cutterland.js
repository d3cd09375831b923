// Cutterland for boardgame.io, to measure it against our engine: cutting, choosing, laying, and at
// the end towers, with every move checked. Walls, bridges and the dragons' choice of prey are left
// out, which makes its matches shorter to check than ours; hands are as in the real game.
"use strict";

const { INVALID_MOVE, Stage } = require("boardgame.io/core");

const SIDE = 26;
const FIRST = 12 * SIDE + 12;
const CREATURES = "KGCTDF";
const BESIDE = [...Array(12).keys()].map((square) =>
  [...Array(12).keys()].filter(
    (other) =>
      Math.abs((square >> 2) - (other >> 2)) + Math.abs((square & 3) - (other & 3)) === 1,
  ),
);

const sides = (cell) => {
  const found = [];
  if (cell % SIDE > 0) found.push(cell - 1);
  if (cell % SIDE < SIDE - 1) found.push(cell + 1);
  if (cell >= SIDE) found.push(cell - SIDE);
  if (cell < SIDE * (SIDE - 1)) found.push(cell + SIDE);
  return found;
};

function connected(group) {
  const left = new Set(group);
  const reached = [group[0]];
  left.delete(group[0]);
  while (reached.length) {
    for (const other of BESIDE[reached.pop()]) if (left.delete(other)) reached.push(other);
  }
  return left.size === 0;
}

function pieceOf(card, group) {
  const top = Math.min(...group.map((square) => square >> 2));
  const left = Math.min(...group.map((square) => square & 3));
  return group.map((square) => [(square >> 2) - top, (square & 3) - left, card[square]]);
}

function turned(piece, turns) {
  let now = piece;
  for (let turn = 0; turn < turns; turn++) {
    const height = 1 + Math.max(...now.map(([row]) => row));
    now = now.map(([row, column, square]) => [column, height - 1 - row, square]);
  }
  return now;
}

// The cells and squares a placement covers; null where it is illegal.
function covered(land, piece, cell, turns) {
  const shape = turned(piece, turns);
  const top = Math.floor(cell / SIDE);
  const left = cell % SIDE;
  let touches = false;
  const laid = [];
  for (const [row, column, square] of shape) {
    if (top + row >= SIDE || left + column >= SIDE) return null;
    const at = (top + row) * SIDE + left + column;
    if (land[at]) return null;
    touches = touches || sides(at).some((other) => land[other]);
    laid.push([at, square]);
  }
  return touches ? laid : null;
}

function placements(land, piece) {
  const rim = new Set();
  for (const cell of Object.keys(land)) {
    for (const other of sides(Number(cell))) if (!land[other]) rim.add(other);
  }
  const found = [];
  const seen = new Set();
  for (let turns = 0; turns < 4; turns++) {
    for (const edge of rim) {
      for (const [row, column] of turned(piece, turns)) {
        const cell = edge - row * SIDE - column;
        const key = cell * 4 + turns;
        if (cell < 0 || edge % SIDE < column || seen.has(key)) continue;
        seen.add(key);
        if (covered(land, piece, cell, turns)) found.push([cell, turns]);
      }
    }
  }
  return found;
}

function areasOf(land) {
  const left = new Set(Object.keys(land).map(Number));
  const areas = [];
  for (const start of left) {
    const area = [start];
    left.delete(start);
    for (const cell of area) {
      for (const other of sides(cell)) {
        if (left.has(other) && land[other][0] === land[start][0]) {
          left.delete(other);
          area.push(other);
        }
      }
    }
    areas.push(area);
  }
  return areas;
}

function points(player) {
  const { land } = player;
  const towered = new Set(player.layout);
  const eaten = new Set();
  for (const [text, square] of Object.entries(land)) {
    const cell = Number(text);
    if (square[1] !== "K") continue;
    const corners = [-SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1].map((step) => cell + step);
    for (const other of [...sides(cell), ...corners]) {
      const icon = land[other] && land[other][1];
      if (icon && icon !== "K" && CREATURES.includes(icon) && !towered.has(other)) eaten.add(other);
    }
  }
  let total = 2 * eaten.size + player.towers + player.bridges - player.layout.length;
  let turtles = 0;
  for (const area of areasOf(land)) {
    const alive = area.filter((cell) => !eaten.has(cell));
    const dragons = alive.filter((cell) => land[cell][1] === "D").length;
    const edible = alive.filter((cell) => "GCTF".includes(land[cell][1]) && !towered.has(cell));
    edible.slice(0, dragons).forEach((cell) => eaten.add(cell));
    const count = (icon) => area.filter((c) => !eaten.has(c) && land[c][1] === icon).length;
    const goblins = count("G");
    total += goblins < 5 ? [0, 2, 5, 9, 14][goblins] : 14 + 2 * (goblins - 4);
    total += count("C") ? area.length : 0;
    total += dragons === 2 ? 7 : 0;
    total -= 2 * count("F");
    turtles += count("T");
  }
  return total + ([0, 10, 5][turtles] || 0);
}

const active = (G, ctx) => (G.turn % ctx.numPlayers).toString();
const everyone = (ctx, stage) => ({
  value: Object.fromEntries(ctx.playOrder.map((seat) => [seat, stage])),
});

function nextTurn(G, ctx, events) {
  if (G.players.some((player) => player.piece !== null)) return;
  G.turn += 1;
  G.pieces = [];
  if (G.turn === 3 * ctx.numPlayers) {
    events.setActivePlayers(everyone(ctx, "resolve"));
  } else {
    events.setActivePlayers({ value: { [active(G, ctx)]: "cut" } });
  }
}

function take(G, ctx, seat, index) {
  const player = G.players[seat];
  player.piece = pieceOf(G.card, G.pieces[index]);
  G.pieces[index] = null;
  for (const [, , square] of player.piece) {
    if (square[1] === "^") player.towers += 1;
    if (square[1] === "=") player.bridges += 1;
  }
}

const moves = {
  cut({ G, ctx, playerID, events }, number, groups) {
    const player = G.players[playerID];
    const card = player.hand[number];
    const squares = new Set(groups.flat());
    if (!card || groups.length !== ctx.numPlayers || groups.flat().length !== 12) return INVALID_MOVE;
    if (squares.size !== 12 || !groups.every((group) => group.length && connected(group))) {
      return INVALID_MOVE;
    }
    player.hand[number] = null;
    G.card = card;
    G.pieces = groups;
    const next = (Number(playerID) + 1) % ctx.numPlayers;
    events.setActivePlayers({ value: { [next]: "take" } });
  },
  take({ G, ctx, playerID, events }, index) {
    if (!G.pieces[index]) return INVALID_MOVE;
    take(G, ctx, playerID, index);
    const next = (Number(playerID) + 1) % ctx.numPlayers;
    if (next.toString() !== active(G, ctx)) {
      events.setActivePlayers({ value: { [next]: "take" } });
      return;
    }
    take(G, ctx, next, G.pieces.findIndex((piece) => piece));
    for (const player of G.players) {
      if (Object.keys(player.land).length || !player.piece) continue;
      for (const [row, column, square] of player.piece) {
        player.land[FIRST + row * SIDE + column] = square;
      }
      player.piece = null;
    }
    if (G.players.every((player) => player.piece === null)) nextTurn(G, ctx, events);
    else events.setActivePlayers(everyone(ctx, "lay"));
  },
  lay({ G, ctx, playerID, events }, cell, turns) {
    const player = G.players[playerID];
    const laid = player.piece && covered(player.land, player.piece, cell, turns);
    if (!laid) return INVALID_MOVE;
    for (const [at, square] of laid) player.land[at] = square;
    player.piece = null;
    nextTurn(G, ctx, events);
  },
  resolve({ G, playerID, events }, towers) {
    const player = G.players[playerID];
    const fit = towers.every((cell) => CREATURES.includes((player.land[cell] || "..")[1]));
    if (!fit || towers.length > player.towers || player.layout) return INVALID_MOVE;
    player.layout = towers;
    if (G.players.every((one) => one.layout)) events.endGame({ scores: G.players.map(points) });
  },
};

const cutterland = (cards) => ({
  name: "cutterland",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(cards);
    return {
      turn: 0,
      card: null,
      pieces: [],
      players: ctx.playOrder.map((_, seat) => ({
        hand: deck.slice(3 * seat, 3 * seat + 3),
        land: {},
        piece: null,
        towers: 0,
        bridges: 0,
        layout: null,
      })),
    };
  },
  turn: {
    activePlayers: { value: { 0: "cut" } },
    stages: Object.fromEntries(
      Object.entries(moves).map(([name, move]) => [name, { moves: { [name]: move } }]),
    ),
  },
});

module.exports = { cutterland, placements, BESIDE, Stage };
