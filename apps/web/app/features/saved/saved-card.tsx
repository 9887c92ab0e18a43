import { useQueryClient } from "@tanstack/react-query";
import { type SavedStatus, savedStatuses } from "@vagou/contract/saved/saved-statuses";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { useState } from "react";
import { Link } from "react-router";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { forgetDraft } from "#lib/session/drafts.ts";
import { jobPath } from "#lib/posting/job-page.ts";
import { KeptElsewhere } from "#lib/posting/kept-elsewhere.tsx";
import { postingAddress } from "#lib/posting/posting-address.ts";
import { formatCalendarDay, formatDay } from "#lib/words/dates.ts";
import { describeDeadline } from "#lib/words/describe-deadline.ts";
import { joinFacts } from "#lib/words/join-facts.ts";
import { WaitingLine } from "#lib/waiting/waiting-notes.tsx";
import { useWaiting } from "#lib/waiting/waiting.ts";
import { tameCapitals } from "#lib/words/tame-capitals.ts";
import { Button, buttonClasses, takeFocus } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { describeLastSeen } from "./describe-last-seen.ts";
import { nextStepDue } from "./next-step-due.ts";
import { noteDraft, readNoteDraft } from "./note-draft.ts";
import { changing, removeSaved, restoreSaved } from "./queries.ts";
import { SavedNotes } from "./saved-notes.tsx";
import { savedTexts, shareTexts, titleOf } from "./texts.ts";
import { useMove } from "./use-move.ts";

