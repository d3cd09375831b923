/** Where a picture can be touched: outlines that lie over it. */

const NEAR = 12; // CSS pixels, as in the style: so far beside a target it can be tapped
const CLEAR = 1; // CSS pixels by which it has to be nearer than any other
const SVG = "http://www.w3.org/2000/svg";

function draw(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** `press` is called with the target that is touched. What is `held` can be grasped, also where it is a target. */
export function drawTargets({ width, height, targets, held }, press) {
  const grips = new Set(held.flatMap(({ boxes }) => boxes.map(String)));
  const groups = targets.map((target) => drawTarget(target, press, grips));
  const near = draw("g", { class: "near" }, ...targets.flatMap(({ boxes }) => boxes.map((box) => drawBox(box, ""))));
  const beside = draw("g", {}, near, ...held.flatMap(drawHeld));
  beside.addEventListener("click", (click) => findNearest(groups, click)?.dispatchEvent(new MouseEvent("click", click)));
  return draw("svg", { class: "targets", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "xMinYMin" },
    beside, ...groups);
}

/** None if there is none, or it is not clear which one was meant. */
function findNearest(groups, { clientX: x, clientY: y }) {
  const ways = groups.map((group) => Math.min(...Array.from(group.children, (rect) => {
    const { left, right, top, bottom } = rect.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  })));
  const [least, second] = [...ways].sort((one, other) => one - other);
  return least > NEAR || second - least < CLEAR ? null : groups[ways.indexOf(least)];
}

function drawHeld({ boxes }) {
  const [left, top, side] = boxes[0];
  return [...boxes.map((box) => drawBox(box, "grip")), drawNote(left + side / 2, top)];
}

/** A few words over a point. */
export function drawNote(x, y) {
  return placeNote(draw("text", { class: "note" }), x, y);
}

export function placeNote(note, x, y) {
  note.setAttribute("x", x);
  note.setAttribute("y", y - 24); // above a frame
  return note;
}

/** Lines where a stroke would part what lies beside them. */
export function drawBorders() {
  const line = draw("path", { class: "parting" });
  line.draw = (borders) => line.setAttribute("d", borders.map(({ x, y, long, isLevel }) => `M${x} ${y}${isLevel ? "h" : "v"}${long}`).join(""));
  return line;
}

/** A square around a point, and what it brings. */
export function drawSpot(x, y, side, gain) {
  const size = side * 0.4;
  const text = draw("text", { x, y: y + size * 0.36, "font-size": size }, gain);
  return draw("g", { class: "spot" }, drawBox([x - side * 0.45, y - side * 0.45, side * 0.9, side * 0.9], ""), text);
}

function drawBox([x, y, width, height], name) {
  return draw("rect", { x, y, width, height, class: name });
}

function drawTarget(target, press, grips) {
  const rects = target.boxes.map((box) => drawBox(box, grips.has(String(box)) ? "grip" : "cell"));
  const names = { "aria-label": target.label, "data-control": target.control };
  const group = draw("g", { class: "target", role: "button", tabindex: 0, ...names }, ...rects);
  group.addEventListener("click", () => press(target));
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press(target);
  });
  return group;
}
