import { providerLabel } from "@vagou/contract/catalogue";
import type { Job } from "@vagou/contract/job";
import { fillFacts } from "@vagou/one-list/fill-facts";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { useMemo, useRef, useState } from "react";
import { relativeDate } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { cardTexts } from "../texts.ts";
import { JobCard } from "../vacancies/job-card.tsx";
import { SeenElsewhere } from "./seen-elsewhere.tsx";
import { tameCapitals } from "./tame-capitals.ts";
import { oneListTexts } from "./texts.ts";

/** One vacancy in four lines, about 112 px high; a tap opens its card in the same place. */
export function VacancyRow({ vacancy }: { vacancy: Vacancy }) {
  const [isOpen, setOpen] = useState(false);
  /** The button that was pressed disappears, so the one that takes its place gets the focus. */
  const hasMoved = useRef(false);
  const toggle = () => {
    hasMoved.current = true;
    setOpen(!isOpen);
  };
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button === null || !hasMoved.current) return;
    // Once: when the list is rendered again, the focus may be elsewhere.
    hasMoved.current = false;
    button.focus({ preventScroll: true });
  };
  const { job, borrowed } = useMemo(() => fillFacts(vacancy), [vacancy]);
  const title = job.title || cardTexts.defaults.title;
  return isOpen ? (
    <div className="m-2">
      <Button ref={takeFocus} look="quiet" wide aria-label={oneListTexts.closeOf(title)} onClick={toggle}>
        {oneListTexts.close}
        <Icon name="chevron" className="rotate-180" />
      </Button>
      <JobCard job={job} more={<SeenElsewhere vacancy={vacancy} borrowed={borrowed} />} />
    </div>
  ) : (
    <article className="relative bg-card px-4 py-2 text-1 leading-[1.35] text-muted hover:bg-sunken">
      <h2 className="line-clamp-2 text-[1.0625rem] leading-[1.25] text-ink">
        {/* The whole row is its target. */}
        <button
          ref={takeFocus}
          type="button"
          aria-expanded="false"
          onClick={toggle}
          className="text-left after:absolute after:inset-0"
        >
          {tameCapitals(title)}
        </button>
      </h2>
      <p className="mt-0.5 truncate">{join([job.company ?? cardTexts.defaults.company, job.location])}</p>
      <p className="truncate">
        {job.salary !== null && <strong className="font-semibold text-ink">{job.salary}</strong>}
        {termsOf(job)}
      </p>
      <p className="truncate">
        {join([
          (job.posted_at && relativeDate(job.posted_at)) ?? cardTexts.noDate,
          providerLabel(job.source),
        ])}
        <OtherPortals vacancy={vacancy} />
      </p>
    </article>
  );
}

/** "+7" behind the first portal. */
function OtherPortals({ vacancy: { lead, others } }: { vacancy: Vacancy }) {
  const count = new Set(others.map(({ source }) => source).filter((source) => source !== lead.source)).size;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true"> {oneListTexts.more(count)}</span>
      <span className="sr-only">{oneListTexts.moreLabel(count)}</span>
    </>
  );
}

/** Contract and way of working, behind the pay where it is said. A place like "Remoto · Brasil" says the latter. */
function termsOf({ salary, summary, work_mode: workMode, location }: Job): string {
  const mode = workMode && cardTexts.workModes[workMode];
  const terms = join([summary.tipoContrato, mode && location?.startsWith(mode) ? null : mode]);
  return salary !== null && terms !== "" ? ` · ${terms}` : terms;
}

function join(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== "").join(" · ");
}
