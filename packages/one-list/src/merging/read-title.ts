import { foldText } from "@vagou/providers/core/text/fold-text";
import { readLevel, type Level } from "../facts/read-level.ts";
import { grades, longForms, noiseWords, shiftWords } from "./title-tables.ts";

/** A title in a form that can be compared. */
export type TitleFacts = {
  /** The words of the role, each once: written out, without gender and number. */
  readonly words: readonly string[];
  /** Without specialists and leaders, whose names are words of the role. */
  readonly levels: readonly Level[];
  readonly grade: number | null;
  /** Hours a day (`d8`), a week or a month (`w44`), and patterns (`12x36`). */
  readonly hours: readonly string[];
  readonly shifts: readonly string[];
  /** Numbers by which the employer or the portal files the vacancy. */
  readonly codes: readonly string[];
  /** "clt" and "pj", where the title says them. */
  readonly contracts: readonly string[];
  /** The town of "Aux. Adm. - Recife/PE". */
  readonly city: { readonly key: string; readonly state: string } | null;
};

/** Reads the title of a posting as portals write it: "VENDEDOR(A) INTERNO - RECIFE/PE - 8h #4512". */
export function readTitle(title: string): TitleFacts {
  const hours: string[] = [];
  const codes: string[] = [];
  const shifts = new Set<string>();
  const contracts: string[] = [];
  const words = new Set<string>();
  let grade: number | null = null;
  const city = findCity(title);
  const tokens = tokensOf(city === null ? title : title.replace(city.written, " "), hours);
  for (const [index, token] of tokens.entries()) {
    const shift = shiftWords.get(token);
    const before = tokens[index - 1] ?? "";
    const licence = licenceOf(token, before, tokens[index - 2] ?? "");
    if (shift !== undefined) shifts.add(shift);
    else if (licence !== undefined) words.add(licence);
    else if (grades.has(token) && words.size > 0) grade = grades.get(token) ?? null;
    else if (token === "clt" || token === "pj") contracts.push(token);
    else if (isCode(token)) codes.push(token.replace(/^[a-z]+/, ""));
    else if (!isNoise(token)) for (const word of writtenOut(token, words)) words.add(stem(word));
  }
  const levels = readLevel(title).filter((level) => level !== "specialist" && level !== "lead");
  return { words: [...words], levels, grade, hours, shifts: [...shifts], codes, contracts, city };
}

/**
 * Takes feminine and plural off a word: "operadoras" and "operador" become "operador", "técnicas" "tecnic". Words of up
 * to three letters stay.
 */
export function stem(word: string): string {
  if (word.endsWith("ais")) return `${word.slice(0, -3)}al`;
  if (word.length > 4 && word.endsWith("ao")) return word.slice(0, -2);
  let end = word.length;
  if (end > 3 && word.endsWith("s") && !word.endsWith("ss")) end -= 1;
  if (end > 3 && "aeo".includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** Two capital letters after a sign are a state; what stands between signs before it is its town. */
function findCity(title: string): { key: string; state: string; written: string } | null {
  const found = signAndState.exec(title);
  if (found === null) return null;
  const head = title.slice(0, found.index).trimEnd();
  const from = Math.max(...[" - ", " – ", "|", "(", ",", ";", "•"].map((sign) => head.lastIndexOf(sign)));
  if (from < 0) return null;
  const name = head.slice(from).replace(/^[^\p{L}]+/u, "");
  if (name === "" || name.length > 40) return null;
  const key = foldText(name.replaceAll(/[-'’.]/g, " "));
  return { key, state: found[1] ?? "", written: title.slice(from, found.index + found[0].length) };
}

const signAndState =
  /[-–/,(]\s*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\p{L}\p{N}])/u;

function tokensOf(title: string, hours: string[]): readonly string[] {
  let text = foldText(title);
  if (/\d/.test(text)) {
    text = text.replace(amount, " ").replaceAll(timeOfWork, (_, pattern?: string, from?: string) => {
      hours.push(pattern ?? (Number(from) > 12 ? "w" : "d") + Number(from));
      return " ";
    });
    text = text.replaceAll(openings, " ");
  }
  if (text.includes("/")) text = text.replace(genders, " ");
  if (/[+#.]/.test(text)) for (const [name, word] of languages) text = text.replaceAll(name, word);
  return text.replaceAll(joined, "$1$2").match(token) ?? [];
}

const amount = /r\$\s?\d[\d.,]*(?: ?mil\b)?/;
const timeOfWork = /\b(\d{1,2}x\d{1,2})\b|\b(\d{1,3})(?::\d\d)? ?(?:h|hs|hrs|horas?)(?:\d\d)?(?![a-z0-9])/g;
const openings = /\b\d{1,3} (?:vagas|posicoes|oportunidades)\b|\b\d{1,3} vaga\b|\(\d{1,2}\)/g;
/** "(m/f/d)" at the end of a title in English. */
const genders = /\b[fhmx]\/[fhmx](?:\/[dx])?\b/;
const joined =
  /\b(back|front|full|tele|call|e|pos|pre|sub)[ -](end|stack|marketing|center|commerce|vendas?|gerente)\b/g;
const languages = [
  ["c#", "csharp"],
  ["c++", "cplus"],
  [".net", " dotnet"],
  ["p.c.d", "pcd"],
] as const;
const token = /[a-z0-9]+/g;

/** "CNH D", "Categoria D", "cat. AB": the licence is a part of the role. */
function licenceOf(token: string, before: string, earlier: string): string | undefined {
  if (token.length > 2 || !/^[a-e]{1,2}$/.test(token)) return undefined;
  const isAfterWord = licenceWords.has(before) || (before === "d" && licenceWords.has(earlier));
  const isDrivers = before.startsWith("motorista") && token !== "e" && token !== "a";
  return isAfterWord || isDrivers ? `cnh${token}` : undefined;
}

const licenceWords: ReadonlySet<string> = new Set(["cnh", "categoria", "cat", "habilitacao", "carteira"]);

/** A year is a part of the name of a programme. */
function isCode(token: string): boolean {
  return /^(?:[a-z]{0,4}\d{4,}|\d{3})$/.test(token) && !/^20[23]\d$/.test(token);
}

function isNoise(token: string): boolean {
  return noiseWords.has(token) || licenceWords.has(token);
}

function writtenOut(token: string, before: ReadonlySet<string>): readonly string[] {
  // "Téc. enf." is the technician, "Enf. obstetra" the nurse.
  if (token === "enf") return [before.has("tecnic") || before.has("auxiliar") ? "enfermagem" : "enfermeiro"];
  return (longForms.get(token) ?? token).split(" ");
}
