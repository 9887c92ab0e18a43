import { foldText } from "./fold-text.ts";
import { withoutDesirable } from "./say-desirable.ts";

/** @returns a form for comparisons: equal for items that differ only in case, accents, the sign at their end or our "(desejável)" */
export function keyOfItem(item: string): string {
  return foldText(withoutDesirable(item)).replace(/(?<![\s.,;:!])[\s.,;:!]+$/, "");
}
