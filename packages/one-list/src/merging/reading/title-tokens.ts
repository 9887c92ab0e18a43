import { foldText } from "@vagou/providers/core/text/fold-text";
import { replacePhrases } from "./replace-phrases.ts";

/**
 * Cuts a title into words, without what is no part of the role: ages, amounts, openings, days of work.
 * @param hours gets the hours and patterns of work that the title says, as `TitleFacts` has them
 */
export function tokensOf(title: string, hours: string[]): readonly string[] {
  let text = foldText(title)
    .replaceAll(/\b[cp]\/ ?/g, (short) => (short.startsWith("c") ? "com " : "para "))
    .replace(/([1-3]) ?[ºo°ª](?= turno)/, "$1")
    .replace(/\b(i{1,3})(?= turno)/, (_, roman: string) => String(roman.length));
  if (text.includes("+")) text = beforeExtras(text);
  text = text.replaceAll(ordinals, (_, word: string) => `${ordinalNumbers[word] ?? ""} turno`);
  if (/\d/.test(text)) {
    text = text
      .replaceAll(ages, " ")
      .replaceAll(stage, " ")
      .replaceAll(safetyRule, " ")
      .replaceAll(codeInBrackets, (_, digits: string) => ` ${digits.padStart(4, "0")} `)
      .replace(amount, " ")
      .replace(patternOfWork, "$1x$2")
      .replace(daysByNumber, " ")
      .replaceAll(timeOfWork, (_, pattern?: string, from?: string) => {
        hours.push(pattern ?? (Number(from) > 12 ? "w" : "d") + Number(from));
        return " ";
      });
    text = text.replaceAll(openings, " ");
  }
  text = replacePhrases(text);
  if (text.includes(".")) text = text.replaceAll(dottedInitials, "$1$2$3 ");
  if (text.includes("seg")) text = text.replace(daysOfWork, " ");
  if (text.includes("/")) text = text.replace(genders, " ");
  if (/[+#.&]/.test(text)) for (const [name, word] of languages) text = text.replaceAll(name, word);
  return text.replaceAll(joined, "$1$2").match(token) ?? [];
}

function beforeExtras(text: string): string {
  const at = text.search(extras);
  return at < 0 ? text : text.slice(0, at);
}

/** "+ VT + cesta": what comes with the pay. A "+" between words of a role stays. */
const extras = /\+ ?(?:v[art]\b|vale|benef|comiss|cesta|premi|salario|bonus|ajuda|plano|odonto)/;
const ordinals = /\b(primeiro|segundo|terceiro) turno\b/g;
const ordinalNumbers: Readonly<Record<string, string>> = { primeiro: "1", segundo: "2", terceiro: "3" };
/** "A partir do 4º período", "6º ao 9º ano" tell who studies, and are no grade. */
const stage = /\b(?:\d{1,2}[ºoª°]? ao? )?\d{1,2}(?:º|o|ª|a|°)? (?:periodo|semestre|ano|serie)\b/g;
/** "18 a 23 anos": who may apply. */
const ages = /\b\d{2} (?:a|e|ate) \d{2} anos\b/g;
/** "NR-10": a course that is asked for. */
const safetyRule = /\bnr[- ]?\d{1,2}\b/g;
/** "Seg a sex": the days of work. */
const daysOfWork =
  /\b(?:seg|segunda)(?:-feira)? ?(?:a|à|-) ?(?:sex|sexta|sab|sabado|dom|domingo)(?:-feira)?\b/;
/** "12 x 36", "12/36", which others write "12x36". */
const patternOfWork = /\b(12|24|[4-6]) ?[x/] ?(36|72|[1-3])\b(?!\/)/;
/** "2ª a 6ª": Monday to Friday. */
const daysByNumber = /\b2[aª](?:-feira)? ?(?:a|à|-) ?[67][aª]?(?:-feira)?\b/;
const amount = /r\$\s?\d[\d.,]*(?: ?mil\b)?/;
const timeOfWork =
  /\b(\d{1,2}x\d{1,2})\b|\b(\d{1,3})(?::\d\d)? ?(?:h|hs|hrs|horas?)(?:\d\d)?(?![a-z0-9])(?: semanais)?/g;
/** "[TI-229]", "(JR-12)": the number is a code, the letters are no words of the work. */
const codeInBrackets = /[[(][a-z]{1,4}-?(\d{2,6})[\])]/g;
const openings = /\b\d{1,3} (?:vagas|posicoes|oportunidades)\b|\b\d{1,3} vaga\b|\(\d{1,2}\)/g;
/** "(m/f/d)" at the end of a title in English. */
const genders = /\b[fhmx]\/[fhmx](?:\/[dx])?\b/;
const joined =
  /\b(back|front|full|tele|call|e|pos|pre|sub|home|auto|eletro|micro|semi|mini|moto|office)[ -](boy|girl|taxi|frete|end|office|stack|marketing|center|commerce|vendas?|gerente|pecas?|eletric[ao]s?|mecanic[ao]s?|escolas?|empreendedor|joias?|mercados?|pesad[ao]s?)\b/g;
/** "D.P.", "A.S.G.". */
const dottedInitials = /\b([a-z])\.([a-z])\.(?:([a-z])\.)?(?![a-z])/g;
const languages = [
  ["c#", "csharp"],
  ["c++", "cplus"],
  [".net", " dotnet"],
  ["p.c.d", "pcd"],
  ["r&s", "recrutamento selecao"],
  ["p&d", "pesquisa desenvolvimento"],
  ["t&d", "treinamento desenvolvimento"],
] as const;
const token = /[a-z0-9]+/g;
