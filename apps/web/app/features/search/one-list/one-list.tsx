import { filterVacancies } from "@vagou/one-list/filters/filter-vacancies";
import { writeFilters } from "@vagou/one-list/filters/write-filters";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { type ReactNode, useMemo, useState } from "react";
import { resultTexts } from "../texts.ts";
import { LongList } from "../vacancies/long-list.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ListBar } from "./list-bar.tsx";
import { Pictures } from "./pictures.tsx";
import { filterTexts } from "./texts.ts";
import { useFilters } from "./use-filters.ts";
import { VacancyRow } from "./vacancy-row.tsx";

/**
 * What all portals found, each vacancy once, in short rows, filtered and sorted on the device. `pause` is shown once in
 * a long list.
 */
export function OneList({ vacancies, searchId, pause, startAt, isShown }: OneListProps) {
  const [filters, setFilters] = useFilters(searchId);
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const { shown, hidden, counts } = useMemo(
    () => filterVacancies(vacancies, filters, now),
    [vacancies, filters, now],
  );
  if (vacancies.length === 0) return <p className="py-10 text-center text-muted">{resultTexts.none}</p>;
  return (
    <>
      <ListBar
        filters={filters}
        shown={shown.length}
        hidden={hidden}
        isOpen={isOpen}
        onOpen={setOpen}
        onChange={setFilters}
        panel={<FilterPanel filters={filters} counts={counts} onChange={setFilters} />}
      />
      <Pictures vacancies={shown} filters={filters} now={now} onChange={setFilters} />
      <div className="overflow-hidden rounded-surface border border-line">
        <LongList
          // Another choice is another list: of this one, only what is on screen has to be drawn at once.
          key={String(writeFilters(filters))}
          items={shown}
          look="rows"
          keyOf={idOf}
          draw={drawRow}
          none={filterTexts.none}
          pause={pause}
          startAt={startAt}
          isShown={isShown}
        />
      </div>
    </>
  );
}

function idOf({ lead }: Vacancy): string {
  return lead.id;
}

function drawRow(vacancy: Vacancy): ReactNode {
  return <VacancyRow vacancy={vacancy} />;
}

type OneListProps = {
  vacancies: readonly Vacancy[];
  /** The id under which these results can be reopened; null when they cannot. */
  searchId: string | null;
  pause: ReactNode;
  startAt: number;
  isShown: boolean;
};
