import { useQuery } from "@tanstack/react-query";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { keepSaved, readKeptSaved } from "#lib/marks/kept-saved.ts";
import { tameCapitals } from "#lib/words/tame-capitals.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Panel } from "#ui/panel.tsx";
import { nextStepDue } from "./next-step-due.ts";
import { nextStepOf } from "./next-step-of.ts";
import { savedQuery } from "./queries.ts";
import { homeTexts, savedTexts, titleOf } from "./texts.ts";

/** The way to the saved vacancies, with the next step that comes first: as the device has it, until the server answers. */
export function SavedAtHome({ userId }: { userId: string }) {
  const [kept] = useState(() => readKeptSaved(userId));
  const [isRecent] = useState(() => kept !== null && Date.now() - kept.at.getTime() < recentMs);
  const { data, dataUpdatedAt } = useQuery({
    ...savedQuery(userId),
    refetchOnMount: true,
    staleTime: recentMs,
    // Only another device could have changed it meanwhile.
    enabled: !isRecent,
  });
  useEffect(() => {
    if (data !== undefined) keepSaved(userId, { at: new Date(dataUpdatedAt), vacancies: data });
  }, [userId, data, dataUpdatedAt]);
  const vacancies = data ?? kept?.vacancies ?? [];
  const next = nextStepOf(vacancies);
  return (
    <Panel
      title={
        <Link
          to="/minhas-vagas"
          className="flex items-center justify-between gap-3 after:absolute after:inset-0 after:rounded-[16px] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {savedTexts.title}
          <Icon name="chevron" className="-rotate-90 text-muted" />
        </Link>
      }
      className="relative hover:bg-leaf-soft"
    >
      {next === null ? (
        <p className="text-muted">
          {vacancies.length === 0 ? homeTexts.none : homeTexts.noStep(vacancies.length)}
        </p>
      ) : (
        <NextStep vacancy={next.vacancy} day={next.day} />
      )}
    </Panel>
  );
}

function NextStep({ vacancy, day }: { vacancy: SavedVacancy; day: string }) {
  const [now] = useState(() => new Date());
  const due = nextStepDue(day, now);
  return (
    <>
      <p className="truncate">
        <strong className={classes("font-semibold", due.isUrgent && "text-wait")}>{due.words}: </strong>
        {vacancy.next_step || savedTexts.nextStep}
      </p>
      <p className="truncate text-1 text-muted">
        {[tameCapitals(titleOf(vacancy)), vacancy.company].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}

const recentMs = 60 * 60_000;
