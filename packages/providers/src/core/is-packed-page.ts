import { findAll, findFirst, rawTextOf, textOf, type HtmlScope } from "./html-page.ts";

/**
 * Tells a page that comes packed: nothing that a person could read, and a script that holds the page and
 * writes it when a browser runs it. Portals serve it in place of their pages to keep programs out.
 *
 * @param isWhole false when only the beginning of a long page was parsed: then the script has to fill most of it
 */
export function isPackedPage(page: HtmlScope, isWhole: boolean): boolean {
  if (textOf(findFirst(page, "body") ?? page).length > visibleLengthMax) return false;
  const lengthMin = isWhole ? packedLengthMin : largeLengthMin;
  return findAll(page, "script:not([src])")
    .map(rawTextOf)
    .some((script) => script.length >= lengthMin && (unpacking.test(script) || hasLongRun(script)));
}

/** A shell may say "Loading" or ask for JavaScript; a page of a portal has a menu at least. */
const visibleLengthMax = 160;
/** A packed page is long; counting visitors is not. */
const packedLengthMin = 400;
/** Behind a smaller script the page itself may follow. */
const largeLengthMin = 32 * 1024;
const unpacking =
  /\beval\(|\batob\(|\bunescape\(|\bFunction\(|\bfromCharCode\(|\bDecompressionStream\(|\bdocument\.write\(/;

/** So many letters and digits without a blank are no program and no text. */
const runLengthMin = 4_000;

function hasLongRun(script: string): boolean {
  return script.split(/[^\w+/=%-]/).some((run) => run.length >= runLengthMin);
}
