import { providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";
import { findVacancySignals, type VacancySignal } from "@vagou/one-list/fraud/find-vacancy-signals";
import { Icon } from "#ui/icon.tsx";
import { fraudTexts } from "./fraud-texts.ts";

/**
 * Sentences of a vacancy that Brazilian reports on false vacancies name, each in the posting's own words. It is a hint
 * for the person, no verdict: an honest posting may say the same.
 *
 * @param others its postings at other portals: a sentence then says whose it is
 */
export function FraudSignals({ job, others }: { job: Job; others: readonly Job[] }) {
  const signals = signalsOf(job, others);
  if (signals.length === 0) return null;
  return (
    <div className="mt-3 flex gap-2.5 rounded-small bg-sunken px-3 py-2.5 text-1">
      <Icon name="info" className="mt-0.5 text-wait" />
      <div className="min-w-0">
        {signals.map(({ kind, sentence, source }) => (
          <div key={kind} className="mb-1.5">
            <p className="font-semibold">{fraudTexts.kinds[kind]}</p>
            <p className="wrap-anywhere">
              {others.length === 0 ? fraudTexts.says : fraudTexts.saysAt(providerLabel(source))}{" "}
              <q>{sentence}</q>
            </p>
          </div>
        ))}
        <p className="text-muted">{fraudTexts.advice}</p>
      </div>
    </div>
  );
}

/** Remembered as long as the vacancy is: a card is drawn anew whenever its tab is shown. */
function signalsOf(job: Job, others: readonly Job[]): readonly VacancySignal[] {
  const before = known.get(job);
  if (before?.others === others) return before.signals;
  const signals = findVacancySignals([job, ...others]);
  known.set(job, { others, signals });
  return signals;
}

const known = new WeakMap<Job, { others: readonly Job[]; signals: readonly VacancySignal[] }>();
