import { useQuery } from "@tanstack/react-query";
import type { SharedJob } from "@vagou/contract/api/answers";
import type { Invitation as Invited, SharedVacancy } from "@vagou/contract/saved/shared-page";
import { useMemo } from "react";
import { relativeDate } from "#lib/words/dates.ts";
import { jobPath } from "#lib/posting/job-page.ts";
import { postingAddress } from "#lib/posting/posting-address.ts";
import { textOfCopy } from "#lib/posting/text-of-copy.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ApplyHints } from "../apply-hints.tsx";
import { Invitation } from "./invitation.tsx";
import { ProviderLink } from "../provider-link.tsx";
import { PostingHead } from "../posting-head.tsx";
import { PostingFailed, PostingMissing, PostingSkeleton } from "../posting-states.tsx";
import { sharedPostingQuery } from "../queries.ts";
import { SharedFraudNotice } from "./shared-fraud-notice.tsx";
import { sharedTexts } from "./shared-texts.ts";
import { postingTexts } from "../texts.ts";
import { useJobTitle } from "../use-job-title.ts";

/**
 * A vacancy that one person sent to another, who may have no account: its data, and a link to its portal.
 *
 * @param handed what the server wrote into the page
 */
export function SharedPostingPage({ id, handed }: { id: string; handed: SharedVacancy | undefined }) {
  const {
    data: job,
    error,
    refetch,
  } = useQuery({ ...sharedPostingQuery(id), initialData: () => handed?.content });
  useJobTitle(job?.title);
  if (job) return <SharedPosting job={job} invited={handed?.invitation} />;
  if (job === null) return <PostingMissing />;
  if (error === null) return <PostingSkeleton />;
  return <PostingFailed error={error} onRetry={() => void refetch()} />;
}

function SharedPosting({ job, invited }: { job: SharedJob; invited: Invited | undefined }) {
  const address = postingAddress(job.url);
  const posted = job.posted_at && relativeDate(job.posted_at);
  const judged = useMemo(() => textOfCopy(job, job.excerpt), [job]);
  return (
    <article className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <PostingHead job={job} />
        {posted && (
          <p suppressHydrationWarning className="text-muted">
            {sharedTexts.posted(posted)}
          </p>
        )}
        <SharedFraudNotice job={judged} />
        {job.excerpt !== "" && (
          <section>
            <h2 className="mb-2 text-4">{sharedTexts.about}</h2>
            <p className="max-w-(--measure) wrap-anywhere">{job.excerpt}</p>
          </section>
        )}
        <div className="grid max-w-(--measure) gap-3">
          {address === null ? (
            <p className="text-muted">{postingTexts.noAddress}</p>
          ) : (
            <ProviderLink portal={job.display_name} address={address} />
          )}
          <ButtonLink to={jobPath(job.id)} look="line" className="when-signed-in">
            {sharedTexts.whole}
          </ButtonLink>
          <ApplyHints more={<span className="when-signed-out">{sharedTexts.free}</span>} />
        </div>
      </div>
      <Invitation known={invited} />
    </article>
  );
}
