import { foldText } from "./fold-text.ts";
import { holdsWord } from "./holds-word.ts";
import { significantWords } from "./keywords.ts";

/**
 * For portals whose search is fuzzy: true when `text` holds every significant word of the keywords, in any
 * gender or number or as a usual abbreviation. "medico" is in "Médica" and "Médicos", not in "Medicamentos".
 */
export function matchesKeywords(text: string, keywords: string): boolean {
  const folded = foldText(text);
  return formsOf(keywords).every((word) => holdsAnyForm(folded, word));
}

/** A typed word, folded. Short words and those with signs ("TI", "C#") have no stem and stand only for themselves. */
type Word = { folded: string; stem: string | null; abbreviations: readonly string[] };

function holdsAnyForm(text: string, { folded, stem, abbreviations }: Word): boolean {
  const isThere = stem === null ? holdsWord(text, folded) : holdsWord(text, stem, endings);
  return isThere || abbreviations.some((form) => holdsWord(text, form));
}

/** The words of the last keywords: all cards of a page are compared with the same. */
let last: { keywords: string; words: readonly Word[] } = { keywords: "", words: [] };

function formsOf(keywords: string): readonly Word[] {
  if (keywords !== last.keywords) last = { keywords, words: significantWords(keywords).map(wordOf) };
  return last.words;
}

function wordOf(typed: string): Word {
  const folded = foldText(typed);
  const stem = /^[a-z0-9]{4,}$/.test(folded) ? folded.replace(ending, "") : null;
  return { folded, stem, abbreviations: shortForms.get(folded) ?? [] };
}

/** The endings of "auxiliares", "técnica", "comerciais", "promoções". */
const ending = /(?:oes|ao|ais|al|as|os|es|a|o|e|s)$/;
const endings = "oes ao ais al as os es a o e s ario aria arios arias".split(" ").concat("");

/** Typed word → its short forms in titles, folded. */
const shortForms = new Map<string, readonly string[]>(
  Object.entries({
    junior: ["jr"],
    jr: ["junior"],
    senior: ["sr"],
    sr: ["senior"],
    pleno: ["pl"],
    auxiliar: ["aux"],
    assistente: ["assist", "asst", "ass"],
    administrativo: ["adm", "administracao"],
    administrativa: ["adm", "administracao"],
    administracao: ["adm"],
    tecnico: ["tec"],
    tecnica: ["tec"],
    desenvolvedor: ["dev", "developer"],
    desenvolvedora: ["dev", "developer"],
    operador: ["op"],
    supervisor: ["sup"],
    rh: ["recursos humanos"],
    ti: ["t.i", "tecnologia da informacao"],
  }),
);
