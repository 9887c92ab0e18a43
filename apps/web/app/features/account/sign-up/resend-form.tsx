import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Notice } from "#ui/notice.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { EmailField } from "../email-field.tsx";
import { resendConfirmation } from "../queries.ts";
import { accountTexts } from "../texts.ts";

const names = ["email"] as const;

/**
 * Asks for a new confirmation link; the answer is the same whether or not the e-mail is known. With
 * `email` there is nothing to fill in.
 */
export function ResendForm({ email }: { email?: string }) {
  const { form, attempt, errors, submit } = useCallForm({
    names,
    canSend: (values) => values.email.includes("@"),
    mutationFn: resendConfirmation,
  });
  return (
    <CallForm {...form}>
      {email === undefined ? (
        <EmailField error={errors["email"]} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <SubmitButton
        {...submit}
        look="line"
        words={{
          ready: email === undefined ? accountTexts.resend : accountTexts.resendHere,
          busy: accountTexts.resending,
        }}
      />
      <div aria-live="polite" className="empty:absolute">
        {attempt.isSuccess && (
          <Notice tone="good" title={accountTexts.resent}>
            {attempt.data}
          </Notice>
        )}
        {attempt.isError && (
          <Notice tone="bad">
            {sentenceOf(attempt.error, accountTexts.resendFailed)}
            <SupportCode code={supportCodeOf(attempt.error)} />
          </Notice>
        )}
      </div>
    </CallForm>
  );
}
