import { passwordMaxLength } from "@vagou/contract/account/password";
import { AccountPasswordField } from "./account-password-field.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

/** A password that is being chosen: the meter shows what is still missing. `value` is what was typed so far. */
export function NewPasswordField({ name = "password", label, value, error }: NewPasswordFieldProps) {
  return (
    <div>
      <AccountPasswordField label={label} name={name} autoComplete="new-password" error={error} />
      <StrengthMeter password={value} isRefused={error !== undefined || value.length > passwordMaxLength} />
    </div>
  );
}

type NewPasswordFieldProps = { name?: string; label: string; value: string; error: string | undefined };
