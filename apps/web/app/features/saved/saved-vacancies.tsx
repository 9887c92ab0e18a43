import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { useEffect, useMemo, useState } from "react";
import { saveFile } from "#lib/device/save-file.ts";
import { keepSaved, readKeptSaved } from "#lib/marks/kept-saved.ts";
import { RefusedTasks } from "#lib/waiting/waiting-notes.tsx";
import { noteSavedIn, openWaiting, useWaiting } from "#lib/waiting/waiting.ts";
import { formatMoment } from "#lib/words/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { Board } from "./board.tsx";
import { savedQuery } from "./queries.ts";
import { SharedByMe } from "./shared-by-me.tsx";
import { SharePicker } from "./share-picker.tsx";
import { savedTexts, shareTexts } from "./texts.ts";
import { withWaiting } from "./with-waiting.ts";
import { writeCsv } from "./write-csv.ts";

/** The saved vacancies of a person in every state that the list can be in. */
export function SavedVacancies({ userId }: { userId: string }) {
  const {
    data: vacancies,
    dataUpdatedAt,
    error,
    isFetching,
    isPaused,
    refetch,
  } = useQuery(savedQuery(userId));
  const [kept] = useState(() => {
    // Here, so that the first view of the list has what waits in it.
    openWaiting();
    return readKeptSaved(userId);
  });
  useEffect(() => {
    if (vacancies !== undefined) keepSaved(userId, { at: new Date(dataUpdatedAt), vacancies });
  }, [userId, vacancies, dataUpdatedAt]);
  const client = useQueryClient();
  useEffect(() => noteSavedIn(client), [client]);
  const hasFailed = error !== null || isPaused;
  // Until the list is here again: while it is asked for, the kept one stays, with what the person types in it.
  const [wasCut, setWasCut] = useState(false);
  if (hasFailed && !wasCut) setWasCut(true);
  const known = vacancies ?? (wasCut ? kept?.vacancies : undefined);
  const tasks = useWaiting((waiting) => waiting.tasks);
  const shown = useMemo(() => known && withWaiting(known, tasks), [known, tasks]);
  if (shown !== undefined) {
    // One list in both states: what the person types stays when the connection comes back.
    return (
      <>
        {vacancies === undefined && kept !== null && (
          <Notice tone="late" title={savedTexts.asItWas(formatMoment(kept.at))} className="mt-6">
            <p className="text-1">{savedTexts.asItWasText}</p>
          </Notice>
        )}
        <RefusedTasks isMessage={false} />
        {shown.length === 0 ? <Empty /> : <Saved userId={userId} vacancies={shown} />}
        <SharedByMe userId={userId} />
      </>
    );
  }
  if (!hasFailed) return <Loading />;
  return (
    <Notice tone="bad" title={savedTexts.failed} className="mt-6">
      <p className="text-1">{savedTexts.failedText}</p>
      <SupportCode code={supportCodeOf(error)} />
      <Button look="line" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
        {savedTexts.retry}
      </Button>
    </Notice>
  );
}

function Saved({ userId, vacancies }: { userId: string; vacancies: readonly SavedVacancy[] }) {
  /** The ids that are picked for a shared list; null while none is made. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const opener = useReturnFocus<HTMLButtonElement>(picked !== null);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <p className="mr-auto text-muted tabular-nums">{savedTexts.count(vacancies.length)}</p>
        <div className="flex flex-wrap gap-2 print:hidden">
          {picked === null && (
            <Button ref={opener} look="line" onClick={() => setPicked(new Set())}>
              {shareTexts.choose}
            </Button>
          )}
          <Button
            look="line"
            onClick={() => saveFile(savedTexts.csvName, writeCsv(vacancies), "text/csv;charset=utf-8")}
          >
            {savedTexts.csv}
          </Button>
          <Button look="line" onClick={() => window.print()}>
            {savedTexts.print}
          </Button>
        </div>
      </div>
      {picked !== null && (
        <SharePicker
          userId={userId}
          picked={vacancies.map(({ id }) => id).filter((id) => picked.has(id))}
          onClose={() => setPicked(null)}
        />
      )}
      <Board
        userId={userId}
        vacancies={vacancies}
        picked={picked}
        onPick={(id, isPicked) =>
          setPicked((others) => {
            const ids = new Set(others);
            if (isPicked) ids.add(id);
            else ids.delete(id);
            return ids;
          })
        }
      />
    </>
  );
}

function Empty() {
  return (
    <div className="py-6 sm:py-10">
      <h2 className="text-4">{savedTexts.empty}</h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">{savedTexts.emptyText}</p>
      <ButtonLink to="/jobs">{savedTexts.search}</ButtonLink>
    </div>
  );
}

function Loading() {
  return (
    <output aria-label={savedTexts.loading} className="mt-6 grid gap-3 md:grid-cols-2 xl:grid-cols-5">
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-44 w-full rounded-surface!" />
      ))}
    </output>
  );
}
