import { foldText } from "@vagou/providers/core/text/fold-text";
import { contractKinds } from "../../facts/contract-kinds.ts";
import { isInCapitals, namesIn, placesIn } from "./names-in-text.ts";
import { inOneSpelling, plainText, withDigits } from "./plain-text.ts";
import type { PostingFacts } from "./posting-facts.ts";
import { once, type ReadWhenAsked } from "./once.ts";
import { readConditions, weekend, type WorkConditions } from "./read-conditions.ts";
import { particularsIn } from "./read-particulars.ts";
import { shiftsFrom, spansIn, timesIn, type TimeSpan } from "./read-times.ts";
import { withoutFields } from "./without-fields.ts";

/**
 * What the title and the text of a posting state, which another vacancy of the same employer may state otherwise. Each is
 * read when it is first asked for: a long text is read by a hundred expressions, and few tell most pairs apart.
 */
export type Claims = WorkConditions & ReadWhenAsked<TextClaims>;

type TextClaims = {
  /** When work begins and ends, in minutes since midnight. */
  readonly spans: readonly TimeSpan[];
  /** Those of them that the title says. */
  readonly titleSpans: readonly TimeSpan[];
  /** All times of the day, in minutes since midnight. */
  readonly times: readonly number[];
  /** Amounts that are called pay, in reais. */
  readonly pay: readonly number[];
  /** All amounts in reais, and shares as negative numbers. */
  readonly amounts: readonly number[];
  /** Patterns of work: "12x36", "6x1". */
  readonly patterns: readonly string[];
  /** Hours a week. */
  readonly weekly: readonly number[];
  /** "day", "afternoon", "night", and the numbers and letters of shifts, as titles have them. */
  readonly shifts: readonly string[];
  /** The shifts that work from such an hour may be called. */
  readonly shiftsByHours: readonly string[];
  /** Levels as titles name them. */
  readonly levels: readonly string[];
  /** Whether it speaks of work at the weekend. */
  readonly weekends: boolean;
  /** "norte", "sul": the part of a town. */
  readonly zones: readonly string[];
  /** "clt", "pj". */
  readonly contracts: readonly string[];
  /** Letters of the licences to drive, where a text has them in capitals: "D", "E" of "CNH D ou E". */
  readonly licences: readonly string[];
  /** What the client of an agency is: "hospital" of "nosso cliente é um hospital". */
  readonly clients: readonly string[];
  /** The names of shops, malls, quarters and the like, by the word before them. */
  readonly places: ReadonlyMap<string, readonly string[]>;
  /** All numbers, and the words that are written with a capital within a sentence: a template has others in each copy. */
  readonly numbers: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** The numbers of what it offers and asks for, by `particularsIn`. */
  readonly particulars: readonly number[];
  /** What is done, by its verbs: "operar", "conferir". */
  readonly duties: ReadonlySet<string>;
  /** Whether the employer speaks of itself. */
  readonly introduces: boolean;
  /** The text without accents, in small letters. */
  readonly text: string;
  /** The same, with a blank in the place of each sign, and at both ends. */
  readonly spaced: string;
  /** The same without what stands between words, for names that a portal writes as one word. */
  readonly joinedText: string;
};

/** Read only for postings that are nearly judged to be one vacancy. */
export function claimsOf(posting: PostingFacts): Claims {
  const known = read.get(posting.job);
  if (known !== undefined) return known;
  const claims = readClaims(posting);
  read.set(posting.job, claims);
  return claims;
}

const read = new WeakMap<PostingFacts["job"], Claims>();
const betweenWords = /[^a-z0-9]+(?:(?:d[aeo]s?|e)[^a-z0-9]+)?/g;

function readClaims({ job, title, place, employer }: PostingFacts): Claims {
  const text = once(() => plainText(job.description));
  const folded = once(() => withDigits(foldText(text())));
  // What a portal writes above a text is of its fields, and of no template.
  const own = once(() => {
    const below = withoutFields(job.description);
    return below === job.description ? text() : plainText(below);
  });
  const titled = once(() => `${withDigits(foldText(job.title))}. ${folded()}`);
  const all = (pattern: RegExp, within = folded): readonly string[][] =>
    [...within().matchAll(pattern)].map((match) => match.map((part) => part ?? ""));
  const conditions = readConditions(folded, titled);
  const spans = once(() => spansIn(titled()));
  return {
    ...conditions,
    terms: contractKinds(job).includes("temporary") ? () => ["fixed"] : conditions.terms,
    spans,
    titleSpans: once(() => (title.hours.length === 0 ? [] : spansIn(foldText(job.title)))),
    times: once(() => unique([...spans().flat(), ...timesIn(titled())])),
    spaced: once(() => ` ${folded().replaceAll(sign, " ")} `),
    pay: once(() =>
      unique(
        all(statedPay).flatMap(([, least = "", most = ""]) =>
          [least, most].filter((amount) => amount !== "").map((amount) => amountOf(amount)),
        ),
      ),
    ),
    amounts: once(() =>
      unique([
        ...all(money).map(([, amount = ""]) => amountOf(amount)),
        ...all(share).map(([, amount]) => -Number(amount)),
      ]),
    ),
    patterns: once(() => unique(all(pattern, titled).map(([found = ""]) => found.replaceAll(" ", "")))),
    weekly: once(() => unique(all(weeklyHours, titled).map(([, hours]) => Number(hours)))),
    shifts: once(() =>
      unique([
        ...shiftWords.flatMap(([name, words]) => (words.test(titled()) ? [name] : [])),
        ...all(crew, titled).map(([, letter = ""]) => letter),
      ]),
    ),
    shiftsByHours: once(() => unique(spans().flatMap((span) => shiftsFrom(span)))),
    levels: once(() => levelWords.flatMap(([name, words]) => (words.test(folded()) ? [name] : []))),
    weekends: once(() => weekend.test(titled())),
    zones: once(() => unique(all(zone, titled).map(([, side = ""]) => side))),
    contracts: once(() => contractsOf(job, title) ?? unique(all(contract).map(([, found = ""]) => found))),
    licences: once(() =>
      isInCapitals(text())
        ? []
        : unique(all(licence, text).flatMap(([, letters = ""]) => letters.match(/[A-E]/g) ?? [])),
    ),
    clients: once(() =>
      unique(
        all(client).flatMap(([said = "", kind = ""]) => [
          ...(vagueClients.has(kind) ? [] : [kind]),
          ...(said.startsWith("industria") ? ["industria"] : []),
        ]),
      ),
    ),
    places: once(() => placesIn(text(), `${place.city?.key} ${foldText(job.company ?? "")}`)),
    numbers: once(
      () =>
        new Set(inOneSpelling(own() === text() ? folded() : withDigits(foldText(own()))).match(fewDigits)),
    ),
    names: once(() => namesIn(own())),
    particulars: once(() => particularsIn(folded())),
    duties: once(
      () =>
        new Set(
          folded()
            .match(infinitive)
            ?.filter((verb) => !noDuties.has(verb)),
        ),
    ),
    introduces: once(
      () =>
        introduction.test(folded()) || (employer?.words.every((word) => folded().includes(word)) ?? false),
    ),
    text: folded,
    joinedText: once(() => folded().replaceAll(betweenWords, "")),
  };
}

