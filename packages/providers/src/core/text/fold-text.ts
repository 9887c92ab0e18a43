import { collapseBlanks } from "./collapse-blanks.ts";

/** @returns the text in a form for comparisons: no accents, lower case, single blanks. */
export function foldText(text: string): string {
  return collapseBlanks(withoutAccents(text).toLowerCase());
}

function withoutAccents(text: string): string {
  // Most texts that are compared are plain ASCII: addresses, codes, words already folded.
  return isAscii.test(text) ? text : withoutLatinAccents(text.replaceAll(beyondLatin, decompose));
}

const isAscii = /^[\0-\x7f]*$/;
/** All but the letters of European languages, dashes, quotation marks and bullets: one emoji, or two, of a whole description. */
const beyondLatin = /[^\0-\u017f\u2010-\u2027]+/g;

function decompose(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** As `decompose`, by a table: whole descriptions are folded, and decomposing them takes thrice as long. */
function withoutLatinAccents(text: string): string {
  let bare = "";
  let copied = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < firstAccented || code > lastAccented) continue;
    bare += text.slice(copied, index) + bareLetters[code - firstAccented];
    copied = index + 1;
  }
  return bare + text.slice(copied);
}

/** "À" to "ſ"; `bareLetters` holds them in this order. */
const firstAccented = 0xc0;
const lastAccented = 0x17f;
const bareLetters = Array.from({ length: lastAccented - firstAccented + 1 }, (_, index) =>
  decompose(String.fromCharCode(firstAccented + index)),
);
