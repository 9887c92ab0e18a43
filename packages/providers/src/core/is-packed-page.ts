import { findAll, findFirst, rawTextOf, textOf, type HtmlScope } from "./html-page.ts";

/**
 * Tells a shell: nothing that a person could read, and a script that holds the page packed and writes it
 * when a browser runs it. Portals serve it in place of their pages to keep programs out.
 */
export function isPackedPage(page: HtmlScope): boolean {
  if (textOf(findFirst(page, "body") ?? page).length > visibleLengthMax) return false;
  return findAll(page, "script:not([src])")
    .map(rawTextOf)
    .some((script) => script.length >= packedLengthMin && unpacking.test(script));
}

/** A shell may say "Loading" or ask for JavaScript; a page of a portal has a menu at least. */
const visibleLengthMax = 160;
/** A packed page is long; counting visitors is not. */
const packedLengthMin = 400;
const unpacking =
  /\beval\(|\batob\(|\bunescape\(|\bFunction\(|\bfromCharCode\(|\bDecompressionStream\(|\bdocument\.write\(/;
