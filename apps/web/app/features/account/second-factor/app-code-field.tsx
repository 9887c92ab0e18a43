import { TextField } from "#ui/fields/field.tsx";

/** The code that an app of codes shows now. */
export function AppCodeField({ label, hint, error }: AppCodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      aria-required
      error={error}
    />
  );
}

type AppCodeFieldProps = { label: string; hint: string; error: string | undefined };
