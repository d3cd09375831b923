/** A thing that a picture holds follows the finger to the spots where it may be dropped. */

const LEAST = 6; // CSS pixels of travel: less is a tap
const NEAR = 0.7; // of a cell: from where a spot draws the thing to itself
const CLICK = 50; // milliseconds within which a mouse that was let go clicks

/** `press` is called with the spot on which it was dropped, and tells when that was answered. */
export function makeDraggable({ picture, over, held, width }, press) {
  const thing = picture.querySelector(".held");
  const next = thing.nextSibling;
  const note = over.querySelector(".note");
  let drag = null;

  over.addEventListener("pointerdown", (event) => {
    if (drag || event.button || !event.target.classList.contains("grip")) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const listening = new AbortController();
    drag = { pointer, x, y, spot: null, isBegun: false, listening };
    addEventListener("pointermove", move, { signal: listening.signal });
    addEventListener("pointerup", end, { signal: listening.signal });
    addEventListener("pointercancel", end, { signal: listening.signal });
  });

  // A style can't keep the page from scrolling: Chromium has none for parts of an SVG
  over.addEventListener("touchmove", (event) => {
    if (drag && event.touches.length === 1) event.preventDefault();
  }, { passive: false });

  function move({ pointerId, clientX, clientY }) {
    const [right, down] = [clientX - drag.x, clientY - drag.y];
    if (pointerId !== drag.pointer || (!drag.isBegun && Math.hypot(right, down) <= LEAST)) return;
    if (!drag.isBegun) picture.append(thing); // in front of everything
    drag.isBegun = true;
    const scale = width / picture.getBoundingClientRect().width;
    drag.spot = findSpot(right * scale, down * scale);
    show(drag.spot ?? { right: right * scale, down: down * scale, note: "" });
    thing.classList.add("dragged");
  }

  function findSpot(right, down) {
    const ways = held.drops.map((spot) => Math.hypot(spot.right - right, spot.down - down));
    const least = Math.min(...ways);
    return least < NEAR * held.boxes[0][2] ? held.drops[ways.indexOf(least)] : null;
  }

  function show({ right, down, note: said }) {
    thing.style.transform = note.style.transform = `translate(${right}px, ${down}px)`;
    note.textContent = said;
  }

  function end({ pointerId, type }) {
    if (pointerId !== drag.pointer) return;
    const { spot, isBegun, listening } = drag;
    listening.abort();
    drag = null;
    if (!isBegun) return;
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: AbortSignal.timeout(CLICK) });
    if (type === "pointerup" && spot && over.isConnected) press(spot).finally(flyBack);
    else flyBack();
  }

  async function flyBack() {
    thing.classList.remove("dragged");
    show({ right: 0, down: 0, note: "" });
    await Promise.allSettled(thing.getAnimations().map((flight) => flight.finished));
    if (!drag) picture.insertBefore(thing, next);
  }
}
