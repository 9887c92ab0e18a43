import { foldText } from "../text/fold-text.ts";
import type { ListingPay } from "../listing.ts";

/**
 * Reads a portal's text about pay: "R$ 1.800,00 a R$ 2.200,00 por mês", "De R$ 1.500 até R$ 2.000",
 * "R$ 15,00/hora", "1.518,00", "Acima de R$ 5.000", "R$ 2,500.00", "A combinar".
 *
 * @returns undefined for texts without pay, for pay in another currency, and for pay of each piece of work: "R$ 50 por
 *   entrega" read as R$ 50 would be the pay of a time
 */
export function readPayText(text: string): ListingPay | undefined {
  const folded = foldText(text.slice(0, textLengthMax)).replaceAll(/(?:\bbrl|r\$ ?:) ?(?=\d)/g, "r$ ");
  const negotiable = /\bcombinar\b|\bnegociavel\b/.test(folded);
  const hasCurrency = /\$/.test(folded) || /\b(usd|eur|euros?|dolar(es)?)\b|[€£]/.test(folded);
  if (hasCurrency && !/(?<!us|u)r\$/.test(folded)) return undefined;
  if (!/\d/.test(folded)) return negotiable ? { period: "unstated", negotiable } : undefined;
  const range = /r\$/.test(folded) ? rangeInReais.exec(folded) : bareRange.exec(folded);
  const after = range ? folded.slice(range.index + range[0].length) : "";
  if (perPiece.test(after)) return undefined;
  const { before = "", low = "", lowScale, to, high, highScale } = range?.groups ?? {};
  // "R$ 3 a 5 mil": the scale of the second amount holds for both.
  const lowCents = toCents(low, lowScale ?? (to && Number(low) < 100 ? highScale : undefined));
  const highCents = toCents(high ?? "", highScale);
  if (lowCents === undefined && highCents === undefined)
    return negotiable ? { period: "unstated", negotiable } : undefined;
  const amounts = [lowCents, highCents].filter((cents) => cents !== undefined);
  const minCents = Math.min(...amounts);
  const maxCents = Math.max(...amounts);
  const terms = { period: readPeriod(folded, range), negotiable };
  // "Menos de 1 ano" is experience, "2 por dia" anything.
  const isOther = !/r\$|,\d/.test(folded) && maxCents < bareMinCents && terms.period !== "hour";
  if (isOther) return undefined;
  const isLeast = /acima|partir|mais de|minim|desde|\+/.test(before) || orMore.test(after);
  if (amounts.length === 1 && isLeast) return { minCents, ...terms };
  if (amounts.length === 1 && /ate|abaixo|maxim|menos de/.test(before)) return { maxCents, ...terms };
  return withOtherContract({ minCents, maxCents, ...terms }, after);
}

/** "R$ 5.000 (CLT) ou R$ 8.000 (PJ)", "R$ 5.000 / PJ R$ 8.000": the pay is between the two, which the person chooses from. */
function withOtherContract(pay: Required<ListingPay>, after: string): ListingPay {
  const [between] = beforeOther.exec(after) ?? [];
  if (between === undefined) return pay;
  const offer = after.slice(between.length);
  if (!contractName.test(between) && !offerWithContract.test(offer)) return pay;
  const { minCents: low, maxCents: high, period } = readPayText(offer) ?? {};
  if (low === undefined || high === undefined) return pay;
  const minCents = Math.min(pay.minCents, low);
  const maxCents = Math.max(pay.maxCents, high);
  const isOfSameTime = period === pay.period || (pay.period === "unstated" && period === "month");
  // "R$ 70 PJ ou R$ 7.000 CLT" are an hour's and a month's pay.
  if (!isOfSameTime || maxCents > minCents * contractsRatioMax) return pay;
  return { ...pay, minCents, maxCents, period };
}

const contractName = /\b(?:clt|pj)\b/;
const beforeOther =
  /^ ?\(?(?:clt|pj)?\)? ?(?:[|/,;–-]|e|ou)? ?\(?(?:(?:como |para |no |em )?(?:clt|pj)\b)?\)?[ :=–-]{0,3}(?=r\$)/;
