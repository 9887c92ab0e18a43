import type { User } from "@vagou/contract/api/answers";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import {
  type ClientLoaderFunctionArgs,
  createMemoryRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  useLocation,
} from "react-router";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "#lib/api/query-client.ts";
import { openedLinkKey } from "#lib/page/tidy-address.ts";
import { closeSession, openSession } from "#lib/session/session.ts";
import { takeToasts } from "#ui/toasts/toast.ts";
import App from "../root.tsx";
import { type Answers, answerCalls } from "./answer-calls.ts";

/** A page of the site map: its address, and what its file exports. */
export type Page = {
  path: string;
  Page: ComponentType;
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown;
};

/**
 * `user`: null for a visitor; `stored`: what the browser keeps from earlier; `link`: what the link of a message said, which
 * opened this page; `others`: the pages that it leads to, as far as they are shown too.
 */
type Device = {
  others?: readonly Page[];
  answers?: Answers;
  user?: User | null;
  stored?: Record<string, string>;
  link?: Record<string, string>;
};

/**
 * Shows one page of the app with its frame, as a signed-in person or a visitor has it, until the test ends. The server's
 * answers are the test's; every address without a page is a line that names it.
 */
export async function showPage(
  size: { width: number; height: number },
  address: string,
  shown: Page,
  { answers = {}, user = inventUser(), stored = {}, link, others = [] }: Device = {},
) {
  const opened = window.location.href;
  await page.viewport(size.width, size.height);
  document.documentElement.lang = "pt-BR";
  document.title = "Vagou";
  localStorage.clear();
  sessionStorage.clear();
  const calls = answerCalls(answers, user ?? inventUser());
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (link !== undefined) {
    const opened = { ...link, page: address, openedAt: String(Date.now()) };
    sessionStorage.setItem(openedLinkKey, String(new URLSearchParams(opened)));
  }
  if (user !== null) openSession(endless, user);
  const router = createMemoryRouter(
    [
      {
        path: "/",
        Component: App,
        children: [...[shown, ...others].map(routeOf), { path: "*", Component: Elsewhere }],
      },
    ],
    { initialEntries: [address] },
  );
  const place = document.createElement("div");
  place.className = "contents";
  document.body.append(place);
  const root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    takeToasts(() => {})();
    history.replaceState(history.state, "", opened);
    queryClient.clear();
    closeSession();
    // What a bar of the page left for the bars below it.
    document.documentElement.style.removeProperty("--top-bar");
    localStorage.clear();
    sessionStorage.clear();
  });
  return {
    calls,
    addressNow: () => router.state.location.pathname + router.state.location.search,
    goBack: () => router.navigate(-1),
  };
}

export function inventUser(facts: Partial<User> = {}): User {
  const id = crypto.randomUUID();
  return {
    id,
    name: "Marina Duarte",
    email: `marina.${id.slice(0, 8)}@exemplo.com.br`,
    plan: "free",
    search_credits: 240,
    ...facts,
  };
}

/** A token that expires after every test. */
const endless = `e30.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.e30`;

function routeOf({ path, Page, clientLoader }: Page) {
  return {
    path,
    Component: Page,
    ...(clientLoader && {
      loader: (args: LoaderFunctionArgs) =>
        clientLoader({
          ...args,
          serverLoader: () => Promise.reject(new Error("There is no server.")),
        }),
    }),
  };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <h1>
      {pathname}
      {search}
    </h1>
  );
}
