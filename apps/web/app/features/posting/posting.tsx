import { type ReactNode, useEffect, useMemo } from "react";
import { relativeDate } from "#lib/words/dates.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { jobAddress, sharedJobAddress } from "#lib/posting/job-page.ts";
import { departures } from "#lib/marks/departures.ts";
import { marks } from "#lib/marks/marks.ts";
import { SaveVacancy } from "#lib/marks/save-vacancy.tsx";
import { FraudNotice } from "#lib/posting/fraud-notice.tsx";
import { knownPostings, type WholeJob } from "#lib/posting/known-jobs.ts";
import { postingAddress } from "#lib/posting/posting-address.ts";
import { trustedDescription } from "#lib/posting/trusted-description.ts";
import { Panel } from "#ui/panel.tsx";
import { ApplyHints } from "./apply-hints.tsx";
import { useStickyBar } from "#ui/screen/use-sticky-bar.ts";
import { jobPostingData } from "./job-posting-data.ts";
import { postingDataHtml } from "./posting-data-html.ts";
import { notInText } from "./not-in-text.ts";
import { ProviderLink } from "./provider-link.tsx";
import { PostingFacts } from "./posting-facts.tsx";
import { PostingHead } from "./posting-head.tsx";
import { SharePosting } from "./share-posting.tsx";
import { postingTexts } from "./texts.ts";

/** The whole vacancy, as a search last found it. `credits`: what the person has left. */
export function Posting({ job, credits }: { job: WholeJob; credits: ReactNode }) {
  const title = job.title || postingTexts.defaults.title;
  const address = jobAddress(job.id);
  const providerAddress = postingAddress(job.url);
  useEffect(() => marks.mark("seen", [job.id]), [job.id]);
  const postings = knownPostings(job.id);
  const leave = () => departures.leave({ id: job.id, title, postings });
  const data = useMemo(() => postingDataHtml(jobPostingData(job, address)), [job, address]);
  const isDerived = Object.values(job.provenance).includes("derived");
  return (
    <article className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
      <div hidden dangerouslySetInnerHTML={{ __html: data }} />
      <div className="min-w-0 lg:col-span-2">
        <PostingHead job={job} />
      </div>
      <Panel title={postingTexts.facts} className="lg:col-start-2 lg:row-start-2">
        <PostingFacts job={job} />
        <OpenAtProvider job={job} address={providerAddress} onOpen={leave} />
        <div className="mt-4 print:hidden">
          <SaveVacancy id={job.id} postings={postings} title={title} look="line" hasWords />
        </div>
      </Panel>
      <div className="grid min-w-0 grid-cols-1 content-start gap-7 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <FraudNotice job={job} />
        <Description html={job.description} />
        <Items title={postingTexts.requirements} items={notInText(job.summary.requisitos, job.description)} />
        <Items title={postingTexts.benefits} items={notInText(job.summary.beneficios, job.description)} />
        <p className="max-w-(--measure) border-t border-line pt-4 text-1 text-muted">
          {job.last_seen_at === null
            ? postingTexts.found(job.display_name)
            : postingTexts.seen(job.display_name, (relativeDate(job.last_seen_at) ?? "").toLowerCase())}{" "}
          {isDerived && postingTexts.derivedMeans}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 lg:col-start-2 lg:row-start-3 print:hidden">
        <Panel title={postingTexts.share}>
          <SharePosting address={sharedJobAddress(job.id)} words={vacancyWords.message(title, job.company)} />
        </Panel>
        <Panel title={postingTexts.credits}>
          <p className="font-semibold">{credits}</p>
          <p className="mt-1 text-1 text-muted">{postingTexts.free}</p>
        </Panel>
      </div>
      {providerAddress !== null && (
        <WithinReach>
          <ProviderLink portal={job.display_name} address={providerAddress} onOpen={leave} />
        </WithinReach>
      )}
    </article>
  );
}

/** Sticks to the bottom while a person reads; on a low screen it comes after the text, which needs the room. */
function WithinReach({ children }: { children: ReactNode }) {
  const ref = useStickyBar("bottom");
  return (
    <div
      ref={ref}
      className="sticky short:static bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 lg:hidden"
    >
      {children}
    </div>
  );
}

/** What to do next, and what to beware of. */
function OpenAtProvider({ job, address, onOpen }: PortalProps) {
  return (
    <>
      {address === null ? (
        <p className="mt-4 text-muted">{postingTexts.noAddress}</p>
      ) : (
        <div className="mt-4 max-lg:hidden">
          <ProviderLink portal={job.display_name} address={address} onOpen={onOpen} />
        </div>
      )}
      <div className="mt-4">
        <ApplyHints />
      </div>
    </>
  );
}

/** `address`: the portal's page of the vacancy, if it has one. */
type PortalProps = { job: WholeJob; address: string | null; onOpen: () => void };

function Description({ html }: { html: string }) {
  const safe = useMemo(() => trustedDescription(html), [html]);
  return (
    <section>
      <h2 className="mb-3 text-4">{postingTexts.description}</h2>
      {safe === null ? (
        <p className="text-muted">{postingTexts.noDescription}</p>
      ) : (
        <div
          className="vacancy-text [&_li+li]:mt-1 [&>*+*]:mt-3"
          dangerouslySetInnerHTML={{ __html: safe }}
        />
      )}
    </section>
  );
}

function Items({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-4">{title}</h2>
      <ul className="grid max-w-(--measure) list-disc gap-1.5 pl-5 marker:text-leaf">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
