import type { Job } from "@vagou/contract/job";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { JobCard } from "./job-card.tsx";
import { resultTexts } from "./texts.ts";

/** Cards rendered at once: a cheap phone draws these quickly, and asks for the next. */
const batch = 40;

export function JobList({ jobs, none }: { jobs: Job[]; none: string }) {
  const [shown, setShown] = useState(batch);
  if (jobs.length === 0) return <p className="py-10 text-center text-muted">{none}</p>;
  const left = Math.min(batch, jobs.length - shown);
  return (
    <>
      <ol className="grid gap-3">
        {jobs.slice(0, shown).map((job, index) => (
          <li key={`${job.id} ${index}`} className="min-w-0">
            <JobCard job={job} />
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
