import { createShown } from "./create-shown.ts";

/** The dialog above all others; a person can use nothing outside of it. Null while the page itself can be used. */
export const topDialog = createShown<HTMLDialogElement | null>(null);

/**
 * Opens a dialog above everything else.
 * @returns a function that closes it, also when others are above it
 */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dropCaret();
  dialog.showModal();
  open.push(dialog);
  showTop();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    showTop();
    dialog.close();
  };
}

function showTop(): void {
  topDialog.show(open.at(-1) ?? null);
  // The style sheet could ask whether the page has a dialog, but then the browser would look through all of the page, in
  // which there may be hundreds of vacancies, for each element that comes or goes.
  document.documentElement.toggleAttribute("data-veiled", open.length > 0);
}

/**
 * The place of the last press in the page, of which nothing is to be seen. As long as a dialog keeps that place out of reach,
 * the browser would look through all of the page for one within reach, several times before each frame.
 */
function dropCaret(): void {
  const selection = window.getSelection();
  if (selection?.isCollapsed === true) selection.removeAllRanges();
}

const open: HTMLDialogElement[] = [];
