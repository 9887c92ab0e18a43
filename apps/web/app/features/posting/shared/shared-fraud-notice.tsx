import type { Job } from "@vagou/contract/search/job";
import { lazy, Suspense } from "react";

const Signals = lazy(load);
const none: readonly Job[] = [];

/**
 * Sentences of a shared vacancy that frauds use too. The server has written them; the app takes them over when it has
 * the signs, which come after the page.
 */
export function SharedFraudNotice({ job }: { job: Job }) {
  return (
    // In an element of its own: while it waits, Preact takes what comes next in the page for what the server wrote here.
    <div className="contents">
      <Suspense fallback={null}>
        <Signals job={job} others={none} />
      </Suspense>
    </div>
  );
}

/** Where the file does not come, the promise never ends: what the server has written stays. */
async function load() {
  try {
    const { FraudSignals } = await import("#lib/posting/fraud-signals.tsx");
    return { default: FraudSignals };
  } catch {
    return await new Promise<never>(() => {});
  }
}