const offerWithContract = /^r\$ ?[\d.,]+(?: ?(?:mil|k))? ?[(–-]? ?(?:como |para )?(?:clt|pj)\b/;
const contractsRatioMax = 3;

const perPiece =
  /^ ?(?:por|\/|a cada|o|a) ?(?:plant|entrega|corrida|aula|peca|visita|projeto|servico|evento|pesquisa|avaliac|palavra|pagina|atendimento)/;
const orMore = /^ ?(?:\+[ ).]*$|ou (?:mais|superior))/;

/** Without R$ and without cents, a smaller number is no pay, unless it is an hour's. */
const bareMinCents = 100_00;

/** A longer text is a description: `findPay` reads those. */
const textLengthMax = 300;

/**
 * Looks for pay in a long text: only on lines that name it ("Salário: R$ 1.900,00"), never an
 * amount of a benefit ("Salário a combinar + VR de R$ 35,00"). The result is derived, not stated.
 */
export function findPay(text: string): ListingPay | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const [at, ownLine] of lines.entries()) {
    const signed = ownLine.replaceAll(amountWithoutSign, "$&R$ ");
    if (!/r\$ ?:?\s*\d/i.test(signed)) continue;
    // "Salário" may be the heading of the amount.
    const heading = lines[at - 1] ?? "";
    const isBelow = startsWithAmount.test(signed) && onlyPayName.test(heading);
    const line = isBelow ? `${heading} ${signed}` : signed;
    for (const { 0: name, index } of line.matchAll(payName)) {
      if (noPayBefore.test(foldText(line.slice(Math.max(0, index - 30), index)))) continue;
      const rest = line.slice(index + name.length, index + name.length + restLengthMax);
      const [between = ""] = foldText(rest).split("r$", 1);
      if (noPayBetween.test(between) || cutAmount.test(rest)) continue;
      if (otherName.test(name) && (!onlySigns.test(between) || grantAfter.test(foldText(rest)))) continue;
      const pay = readPayText(rest);
      if (pay?.minCents !== undefined || pay?.maxCents !== undefined) return pay;
    }
  }
  return undefined;
}

