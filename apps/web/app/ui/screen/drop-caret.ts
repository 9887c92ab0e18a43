/**
 * Forgets the place of the last press in the page, of which nothing is to be seen. As long as a dialog, or a list that is set
 * aside, keeps that place out of reach, the browser would look through all of the page for one within reach, several times
 * before each frame. What a person marked stays.
 */
export function dropCaret(): void {
  const selection = window.getSelection();
  if (selection?.isCollapsed === true) selection.removeAllRanges();
}
