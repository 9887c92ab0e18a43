import { useState } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { classes } from "#ui/classes.ts";
import { Button, takeFocus } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { confirmed } from "./confirmation.ts";
import { recoveryTexts, secondFactorTexts } from "./texts.ts";

/** From so few on, the person should make new ones. */
const few = 3;

/** How many recovery codes are left, and new ones, which is asked for twice: those on paper stop working. */
export function RecoveryCodesLeft({ count, onReplaced }: RecoveryCodesLeftProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAsking);
  const replacing = useAttempt({
    mutationFn: async () =>
      onReplaced((await confirmed(() => callEndpoint("replaceRecoveryCodes"))).recovery_codes),
    onError: (error) =>
      showToast({
        tone: "error",
        title: sentenceOf(error, recoveryTexts.replaceFailed),
        supportCode: supportCodeOf(error),
      }),
    networkMode: "always",
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-y border-line py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{recoveryTexts.title}</p>
        <p className={classes("text-1 tabular-nums", count < few ? "font-semibold text-wait" : "text-muted")}>
          {recoveryTexts.left(count)}
        </p>
        {isAsking && <p className="mt-1">{recoveryTexts.replaceAsk}</p>}
      </div>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button ref={takeFocus} busy={replacing.isPending} onClick={() => replacing.mutate()}>
            {replacing.isPending ? recoveryTexts.replacing : recoveryTexts.replaceConfirm}
          </Button>
          <Button look="line" disabled={replacing.isPending} onClick={() => setAsking(false)}>
            {secondFactorTexts.keep}
          </Button>
        </div>
      ) : (
        <Button ref={opener} look="line" onClick={() => setAsking(true)}>
          {recoveryTexts.replace}
        </Button>
      )}
    </div>
  );
}

type RecoveryCodesLeftProps = { count: number; onReplaced: (codes: readonly string[]) => void };
