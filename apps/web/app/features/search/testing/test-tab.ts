import { QueriesObserver, QueryClient } from "@tanstack/react-query";
import {
  findOwnUnfinished,
  forgetAgain,
  forgetUnfinished,
  keepAgain,
  keepUnfinished,
  readAgain,
  readUnfinished,
} from "#lib/session/unfinished-searches.ts";
import { partQuery } from "../asking/part-query.ts";
import { createKeptSearches } from "../recent/kept-searches.ts";
import { createTabSearch } from "../tab/create-tab-search.ts";
import type { Group } from "../search-types.ts";
import { groupOf, jobOf } from "./job-of.ts";

export const email = "joana@exemplo.com.br";
export const query = { query: "vendas", city: "", state: "", services: ["gupy", "solides"] };
export const busy = groupOf({
  name: "gupy",
  display_name: "Gupy",
  outcome: "busy",
  has_error: true,
  jobs: [],
  fichas: "returned",
});
/** An answer of `provider` with one vacancy. */
export const found = (provider: string) =>
  groupOf({ name: provider, jobs: [jobOf({ id: `${provider}-1` })] });

/** Waits until all promises that do not wait for a portal have settled. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** A signed-in tab whose portals answer when `answer` says so. */
export function tab({
  credits = 100,
  isOnline = true,
  isPrivate = false,
  hasKeys = true,
  isPainted = true,
  clock = { nowMs: Date.parse("2026-10-09T15:00:00Z") },
  device = new Map<string, string>(),
  address = "?q=vendas",
  /** Keys that this device has made before. */
  keys = 0,
} = {}) {
  const asked: string[] = [];
  const cancelled: string[] = [];
  const counted: string[] = [];
  const toasts: { title: string }[] = [];
  const searchIds: string[] = [];
  const sentKeys: string[] = [];
  const spent = { times: 0, isSettled: true };
  const session: { email: string | null } = { email };
  const pages: (() => void)[] = [];
  /** `comes`: when the balance can be read. */
  const purse = { credits, comes: Promise.resolve() };
  const replies = new Map<string, PromiseWithResolvers<Group>>();
  let standing: ((provider: string) => Group) | null = null;
  const client = new QueryClient();
  const store = createTabSearch({
    client,
    call: async (_name, { body, idempotencyKey, signal }) => {
      sentKeys.push(idempotencyKey);
      const provider = body.services[0] ?? "";
      searchIds.push(body.search_id);
      asked.push(body.fresh === true ? `${provider} (fresh)` : provider);
      if (standing !== null) return { services: [standing(provider)] };
      const reply = Promise.withResolvers<Group>();
      replies.set(provider, reply);
      signal?.addEventListener("abort", () => {
        cancelled.push(provider);
        reply.reject(signal.reason);
      });
      return { services: [await reply.promise] };
    },
    newKey: () => {
      if (!hasKeys) throw new Error("a page without https has no crypto.randomUUID");
      keys += 1;
      return `key-${keys}`;
    },
    now: () => clock.nowMs,
    kept: createKeptSearches({
      device: {
        read: (key) => device.get(key) ?? null,
        write: (key, value) => !isPrivate && device.set(key, value) !== undefined,
      },
      afterPaint: (work) => isPainted && work(),
    }),
    unfinished: {
      keep: keepUnfinished,
      forget: forgetUnfinished,
      findOwn: findOwnUnfinished,
      find: (owner, id) => readUnfinished(owner).find((search) => search.id === id) ?? null,
      keepAgain,
      forgetAgain,
      findAgain: readAgain,
    },
    hold: (_id, onHide) => {
      pages.push(onHide);
      return () => pages.splice(pages.indexOf(onHide), 1);
    },
    whose: () => session.email,
    connection: { startWaiting: () => async () => false },
    isOnline: () => isOnline,
    recordTerm: async (wanted) => void counted.push(wanted.query),
    showToast: (toast) => toasts.push(toast),
  });
  store.open(email, address);
  const account = {
    refreshCredits: async () => {
      await purse.comes;
      return purse.credits;
    },
    onSpent: (isSettled: boolean) => {
      spent.times += 1;
      spent.isSettled = isSettled;
    },
  };
  return {
    store,
    asked,
    cancelled,
    searchIds,
    sentKeys,
    counted,
    toasts,
    session,
    /** The page is hidden, and gone a moment later. */
    hidePage: () => {
      for (const onHide of pages) onHide();
    },
    resume: async (id?: string) => await store.resume(account, id),
    clock,
    device,
    spent,
    purse,
    /** The page of the search comes on screen. @returns what happens when the person leaves it */
    openPage: () => {
      const { id = "", providers = [] } = store.read().search ?? {};
      const parts = providers.map((provider) => partQuery(id, provider));
      const stop = new QueriesObserver(client, parts).subscribe(() => undefined);
      return () => {
        stop();
        store.leave();
      };
    },
    start: async (wanted: typeof query) => await store.start(wanted, account),
    askAgain: async (...providers: string[]) => await store.askAgain(providers, account),
    /** One provider's answer now, or that of all providers from now on; null: none answers by itself any more. */
    answer: (make: ((provider: string) => Group) | null, only?: string) => {
      if (only === undefined) standing = make;
      for (const [provider, reply] of replies) {
        if (make !== null && (only === undefined || only === provider)) reply.resolve(make(provider));
      }
    },
  };
}

/** What the device keeps as recent searches. */
export function keptSearches(device: ReadonlyMap<string, string>): unknown[] {
  return [...device].flatMap(([key, kept]) => (key.startsWith("recent_searches_") ? JSON.parse(kept) : []));
}
