/**
 * Moves the focus to the row of a vacancy, after what is being changed is drawn.
 * @param id that of its first posting
 */
export function focusRow(id: string): void {
  setTimeout(() => {
    const row = document.querySelector(`[data-vacancy="${CSS.escape(id)}"]`);
    row?.querySelector("button")?.focus({ preventScroll: true });
  });
}
