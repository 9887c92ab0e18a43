import { useMutation } from "@tanstack/react-query";
import type { SyntheticEvent } from "react";
import { sentenceOf } from "#lib/call-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useFormValues } from "#ui/use-form-values.ts";
import { resendConfirmation } from "./queries.ts";
import { accountTexts } from "./texts.ts";

const names = ["email"] as const;

/** Asks for a new confirmation link; the answer is the same whether or not the e-mail is known. */
export function ResendForm({ email }: { email?: string }) {
  const { ref, values, onInput } = useFormValues(names);
  const attempt = useMutation({ mutationFn: resendConfirmation });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (values.email.includes("@")) attempt.mutate(values.email);
  };
  return (
    <form
      ref={ref}
      onInput={onInput}
      onSubmit={submit}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-3"
    >
      <TextField
        label={accountTexts.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={accountTexts.emailExample}
        defaultValue={email}
        required
      />
      <Button type="submit" look="line" wide disabled={!values.email.includes("@")} busy={attempt.isPending}>
        {attempt.isPending ? accountTexts.resending : accountTexts.resend}
      </Button>
      <div aria-live="polite">
        {attempt.isSuccess && (
          <Notice tone="good" title={accountTexts.resent}>
            {attempt.data}
          </Notice>
        )}
        {attempt.isError && (
          <Notice tone="bad">{sentenceOf(attempt.error, accountTexts.resendFailed)}</Notice>
        )}
      </div>
    </form>
  );
}
