import { Icon } from "#ui/icon.tsx";
import { Announced } from "#ui/screen/announced.tsx";
import { useTitleFocus } from "#ui/screen/use-title-focus.ts";
import { isAnswered, wasCancelled } from "../is-answered.ts";
import { DataUseLine } from "./data-use-line.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { ProviderLines, type AskingAgain } from "./provider-lines.tsx";
import { SavedNotice } from "./results.tsx";
import { isUnasked, sayWhenToTry } from "./say-when-to-try.ts";
import type { Group } from "../search-types.ts";
import type { SearchView } from "../tab/search-view.ts";
import { refusalTexts, resultTexts } from "../texts.ts";
import { unansweredTexts } from "./texts.ts";
import { useFocusAfterAsking } from "../use-focus-after-asking.ts";

/** Nothing found: why, and what to try next. If no portal answered, there may still be vacancies. */
export function NoResults({ state, again }: NoResultsProps) {
  const { query, groups, finishedAt, isSaved } = state;
  const title = useTitleFocus();
  useFocusAfterAsking(title, state.asking.length > 0);
  const hasAnswer = groups.some(isAnswered);
  const isCancelled = groups.some(wasCancelled);
  return (
    <section className="grid gap-5 pt-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-10">
      <div>
        <h1 ref={title} tabIndex={-1} className="text-5 outline-none">
          {titleOf(groups)}
        </h1>
        <Announced className="block mt-2 mb-5 text-3 text-muted wrap-anywhere">
          {leadOf(query?.query ?? "", hasAnswer)}
        </Announced>
        {isSaved && finishedAt !== null && <SavedNotice at={finishedAt} />}
        <div className="mb-5 empty:hidden">
          {!isUnasked(groups) && (
            <FailureNotice
              state={state}
              again={again}
              title={`${resultTexts.problems}. ${resultTexts.tryLater}`}
            />
          )}
        </div>
        <DataUseLine state={state} />
        {hasAnswer && !isCancelled ? (
          <Tips hasCity={query?.city !== ""} />
        ) : (
          <p className="max-w-prose">{isCancelled ? unansweredTexts.cancelledHere : sayWhenToTry(groups)}</p>
        )}
      </div>
      <ProviderLines groups={groups} again={again} />
    </section>
  );
}

type NoResultsProps = { state: SearchView; again: AskingAgain | null };

function titleOf(groups: readonly Group[]): string {
  if (groups.some(wasCancelled)) return refusalTexts.cancelled;
  if (groups.some(isAnswered)) return resultTexts.emptyTitle;
  return isUnasked(groups) ? refusalTexts.offline : resultTexts.allFailedTitle(groups.length);
}

function leadOf(keywords: string, hasAnswer: boolean): string {
  if (hasAnswer) return keywords === "" ? resultTexts.empty : resultTexts.emptyFor(keywords);
  return keywords === "" ? resultTexts.allFailedAny : resultTexts.allFailedFor(keywords);
}

function Tips({ hasCity }: { hasCity: boolean }) {
  const [words, state, portals] = resultTexts.emptyTips;
  return (
    <ul className="grid gap-2.5">
      {[words, ...(hasCity ? [state] : []), portals].map((tip) => (
        <li key={tip} className="flex gap-3">
          <Icon name="search" className="mt-0.5 text-leaf" />
          {tip}
        </li>
      ))}
    </ul>
  );
}
