import { providerLabel } from "@vagou/contract/catalogue";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { describeGroup } from "./describe-group.ts";
import type { ProviderRun } from "./search-types.ts";
import { progressTexts } from "./texts.ts";

/** While the providers answer: how many did, and each one's state as it comes. */
export function Progress({ runs, onCancel }: { runs: ProviderRun[]; onCancel: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: false }), []);
  const done = runs.filter((run) => run.group !== null).length;
  const percent = Math.round((done / Math.max(1, runs.length)) * 100);
  return (
    <section className="rise mx-auto max-w-2xl py-6 sm:py-12">
      <h1 ref={title} tabIndex={-1} className="text-5 outline-none">
        {progressTexts.title}
      </h1>
      <div className="mt-6 mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{progressTexts.label}</span>
        <output className="text-muted tabular-nums">
          {progressTexts.count(done, runs.length)} · {progressTexts.share(percent)}
        </output>
      </div>
      <progress aria-label={progressTexts.label} max={runs.length} value={done} />
      <ul className="mt-8 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2">
        {runs.map((run, index) => (
          <RunLabel key={run.provider} run={run} index={index} />
        ))}
      </ul>
      <Button look="line" className="mt-8 max-sm:w-full" onClick={onCancel}>
        {progressTexts.cancel}
      </Button>
    </section>
  );
}

/** Floats while it waits (not when the person asks for less motion) and settles when it is done. */
function RunLabel({ run, index }: { run: ProviderRun; index: number }) {
  const said = run.group === null ? progressTexts.waiting : describeGroup(run.group).said;
  return (
    <li
      style={{ animationDelay: `${(index % 8) * -0.7}s` }}
      className={classes(
        "flex items-center gap-3 rounded-surface border-[1.5px] bg-card px-4 py-2.5 max-sm:gap-2.5 max-sm:px-3",
        run.group === null && "drift border-line-strong",
        run.status === "success" && "border-leaf",
        run.status === "error" && "border-alert",
      )}
    >
      <span
        className={classes(
          "text-3",
          run.group === null ? "text-muted" : run.status === "success" ? "text-leaf" : "text-alert",
        )}
      >
        {run.group === null ? <Spinner /> : <Icon name={run.status === "success" ? "check" : "alert"} />}
      </span>
      <span>
        <span className="block font-semibold">{providerLabel(run.provider)}</span>
        <span className="block text-1 text-muted">{said}</span>
      </span>
    </li>
  );
}
