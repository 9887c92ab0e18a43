import type { EmployerFacts } from "../reading/read-employer.ts";
import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { stem } from "../reading/stem.ts";
import { isMistyped } from "../reading/word-match.ts";
import { speaksOf } from "./compare-texts.ts";

/**
 * How two employers relate. "alike": one name goes on where the other ends. "hidden": one portal does not name it.
 * "siblings": both begin alike and go on differently, as two hospitals or shops of one owner. "agency": one of two others
 * finds people for its clients. "kin": two others share a word, as a page of careers has a name of its own ("Vem ser
 * Aurora").
 */
export type EmployerRelation = "same" | "alike" | "hidden" | "agency" | "kin" | "other" | "siblings";

export function compareEmployers(posting: PostingFacts, second: PostingFacts): EmployerRelation {
  const [{ employer: one, job: oneJob }, { employer: other, job: otherJob }] = [posting, second];
  if (one === null || other === null) return "hidden";
  if (isSaidTwice(one, other) || isSaidTwice(other, one)) return "same";
  if (areHousesOfOne(one, other)) return "siblings";
  if (isAlsoCalled(one, other) || isAlsoCalled(other, one)) return "alike";
  const sameTrade = haveOneTrade(one, other);
  const isOneName =
    one.core === other.core || one.sorted === other.sorted || isMistyped(one.core, other.core);
  if (isOneName && sameTrade) return "same";
  if (!isOneName) {
    const joined = relateJoined(one, other) ?? relateJoined(other, one);
    if (joined !== null) return joined;
    if (isPartOf(one, other) || isPartOf(other, one)) return "alike";
    if (sameTrade && (goesOn(one, other) || goesOn(other, one))) return "alike";
    if (isNameWith(one, posting, other) || isNameWith(other, second, one)) return "alike";
    if (one.words[0] === other.words[0])
      return areDescribed(posting, one, second, other) ? "kin" : "siblings";
  }
  if (one.isAgency || other.isAgency || [oneJob, otherJob].some(({ description }) => isOfAgency(description)))
    return "agency";
  if (isOneName && one.core.length <= initialsMax) return "other";
  return shareName(one, other) || areInitialsOf(one, other) || areInitialsOf(other, one) ? "kin" : "other";
}

/** Two words that many names have are a name together: "Funilaria Estrela do Oeste", "Estrela do Oeste Reparação". */
function shareName(one: EmployerFacts, other: EmployerFacts): boolean {
  const both = one.words.filter((word) => other.words.includes(word));
  return both.length > 1 || both.some((word) => !oftenInNames.has(word));
}

/** "FDL Comércio de Roupas" and "Flor de Lis Modas", "HNSV" and "Hospital Nossa Senhora da Vereda". */
function areInitialsOf(
  { written: [letters = ""] }: EmployerFacts,
  { allWords, initials }: EmployerFacts,
): boolean {
  const all = allWords.map((word) => word[0]).join("");
  return /^[a-z]{2,5}$/.test(letters) && (initials.includes(letters) || all.includes(letters));
}

/** Names of two trades with so few letters: "JR Engenharia", "JR Veículos". */
const initialsMax = 3;

/** Words that many names have which are of no kin: "Farmácia Vida Nova", "Clínica Nova Aliança". */
export const oftenInNames: ReadonlySet<string> = new Set(
  `sao santa nossa senhora novo bom boa bem bela bello vida sol mar lua luz vale rio serra monte campo
  norte sul leste oeste centro central popular real super mega hiper mais total prime plus master max top gold premium brasil
  brasileiro nacional regional sertao cidade rei rainha estrela ouro verde azul branco casa lar mundo terra ponto forte
  familia amigo uniao alianca esperanca saude educacao jardim parque alto grande primeiro ideal lider global`
    .split(/\s+/)
    .map((word) => stem(word)),
);

function isSaidTwice({ parts }: EmployerFacts, other: EmployerFacts): boolean {
  return isAmong(other, parts);
}

function isAmong(one: EmployerFacts, names: readonly EmployerFacts[]): boolean {
  return names.some((name) => name.core === one.core && haveOneTrade(name, one));
}

/** Two names that share one part and differ in another: two hospitals of one group. */
function areHousesOfOne(one: EmployerFacts, other: EmployerFacts): boolean {
  const [{ names: mine }, { names: theirs }] = [one, other];
  if (mine.length < 2 || theirs.length < 2 || one.words[0] === other.words[0]) return false;
  const isIn = (name: EmployerFacts, names: readonly EmployerFacts[]): boolean =>
    names.some((each) => isOneHouse(name, each));
  const [left, right] = [
    mine.filter((name) => !isIn(name, theirs)),
    theirs.filter((name) => !isIn(name, mine)),
  ];
  return left.length > 0 && right.length > 0 && left.length < mine.length && right.length < theirs.length;
}

