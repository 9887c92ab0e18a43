import { useMutation } from "@tanstack/react-query";
import { passwordMaxLength } from "@vagou/contract/password";
import { type SyntheticEvent, useEffect } from "react";
import { Link } from "react-router";
import { CallError } from "#lib/call-endpoint.ts";
import { refusalSentence } from "#lib/waiting-time.ts";
import { Button } from "#ui/button.tsx";
import { focusField } from "#ui/focus-field.ts";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useFormValues } from "#ui/use-form-values.ts";
import { missingRules } from "../missing-rules.ts";
import { StrengthMeter } from "../strength-meter.tsx";
import { accountTexts } from "../texts.ts";
import { refusedField } from "./refused-field.ts";
import { changePassword } from "./queries.ts";
import { profileTexts, securityTexts } from "./texts.ts";

const names = ["current_password", "new_password"] as const;

/** The current password, where there is one, and the new one with its meter. */
export function PasswordForm({ email, hasPassword, onChanged, onCancel }: PasswordFormProps) {
  const { ref, values, onInput } = useFormValues(names);
  const attempt = useMutation({
    mutationFn: changePassword,
    onSuccess: onChanged,
    onError: (error) => focusField(ref.current, refusedField(error) ?? ""),
  });
  useEffect(() => focusField(ref.current, hasPassword ? names[0] : names[1]), [ref, hasPassword]);
  const isReady =
    missingRules(values.new_password).length === 0 && (!hasPassword || values.current_password !== "");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady || attempt.isPending) return;
    const { new_password, current_password } = values;
    attempt.mutate(hasPassword ? { new_password, current_password } : { new_password });
  };
  const sentence = attempt.isError ? refusalSentence(attempt.error, securityTexts.failed) : undefined;
  const refused = attempt.isError ? refusedField(attempt.error) : null;
  const beside = (field: (typeof names)[number]) => {
    const ofField = attempt.error instanceof CallError ? attempt.error.fields[field] : undefined;
    return ofField ?? (refused === field ? sentence : undefined);
  };
  return (
    <form
      ref={ref}
      onInput={onInput}
      onSubmit={submit}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <div>
          <PasswordField
            label={securityTexts.current}
            name="current_password"
            autoComplete="current-password"
            maxLength={passwordMaxLength}
            required
            words={accountTexts.password}
            error={beside("current_password")}
          />
          <Link to="/forgot-password" className="link mt-1 inline-flex min-h-11 items-center text-1">
            {securityTexts.forgot}
          </Link>
        </div>
      )}
      <div>
        <PasswordField
          label={securityTexts.next}
          name="new_password"
          autoComplete="new-password"
          maxLength={passwordMaxLength}
          required
          words={accountTexts.password}
          error={beside("new_password")}
        />
        <StrengthMeter password={values.new_password} isRefused={beside("new_password") !== undefined} />
      </div>
      <div aria-live="polite" className="empty:hidden">
        {sentence !== undefined && refused === null && <Notice tone="bad">{sentence}</Notice>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button type="submit" disabled={!isReady} busy={attempt.isPending}>
          {attempt.isPending ? profileTexts.saving : securityTexts.save}
        </Button>
        <Button look="line" disabled={attempt.isPending} onClick={onCancel}>
          {profileTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

type PasswordFormProps = {
  email: string;
  hasPassword: boolean;
  onChanged: () => void;
  onCancel: () => void;
};
