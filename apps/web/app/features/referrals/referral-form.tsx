import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { readItem } from "#lib/device/browser-storage.ts";
import { forgetDraft, keepDraft, readDraft } from "#lib/session/drafts.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { InvalidFields } from "#lib/forms/field-errors.ts";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { TextField } from "#ui/fields/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { processReferral } from "./queries.ts";
import { readReferId } from "./read-refer-id.ts";
import { referralTexts } from "./texts.ts";

const names = ["referral"] as const;
const draft = "referral";

const fieldsOfErrors = {
  referral_unknown: "referral",
  referral_own: "referral",
  referral_newer: "referral",
  referral_already_set: "referral",
  referral_too_late: "referral",
} as const;

/**
 * For a person who signed up without the link: takes the friend's link or code. Calls `onRewarded` after the server
 * accepted it.
 */
export function ReferralForm({ userId, onRewarded }: { userId: string; onRewarded: () => void }) {
  const [typed] = useState(() => readDraft(userId, draft));
  const { data: settings } = useQuery(settingsQuery);
  const done = useRef<HTMLDivElement>(null);
  const { form, attempt, errors, refusal, submit } = useCallForm({
    names,
    fieldsOfErrors,
    canSend: ({ referral }) => referral.trim() !== "",
    mutationFn: ({ referral }) => {
      const referId = readReferId(referral);
      if (referId === null) return Promise.reject(new InvalidFields({ referral: referralTexts.unreadable }));
      return processReferral(referId);
    },
    onSuccess: () => {
      forgetDraft(userId, draft);
      onRewarded();
    },
  });
  useEffect(() => {
    if (attempt.isSuccess) done.current?.focus();
  }, [attempt.isSuccess]);
  return (
    <Panel title={referralTexts.formTitle}>
      {attempt.isSuccess ? (
        <div ref={done} tabIndex={-1} className="outline-none">
          <Notice tone="good" title={referralTexts.done}>
            {referralTexts.doneText(attempt.data.bonus_added)}
          </Notice>
        </div>
      ) : (
        <>
          <p className="mb-4 text-muted">{referralTexts.formText(settings?.bonuses.referral_friend)}</p>
          <CallForm {...form}>
            <TextField
              label={referralTexts.field}
              name="referral"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
              defaultValue={typed ?? readReferId(readItem("local", "refer_id") ?? "") ?? ""}
              onChange={({ target }) => keepDraft(userId, draft, target.value)}
              error={errors["referral"]}
            />
            <FormRefusal
              refusal={refusal}
              secondsLeft={submit.secondsLeft}
              otherwise={referralTexts.failed}
            />
            <div className="flex max-sm:*:w-full">
              <SubmitButton
                {...submit}
                look="line"
                wide={false}
                words={{ ready: referralTexts.send, busy: referralTexts.sending }}
              />
            </div>
          </CallForm>
        </>
      )}
    </Panel>
  );
}
