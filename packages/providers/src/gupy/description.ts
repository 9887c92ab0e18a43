import { htmlToText } from "../core/html-to-text.ts";
import { readSections, type Sections } from "../core/sections.ts";
import { textToHtml } from "../core/text-to-html.ts";
import { unglueText } from "../core/unglue-text.ts";

/** Gupy glues these three headings to the text around them. */
const fixedHeadings =
  /(Responsabilidades e atribuições|Requisitos e qualificações|Informações adicionais)[\s:]*/g;

/**
 * Reads a Gupy description: text without tags but with entities, line breaks lost.
 *
 * @returns simple HTML with the line breaks put back, and what its sections ask for and offer
 */
export function readGupyDescription(description: string): Sections & { html: string } {
  const text = `\n${htmlToText(description).replaceAll(fixedHeadings, "\n$1:\n").trim()}`;
  const [introduction = "", ...sections] = text.split(
    /\n(?=(?:Responsabilidades e atribuições|Requisitos e qualificações|Informações adicionais):\n)/,
  );
  const lines = [introduction, ...sections.map((section) => asList(unglueText(section)))].join("\n");
  return { html: textToHtml(lines), ...readSections(lines) };
}

/** Lines parted by ";" were a list before they were glued, the last of them included. */
function asList(section: string): string {
  const lines = section.split("\n");
  return lines
    .map((line, index) => {
      const isItem = line.endsWith(";") || (lines[index - 1]?.endsWith(";") && line.trim() !== "");
      return isItem && !line.startsWith("•") ? `• ${line}` : line;
    })
    .join("\n");
}
