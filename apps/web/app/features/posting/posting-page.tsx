import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { knownJob } from "#lib/posting/known-jobs.ts";
import { BackToSearch } from "./back-to-search.tsx";
import { Posting } from "./posting.tsx";
import { PostingFailed, PostingMissing, PostingSkeleton } from "./posting-states.tsx";
import { isMissing, postingQuery } from "./queries.ts";
import { useJobTitle } from "./use-job-title.ts";

/** One vacancy in every state it can be in. `credits`: what the person has left. */
export function PostingPage({ id, credits }: { id: string; credits: ReactNode }) {
  const { data, error, refetch } = useQuery(postingQuery(id));
  // The results of an old search hold vacancies that the server keeps no longer.
  const job = data ?? knownJob(id);
  const isGone = job === undefined && isMissing(error);
  useJobTitle(isGone ? undefined : job?.title);
  if (isGone) return <PostingMissing />;
  return (
    <>
      <BackToSearch />
      <div className="mt-3">
        {job !== undefined && <Posting job={job} credits={credits} />}
        {job === undefined && error === null && <PostingSkeleton />}
        {job === undefined && error !== null && (
          <PostingFailed error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  );
}
