import type { ComponentType } from "react";
import { Link } from "react-router";
import { CallError, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Notice } from "#ui/notice.tsx";
import { AccountPasswordField } from "./password/account-password-field.tsx";
import { EmailField } from "./email-field.tsx";
import { logIn } from "./queries.ts";
import { reasonOf } from "./reason-of.ts";
import { ResendForm } from "./sign-up/resend-form.tsx";
import { accountTexts } from "./texts.ts";
import type { LogInStepProps } from "./second-factor/log-in-step.tsx";
import { useCarriedEmail } from "./use-carried-email.ts";
import { useLogInGreeting } from "./use-log-in-greeting.ts";

const names = ["email", "password"] as const;

/**
 * E-mail and password. An account not yet confirmed is offered a new link.
 * @param props.onSecondStep takes what a person with a second factor is asked next, with the code of that step
 */
export function LogInForm({ onSecondStep }: { onSecondStep: (next: SecondStep) => void }) {
  const greet = useLogInGreeting();
  const { form, values, attempt, errors, submit } = useCallForm({
    names,
    canSend: ({ email, password }) => email.trim() !== "" && password !== "",
    mutationFn: async (credentials) => {
      const answer = await logIn(credentials);
      if (!("second_factor" in answer)) return { answer };
      const { LogInStep: Step } = await import("./second-factor/log-in-step.tsx").catch(loadAgain);
      return { next: { Step, question: answer.second_factor } };
    },
    onSuccess: ({ answer, next }) => {
      if (next !== undefined) return onSecondStep(next);
      greet(answer);
    },
    toastOf: (error) =>
      isNotConfirmed(error)
        ? null
        : {
            tone: "error",
            title: accountTexts.logInFailed,
            text: reasonOf(error, accountTexts.logInReasons),
            supportCode: supportCodeOf(error),
          },
  });
  return (
    <>
      <CallForm {...form}>
        <EmailField autoComplete="username" defaultValue={useCarriedEmail()} error={errors["email"]} />
        <div>
          <AccountPasswordField
            label={accountTexts.fields.password}
            name="password"
            autoComplete="current-password"
            error={errors["password"]}
          />
          <Link
            to="/forgot-password"
            state={{ email: values.email }}
            data-waits
            className="link -mb-2 inline-flex min-h-11 items-center text-1 font-semibold"
          >
            {accountTexts.forgot}
          </Link>
        </div>
        <SubmitButton {...submit} words={{ ready: accountTexts.logIn, busy: accountTexts.loggingIn }} />
      </CallForm>
      <div aria-live="polite" className="empty:absolute">
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

/** What a person with a second factor is asked. */
export type SecondStep = Pick<LogInStepProps, "question"> & { Step: ComponentType<LogInStepProps> };

/** The server has a newer build by now, in which this file has another name: every further try would fail, too. */
function loadAgain(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

function isNotConfirmed(error: unknown): boolean {
  return error instanceof CallError && error.code === "email_not_confirmed";
}
