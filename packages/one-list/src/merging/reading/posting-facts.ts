import type { Job } from "@vagou/contract/search/job";
import { placeOfJob, type JobPlace } from "../../facts/place-of-job.ts";
import { postedMs } from "../../facts/posted-days.ts";
import { employerIn, readEmployer, type EmployerFacts, type EmployerName } from "./read-employer.ts";
import { readText, type TextFacts } from "./read-text.ts";
import { readTitle, type TitleFacts } from "./read-title.ts";
import { stem } from "./stem.ts";
import { noiseWords } from "./title-tables.ts";

/** What the merging compares of a posting. */
export type PostingFacts = {
  readonly job: Job;
  readonly title: TitleFacts;
  /** The words of the title without the employer and the town of this posting, with another place that the title names. */
  readonly role: readonly string[];
  /** These, sorted. */
  readonly roleKey: string;
  /** With the town, or else the state. */
  readonly roleAndPlace: string;
  /** null where the portal hides it. */
  readonly employer: EmployerFacts | null;
  /** Whether the portal may not name the employer: it is hidden, has initials alone, or finds people for others. */
  readonly isUnnamed: boolean;
  /** The first number of the text with what follows; null without it. Few texts have the same. */
  readonly numberInText: string | null;
  readonly place: JobPlace;
  /** The town's words as titles have them. */
  readonly cityWords: readonly string[];
  /** The address without what only says how a person came there; null where many vacancies share it. */
  readonly address: string | null;
  /** Milliseconds since 1970. */
  readonly posted: number | null;
};

/** Titles, places and employers that were read: many postings of one list have the same. */
export type ReadWords = {
  readonly titles: Map<string, TitleFacts>;
  readonly places: Map<string | null, JobPlace>;
  readonly employers: Map<string | null, EmployerName | null>;
  /** The words of each town. */
  readonly towns: Map<string, readonly string[]>;
};

export function noWordsRead(): ReadWords {
  return { titles: new Map(), places: new Map(), employers: new Map(), towns: new Map() };
}

/**
 * Read once for a posting: the list is merged again with each answer that arrives.
 *
 * @param words what was read of other postings of the list; more is added
 */
export function postingFacts(job: Job, words: ReadWords = noWordsRead()): PostingFacts {
  const known = read.get(job);
  if (known !== undefined) return known;
  const facts = readFacts(job, words);
  read.set(job, facts);
  return facts;
}

/** The description is read only for postings that need it. */
export function textOf({ job }: PostingFacts): TextFacts {
  const known = texts.get(job);
  if (known !== undefined) return known;
  const text = readText(job.description);
  texts.set(job, text);
  return text;
}

const read = new WeakMap<Job, PostingFacts>();
const texts = new WeakMap<Job, TextFacts>();

function readFacts(job: Job, { titles, places, employers, towns }: ReadWords): PostingFacts {
  const written = withoutName(job.title, job.company);
  const title = readOnce(titles, written, () => readTitle(written));
  const said = readOnce(places, job.location, () => placeOfJob(job));
  // A portal that names only the state may name the town in the title.
  const titleCity =
    title.city !== null && (said.state ?? title.city.state) === title.city.state ? title.city : null;
  const place =
    said.city === null && titleCity !== null
      ? { ...said, city: { key: titleCity.key, label: titleCity.key }, state: titleCity.state }
      : said;
  const name = readOnce(employers, job.company, () => readEmployer(job.company));
  const employer = name === null ? null : employerIn(name, place);
  const town = place.city?.key ?? "";
  const cityWords = readOnce(towns, town, () => stemsOf(town));
  const own = withoutEmployer(title.words, employer);
  const bare = cityWords.some((word) => title.unit.includes(word)) ? own : withoutPhrase(own, cityWords);
  const work = withoutPhrase(bare, [place.state?.toLowerCase() ?? ""]);
  // A title names a part of the town, or of the state, as it names a town: "Rota Recôncavo - BA".
  const part = title.city !== null && title.city.key !== town ? readTitle(title.city.key).words : [];
  const role = part.length === 0 ? work : [...new Set([...work, ...part])];
  const roleKey = role.toSorted().join(" ");
  return {
    job,
    title,
    role,
    roleKey,
    roleAndPlace: `${roleKey} ${place.city?.key ?? place.state ?? ""}`,
    employer,
    isUnnamed: isUnnamed(employer, job),
    numberInText: job.description.match(numberAndWords)?.[0] ?? null,
    place,
    cityWords,
    address: addressOf(job.url),
    posted: postedMs(job),
  };
}

/** "Vendedora - Lojas Veludine S.A." */
function withoutName(title: string, company: string | null): string {
  return company === null || company.length < nameMin || title.length < company.length + nameMin
    ? title
    : title.replace(company, " ");
}

const nameMin = 5;

function isUnnamed(employer: EmployerFacts | null, { description }: Job): boolean {
  return (
    employer === null || employer.isAgency || noVowels.test(employer.core) || description.includes(" recruta")
  );
}

/** "HNSV" may be the initials of any name. */
const noVowels = /^[^aeiou]{2,5}$/;

/** A title leaves out the "do" of "Caxias do Sul", as `readTitle` reads it. */
function stemsOf(words: string): readonly string[] {
  return words.split(" ").flatMap((word) => (noiseWords.has(word) ? [] : stem(word)));
}

const numberAndWords = /\d[^<\n]{24}/;

function readOnce<Key, Facts>(known: Map<Key, Facts>, key: Key, readIt: () => Facts): Facts {
  const found = known.get(key);
  if (found !== undefined) return found;
  const facts = readIt();
  known.set(key, facts);
  return facts;
}

/** "Padeiro - Padaria Trigo Bom" is a "Padeiro". */
function withoutEmployer(words: readonly string[], employer: EmployerFacts | null): readonly string[] {
  if (employer === null) return words;
  const left = withoutPhrase(words, employer.words);
  if (left === words) return words;
  const bare = left.filter((word) => !employer.allWords.includes(word));
  return bare.length > 0 ? bare : left;
}

/** Takes a name out of a title that holds all of it, and other words too. */
function withoutPhrase(words: readonly string[], phrase: readonly string[]): readonly string[] {
  if (phrase.length >= words.length || !phrase.every((word) => word === "" || words.includes(word)))
    return words;
  const left = words.filter((word) => !phrase.includes(word));
  return left.length === words.length || left.length === 0 ? words : left;
}

function addressOf(url: string): string | null {
  const [address = "", query = ""] = (url.split("#")[0] ?? "").split("?");
  const kept = query === "" ? [] : query.split("&").filter((part) => part !== "" && !tracking.test(part));
  const path = address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  // A page without a number is the employer's list.
  if (!/\d/.test(path.slice(path.indexOf("/"))) && !kept.some((part) => /\d/.test(part))) return null;
  return kept.length === 0 ? path : `${path}?${kept.toSorted().join("&")}`;
}

const tracking =
  /^(?:utm_\w*|gclid|fbclid|msclkid|ref|referrer|referer|src|source|origem|origin|from|trk|feedid|jobboardsource|locale|lang|campaign|medium|sid|clickid)=/i;
