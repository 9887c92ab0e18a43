import type { SectionKind } from "./headings.ts";
import type { WholeLine } from "./line.ts";

/**
 * A heading and the entries below it, up to the next heading. The text before the first has no heading, and neither
 * has the part of a section that a label begins. `isDesirable`: the employer would like it, but does not require it.
 */
export type Section = { heading: string | null; kind: SectionKind; isDesirable: boolean; entries: Entry[] };

/** `label` names a group; `fact` is one fact after its name; `line` may be an item of a list. */
export type Entry =
  | { type: "label"; text: string }
  | { type: "fact"; label: string; text: string }
  | { type: "line"; line: WholeLine; isMarked: boolean; isItem: boolean };

/** @param isMarked true for a line with a mark and for its parts */
export function entryOf(line: WholeLine, isMarked = line.mark !== null): Entry {
  return { type: "line", line, isMarked, isItem: false };
}

/** @returns the text of an item without the semicolon that separates it from the next. */
export function withoutSemicolon(text: string): string {
  return text.endsWith(";") ? text.slice(0, -1).trimEnd() : text;
}
