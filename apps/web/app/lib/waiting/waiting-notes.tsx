import { useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { waiting } from "./waiting.ts";
import { waitingTexts } from "./texts.ts";
import type { WaitingTask } from "./waiting-tasks.ts";

/** Says quietly that what stands here was not sent yet. */
export function WaitingLine({ className }: { className?: string }) {
  return (
    <p className={classes("flex gap-1.5 text-1 text-muted print:hidden", className)}>
      <Icon name="clock" className="mt-0.5" />
      {waitingTexts.willBeSent}
    </p>
  );
}

/**
 * What the server refused of what had waited, with what the person wrote, until they have read it.
 * @param isMessage shows messages to the support; else changes of saved vacancies
 */
export function RefusedTasks({ isMessage }: { isMessage: boolean }) {
  const { refused } = useSyncExternalStore(waiting.subscribe, waiting.read, waiting.read);
  const own = refused.filter(({ task }) => (task.kind === "message") === isMessage);
  return (
    <div className="mt-4 grid gap-3 empty:hidden print:hidden">
      {own.map(({ task, why }) => (
        <Notice key={task.id} tone="bad" title={waitingTexts.refusedTitle(task)}>
          <p className="text-1">{why}</p>
          {textOf(task) !== "" && (
            <>
              <p className="mt-2 text-1 text-muted">{waitingTexts.refusedNote}</p>
              <p className="border-l-2 border-line-strong pl-2 whitespace-pre-line select-all wrap-anywhere">
                {textOf(task)}
              </p>
            </>
          )}
          <Button
            look="line"
            className="mt-3"
            aria-label={waitingTexts.dismissOf(task)}
            onClick={() => waiting.dismiss(task.id)}
          >
            {waitingTexts.dismiss}
          </Button>
        </Notice>
      ))}
    </div>
  );
}

function textOf(task: WaitingTask): string {
  if (task.kind === "message") return task.text;
  if (task.kind === "remove") return "";
  return [task.changes.next_step, task.changes.note].filter(Boolean).join("\n\n");
}
