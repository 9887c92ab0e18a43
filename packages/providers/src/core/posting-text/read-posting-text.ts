import { chooseItems } from "./choose-items.ts";
import { joinLines } from "./join-lines.ts";
import { readCharacters } from "./read-characters.ts";
import { readSections } from "./read-sections.ts";
import { splitLines } from "./split-lines.ts";
import { writeHtml } from "./write-html.ts";

/** What a posting's text says: simple HTML of all of it, and the lists inside it. */
export type PostingText = { html: string; requirements: string[]; benefits: string[] };

/**
 * Reads the plain text of a posting as a person would: breaks that were lost come back, headings and lists
 * are found. Requirements are what is asked, the desirable included; benefits what is offered. An item holds
 * words of the text only, in their order, and the HTML holds all of them.
 */
export function readPostingText(text: string): PostingText {
  const characters = readCharacters(text.slice(0, textLengthMax));
  const sections = readSections(joinLines(characters, splitLines(characters)));
  return { html: writeHtml(sections), ...chooseItems(sections) };
}

/** Longer than what is ever shown of a description: text comes from strangers. */
const textLengthMax = 30_000;
