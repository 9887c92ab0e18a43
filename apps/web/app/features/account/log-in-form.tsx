import { useQuery, useQueryClient } from "@tanstack/react-query";
import { passwordMaxLength } from "@vagou/contract/password";
import { Link } from "react-router";
import { CallError, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { claimReferral } from "./sign-up/claim-referral.ts";
import { EmailField } from "./email-field.tsx";
import { logIn } from "./queries.ts";
import { reasonOf } from "./reason-of.ts";
import { ResendForm } from "./sign-up/resend-form.tsx";
import { accountTexts } from "./texts.ts";
import { useCarriedEmail } from "./use-carried-email.ts";
import { welcomeBack } from "./welcome-back.ts";

const names = ["email", "password"] as const;

/** E-mail and password. An account not yet confirmed is offered a new link. */
export function LogInForm() {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsQuery);
  const { form, values, attempt, errors, submit } = useCallForm({
    names,
    canSend: ({ email, password }) => email.trim() !== "" && password !== "",
    mutationFn: logIn,
    onSuccess: (answer) => {
      welcomeBack(answer, settings?.bonuses.daily);
      void claimReferral(client);
    },
    onError: (error) => {
      if (isNotConfirmed(error)) return;
      showToast({
        tone: "error",
        title: accountTexts.logInFailed,
        text: reasonOf(error, accountTexts.logInReasons),
        supportCode: supportCodeOf(error),
      });
    },
  });
  return (
    <>
      <CallForm {...form}>
        <EmailField autoComplete="username" defaultValue={useCarriedEmail()} error={errors["email"]} />
        <div>
          <PasswordField
            label={accountTexts.fields.password}
            name="password"
            autoComplete="current-password"
            maxLength={passwordMaxLength}
            required
            words={accountTexts.password}
            error={errors["password"]}
          />
          <Link
            to="/forgot-password"
            state={{ email: values.email }}
            className="link -mb-2 inline-flex min-h-11 items-center text-1 font-semibold"
          >
            {accountTexts.forgot}
          </Link>
        </div>
        <SubmitButton {...submit} words={{ ready: accountTexts.logIn, busy: accountTexts.loggingIn }} />
      </CallForm>
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