function isOneHouse(one: EmployerFacts, other: EmployerFacts): boolean {
  return haveOneTrade(one, other) && (goesOn(one, other) || goesOn(other, one));
}

/**
 * One portal writes in one word what the other writes in several: "AgroNorte Insumos", "Agro Norte". "alike", where one
 * name goes on; null where no word is joined, or what is left are other names.
 */
function relateJoined(one: EmployerFacts, { written }: EmployerFacts): "same" | "alike" | null {
  for (const joined of one.written) {
    if (joined.length < joinedMin) continue;
    const parts = runOf(joined, written);
    if (parts.length === 0) continue;
    const mine = one.written.filter((word) => word !== joined);
    const theirs = written.filter((word) => !parts.includes(word));
    if (mine.length === 0 && theirs.length === 0) return "same";
    if (mine.every((word) => theirs.includes(word)) || theirs.every((word) => mine.includes(word)))
      return "alike";
  }
  return null;
}

const joinedMin = 5;

/** @returns the two or three words, one after the other, that are written as one */
function runOf(joined: string, words: readonly string[]): readonly string[] {
  for (let at = 0; at + 1 < words.length; at += 1) {
    // Nearly always: to cut and join the words takes longer.
    if (!joined.startsWith(words[at] ?? "")) continue;
    for (const length of [2, 3]) {
      const run = words.slice(at, at + length);
      if (run.join("") === joined) return run;
    }
  }
  return [];
}

export function haveOneTrade(one: EmployerFacts, other: EmployerFacts): boolean {
  return (
    one.trades.length === 0 ||
    other.trades.length === 0 ||
    one.trades.some((trade) => other.trades.includes(trade))
  );
}

/** "Grupo Ventoforte", of "Hospital Jatobá - Grupo Ventoforte". */
function isPartOf(other: EmployerFacts, { names }: EmployerFacts): boolean {
  return names.length > 1 && isAmong(other, names);
}

function isAlsoCalled({ alias }: EmployerFacts, other: EmployerFacts): boolean {
  return alias !== null && (alias.core === other.core || goesOn(other, alias));
}

/** A name of two words or more stands in a longer one: "Roda Minuano" in "Autocenter Roda Minuano". */
function goesOn(one: EmployerFacts, other: EmployerFacts): boolean {
  return (
    one.core.startsWith(other.core) ||
    (other.words.length > 1 && other.words.every((word) => one.words.includes(word)))
  );
}

/** One long word that stands in the longer name: "Credipampa" in "Cooperativa de Crédito Credipampa". */
function isNameWith(
  long: EmployerFacts,
  posting: PostingFacts,
  { words: [name = "", more] }: EmployerFacts,
): boolean {
  return (
    more === undefined &&
    name.length >= nameMin &&
    long.words.includes(name) &&
    long.words.every((word) => word === name || isSpoken(word, posting))
  );
}

const nameMin = 7;

/**
 * Whether a name has nothing that the other lacks but words of the work, which its own posting says too: "Bluebird
 * Idiomas" and "Bluebird - Escola de Inglês", which asks for a teacher of English.
 */
function describes(
  { words }: EmployerFacts,
  posting: PostingFacts,
  { words: others }: EmployerFacts,
): boolean {
  return words.every((word) => others.includes(word) || isSpoken(word, posting));
}

/** Where the names share two words, one of them may have a word that its text does not say. */
function areDescribed(
  posting: PostingFacts,
  one: EmployerFacts,
  second: PostingFacts,
  other: EmployerFacts,
): boolean {
  const [mine, theirs] = [describes(one, posting, other), describes(other, second, one)];
  return one.words[1] === other.words[1] ? mine || theirs : mine && theirs;
}

function isSpoken(word: string, posting: PostingFacts): boolean {
  if (/^\d/.test(word)) return false;
  return word.length < 3 || posting.role.includes(word) || speaksOf(textOf(posting), word);
}

/** Whether a text begins as agencies do that their names do not tell. */
function isOfAgency(html: string): boolean {
  return agencyWords.test(html.slice(0, 400));
}

const agencyWords =
  /(?:consultoria|empresas?) (?:de|em) (?:rh|rec)|ag[êe]ncia de emprego|noss[oa] cliente,|empresa (?:cliente|parceira)|(?:seleciona|contrata) para (?:seu|nosso|cliente)/i;
