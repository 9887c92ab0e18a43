import { foldText } from "./fold-text.ts";

const word = " (desejável)";

/**
 * @param item of what an employer would like, but does not require
 * @returns the item with a word that says so; an item that says so itself stays as it is
 */
export function sayDesirable(item: string): string {
  return ownWords.test(foldText(item)) ? item : item + word;
}

/** @returns the item as the portal has it */
export function withoutDesirable(item: string): string {
  return item.endsWith(word) ? item.slice(0, -word.length) : item;
}

/** "Câmbio e diferencial de caminhões" names a part of a lorry, and "Google Plus" a product. */
const ownWords =
  /\bdesejave(?:l|is)\b|\b(?:um|como|sera|seria|serao|seriam|sao|considerad[oa]s?) (?:grande |bom |otimo |super )?diferencia(?:l|is)\b|^diferencia(?:l|is)\b|\bdiferencia(?:l|is)\W*$|\b(?:um|a|e|como|sera|seria) (?:grande |big |huge |definite |strong )?plus\b|^plus:|\bnice[- ]to[- ]have\b|\bdesirable\b|\bseria (?:muito )?(?:bom|legal|interessante)\b/;
