import { fillFacts } from "@vagou/one-list/fill-facts";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { type Ref, useMemo } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { cardTexts } from "../texts.ts";
import { JobCard } from "../vacancies/job-card.tsx";
import { SeenElsewhere } from "./seen-elsewhere.tsx";
import { oneListTexts } from "./texts.ts";

/** A vacancy that was opened: its card, and the buttons that close and hide it. `ref` is that of the first. */
export function OpenVacancy({ ref, vacancy, isBeside = false, onClose, onHide }: OpenVacancyProps) {
  const { job, borrowed } = useMemo(() => fillFacts(vacancy), [vacancy]);
  const title = job.title || cardTexts.defaults.title;
  return (
    <>
      <div className={classes("flex gap-1", isBeside && "sticky top-0 z-10 bg-paper")}>
        <Button
          ref={ref}
          look="quiet"
          className="flex-1"
          aria-label={oneListTexts.closeOf(title)}
          onClick={onClose}
        >
          {oneListTexts.close}
          <Icon name="chevron" className="rotate-180" />
        </Button>
        <Button look="quiet" aria-label={oneListTexts.hideOf(title)} onClick={onHide}>
          {oneListTexts.hide}
          <Icon name="eyeOff" />
        </Button>
      </div>
      <JobCard
        job={job}
        others={vacancy.others}
        isOpened
        more={<SeenElsewhere vacancy={vacancy} borrowed={borrowed} />}
      />
    </>
  );
}

type OpenVacancyProps = {
  ref?: Ref<HTMLButtonElement>;
  vacancy: Vacancy;
  /** True where it scrolls by itself: the buttons then stay in sight. */
  isBeside?: boolean;
  onClose: () => void;
  onHide: () => void;
};
