// The pages of a site for the test: `?page=` says which of them this module is.
import { type ReactNode, useEffect } from "react";

if (window.tested === undefined) throw new Error("no router to test");
const { router } = window.tested;
const { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } = router;

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function App() {
  const navigate = router.useNavigate();
  const { pathname, search, hash, state, key } = router.useLocation();
  const matches = router.useMatches().map(({ id }) => id);
  const [query, setQuery] = router.useSearchParams();
  const blocker = router.useBlocker(
    ({ historyAction, nextLocation }) =>
      historyAction === router.NavigationType.Push && nextLocation.pathname === "/barred",
  );
  useEffect(() => {
    window.seen.navigate = navigate;
  }, [navigate]);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset?.();
    document.body.dataset["barred"] = String(Number(document.body.dataset["barred"] ?? 0) + 1);
  }, [blocker]);
  const dropQuery = () =>
    setQuery(
      (current) => {
        current.delete("a");
        return current;
      },
      { replace: true },
    );
  return (
    <>
      <pre id="place">{JSON.stringify({ pathname, search, hash, state, matches, a: query.get("a") })}</pre>
      <pre id="key">{key}</pre>
      <Link id="to-second" to="/second">
        second
      </Link>
      <Link id="to-state" to="/items/a%20b" state={{ from: "here" }}>
        with state
      </Link>
      <Link id="to-replaced" to="/second" replace>
        replaced
      </Link>
      <Link id="to-blank" to="/second" target="_blank">
        another tab
      </Link>
      <Link id="to-refused" to="/second" onClick={(event) => event.preventDefault()}>
        refused
      </Link>
      <Link id="to-hash" to="#middle">
        to the middle
      </Link>
      <Link id="to-kept" to="/second?kept" preventScrollReset>
        where it is
      </Link>
      <Link id="to-barred" to="/barred">
        barred
      </Link>
      <a id="plain-hash" href="#middle">
        to the middle, by the browser
      </a>
      <a id="plain-end" href="#end">
        to the end, by the browser
      </a>
      <button id="drop-query" onClick={dropQuery}>
        without a
      </button>
      <Outlet />
    </>
  );
}

function Tall({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1>{children}</h1>
      <div style={{ height: 2000 }} />
      <p id="middle">middle</p>
      <div style={{ height: 2000 }} />
      <p id="end">end</p>
      <div style={{ height: 1000 }} />
    </main>
  );
}

function Item() {
  const { id } = router.useParams();
  return <Tall>{`item ${id}`}</Tall>;
}

function Loaded() {
  return <Tall>{`loaded ${JSON.stringify(router.useLoaderData())}`}</Tall>;
}

async function load({ request }: { request: Request }): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  window.seen.loads.push(pathname + search);
  if (search === "?slow") await new Promise<void>((go) => (window.seen.release = go));
  if (search === "?away") return router.redirect("/second?from=away");
  // oxlint-disable-next-line no-throw-literal -- React Router takes it so
  if (search === "?thrown") throw router.redirect("/second?from=thrown");
  if (search === "?fault") throw new Error("the loader failed");
  return search;
}

function Fault({ error }: { error: unknown }) {
  return <p id="fault">{error instanceof Error ? error.message : "no error"}</p>;
}

function Waiting({ name }: { name: string }) {
  window.seen.waits.push(name);
  return <div id="waits">{name}</div>;
}

const titled = (title: string) => () => [{ title }, { name: "description", content: `of ${title}` }];

const modules: Record<string, Record<string, unknown>> = {
  root: {
    Layout,
    default: App,
    HydrateFallback: () => <Waiting name="site" />,
    ErrorBoundary: Fault,
    links: () => [{ rel: "stylesheet", href: "data:text/css," }],
    meta: titled("Site"),
  },
  first: { default: () => <Tall>first</Tall>, meta: titled("First") },
  second: { default: () => <Tall>second</Tall>, meta: titled("Second") },
  item: {
    default: Item,
    meta: ({ params }: { params: Record<string, string> }) => titled(`Item ${params["id"]}`)(),
  },
  loaded: {
    default: Loaded,
    clientLoader: load,
    HydrateFallback: () => <Waiting name="page" />,
    meta: titled("Loaded"),
  },
  unnoticed: { default: Loaded, clientLoader: load, meta: titled("Unnoticed") },
  whole: { default: Loaded, handle: { fetchWritten: load }, meta: titled("Whole") },
  other: { default: () => <h1>no such page</h1>, meta: titled("Other") },
};
const {
  Layout: ownLayout,
  HydrateFallback,
  ErrorBoundary,
  clientLoader,
  handle,
  links,
  meta,
  default: page,
} = modules[new URL(import.meta.url).searchParams.get("page") ?? ""] ?? {};

export {
  clientLoader,
  handle,
  ErrorBoundary,
  HydrateFallback,
  links,
  meta,
  ownLayout as Layout,
  page as default,
};
