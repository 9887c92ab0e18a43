import type { WholeJob } from "#lib/posting/known-jobs.ts";
import { PayNote } from "#lib/posting/pay-note.tsx";
import { relativeDate } from "#lib/words/dates.ts";
import { describeDeadline } from "#lib/words/describe-deadline.ts";
import { classes } from "#ui/classes.ts";
import { postingTexts } from "./texts.ts";

/**
 * Pay, contract, work mode and date: what the portal says, what we read in its text, and what neither says. The last day
 * for applications only where the portal says one: most do not.
 */
export function PostingFacts({ job }: { job: WholeJob }) {
  const { provenance } = job;
  const deadline = describeDeadline(job.apply_until);
  const facts = [
    {
      name: postingTexts.salary,
      says: job.salary,
      none: postingTexts.noSalary,
      origin: provenance.salary,
      note: <PayNote job={job} />,
    },
    {
      name: postingTexts.contract,
      says: job.summary.tipoContrato,
      none: postingTexts.noContract,
      origin: provenance.contract,
    },
    {
      name: postingTexts.workMode,
      says: job.work_mode && postingTexts.workModes[job.work_mode],
      none: postingTexts.noWorkMode,
      origin: provenance.work_mode,
    },
    {
      name: postingTexts.posted,
      says: job.posted_at && relativeDate(job.posted_at),
      none: postingTexts.noDate,
      origin: provenance.posted_at,
    },
    ...(deadline === null
      ? []
      : [{ name: postingTexts.applications, says: deadline.words, none: "", origin: null }]),
  ];
  return (
    <dl className="grid grid-cols-1 gap-3">
      {facts.map(({ name, says, none, origin, note }) => (
        <div key={name}>
          <dt className="text-1 text-muted">{name}</dt>
          <dd className={classes("wrap-anywhere", says ? "font-semibold" : "text-muted")}>
            {says || none}
            {says && origin === "derived" && (
              <span className="block text-1 font-normal text-muted">{postingTexts.derived}</span>
            )}
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
