import { foldText } from "@vagou/providers/core/fold-text";

/** Longer than this, it is somebody's text and no term that others look for too. */
const termMaxLength = 80;

/**
 * What was typed, as it is counted: lower case, without accents, single blanks, so that people who mean
 * the same are counted together.
 * @returns null for what must not be kept: nothing, a long text, or what looks like an e-mail address,
 *   a telephone number or a document's number
 */
export function readTerm(typed: string): string | null {
  // Wide and superscript forms first: they would hide an @ or a digit.
  const term = foldText(typed.normalize("NFKC").replaceAll(/\p{C}+/gu, " "));
  if (term === "" || term.length > termMaxLength) return null;
  return looksPersonal(term) ? null : term;
}

function looksPersonal(term: string): boolean {
  return mailbox.test(term) || manyDigits.test(term);
}

const mailbox = /@|\barroba\b|\b(gmail|hotmail|outlook|yahoo|icloud|bol|uol|terra)\s*\.\s*com/;

/**
 * A telephone has 8 digits and more, a CPF 11, a postal code 8, however they are punctuated. Two years or
 * a range of pay written with nothing but a hyphen go too: better one count less.
 */
const manyDigits = /\p{Nd}(?:[\s().,/+-]*\p{Nd}){7,}/u;
