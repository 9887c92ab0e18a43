import type { ComponentType, ReactNode } from "react";

/** A page of the site map, as the build's manifest lists it; the page `root` is what is around every other one. */
export type Route = {
  id: string;
  path?: string;
  module: string;
  /** The files that the module cannot run without. */
  imports: readonly string[];
};

/** What the module of a page exports. */
export type PageModule = {
  default: ComponentType;
  HydrateFallback?: ComponentType;
  meta?: (page: { params: Params }) => readonly MetaTag[];
  /** Runs before the page is shown; a `Response` with a `Location` leads to another page instead. */
  clientLoader?: Loader;
  /** The same for a page that is whole in its own document: only who comes from another page needs what it finds. */
  handle?: { fetchWritten?: Loader };
};

type Loader = (page: { request: Request; params: Params }) => unknown;

/** What `root.tsx` exports. */
export type RootModule = {
  default: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
  HydrateFallback: ComponentType;
  ErrorBoundary: ComponentType<{ error: unknown }>;
  links: () => readonly { rel: string; href: string }[];
  meta: () => readonly MetaTag[];
};

export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string };

/** What stands in an address for the parts of a path that begin with a colon. */
export type Params = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** The build's list of all pages. */
    __reactRouterManifest?: { routes: Readonly<Record<string, Route>> };
    /** The modules that the document came with: of `root`, and of its page unless it is the shell. */
    __reactRouterRouteModules?: { root: RootModule } & Record<string, PageModule>;
  }
}
