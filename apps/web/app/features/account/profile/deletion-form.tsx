import { passwordMaxLength } from "@vagou/contract/password";
import { type ReactNode, type SyntheticEvent, useEffect } from "react";
import { refusalSentence } from "#lib/waiting-time.ts";
import { Button } from "#ui/button.tsx";
import { focusField } from "#ui/focus-field.ts";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useFormValues } from "#ui/use-form-values.ts";
import { accountTexts } from "../texts.ts";
import { deletionTexts } from "./texts.ts";
import type { DeletionAttempt } from "./use-deletion.ts";

const names = ["password"] as const;

/** The last step: the password where there is one, and the button that does it. */
export function DeletionForm({ hasPassword, deletion, cancel }: DeletionFormProps) {
  const { ref, values, onInput } = useFormValues(names);
  const { isWrongPassword, isPending } = deletion;
  useEffect(() => {
    if (isWrongPassword && !isPending) focusField(ref.current, "password");
  }, [isWrongPassword, isPending, ref]);
  const isReady = !hasPassword || values.password !== "";
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady && !isPending) deletion.start(hasPassword ? values.password : null);
  };
  const sentence =
    deletion.error === null ? undefined : refusalSentence(deletion.error, deletionTexts.failed);
  return (
    <form
      ref={ref}
      onInput={onInput}
      onSubmit={submit}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      {hasPassword ? (
        <PasswordField
          label={deletionTexts.password}
          name="password"
          autoComplete="current-password"
          maxLength={passwordMaxLength}
          required
          words={accountTexts.password}
          error={isWrongPassword ? sentence : undefined}
        />
      ) : (
        <Notice tone="good">{deletionTexts.googleDone}</Notice>
      )}
      <div aria-live="polite" className="empty:hidden">
        {sentence !== undefined && !isWrongPassword && <Notice tone="bad">{sentence}</Notice>}
      </div>
      <div className="flex flex-row-reverse flex-wrap gap-2 max-sm:*:w-full">
        <Button type="submit" look="danger" disabled={!isReady} busy={isPending}>
          {isPending ? deletionTexts.deleting : deletionTexts.confirm}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

type DeletionFormProps = { hasPassword: boolean; deletion: DeletionAttempt; cancel: ReactNode };
