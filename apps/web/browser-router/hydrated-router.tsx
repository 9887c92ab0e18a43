import { type ReactNode, useLayoutEffect, useState } from "react";
import { createRouter } from "./router.ts";
import { RouterContext, ShownContext } from "./contexts.ts";

/** The whole document: what is around every page, and the page. */
export function HydratedRouter(): ReactNode {
  const [router] = useState(openRouter);
  const [shown, show] = useState(router.shown);
  useLayoutEffect(() => router.start(show), [router]);
  const { Layout, HydrateFallback, ErrorBoundary, default: App } = router.root;
  const { fault, isFramed } = shown;
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <Layout>
          {/* A new element each time: the page is in the document before `ScrollRestoration` leads to where the person was. */}
          {fault !== null ? <ErrorBoundary error={fault.error} /> : isFramed ? <App /> : <HydrateFallback />}
        </Layout>
      </ShownContext>
    </RouterContext>
  );
}

function openRouter() {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  if (manifest === undefined || modules === undefined) throw new Error("the document names no pages");
  return createRouter(
    Object.values(manifest.routes).filter(({ id }) => id !== "root"),
    modules,
  );
}
