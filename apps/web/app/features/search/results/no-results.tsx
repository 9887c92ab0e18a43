import { isAnswer } from "@vagou/contract/outcome";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { ProviderLines, type AskingAgain } from "./provider-lines.tsx";
import { SavedNotice } from "./results.tsx";
import type { SearchState } from "../run/search-state.ts";
import { resultTexts } from "../texts.ts";

/** Nothing came: why, and what to try next. */
export function NoResults({ state, again, onRetry }: NoResultsProps) {
  const { query, groups, finishedAt, isSaved } = state;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isAnswered = groups.some(({ outcome }) => outcome !== "cancelled" && isAnswer(outcome));
  const hasProblems = groups.some((group) => group.has_error);
  return (
    <section className="grid gap-5 pt-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-10">
      <div>
        <h1 ref={title} tabIndex={-1} className="text-5 outline-none">
          {resultTexts.emptyTitle}
        </h1>
        <output className="block mt-2 mb-5 text-3 text-muted wrap-anywhere">
          {query === null || query.query === "" ? resultTexts.empty : resultTexts.emptyFor(query.query)}
        </output>
        {isSaved && finishedAt !== null && <SavedNotice at={finishedAt} />}
        {hasProblems && (
          <Notice tone="late" title={`${resultTexts.problems}. ${resultTexts.tryLater}`} className="mb-5" />
        )}
        {isAnswered ? (
          <Tips />
        ) : (
          <>
            <p className="mb-5 max-w-prose">{resultTexts.allFailed}</p>
            <Button className="max-sm:w-full" onClick={onRetry}>
              {resultTexts.retry}
            </Button>
          </>
        )}
      </div>
      <ProviderLines groups={groups} again={again} />
    </section>
  );
}

type NoResultsProps = { state: SearchState; again: AskingAgain | null; onRetry: () => void };

function Tips() {
  return (
    <ul className="grid gap-2.5">
      {resultTexts.emptyTips.map((tip) => (
        <li key={tip} className="flex gap-3">
          <Icon name="search" className="mt-0.5 text-leaf" />
          {tip}
        </li>
      ))}
    </ul>
  );
}
