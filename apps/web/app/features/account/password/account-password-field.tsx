import { passwordMaxLength } from "@vagou/contract/account/password";
import type { ComponentProps } from "react";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { accountTexts } from "../texts.ts";

/** A field for a password of the account, with the bound and the words that all of them have. */
export function AccountPasswordField(field: AccountPasswordFieldProps) {
  return <PasswordField {...field} maxLength={passwordMaxLength} required words={accountTexts.password} />;
}

type AccountPasswordFieldProps = Pick<ComponentProps<typeof PasswordField>, "label" | "error"> & {
  name: string;
  autoComplete: "current-password" | "new-password";
};
