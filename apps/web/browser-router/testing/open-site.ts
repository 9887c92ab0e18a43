import { onTestFinished, vi } from "vitest";
import { laterTask } from "../../app/lib/page/taking-over.ts";
import type { Seen } from "./tested-router.ts";

/** The files that start them. */
export const reactRouter = "start-react-router.tsx";
export const ours = "start-ours.tsx";

/**
 * Opens the site of `pages.tsx` in a frame, at an address, in a document like those that the build writes.
 * @param written the page that the document was written for; null for the shell
 * @param isReloaded the document was loaded again
 */
export async function openSite(
  router: typeof reactRouter | typeof ours,
  address: string,
  written: string | null,
  isReloaded = false,
): Promise<Site> {
  const frame = document.createElement("iframe");
  Object.assign(frame, { width: "400", height: "400" });
  onTestFinished(() => frame.remove());
  await loadFrame(frame, () => {
    frame.src = address;
    document.body.append(frame);
  });
  if (isReloaded) await loadFrame(frame, () => frame.contentWindow?.location.reload());
  const { contentDocument: site } = frame;
  const view = site?.defaultView;
  if (!view) throw new Error("the frame has no document");
  const waiting = written === "loaded" ? '<div id="waits">page</div>' : "";
  site.documentElement.innerHTML = `<head><title>Written</title></head><body>${waiting}</body>`;
  // As a script of a written page does before the app starts, or as the document before it did.
  if (written !== null || isReloaded) view.history.replaceState({ key: "first" }, "");
  let documents = 1;
  frame.addEventListener("load", () => (documents += 1));
  const seen: Seen = { navigate: null, loads: [], waits: [], release: () => {} };
  Object.assign(view, {
    seen,
    // Vitest's own, around each `import()`.
    __vitest_browser_runner__: Reflect.get(window, "__vitest_browser_runner__"),
    __reactRouterContext: {
      basename: "/",
      future: {},
      routeDiscovery: { mode: "initial" },
      ssr: false,
      isSpaMode: written === null,
      stream: emptyData().pipeThrough(new TextEncoderStream()),
    },
    __reactRouterManifest: { routes, entry: { module: "", imports: [] } },
  });
  const script = site.createElement("script");
  script.type = "module";
  script.text = `
    await import(${JSON.stringify(urlOf(router))});
    window.__reactRouterRouteModules = { ${["root", ...(written === null ? [] : [written])]
      .map((page) => `${page}: await import(${JSON.stringify(urlOf(`pages.tsx?page=${page}`))})`)
      .join(", ")} };
    const [{ hydrateRoot }, { createElement }] = await Promise.all(${JSON.stringify(reactFiles)}.map((file) => import(file)));
    hydrateRoot(document, createElement(window.tested.HydratedRouter));
  `;
  site.head.append(script);
  await vi.waitUntil(() => seen.navigate !== null || seen.waits.length > 0, { timeout: 15_000 });
  return {
    view,
    site,
    seen,
    navigate: async (to, options) => {
      await seen.navigate?.(to, options);
      // It ends when Preact knows of the page, which shows it after the effects that wait.
      await laterTask();
    },
    frame,
    documents: () => documents,
  };
}

export type Site = {
  view: Window & typeof globalThis;
  site: Document;
  seen: Seen;
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>;
  frame: HTMLIFrameElement;
  /** How many documents the frame has had. */
  documents: () => number;
};

async function loadFrame(frame: HTMLIFrameElement, start: () => void): Promise<void> {
  const loaded = new Promise((go) => frame.addEventListener("load", go, { once: true }));
  start();
  await loaded;
}

const reactFiles = ["../../browser-react/react-dom-client.ts", "../../browser-react/react.ts"].map(urlOf);

/** The data of a server that has none, as React Router writes it. */
function emptyData(): ReadableStream<string> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue('[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n');
      controller.close();
    },
  });
}

const paths = {
  first: {},
  second: { path: "second" },
  item: { path: "items/:id" },
  loaded: { path: "loaded", hasClientLoader: true },
  unnoticed: { path: "unnoticed", hasClientLoader: true },
  whole: { path: "whole" },
  missing: { path: "missing" },
  other: { path: "*" },
};

const routes = Object.fromEntries([
  ["root", { id: "root", path: "", module: urlOf("pages.tsx?page=root"), imports: [] }],
  ...Object.entries(paths).map(([id, route]) => [
    id,
    {
      ...route,
      id,
      parentId: "root",
      index: id === "first",
      imports: [],
      module: id === "missing" ? "/no-such-module.js" : urlOf(`pages.tsx?page=${id}`),
    },
  ]),
]);

function urlOf(name: string): string {
  return new URL(name, import.meta.url).href;
}
