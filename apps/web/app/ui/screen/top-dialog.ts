import { createShown } from "./create-shown.ts";

/** The dialog above all others; a person can use nothing outside of it. Null while the page itself can be used. */
export const topDialog = createShown<HTMLDialogElement | null>(null);

/**
 * Opens a dialog above everything else.
 * @returns a function that closes it, also when others are above it
 */
export function openOnTop(dialog: HTMLDialogElement): () => void {
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
}

const open: HTMLDialogElement[] = [];
