/** Things that a picture holds follow the finger to the spots where they may be dropped. A second finger turns them. */

import { followFinger } from "./finger.js";
import { drawSpot } from "./targets.js";

const NEAR = 0.7; // of a cell: from where a spot draws the thing to itself

/** `press` is called with the spot on which a thing was dropped, and tells when that was answered;
    `refuse` with a thing that was dropped elsewhere. */
export function makeDraggable({ picture, over, held, width }, press, refuse) {
  const notes = over.querySelectorAll(".note");
  const things = [...picture.querySelectorAll(".held")].map((thing, number) =>
    ({ ...held[number], thing, next: thing.nextSibling, note: notes[number], middle: findMiddle(held[number].boxes) }));
  const flight = picture.cloneNode(false);
  flight.classList.add("flight");
  flight.removeAttribute("role");
  flight.removeAttribute("aria-label");
  flight.ariaHidden = true;
  picture.after(flight);
  let grasped = null;
  let spot = null;
  let turns = 0;
  let travel = null;

  followFinger(over, { isGrip, move, end, tap });

  /** Of those that lie there, the one whose middle is nearest. */
  function isGrip({ clientX, clientY }) {
    const corner = over.getBoundingClientRect();
    const scale = width / corner.width;
    const [x, y] = [(clientX - corner.left) * scale, (clientY - corner.top) * scale];
    const found = things.flatMap((each) => each.boxes.map(([left, top, wide, high]) => {
      const [across, down] = [Math.abs(x - left - wide / 2), Math.abs(y - top - high / 2)];
      return { each, isOver: across <= wide / 2 && down <= high / 2, way: Math.hypot(across, down) };
    })).filter(({ isOver }) => isOver).sort((one, other) => one.way - other.way);
    grasped = found[0]?.each;
    turns = 0;
    travel = { x, y, scale, right: 0, down: 0 };
    return Boolean(grasped);
  }

  function move(event, begin) {
    const { thing } = grasped;
    if (thing.parentNode !== flight) {
      flight.replaceChildren(...listMarks(), thing); // in front of everything
    }
    travel.right = (event.clientX - begin.clientX) * travel.scale;
    travel.down = (event.clientY - begin.clientY) * travel.scale;
    follow();
    thing.classList.add("dragged");
    picture.classList.add("dragging");
  }

  /** In place of the marks that are those of another thing. */
  function listMarks() {
    if (!picture.querySelector(".drop-marks")) return [];
    const { middle: [x, y], boxes: [[, , side]], growth, drops } = grasped;
    return drops.map(({ right, down, note }) => drawSpot(x + right, y + down, side * growth, note));
  }

  /** The next of the turns after which there is a spot. */
  function tap() {
    const ways = [...new Set([0, ...grasped.drops.map((drop) => drop.turns)])].sort();
    turns = ways[(ways.indexOf(turns) + 1) % ways.length];
    follow();
  }

  /** The thing turns about the finger. */
  function follow() {
    const [across, along] = [grasped.middle[0] - travel.x, grasped.middle[1] - travel.y];
    const [x, y] = [[across, along], [-along, across], [-across, -along], [along, -across]][turns];
    const [right, down] = [travel.right + x * grasped.growth - across, travel.down + y * grasped.growth - along];
    spot = findSpot(right, down);
    show(grasped, spot ?? { right, down, turns, note: "" }, grasped.growth);
  }

  function findSpot(right, down) {
    const drops = grasped.drops.filter((drop) => drop.turns === turns);
    const ways = drops.map((drop) => Math.hypot(drop.right - right, drop.down - down));
    const least = Math.min(...ways);
    return least < NEAR * grasped.growth * grasped.boxes[0][2] ? drops[ways.indexOf(least)] : null;
  }

  function show({ thing, note, middle }, { right, down, turns: turned, note: said }, growth = 1) {
    note.style.transform = `translate(${right}px, ${down}px)`;
    thing.style.transformOrigin = `${middle[0]}px ${middle[1]}px`;
    thing.style.transform = `${note.style.transform} rotate(${turned * 90}deg)${growth === 1 ? "" : ` scale(${growth})`}`;
    if (note.textContent !== said) note.textContent = said;
  }

  function end(isDropped) {
    const dropped = grasped;
    if (isDropped && spot) press(spot).finally(() => flyBack(dropped));
    else {
      if (isDropped && isAway(dropped)) refuse(dropped);
      flyBack(dropped);
    }
  }

  /** From where it was. */
  function isAway({ boxes, growth }) {
    return Math.hypot(travel.right, travel.down) > NEAR * growth * boxes[0][2];
  }

  async function flyBack(dropped) {
    const { thing, next } = dropped;
    thing.classList.remove("dragged");
    picture.classList.remove("dragging");
    show(dropped, { right: 0, down: 0, turns: 0, note: "" });
    await Promise.allSettled(thing.getAnimations().map((flight) => flight.finished));
    if (thing.classList.contains("dragged")) return;
    picture.insertBefore(thing, next);
    if (!flight.querySelector(".held")) flight.replaceChildren();
  }
}

function findMiddle(boxes) {
  const [across, along] = [0, 1].map((axis) => boxes.flatMap((box) => [box[axis], box[axis] + box[axis + 2]]));
  return [across, along].map((ends) => (Math.min(...ends) + Math.max(...ends)) / 2);
}
