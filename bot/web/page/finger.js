/** A finger or a mouse that goes on while it is down. */

export const LEAST = 6; // CSS pixels of travel: less is a tap
const CLICK = 50; // milliseconds within which a mouse that was let go clicks

const followed = new WeakSet(); // events with which a finger came down

export const isFollowed = (event) => followed.has(event);

/** After a finger that went on while it was down. */
export function ignoreClick() {
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: AbortSignal.timeout(CLICK) });
}

/** `isGrip` tells where it may begin; `end` hears whether it was let go over the picture that is still there, and `tap`
    of a second finger anywhere meanwhile; one that comes before it has gone anywhere ends it. */
export function followFinger(over, { isGrip, move, end, tap }) {
  let way = null;

  over.addEventListener("pointerdown", (event) => {
    if (way || event.button || !isGrip(event)) return;
    followed.add(event);
    const listening = new AbortController();
    const heard = { signal: listening.signal };
    way = { begin: event, isBegun: false, listening };
    addEventListener("pointermove", go, heard);
    addEventListener("pointerup", stop, heard);
    addEventListener("pointercancel", stop, heard);
    addEventListener("pointerdown", ({ pointerId }) => {
      if (pointerId === event.pointerId) return;
      if (way.isBegun) return tap?.();
      listening.abort();
      way = null;
    }, heard);
    addEventListener("touchstart", (touch) => { if (way.isBegun) touch.preventDefault(); }, { ...heard, passive: false });
  });

  // A style can't keep the page from scrolling: Chromium has none for parts of an SVG
  over.addEventListener("touchmove", (event) => {
    if (way && (way.isBegun || event.touches.length === 1)) event.preventDefault();
  }, { passive: false });

  function go(event) {
    const { begin } = way;
    if (event.pointerId !== begin.pointerId) return;
    way.isBegun ||= Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) > LEAST;
    if (way.isBegun) move(event, begin);
  }

  function stop({ pointerId, type }) {
    if (pointerId !== way.begin.pointerId) return;
    const { isBegun, listening } = way;
    listening.abort();
    way = null;
    if (!isBegun) return;
    ignoreClick();
    end(type === "pointerup" && over.isConnected);
  }
}
