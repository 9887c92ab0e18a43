import { readKeptList } from "#lib/device/kept-json.ts";
import type { Group, SearchQuery } from "../search-types.ts";
import type { KeyValueStore } from "./key-value-store.ts";

/** What an earlier search with the same words and place had found. */
export type KnownBefore = {
  /** When it was made. */
  at: Date;
  /**
   * @param postings all postings of a vacancy
   * @returns true when none of them was found before, although a portal that has it had answered
   */
  isNew: (postings: readonly { id: string; source: string }[]) => boolean;
};

/**
 * Notes what a finished search found, beside what earlier ones with its words and place found. A search within an hour of
 * the first one continues it: what was new stays new.
 */
export function noteFound(store: KeyValueStore, email: string, { query, at, groups }: Found): void {
  const key = questionKey(query);
  const all = readQuestions(store, email);
  const former = all.find((question) => question.key === key);
  const found = {
    atMs: at.getTime(),
    ids: groups.flatMap(({ jobs }) => jobs.map(({ id }) => shortId(id))).join(""),
    portals: groups.filter(({ has_error }) => !has_error).map(({ name }) => name),
  };
  const joined = former === undefined ? found : join(found, former);
  const isSameVisit = former !== undefined && found.atMs - former.atMs < visitMs;
  const question: Question = isSameVisit
    ? { ...former, ids: joined.ids, portals: joined.portals }
    : { key, ...joined, before: former === undefined ? null : summaryOf(former) };
  const others = all.filter((other) => other.key !== key);
  const kept = [question, ...others].slice(0, questionsMax);
  // A device that is full forgets it: then nothing is called new.
  store.write(recentKnownKey(email), JSON.stringify(kept));
}

/**
 * @param at when the search on screen was made
 * @returns what was known before that search; null when it was the first one, or not the last one
 */
export function readKnownBefore(
  store: Pick<KeyValueStore, "read">,
  email: string,
  { query, at }: { query: SearchQuery; at: Date },
): KnownBefore | null {
  const key = questionKey(query);
  const question = readQuestions(store, email).find((other) => other.key === key);
  if (question === undefined || at.getTime() < question.atMs) return null;
  // A search that has just ended is noted a moment after it is shown.
  const before = at.getTime() - question.atMs < visitMs ? question.before : question;
  if (before === null) return null;
  const ids = new Set(idsIn(before.ids));
  const portals = new Set(before.portals);
  return {
    at: new Date(before.atMs),
    isNew: (postings) =>
      postings.every(({ id }) => !ids.has(shortId(id))) && postings.some(({ source }) => portals.has(source)),
  };
}

/** Where it is kept for the searches of `email`. */
export function recentKnownKey(email: string): string {
  return `recent_known_${email}`;
}

/** The newest first, each posting once. */
function join(found: Summary, former: Summary): Summary {
  const ids = new Set([...idsIn(found.ids), ...idsIn(former.ids)]);
  return {
    atMs: found.atMs,
    ids: [...ids].slice(0, idsMax).join(""),
    portals: [...new Set([...found.portals, ...former.portals])],
  };
}

function summaryOf({ atMs, ids, portals }: Summary): Summary {
  return { atMs, ids, portals };
}

function questionKey({ query, state, city }: SearchQuery): string {
  const words = query.trim().toLocaleLowerCase("pt-BR").split(/\s+/).sort().join(" ");
  return `${words}|${state}|${city}`;
}

/** The end of an id, which is a hash: two of some thousand postings are hardly ever the same in 32 bits. */
function shortId(id: string): string {
  return id.slice(-shortLength).padStart(shortLength, "_");
}

function idsIn(text: string): string[] {
  return Array.from({ length: text.length / shortLength }, (_, index) =>
    text.slice(index * shortLength, (index + 1) * shortLength),
  );
}

function readQuestions(store: Pick<KeyValueStore, "read">, email: string): Question[] {
  return readKeptList(store.read(recentKnownKey(email)), isQuestion);
}

function isQuestion(value: unknown): value is Question {
  return (
    isSummary(value) &&
    "key" in value &&
    typeof value.key === "string" &&
    "before" in value &&
    (value.before === null || isSummary(value.before))
  );
}

function isSummary(value: unknown): value is Summary {
  if (typeof value !== "object" || value === null) return false;
  if (!("atMs" in value && "ids" in value && "portals" in value)) return false;
  const { atMs, ids, portals } = value;
  return (
    typeof atMs === "number" &&
    typeof ids === "string" &&
    Array.isArray(portals) &&
    portals.every((portal) => typeof portal === "string")
  );
}

/** `ids`: short ids without a separator. `portals`: those that answered. */
type Summary = { atMs: number; ids: string; portals: string[] };

type Question = Summary & { key: string; before: Summary | null };

type Found = { query: SearchQuery; at: Date; groups: readonly Group[] };

const visitMs = 60 * 60_000;
const questionsMax = 5;
const idsMax = 2_000;
const shortLength = 8;
