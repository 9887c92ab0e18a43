import type { ReactNode } from "react";
import { CallForm } from "#lib/forms/call-form.tsx";
import { FormRefusal } from "#lib/forms/form-refusal.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { Notice } from "#ui/notice.tsx";
import { AccountPasswordField } from "../password/account-password-field.tsx";
import { deletionTexts } from "./texts.ts";
import type { Deleting } from "./use-deletion.ts";

const names = ["password"] as const;
const fieldsOfErrors = { wrong_current_password: "password" } as const;

/** The last step: the password where there is one, and the button that does it. */
export function DeletionForm({ hasPassword, deletion, cancel }: DeletionFormProps) {
  const { form, errors, refusal, submit } = useCallForm({
    names,
    fieldsOfErrors,
    canSend: ({ password }) => !hasPassword || password !== "",
    mutationFn: ({ password }) => deletion.run(hasPassword ? password : null),
  });
  return (
    <CallForm {...form}>
      {hasPassword ? (
        <AccountPasswordField
          label={deletionTexts.password}
          name="password"
          autoComplete="current-password"
          error={errors["password"]}
        />
      ) : (
        <Notice tone="good">{deletionTexts.googleDone}</Notice>
      )}
      <FormRefusal refusal={refusal} secondsLeft={submit.secondsLeft} otherwise={deletionTexts.failed} />
      <div className="flex flex-row-reverse flex-wrap gap-2 max-sm:*:w-full">
        <SubmitButton
          {...submit}
          look="danger"
          wide={false}
          words={{ ready: deletionTexts.confirm, busy: deletionTexts.deleting }}
        />
        {cancel}
      </div>
    </CallForm>
  );
}

type DeletionFormProps = { hasPassword: boolean; deletion: Deleting; cancel: ReactNode };
