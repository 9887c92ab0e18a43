import { type SavedStatus, savedStatuses } from "@vagou/contract/saved/saved-statuses";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { useState } from "react";
import { classes } from "#ui/classes.ts";
import { SavedCard } from "./saved-card.tsx";
import { inOrder } from "./in-order.ts";
import { savedTexts, titleOf } from "./texts.ts";

/** The saved vacancies by status: five columns on a wide screen, the empty ones narrower, one list on a phone. */
export function Board({ userId, vacancies, picked, onPick }: BoardProps) {
  /** The vacancy that was just moved: its card is drawn anew in another column and takes the focus again. */
  const [moved, setMoved] = useState<{ id: string; words: string } | null>(null);
  const onMoved = (vacancy: SavedVacancy, status: SavedStatus) =>
    setMoved({ id: vacancy.id, words: savedTexts.moved(titleOf(vacancy), savedTexts.status[status]) });
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-x-3 gap-y-6 md:grid-cols-2 xl:flex print:block">
      <output className="sr-only">{moved?.words}</output>
      {savedStatuses.map((status) => {
        const own = inOrder(vacancies.filter((vacancy) => vacancy.status === status));
        return (
          <section
            key={status}
            aria-labelledby={`andamento-${status}`}
            className={classes(
              "min-w-0 xl:rounded-surface xl:bg-sunken xl:p-2",
              // Where nothing stands, the others take the room.
              own.length === 0 ? "max-xl:hidden xl:flex-1 print:hidden" : "xl:flex-2",
            )}
          >
            <h2 id={`andamento-${status}`} className="mb-2 text-3 font-semibold xl:px-1">
              {savedTexts.columns[status]}{" "}
              <span className="text-1 font-normal text-muted tabular-nums">{own.length}</span>
            </h2>
            {own.length === 0 ? (
              <p className="px-1 pb-2 text-1 text-muted">{savedTexts.noneHere}</p>
            ) : (
              <ul className="grid gap-2">
                {own.map((vacancy) => (
                  <li key={vacancy.id} className="min-w-0 break-inside-avoid">
                    <SavedCard
                      userId={userId}
                      vacancy={vacancy}
                      isMoved={moved?.id === vacancy.id}
                      onMoved={onMoved}
                      isPicked={picked === null ? null : picked.has(vacancy.id)}
                      onPick={onPick}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

type BoardProps = {
  userId: string;
  vacancies: readonly SavedVacancy[];
  /** The ids picked for a shared list; null while none is made. */
  picked: ReadonlySet<string> | null;
  onPick: (id: string, isPicked: boolean) => void;
};
