import { foldedOf, type Sentence } from "./list-sentences.ts";
import type { Reading } from "./read-sentences.ts";
import {
  applicantSystems,
  cheapEnding,
  imitated,
  linkSigns,
  seasonalPage,
  vacancyWord,
} from "./signs/link-tables.ts";

/**
 * @returns the first sentence with an address that hides where it leads, or that bears the name of a known site, or nearly
 *   its name, and is not its own, or of a page for vacancies that cost nothing; or that asks to pass the address on
 */
export function findFalseLink({ distinct, possible }: Reading): Sentence | undefined {
  const doubtful = new Set(
    (possible.get(linkSigns.kind) ?? [])
      .filter(({ sentence, sign }) => sign.words.test(foldedOf(sentence)))
      .map(({ sentence }) => sentence),
  );
  return [...distinct].find((sentence) => doubtful.has(sentence) || leadsFalsely(sentence));
}

function leadsFalsely(sentence: Sentence): boolean {
  return (
    dotInside.test(sentence.written) &&
    [...foldedOf(sentence).matchAll(hosts)].some(([host]) => isFalse(host))
  );
}

/** Nearly all sentences have no dot but the last: looking for it is quicker than for a host. */
const dotInside = /\.\S/;

/** Two labels at least; a label is no longer than a domain allows. */
const hosts = /(?<![\w.-]|[^/:]\/)[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){1,6}/g;

function isFalse(host: string): boolean {
  const labels = host.split(".");
  // "gov.br-inscricao.org", "gov.inscricao.org" and "gov-br.org" are not of the government; "saude.gov.br" is.
  if (labels.slice(0, -2).includes("gov") || labels.some((label) => govWord.test(label))) return true;
  // "empresa.com.br.vagas.top" is of vagas.top.
  if (labels.slice(1, -2).some((label) => ending.test(label))) return true;
  if (isOf(host, applicantSystems)) return false;
  if (cheapEnding.test(host) && vacancyWord.test(host)) return true;
  const [own = ""] = labels.slice(-2);
  if (seasonalPage.test(host) || (own.includes("-") && vacancyWord.test(own))) return true;
  const before = labels.slice(0, -1);
  const words = before.flatMap((label) => label.split("-"));
  return Object.entries(imitated).some(
    ([name, own]) =>
      ((name.length >= longName && before.some((label) => label.includes(name))) ||
        words.some((word) => isNearly(word, name))) &&
      !isOf(host, own),
  );
}

function isOf(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

const ending = /^(?:com|br)$/;
const govWord = /^gov-|-gov-|-gov$/;

/** Shorter names are parts of honest words: "catho" of "catholic". */
const longName = 8;

/** At most one letter after the first more, less or different, or one pair of letters that look alike. */
function isNearly(word: string, name: string): boolean {
  // "food" is a word of its own, and no misspelt "ifood".
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 1) return false;
  let start = 1;
  while (start < name.length && word[start] === name[start]) start += 1;
  const left = word.slice(start);
  const right = name.slice(start);
  return (
    left === right || left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right
  );
}
