import { foldText } from "@vagou/providers/core/text/fold-text";
import { readLevel, type Level } from "../../facts/read-level.ts";
import { stem } from "./stem.ts";
import { wordsOfInitials } from "./word-match.ts";
import { contractWords, grades, longForms, noiseWords, shiftWords } from "./title-tables.ts";
import { tokensOf } from "./title-tokens.ts";

/** A title in a form that can be compared. */
export type TitleFacts = {
  /** The words of the role, each once: written out, without gender and number. */
  readonly words: readonly string[];
  /** Without specialists and leaders, whose names are words of the role. */
  readonly levels: readonly Level[];
  readonly grade: number | null;
  /** Hours a day (`d8`), a week or a month (`w44`), and patterns (`12x36`). */
  readonly hours: readonly string[];
  /** "day", "afternoon", "night", and the number or letter of a shift. */
  readonly shifts: readonly string[];
  /** "week" and "weekend", where the title says on which days the work is. */
  readonly days: readonly string[];
  /** Numbers by which the employer or the portal files the vacancy. */
  readonly codes: readonly string[];
  /** Kinds of contract ("clt", "pj", "freelance") that the title says. */
  readonly contracts: readonly string[];
  /** Words that the title cuts with a dot: "fund" of "Fund. II". */
  readonly cut: readonly string[];
  /** Words that name a mall or a hospital, which may be those of a town: "Shopping Recife". */
  readonly unit: readonly string[];
  /** Where the work is done, if the title says it. */
  readonly mode: "remote" | "onsite" | null;
  /** A month's pay in reais, if the title says an amount. */
  readonly pay: number | null;
  /** The town of "Aux. Adm. - Recife/PE". */
  readonly city: { readonly key: string; readonly state: string } | null;
};

/** Reads the title of a posting as portals write it: "VENDEDOR(A) INTERNO - RECIFE/PE - 8h #4512". */
export function readTitle(title: string): TitleFacts {
  const hours: string[] = [];
  const codes: string[] = [];
  const shifts = new Set<string>();
  const contracts = new Set<string>();
  const unit: string[] = [];
  const words = new Set<string>();
  let grade: number | null = null;
  const city = findCity(title);
  const tokens = tokensOf(city === null ? title : title.replace(city.written, " "), hours);
  for (const [index, token] of tokens.entries()) {
    const shift = shiftWords.get(token);
    const before = tokens[index - 1] ?? "";
    const licence = licenceOf(token, before, tokens[index - 2] ?? "");
    const contract = contractWords.get(token);
    if (shift !== undefined) shifts.add(shift);
    else if (token === "expedientecomercial") shifts.add("office");
    else if (/^[1-3]$/.test(token) && tokens[index + 1] === "turno") shifts.add(token);
    else if (before === "turno" && /^[1-4a-e]$/.test(token)) shifts.add(token);
    else if (licence !== undefined) words.add(licence);
    else if (
      grades.has(token) &&
      (words.size > 0 || before === "nivel") &&
      !before.startsWith("fund") &&
      !isCount(token, tokens[index + 1] ?? "")
    )
      grade = grades.get(token) ?? null;
    else if (contract !== undefined) contracts.add(contract);
    else if (isCode(token)) codes.push(token.replace(/^[a-z]+/, ""));
    else if (!isNoise(token, before) && wordsOfInitials(token, tokens).length === 0)
      for (const word of writtenOut(token, words)) {
        words.add(stem(word));
        if (unitWords.has(before)) unit.push(stem(word));
      }
  }
  if (tokens.some((each) => unitWords.has(each))) unit.push(...malls(title));
  const letter = letterBehind.exec(title)?.[1]?.toLowerCase();
  if (letter !== undefined && !words.has(`cnh${letter}`)) shifts.add(letter);
  const levels = readLevel(title).filter((level) => level !== "specialist" && level !== "lead");
  const facts = {
    mode: modeIn(tokens),
    pay: payIn(title),
    words: [...words],
    levels,
    grade,
    hours,
    shifts: [...shifts],
    days: daysIn(title),
    codes,
    unit,
    city,
  };
  return { ...facts, contracts: [...contracts], cut: title.includes(".") ? cutWords(title) : [] };
}

function malls(title: string): readonly string[] {
  return [...foldText(title).matchAll(beforeMall)].flatMap(([, first = "", second = ""]) => [
    stem(first),
    stem(second),
  ]);
}

/** A mall may have its town's name before the word: "Goiânia Shopping", "Londrina Norte Shopping". */
const beforeMall = /(?<![a-z])(?:([a-z]{1,30}) )?([a-z]{1,30}) (?:shopping|mall)\b/g;

/** "Operador de Produção B": the employer's own grade, or its crew. */
const letterBehind = /\p{Ll} ([A-C])$/u;

