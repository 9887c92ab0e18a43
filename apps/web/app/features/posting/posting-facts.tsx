import type { WholeJob } from "#lib/posting/known-jobs.ts";
import { PayNote } from "#lib/posting/pay-note.tsx";
import { relativeDate } from "#lib/words/dates.ts";
import { describeDeadline } from "#lib/words/describe-deadline.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { classes } from "#ui/classes.ts";
import { postingTexts } from "./texts.ts";

/**
 * Pay, contract, work mode and date: what the portal says, what we read in its text, and what neither says. The level and
 * the last day for applications only where the portal says one: most do not.
 */
export function PostingFacts({ job }: { job: WholeJob }) {
  const { provenance } = job;
  const deadline = describeDeadline(job.apply_until);
  const facts = [
    {
      name: postingTexts.salary,
      says: job.salary,
      none: postingTexts.notSaid,
      origin: provenance.salary,
      note: <PayNote job={job} />,
    },
    {
      name: postingTexts.contract,
      says: job.summary.tipoContrato,
      none: postingTexts.notSaid,
      origin: provenance.contract,
    },
    // "Estágio" is often both: it is said once.
    { name: postingTexts.level, says: job.level === job.summary.tipoContrato ? null : job.level },
    {
      name: postingTexts.workMode,
      says: job.work_mode && postingTexts.workModes[job.work_mode],
      none: postingTexts.notSaid,
      origin: provenance.work_mode,
    },
    {
      name: postingTexts.posted,
      says: job.posted_at && relativeDate(job.posted_at),
      none: postingTexts.noDate,
      origin: provenance.posted_at,
    },
    { name: postingTexts.applications, says: deadline?.words },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3">
      {facts.map(
        ({ name, says, none, origin, note }) =>
          (says || none) && (
            <div key={name}>
              <dt className="text-1 text-muted">{name}</dt>
              <dd className={classes("wrap-anywhere", says ? "font-semibold" : "text-muted")}>
                {says || none}
                {says && origin === "derived" && (
                  <span className="block text-1 font-normal text-muted">{vacancyWords.derived}</span>
                )}
                {note}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
