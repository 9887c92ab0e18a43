import { useQuery, useQueryClient } from "@tanstack/react-query";
import { nextStepMaxLength, savedNoteMaxLength } from "@vagou/contract/limits";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { keepDraft } from "#lib/session/drafts.ts";
import { FraudNotice } from "#lib/posting/fraud-notice.tsx";
import { textOfCopy } from "#lib/posting/text-of-copy.ts";
import { trustedDescription } from "#lib/posting/trusted-description.ts";
import { Button, takeFocus } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/fields/field.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { waitingTexts } from "#lib/waiting/texts.ts";
import { type NoteDraft, noteDraft, readNoteDraft } from "./note-draft.ts";
import { changeSaved, changing, savedTextQuery } from "./queries.ts";
import { savedTexts, titleOf } from "./texts.ts";

/** The person's note and next step, to change; and the text of the posting as it was kept. */
export function SavedNotes({ userId, vacancy, onClose, remove }: SavedNotesProps) {
  const client = useQueryClient();
  const { id } = vacancy;
  // What the person saw when they began: the list may change meanwhile.
  const [before] = useState(vacancy);
  const [{ step, day, note }, setTyped] = useState(
    () =>
      readNoteDraft(userId, id) ?? {
        step: vacancy.next_step,
        day: vacancy.next_step_on ?? "",
        note: vacancy.note,
      },
  );
  const type = (next: Partial<NoteDraft>) => {
    const typed = { step, day, note, ...next };
    setTyped(typed);
    keepDraft(userId, noteDraft(id), JSON.stringify(typed));
  };
  const [isReading, setReading] = useState(false);
  const saving = useAttempt({
    mutationFn: () =>
      changeSaved(client, {
        userId,
        vacancy: before,
        changes: { next_step: step, next_step_on: day === "" ? null : day, note },
      }),
    onSuccess: (told) => {
      showToast(
        told === "told"
          ? { tone: "success", title: savedTexts.saved }
          : { tone: "info", title: savedTexts.savedHere, text: waitingTexts.willBeSent },
      );
      onClose();
    },
    ...changing(savedTexts.saveFailed),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-3 grid grid-cols-1 gap-3 border-t border-line pt-3"
    >
      <TextField
        ref={takeFocus}
        label={savedTexts.nextStep}
        hint={savedTexts.nextStepHint}
        value={step}
        maxLength={nextStepMaxLength}
        onChange={({ target }) => type({ step: target.value })}
      />
      <TextField
        label={savedTexts.nextStepOn}
        type="date"
        value={day}
        onChange={({ target }) => type({ day: target.value })}
      />
      <TextArea
        label={savedTexts.note}
        hint={savedTexts.noteHint}
        rows={4}
        value={note}
        maxLength={savedNoteMaxLength}
        onChange={({ target }) => type({ note: target.value })}
      />
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? savedTexts.saving : savedTexts.save}
        </Button>
        <Button look="line" aria-label={savedTexts.closeEditOf(titleOf(vacancy))} onClick={onClose}>
          {savedTexts.closeEdit}
        </Button>
      </div>
      <Button
        look="quiet"
        className="link justify-start! px-0!"
        aria-expanded={isReading}
        aria-label={savedTexts.keptTextOf(titleOf(vacancy))}
        onClick={() => setReading(!isReading)}
      >
        {savedTexts.keptText}
      </Button>
      {isReading && <KeptText userId={userId} id={id} />}
      {remove}
    </form>
  );
}

/** The posting as it was when the person saved it: it may have disappeared since. */
function KeptText({ userId, id }: { userId: string; id: string }) {
  const { data, error } = useQuery(savedTextQuery(userId, id));
  const html = useMemo(() => trustedDescription(data?.description ?? ""), [data]);
  const judged = useMemo(
    () =>
      data && {
        ...textOfCopy(data),
        description: data.description,
        summary: { tipoContrato: null, requisitos: data.requirements, beneficios: data.benefits },
      },
    [data],
  );
  if (error !== null) return <p role="alert">{savedTexts.keptTextFailed}</p>;
  if (data === undefined || judged === undefined) return <output>{savedTexts.keptTextLoading}</output>;
  return (
    <div className="text-1">
      <FraudNotice job={judged} />
      {html === null ? (
        <p className="text-muted">{savedTexts.keptTextNone}</p>
      ) : (
        <div
          className="vacancy-text [&_li+li]:mt-1 [&>*+*]:mt-2"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      <Items title={savedTexts.requirements} items={data.requirements} />
      <Items title={savedTexts.benefits} items={data.benefits} />
    </div>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h4 className="mt-3 font-semibold">{title}</h4>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

type SavedNotesProps = {
  userId: string;
  vacancy: SavedVacancy;
  onClose: () => void;
  /** The button that takes the vacancy out of the list. */
  remove: ReactNode;
};