/** A relief worker ("folguista") comes on the days on which others are off. */
function daysIn(title: string): readonly string[] {
  const folded = foldText(title);
  return [...(weekDays.test(folded) ? ["week"] : []), ...(weekendDays.test(folded) ? ["weekend"] : [])];
}

const weekDays = /\b(?:seg|segunda)(?:-feira)? ?(?:a|à|-) ?(?:sex|sexta)\b|\bdias uteis\b/;
const weekendDays = /\bfi(?:m|ns|nal|nais) de semana\b|\bfolguist|\bsab(?:ados?)? e dom(?:ingos?)?\b/;

function modeIn(tokens: readonly string[]): TitleFacts["mode"] {
  const isRemote = tokens.some((token) => remoteWords.has(token));
  if (isRemote === tokens.includes("presencial")) return null;
  return isRemote ? "remote" : "onsite";
}

const remoteWords: ReadonlySet<string> = new Set(["remoto", "remota", "remote", "homeoffice"]);

/** An amount below is an hour's, a day's or an allowance. */
function payIn(title: string): number | null {
  if (!title.includes("$")) return null;
  const [, whole = ""] = /R\$ ?(\d{1,3}(?:\.\d{3})+|\d{3,5})(?!\d)/i.exec(title) ?? [];
  const pay = Number(whole.replaceAll(".", ""));
  return pay >= 1000 ? pay : null;
}

function cutWords(title: string): readonly string[] {
  return [...foldText(title).matchAll(wordAndDot)].flatMap(([, word = ""]) =>
    longForms.has(word) ? [] : word,
  );
}

const wordAndDot = /\b([a-z]{3,})\./g;
const unitWords: ReadonlySet<string> = new Set(["shopping", "hospital", "mall"]);

/** Two capital letters after a sign are a state; what stands between signs before it is its town. */
function findCity(title: string): { key: string; state: string; written: string } | null {
  const found = signAndState.exec(title);
  if (found === null) return null;
  // The bracket of "Vendedor(a) - PE" opens no town.
  const head = title
    .slice(0, found.index)
    .trimEnd()
    .replaceAll(ofGender, (written) => " ".repeat(written.length));
  const from = Math.max(...[" - ", " – ", "|", "(", ",", ";", "•"].map((sign) => head.lastIndexOf(sign)));
  if (from < 0) return null;
  const name = head.slice(from).replace(/^[^\p{L}]+/u, "");
  if (name === "" || name.length > 40) return null;
  const key = foldText(name.replaceAll(/[-'’.]/g, " "));
  if (ofNoTown.test(key)) return null;
  return { key, state: found[1] ?? "", written: title.slice(from, found.index + found[0].length) };
}

/** "Turno Noite - SP", "(Categoria D) - PR", "Goiânia Shopping - GO". */
const ofNoTown = /[\d)]|\b(?:turno|manha|tarde|noite|noturno|diurno|shopping)\b/;
const ofGender = /\(\p{L}{1,4}\)/gu;
const signAndState =
  /[-–/,(]\s*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\p{L}\p{N}])/u;

/** "4 cores", "3 eixos". */
function isCount(token: string, next: string): boolean {
  return /^[2-5]$/.test(token) && /[aeo]s$/.test(next);
}

/** "CNH D", "Categoria D", "cat. AB": the licence is a part of the role. */
function licenceOf(token: string, before: string, earlier: string): string | undefined {
  if (token.length > 2 || !/^[a-e]{1,2}$/.test(token)) return undefined;
  const isAfterWord = licenceWords.has(before) || (before === "d" && licenceWords.has(earlier));
  const isDrivers = before.startsWith("motorista") && !noiseWords.has(token);
  return isAfterWord || isDrivers ? `cnh${token}` : undefined;
}

const licenceWords: ReadonlySet<string> = new Set(["cnh", "categoria", "cat", "habilitacao", "carteira"]);

/** A year is a part of the name of a programme. */
function isCode(token: string): boolean {
  return /^(?:[a-z]{0,4}\d{4,}|\d{3})$/.test(token) && !/^20[23]\d$/.test(token);
}

/** The name of a mall may be such a word: "Shopping Cidade". */
function isNoise(token: string, before: string): boolean {
  if (token === "cidade" && unitWords.has(before)) return false;
  if (token === "brasil" && streets.has(before)) return false;
  return noiseWords.has(token) || licenceWords.has(token);
}

const streets: ReadonlySet<string> = new Set(["av", "avenida", "rua", "praca"]);

function writtenOut(token: string, before: ReadonlySet<string>): readonly string[] {
  // "Téc. enf." is the technician, "Enf. obstetra" the nurse.
  if (token === "enf") return [before.has("tecnic") || before.has("auxiliar") ? "enfermagem" : "enfermeiro"];
  return (longForms.get(token) ?? token).split(" ");
}