/** One saved vacancy: what it is, how far the application has come, and what the person wrote. */
export function SavedCard({ userId, vacancy, isMoved, onMoved, isPicked, onPick }: SavedCardProps) {
  const client = useQueryClient();
  const { id } = vacancy;
  const title = titleOf(vacancy);
  const address = postingAddress(vacancy.url);
  // What was typed waits in the open form: the session may have ended meanwhile.
  const [isEditing, setEditing] = useState(() => readNoteDraft(userId, id) !== null);
  const edit = useReturnFocus<HTMLButtonElement>(isEditing);
  const { shown, move } = useMove({ userId, vacancy, onMoved });
  const removing = useAttempt({
    mutationFn: () => removeSaved(userId, vacancy),
    ...changing(savedTexts.removeFailed),
  });
  /** The kind of the last task that waits for this vacancy. */
  const waits = useWaiting(
    ({ tasks }) => tasks.findLast((task) => task.kind !== "message" && task.postingId === id)?.kind ?? null,
  );
  const takeLostFocus = (select: HTMLSelectElement | null) => {
    if (isMoved && document.activeElement === document.body) select?.focus();
  };
  if (removing.isSuccess || waits === "remove") {
    return (
      <RemovedLine
        title={title}
        isWaiting={waits === "remove"}
        takesFocus={removing.isSuccess}
        onUndo={async () => {
          await restoreSaved(client, userId, id);
          setEditing(false);
          removing.reset();
        }}
      />
    );
  }
  return (
    <article className="rounded-surface border border-line bg-card p-3.5">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-2 leading-snug wrap-anywhere">
          {vacancy.last_seen_at === null ? (
            tameCapitals(title)
          ) : (
            <Link to={jobPath(id)} className="hover:underline">
              {tameCapitals(title)}
            </Link>
          )}
        </h3>
        {isPicked !== null && (
          <label className="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center print:hidden">
            <span className="sr-only">{shareTexts.pick(title)}</span>
            <input
              type="checkbox"
              checked={isPicked}
              onChange={({ target }) => onPick(id, target.checked)}
              className="size-5 accent-(--leaf)"
            />
          </label>
        )}
      </div>
      <p className="mt-1 text-1 text-muted wrap-anywhere">
        {joinFacts(vacancy.company ?? savedTexts.defaults.company, vacancy.location)}
      </p>
      <p className="text-1 wrap-anywhere">
        {joinFacts(
          vacancy.salary,
          vacancy.contract,
          vacancy.level,
          vacancy.work_mode && savedTexts.workModes[vacancy.work_mode],
        )}
      </p>
      <KeptElsewhere vacancy={vacancy} title={title} />
      <Deadline vacancy={vacancy} />
      <LastSeen vacancy={vacancy} />
      <NextStep vacancy={vacancy} />
      {vacancy.note !== "" && !isEditing && (
        <p className="mt-2 line-clamp-4 border-l-2 border-line-strong pl-2 text-1 whitespace-pre-line wrap-anywhere print:line-clamp-none">
          {vacancy.note}
        </p>
      )}
      <div className="relative mt-3 print:hidden">
        <select
          ref={takeLostFocus}
          aria-label={savedTexts.statusOf(title)}
          value={shown}
          onChange={({ target }) => {
            const wanted = savedStatuses.find((status) => status === target.value);
            if (wanted !== undefined) move(wanted);
          }}
          className="min-h-11 w-full appearance-none rounded-small border-[1.5px] border-line-strong bg-card pr-9 pl-3 text-[1rem] font-semibold"
        >
          {savedStatuses.map((status) => (
            <option key={status} value={status}>
              {savedTexts.status[status]}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-3 right-2.5 text-muted" />
      </div>
      <p className="mt-1 text-1 text-muted">
        {savedTexts.since(vacancy.status, formatDay(new Date(vacancy.status_at)))}
      </p>
      {waits === "change" && <WaitingLine className="mt-2" />}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        {!isEditing && (
          <Button
            ref={edit}
            look="quiet"
            className="link px-0! text-1! print:hidden"
            aria-expanded="false"
            aria-label={savedTexts.editOf(title)}
            onClick={() => setEditing(true)}
          >
            {savedTexts.edit}
          </Button>
        )}
        {address !== null && (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={savedTexts.openOf(title, vacancy.display_name)}
            className={classes(buttonClasses({ look: "quiet" }), "to-portal link px-0! text-1!")}
          >
            {savedTexts.open(vacancy.display_name)}
            <Icon name="arrowOut" />
          </a>
        )}
      </div>
      {isEditing && (
        <SavedNotes
          userId={userId}
          vacancy={vacancy}
          onClose={() => {
            forgetDraft(userId, noteDraft(id));
            setEditing(false);
          }}
          remove={
            <Button
              look="danger-line"
              busy={removing.isPending}
              aria-label={savedTexts.removeOf(title)}
              onClick={() => removing.mutate()}
            >
              {savedTexts.remove}
            </Button>
          }
        />
      )}
    </article>
  );
}

/** The last day for applications, as long as the person has not applied. */
function Deadline({ vacancy }: { vacancy: SavedVacancy }) {
  const [now] = useState(() => new Date());
  const deadline = describeDeadline(vacancy.apply_until, now);
  if (deadline === null || vacancy.status !== "saved") return null;
  return (
    <p className={classes("mt-2 text-1", deadline.isOver && "text-wait")}>
      {savedTexts.applications} {deadline.words}
    </p>
  );
}

function LastSeen({ vacancy }: { vacancy: SavedVacancy }) {
  const [now] = useState(() => new Date());
  const words = describeLastSeen(vacancy, now);
  if (words === null) return null;
  return (
    <p className="mt-2 flex gap-1.5 text-1 text-wait">
      <Icon name="clock" className="mt-0.5" />
      {words}
    </p>
  );
}

function NextStep({ vacancy: { next_step: step, next_step_on: day } }: { vacancy: SavedVacancy }) {
  const [now] = useState(() => new Date());
  if (step === "" && day === null) return null;
  const due = day === null ? null : nextStepDue(day, now);
  return (
    <p className="mt-2 text-1 wrap-anywhere">
      {due !== null && (
        <strong className={classes("font-semibold print:hidden", due.isUrgent && "text-wait")}>
          {due.words}:{" "}
        </strong>
      )}
      {/* A sheet of paper is read on other days, too. */}
      {day !== null && <strong className="hidden print:inline">{formatCalendarDay(day)}: </strong>}
      {step || savedTexts.nextStep}
    </p>
  );
}

/** What is left of a vacancy that was taken out of the list, until the page is left. */
function RemovedLine({ title, isWaiting, takesFocus, onUndo }: RemovedLineProps) {
  const undoing = useAttempt({
    mutationFn: onUndo,
    ...changing(savedTexts.undoFailed),
  });
  return (
    <div className="rounded-surface border border-dashed border-line-strong p-3 text-1 text-muted print:hidden">
      <p className="wrap-anywhere">
        {savedTexts.removed} {title}
      </p>
      {isWaiting && <WaitingLine className="mt-1" />}
      <Button
        ref={takesFocus ? takeFocus : undefined}
        look="quiet"
        className="link px-0!"
        busy={undoing.isPending}
        aria-label={savedTexts.undoOf(title)}
        onClick={() => undoing.mutate()}
      >
        {savedTexts.undo}
      </Button>
    </div>
  );
}

type RemovedLineProps = {
  title: string;
  /** True while the server was not told. */
  isWaiting: boolean;
  takesFocus: boolean;
  onUndo: () => Promise<void>;
};

type SavedCardProps = {
  userId: string;
  vacancy: SavedVacancy;
  /** True for the card that the person has just moved to another status. */
  isMoved: boolean;
  onMoved: (vacancy: SavedVacancy, status: SavedStatus) => void;
  /** Whether it is picked for a shared list; null while none is made. */
  isPicked: boolean | null;
  onPick: (id: string, isPicked: boolean) => void;
};
