import { searchCostCredits } from "@vagou/contract/fichas/amounts";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { type ReactNode, useDeferredValue } from "react";
import { formatMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useTitleFocus } from "#ui/screen/use-title-focus.ts";
import { DataUseLine } from "./data-use-line.tsx";
import { ProviderLines, type AskingAgain } from "./provider-lines.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { ProviderTabs } from "./provider-tabs.tsx";
import { wasCancelled } from "../is-answered.ts";
import type { Group, SearchQuery } from "../search-types.ts";
import type { SearchView } from "../tab/search-view.ts";
import { oneListTexts } from "../one-list/texts.ts";
import { useKnownBefore } from "../recent/use-known-before.ts";
import { refusalTexts, resultTexts } from "../texts.ts";
import { useAskable } from "../use-askable.ts";
import { useFocusAfterAsking } from "../use-focus-after-asking.ts";
import { useIsLeft } from "./use-reading-place.ts";

/** What was found, what each portal said, and the vacancies. `pause` is shown once in a long list of them. */
export function Results({ state, vacancies, again, onRepeat, pause }: ResultsProps) {
  const { query, groups, finishedAt, savedId, isSaved } = state;
  const title = useTitleFocus();
  useFocusAfterAsking(title, state.asking.length > 0);
  const before = useKnownBefore(state);
  // A slow phone shows what was found and at which portals a frame before the list, which takes it as long again; but a
  // person who comes back to a vacancy sees that at once.
  const hasList = useDeferredValue(true, useIsLeft(savedId));
  if (query === null || finishedAt === null) return null;
  const count = groups.reduce((sum, group) => sum + group.jobs.length, 0);
  return (
    <section className="pt-6">
      <h1 ref={title} tabIndex={-1} className="text-5 wrap-anywhere outline-none">
        {resultTexts.title(query)}
        {/* In the heading, which has the focus: screen readers read it with the title. */}
        <span className="mt-2 block font-text text-3 leading-normal font-normal tracking-normal text-muted tabular-nums">
          {resultTexts.count(count)}
          {groups.some(wasCancelled) && ` · ${refusalTexts.cancelled}`}
        </span>
      </h1>
      {vacancies.length < count && (
        <p className="text-muted tabular-nums">
          {oneListTexts.different(vacancies.length, countFinders(groups))}
        </p>
      )}
      <DataUseLine state={state} />
      <div className="mt-4 grid gap-3 empty:hidden">
        {isSaved && <SavedNotice at={finishedAt} repeat={{ query, onRepeat }} />}
        <FailureNotice state={state} again={again} title={resultTexts.problems} />
      </div>
      <div className="mt-5 grid gap-5 lg:grid-cols-[280px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <ProviderLines groups={groups} again={again} />
        <div className="min-w-0">
          {hasList ? (
            <ProviderTabs
              groups={groups}
              vacancies={vacancies}
              searchId={savedId}
              before={before}
              pause={pause}
            />
          ) : (
            <div className="min-h-screen" />
          )}
        </div>
      </div>
    </section>
  );
}

/** @returns how many portals found something */
function countFinders(groups: readonly Group[]): number {
  return groups.filter(({ jobs }) => jobs.length > 0).length;
}

type ResultsProps = {
  state: SearchView;
  /** Of all portals, each once. */
  vacancies: readonly Vacancy[];
  again: AskingAgain | null;
  /** Makes the same search again. */
  onRepeat: (query: SearchQuery) => void;
  pause: ReactNode;
};

/**
 * The results come from an earlier visit. `repeat`: to make the search again, at those of its portals that can be asked today,
 * with the most that it costs.
 */
export function SavedNotice({ at, repeat }: SavedNoticeProps) {
  const services = useAskable(repeat?.query.services ?? []);
  return (
    <Notice tone="info" title={resultTexts.saved(formatMoment(at))}>
      <p className="text-1">{resultTexts.savedText}</p>
      {repeat !== undefined && services.length > 0 && (
        <Button look="line" className="mt-3" onClick={() => repeat.onRepeat({ ...repeat.query, services })}>
          {resultTexts.repeat(searchCostCredits(services.length))}
        </Button>
      )}
    </Notice>
  );
}

type SavedNoticeProps = {
  at: Date;
  repeat?: { query: SearchQuery; onRepeat: (query: SearchQuery) => void };
};
