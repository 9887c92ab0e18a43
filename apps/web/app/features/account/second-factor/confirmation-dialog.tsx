import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { settingsQuery } from "#lib/api/settings.ts";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { AccountPasswordField } from "../password/account-password-field.tsx";
import { GoogleAgain } from "../profile/google-again.tsx";
import { confirmSession, startConfirmation } from "./calls.ts";
import type { WaitingProof } from "./confirmation.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { challengeTexts } from "./texts.ts";

/** Asks the person to prove that they are there; what they were doing goes on by itself. */
export function ConfirmationDialog({ waiting: { proof, settle } }: { waiting: WaitingProof }) {
  const cancel = (
    <Button look="line" onClick={() => settle(false)}>
      {challengeTexts.cancel}
    </Button>
  );
  const onShown = () => settle(true);
  return (
    <Dialog title={challengeTexts.title} about={about[proof]} onClose={() => settle(false)}>
      {proof === "second-factor" && <SecondFactorAgain cancel={cancel} onShown={onShown} />}
      {proof === "password" && <PasswordAgain cancel={cancel} onShown={onShown} />}
      {proof === "google" && <LogInAgain cancel={cancel} />}
    </Dialog>
  );
}

const about = {
  "second-factor": challengeTexts.lead,
  password: challengeTexts.passwordLead,
  google: null,
};

type AgainProps = { cancel: ReactNode; onShown: () => void };

function SecondFactorAgain({ cancel, onShown }: AgainProps) {
  const question = useQuery({
    queryKey: ["confirmation-question"],
    queryFn: startConfirmation,
    // A handle works for some minutes, so each dialog asks for its own.
    gcTime: 0,
    staleTime: 0,
    networkMode: "always",
  });
  if (question.isPending)
    return (
      <output aria-label={challengeTexts.loading}>
        <Skeleton className="h-40" />
      </output>
    );
  if (question.isError)
    return (
      <>
        <Notice tone="bad">
          {sentenceOf(question.error, challengeTexts.failed)}
          <SupportCode code={supportCodeOf(question.error)} />
        </Notice>
        {cancel}
      </>
    );
  const { handle } = question.data;
  return (
    <SecondFactorForm
      key={handle}
      question={question.data}
      show={(proof) => confirmSession("passkey" in proof ? { handle, ...proof } : proof)}
      onShown={onShown}
      onExpired={() => void question.refetch()}
      back={cancel}
    />
  );
}

const names = ["password"] as const;
const fieldsOfErrors = { wrong_current_password: "password" } as const;

function PasswordAgain({ cancel, onShown }: AgainProps) {
  const { form, errors, refusal, submit } = useCallForm({
    names,
    fieldsOfErrors,
    canSend: ({ password }) => password !== "",
    mutationFn: confirmSession,
    onSuccess: onShown,
  });
  return (
    <CallForm {...form}>
      <AccountPasswordField
        label={challengeTexts.password}
        name="password"
        autoComplete="current-password"
        error={errors["password"]}
      />
      <FormRefusal refusal={refusal} secondsLeft={submit.secondsLeft} otherwise={challengeTexts.failed} />
      <div className="flex flex-row-reverse flex-wrap gap-2 max-sm:*:w-full">
        <SubmitButton
          {...submit}
          wide={false}
          words={{ ready: challengeTexts.confirm, busy: challengeTexts.confirming }}
        />
        {cancel}
      </div>
    </CallForm>
  );
}

/** A person without a password leaves for Google and comes back to the profile, where they begin again. */
function LogInAgain({ cancel }: { cancel: ReactNode }) {
  const { data: settings } = useQuery(settingsQuery);
  if (settings?.google !== null) return <GoogleAgain returnPath="/profile" cancel={cancel} />;
  return (
    <>
      <Notice tone="late">{challengeTexts.googleMissing}</Notice>
      {cancel}
    </>
  );
}
