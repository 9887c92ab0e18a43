import type { ComponentProps } from "react";
import { TextField } from "#ui/fields/field.tsx";
import { accountTexts } from "./texts.ts";

export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label" | "name" | "type">) {
  return (
    <TextField
      autoComplete="email"
      placeholder={accountTexts.emailExample}
      {...props}
      label={accountTexts.fields.email}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      aria-required
    />
  );
}
