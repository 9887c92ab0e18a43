import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { createRouter } from "./router.ts";
import { RouterContext, ShownContext } from "./contexts.ts";

/** The whole document: what is around every page, and the page. */
export function HydratedRouter(): ReactNode {
  const [router] = useState(openRouter);
  const [shown, show] = useState(router.shown);
  useLayoutEffect(() => router.start(show), [router]);
  const { Layout, HydrateFallback, ErrorBoundary, default: App } = router.root;
  // One element: a step to another place renders only what asks where the person is.
  const app = useMemo(() => <App />, [App]);
  const { fault, isReady, module } = shown;
  const waits = !isReady && module?.HydrateFallback === undefined;
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <Layout>
          {fault !== null ? <ErrorBoundary error={fault.error} /> : waits ? <HydrateFallback /> : app}
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