/** A longer number is a code or a law, or an amount, which stands among these. */
const fewDigits = /(?<!\d)\d{1,4}(?!\d)/g;

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return items.length < 2 ? items : [...new Set(items)];
}

/** What the portal's field says, or else the title; null where they say neither of both. */
function contractsOf(job: PostingFacts["job"], title: PostingFacts["title"]): readonly string[] | null {
  const kinds = contractKinds(job);
  const stated: readonly string[] = kinds.length > 0 ? kinds : title.contracts;
  return stated.includes("clt") || stated.includes("pj") ? stated : null;
}

function amountOf(written: string): number {
  return Number(written.replaceAll(".", "").replace(",", "."));
}

const statedPay =
  /\b(?:salario|remuneracao|bolsa|pagamos|fixo)(?:(?!\b(?:vale|ticket|cesta|auxilio))[^.;\d$]){0,25}r\$ ?(\d{1,3}(?:\.\d{3})+|\d{3,5})\b(?:,\d\d)?(?: (?:a|e|ate) (?:r\$ ?)?(\d{1,3}(?:\.\d{3})+|\d{3,5})\b)?/g;
const sign = /[^a-z0-9]/g;
const money = /r\$ ?(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d\d)?/g;
const share = /\b(\d{1,3}) ?%/g;
const pattern = /\b(?:12 ?x ?36|24 ?x ?72|[4-6] ?x ?[1-3])\b/g;
const weeklyHours = /\b(\d{2}) ?(?:h|horas)(?:-aula)? (?:semanais|por semana|na semana)/g;
/** Not the clients whom a bank calls PJ. */
const contract = /\b(?:contrat\w+|regime|vinculo|modelo|como|via)[^.;,]{0,15} (clt|pj)\b/g;
const zone = /\bzona (norte|sul|leste|oeste|central)\b/g;
/** "Um" stands as a digit here. */
const client =
  /\b(?:cliente,? (?:e |sera )?(?:1|uma)|(?:empresa )?cliente:|(?:cliente|empresa|industria|multinacional)(?: nacional)? d[oe] (?:ramo|segmento|setor)(?: d[aeo]s?)?) ([a-z]+)/g;
/** Words that any client may be called by. */
const vagueClients: ReadonlySet<string> = new Set(
  "companhia empresa grande grupo importante lider multinacional organizacao renomada renomado".split(" "),
);
const shiftWords = [
  ["day", /\bdiurn[oa]s?\b|\bhorario comercial\b/],
  [
    "night",
    /(?<!\badicional )\bnoturn[oa]s?\b(?! (?:e|ou) )|\b(?:periodo da|turno da|para(?: a)?|durante a) (?:noite|madrugada)\b/,
  ],
  ["day", /\b(?:turno|periodo):? (?:da manha|manha|matutino)\b/],
  ["afternoon", /\b(?:turno|periodo):? (?:da tarde|tarde|vespertino)\b/],
  ["1", /\b1 ?[ºo°]? turno\b/],
  ["2", /\b2 ?[ºo°]? turno\b/],
  ["3", /\b3 ?[ºo°]? turno\b/],
] as const;
const crew = /\bturno ([a-d])(?=[.,;:)])/g;
const levelWords = [
  ["junior", /\b(?:junior|jr)\b/],
  ["mid", /\bpleno\b/],
  ["senior", /\b(?:senior|sr)\b/],
] as const;
const licence =
  /\b(?:CNH|[Cc]arteira|[Hh]abilitação|[Cc]ategoria|[Cc]at\.)(?: categoria)?:? ?([A-E](?:(?: ?[/,] ?| ou | e )?[A-E])*)\b/g;
const introduction = /\b(?:somos|temos|noss[ao]s?|empresas?|grupo|colaboradores|mercado|ha \d+ anos)\b/;
/** What headings say ("O que você vai fazer"), and words that only end like a verb. */
const noDuties: ReadonlySet<string> = new Set(["fazer", "qualquer", "power", "super", "center", "lider"]);
const infinitive = /\b[a-z]{3,}[aei]r\b/g;
