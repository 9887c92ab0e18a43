import { afterFrame } from "./after-frame.ts";
import { createShown } from "./create-shown.ts";
import { dropCaret } from "./drop-caret.ts";

/** The dialog above all others; a person can use nothing outside of it. Null while the page itself can be used. */
export const topDialog = createShown<HTMLDialogElement | null>(null);

/**
 * Opens a dialog above everything else, and keeps the page out of reach from the next frame on: for that the browser gives
 * everything in sight another style, which takes a slow phone longer than to show a dialog.
 * @returns a function that closes it, also when others are above it
 */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dropCaret();
  const isFirst = open.length === 0;
  open.push(dialog);
  topDialog.show(dialog);
  const giveUp = isFirst ? showBeforeModal(dialog) : undefined;
  if (!isFirst) dialog.showModal();
  return () => {
    giveUp?.();
    open.splice(open.indexOf(dialog), 1);
    topDialog.show(open.at(-1) ?? null);
    veil(open.length > 0);
    dialog.close();
  };
}

/** Shows it at once, as a part of the page that covers the others, and makes it modal then, or with the first key. */
function showBeforeModal(dialog: HTMLDialogElement): () => void {
  dialog.show();
  const end = () => {
    giveUp();
    dialog.removeEventListener("keydown", makeModal, true);
  };
  const makeModal = () => {
    end();
    const { activeElement } = document;
    veil(true);
    dialog.removeAttribute("open");
    dialog.showModal();
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement))
      activeElement.focus({ preventScroll: true });
  };
  const giveUp = afterFrame(makeModal);
  // Escape and the Tab key are for the modal dialog.
  dialog.addEventListener("keydown", makeModal, true);
  return end;
}

function veil(isVeiled: boolean): void {
  // The style sheet could ask whether the page has a dialog, but then the browser would look through all of the page, in
  // which there may be hundreds of vacancies, for each element that comes or goes.
  document.documentElement.toggleAttribute("data-veiled", isVeiled);
}

const open: HTMLDialogElement[] = [];
