import { readItem, writeItem } from "#lib/device/browser-storage.ts";
import { readKeptList } from "#lib/device/kept-json.ts";

/** How many vacancies of a search were new, and when the earlier search was made that had not found them. */
export type SearchNews = { count: number; since: Date };

/** As many as there are recent searches. */
const kept = 3;

/** Notes what the results of a search call new, for the start page. */
export function keepNews(email: string, searchId: string, { count, since }: SearchNews): void {
  const known = readKeptList(readItem("local", recentNewsKey(email)), isEntry);
  const others = known.filter(([id]) => id !== searchId);
  const all = [[searchId, count, since.toISOString()], ...others].slice(0, kept);
  writeItem("local", recentNewsKey(email), JSON.stringify(all));
}

/**
 * @param text what the device keeps under `recentNewsKey`
 * @returns null where the device does not know an earlier search
 */
export function newsOfSearch(text: string | null, searchId: string): SearchNews | null {
  const [, count, since] = readKeptList(text, isEntry).find(([id]) => id === searchId) ?? [];
  return count === undefined || since === undefined ? null : { count, since: new Date(since) };
}

/** Where the news of `email`'s recent searches are kept. */
export function recentNewsKey(email: string): string {
  return `recent_news_${email}`;
}

type Entry = [searchId: string, count: number, since: string];

function isEntry(value: unknown): value is Entry {
  const [id, count, since]: unknown[] = Array.isArray(value) ? value : [];
  return typeof id === "string" && typeof count === "number" && !Number.isNaN(Date.parse(String(since)));
}
