import { decodeEntities } from "../html/decode-entities.ts";
import { htmlToText } from "../html/html-to-text.ts";
import { readPostingText, type PostingText } from "./read-posting-text.ts";

/**
 * Reads a description that lost most of its line breaks: text without tags but with entities, or HTML.
 *
 * @returns simple HTML with the line breaks restored, and the requirements and benefits of its sections
 */
export function readDescription(description: string): PostingText {
  return readPostingText(decodeEntities(description) ?? htmlToText(description));
}
