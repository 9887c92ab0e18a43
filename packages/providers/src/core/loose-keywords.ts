import { foldText } from "./fold-text.ts";
import { significantWords } from "./keywords.ts";

/**
 * For portals whose search is fuzzy: true when `text` holds every word of the keywords that
 * matters, in any gender or number or as the abbreviation people write. "medico" is in "Médica" and
 * "Médicos", not in "Medicamentos".
 */
export function fitsLoosely(text: string, keywords: string): boolean {
  const folded = foldText(text);
  return significantWords(keywords).every((word) => patternOf(word).test(folded));
}

const patterns = new Map<string, RegExp>();
/** Keywords come from strangers: what is kept of them is bounded. */
const patternsMax = 500;

function patternOf(word: string): RegExp {
  const folded = foldText(word);
  const known = patterns.get(folded);
  if (known) return known;
  if (patterns.size >= patternsMax) patterns.clear();
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${formsOf(folded).join("|")})(?![\p{L}\p{N}])`,
    "u",
  );
  patterns.set(folded, pattern);
  return pattern;
}

/** Short words and those with signs ("TI", "C#") stand only for themselves. */
function formsOf(word: string): string[] {
  const forms = abbreviations.get(word) ?? [];
  const own = /^[a-z0-9]{4,}$/.test(word)
    ? `${RegExp.escape(word.replace(ending, ""))}${endings}`
    : RegExp.escape(word);
  return [own, ...forms.map((form) => RegExp.escape(form))];
}

/** Of "auxiliares", "técnica", "comerciais", "promoções". */
const ending = /(?:oes|ao|ais|al|as|os|es|a|o|e|s)$/;
const endings = "(?:oes|ao|ais|al|as|os|es|a|o|e|s|ari[oa]s?)?";

/** Short forms in titles, folded: what is typed on the left also stands as on the right. */
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
