import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { createKeptApp } from "#lib/page/kept-app.ts";
import { lazyOr } from "#ui/screen/lazy-or.ts";

const keptApp = createKeptApp();
const NewVersion = lazyOr(
  () => import("./new-version.tsx"),
  () => null,
);

/**
 * Keeps the app on the device of a person who is signed in, so that it opens at once and without a connection, and
 * offers a new version of it. Visitors who only look at a page load nothing for this.
 */
export default function KeptApp() {
  const waiting = useSyncExternalStore(keptApp.subscribe, keptApp.read, () => null);
  const [refused, setRefused] = useState<ServiceWorker | null>(null);
  useEffect(() => keptApp.start(), []);
  if (waiting === null || waiting === refused) return null;
  return (
    <Suspense fallback={null}>
      <NewVersion onAccept={() => keptApp.accept(waiting)} onRefuse={() => setRefused(waiting)} />
    </Suspense>
  );
}
