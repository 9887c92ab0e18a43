import { findAll, ownTextOf, parentOf, textOf, type HtmlScope } from "./html-page.ts";

/**
 * Finds the value of a label where the elements of the pair have no classes of their own.
 *
 * @param label fits the beginning of the label's text, a colon included
 * @returns the text beside the first such label, "" where there is none
 */
export function textBeside(page: HtmlScope, label: RegExp): string {
  const found = findAll(page, "span, strong, b, dt, h3, h4, p, div").find((element) =>
    label.test(ownTextOf(element)),
  );
  for (let around = found ?? null; around; around = parentOf(around)) {
    const pair = textOf(around);
    if (pair.length > pairLengthMax) return "";
    const value = pair.replace(label, "").trim();
    if (value !== "") return value;
  }
  return "";
}

/** A longer text is more than the pair of label and value. */
const pairLengthMax = 100;
