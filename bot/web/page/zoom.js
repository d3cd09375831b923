/** A picture moves and grows within its frame: by one finger on the ground, and by two anywhere. */

import { ignoreClick, isFollowed, LEAST } from "./finger.js";

const MOST = 4; // times as wide as the frame
const ENOUGH = 480; // CSS pixels across at which a picture that is shown whole can be touched
const NEARER = 2.5; // times as large after a double tap
const WHEEL = 200; // pixels of a wheel by which it grows e-fold

let kept = { name: "", view: null };

/** `asked` are boxes of what is to be seen at first; a picture of the same `name` stays as it was moved. */
export function makeZoomable({ picture, pane, width, height, asked, name }) {
  if (kept.name !== name) kept = { name, view: null };
  const fingers = new Map();
  let isMoved = false;

  new ResizeObserver(() => show(kept.view ?? findFirst())).observe(picture);
  picture.addEventListener("pointerdown", begin);
  picture.addEventListener("touchmove", (event) => {
    if (fingers.size > 1 || isCut()) event.preventDefault(); // else the page would scroll
  }, { passive: false });
  picture.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    move([event], [event], Math.exp(-event.deltaY / WHEEL));
  }, { passive: false });
  picture.addEventListener("dblclick", (event) => {
    if (event.target.closest(".target, .grip")) return;
    const first = findFirst();
    if (kept.view.scale > first.scale) show(first);
    else move([event], [findMiddle()], NEARER);
  });
  picture.addEventListener("focusin", ({ target }) => {
    if (isCut() && target.matches(":focus-visible")) showWhole(target.getBoundingClientRect());
  });

  function measure() {
    const [across, down] = [picture.clientWidth, picture.clientHeight];
    return { across, down, high: across * height / width };
  }

  function findMiddle() {
    const { left, top, width: across, height: down } = picture.getBoundingClientRect();
    return { clientX: left + across / 2, clientY: top + down / 2 };
  }

  /** The whole picture, or a part of it where that would be too small. */
  function findFirst() {
    const { across, down, high } = measure();
    const whole = Math.min(1, down / high);
    if (across * whole >= ENOUGH) return { scale: whole, x: 0, y: 0 };
    const [x, y] = [0, 1].map((axis) => {
      const ends = asked.flatMap((box) => [box[axis], box[axis] + box[axis + 2]]);
      return (Math.min(...ends) + Math.max(...ends)) / 2 * across / width;
    });
    return { scale: 1, x: across / 2 - x, y: down / 2 - y };
  }

  function show({ scale: wanted, x, y }) {
    const { across, down, high } = measure();
    if (!across) return;
    const scale = Math.min(Math.max(wanted, Math.min(1, down / high)), MOST);
    // From the top where it is lower than its room: a line more below it would move the middle
    kept.view = { scale, x: settle(x, across, across * scale), y: high * scale <= down ? 0 : settle(y, down, high * scale) };
    pane.style.transform = `translate(${kept.view.x}px, ${kept.view.y}px) scale(${scale})`;
    picture.classList.toggle("cut", isCut());
  }

  function isCut() {
    const { across, down, high } = measure();
    return (kept.view?.scale ?? 1) * Math.max(1, high / down) > 1.01;
  }

  function begin(event) {
    if (event.button || picture.querySelector(".dragged, .passed")) return;
    if (!fingers.size) {
      isMoved = false;
      listen();
    }
    fingers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY, isHolding: isFollowed(event) });
  }

  function listen() {
    const listening = new AbortController();
    const heard = { signal: listening.signal };
    addEventListener("pointermove", go, heard);
    const stop = ({ pointerId }) => {
      fingers.delete(pointerId);
      if (fingers.size) return;
      listening.abort();
      pane.style.willChange = "";
      if (isMoved) ignoreClick();
    };
    addEventListener("pointerup", stop, heard);
    addEventListener("pointercancel", stop, heard);
  }

  function go({ pointerId, clientX, clientY }) {
    const finger = fingers.get(pointerId);
    if (!finger || picture.querySelector(".dragged, .passed")) return;
    if (fingers.size === 1 && (finger.isHolding || !isCut())) return;
    isMoved ||= Math.hypot(clientX - finger.clientX, clientY - finger.clientY) > LEAST;
    if (!isMoved) return;
    pane.style.willChange = "transform";
    const before = [...fingers.values()];
    fingers.set(pointerId, { ...finger, clientX, clientY });
    const after = [...fingers.values()];
    move(before, after, before.length > 1 ? spread(after) / spread(before) : 1);
  }

  /** What lay between the fingers lies between them again. */
  function move(before, after, grown) {
    const corner = picture.getBoundingClientRect();
    const [from, to] = [before, after].map((fingers) => ({ x: mean(fingers, "clientX"), y: mean(fingers, "clientY") }));
    const { scale, x, y } = kept.view;
    const { across, down, high } = measure();
    const wanted = Math.min(Math.max(scale * grown, Math.min(1, down / high)), MOST);
    const turn = (at, axis, edge) => to[axis] - edge - (from[axis] - edge - at) * wanted / scale;
    show({ scale: wanted, x: turn(x, "x", corner.left), y: turn(y, "y", corner.top) });
  }

  function showWhole({ left, top, right, bottom }) {
    const frame = picture.getBoundingClientRect();
    const { scale, x, y } = kept.view;
    const shift = (first, last, from, to) => Math.max(from - first, 0) || Math.min(to - last, 0);
    show({ scale, x: x + shift(left, right, frame.left, frame.right), y: y + shift(top, bottom, frame.top, frame.bottom) });
  }
}

/** In the middle of its room, or without a gap at the edges. */
function settle(at, room, size) {
  return size <= room ? (room - size) / 2 : Math.min(Math.max(at, room - size), 0);
}

function mean(fingers, axis) {
  return fingers.reduce((sum, finger) => sum + finger[axis], 0) / fingers.length;
}

function spread([one, other]) {
  return Math.max(Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), 1);
}
