import { use } from "react";
import { CallError, sentenceOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { callOperator } from "./call-operator.ts";
import { Confirming } from "./confirming.ts";
import { factorTexts } from "./texts.ts";

/** Leads an operator to the second factor: to setting it up, or to showing it again. */
export function FactorNeeded({ refusal, onConfirmed }: { refusal: unknown; onConfirmed: () => void }) {
  const confirm = use(Confirming);
  const opening = useAttempt({
    mutationFn: () => confirm(() => callOperator("getOperatorDesk")),
    onSuccess: onConfirmed,
  });
  const isMissing = refusal instanceof CallError && refusal.code === "operator_factor_missing";
  if (isMissing)
    return (
      <Panel title={factorTexts.missingTitle} className="mt-5 max-w-lg">
        <p className="mb-4">{factorTexts.missing}</p>
        <ButtonLink to="/profile">{factorTexts.profile}</ButtonLink>
      </Panel>
    );
  return (
    <Panel title={factorTexts.oldTitle} className="mt-5 max-w-lg">
      <p className="mb-4">{factorTexts.old}</p>
      {opening.isError && (
        <p role="alert" className="mb-4 text-alert">
          {sentenceOf(opening.error, factorTexts.failed)}
        </p>
      )}
      <Button busy={opening.isPending} onClick={() => opening.mutate()}>
        {factorTexts.confirm}
      </Button>
    </Panel>
  );
}
