import { useQuery } from "@tanstack/react-query";
import type { SharedList } from "@vagou/contract/saved/saved-vacancies";
import type { SharedVacancies } from "@vagou/contract/saved/shared-page";
import { useMemo } from "react";
import { KeptElsewhere } from "#lib/posting/kept-elsewhere.tsx";
import { postingAddress } from "#lib/posting/posting-address.ts";
import { textOfCopy } from "#lib/posting/text-of-copy.ts";
import { relativeDate, formatDay } from "#lib/words/dates.ts";
import { describeDeadline } from "#lib/words/describe-deadline.ts";
import { tameCapitals } from "#lib/words/tame-capitals.ts";
import { buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ApplyHints } from "../apply-hints.tsx";
import { Invitation } from "./invitation.tsx";
import { Missing, PostingFailed, PostingSkeleton } from "../posting-states.tsx";
import { sharedListQuery } from "../queries.ts";
import { SharedFraudNotice } from "./shared-fraud-notice.tsx";
import { sharedListTexts, sharedTexts } from "./shared-texts.ts";
import { postingTexts } from "../texts.ts";

/**
 * Vacancies that one person picked for another, as they were when the list was made.
 *
 * @param handed what the server wrote into the page
 */
export function SharedListPage({ id, handed }: { id: string; handed: SharedVacancies | undefined }) {
  const {
    data: list,
    error,
    refetch,
  } = useQuery({ ...sharedListQuery(id), initialData: () => handed?.content });
  if (list === null)
    return <Missing title={sharedListTexts.missingTitle} texts={[sharedListTexts.missingText]} />;
  if (list === undefined) {
    if (error === null) return <PostingSkeleton />;
    return <PostingFailed error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8">
      <div className="min-w-0">
        <h1 className="text-5">{sharedListTexts.heading(list.jobs.length)}</h1>
        <p className="mt-2 text-muted">
          {sharedListTexts.until(formatDay(new Date(list.shared_at)), formatDay(new Date(list.expires_at)))}
        </p>
        <ul className="mt-5 grid gap-3">
          {list.jobs.map((job) => (
            <li key={job.id}>
              <SharedVacancy job={job} />
            </li>
          ))}
        </ul>
        <div className="mt-5 max-w-(--measure)">
          <ApplyHints more={<span className="when-signed-out">{sharedTexts.free}</span>} />
        </div>
      </div>
      <Invitation known={handed?.invitation} />
    </div>
  );
}

function SharedVacancy({ job }: { job: SharedList["jobs"][number] }) {
  const title = job.title || postingTexts.defaults.title;
  const address = postingAddress(job.url);
  const posted = job.posted_at && relativeDate(job.posted_at);
  const deadline = describeDeadline(job.apply_until);
  const judged = useMemo(() => textOfCopy(job), [job]);
  return (
    <article className="rounded-surface border border-line bg-card p-4 sm:p-5">
      <h2 className="text-[1.2rem] wrap-anywhere">{tameCapitals(title)}</h2>
      <p className="mt-1 text-muted wrap-anywhere">
        {[job.company ?? postingTexts.defaults.company, job.location].filter(Boolean).join(" · ")}
      </p>
      <p className="wrap-anywhere">
        {[...new Set([job.salary, job.contract, job.level])].filter(Boolean).join(" · ")}
      </p>
      {posted && (
        <p suppressHydrationWarning className="text-1 text-muted">
          {sharedTexts.posted(posted)}
        </p>
      )}
      {deadline !== null && (
        <p suppressHydrationWarning className="text-1 text-muted">
          {postingTexts.applications} {deadline.words}
        </p>
      )}
      <KeptElsewhere vacancy={job} title={title} />
      <SharedFraudNotice job={judged} />
      {address === null ? (
        <p className="mt-3 text-muted">{postingTexts.noAddress}</p>
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={sharedListTexts.openOf(title, job.display_name)}
          className={`${buttonClasses({ look: "line" })} to-portal mt-3 max-sm:w-full`}
        >
          {postingTexts.open(job.display_name)}
          <Icon name="arrowOut" />
        </a>
      )}
    </article>
  );
}
