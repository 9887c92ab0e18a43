import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { callEndpoint } from "#lib/api/api.ts";
import { CallError, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { CallForm } from "#lib/forms/call-form.tsx";
import { InvalidFields } from "#lib/forms/field-errors.ts";
import { SubmitButton } from "#lib/forms/submit-button.tsx";
import { useCallForm } from "#lib/forms/use-call-form.ts";
import { markLinkUsed } from "#lib/page/opened-link.ts";
import { ButtonLink } from "#ui/button.tsx";
import { showToast, type Toast } from "#ui/toasts/toast.ts";
import { AccountPasswordField } from "../password/account-password-field.tsx";
import { AuthCard } from "../auth-card.tsx";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { fieldsOfPasswordErrors } from "../password/password-fault.ts";
import { resetPassword } from "../queries.ts";
import { reasonOf } from "../reason-of.ts";
import { recoveryTexts } from "./recovery-texts.ts";
import { resetProblems } from "./reset-problems.ts";

const names = ["password", "confirmation"] as const;

/**
 * The page behind the link for a new password. `link` is undefined while it is unknown (build time and the first
 * paint): most people come with one.
 */
export function ResetPassword({ link = unknownLink }: { link?: URLSearchParams | undefined }) {
  if (link.has("spent")) return <DeadLink link={link} />;
  const token = link.get("token") || null;
  return token === null ? <WithoutToken /> : <NewPassword link={link} token={token} />;
}

const unknownLink = new URLSearchParams({ token: "unknown" });

function NewPassword({ link, token }: { link: URLSearchParams; token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<unknown>(null);
  // Before the person has chosen a password in vain.
  useEffect(() => {
    if (link !== unknownLink) callEndpoint("checkResetLink", { body: { token } }).catch(setRefusal);
  }, [link, token]);
  const { form, values, errors, submit } = useCallForm({
    names,
    fieldsOfErrors: fieldsOfPasswordErrors,
    canSend: () => true,
    mutationFn: (values) => {
      const problems = resetProblems(values);
      if (Object.keys(problems).length > 0) return Promise.reject(new InvalidFields(problems));
      return resetPassword(client, { token, password: values.password });
    },
    onSuccess: async (signedOut) => {
      const text = recoveryTexts.resetDoneText(signedOut);
      showToast({ tone: "success", title: recoveryTexts.resetDone, text });
      await navigate("/login", { replace: true });
    },
    onError: setRefusal,
    toastOf: (error) => (isDeadLink(error) ? null : toastOf(error)),
  });
  if (isDeadLink(refusal)) return <DeadLink link={link} />;
  return (
    <AuthCard title={recoveryTexts.resetTitle} lead={recoveryTexts.resetLead}>
      <CallForm {...form}>
        <NewPasswordField label={recoveryTexts.password} value={values.password} error={errors["password"]} />
        <AccountPasswordField
          label={recoveryTexts.confirmation}
          name="confirmation"
          autoComplete="new-password"
          error={errors["confirmation"]}
        />
        <SubmitButton {...submit} words={{ ready: recoveryTexts.reset, busy: recoveryTexts.resetting }} />
      </CallForm>
    </AuthCard>
  );
}

function toastOf(error: Error): Toast | null {
  if (!(error instanceof InvalidFields)) {
    const text = reasonOf(error, recoveryTexts.resetReasons);
    return { tone: "error", title: recoveryTexts.failed, text, supportCode: supportCodeOf(error) };
  }
  const text = error.fields["password"];
  return text === undefined ? null : { tone: "error", title: recoveryTexts.weak, text };
}

/** Used, expired or forged; a cut one may be too short to be a link at all. */
function isDeadLink(error: unknown): boolean {
  return error instanceof CallError && (error.code === "reset_link_invalid" || "token" in error.fields);
}

function DeadLink({ link }: { link: URLSearchParams }) {
  useEffect(() => markLinkUsed(link, "reset_link_invalid"), [link]);
  return <AskAgain title={recoveryTexts.deadTitle} text={recoveryTexts.deadText} isNews />;
}

function WithoutToken() {
  useEffect(() => showToast({ tone: "error", title: recoveryTexts.noToken }), []);
  return <AskAgain title={recoveryTexts.noTokenTitle} text={recoveryTexts.noTokenText} />;
}

function AskAgain({ title, text, isNews = false }: { title: string; text: string; isNews?: boolean }) {
  return (
    <AuthCard title={title} lead={text} isNews={isNews}>
      <ButtonLink to="/forgot-password" wide>
        {recoveryTexts.newLink}
      </ButtonLink>
      <ButtonLink to="/login" look="line" wide>
        {recoveryTexts.backToLogIn}
      </ButtonLink>
    </AuthCard>
  );
}
