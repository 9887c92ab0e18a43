import { findAll, findFirst, rawTextOf, textOf, type HtmlScope } from "../html/html-page.ts";

/**
 * Recognises a packed page: no text to read, and a script that holds the page and writes it when a browser
 * runs it. Portals send it in place of their pages to refuse programs.
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

/** A packed page may say "Loading" or ask for JavaScript; a page of a portal has at least a menu. */
const visibleLengthMax = 160;
/** The script of a packed page is long; a script that counts visitors is short. */
const packedLengthMin = 400;
/** After a smaller script the page itself may follow. */
const largeLengthMin = 32 * 1024;
const unpacking =
  /\beval\(|\batob\(|\bunescape\(|\bFunction\(|\bfromCharCode\(|\bDecompressionStream\(|\bdocument\.write\(/;

/** So many letters and digits without a blank are no program and no text. */
const runLengthMin = 4_000;

function hasLongRun(script: string): boolean {
  return script.split(/[^\w+/=%-]/).some((run) => run.length >= runLengthMin);
}
