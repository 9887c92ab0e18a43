/** @returns a text from outside for a terminal: only line breaks, tabs and visible characters are left */
export function visibleText(text: string): string {
  return text.replaceAll(/[^\n\t\P{C}]/gu, "\uFFFD");
}
