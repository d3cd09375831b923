/** Presses that come while the page still waits for an earlier one are held and sent in their order;
 * the preview drops them. A control that has changed meanwhile is not pressed blindly. */

import { tell } from "./notice.js";

const HELD = new Set(["click", "select", "run_command", "send_message", "modal_submit", "history"]);
const MOST = 8;
const waiting = [];
const page = window.tableActions;

function find(part, key) {
  if (!part || typeof part !== "object") return null;
  if (part.control_key === key) return part;
  for (const inner of Object.values(part)) {
    const found = find(inner, key);
    if (found) return found;
  }
  return null;
}

function name(kind, body) {
  return ["click", "select"].includes(kind) ? find(page.messages(), body.control_key)?.custom_id ?? "" : null;
}

function hold(kind, body, metadata) {
  if (!HELD.has(kind) || (!waiting.length && !page.isBlocked())) return false;
  if (waiting.length < MOST) waiting.push({ kind, body, metadata, pressed: name(kind, body) });
  if (waiting.length === 1) setTimeout(go, 50);
  return true;
}

function go() {
  if (!page.isBlocked()) {
    const { kind, body, metadata, pressed } = waiting.shift();
    if (pressed === name(kind, body)) page.dispatch(kind, body, metadata);
    else tell("press-changed");
  }
  if (waiting.length) setTimeout(go, 50);
}

window.tablePresses = { hold };
