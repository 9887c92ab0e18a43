import { providerLabel } from "@vagou/contract/search/catalogue";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useTitleFocus } from "#ui/screen/use-title-focus.ts";
import { describeGroup } from "../describe-group.ts";
import { isAnswered } from "../is-answered.ts";
import { FloatingLabels } from "./floating-labels.tsx";
import { useBrokenConnection } from "./use-broken-connection.ts";
import { useLines } from "./use-lines.ts";
import type { ProviderRun } from "../tab/search-view.ts";
import { arrivedTexts, progressTexts } from "../texts.ts";

/**
 * While the providers answer: how many did, and each one's state as it comes. `onRead` shows the `found` vacancies that have
 * arrived.
 */
export function Progress({ runs, found, onRead, onCancel }: ProgressProps) {
  const title = useTitleFocus();
  const waits = useLines(runs.some((run) => run.group === null));
  const isBroken = useBrokenConnection();
  const done = runs.filter((run) => run.group !== null).length;
  const percent = Math.round((done / Math.max(1, runs.length)) * 100);
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <section className="mx-auto max-w-2xl py-6 sm:py-10">
      <h1 ref={title} tabIndex={-1} className="text-5 outline-none">
        {progressTexts.title}
      </h1>
      <div className="mt-5 mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{progressTexts.label}</span>
        <span className="text-muted tabular-nums">
          {progressTexts.count(done, runs.length)} · {progressTexts.share(percent)}
        </span>
        {/* A screen reader announces only the quarters: eighteen announcements would be too many. */}
        <output className="sr-only">{quarter > 0 && progressTexts.share(quarter)}</output>
      </div>
      <progress aria-label={progressTexts.label} max={runs.length} value={done} />
      <FloatingLabels runs={runs} />
      {/* Its place is kept, so that nothing moves when the first answer comes. */}
      <div className="mb-3 grid min-h-16 items-center">
        {found > 0 && (
          <Button wide className="tabular-nums" onClick={onRead}>
            {arrivedTexts.see(found)}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {/* Both sentences take as many lines. */}
        <output className={classes("min-w-0 flex-[1_1_16rem] text-1", isBroken ? "text-wait" : "text-muted")}>
          {isBroken ? progressTexts.offline : progressTexts.promise}
        </output>
        <Button look="quiet" className="link px-0! max-sm:w-full" onClick={onCancel}>
          {progressTexts.cancel}
        </Button>
      </div>
      <ul className="mt-6 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {runs.map((run) => (
          <RunLine key={run.provider} run={run} waitSeconds={waits.get(run.provider)} isBroken={isBroken} />
        ))}
      </ul>
    </section>
  );
}

type ProgressProps = { runs: ProviderRun[]; found: number; onRead: () => void; onCancel: () => void };

/** Has the same height before and after the answer, so that nothing moves while answers come. */
function RunLine({ run, waitSeconds, isBroken }: RunLineProps) {
  const asked = waitSeconds === undefined ? progressTexts.waiting : progressTexts.inLine(waitSeconds);
  const waiting = isBroken ? progressTexts.waitingForLine : asked;
  const said = run.group === null ? waiting : describeGroup(run.group).said;
  return (
    <li className="flex h-14 min-w-0 items-center gap-3 border-b border-line">
      <span
        className={classes(
          "grid size-6 place-items-center",
          run.group === null ? "text-muted" : isAnswered(run.group) ? "text-leaf" : "text-alert",
        )}
      >
        {run.group === null ? <Spinner /> : <Icon name={isAnswered(run.group) ? "check" : "alert"} />}
      </span>
      <span className="min-w-0">
        <span className="block truncate leading-tight font-semibold">{providerLabel(run.provider)}</span>
        <span className="line-clamp-2 text-1 leading-tight text-muted">{said}</span>
      </span>
    </li>
  );
}

type RunLineProps = { run: ProviderRun; waitSeconds: number | undefined; isBroken: boolean };