/** The cards of some portals end in the middle of a text: "Salário: R$ 1.8…". */
const cutAmount = /r\$ ?\d[\d.,]*(?:…|\.{3})/i;
const startsWithAmount = /^[^\p{L}\d]*r\$/iu;
const payWords = "(?:sal[aá]rio|faixa salarial|remunera[cç][aã]o|bolsa(?:[- ]aux[ií]lio)?)";
const onlyPayName = new RegExp(String.raw`^[^\p{L}\d]*${payWords}[^\p{L}\d]*$`, "iu");
/** "Contratação: PJ - R$ 10.000"; "Pagamento: R$ 1.800,00 por mês", as Indeed writes it for employers. */
const payName = new RegExp(String.raw`${payWords}\b|\b(?:CLT|PJ)\b|\bpagamento(?=:)`, "giu");
const otherName = /^(?:clt|pj|pagamento)$/i;
const onlySigns = /^[^a-z\d]*(?:de |ate |a partir de )?$/;
/** "CLT: R$ 40,00 de vale por dia". */
const grantAfter =
  /^[^a-z]{0,6}r\$ ?:?[\d., ]+(?:[(–-] ?)?(?:de |em |no )?(?:v[art]\b|vale|benefic|ajuda|auxilio|bonus|cart)/;
/** What stands before "Salário: 1.800,00": such an amount needs no sign. */
const amountWithoutSign = new RegExp(
  String.raw`\b${payWords}\s?:?\s?(?:de |até )?(?=(?:\d{1,2}\.\d{3}(?:,\d\d)?|\d{3,5},\d\d)(?![\d.,%]))`,
  "giu",
);
const restLengthMax = 120;
const noPayBefore =
  /(?:13[oº]?|terceiro|adiantamento d[eo]|desconta\w{0,4} (?:d|n)[oe]|antecipacao d[eo]|% (?:[dn]?[eo]|sobre [eo])|(?:colaborador(?:es)?|(?:empregad|funcionari)[oa]s?) (?:com|que (?:recebe|ganha)m?)|(?:isencao|isent[oa]s?|elegive(?:l|is)) (?:para|a[os]?))$/;
/** Between the word and the amount: what the amount is instead, or that the pay is not said. */
const noPayBetween =
  /vale|\bv[art]\b|ticket|aliment|refeic|benefic|cesta|ajuda|\bplr\b|bonus|premi|adiciona|comiss|variave|famili|estud|emprest|descont|gratific|ganho|combinar|compative|competitiv|mercado|transporte/;

/** @returns cents of an amount written "1.500,00", "1.518", "1500.00", "1,500.00" or given as a number; undefined for 0. */
export function readReais(value: unknown): number | undefined {
  if (typeof value === "number") return value > 0 ? Math.round(value * 100) : undefined;
  if (typeof value !== "string") return undefined;
  const digits = value.replaceAll(/r\$|\s/gi, "");
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  // The last sign separates the cents when one or two digits follow it; all others separate thousands.
  const [, whole = digits, cents = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return readReais(Number(`${whole.replaceAll(/[.,]/g, "")}.${cents}`));
}

const amount = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?(?!\d)`;
const scale = String.raw`mil\b|k\b`;
const connector = String.raw`a|e|ate|ou|-|–|—|/`;
const limit = String.raw`acima de|a partir de|mais de|\+ ?de|minimo(?: de)?|desde|ate|abaixo de|maximo(?: de)?|menos de`;

// Both read folded text, which never has two blanks in a row.

/** The first amount with its R$, and up to a second one that follows it; further amounts are not pay. */
const rangeInReais = new RegExp(
  String.raw`(?<before>${limit})?:? ?r\$ ?(?<low>${amount}) ?(?<lowScale>${scale})?` +
    String.raw`(?: ?(?<to>${connector}) ?(?:r\$ ?|(?=[\d.,]+(?: ?(?:mil|k)\b|[^%\w]| ?$)))(?<high>${amount})(?! ?(?:%|h\b|horas|vezes|x\b)) ?(?<highScale>${scale})?)?`,
);

/** Without R$, only a text that consists of amounts is pay. */
const bareRange = new RegExp(
  String.raw`^(?<before>de|entre|${limit})? ?(?<low>${amount}) ?(?<lowScale>${scale})?` +
    String.raw`(?: ?(?<to>${connector}) ?(?<high>${amount}) ?(?<highScale>${scale})?)? ?(?:(?:reais|/|por|ao|a)? ?(?:hora|dia|semana|mes|mensal|mensais|ano|anual)?)(?: ?\+.*)?$`,
);

function toCents(text: string, scaleWord: string | undefined): number | undefined {
  const cents = readReais(text);
  return cents !== undefined && scaleWord ? cents * 1000 : cents;
}

const periods: readonly [ListingPay["period"], RegExp][] = [
  ["hour", /\bhora\b|\bhour|\/\s*h\b|\bhoraria?\b/],
  ["day", /\bdia\b|\bdiari[ao]s?\b/],
  ["fortnight", /\bquinzen|\ba cada 15 dias/],
  ["week", /\bsemana\b|\bsemanal\b/],
  ["month", /\bmes\b|\bmonth|\bmensa(l|is)\b/],
  // "Conforme o ano de formação" is none.
  ["year", /(?<!\b[dn]?o )\bano\b|\byear|\banua(l|is)\b/],
];

/** The nearest word of a period after the amount counts, else the one before it ("Salário mensal: R$ …"). */
function readPeriod(text: string, range: RegExpExecArray | null): ListingPay["period"] {
  const end = (range?.index ?? 0) + (range?.[0].length ?? 0);
  const around =
    range && !text.includes("r$")
      ? [text]
      : [text.slice(end, end + 24).replace(/(?:[+;]|r\$).*/, ""), text.slice(0, range?.index)];
  for (const part of around) {
    const found = periods
      .map(([period, pattern]) => ({ period, at: part.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (found) return found.period;
  }
  return "unstated";
}
