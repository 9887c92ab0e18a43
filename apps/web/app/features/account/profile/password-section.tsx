import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { PasswordForm } from "./password-form.tsx";
import { accountQuery, sessionsQuery } from "./queries.ts";
import { securityTexts } from "./texts.ts";

/** Changes the password, or sets the first one of a person who signed up with Google; folded until opened. */
export function PasswordSection({ userId, email, hasPassword }: PasswordSectionProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isOpen);
  const close = () => setOpen(false);
  const onChanged = () => {
    showToast({ tone: "success", title: securityTexts.changed, text: securityTexts.changedText });
    void client.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
    void client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
    close();
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">{hasPassword ? securityTexts.changeText : securityTexts.createText}</p>
      {isOpen ? (
        <PasswordForm email={email} hasPassword={hasPassword} onChanged={onChanged} onCancel={close} />
      ) : (
        <Button ref={opener} look="line" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          {hasPassword ? securityTexts.changePassword : securityTexts.createPassword}
        </Button>
      )}
    </div>
  );
}

type PasswordSectionProps = { userId: string; email: string; hasPassword: boolean };
