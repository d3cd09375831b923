/** A finger that passes over several targets of a picture draws a stroke, which they answer together. */

import { followFinger } from "./finger.js";
import { drawNote, placeNote } from "./targets.js";

const INNER = 0.4; // of a target's width to each side of its middle: its edge can be brushed by accident
const STEP = 4; // CSS pixels

/** `press` is called with the first target and the stroke as its answer, and tells when that was answered; a stroke that
    passes no other is a tap. One of the `notes` says how many it passes. */
export function makeDrawable({ over, targets, width, notes }, press) {
  const groups = [...over.querySelectorAll(".target")];
  const note = drawNote(0, 0);
  over.append(note);
  const find = (group) => targets[groups.indexOf(group)];
  const passed = new Set();
  let last = null;

  followFinger(over, { isGrip: ({ target }) => find(target.closest(".target"))?.stroke, move, end });

  function move(event, begin) {
    if (!passed.size) {
      pass(find(begin.target.closest(".target")));
      last = begin;
    }
    const [right, down] = [event.clientX - last.clientX, event.clientY - last.clientY];
    const steps = Math.ceil(Math.hypot(right, down) / STEP);
    for (let step = 1; step <= steps; step++) {
      pass(findAt(last.clientX + right * step / steps, last.clientY + down * step / steps));
    }
    last = event;
  }

  function findAt(x, y) {
    const corner = over.getBoundingClientRect();
    const scale = width / corner.width;
    const [across, down] = [(x - corner.left) * scale, (y - corner.top) * scale];
    return targets.find(({ stroke, boxes }) => stroke && boxes.some(([left, top, wide, high]) =>
      Math.abs(across - left - wide / 2) < wide * INNER && Math.abs(down - top - high / 2) < high * INNER));
  }

  function pass(target) {
    if (!target) return;
    passed.add(target);
    groups[targets.indexOf(target)].classList.add("passed");
    const boxes = [...passed].flatMap((each) => each.boxes);
    const ends = boxes.flatMap(([left, , wide]) => [left, left + wide]);
    placeNote(note, (Math.min(...ends) + Math.max(...ends)) / 2, Math.min(...boxes.map(([, top]) => top)));
    note.textContent = notes[passed.size - 1] ?? "";
  }

  function end(isDrawn) {
    const [first, ...others] = passed;
    const stroke = [...passed].map((target) => target.stroke).join();
    passed.clear();
    if (isDrawn) press(others.length ? { ...first, answers: { stroke } } : first).finally(clear);
    else clear();
  }

  function clear() {
    note.textContent = "";
    for (const group of groups) group.classList.remove("passed");
  }
}
