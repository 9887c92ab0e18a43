import type { Job } from "@vagou/contract/job";
import { memo, type ReactNode, useMemo } from "react";
import { JobCard } from "./job-card.tsx";
import { useDrawnSlices } from "./use-drawn-slices.ts";

/** The number of cards drawn at once: a cheap phone draws them within two frames. */
const sliceSize = 3;

/** `pause` is shown before the slice of this number, in lists that reach it. */
const sliceAfterPause = 4;

/**
 * All vacancies, in slices: those near the screen are drawn first, the others follow by themselves. A slice that
 * is not drawn yet has a placeholder, so that nothing moves when it is drawn. Once drawn, a slice stays in the page
 * and is not rendered again; out of sight it is not laid out (`.vacancies`).
 */
export function JobList({ jobs, none, pause, startAt = 0, isShown = true }: JobListProps) {
  const slices = useMemo(() => slicesOf(jobs), [jobs]);
  const { drawn, place } = useDrawnSlices(isShown ? slices.length : 0, slicesAround(startAt));
  if (jobs.length === 0) return <p className="py-10 text-center text-muted">{none}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the items of an <ol> cannot stand in slices
    <div role="list" className="vacancy-list">
      {slices.map((slice, number) => {
        const height = `calc(${slice.length} * (var(--vacancy-height) + 12px))`;
        return drawn.has(number) ? (
          <div
            key={number}
            data-slice={number}
            className="vacancies"
            style={{ containIntrinsicHeight: `auto ${height}` }}
          >
            <Slice
              jobs={slice}
              first={number * sliceSize}
              total={jobs.length}
              pause={number === sliceAfterPause && pause}
            />
          </div>
        ) : (
          <div
            key={number}
            ref={place}
            data-slice={number}
            className="vacancies-to-come"
            style={{ height }}
          />
        );
      })}
    </div>
  );
}

/** Each card states its number, because the list that a screen reader counts may not be complete yet. */
const Slice = memo(function Slice({ jobs, first, total, pause }: SliceProps) {
  return jobs.map((job, index) => (
    <div
      key={`${job.id} ${index}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="listitem"
      aria-posinset={first + index + 1}
      aria-setsize={total}
      className="pb-3"
    >
      {index === 0 && pause && <div className="mb-3">{pause}</div>}
      <JobCard job={job} />
    </div>
  ));
});

/** Two slices fill any screen, and so do the neighbours of one that is entered in its middle. */
function slicesAround(startAt: number): number[] {
  const slice = Math.floor(startAt / sliceSize);
  return startAt === 0 ? [0, 1] : [0, slice - 1, slice, slice + 1];
}

function slicesOf(jobs: Job[]): Job[][] {
  return Array.from({ length: Math.ceil(jobs.length / sliceSize) }, (_, number) =>
    jobs.slice(number * sliceSize, (number + 1) * sliceSize),
  );
}

type JobListProps = {
  jobs: Job[];
  /** The text for an empty list. */
  none: string;
  /** Shown once in a long list. */
  pause: ReactNode;
  /** The index, from 0, of the vacancy around which the list is drawn at once. */
  startAt?: number | undefined;
  /** False while the list is in the page and hidden: then nothing more is drawn. */
  isShown?: boolean;
};

type SliceProps = {
  jobs: Job[];
  /** The index of the first of them in the whole list, from 0. */
  first: number;
  total: number;
  pause: ReactNode;
};
