import { useMutation } from "@tanstack/react-query";
import { passwordMaxLength } from "@vagou/contract/password";
import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { CallError, sentenceOf } from "#lib/call-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { useFormValues } from "#ui/use-form-values.ts";
import { canRegister } from "./missing-rules.ts";
import { register } from "./queries.ts";
import { StrengthMeter } from "./strength-meter.tsx";
import { accountTexts } from "./texts.ts";

const names = ["name", "email", "password"] as const;

/** Name, e-mail, password; success leads to /registration-success. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { ref, values, onInput } = useFormValues(names);
  const attempt = useMutation({
    mutationFn: register,
    onSuccess: async () => {
      showToast({ tone: "success", title: accountTexts.registered, text: accountTexts.registeredText });
      await navigate("/registration-success");
    },
    onError: (error) => {
      const isWeak = error instanceof CallError && error.code === "weak_password";
      showToast({
        tone: "error",
        title: isWeak ? accountTexts.weakPassword : accountTexts.registerFailed,
        text: sentenceOf(error, accountTexts.registerFailedText),
      });
    },
  });
  const fieldErrors = attempt.error instanceof CallError ? attempt.error.fields : {};
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canRegister(values) && !attempt.isPending) attempt.mutate(values);
  };
  return (
    <form
      ref={ref}
      onInput={onInput}
      onSubmit={submit}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <TextField
        label={accountTexts.fields.name}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        error={fieldErrors["name"]}
      />
      <TextField
        label={accountTexts.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={accountTexts.emailExample}
        maxLength={254}
        required
        error={fieldErrors["email"]}
      />
      <div>
        <PasswordField
          label={accountTexts.fields.password}
          name="password"
          autoComplete="new-password"
          maxLength={passwordMaxLength}
          required
          words={accountTexts.password}
          error={fieldErrors["password"]}
        />
        <StrengthMeter password={values.password} />
      </div>
      <Button type="submit" wide disabled={!canRegister(values)} busy={attempt.isPending}>
        {attempt.isPending ? accountTexts.registering : accountTexts.register}
      </Button>
    </form>
  );
}
