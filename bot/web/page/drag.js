/** Things that a picture holds follow the finger to the spots where they may be dropped. */

import { followFinger } from "./finger.js";

const NEAR = 0.7; // of a cell: from where a spot draws the thing to itself

/** `press` is called with the spot on which a thing was dropped, and tells when that was answered. */
export function makeDraggable({ picture, over, held, width }, press) {
  const notes = over.querySelectorAll(".note");
  const things = [...picture.querySelectorAll(".held")].map((thing, number) =>
    ({ ...held[number], thing, next: thing.nextSibling, note: notes[number] }));
  let grasped = null;
  let spot = null;

  followFinger(over, { isGrip, move, end });

  /** Of those that lie there, the one whose middle is nearest. */
  function isGrip(event) {
    const corner = over.getBoundingClientRect();
    const scale = width / corner.width;
    const [x, y] = [(event.clientX - corner.left) * scale, (event.clientY - corner.top) * scale];
    const found = things.flatMap((each) => each.boxes.map(([left, top, wide, high]) => {
      const [across, down] = [Math.abs(x - left - wide / 2), Math.abs(y - top - high / 2)];
      return { each, isOver: across <= wide / 2 && down <= high / 2, way: Math.hypot(across, down) };
    })).filter(({ isOver }) => isOver).sort((one, other) => one.way - other.way);
    grasped = found[0]?.each;
    return Boolean(grasped);
  }

  function move(event, begin) {
    const { thing } = grasped;
    if (!thing.classList.contains("dragged")) picture.append(thing); // in front of everything
    const scale = width / picture.getBoundingClientRect().width;
    const [right, down] = [(event.clientX - begin.clientX) * scale, (event.clientY - begin.clientY) * scale];
    spot = findSpot(right, down);
    show(grasped, spot ?? { right, down, note: "" });
    thing.classList.add("dragged");
  }

  function findSpot(right, down) {
    const { drops, boxes } = grasped;
    const ways = drops.map((drop) => Math.hypot(drop.right - right, drop.down - down));
    const least = Math.min(...ways);
    return least < NEAR * boxes[0][2] ? drops[ways.indexOf(least)] : null;
  }

  function show({ thing, note }, { right, down, note: said }) {
    thing.style.transform = note.style.transform = `translate(${right}px, ${down}px)`;
    note.textContent = said;
  }

  function end(isDropped) {
    const dropped = grasped;
    if (isDropped && spot) press(spot).finally(() => flyBack(dropped));
    else flyBack(dropped);
  }

  async function flyBack(dropped) {
    const { thing, next } = dropped;
    thing.classList.remove("dragged");
    show(dropped, { right: 0, down: 0, note: "" });
    await Promise.allSettled(thing.getAnimations().map((flight) => flight.finished));
    if (!thing.classList.contains("dragged")) picture.insertBefore(thing, next);
  }
}
