import { filterVacancies } from "@vagou/one-list/filters/filter-vacancies";
import { noFilters, type Order } from "@vagou/one-list/filters/filters";
import { paySection } from "@vagou/one-list/filters/sort-vacancies";
import { writeFilters } from "@vagou/one-list/filters/write-filters";
import type { Vacancy } from "@vagou/one-list/vacancy";
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { useWideScreen } from "#ui/screen/use-screen-width.ts";
import { useNotedNews } from "../recent/at-home/use-noted-news.ts";
import type { KnownBefore } from "../recent/known-before.ts";
import { resultTexts } from "../texts.ts";
import { LongList } from "../vacancies/long-list.tsx";
import { Beside } from "./beside.tsx";
import { createOpened } from "./create-opened.ts";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { focusRow } from "./focus-row.ts";
import { KeyHelp, KeyHelpButton } from "./key-help.tsx";
import { ListBar } from "./filters/list-bar.tsx";
import { OnlyNew } from "./filters/only-new.tsx";
import { Pictures } from "./filters/pictures.tsx";
import { postingsOf } from "./postings-of.ts";
import { filterTexts, oneListTexts } from "./texts.ts";
import { useFilters } from "./filters/use-filters.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useHiddenBefore } from "./use-hidden-before.ts";
import { VacancyRow } from "./vacancy-row.tsx";

/**
 * What all portals found, each vacancy once, in short rows, filtered and sorted on the device. `pause` is shown once in
 * a long list; `before` is what an earlier search had found.
 */
export function OneList(props: OneListProps) {
  const { vacancies, searchId, before, pause, startAt, startId, openAtStart, isNewOnlyAtStart, isShown } =
    props;
  const [chosen, setFilters] = useFilters(searchId);
  // A choice is shown in the next frame, the list that follows from it in one after that.
  const filters = useDeferredValue(chosen);
  const [isOpen, setOpen] = useState(false);
  const [isNewOnly, setNewOnly] = useState(isNewOnlyAtStart === true && before !== null);
  const [now] = useState(() => new Date());
  const { listed, left, isAll, showAll } = useHiddenBefore(vacancies);
  const fresh = useMemo(
    () =>
      before === null ? nothing : new Set(listed.filter((vacancy) => before.isNew(postingsOf(vacancy)))),
    [listed, before],
  );
  useNotedNews({ searchId, before, count: fresh.size });
  const wanted = useMemo(() => (isNewOnly ? [...fresh] : listed), [listed, fresh, isNewOnly]);
  const { shown, counts } = useMemo(() => filterVacancies(wanted, filters, now), [wanted, filters, now]);
  const sections = useMemo(() => sectionsOf(shown, filters.order), [shown, filters.order]);
  const isBeside = useWideScreen();
  const [opened] = useState(() => createOpened(openAtStart));
  const draw = useMemo(
    () => (vacancy: Vacancy) => (
      <>
        <SectionTitle words={sections.get(vacancy)} />
        <VacancyRow vacancy={vacancy} isNew={fresh.has(vacancy)} opened={opened} isBeside={isBeside} />
      </>
    ),
    [sections, fresh, opened, isBeside],
  );
  const startRow = shown.findIndex(({ lead }) => lead.id === startId);
  const rows = useMemo(
    () => (
      <LongList
        // Another choice is another list: of this one, only what is on screen has to be drawn at once.
        key={`${String(writeFilters(filters))} ${isNewOnly} ${isAll}`}
        items={shown}
        look="rows"
        keyOf={idOf}
        draw={draw}
        none={null}
        pause={pause}
        startAt={startRow < 0 ? startAt : startRow}
        isShown={isShown}
      />
    ),
    [filters, isNewOnly, isAll, shown, draw, pause, startAt, startRow, isShown],
  );
  const clear = ({ detail }: MouseEvent) => {
    // The panel holds the words as they were typed.
    setOpen(false);
    setNewOnly(false);
    setFilters({ ...noFilters, order: chosen.order });
    // The button goes. As in what arrives, only a press of the keyboard leads on.
    if (listed[0] !== undefined) focusRow(idOf(listed[0]), detail === 0);
  };
  const [isHelping, setHelping] = useState(false);
  const toggleHelp = useCallback(() => setHelping((was) => !was), []);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, toggleHelp);
  if (vacancies.length === 0) return <p className="py-10 text-center text-muted">{resultTexts.none}</p>;
  return (
    <>
      <ListBar
        isInPage={isShown}
        filters={chosen}
        shown={shown.length}
        hidden={listed.length - shown.length}
        isOpen={isOpen}
        onOpen={setOpen}
        onChange={setFilters}
        panel={<FilterPanel filters={chosen} counts={counts} onChange={setFilters} />}
      >
        {before !== null && (
          <OnlyNew count={fresh.size} since={before.at} isOn={isNewOnly} onChange={setNewOnly} />
        )}
        <KeyHelpButton isOpen={isHelping} onChange={setHelping} />
      </ListBar>
      {isHelping && <KeyHelp />}
      <Pictures
        vacancies={wanted}
        shown={shown}
        filters={filters}
        chosen={chosen}
        now={now}
        onChange={setFilters}
      />
      {left > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-x-3 text-1 text-muted">
          {!isAll && oneListTexts.hiddenByYou(left)}
          <Button look="quiet" className="link px-0!" onClick={() => showAll(!isAll)}>
            {isAll ? oneListTexts.leaveHiddenOut : oneListTexts.showHidden}
          </Button>
        </p>
      )}
      <div className={classes(isBeside && "grid grid-cols-2 items-start gap-4")}>
        <div
          ref={list}
          data-new-only={isNewOnly || undefined}
          className="min-w-0 overflow-hidden rounded-surface border border-line"
        >
          {shown.length > 0 ? rows : listed.length > 0 && <NoneFits onClear={clear} />}
        </div>
        {isBeside && <Beside vacancies={vacancies} opened={opened} />}
      </div>
    </>
  );
}

