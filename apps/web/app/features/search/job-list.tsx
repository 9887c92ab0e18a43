import type { Job } from "@vagou/contract/job";
import { Fragment, type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { JobCard } from "./job-card.tsx";
import { resultTexts } from "./texts.ts";

/** Cards rendered at once: a cheap phone draws these quickly, and asks for the next. */
const batch = 40;

/** After so many cards `pause` stands, where more of them follow. */
const pauseAfter = 10;

export function JobList({ jobs, none, pause }: { jobs: Job[]; none: string; pause: ReactNode }) {
  const [shown, setShown] = useState(batch);
  if (jobs.length === 0) return <p className="py-10 text-center text-muted">{none}</p>;
  const left = Math.min(batch, jobs.length - shown);
  return (
    <>
      <ol className="grid gap-3">
        {jobs.slice(0, shown).map((job, index) => (
          <Fragment key={`${job.id} ${index}`}>
            {index === pauseAfter && pause && <li className="min-w-0">{pause}</li>}
            <li className="min-w-0">
              <JobCard job={job} />
            </li>
          </Fragment>
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
