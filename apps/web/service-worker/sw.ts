import { pagesVersion } from "@vagou/contract/web-build";
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from "workbox-core";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { keptPageOf, shellPage } from "../app/lib/page/kept-pages.ts";
import { publicPages } from "../app/public-pages.ts";
import { offlinePage } from "./offline-page.ts";

/**
 * The service worker: opens the pages of the app from the device, and the other public pages when the network does not
 * answer. In the place of a page that is not kept it says then that the connection is gone. It never touches the API, other
 * sites, pages that a link with a secret of the account opens, or anything but GET.
 *
 * One version keeps one set of files: a page and its scripts are always of the same build. The next version waits until
 * the person accepts it, or until no tab shows the app.
 */
declare const self: ServiceWorkerGlobalScope;

/** The scripts, styles and typefaces of these pages; the build writes the list in the place of this name. */
declare const builtFiles: readonly string[];
const keptFiles = builtFiles;

/** Names under `/assets/` hold a hash of the content, so what is kept is right, whichever build asks for it. */
const filesCache = "files";
/** `pagesVersion` changes when the build, the operator's facts or a page's policy change. */
const pagesCache = `pages-${pagesVersion}`;

/** Seconds. Who waits longer has no useful connection, and reads what is kept. */
const networkPatienceS = 3;

const ignoreVary = { matchOptions: { ignoreVary: true } };
const files = new CacheFirst({ cacheName: filesCache, ...ignoreVary });
const documents = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: networkPatienceS,
  ...ignoreVary,
  plugins: [
    {
      // Never the parameters: they may say what a person searched for.
      cacheKeyWillBeUsed: async ({ request }) => documentOf(new URL(request.url)) ?? request,
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected ? response : null,
    },
  ],
});

registerRoute(isFile, files);
registerRoute(isDocument, openDocument);
registerRoute(isOtherPage, async ({ request }) => await fetch(request));
setCatchHandler(answerWithoutNetwork);

self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", ({ data }: ExtendableMessageEvent) => {
  if (data === "take-over") void self.skipWaiting();
});

function isFile({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && url.pathname.startsWith("/assets/") && !request.headers.has("range");
}

function isDocument({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === "navigate" && documentOf(url) !== null;
}

/** A page that is not kept. */
function isOtherPage({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === "navigate" && !neverTouched.test(url.pathname);
}

const neverTouched = /^\/+(?:api|auth|confirm-account|reset-password)(?:\/|$)/;

/** @returns the address of the document of a page; null for a page that is none of the service worker's business */
function documentOf({ pathname }: URL): string | null {
  const path = pathname.replace(/(?<=.)\/$/, "");
  return ownDocuments.includes(path) ? path : keptPageOf(path);
}

/** Pages that the server sends with a content of their own, also where the shell opens them from the device. */
const ownDocuments: readonly string[] = [...publicPages, "/contact", "/jobs"];

async function openDocument({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const page = keptPageOf(url.pathname);
  const kept = page === null ? undefined : await findKept(page);
  return kept ?? (await documents.handle({ event, request }));
}

async function answerWithoutNetwork({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  if (request.mode !== "navigate") return Response.error();
  return offlinePage({
    isOnline: self.navigator.onLine,
    isKeeping: (await findKept(shellPage)) !== undefined,
  });
}

/** @returns undefined where pages were not kept ahead (`savesData`): the network comes first then */
async function findKept(page: string): Promise<Response | undefined> {
  if (savesData()) return undefined;
  return await caches.match(page, { cacheName: pagesCache, ignoreVary: true });
}

async function install(event: ExtendableEvent): Promise<void> {
  // The same version, started anew because the person made another choice about data: there is nothing to accept.
  if (await caches.has(pagesCache)) await self.skipWaiting();
  await keepAll(event);
}

/**
 * Keeps the two documents and their files, one file after the other, so that they do not compete with what the person
 * loads. Most files are in the browser's cache already and cost nothing. On Save-Data nothing is loaded ahead.
 * @throws {Error} when a file is missing; the browser then tries the installation again on a later visit
 */
async function keepAll(event: ExtendableEvent): Promise<void> {
  if (savesData()) return;
  const pages = await caches.open(pagesCache);
  for (const page of ["/", shellPage]) {
    const response = await fetch(page, { cache: "no-cache", redirect: "error" });
    if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
    const named = [...(await response.clone().text()).matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)];
    const missing = named.find(([file]) => !keptFiles.includes(file));
    // While processes are being replaced, the page may come from another build than this script.
    if (missing !== undefined) throw new Error(`${page} is of another build: ${missing[0]}`);
    await pages.put(page, response);
  }
  for (const file of keptFiles) {
    const [response, kept] = files.handleAll({ event, request: new Request(file) });
    if (!(await response).ok) throw new Error(`${file} could not be kept`);
    await kept;
  }
}

/** Removes what earlier versions kept; files stay while another tab may still need those of the earlier version. */
async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== filesCache && name !== pagesCache) await caches.delete(name);
  }
  if ((await self.clients.matchAll({ type: "window" })).length > 1) return;
  const cache = await caches.open(filesCache);
  for (const request of await cache.keys()) {
    if (!keptFiles.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Whether the person chose to spend little data (`lib/page/kept-app`), or asks the browser to; not every browser tells. */
function savesData(): boolean {
  const chosen = new URLSearchParams(self.location.search).get("data");
  if (chosen === "on" || chosen === "off") return chosen === "on";
  const { navigator } = self;
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  return typeof connection === "object" && connection !== null && "saveData" in connection
    ? connection.saveData === true
    : false;
}
