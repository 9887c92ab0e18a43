import { options } from "preact";

declare module "preact" {
  interface Options {
    /** Preact's name for what it does when a rendering is in the page; its tools use it, too. */
    __c?: (root: unknown, shown: unknown[]) => void;
  }
}

const { __c: commit, ...known } = options;
const waiting: (() => void)[] = [];
const channel = new MessageChannel();
let isShown = false;

// React runs effects in a task of their own; Preact's would wait for a frame, which a page in the background never draws.
options.requestAnimationFrame = (work) => {
  waiting.push(work);
  channel.port2.postMessage(null);
};
channel.port1.addEventListener("message", runWaiting);
channel.port1.start();

// At the latest before the person's next press, as in React: the first letter after it is for the field that it opened.
for (const press of ["keydown", "beforeinput", "pointerdown", "click"])
  window.addEventListener(press, runWaiting, { capture: true });

// And before the next rendering: what an effect tells the page is not for what is shown after it.
// oxlint-disable-next-line no-underscore-dangle -- its name is not ours
options.__c = (root, shown) => {
  commit?.(root, shown);
  isShown = true;
};
options.vnode = (vnode) => {
  if (isShown) runWaiting();
  known.vnode?.(vnode);
};

function runWaiting(): void {
  isShown = false;
  for (const work of waiting.splice(0)) work();
}
