import { Suspense } from "react";
import * as router from "react-router";
import { HydratedRouter } from "react-router/dom";

// It waits at its very top for the data of the server, where React waits by itself.
window.tested = {
  router,
  HydratedRouter: () => (
    <Suspense fallback={null}>
      <HydratedRouter />
    </Suspense>
  ),
};
