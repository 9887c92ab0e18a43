import { providerLabel } from "@vagou/contract/search/catalogue";
import type { BorrowedFact } from "@vagou/one-list/fill-facts";
import { findDifferences } from "@vagou/one-list/merging/find-differences";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { OtherPosting } from "#lib/posting/other-posting.tsx";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { Icon } from "#ui/icon.tsx";
import { cardTexts } from "../texts.ts";
import { sayFact } from "./say-fact.ts";
import { mergedTexts } from "./texts.ts";

/** Where else a vacancy is, why its postings are one vacancy, and what the portals say differently. */
export function SeenElsewhere({ vacancy, borrowed }: SeenElsewhereProps) {
  const { lead, others, reasons } = vacancy;
  if (others.length === 0) return null;
  const title = lead.title || cardTexts.defaults.title;
  const labels = [...new Set(others.map(({ source }) => providerLabel(source)))];
  const differences = findDifferences(vacancy);
  return (
    <details className="group mt-3 rounded-small border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-3 py-1.5 text-1 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{mergedTexts.alsoIn(labels)}</span>
        <Icon name="chevron" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 border-t border-line px-3 pt-2 pb-3 text-1">
        {reasons.length > 0 && <p className="text-muted">{mergedTexts.because(reasons)}</p>}
        {borrowed.map(({ fact, source }) => (
          <p key={fact}>{mergedTexts.borrowed(mergedTexts.facts[fact], providerLabel(source))}</p>
        ))}
        {differences.length > 0 && (
          <div>
            <p className="font-semibold">{mergedTexts.differ}</p>
            <dl>
              {differences.map(({ fact, said }) => (
                <div key={fact} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{mergedTexts.facts[fact]}:</dt>
                  <dd className="min-w-0 wrap-anywhere">
                    {said
                      .map(({ value, sources }) =>
                        mergedTexts.said(sayFact(fact, value), sources.map(providerLabel)),
                      )
                      .join(" · ")}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <ul className="flex flex-wrap gap-x-5">
          {others.map((job) => (
            <OtherPosting key={job.id} url={job.url} portal={providerLabel(job.source)} title={title}>
              {vacancyWords.at(providerLabel(job.source))}
            </OtherPosting>
          ))}
        </ul>
      </div>
    </details>
  );
}

type SeenElsewhereProps = {
  vacancy: Vacancy;
  /** Facts on the card that another portal said. */
  borrowed: readonly BorrowedFact[];
};
