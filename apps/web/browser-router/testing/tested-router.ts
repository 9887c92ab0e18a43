import type { ComponentType, ReactNode } from "react";
import type { Link, Location } from "react-router";

/** What the app uses of React Router, which both routers of the test have. */
export type TestedRouter = {
  Link: typeof Link;
  Links: ComponentType;
  Meta: ComponentType;
  Outlet: ComponentType;
  Scripts: ComponentType;
  ScrollRestoration: ComponentType;
  NavigationType: { Push: string };
  redirect: (to: string) => Response;
  useBlocker: (shouldBlock: (change: { historyAction: string; nextLocation: Location }) => boolean) => {
    state: string;
    reset?: (() => void) | undefined;
  };
  useLoaderData: () => unknown;
  useLocation: () => Location;
  useMatches: () => { id: string }[];
  useNavigate: () => Navigate;
  useParams: () => Readonly<Record<string, string | undefined>>;
  useSearchParams: () => [
    URLSearchParams,
    (next: (current: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void,
  ];
};

type Navigate = (
  to: string,
  options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean },
) => void | Promise<void>;

/** What the pages tell the test. */
export type Seen = {
  navigate: Navigate | null;
  loads: string[];
  /** What was shown while a page was fetched. */
  waits: string[];
  /** Ends a loader that waits. */
  release: () => void;
};

declare global {
  interface Window {
    tested?: { router: TestedRouter; HydratedRouter: () => ReactNode };
    seen: Seen;
  }
}
