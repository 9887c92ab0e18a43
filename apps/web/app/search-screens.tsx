import type { ReactNode } from "react";
import { AdPlaceholder } from "#features/ads/ad-placeholder.tsx";
import { Arrived } from "#features/search/progress/arrived.tsx";
import { Progress } from "#features/search/progress/progress.tsx";
import { NoResults } from "#features/search/results/no-results.tsx";
import type { AskingAgain } from "#features/search/results/provider-lines.tsx";
import { Results } from "#features/search/results/results.tsx";
import { ResultsBar } from "#features/search/results/results-bar.tsx";
import { useMergedScreen } from "#features/search/results/use-merged-screen.ts";
import type { SearchQuery } from "#features/search/search-types.ts";
import { tabSearch } from "#features/search/tab/tab-search.ts";
import type { SearchView } from "#features/search/tab/search-view.ts";

export { prepareResults } from "#features/search/results/prepare-results.ts";

/**
 * What the page of the search shows once a search was started: progress, results, or that there are none. Its own chunk
 * (`use-search-screens`), because the form needs neither the one list nor the sanitiser of descriptions.
 */
export function SearchScreens(props: SearchScreensProps) {
  const { again, onReading, isEditing, onEdit, filters, seesAds, onSearch } = props;
  const screen = useMergedScreen(props.state, props.isReading);
  if (screen === null) return <div className="min-h-screen" />;
  const { state, isReading, found, merged } = screen;
  const { mode, query, finishedAt } = state;
  const leaveArrived = () => {
    onReading(false);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <ResultsBar
        providerCount={query?.services.length ?? 0}
        isSearching={mode === "searching"}
        isEditing={isEditing}
        onEdit={onEdit}
        filters={filters}
      />
      <div className="shell pb-12">
        {mode === "searching" && !isReading && (
          <Progress
            runs={state.runs}
            found={found}
            onRead={() => onReading(true)}
            onCancel={tabSearch.cancel}
          />
        )}
        {isReading && (mode === "searching" || mode === "results") && (
          <Arrived state={state} arrived={merged} onCancel={tabSearch.cancel} onLeave={leaveArrived} />
        )}
        {mode === "results" && !isReading && (
          <>
            <Results
              key={finishedAt?.getTime()}
              state={state}
              vacancies={merged.vacancies}
              again={again}
              onRepeat={onSearch}
              pause={seesAds && pause}
            />
            {seesAds && (
              <div className="mt-8">
                <AdPlaceholder kind="banner" />
              </div>
            )}
          </>
        )}
        {mode === "no-results" && <NoResults key={finishedAt?.getTime()} state={state} again={again} />}
      </div>
    </>
  );
}

/** The same one each time, or the whole list would be rendered again. */
const pause = <AdPlaceholder kind="inline" />;

type SearchScreensProps = {
  /** Of a search that runs or has ended. */
  state: SearchView;
  /** Asks portals of these results again; null where that is not offered. */
  again: AskingAgain | null;
  /** The person reads what has arrived, while the search runs and when it has ended. */
  isReading: boolean;
  onReading: (isReading: boolean) => void;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  /** The form, filled with the question of these results. */
  filters: ReactNode;
  seesAds: boolean;
  onSearch: (query: SearchQuery) => void;
};
