import type { Job } from "@vagou/contract/job";
import { Tabs } from "radix-ui";
import { type ReactNode, useId, useMemo, useState } from "react";
import { formatCount, formatShare } from "#lib/money.ts";
import { controlClasses } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { JobList } from "./job-list.tsx";
import { pseudoOrder } from "./pseudo-order.ts";
import type { Group } from "./search-types.ts";
import { resultTexts } from "./texts.ts";

const all = "todos";

/**
 * The vacancies, all together or of one provider: tabs on a desktop, a dropdown on a phone.
 * `pause` stands once in a long list.
 */
export function ProviderTabs({ groups, pause }: { groups: Group[]; pause: ReactNode }) {
  const id = useId();
  const [shown, setShown] = useState(all);
  const tabs = useMemo(() => tabsOf(groups), [groups]);
  const total = tabs[0]?.jobs.length ?? 0;
  const words = (tab: Tab) =>
    formatCount(tab.jobs.length) + (tab.id === all ? "" : ` · ${formatShare(tab.jobs.length, total)}`);
  return (
    <Tabs.Root value={shown} onValueChange={setShown} activationMode="manual">
      <div className="relative mb-3 md:hidden">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {resultTexts.provider}
        </label>
        <select
          id={id}
          value={shown}
          onChange={(event) => setShown(event.target.value)}
          className={`${controlClasses} appearance-none pr-11`}
        >
          {tabs.map((tab) => (
            <option key={tab.id} value={tab.id}>
              {`${tab.label} (${words(tab)})`}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute right-3 bottom-3.5 text-muted" />
      </div>
      <Tabs.List
        aria-label={resultTexts.tabs}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line max-md:hidden"
      >
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 cursor-pointer border-b-[3px] border-transparent px-3 font-semibold whitespace-nowrap text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-ink"
          >
            {tab.label} <span className="text-1 font-medium text-muted tabular-nums">{words(tab)}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id}>
          <JobList
            jobs={tab.jobs}
            none={tab.id === all ? resultTexts.none : resultTexts.noneHere}
            pause={pause}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function tabsOf(groups: Group[]): Tab[] {
  const jobs = pseudoOrder(groups.flatMap((group) => group.jobs));
  return [
    { id: all, label: resultTexts.all, jobs },
    ...groups.map((group) => ({ id: group.name, label: group.display_name, jobs: group.jobs })),
  ];
}

type Tab = { id: string; label: string; jobs: Job[] };
