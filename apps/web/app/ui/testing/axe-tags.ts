/** The rules of axe that components and whole pages are held to: WCAG 2.2 A and AA, and what axe recommends. */
export const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
