import { cutText } from "./normalising/cut-text.ts";

/**
 * The beginning of a text, up to the end of a word; with "…" when the text is longer.
 * @param max in UTF-16 units, without the "…"
 */
export function cutExcerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const lastBlank = text.lastIndexOf(" ", max);
  // A word longer than the excerpt is cut inside.
  const cut = cutText(text, lastBlank > 0 ? lastBlank : max);
  return `${withoutLastSigns(cut)}…`;
}

/** A full stop before "…" reads as four dots. */
function withoutLastSigns(text: string): string {
  let end = text.length;
  while (end > 0 && " .,;:…".includes(text.charAt(end - 1))) end--;
  return end > 0 ? text.slice(0, end) : text;
}
