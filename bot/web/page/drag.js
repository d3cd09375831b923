/** A thing that a picture holds follows the finger to the spots where it may be dropped. */

import { followFinger } from "./finger.js";

const NEAR = 0.7; // of a cell: from where a spot draws the thing to itself

/** The `number`-th thing that is held: `press` is called with the spot on which it was dropped, and tells when that was
    answered. */
export function makeDraggable({ picture, over, held, width }, number, press) {
  const thing = picture.querySelectorAll(".held")[number];
  const next = thing.nextSibling;
  const note = over.querySelectorAll(".note")[number];
  const isGrip = (touched) => touched.dataset.held === String(number);
  let isDragged = false;
  let spot = null;

  followFinger(over, { isGrip, move, end });

  function move(event, begin) {
    if (!isDragged) picture.append(thing); // in front of everything
    isDragged = true;
    const scale = width / picture.getBoundingClientRect().width;
    const [right, down] = [(event.clientX - begin.clientX) * scale, (event.clientY - begin.clientY) * scale];
    spot = findSpot(right, down);
    show(spot ?? { right, down, note: "" });
    thing.classList.add("dragged");
  }

  function findSpot(right, down) {
    const ways = held.drops.map((drop) => Math.hypot(drop.right - right, drop.down - down));
    const least = Math.min(...ways);
    return least < NEAR * held.boxes[0][2] ? held.drops[ways.indexOf(least)] : null;
  }

  function show({ right, down, note: said }) {
    thing.style.transform = note.style.transform = `translate(${right}px, ${down}px)`;
    note.textContent = said;
  }

  function end(isDropped) {
    isDragged = false;
    if (isDropped && spot) press(spot).finally(flyBack);
    else flyBack();
  }

  async function flyBack() {
    thing.classList.remove("dragged");
    show({ right: 0, down: 0, note: "" });
    await Promise.allSettled(thing.getAnimations().map((flight) => flight.finished));
    if (!isDragged) picture.insertBefore(thing, next);
  }
}
