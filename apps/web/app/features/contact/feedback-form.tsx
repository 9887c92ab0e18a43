import { feedbackMaxLength } from "@vagou/contract/limits";
import { useRef, useState } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { readItem, removeItem, writeItem } from "#lib/device/browser-storage.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { TextArea } from "#ui/field.tsx";
import { showToast } from "#ui/toast.ts";
import { contactTexts } from "./texts.ts";

/**
 * A form that sends feedback to the support; it is empty again after sending. Until then this tab keeps the text:
 * it outlasts a reload, and a session that ends while the person writes.
 */
export function FeedbackForm({ userId }: { userId: string }) {
  const draft = `feedbackDraft:${userId}`;
  const title = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);
  const onSent = () => {
    removeItem("session", draft);
    showToast({ tone: "success", title: contactTexts.sent, text: contactTexts.sentText });
    setSent((count) => count + 1);
    // The button goes with the form that was sent.
    title.current?.focus();
  };
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback" ref={title} tabIndex={-1} className="mb-3 text-4 outline-none">
        {contactTexts.feedbackTitle}
      </h2>
      <DraftForm key={sent} draft={draft} onSent={onSent} />
    </section>
  );
}

const names = ["message"] as const;

function DraftForm({ draft, onSent }: { draft: string; onSent: () => void }) {
  const [kept] = useState(() => readItem("session", draft) ?? "");
  const { form, errors, refusal, submit } = useCallForm({
    names,
    canSend: ({ message }) => message.trim() !== "",
    mutationFn: ({ message }) => callEndpoint("sendFeedback", { body: { message } }),
    onSuccess: onSent,
  });
  return (
    <CallForm {...form}>
      <TextArea
        label={contactTexts.feedback}
        hint={contactTexts.feedbackHint}
        name="message"
        rows={5}
        maxLength={feedbackMaxLength}
        defaultValue={kept}
        onChange={(event) => writeItem("session", draft, event.target.value)}
        required
        error={errors["message"]}
      />
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
