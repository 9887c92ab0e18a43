import { providerCatalogue, providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { relativeDate } from "#lib/words/dates.ts";
import { describeDeadline } from "#lib/words/describe-deadline.ts";
import { joinFacts } from "#lib/words/join-facts.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { fromOpenVacancy, fromResults, jobPath } from "#lib/posting/job-page.ts";
import { buttonClasses } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { NameBadge } from "#ui/name-badge.tsx";
import { excerptHtml } from "./excerpt-html.ts";
import { departures } from "#lib/marks/departures.ts";
import { SaveVacancy } from "#lib/marks/save-vacancy.tsx";
import { FraudNotice } from "#lib/posting/fraud-notice.tsx";
import { PayNote } from "#lib/posting/pay-note.tsx";
import { rememberJob } from "#lib/posting/known-jobs.ts";
import { postingAddress } from "#lib/posting/posting-address.ts";
import { trustedDescription } from "#lib/posting/trusted-description.ts";
import { firstFive } from "./first-five.ts";
import { ShareJob } from "./share-job.tsx";
import { cardTexts, shareTexts } from "../texts.ts";

/** More characters than three lines hold on any screen, so that they end in "…" as the whole text would. */
const excerptLength = 600;

/**
 * One posting. The whole card opens it at its portal; the title and "Ver detalhes" are the links for the keyboard.
 *
 * @param others the postings of the vacancy at other portals
 * @param isOpened true for a card that the person opened by itself: "Ler tudo" is then ready without a connection
 * @param more what else is known of the vacancy, below its facts
 */
export function JobCard({ job, others, isOpened = false, more }: JobCardProps) {
  const postings = useMemo(() => [job.id, ...(others ?? []).map(({ id }) => id)], [job.id, others]);
  const address = postingAddress(job.url);
  const description = useMemo(
    () => trustedDescription(excerptHtml(job.description, excerptLength)),
    [job.description],
  );
  const title = job.title || cardTexts.defaults.title;
  const leave = () => departures.leave({ id: job.id, title, postings });
  const open = (event: MouseEvent<HTMLElement>) => {
    const isOnLink = event.target instanceof Element && event.target.closest("a, button, details") !== null;
    if (isOnLink || window.getSelection()?.toString() !== "") return;
    if (address === null) warnWithoutAddress(job);
    else {
      leave();
      window.open(address, "_blank", "noopener");
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a larger target for the pointer; the links inside serve the keyboard
    <article
      onClick={open}
      className={classes(
        "rounded-surface border border-line bg-card p-4 sm:p-5",
        address !== null && "cursor-pointer hover:border-line-strong",
      )}
    >
      <h2 className="text-[1.2rem] wrap-anywhere">
        {address === null ? (
          title
        ) : (
          <a href={address} target="_blank" rel="noopener" onClick={leave} className="hover:underline">
            {title}
          </a>
        )}
      </h2>
      <p className={classes("mt-2", job.salary === null ? "text-1 text-muted" : "font-bold")}>
        {job.salary ?? cardTexts.noSalary}
        {job.provenance.salary === "derived" && (
          <span className="text-1 font-normal text-muted"> · {vacancyWords.derived}</span>
        )}
      </p>
      <PayNote job={job} />
      <Facts job={job} />
      {more}
      <FraudNotice job={job} {...(others && { others })} />
      {description !== null && (
        <div className="vacancy-text mt-3 line-clamp-3" dangerouslySetInnerHTML={{ __html: description }} />
      )}
      <FirstFive label={cardTexts.requirements} items={job.summary.requisitos} />
      <FirstFive label={cardTexts.benefits} items={job.summary.beneficios} isQuiet />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <span className="inline-flex items-center gap-1.5 text-1 text-muted">
          <Icon name="clock" />
          {(job.posted_at && relativeDate(job.posted_at)) ?? cardTexts.noDate}
        </span>
        <div className="flex gap-2 sm:ml-auto">
          <SaveVacancy id={job.id} postings={postings} title={title} look="line" />
          <ShareJob job={job} title={title} />
        </div>
        <div className="flex items-center justify-between gap-4 max-sm:w-full">
          <Link
            to={jobPath(job.id)}
            state={isOpened ? fromOpenVacancy : fromResults}
            prefetch={isOpened ? "render" : "none"}
            onClick={() => rememberJob(job, postings)}
            aria-label={shareTexts.readAllOf(title)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {shareTexts.readAll}
          </Link>
          {address !== null && (
            <a
              href={address}
              target="_blank"
              rel="noopener"
              onClick={leave}
              aria-label={cardTexts.detailsOf(title)}
              className={buttonClasses({ look: "line" })}
            >
              {cardTexts.details}
              <Icon name="arrowOut" />
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

type JobCardProps = { job: Job; others?: readonly Job[]; isOpened?: boolean; more?: ReactNode };

/** What the portal says; the last day for applications only where it says one, because most do not. */
function Facts({ job }: { job: Job }) {
  const deadline = describeDeadline(job.apply_until);
  const facts = [
    { icon: "building", text: job.company ?? cardTexts.defaults.company },
    { icon: "pin", text: job.location },
    { icon: "contract", text: joinFacts(job.summary.tipoContrato, job.level) },
    { icon: "user", text: job.work_mode && cardTexts.workModes[job.work_mode] },
    { icon: "clock", text: deadline && `${cardTexts.applications} ${deadline.words}` },
  ] as const;
  return (
    <ul className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-1 text-muted">
      <li>
        <ProviderBadge id={job.source} />
      </li>
      {facts.map(
        ({ icon, text }) =>
          text && (
            <li key={icon} className="inline-flex min-w-0 items-center gap-1.5">
              <Icon name={icon} />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** The provider's name beside its colour; grey when the catalogue does not know it. */
function ProviderBadge({ id }: { id: string }) {
  const colour = providerCatalogue.find((entry) => entry.id === id)?.colour;
  return <NameBadge name={providerLabel(id)} colour={colour} />;
}

function FirstFive({ label, items, isQuiet = false }: { label: string; items: string[]; isQuiet?: boolean }) {
  const { shown, left } = firstFive(items);
  if (shown.length === 0) return null;
  const item = isQuiet
    ? "inline text-1 text-muted not-last:after:content-['_·_']"
    : "rounded-[6px] border border-line px-2 py-0.5 text-1";
  return (
    <ul aria-label={label} className={classes("mt-3", !isQuiet && "flex flex-wrap gap-1.5")}>
      {shown.map((text) => (
        <li key={text} className={classes(item, "wrap-anywhere")}>
          {text}
        </li>
      ))}
      {left > 0 && <li className={item}>+{left}</li>}
    </ul>
  );
}

function warnWithoutAddress(job: Job): void {
  // oxlint-disable-next-line no-console -- asked for by the specification
  console.warn("This vacancy has no address to open", job.id);
}
