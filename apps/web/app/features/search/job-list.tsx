import type { Job } from "@vagou/contract/job";
import { memo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { JobCard } from "./job-card.tsx";
import { resultTexts } from "./texts.ts";

/** Cards that a cheap phone draws at once; the person asks for the next. */
const batch = 40;

/**
 * All cards asked for stay in the page, so that searching in it, the keyboard and screen readers find them;
 * those out of sight are not laid out (`.vacancy`), and those of earlier batches not rendered again.
 */
export function JobList({ jobs, none }: { jobs: Job[]; none: string }) {
  const [shown, setShown] = useState(batch);
  if (jobs.length === 0) return <p className="py-10 text-center text-muted">{none}</p>;
  const left = Math.min(batch, jobs.length - shown);
  return (
    <>
      <ol>
        {jobs.slice(0, shown).map((job, index) => (
          <li key={`${job.id} ${index}`} className="not-first:mt-3">
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
