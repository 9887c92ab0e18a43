import { useEffect } from "react";
import { Link } from "react-router";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Button } from "#ui/button.tsx";
import { focusField } from "#ui/fields/focus-field.ts";
import { AccountPasswordField } from "../password/account-password-field.tsx";
import { missingRules } from "../password/missing-rules.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { changePassword } from "./queries.ts";
import { profileTexts, securityTexts } from "./texts.ts";

const names = ["current_password", "new_password"] as const;

const fieldsOfErrors = {
  wrong_current_password: "current_password",
  weak_password: "new_password",
  common_password: "new_password",
  leaked_password: "new_password",
} as const;

/** The current password, where there is one, and the new one with its meter. */
export function PasswordForm({ email, hasPassword, onChanged, onCancel }: PasswordFormProps) {
  const { form, values, errors, refusal, submit } = useCallForm({
    names,
    fieldsOfErrors,
    canSend: ({ current_password: current, new_password: next }) =>
      missingRules(next).length === 0 && (!hasPassword || current !== ""),
    mutationFn: ({ current_password, new_password }) =>
      changePassword(hasPassword ? { new_password, current_password } : { new_password }),
    onSuccess: onChanged,
  });
  const { ref } = form;
  useEffect(() => focusField(ref.current, hasPassword ? names[0] : names[1]), [ref, hasPassword]);
  return (
    <CallForm {...form}>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <div>
          <AccountPasswordField
            label={securityTexts.current}
            name="current_password"
            autoComplete="current-password"
            error={errors["current_password"]}
          />
          <Link
            to="/forgot-password"
            state={{ email }}
            className="link mt-1 inline-flex min-h-11 items-center text-1"
          >
            {securityTexts.forgot}
          </Link>
        </div>
      )}
      <NewPasswordField
        name="new_password"
        label={securityTexts.next}
        value={values.new_password}
        error={errors["new_password"]}
      />
      <FormRefusal refusal={refusal} secondsLeft={submit.secondsLeft} otherwise={securityTexts.failed} />
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <SubmitButton
          {...submit}
          wide={false}
          words={{ ready: securityTexts.save, busy: profileTexts.saving }}
        />
        <Button look="line" disabled={submit.isBusy} onClick={onCancel}>
          {profileTexts.cancel}
        </Button>
      </div>
    </CallForm>
  );
}

type PasswordFormProps = {
  email: string;
  hasPassword: boolean;
  onChanged: () => void;
  onCancel: () => void;
};
