import { foldText } from "@vagou/providers/core/text/fold-text";

/** A longer text is probably a personal one, and not a term that other people look for too. */
const termMaxLength = 80;

/**
 * Normalises a typed term for counting: lower case, without accents, single blanks, so that spellings of the same
 * term are counted together.
 * @returns null for a text that must not be stored: an empty or long one, or one that looks like an e-mail address,
 *   a telephone number or the number of a document
 */
export function readTerm(typed: string): string | null {
  // Normalised first, because wide and superscript forms could hide an @ or a digit.
  const term = foldText(typed.normalize("NFKC").replaceAll(/\p{C}+/gu, " "));
  if (term === "" || term.length > termMaxLength) return null;
  return looksPersonal(term) ? null : term;
}

function looksPersonal(term: string): boolean {
  return mailbox.test(term) || manyDigits.test(term);
}

const mailbox = /@|\barroba\b|\b(gmail|hotmail|outlook|yahoo|icloud|bol|uol|terra)\s*\.\s*com/;

/**
 * A telephone number has 8 digits or more, a CPF 11, a postal code 8, in any punctuation. Two years or a range of pay
 * with only a hyphen between them match too: losing a count is better than storing personal data.
 */
const manyDigits = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){7,}/u;
