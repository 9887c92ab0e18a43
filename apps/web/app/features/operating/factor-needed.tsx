import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { CallError, sentenceOf } from "#lib/api/call-endpoint.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { factorTexts } from "./texts.ts";

/** Leads an operator to the second factor: to setting it up, or to showing it again. */
export function FactorNeeded({ refusal, onConfirmed }: { refusal: unknown; onConfirmed: () => void }) {
  const isMissing = refusal instanceof CallError && refusal.code === "operator_factor_missing";
  if (!isMissing) return <ConfirmAgain onConfirmed={onConfirmed} />;
  return (
    <Panel title={factorTexts.missingTitle} className="mt-5 max-w-lg">
      <p className="mb-4">{factorTexts.missing}</p>
      <ButtonLink to="/profile">{factorTexts.profile}</ButtonLink>
    </Panel>
  );
}

/** Shows the second factor again in this session. */
export function ConfirmAgain({ onConfirmed }: { onConfirmed: () => void }) {
  const [code, setCode] = useState("");
  const confirming = useMutation({
    mutationFn: () => callEndpoint("confirmSession", { body: { code: code.trim() } }),
    onSuccess: onConfirmed,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    confirming.mutate();
  };
  return (
    <Panel title={factorTexts.oldTitle} className="mt-5 max-w-lg">
      <p className="mb-4">{factorTexts.old}</p>
      <form onSubmit={send} className="grid gap-4">
        <TextField
          label={factorTexts.code}
          autoComplete="one-time-code"
          required
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={confirming.isError ? sentenceOf(confirming.error, factorTexts.failed) : undefined}
        />
        <Button type="submit" busy={confirming.isPending}>
          {factorTexts.confirm}
        </Button>
      </form>
      <p className="mt-4 text-1 text-muted">{factorTexts.passkey}</p>
    </Panel>
  );
}
