import { useQuery } from "@tanstack/react-query";
import { productName } from "@vagou/contract/product";
import { type ReactNode, useEffect } from "react";
import { BackToSearch } from "./back-to-search.tsx";
import { Posting } from "./posting.tsx";
import { PostingFailed, PostingMissing, PostingSkeleton } from "./posting-states.tsx";
import { isMissing, postingQuery } from "./queries.ts";

/** One vacancy in every state it can be in. `credits`: what the person has left. */
export function PostingPage({ id, credits }: { id: string; credits: ReactNode }) {
  const { data: job, error, refetch } = useQuery(postingQuery(id));
  useEffect(() => {
    // The route's own title is known before the vacancy is.
    if (job !== undefined) document.title = `${job.title} | ${productName}`;
  }, [job]);
  if (job === undefined && isMissing(error)) return <PostingMissing />;
  return (
    <>
      <BackToSearch />
      <div className="mt-3">
        {job !== undefined && <Posting job={job} credits={credits} />}
        {job === undefined && error === null && <PostingSkeleton />}
        {job === undefined && error !== null && <PostingFailed onRetry={() => void refetch()} />}
      </div>
    </>
  );
}
