import type { Location, To } from "react-router";
import { laterTask, takenOver } from "../app/lib/page/taking-over.ts";
import {
  type Action,
  isHashOnly,
  nameEntry,
  newKey,
  openDocument,
  readLocation,
  scrollByHand,
  wasReloaded,
  writeHistory,
} from "./history.ts";
import { type Match, matchRoute } from "./match-route.ts";
import { readPositions, writePositions } from "./positions.ts";
import { addressOf, resolvePath } from "./resolve-path.ts";
import type { PageModule, Params, RootModule, Route } from "./site-map.ts";

/** What the person sees: where they are, the page, and what its loader found. */
export type Shown = {
  location: Location<unknown>;
  route: Route;
  params: Params;
  /** Missing while the document is the shell and its page is fetched. */
  module: PageModule | undefined;
  /** What is around the page is shown, with or without the page. */
  isFramed: boolean;
  /** The page can be shown: its module is here, and its loader has ended. */
  isReady: boolean;
  data: unknown;
  /** What went wrong before the page could be shown. */
  fault: { error: unknown } | null;
  /** Where the page was left; null: at its top, or where its hash leads; false: as the document is. */
  scrollTo: number | false | null;
  keepsScroll: boolean;
  blocker: Blocker;
};

export type Blocker =
  | { state: "unblocked" }
  | { state: "blocked"; location: Location<unknown>; proceed: () => void; reset: () => void };

export type BlockerFunction = (change: {
  currentLocation: Location<unknown>;
  nextLocation: Location<unknown>;
  historyAction: Action;
}) => boolean;

export type NavigateOptions = {
  replace?: boolean | undefined;
  state?: unknown;
  preventScrollReset?: boolean | undefined;
};

export type Router = {
  root: RootModule;
  shown: () => Shown;
  /** Begins to follow the browser's history. @returns a function that ends it */
  start: (show: (shown: Shown) => void) => () => void;
  /** @returns a promise that ends when the page is shown, was refused, or was overtaken by another one */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** Whether a link leads to where the person is. */
  isHere: (to: To) => boolean;
  /** Fetches the page of an address before it is opened. */
  prepare: (to: To) => void;
  /** Asks before each step forward; a step back has happened already. @returns a function that ends it */
  hold: (shouldBlock: BlockerFunction) => () => void;
};

