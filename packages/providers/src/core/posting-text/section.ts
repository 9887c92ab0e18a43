import type { SectionKind } from "./headings.ts";
import type { WholeLine } from "./line.ts";

/** A heading and what stands below it, up to the next. The text before the first has none. */
export type Section = { heading: string | null; kind: SectionKind; entries: Entry[] };

/** `label` names a group; `fact` is one fact with its name before it; `line` is an item of a list or not. */
export type Entry =
  | { type: "label"; text: string }
  | { type: "fact"; label: string; text: string }
  | { type: "line"; line: WholeLine; isMarked: boolean; isItem: boolean };

/** @param isMarked also for the parts of a line that had a mark */
export function entryOf(line: WholeLine, isMarked = line.mark !== null): Entry {
  return { type: "line", line, isMarked, isItem: false };
}

/** @returns the text of an item without the semicolon that parts it from the next. */
export function withoutSemicolon(text: string): string {
  return text.endsWith(";") ? text.slice(0, -1).trimEnd() : text;
}
