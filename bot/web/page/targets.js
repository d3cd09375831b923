/** Where a picture can be touched: outlines that lie over it. Also for the pretend Discord. */

const SVG = "http://www.w3.org/2000/svg";

function draw(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** `press` is called with the target that is touched. */
export function drawTargets({ width, height, targets }, press) {
  return draw("svg", { class: "targets", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "xMinYMin" },
    ...targets.map((target) => drawTarget(target, press)));
}

function drawTarget(target, press) {
  const rects = target.boxes.map(([x, y, width, height]) => draw("rect", { x, y, width, height }));
  const group = draw("g", { class: "target", role: "button", tabindex: 0, "aria-label": target.label }, ...rects);
  const act = () => {
    group.classList.add("pressed");
    press(target);
  };
  group.addEventListener("animationend", () => group.classList.remove("pressed"));
  group.addEventListener("click", act);
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  });
  return group;
}
