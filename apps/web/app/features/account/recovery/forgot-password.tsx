import { useState } from "react";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { AuthCard } from "../auth-card.tsx";
import { DemoMailbox } from "../demo-mailbox.tsx";
import { EmailField } from "../email-field.tsx";
import { forgotPassword } from "../queries.ts";
import { recoveryTexts } from "./recovery-texts.ts";
import { Steps } from "../steps.tsx";
import { useCarriedEmail } from "../use-carried-email.ts";

const names = ["email"] as const;

/** Asks for a link to a new password; the answer is the same whether or not the e-mail is known. */
export function ForgotPassword() {
  const carriedEmail = useCarriedEmail();
  const [typedEmail, setTypedEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  const email = typedEmail ?? carriedEmail;
  if (isSent && email !== undefined) return <Sent email={email} onAgain={() => setSent(false)} />;
  return (
    <Asking
      email={email}
      onSent={(email) => {
        setTypedEmail(email);
        setSent(true);
      }}
    />
  );
}

function Asking({ email, onSent }: { email: string | undefined; onSent: (email: string) => void }) {
  const { form, values, errors, submit } = useCallForm({
    names,
    canSend: (values) => values.email.includes("@"),
    mutationFn: async (values) => {
      await forgotPassword(values);
      return values.email.trim();
    },
    onSuccess: onSent,
    toastOf: (error) => ({
      tone: "error",
      title: recoveryTexts.failed,
      text: sentenceOf(error, recoveryTexts.sendFailed),
      supportCode: supportCodeOf(error),
    }),
  });
  return (
    <AuthCard
      title={recoveryTexts.forgotTitle}
      lead={recoveryTexts.forgotLead}
      foot={<BackToLogIn email={values.email} />}
    >
      <CallForm {...form}>
        <EmailField autoComplete="username" defaultValue={email} error={errors["email"]} />
        <SubmitButton {...submit} words={{ ready: recoveryTexts.send, busy: recoveryTexts.sending }} />
      </CallForm>
    </AuthCard>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthCard title={recoveryTexts.sentTitle} lead={recoveryTexts.sentText(email)} isNews>
      <Steps steps={recoveryTexts.sentSteps} />
      <DemoMailbox />
      <ButtonLink to="/login" state={{ email }} look="line" wide>
        {recoveryTexts.backToLogIn}
      </ButtonLink>
      <Button look="quiet" wide onClick={onAgain}>
        {recoveryTexts.sendAgain}
      </Button>
    </AuthCard>
  );
}

function BackToLogIn({ email }: { email: string }) {
  return (
    <ButtonLink to="/login" state={{ email }} look="quiet" className="link px-2!">
      {recoveryTexts.backToLogIn}
    </ButtonLink>
  );
}
