import type { Job } from "@vagou/contract/search/job";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Sentences of a vacancy that frauds use too. The signs are loaded with the first vacancy that is shown whole: a list
 * does not need them. They are looked for after the frame in which the vacancy is shown, once for each vacancy.
 *
 * @param others its postings at other portals: a sentence then says whose it is
 */
export function FraudNotice({ job, others = none }: { job: Job; others?: readonly Job[] }) {
  const [Signals, setSignals] = useState(() => (looked.has(job) ? loaded : null));
  useEffect(() => {
    load(job).then(
      (Loaded) => setSignals(() => Loaded),
      // Without them the vacancy is read all the same; the next one that is shown tries again.
      () => setSignals(null),
    );
  }, [job]);
  return Signals !== null && <Signals job={job} others={others} />;
}

const none: readonly Job[] = [];
/** Vacancies whose signals are known: shown again, they are whole in the first frame. */
const looked = new WeakSet<Job>();
let loaded: ComponentType<{ job: Job; others: readonly Job[] }> | null = null;

async function load(job: Job): Promise<NonNullable<typeof loaded>> {
  loaded ??= (await import("./fraud-signals.tsx")).FraudSignals;
  looked.add(job);
  return loaded;
}
