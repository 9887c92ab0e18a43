import { foldText } from "@vagou/providers/core/text/fold-text";
import { hiddenKinds, hiddenWords, notNames } from "./hidden-names.ts";

/**
 * @param name an employer or a town as the portal writes it; null where it writes nothing
 * @returns whether the portal does not say the name: "Empresa confidencial", "Não informado", or signs only
 */
export function hidesName(name: string | null): boolean {
  if (name === null) return true;
  const words = foldText(name.replaceAll(notLetters, " ")).trim();
  return words === "" || hidden.test(words);
}

const notLetters = /[^\p{L}\p{N}]+/gu;
const hidden = new RegExp(
  `\\b(?:${hiddenWords.join("|")})\\b|\\bempresa (?:${hiddenKinds.join("|")})\\b|^(?:${[...hiddenKinds, ...notNames].join("|")})$`,
);
