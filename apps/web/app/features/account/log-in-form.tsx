import { useMutation, useQuery } from "@tanstack/react-query";
import { passwordMaxLength } from "@vagou/contract/password";
import type { SyntheticEvent } from "react";
import { CallError, sentenceOf } from "#lib/call-endpoint.ts";
import { settingsQuery } from "#lib/settings.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { useFormValues } from "#ui/use-form-values.ts";
import { logIn } from "./queries.ts";
import { ResendForm } from "./resend-form.tsx";
import { accountTexts } from "./texts.ts";

const names = ["email", "password"] as const;

/** E-mail and password. An account not yet confirmed is offered a new link. */
export function LogInForm() {
  const { data: settings } = useQuery(settingsQuery);
  const { ref, values, onInput } = useFormValues(names);
  const attempt = useMutation({
    mutationFn: logIn,
    onSuccess: (answer) => {
      showToast({ tone: "success", title: accountTexts.loggedIn });
      if (!answer.daily_tokens_added) return;
      const text = accountTexts.dailyAddedText(settings?.bonuses.daily);
      showToast({ tone: "success", title: accountTexts.dailyAdded, text, durationMs: 4000 });
    },
    onError: (error) => {
      if (isNotConfirmed(error)) return;
      const text = sentenceOf(error, accountTexts.logInFailedText);
      showToast({ tone: "error", title: accountTexts.logInFailed, text });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (values.email !== "" && values.password !== "" && !attempt.isPending) attempt.mutate(values);
  };
  return (
    <>
      <form
        ref={ref}
        onInput={onInput}
        onSubmit={submit}
        method="post"
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        <TextField
          label={accountTexts.fields.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          placeholder={accountTexts.emailExample}
          maxLength={254}
          required
        />
        <PasswordField
          label={accountTexts.fields.password}
          name="password"
          autoComplete="current-password"
          maxLength={passwordMaxLength}
          required
          words={accountTexts.password}
        />
        <Button
          type="submit"
          wide
          disabled={values.email.trim() === "" || values.password === ""}
          busy={attempt.isPending}
        >
          {attempt.isPending ? accountTexts.loggingIn : accountTexts.logIn}
        </Button>
      </form>
      <div aria-live="polite" className="empty:hidden">
        {isNotConfirmed(attempt.error) && attempt.variables !== undefined && (
          <Notice tone="late" title={accountTexts.notConfirmedTitle}>
            <p className="mb-3 text-1 wrap-anywhere">
              {accountTexts.notConfirmedText(attempt.variables.email)}
            </p>
            <ResendForm email={attempt.variables.email} />
          </Notice>
        )}
      </div>
    </>
  );
}

function isNotConfirmed(error: unknown): boolean {
  return error instanceof CallError && error.code === "email_not_confirmed";
}
