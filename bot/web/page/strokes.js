/** A finger that passes over several targets of a picture, or along the borders between them, draws a stroke, which they
    answer together. */

import { followFinger } from "./finger.js";
import { drawBorders, drawNote, placeNote } from "./targets.js";

const INNER = 0.4; // of a target's width to each side of its middle: its edge can be brushed by accident
const STEP = 4; // CSS pixels
const BESIDE = 0.2; // of a border's length: so far from it a finger goes along it
const ENOUGH = 0.5; // of a border's length

/** `press` is called with the first target and the stroke as its answer, and tells when that was answered; a stroke that
    passes no other is a tap. One of the `notes` says how many it passes. */
export function makeDrawable({ over, targets, width, notes }, press) {
  const groups = [...over.querySelectorAll(".target")];
  const note = drawNote(0, 0);
  const line = drawBorders();
  over.append(line, note);
  const find = (group) => targets[groups.indexOf(group)];
  const borders = findBorders(targets.filter(({ stroke }) => stroke));
  const passed = new Set();
  let last = null;
  let length = 0;

  followFinger(over, { isGrip: ({ target }) => find(target.closest(".target"))?.stroke || target.closest(".near"), move, end });

  function move(event, begin) {
    if (!last) {
      clear();
      pass(find(begin.target.closest(".target")));
      last = begin;
    }
    const [right, down] = [event.clientX - last.clientX, event.clientY - last.clientY];
    const steps = Math.ceil(Math.hypot(right, down) / STEP);
    for (let step = 1; step <= steps; step++) {
      const [x, y, scale] = locate(last.clientX + right * step / steps, last.clientY + down * step / steps);
      const way = Math.hypot(right, down) * scale / steps;
      length += way;
      pass(findAt(x, y));
      const border = findBorder(borders, x, y, Math.abs(right) > Math.abs(down));
      if (border) border.way += way;
    }
    last = event;
    show();
  }

  function locate(clientX, clientY) {
    const corner = over.getBoundingClientRect();
    const scale = width / corner.width;
    return [(clientX - corner.left) * scale, (clientY - corner.top) * scale, scale];
  }

  function findAt(x, y) {
    return targets.find(({ stroke, boxes }) => stroke && boxes.some(([left, top, wide, high]) =>
      Math.abs(x - left - wide / 2) < wide * INNER && Math.abs(y - top - high / 2) < high * INNER));
  }

  function pass(target) {
    if (target) passed.add(target);
  }

  /** Those along which it went, if it did so for most of the way; at least one. */
  function listBorders() {
    const most = Math.max(...borders.map(({ way }) => way));
    if (borders.reduce((sum, { way }) => sum + way, 0) < length / 2) return [];
    return borders.filter(({ way, long }) => way && (way > long * ENOUGH || way === most));
  }

  function show() {
    const along = listBorders();
    line.draw(along);
    line.classList.toggle("passed", along.length > 0);
    over.classList.toggle("parted", along.length > 0);
    targets.forEach((target, number) => groups[number].classList.toggle("passed", !along.length && passed.has(target)));
    const boxes = along.length ? [] : [...passed].flatMap((each) => each.boxes);
    note.textContent = boxes.length ? notes[passed.size - 1] ?? "" : "";
    if (!boxes.length) return;
    const ends = boxes.flatMap(([left, , wide]) => [left, left + wide]);
    placeNote(note, (Math.min(...ends) + Math.max(...ends)) / 2, Math.min(...boxes.map(([, top]) => top)));
  }

  function end(isDrawn) {
    const along = listBorders();
    const [first, ...others] = along.length ? along.map(({ between }) => between[0]) : passed;
    const parts = along.length ? along.map(({ between }) => between.map((target) => target.stroke).join("|"))
      : [...passed].map((target) => target.stroke);
    const isTap = !along.length && !others.length;
    last = null;
    if (isDrawn && first) press(isTap ? first : { ...first, answers: { stroke: parts.join() } }).finally(clear);
    else clear();
  }

  /** Unless another one has begun. */
  function clear() {
    if (last) return;
    passed.clear();
    length = 0;
    for (const border of borders) border.way = 0;
    show();
  }
}

/** Where the boxes of two targets share a side. */
function findBorders(targets) {
  const list = targets.flatMap((target) => target.boxes.map(([x, y, wide, high]) => ({ target, x, y, wide, high })));
  return list.flatMap((one) => list.flatMap(({ target, x, y, wide, high }) => {
    const border = { between: [one.target, target], x, y, way: 0 };
    if (x === one.x && y === one.y + one.high && wide === one.wide) return [{ ...border, long: wide, isLevel: true }];
    if (y === one.y && x === one.x + one.wide && high === one.high) return [{ ...border, long: high, isLevel: false }];
    return [];
  }));
}

function findBorder(borders, x, y, isLevel) {
  return borders.find((border) => {
    const [along, beside] = isLevel ? [x - border.x, y - border.y] : [y - border.y, x - border.x];
    return border.isLevel === isLevel && along >= 0 && along < border.long && Math.abs(beside) < border.long * BESIDE;
  });
}
