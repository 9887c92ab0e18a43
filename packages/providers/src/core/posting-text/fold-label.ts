import { foldText } from "../text/fold-text.ts";

/** As `foldText`, for words and headings: postings repeat them, so the results are cached. */
export function foldLabel(label: string): string {
  const known = foldedLabels.get(label);
  if (known !== undefined) return known;
  const folded = foldText(label);
  if (label.length > labelLengthMax) return folded;
  // Texts are untrusted, so the cache is bounded.
  if (foldedLabels.size >= labelsMax) foldedLabels.clear();
  foldedLabels.set(label, folded);
  return folded;
}

const foldedLabels = new Map<string, string>();
const labelsMax = 4_000;
const labelLengthMax = 70;
