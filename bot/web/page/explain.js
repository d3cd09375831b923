/** A long press on a picture tells in words what stands there, and presses nothing. */

const LONG = 500; // milliseconds
const MOST = 6; // CSS pixels of travel
const CLICK = 50; // milliseconds within which a finger that was lifted clicks
const ROOM = 120; // CSS pixels to each side of the middle of a bubble

export function makeExplained(picture, pane, { width, remarks }) {
  picture.addEventListener("contextmenu", (event) => event.preventDefault());
  picture.addEventListener("pointerdown", (event) => {
    const said = findRemark(event);
    if (!said || !event.isPrimary || event.button) return;
    const listening = new AbortController();
    const heard = { signal: listening.signal };
    const bubble = makeBubble(event, said);
    const waiting = setTimeout(() => picture.append(bubble), LONG);
    const leave = () => {
      listening.abort();
      clearTimeout(waiting);
      if (!bubble.isConnected) return;
      bubble.remove();
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: AbortSignal.timeout(CLICK) });
    };
    addEventListener("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > MOST) leave();
    }, heard);
    for (const end of ["pointerup", "pointercancel", "pointerdown"]) addEventListener(end, leave, { ...heard, capture: true });
  });

  /** What lies in front: it is drawn last. */
  function findRemark({ clientX, clientY }) {
    const corner = pane.getBoundingClientRect();
    const scale = width / corner.width;
    const [x, y] = [(clientX - corner.left) * scale, (clientY - corner.top) * scale];
    return remarks.findLast(({ box: [left, top, wide, high] }) =>
      x >= left && x < left + wide && y >= top && y < top + high)?.text;
  }

  function makeBubble({ clientX, clientY }, said) {
    const corner = picture.getBoundingClientRect();
    const bubble = Object.assign(document.createElement("div"), { className: "bubble", role: "status", textContent: said });
    bubble.style.left = `${Math.min(Math.max(clientX - corner.left, ROOM), corner.width - ROOM)}px`;
    bubble.style.top = `${clientY - corner.top - 24}px`;
    return bubble;
  }
}
