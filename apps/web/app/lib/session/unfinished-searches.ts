import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";
import { fieldsOf, readKeptList } from "../device/kept-json.ts";

/** A search that was started and has not ended, with what is needed to go on with it. */
export type UnfinishedSearch = {
  /** Names the search; the keys of its calls are made from it, so that no answer is paid twice. */
  id: string;
  query: string;
  city: string;
  state: string;
  services: string[];
  startedAtMs: number;
  /** False until the first portal is asked: the balance was not looked at yet. */
  isAsked: boolean;
};

/**
 * Notes that a search of the owner of `email` runs in this tab. For the whole browser, because the person may close the
 * tab; the tab itself remembers which one is its own, because after a reload it goes on by itself. An older one that asks
 * the same is forgotten: this one answers it.
 */
export function keepUnfinished(email: string, search: UnfinishedSearch): void {
  const others = readUnfinished(email).filter((other) => !isSameQuestion(other, search));
  writeItem("local", unfinishedKey(email), JSON.stringify([search, ...others].slice(0, keptMax)));
  writeItem("session", ownKey, search.id);
}

/** The search has ended, or the person does not want it any more. */
export function forgetUnfinished(email: string, id: string): void {
  const others = readUnfinished(email).filter((search) => search.id !== id);
  if (others.length === 0) removeItem("local", unfinishedKey(email));
  else writeItem("local", unfinishedKey(email), JSON.stringify(others));
  if (readItem("session", ownKey) === id) removeItem("session", ownKey);
}

/** The session has ended: what is unfinished does not go on by itself after the next log-in. */
export function disownUnfinished(): void {
  removeItem("session", ownKey);
  removeItem("session", againKey);
}

/** Leaves nothing of them on this device: the person logs out. */
export function forgetAllUnfinished(email: string): void {
  removeItem("local", unfinishedKey(email));
  disownUnfinished();
}

/** Portals of a finished search that this tab asks again, with what is needed to go on after a reload. */
export type AskedAgain = {
  /** The keys of its calls are made from it, so that no answer is paid twice. */
  id: string;
  /** The search whose results they belong to. */
  searchId: string;
  services: string[];
  startedAtMs: number;
};

/** Notes that the owner of `email` asks portals again in this tab. */
export function keepAgain(email: string, again: AskedAgain): void {
  const others = readAllAgain().filter(({ id }) => id !== again.id);
  writeItem("session", againKey, JSON.stringify([...others, { ...again, email }]));
}

/** The portals have answered, or the person does not want it any more. */
export function forgetAgain(id: string): void {
  const others = readAllAgain().filter((again) => again.id !== id);
  if (others.length === 0) removeItem("session", againKey);
  else writeItem("session", againKey, JSON.stringify(others));
}

/** @returns what this tab asked again for that search of the owner of `email` and has no answer to */
export function readAgain(email: string, searchId: string): AskedAgain[] {
  return readAllAgain().filter((again) => again.email === email && again.searchId === searchId);
}

function readAllAgain(): KeptAgain[] {
  return readKeptList(readItem("session", againKey), isAskedAgain);
}

type KeptAgain = AskedAgain & { email: string };

function isAskedAgain(value: unknown): value is KeptAgain {
  const { id, email, searchId, services, startedAtMs } = fieldsOf(value);
  const texts: unknown[] = [id, email, searchId, ...(Array.isArray(services) ? services : [null])];
  return texts.every((text) => typeof text === "string") && typeof startedAtMs === "number";
}

/** @returns the unfinished searches of the owner of `email`, those of other tabs too, newest first */
export function readUnfinished(email: string): UnfinishedSearch[] {
  return readKeptList(readItem("local", unfinishedKey(email)), isUnfinished);
}

/** @returns the search that ran in this tab when its page was left; null when it had ended */
export function findOwnUnfinished(email: string): UnfinishedSearch | null {
  const own = readItem("session", ownKey);
  return readUnfinished(email).find(({ id }) => id === own) ?? null;
}

function isSameQuestion(one: UnfinishedSearch, other: UnfinishedSearch): boolean {
  const question = ({ query, city, state, services }: UnfinishedSearch) =>
    JSON.stringify([query, city, state, services.toSorted()]);
  return one.id === other.id || question(one) === question(other);
}

function unfinishedKey(email: string): string {
  return `unfinished_searches_${email}`;
}

const ownKey = "own_search";
const againKey = "asked_again";

/** One person has at most three running searches of one portal. */
const keptMax = 3;

function isUnfinished(value: unknown): value is UnfinishedSearch {
  const { id, query, city, state, services, startedAtMs } = fieldsOf(value);
  const texts: unknown[] = [id, query, city, state, ...(Array.isArray(services) ? services : [null])];
  return texts.every((text) => typeof text === "string") && typeof startedAtMs === "number";
}
