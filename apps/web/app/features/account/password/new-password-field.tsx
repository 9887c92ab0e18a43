import { passwordMaxLength } from "@vagou/contract/account/password";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { StrengthMeter } from "./strength-meter.tsx";
import { accountTexts } from "../texts.ts";

/** A password that is being chosen: the meter shows what is still missing. `value` is what was typed so far. */
export function NewPasswordField({ label, value, error }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        maxLength={passwordMaxLength}
        required
        words={accountTexts.password}
        error={error}
      />
      <StrengthMeter password={value} isRefused={error !== undefined} />
    </div>
  );
}

type NewPasswordFieldProps = { label: string; value: string; error: string | undefined };
