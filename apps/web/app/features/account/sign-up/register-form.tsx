import { useNavigate } from "react-router";
import { CallError, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { TextField } from "#ui/fields/field.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { EmailField } from "../email-field.tsx";
import { canRegister } from "../password/missing-rules.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { fieldsOfPasswordErrors } from "../password/password-fault.ts";
import { register } from "../queries.ts";
import { reasonOf } from "../reason-of.ts";
import { accountTexts } from "../texts.ts";

const names = ["name", "email", "password"] as const;

/** Name, e-mail, password; success leads to /registration-success. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { form, values, errors, submit } = useCallForm({
    names,
    fieldsOfErrors: fieldsOfPasswordErrors,
    canSend: canRegister,
    mutationFn: async (values) => {
      await register(values);
      return values.email.trim();
    },
    onSuccess: async (email) => {
      showToast({ tone: "success", title: accountTexts.registered, text: accountTexts.registeredText });
      await navigate("/registration-success", { state: { email } });
    },
    toastOf: (error) => ({
      tone: "error",
      title: isAboutPassword(error) ? accountTexts.weakPassword : accountTexts.registerFailed,
      text: reasonOf(error, accountTexts.registerReasons),
      supportCode: supportCodeOf(error),
    }),
  });
  return (
    <CallForm {...form}>
      <TextField
        label={accountTexts.fields.name}
        name="name"
        autoComplete="name"
        aria-required
        error={errors["name"]}
      />
      <EmailField error={errors["email"]} />
      <NewPasswordField
        label={accountTexts.fields.password}
        value={values.password}
        error={errors["password"]}
      />
      <SubmitButton {...submit} words={{ ready: accountTexts.register, busy: accountTexts.registering }} />
    </CallForm>
  );
}

function isAboutPassword(error: unknown): boolean {
  return error instanceof CallError && error.code !== null && error.code in fieldsOfPasswordErrors;
}
