import { passwordMaxLength, passwordTooLong } from "@vagou/contract/account/password";
import { type ComponentProps, useState } from "react";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { accountTexts } from "../texts.ts";

/**
 * A field for a password of the account, with the bound and the words that all of them have. A longer text, of a password
 * manager for example, stays whole and is said to be too long: a field that cut it would make it another password.
 */
export function AccountPasswordField({ error, ...field }: AccountPasswordFieldProps) {
  const [isTooLong, setTooLong] = useState(false);
  return (
    <PasswordField
      {...field}
      error={isTooLong ? passwordTooLong : error}
      onInput={({ currentTarget }) => setTooLong(currentTarget.value.length > passwordMaxLength)}
      aria-required
      words={accountTexts.password}
    />
  );
}

type AccountPasswordFieldProps = Pick<ComponentProps<typeof PasswordField>, "label" | "error"> & {
  name: string;
  autoComplete: "current-password" | "new-password";
};
