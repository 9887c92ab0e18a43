import { Link } from "react-router";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { AccountPasswordField } from "../password/account-password-field.tsx";
import { AuthCard } from "../auth-card.tsx";
import { accountTexts } from "../texts.ts";

const names = ["password"] as const;
const fieldsOfErrors = { sign_up_password_wrong: "password" } as const;

type SignUpPasswordProps<Answer> = {
  confirm: (password: string) => Promise<Answer>;
  /** The account is open. */
  onConfirmed: (answer: Answer) => void;
};

/** For a person who opens the link in another browser: the password proves that the sign-up is theirs. */
export function SignUpPassword<Answer>({ confirm, onConfirmed }: SignUpPasswordProps<Answer>) {
  const { form, errors, refusal, submit } = useCallForm({
    names,
    fieldsOfErrors,
    canSend: ({ password }) => password !== "",
    mutationFn: ({ password }) => confirm(password),
    onSuccess: onConfirmed,
  });
  return (
    <AuthCard title={accountTexts.provePasswordTitle} lead={accountTexts.provePasswordLead} isNews>
      <CallForm {...form}>
        <div>
          <AccountPasswordField
            label={accountTexts.fields.password}
            name="password"
            autoComplete="current-password"
            error={errors["password"]}
          />
          <Link
            to="/forgot-password"
            className="link -mb-2 inline-flex min-h-11 items-center text-1 font-semibold"
          >
            {accountTexts.forgot}
          </Link>
        </div>
        <FormRefusal
          refusal={refusal}
          secondsLeft={submit.secondsLeft}
          otherwise={accountTexts.confirmFailed}
        />
        <SubmitButton
          {...submit}
          words={{ ready: accountTexts.provePassword, busy: accountTexts.confirming }}
        />
      </CallForm>
      <p className="text-1 text-muted">{accountTexts.provePasswordNote}</p>
    </AuthCard>
  );
}
