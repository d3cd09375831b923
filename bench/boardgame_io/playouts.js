// Random matches of three by boardgame.io's own reducer: cards on standard input, then
// {"moves": …, "seconds": …} for each chunk of matches asked for.
"use strict";

const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { BESIDE, cutterland, placements } = require("./cutterland.js");

const pick = (list) => list[Math.floor(Math.random() * list.length)];

function randomCut(count) {
  const owner = Array(12).fill(-1);
  for (let group = 0; group < count; ) {
    const square = Math.floor(Math.random() * 12);
    if (owner[square] < 0) owner[square] = group++;
  }
  while (owner.includes(-1)) {
    const square = Math.floor(Math.random() * 12);
    const beside = BESIDE[square].filter((other) => owner[other] >= 0);
    if (owner[square] < 0 && beside.length) owner[square] = owner[pick(beside)];
  }
  return [...Array(count).keys()].map((group) =>
    [...owner.keys()].filter((square) => owner[square] === group),
  );
}

function choose(G, seat, stage) {
  const player = G.players[seat];
  if (stage === "cut") {
    return [pick([0, 1, 2].filter((number) => player.hand[number])), randomCut(3)];
  }
  if (stage === "take") return [pick([...G.pieces.keys()].filter((index) => G.pieces[index]))];
  if (stage === "lay") return pick(placements(player.land, player.piece));
  return [[]];
}

function play(game, matches) {
  const reducer = CreateGameReducer({ game });
  let moves = 0;
  for (let match = 0; match < matches; match++) {
    let state = InitializeGame({ game, numPlayers: 3 });
    while (!state.ctx.gameover) {
      const [seat, stage] = Object.entries(state.ctx.activePlayers).find(
        ([one, what]) =>
          (what !== "lay" || state.G.players[one].piece) &&
          (what !== "resolve" || !state.G.players[one].layout),
      );
      const args = choose(state.G, seat, stage);
      const before = state._stateID;
      state = reducer(state, {
        type: "MAKE_MOVE",
        payload: { type: stage, args, playerID: seat },
      });
      if (state._stateID === before) throw new Error(`refused: ${stage} ${JSON.stringify(args)}`);
      moves += 1;
    }
  }
  return moves;
}

const lines = require("node:readline").createInterface({ input: process.stdin });
let game = null;
lines.on("line", (line) => {
  if (game === null) {
    game = cutterland(JSON.parse(line));
    play(game, 60);
    console.log("ready");
    return;
  }
  const begin = process.cpuUsage();
  const moves = play(game, Number(line));
  const { user, system } = process.cpuUsage(begin);
  const seconds = (user + system) / 1e6;
  console.log(JSON.stringify({ moves, seconds }));
});
