/**
 * Portals write "AUXILIAR DE LIMPEZA - CLT": many capitals shout, and a list of them is hard to read.
 *
 * @returns the title with small letters where most of its letters are capitals; names like "RH", "CLT" or "UTI" and
 *   what has a digit stay as they are
 */
export function tameCapitals(title: string): string {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  if (letters.length < lettersMin || capitals.length < letters.length * shareMin) return title;
  let isFirst = true;
  return title.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const tamed = tameWord(word, isFirst);
    isFirst = false;
    return tamed;
  });
}

/** A shorter title is a name or an abbreviation. */
const lettersMin = 5;
const shareMin = 0.7;

function tameWord(word: string, isFirst: boolean): string {
  const small = word.toLowerCase();
  if (small !== word && !isFirst && linkingWords.has(small)) return small;
  if (/\p{N}/u.test(word) || isAbbreviation(small)) return word;
  return word.slice(0, 1) + small.slice(1);
}

const linkingWords = new Set(
  "a à ao aos as às com da das de do dos e em na nas no nos o os ou para por".split(" "),
);

/** Without a vowel, or too short to be a word (CLT, PCD, CNH, RH, TI, SP), or one that is usual in titles. */
function isAbbreviation(small: string): boolean {
  return small.length <= 2 || !/[aeiouáâãéêíóôõú]/u.test(small) || abbreviations.has(small);
}

const abbreviations = new Set("iii uti upa sac sus sap erp aws api ios seo dba ead eja epi asg".split(" "));
