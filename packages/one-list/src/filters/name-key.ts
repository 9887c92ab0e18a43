import { foldText } from "@vagou/providers/core/text/fold-text";

/**
 * A name as it stands in an address: "sao-jose-dos-campos". Letters of every script stay.
 *
 * @returns at most 80 characters; "" for a name without letters and digits
 */
export function nameKey(name: string): string {
  const words = foldText(name.slice(0, 200)).replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const start = words.startsWith("-") ? 1 : 0;
  // The cut may leave half of a character of two units, behind a "-" too.
  return words.slice(start, start + 80).replace(/[^\p{L}\p{N}]{1,2}$/u, "");
}
