import { decodeEntities } from "../core/html/decode-entities.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { readPostingText, type PostingText } from "../core/posting-text/read-posting-text.ts";

/**
 * Reads a Gupy description: text without tags but with entities, most line breaks lost.
 *
 * @returns simple HTML with the line breaks restored, and the requirements and benefits of its sections
 */
export function readGupyDescription(description: string): PostingText {
  return readPostingText(decodeEntities(description) ?? htmlToText(description));
}