/** The router of a document. Its first page is the one that the document was written for. */
export function createRouter(routes: readonly Route[], modules: Modules): Router {
  nameEntry();
  const first = readLocation();
  const match = matchRoute(routes, first.pathname);
  const module = modules[match.route.id];
  const positions = readPositions();
  let shown: Shown = {
    location: first,
    ...match,
    module,
    isFramed:
      module !== undefined && (module.clientLoader === undefined || module.HydrateFallback !== undefined),
    isReady: module !== undefined && module.clientLoader === undefined,
    data: null,
    fault: null,
    scrollTo: module === undefined ? null : false,
    keepsScroll: false,
    blocker: unblocked,
  };
  let show: (next: Shown) => void = () => {};
  let shouldBlock: BlockerFunction = () => false;
  let pending = new AbortController();

  function change(changes: Partial<Shown>): void {
    shown = { ...shown, ...changes };
    show(shown);
  }

  async function go(action: Action, location: Location<unknown>, options: NavigateOptions): Promise<void> {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    positions[shown.location.key] = window.scrollY;
    if (shown.isReady && isHashOnly(shown.location, location)) {
      arrive(action, location, options, {});
      return;
    }
    const next = matchRoute(routes, location.pathname);
    const found = await load(next, action, location, signal);
    await takenOver();
    if (signal.aborted) return;
    const elsewhere = found.data instanceof Response ? found.data.headers.get("Location") : null;
    if (elsewhere === null) {
      if (!shown.isFramed && found.fault === null) {
        // In a task before that of the page, so that a slow phone can answer in between.
        change({ isFramed: true, location });
        await laterTask();
        if (signal.aborted) return;
      }
      arrive(action, location, options, { ...next, ...found, isReady: found.fault === null });
      return;
    }
    const place = { ...resolvePath(elsewhere, location.pathname), state: null, key: newKey() };
    // The first page and a step back are in the history already: Back would lead to them, and from there to here again.
    await go(action === "PUSH" ? "PUSH" : "REPLACE", place, options);
  }

  function arrive(
    action: Action,
    location: Location<unknown>,
    { preventScrollReset = false }: NavigateOptions,
    found: Partial<Shown>,
  ): void {
    if (action !== "POP") writeHistory(action, location);
    change({
      ...found,
      location,
      scrollTo: positions[location.key] ?? null,
      keepsScroll: preventScrollReset,
      blocker: unblocked,
    });
  }

  async function load(
    { route, params }: Match,
    action: Action,
    { pathname, search, hash }: Location<unknown>,
    signal: AbortSignal,
  ): Promise<Pick<Shown, "module" | "data" | "fault">> {
    const page = await fetchModule(route).catch(async (error: unknown) => {
      if (signal.aborted) return null;
      // Once: a file that is missing also in the document's own version stays missing.
      if (!shown.isReady && wasReloaded()) return { error };
      openDocument(action, addressOf({ pathname, search, hash }));
      return await new Promise<null>(() => {});
    });
    if (page === null || "error" in page) return { module: shown.module, data: null, fault: page };
    const request = new Request(new URL(pathname + search, window.location.origin), { signal });
    try {
      const loader = page.clientLoader ?? page.handle?.fetchWritten;
      return { module: page, data: (await loader?.({ request, params })) ?? null, fault: null };
    } catch (error) {
      if (error instanceof Response) return { module: page, data: error, fault: null };
      return { module: page, data: null, fault: { error } };
    }
  }

  async function fetchModule({ id, module: file, imports }: Route): Promise<PageModule> {
    const known = modules[id];
    if (known !== undefined) return known;
    const [fetched] = await Promise.all([importPage(file), ...imports.map(importPage)]);
    modules[id] = fetched;
    return fetched;
  }

  return {
    root: modules.root,
    shown: () => shown,
    start: (listener) => {
      show = listener;
      const pop = () => {
        nameEntry();
        void go("POP", readLocation(), {});
      };
      const hide = () => {
        positions[shown.location.key] = window.scrollY;
        writePositions(positions);
        window.history.scrollRestoration = "auto";
      };
      window.addEventListener("popstate", pop);
      window.addEventListener("pagehide", hide);
      window.addEventListener("pageshow", scrollByHand);
      scrollByHand();
      // The task that takes the page over is long enough.
      if (!shown.isReady) void laterTask().then(() => go("POP", first, {}));
      return () => {
        window.removeEventListener("popstate", pop);
        window.removeEventListener("pagehide", hide);
        window.removeEventListener("pageshow", scrollByHand);
      };
    },
    navigate: async (to, options = {}) => {
      if (typeof to === "number") {
        window.history.go(to);
        return;
      }
      const place = resolvePath(to, shown.location.pathname);
      const location = { ...place, state: options.state ?? null, key: newKey() };
      const action = options.replace === true ? "REPLACE" : "PUSH";
      const proceed = async () => await go(action, location, options);
      const { location: currentLocation } = shown;
      if (!shouldBlock({ currentLocation, nextLocation: location, historyAction: action })) {
        await proceed();
        return;
      }
      const reset = () => change({ blocker: unblocked });
      change({ blocker: { state: "blocked", location, proceed: () => void proceed(), reset } });
    },
    isHere: (to) => {
      const { pathname, search, hash } = shown.location;
      return addressOf(resolvePath(to, pathname)) === addressOf({ pathname, search, hash });
    },
    prepare: (to) => {
      const { pathname } = resolvePath(to, shown.location.pathname);
      // The person has not asked for it yet; when they do, it is fetched again.
      fetchModule(matchRoute(routes, pathname).route).catch(() => {});
    },
    hold: (asked) => {
      shouldBlock = asked;
      return () => {
        if (shouldBlock === asked) shouldBlock = () => false;
      };
    },
  };
}

export type Modules = { root: RootModule } & Record<string, PageModule>;

const unblocked: Blocker = { state: "unblocked" };

async function importPage(file: string): Promise<PageModule> {
  return await import(/* @vite-ignore */ file);
}
