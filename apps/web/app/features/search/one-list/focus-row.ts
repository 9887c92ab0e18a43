/** A row that has just joined the list is drawn within these frames. */
const framesMax = 60;

/**
 * Moves the focus to the row of a vacancy, after what is being changed is drawn.
 * @param id that of its first posting
 * @param scrolls true: the row is brought into sight
 */
export function focusRow(id: string, scrolls = false): void {
  const look = (framesLeft: number) => {
    const row = document.querySelector<HTMLElement>(`[data-vacancy="${CSS.escape(id)}"] button`);
    row?.focus({ preventScroll: !scrolls });
    if (row === null && framesLeft > 0) requestAnimationFrame(() => look(framesLeft - 1));
  };
  setTimeout(look, 0, framesMax);
}
