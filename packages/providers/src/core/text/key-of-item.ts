import { foldText } from "./fold-text.ts";
import { withoutMark } from "./mark-desirable.ts";

/** @returns a form for comparisons: equal for items that differ only in case, accents, the sign at their end or our mark */
export function keyOfItem(item: string): string {
  return foldText(withoutMark(item)).replace(/(?<![\s.,;:!])[\s.,;:!]+$/, "");
}