/** In the place of a list that the filters leave empty. */
function NoneFits({ onClear }: { onClear: (press: MouseEvent) => void }) {
  return (
    <div className="py-8 text-center text-muted">
      <p>{filterTexts.none}</p>
      <Button look="quiet" className="link px-0!" onClick={onClear}>
        {filterTexts.clear}
      </Button>
    </div>
  );
}

/** Above the first vacancy of a section, in the order by pay: amounts of a CLT and of a PJ are never compared. */
function SectionTitle({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return <p className="border-b border-line bg-sunken px-4 py-1.5 text-1 font-semibold">{words}</p>;
}

/** @returns the titles of the sections, by the vacancy that is first in each */
function sectionsOf(shown: readonly Vacancy[], order: Order): ReadonlyMap<Vacancy, string> {
  const titles = new Map<Vacancy, string>();
  if (order !== "pay") return titles;
  const known = new Set<string>();
  for (const vacancy of shown) {
    const section = paySection(vacancy);
    if (!known.has(section)) titles.set(vacancy, oneListTexts.paySections[section]);
    known.add(section);
  }
  return titles;
}

const nothing: ReadonlySet<Vacancy> = new Set();

function idOf({ lead }: Vacancy): string {
  return lead.id;
}

type OneListProps = {
  vacancies: readonly Vacancy[];
  /** The id under which these results can be reopened; null when they cannot. */
  searchId: string | null;
  /** Null when the words were searched for the first time, or while the search runs. */
  before: KnownBefore | null;
  pause: ReactNode;
  startAt: number;
  /** The id of the first posting of the vacancy to begin at, where it is still listed. */
  startId?: string | undefined;
  /** The vacancies that are open at first: ids of their first postings. */
  openAtStart?: readonly string[] | undefined;
  /** True when only what is new is shown at first. */
  isNewOnlyAtStart?: boolean | undefined;
  isShown: boolean;
};
