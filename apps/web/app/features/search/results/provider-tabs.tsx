import type { Job } from "@vagou/contract/search/job";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { formatCount } from "#lib/words/money.ts";
import { Button } from "#ui/button.tsx";
import { controlClasses } from "#ui/fields/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { dropCaret } from "#ui/screen/drop-caret.ts";
import { OneList } from "../one-list/one-list.tsx";
import { noneInTab, wordsOfTab } from "./tab-words.ts";
import type { KnownBefore } from "../recent/known-before.ts";
import type { Group } from "../search-types.ts";
import { resultTexts } from "../texts.ts";
import { JobCard } from "../vacancies/job-card.tsx";
import { LongList } from "../vacancies/long-list.tsx";
import { TabStrip } from "./tab-strip.tsx";
import { useReadingPlace } from "./use-reading-place.ts";

const all = "todos";

/**
 * The vacancies, all together in one list or of one provider: tabs on a desktop, a dropdown on a phone.
 * `pause` is shown once in a long list.
 */
export function ProviderTabs({ groups, vacancies, searchId, before, pause }: ProviderTabsProps) {
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const start = useReadingPlace(panels, searchId);
  const [shown, setShown] = useState(() => groups.find(({ name }) => name === start?.tab)?.name ?? all);
  const show = (tab: string) => {
    dropCaret();
    setShown(tab);
  };
  const startAt = (tab: string) => (tab === start?.tab ? start.index : 0);
  // Told a frame late: to render it takes longer than to set it aside.
  const isAllShown = useDeferredValue(shown === all);
  const allStartAt = startAt(all);
  const list = useMemo(
    () => (
      <OneList
        vacancies={vacancies}
        searchId={searchId}
        before={before}
        pause={pause}
        startAt={allStartAt}
        startId={start?.id}
        openAtStart={start?.open}
        isNewOnlyAtStart={start?.isNewOnly}
        isShown={isAllShown}
      />
    ),
    [vacancies, searchId, before, pause, allStartAt, start, isAllShown],
  );
  const panelOf = (tab: string) => ({
    role: "tabpanel",
    id: `${id}-panel-${tab}`,
    "aria-labelledby": `${id}-tab-${tab}`,
  });
  const found = groups.reduce((sum, { jobs }) => sum + jobs.length, 0);
  const tabs = [
    { id: all, label: resultTexts.all, words: formatCount(vacancies.length) },
    ...groups.map((group) => ({
      id: group.name,
      label: group.display_name,
      words: wordsOfTab(group, found),
    })),
  ];
  return (
    <div>
      <div className="relative mb-1 flex items-center gap-3 md:hidden">
        <label htmlFor={id} className="shrink-0 font-semibold">
          {resultTexts.provider}
        </label>
        <select
          id={id}
          value={shown}
          onChange={(event) => show(event.target.value)}
          className={`${controlClasses} appearance-none pr-11`}
        >
          {tabs.map((tab) => (
            <option key={tab.id} value={tab.id}>
              {`${tab.label} (${tab.words})`}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute right-3 bottom-3.5 text-muted" />
      </div>
      <TabStrip id={id} label={resultTexts.tabs} tabs={tabs} shown={shown} onShow={show} />
      {/* Skips the list: hundreds of cards have thousands of links before the rest of the page. */}
      <Button
        className="absolute z-10 -translate-y-full opacity-0 focus:opacity-100 not-focus:pointer-events-none"
        onClick={() => end.current?.focus()}
      >
        {resultTexts.skipList}
      </Button>
      <div ref={panels} data-tab={shown}>
        {/* The list itself is no tab stop, which would be taller than any screen; its links are enough. */}
        <div
          {...panelOf(all)}
          aria-hidden={shown === all ? undefined : true}
          className={shown === all ? undefined : "set-aside"}
        >
          {list}
        </div>
        {groups.map((group) => (
          <div key={group.name} {...panelOf(group.name)} hidden={shown !== group.name}>
            {shown === group.name && (
              <LongList
                items={group.jobs}
                look="cards"
                keyOf={idOf}
                draw={drawCard}
                none={noneInTab(group)}
                pause={pause}
                startAt={startAt(group.name)}
              />
            )}
          </div>
        ))}
      </div>
      <div ref={end} tabIndex={-1} />
    </div>
  );
}

function idOf({ id }: Job): string {
  return id;
}

function drawCard(job: Job): ReactNode {
  return <JobCard job={job} />;
}

type ProviderTabsProps = {
  groups: Group[];
  /** What all of them found, each vacancy once. */
  vacancies: readonly Vacancy[];
  /** The id under which these results can be reopened; null when they cannot. */
  searchId: string | null;
  /** What an earlier search with the same words had found; null when there was none. */
  before: KnownBefore | null;
  pause: ReactNode;
};
