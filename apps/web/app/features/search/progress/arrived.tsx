import { providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";
import { type MouseEvent, useMemo, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useStickyBar } from "#ui/screen/use-sticky-bar.ts";
import { useTitleFocus } from "#ui/screen/use-title-focus.ts";
import { wasCancelled } from "../is-answered.ts";
import type { Merged } from "../merging/create-merging.ts";
import { beginsWith } from "../merging/is-same-list.ts";
import { useMerged } from "../merging/use-merged.ts";
import { findFresh } from "../one-list/find-fresh.ts";
import { focusRow } from "../one-list/focus-row.ts";
import { OneList } from "../one-list/one-list.tsx";
import { pseudoOrder } from "../one-list/pseudo-order.ts";
import type { Group } from "../search-types.ts";
import type { ProviderRun, SearchView } from "../tab/search-view.ts";
import { useFocusAfterAsking } from "../use-focus-after-asking.ts";
import { arrivedTexts, progressTexts, refusalTexts } from "../texts.ts";
import { useBrokenConnection } from "./use-broken-connection.ts";
import { useLines } from "./use-lines.ts";

/**
 * The vacancies that have arrived, while other portals are still asked and after the last one: what is read never moves,
 * and later vacancies join below when the person wants them.
 */
export function Arrived({ state, arrived, onCancel, onLeave }: ArrivedProps) {
  const { runs, savedId } = state;
  const isSearching = state.mode === "searching";
  // While the search runs, the state has no groups yet.
  const groups = useMemo(
    () => (isSearching ? state.runs.flatMap(({ group }) => group ?? []) : state.groups),
    [isSearching, state],
  );
  const over = groups.some(wasCancelled) ? refusalTexts.cancelled : arrivedTexts.over;
  const title = useTitleFocus();
  const onwards = useRef<HTMLButtonElement>(null);
  useFocusAfterAsking(onwards, isSearching);
  const bar = useStickyBar("bottom");
  const [taken, setTaken] = useState(arrived);
  const { jobs, vacancies } = taken;
  const merged = useMerged(useMemo(() => addNew(jobs, groups), [jobs, groups]));
  // A list in another order may be on its way when this one opens: what is read would move.
  const later = beginsWith(merged.jobs, jobs) ? merged : taken;
  const fresh = useMemo(() => findFresh(later.vacancies, jobs), [later, jobs]);
  const takeFresh = ({ detail }: MouseEvent) => {
    setTaken(later);
    // The button goes. A press of the keyboard has no clicks: only that person is led on, what others read stays in sight.
    if (fresh[0] !== undefined) focusRow(fresh[0].lead.id, detail === 0);
  };
  return (
    <section className="pt-6">
      <h1 ref={title} tabIndex={-1} className="text-5 outline-none">
        {isSearching ? arrivedTexts.title : over}
      </h1>
      <div className="mt-3 min-h-32 sm:min-h-28">
        {isSearching ? (
          <StillAsked runs={runs} onCancel={onCancel} onLeave={onLeave} />
        ) : (
          <Button ref={onwards} look="line" onClick={onLeave}>
            {arrivedTexts.all}
          </Button>
        )}
        {/* The person may be anywhere in the list, where the title and this place are out of hearing. */}
        <output className="sr-only">{!isSearching && over}</output>
      </div>
      <OneList vacancies={vacancies} searchId={savedId} before={null} pause={null} startAt={0} isShown />
      <div
        ref={bar}
        className="sticky short:static bottom-0 z-10 -mx-1 mt-3 flex min-h-16 items-center justify-between gap-3 border-t border-line bg-paper px-1"
      >
        {/* The bar of the list announces this number. */}
        <p className="text-1 text-muted tabular-nums">{arrivedTexts.soFar(vacancies.length)}</p>
        {fresh.length > 0 && <Button onClick={takeFresh}>{arrivedTexts.fresh(fresh.length)}</Button>}
      </div>
    </section>
  );
}

function StillAsked({ runs, onCancel, onLeave }: StillAskedProps) {
  const waits = useLines(true);
  const isBroken = useBrokenConnection();
  const waiting = runs.filter(({ group }) => group === null).map(({ provider }) => provider);
  const done = runs.length - waiting.length;
  const asked = waiting.map((provider) => {
    const seconds = waits.get(provider);
    const label = providerLabel(provider);
    return seconds === undefined ? label : `${label} (${progressTexts.inLine(seconds)})`;
  });
  return (
    <>
      <progress aria-label={progressTexts.label} max={runs.length} value={done} />
      {/* Two lines do not name eighteen portals. The list lies over the vacancies, so that nothing moves when it gets shorter. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the line inside, which has the focus */}
      <details
        className="group relative"
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape") currentTarget.open = false;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
      >
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 text-1 leading-snug text-muted [&::-webkit-details-marker]:hidden">
          <span className="line-clamp-2">
            {progressTexts.count(done, runs.length)}
            <output className="text-wait">{isBroken && ` · ${progressTexts.offline}`}</output>
            {!isBroken && asked.length > 0 && ` · ${arrivedTexts.asking(asked)}`}
          </span>
          <Icon name="chevron" className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <ul
          aria-label={arrivedTexts.askedTitle}
          // A press on a name then leaves the focus in here, and the list open.
          tabIndex={-1}
          className="absolute inset-x-0 top-full z-20 grid gap-x-6 gap-y-1 rounded-surface border-[1.5px] border-line-strong bg-card px-4 py-3 text-1 sm:grid-cols-2 lg:grid-cols-3"
        >
          {asked.map((portal) => (
            <li key={portal}>{portal}</li>
          ))}
        </ul>
      </details>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button look="line" onClick={onLeave}>
          {arrivedTexts.back}
        </Button>
        <Button look="line" onClick={onCancel}>
          {progressTexts.cancel}
        </Button>
      </div>
    </>
  );
}

/** Behind the postings that are on screen, so that nothing above them changes. */
function addNew(taken: readonly Job[], groups: readonly Group[]): readonly Job[] {
  const known = new Set(taken);
  const arrived = groups.flatMap(({ jobs }) => jobs).filter((job) => !known.has(job));
  return arrived.length === 0 ? taken : [...taken, ...pseudoOrder(arrived)];
}

type ArrivedProps = {
  /** Of a search that runs or has ended with vacancies. */
  state: SearchView;
  /** What to show first. */
  arrived: Merged;
  onCancel: () => void;
  /** Back to the progress, or on to the results. */
  onLeave: () => void;
};

type StillAskedProps = { runs: readonly ProviderRun[] } & Pick<ArrivedProps, "onCancel" | "onLeave">;
