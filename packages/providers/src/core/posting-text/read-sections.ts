import { holdsBlanks, kindAt, picture, upper } from "./characters.ts";
import { isDesirableHeading, isDesirableLabel } from "../text/is-desirable-heading.ts";
import { findHeading, plainLabel, type Heading, type SectionKind } from "./headings.ts";
import { readPart } from "./join-lines.ts";
import { isFirstWord } from "./line-words.ts";
import { inside, type WholeLine } from "./line.ts";
import { readCharactersOfPart } from "./read-characters.ts";
import { readWord } from "./read-word.ts";
import { entryOf, withoutSemicolon, type Section } from "./section.ts";
import { settleLines } from "./settle-lines.ts";

/** Puts the lines below their headings. A heading that is repeated at once is kept once. */
export function readSections(lines: readonly WholeLine[]): Section[] {
  let section: Section = { heading: null, kind: "other", isDesirable: false, entries: [] };
  const sections = [section];
  let lastHeading = "";

  for (let index = 0; index < lines.length; index += 1) {
    let line = lines[index];
    while (line !== undefined) {
      const heading: Heading | null = headingOf(line, section.kind);
      const labelStart = heading?.type === "label" ? startOfLabel(line, heading) : 0;
      const next = lines[index + 1];
      let rest: WholeLine | undefined;
      if (heading === null) section.entries.push(entryOf(line));
      else if (heading.type === "heading") {
        const label = headingText(line, heading);
        const plain = plainLabel(label);
        if (plain !== lastHeading) {
          // Below what an employer offers, "Diferenciais" may be more of it: the lines decide.
          section = {
            heading: label,
            kind: section.kind === "benefits" && plain.startsWith("diferencia") ? "unsure" : heading.kind,
            isDesirable: isDesirableHeading(plain),
            entries: [],
          };
          sections.push(section);
          lastHeading = plain;
        }
        if (heading.rest !== "") rest = readPart(restOf(line, heading));
      } else if (heading.type === "fact") {
        const own = readPart(restOf(line, heading));
        const isTwo = heading.rest !== "" && headingOf(own, section.kind) !== null;
        if (isTwo) rest = own;
        const value = heading.rest === "" && next && isPlain(next, section.kind) ? next : null;
        if (value) index += 1;
        section.entries.push({
          type: "fact",
          label: headingText(line, heading),
          text: withoutSemicolon(value?.text ?? (isTwo ? "" : heading.rest)),
        });
      } else if (labelStart > 0) {
        // "Inglês avançado. Conhecimentos que serão um diferencial:"
        section.entries.push(
          entryOf({ ...readPart(line.text.slice(0, labelStart).trim()), mark: line.mark }),
        );
        rest = readPart(line.text.slice(labelStart));
      } else if (heading.rest === "" && next && isLabelOf(line, next, lines[index + 2], section.kind)) {
        index += 1;
        const text = `${withoutSemicolon(line.text)} ${next.text}`;
        section.entries.push(
          entryOf({ ...line, text, bare: `${line.bare} ${next.bare}`, signs: inside.any }),
        );
      } else {
        const part = partBegunBy(heading.label, section);
        if (part !== null) sections.push((section = part));
        section.entries.push({
          type: "label",
          text: heading.rest === "" ? withoutSemicolon(line.text) : headingText(line, heading),
        });
        if (heading.rest !== "") rest = readPart(restOf(line, heading));
      }
      line = rest;
    }
  }
  for (const each of sections) settleLines(each);
  return sections;
}

function headingOf(line: WholeLine, kind: SectionKind): Heading | null {
  const heading = findHeading(line);
  // "• Diferencial: inglês" among other requirements is one of them.
  const isOwnItem =
    heading?.type === "heading" && line.mark === "bullet" && heading.kind === kind && heading.rest !== "";
  return isOwnItem ? null : heading;
}

/** @returns where the label begins in a line that holds the item before it, 0 for one that is only a label */
function startOfLabel(line: WholeLine, heading: Heading): number {
  if (line.mark !== "bullet" && !isFirstWord(line.first)) return 0;
  const text = headingText(line, heading);
  const end = Math.max(text.lastIndexOf(". "), text.lastIndexOf("; "));
  const next = kindAt(text, end + 2);
  return end > 0 && (next === upper || next === picture) ? end + 2 : 0;
}

/** "Conhecimentos que serão um diferencial:" among the requirements; the next label ends what it begins. */
function partBegunBy(label: string, { kind, heading, isDesirable }: Section): Section | null {
  if (kind !== "requirements") return null;
  const begins = isDesirableLabel(label);
  const ends = isDesirable && heading === null;
  return begins || ends ? { heading: null, kind, isDesirable: begins, entries: [] } : null;
}

/** @returns the text after the heading, with the semicolon that marks an item. */
function restOf(line: WholeLine, heading: Heading): string {
  return line.text.endsWith(";") ? `${heading.rest};` : heading.rest;
}

/** @returns the heading with its number or picture, and with the signs after it only when no text follows. */
function headingText(line: WholeLine, heading: Heading): string {
  if (heading.rest === "" && heading.label === line.bare) return withoutSemicolon(line.text);
  const lead = line.text.indexOf(heading.label);
  return line.text.slice(0, Math.max(0, lead)) + heading.label;
}

function isPlain(line: WholeLine, kind: SectionKind): boolean {
  return line.mark === null && line.after !== "empty" && headingOf(line, kind) === null;
}

/** "Escolaridade:" before a single line is a part of it; before several it names a group. */
function isLabelOf(
  label: WholeLine,
  line: WholeLine,
  following: WholeLine | undefined,
  kind: SectionKind,
): boolean {
  const blank = label.bare.indexOf(" ");
  const first = readWord(readCharactersOfPart(label.bare), 0, blank === -1 ? label.bare.length : blank);
  // "Vivência com ferramentas de orquestração, como:" is incomplete without the next line.
  const wordsMax = first.beginsLine ? askingWordsMax : labelWordsMax;
  if (holdsBlanks(label.bare, wordsMax) || !isPlain(line, kind)) return false;
  if (line.bare.includes(";") || line.bare.includes(":")) return false;
  return following === undefined || headingOf(following, kind) !== null;
}

const labelWordsMax = 4;
const askingWordsMax = 10;
