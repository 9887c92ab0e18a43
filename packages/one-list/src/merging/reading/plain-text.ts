import { isCutOff } from "./read-text.ts";

/** What comes later is seldom of the vacancy. */
const charactersMax = 6000;

/** No portal cuts a text that is so short. */
const cutMin = 100;

/** @returns the beginning of a description as text, with a blank between words that a portal glued together, without a number that the portal cut within */
export function plainText(html: string): string {
  const text = html
    .slice(0, charactersMax)
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&\w{1,8};/g, " ")
    .replaceAll(/(?=\p{Lu}\p{Ll}{2})(?<=[\p{L}\d]{2})/gu, " ");
  // A portal may cut within a number or a name, with or without dots.
  const isCut = isCutOff(html);
  if (!isCut && (html.length < cutMin || /[.!?;:>)]$/.test(html.trimEnd()))) return text;
  const whole = isCut ? text.slice(0, Math.max(text.lastIndexOf("..."), text.lastIndexOf("…"))) : text;
  return whole.slice(0, Math.max(0, whole.trimEnd().lastIndexOf(" ")));
}

/** Writes "seis meses" as "6 meses", "segundo turno" as "2 turno". */
export function withDigits(folded: string): string {
  return folded.replaceAll(numberWords, (word) => digits.get(word) ?? word);
}

const digits: ReadonlyMap<string, string> = new Map(
  "um dois tres quatro cinco seis sete oito nove dez onze doze"
    .split(" ")
    .map((word, index) => [word, String(index + 1)] as const)
    .concat([
      ["duas", "2"],
      ["vinte", "20"],
      ["trinta", "30"],
      ["quarenta", "40"],
      ["cinquenta", "50"],
      ["sessenta", "60"],
      ["setenta", "70"],
      ["oitenta", "80"],
      ["noventa", "90"],
      ["primeiro", "1"],
      ["segundo", "2"],
      ["terceiro", "3"],
    ]),
);
const numberWords = new RegExp(`\\b(?:${[...digits.keys()].join("|")})\\b`, "g");

/** Writes amounts and times in one way: "R$ 1.400,00" as "R$ 1400", "08:00" as "8". */
export function inOneSpelling(folded: string): string {
  return folded
    .replaceAll(/(\d)\.(?=\d{3})/g, "$1")
    .replaceAll(/(\d)(?:,|:|h)00\b/g, "$1")
    .replaceAll(/\b0(?=\d)/g, "");
}
