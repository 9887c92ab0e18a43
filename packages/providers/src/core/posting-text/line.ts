/** A line of a posting, its position in the text, and what separates it from the line before. */
export type Line = {
  start: number;
  end: number;
  /** `glued`: the break was lost and is restored; `empty`: at least one empty line is between them. */
  after: "glued" | "newline" | "empty";
  /** Which of `inside` it may hold, so that rare signs are not searched in every line. */
  signs: number;
};

/** Bits of `Line.signs`. */
export const inside = { colon: 1, semicolon: 2, comma: 4, sentence: 8, any: 15 } as const;

/** A line as its writer meant it: joined with its continuation, its mark read. */
export type WholeLine = Pick<Line, "after" | "signs"> & {
  text: string;
  /** What it begins with: a bullet, a number or letter ("1)", "a)"), a picture, or nothing. */
  mark: "bullet" | "number" | "picture" | null;
  /** `text` without its bullet, number and pictures, and without the semicolon at its end. */
  bare: string;
  /** The first word of `bare`, folded. */
  first: string;
};
