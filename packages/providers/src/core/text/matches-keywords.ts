import { foldText } from "./fold-text.ts";
import { holdsWord } from "./holds-word.ts";
import { significantWords } from "./keywords.ts";

/**
 * For portals whose search is fuzzy: true when `text` holds every significant word of the keywords, in any
 * gender or number or as a usual abbreviation. "medico" is in "Médica" and "Médicos", not in "Medicamentos".
 */
export function matchesKeywords(text: string, keywords: string): boolean {
  const folded = foldText(text);
  return significantWords(keywords).every((word) => holdsAnyForm(folded, foldText(word)));
}

/** Short words and those with signs ("TI", "C#") stand only for themselves. */
function holdsAnyForm(text: string, word: string): boolean {
  const isInflected = /^[a-z0-9]{4,}$/.test(word);
  const own = isInflected ? holdsWord(text, word.replace(ending, ""), endings) : holdsWord(text, word);
  return own || (abbreviations.get(word) ?? []).some((form) => holdsWord(text, form));
}

/** The endings of "auxiliares", "técnica", "comerciais", "promoções". */
const ending = /(?:oes|ao|ais|al|as|os|es|a|o|e|s)$/;
const endings = "oes ao ais al as os es a o e s ario aria arios arias".split(" ").concat("");

/** Typed word → its short forms in titles, folded. */
const abbreviations = new Map<string, readonly string[]>(
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
