import { feedbackMaxLength } from "@vagou/contract/limits";
import { useEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "#lib/session/drafts.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { RefusedTasks } from "#lib/waiting/waiting-notes.tsx";
import { openWaiting } from "#lib/waiting/waiting.ts";
import { waitingTexts } from "#lib/waiting/texts.ts";
import { TextArea } from "#ui/fields/field.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { sendMessage } from "./send-message.ts";
import { lengthOfSupportCode, useSupportCode, withSupportCode } from "./support-code.ts";
import { contactTexts } from "./texts.ts";
import { WaitingMessages } from "./waiting-messages.tsx";

/**
 * A form that sends feedback to the support; it is empty again after sending. Until then this tab keeps the text:
 * it outlasts a reload, and a session that ends while the person writes. Without a connection the message waits on the
 * device.
 *
 * @param userId undefined in the prerendered page, until the app knows who is signed in
 */
export function FeedbackForm({ userId }: OwnerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (userId !== undefined) openWaiting();
  }, [userId]);
  const onSent = (told: "told" | "waits") => {
    if (userId !== undefined) forgetDraft(userId, draft);
    showToast(
      told === "told"
        ? { tone: "success", title: contactTexts.sent, text: contactTexts.sentText }
        : { tone: "info", title: contactTexts.keptHere, text: waitingTexts.willBeSent },
    );
    setSent((count) => count + 1);
    // The button goes with the form that was sent.
    title.current?.focus();
  };
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback" ref={title} tabIndex={-1} className="mb-3 text-4 outline-none">
        {contactTexts.feedbackTitle}
      </h2>
      <RefusedTasks isMessage />
      <WaitingMessages />
      <DraftForm key={sent} userId={userId} onSent={onSent} />
    </section>
  );
}

const names = ["message"] as const;
const draft = "feedback";

type OwnerProps = { userId: string | undefined };
type DraftFormProps = OwnerProps & { onSent: (told: "told" | "waits") => void };

function DraftForm({ userId, onSent }: DraftFormProps) {
  const code = useSupportCode();
  const [kept] = useState(() => (userId === undefined ? "" : (readDraft(userId, draft) ?? "")));
  const { form, errors, refusal, submit } = useCallForm({
    names,
    canSend: ({ message }) => message.trim() !== "",
    mutationFn: ({ message }) => sendMessage(withSupportCode(message, code)),
    onSuccess: onSent,
  });
  const { ref, onInput } = form;
  useEffect(() => {
    const area = ref.current?.querySelector("textarea");
    if (userId === undefined || !area) return;
    // The page may be older than the app: what was typed into it counts more than what this tab has kept.
    if (area.value !== "") return keepDraft(userId, draft, area.value);
    area.value = readDraft(userId, draft) ?? "";
    onInput();
  }, [userId, ref, onInput]);
  return (
    <CallForm {...form}>
      <TextArea
        label={contactTexts.feedback}
        hint={contactTexts.feedbackHint}
        name="message"
        rows={5}
        maxLength={feedbackMaxLength - lengthOfSupportCode(code)}
        defaultValue={kept}
        onChange={(event) => userId !== undefined && keepDraft(userId, draft, event.target.value)}
        aria-required
        error={errors["message"]}
      />
      {code !== null && (
        <div className="text-1 text-muted">
          <p className="wrap-anywhere">{contactTexts.supportCode(code)}</p>
          <p>{contactTexts.supportCodeGoes}</p>
        </div>
      )}
      <FormRefusal refusal={refusal} secondsLeft={submit.secondsLeft} otherwise={contactTexts.sendFailed} />
      <div className="flex max-sm:*:w-full">
        <SubmitButton
          {...submit}
          wide={false}
          words={{ ready: contactTexts.send, busy: contactTexts.sending }}
        />
      </div>
    </CallForm>
  );
}
