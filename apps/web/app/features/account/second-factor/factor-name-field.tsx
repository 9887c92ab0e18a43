import { secondFactorNameMaxLength } from "@vagou/contract/limits";
import { TextField } from "#ui/fields/field.tsx";
import { addAppTexts } from "./texts.ts";

/** The name by which the person finds a second factor again. */
export function FactorNameField({ defaultValue, error }: FactorNameFieldProps) {
  return (
    <TextField
      label={addAppTexts.name}
      hint={addAppTexts.nameHint}
      name="name"
      autoComplete="off"
      maxLength={secondFactorNameMaxLength}
      defaultValue={defaultValue}
      aria-required
      error={error}
    />
  );
}

type FactorNameFieldProps = { defaultValue: string; error: string | undefined };
