import { foldText } from "@vagou/providers/core/text/fold-text";
import { monthlyPay } from "../facts/monthly-pay.ts";
import type { PostingFacts } from "./posting-facts.ts";

/**
 * @returns whether two texts contradict: other hours of work ("das 7h às 19h", "das 19h às 7h"), other pay, or another
 *   shop, mall, hospital or quarter by name. Such texts may be equal in all other words.
 */
export function contradictInText(one: PostingFacts, other: PostingFacts): boolean {
  const [first, second] = [claimsOf(one), claimsOf(other)];
  return (
    areDisjoint(first.hours, second.hours) ||
    paysDiffer(payOf(one, first), payOf(other, second)) ||
    [...first.places].some(([kind, names]) => areDisjoint(names, second.places.get(kind) ?? []))
  );
}

/** What a text says that another vacancy of the same employer may say otherwise. */
type Claims = {
  /** "19-7" for "das 19h às 7h". */
  readonly hours: readonly string[];
  /** Amounts that it calls pay, in reais. */
  readonly pay: readonly number[];
  /** The names of shops, malls, quarters and the like, by the word before them. */
  readonly places: ReadonlyMap<string, readonly string[]>;
};

function claimsOf({ job, place }: PostingFacts): Claims {
  const known = read.get(job);
  if (known !== undefined) return known;
  const text = job.description.replaceAll(/<[^<>]*>/g, " ").replaceAll("&nbsp;", " ");
  const folded = foldText(text);
  const claims = {
    hours: [...folded.matchAll(timeSpan)].map(([, from, to]) => `${Number(from)}-${Number(to)}`),
    pay: [...folded.matchAll(statedPay)].map(([, amount = ""]) => Number(amount.replaceAll(".", ""))),
    places: placesIn(text, place.city?.key ?? ""),
  };
  read.set(job, claims);
  return claims;
}

const read = new WeakMap<PostingFacts["job"], Claims>();

const timeSpan =
  /\b(\d{1,2}) ?(?:h|:|hs|hrs|horas)?(?:\d\d)?h? (?:as|ate as|ate|a|-) (\d{1,2})(?:h|:\d\d| horas?\b)/g;
const statedPay =
  /\b(?:salario|remuneracao|bolsa|pagamos|ganhos?)[^.;\d$]{0,25}r\$ ?(\d{1,3}(?:\.\d{3})+|\d{3,5})\b/g;
const namedPlace =
  /\b([Bb]airro|[Ss]hopping|[Uu]nidade|[Ll]oja|[Ll]ocal|[Hh]ospital|[Ff]ilial)(?: de trabalho)?:?(?: d[aeo])? ((?:\p{Lu}\p{L}+ ?){1,4})/gu;

function placesIn(text: string, town: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const townWords = town.split(" ");
  for (const [, kind = "", name = ""] of text.matchAll(namedPlace)) {
    const words = foldText(name)
      .split(" ")
      .filter((word) => !kindsOfPlace.has(word) && !townWords.includes(word));
    const key = kind.toLowerCase();
    places.set(key, [...(places.get(key) ?? []), ...words]);
  }
  return places;
}

const kindsOfPlace: ReadonlySet<string> = new Set([
  "shopping",
  "loja",
  "unidade",
  "bairro",
  "hospital",
  "centro",
]);

function payOf({ job }: PostingFacts, { pay }: Claims): readonly [number, number] | null {
  const stated = monthlyPay(job);
  if (stated !== null) return [stated.min ?? 0, stated.max ?? Infinity];
  return pay.length === 0 ? null : [Math.min(...pay), Math.max(...pay)];
}

/** Texts round more than fields do. */
function paysDiffer(one: readonly [number, number] | null, other: readonly [number, number] | null): boolean {
  if (one === null || other === null) return false;
  return Math.max(one[0], other[0]) > Math.min(one[1], other[1]) * 1.05;
}

function areDisjoint(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((each) => other.includes(each));
}
