import { useMutation, useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { readItem } from "#lib/browser-storage.ts";
import { settingsQuery } from "#lib/settings.ts";
import { sentenceOf } from "#lib/call-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { focusField } from "#ui/focus-field.ts";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFormValues } from "#ui/use-form-values.ts";
import { processReferral } from "./queries.ts";
import { readReferId } from "./read-refer-id.ts";
import { referralTexts } from "./texts.ts";

const names = ["referral"] as const;

/** For who signed up without the link: the friend's link or code. `onRewarded` after the server took it. */
export function ReferralForm({ onRewarded }: { onRewarded: () => void }) {
  const { data: settings } = useQuery(settingsQuery);
  const { ref, values, onInput } = useFormValues(names);
  const [isUnreadable, setUnreadable] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const attempt = useMutation({
    mutationFn: processReferral,
    onSuccess: onRewarded,
    onError: () => focusField(ref.current, "referral"),
  });
  useEffect(() => {
    if (attempt.isSuccess) done.current?.focus();
  }, [attempt.isSuccess]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (attempt.isPending) return;
    const referId = readReferId(values.referral);
    setUnreadable(referId === null);
    if (referId === null) focusField(ref.current, "referral");
    else attempt.mutate(referId);
  };
  const error = isUnreadable
    ? referralTexts.unreadable
    : attempt.isError
      ? sentenceOf(attempt.error, referralTexts.failed)
      : undefined;
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
          <form ref={ref} onInput={onInput} onSubmit={submit} noValidate className="grid gap-3">
            <TextField
              label={referralTexts.field}
              name="referral"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
              defaultValue={readItem("local", "refer_id") ?? ""}
              error={error}
            />
            <Button
              type="submit"
              look="line"
              className="sm:justify-self-start"
              disabled={values.referral.trim() === ""}
              busy={attempt.isPending}
            >
              {attempt.isPending ? referralTexts.sending : referralTexts.send}
            </Button>
          </form>
        </>
      )}
    </Panel>
  );
}
