import { options } from "preact";

const waiting: (() => void)[] = [];
const channel = new MessageChannel();

// React runs effects in a task of their own; Preact's would wait for a frame, which a page in the background never draws.
options.requestAnimationFrame = inOwnTask;

// And before the next rendering: what an effect tells the page is not for what is shown after it. It gets a task after
// theirs, because a slow phone cannot answer in the midst of both.
options.debounceRendering = (render) => {
  if (waiting.length > 0) inOwnTask(render);
  else queueMicrotask(render);
};

channel.port1.addEventListener("message", () => waiting.shift()?.());
channel.port1.start();

// At the latest before the person's next press, as in React: the first letter after it is for the field that it opened.
// Not of `window`: the worker that merges postings has this file, too (`group-scripts`), and no presses.
for (const press of ["keydown", "beforeinput", "pointerdown", "click"])
  globalThis.addEventListener(press, runWaiting, { capture: true });

function inOwnTask(work: () => void): void {
  waiting.push(work);
  channel.port2.postMessage(null);
}

function runWaiting(): void {
  // What comes after an effect that throws keeps its place, and its task does it.
  for (let left = waiting.length; left > 0; left -= 1) waiting.shift()?.();
}
