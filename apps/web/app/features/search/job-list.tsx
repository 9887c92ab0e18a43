import type { Job } from "@vagou/contract/job";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { JobCard } from "./job-card.tsx";
import { resultTexts } from "./texts.ts";

/** Cards that a cheap phone draws at once with the results, and then whenever more are asked for. */
const firstBatch = 20;
const batch = 40;

/** Before the card at this place `pause` stands, where there are so many. */
const pauseAfter = 10;

/**
 * All cards asked for stay in the page, so that searching in it, the keyboard and screen readers find them;
 * those out of sight are not laid out (`.vacancy`), and those of earlier batches not rendered again.
 */
export function JobList({ jobs, none, pause }: JobListProps) {
  const [shown, setShown] = useState(firstBatch);
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef(firstBatch);
  // The keyboard goes on at the first card that came, not below the last.
  useEffect(() => {
    if (shown === seen.current) return;
    list.current?.children[seen.current]?.querySelector("a")?.focus({ preventScroll: true });
    seen.current = shown;
  }, [shown]);
  if (jobs.length === 0) return <p className="py-10 text-center text-muted">{none}</p>;
  const left = Math.min(batch, jobs.length - shown);
  return (
    <>
      <ol ref={list}>
        {jobs.slice(0, shown).map((job, index) => (
          <li key={`${job.id} ${index}`} className="not-first:mt-3">
            {index === pauseAfter && pause && <div className="mb-3">{pause}</div>}
            <Card job={job} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <Button look="line" wide className="mt-4" onClick={() => setShown(shown + batch)}>
          {resultTexts.more(left)}
        </Button>
      )}
    </>
  );
}

const Card = memo(JobCard);

type JobListProps = {
  jobs: Job[];
  /** Said where there are none. */
  none: string;
  /** Stands once in a long list. */
  pause: ReactNode;
};
