import type { Job } from "@vagou/contract/job";
import { findFraudSignals } from "@vagou/one-list/fraud/find-fraud-signals";
import { useMemo } from "react";
import { Icon } from "#ui/icon.tsx";
import { fraudTexts } from "./fraud-texts.ts";

/**
 * Sentences of a posting that Brazilian reports on false vacancies name, each in the posting's own words. It is a hint
 * for the person, no verdict: an honest posting may say the same.
 */
export function FraudNotice({ job }: { job: Job }) {
  const signals = useMemo(() => findFraudSignals(job), [job]);
  if (signals.length === 0) return null;
  return (
    <div className="mt-3 flex gap-2.5 rounded-small bg-sunken px-3 py-2.5 text-1">
      <Icon name="info" className="mt-0.5 text-wait" />
      <div className="min-w-0">
        {signals.map(({ kind, sentence }) => (
          <div key={kind} className="mb-1.5">
            <p className="font-semibold">{fraudTexts.kinds[kind]}</p>
            <p className="wrap-anywhere">
              {fraudTexts.says} <q>{sentence}</q>
            </p>
          </div>
        ))}
        <p className="text-muted">{fraudTexts.advice}</p>
      </div>
    </div>
  );
}
