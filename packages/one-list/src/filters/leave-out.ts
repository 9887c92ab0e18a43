import { holdsWord } from "@vagou/providers/core/text/holds-word";

/**
 * Prepares the words that a person wants to see no vacancy of. They are sought in titles and names of employers, as
 * whole words: "vendas" leaves out "Assistente de vendas" and not "Revendas". In a description they may stand for
 * anything. A word of four letters or more is meant with these endings, too: "vendedor" leaves out "Vendedora" and
 * "Vendedores", and "vendas" also "venda". Other letters are not exchanged: "carga" is not "cargo".
 *
 * @param words folded
 * @returns whether a folded text holds one of them
 */
export function leaveOut(words: readonly string[]): (text: string) => boolean {
  const sought = words.map((word) => ({
    stem: word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word,
    endings: word.length < 4 ? [""] : endings,
  }));
  return (text) => sought.some(({ stem, endings }) => holdsWord(text, stem, endings));
}

const endings = ["", "s", "a", "as", "es"];
