import { chooseItems } from "./choose-items.ts";
import { joinLines } from "./join-lines.ts";
import { readCharacters } from "./read-characters.ts";
import { readSections } from "./read-sections.ts";
import { splitLines } from "./split-lines.ts";
import { writeHtml } from "./write-html.ts";

/** A posting's text as simple HTML, and the lists that it holds. */
export type PostingText = { html: string; requirements: string[]; benefits: string[] };

/**
 * Reads the plain text of a posting: restores lost line breaks, finds headings and lists. Requirements are what
 * the employer asks, then what it would like, which says so (`listRequirements`); benefits what it offers. Else an
 * item holds only words of the text, in their order, and the HTML holds all of them.
 */
export function readPostingText(text: string): PostingText {
  const characters = readCharacters(text.slice(0, textLengthMax));
  const sections = readSections(joinLines(characters, splitLines(characters)));
  return { html: writeHtml(sections), ...chooseItems(sections) };
}

/** Longer than any shown description; a bound, because the text is untrusted. */
const textLengthMax = 30_000;
