import type { ComponentChildren, ContainerNode } from "preact";
import { hydrate } from "preact/compat";
import { takeOverInTurns } from "../app/lib/page/taking-over.ts";

export { createRoot } from "preact/compat/client";

/** Makes the whole document the app's, once the browser has read all of it. */
export function hydrateRoot(page: Document, app: ComponentChildren): void {
  const take = () => takeOverInTurns(() => takeOver(page, app));
  if (page.readyState === "loading") page.addEventListener("DOMContentLoaded", take, { once: true });
  else take();
}

function takeOver(page: Document, app: ComponentChildren): void {
  for (const tag of page.head.querySelectorAll(writtenAnew)) tag.remove();
  // The title, too, but no moment is without one.
  page.head.append(...page.head.querySelectorAll("title"));
  hydrate(app, placeOf(page.documentElement));
}

/**
 * What says which page this is. Preact takes elements over in their order, and React moves these out of theirs: the app
 * writes them again in the same task, and only what never differs keeps its element. A style sheet must.
 */
const writtenAnew =
  "meta[property], meta[name]:not([name=viewport], [name=theme-color]), link:is([rel=canonical], [rel=modulepreload])";

/** Preact takes over what is in an element, and of a document what is in `html`; the app's first element is `html` itself. */
function placeOf(html: ContainerNode): ContainerNode {
  const always = () => html;
  return {
    nodeType: 1,
    parentNode: null,
    firstChild: html,
    childNodes: [html],
    insertBefore: always,
    appendChild: always,
    removeChild: always,
  };
}
