import { useEffect } from "react";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { focusField } from "#ui/fields/focus-field.ts";
import { TextField } from "#ui/fields/field.tsx";
import { AppCodeField } from "./app-code-field.tsx";
import { challengeTexts } from "./texts.ts";
import { useSixDigits } from "./use-six-digits.ts";

const names = ["code"] as const;
const fieldsOfErrors = { second_factor_wrong: "code" } as const;

/** The code of the app, which is sent as soon as it is whole, or a recovery code. */
export function CodeForm({ isRecovery, show, onShown }: CodeFormProps) {
  const { form, values, attempt, errors, refusal, submit } = useCallForm({
    names,
    fieldsOfErrors,
    canSend: ({ code }) => code.trim().length >= 6,
    mutationFn: ({ code }) => show(code),
    onSuccess: onShown,
  });
  const { ref } = form;
  useEffect(() => focusField(ref.current, names[0]), [ref]);
  useEffect(() => {
    const field = attempt.error === null ? null : ref.current?.elements.namedItem(names[0]);
    // The next code replaces the wrong one.
    if (field instanceof HTMLInputElement) field.select();
  }, [attempt.error, ref]);
  useSixDigits({ form: ref, code: values.code, isBusy: submit.isBusy, isAsked: !isRecovery });
  return (
    <CallForm {...form}>
      {isRecovery ? (
        <TextField
          label={challengeTexts.recovery}
          hint={challengeTexts.recoveryHint}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          aria-required
          error={errors["code"]}
        />
      ) : (
        <AppCodeField label={challengeTexts.code} hint={challengeTexts.codeHint} error={errors["code"]} />
      )}
      <FormRefusal refusal={refusal} secondsLeft={submit.secondsLeft} otherwise={challengeTexts.failed} />
      <SubmitButton
        {...submit}
        isBusy={submit.isBusy || attempt.isSuccess}
        words={{ ready: challengeTexts.confirm, busy: challengeTexts.confirming }}
      />
    </CallForm>
  );
}

type CodeFormProps = {
  isRecovery: boolean;
  /** Sends the code; rejects with the CallError of a refusal. */
  show: (code: string) => Promise<void>;
  onShown: () => void;
};
