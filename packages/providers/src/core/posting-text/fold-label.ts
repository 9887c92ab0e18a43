import { foldText } from "../fold-text.ts";

/** @returns as `foldText`, for words and headings: postings repeat them, so what is known is kept. */
export function foldLabel(label: string): string {
  const known = foldedLabels.get(label);
  if (known !== undefined) return known;
  const folded = foldText(label);
  if (label.length > labelLengthMax) return folded;
  // Texts come from strangers: what is kept of them is bounded.
  if (foldedLabels.size >= labelsMax) foldedLabels.clear();
  foldedLabels.set(label, folded);
  return folded;
}

const foldedLabels = new Map<string, string>();
const labelsMax = 4_000;
const labelLengthMax = 70;
