import type { BodyOf } from "@vagou/contract/api/endpoints";
import type { ErrorCode } from "@vagou/contract/api/error-codes";
import type { SecondFactorQuestion } from "@vagou/contract/account/second-factors";
import { type ReactNode, useState } from "react";
import { CallError, sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Button, takeFocus } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { CodeForm } from "./code-form.tsx";
import { askPasskey, hasPasskeys, PasskeyFault } from "./passkeys.ts";
import { challengeTexts, passkeyFaultTexts } from "./texts.ts";

/**
 * Has the person show a second factor: the code of their app, a passkey, or a recovery code.
 * @param props.show sends it; rejects with the CallError of a refusal
 * @param props.onExpired begins again, when the question is too old or was answered wrongly too often
 * @param props.back the button that gives up
 */
export function SecondFactorForm({ question, show, onShown, onExpired, back }: SecondFactorFormProps) {
  const hasApp = question.kinds.includes("totp");
  const passkey = hasPasskeys() ? question.passkey : null;
  const [isRecovery, setRecovery] = useState(!hasApp && passkey === null);
  const [isExpired, setExpired] = useState(false);
  const tryToShow = async (proof: ShownFactor) => {
    try {
      await show(proof);
    } catch (error) {
      if (isCode(error, "second_factor_expired")) setExpired(true);
      throw error;
    }
  };
  const byPasskey = useAttempt({
    mutationFn: async () => {
      if (passkey !== null) await tryToShow({ passkey: await askPasskey(passkey) });
    },
    onSuccess: onShown,
    networkMode: "always",
  });
  if (isExpired) return <Expired onAgain={onExpired} back={back} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      {!hasApp && passkey === null && <Notice tone="late">{challengeTexts.noWay}</Notice>}
      {passkey !== null && !isRecovery && (
        <>
          <div>
            <Button
              ref={hasApp ? undefined : takeFocus}
              wide
              look={hasApp ? "line" : undefined}
              busy={byPasskey.isPending}
              onClick={() => byPasskey.mutate()}
            >
              {!byPasskey.isPending && <Icon name="user" />}
              {byPasskey.isPending ? challengeTexts.passkeyBusy : challengeTexts.passkey}
            </Button>
            <p className="mt-1.5 text-1 text-muted">{challengeTexts.passkeyHint}</p>
          </div>
          <div aria-live="polite" className="empty:absolute">
            {byPasskey.isError && (
              <Notice tone="bad">
                {sayPasskeyFault(byPasskey.error, challengeTexts.failed)}
                <SupportCode code={supportCodeOf(byPasskey.error)} />
              </Notice>
            )}
          </div>
          {hasApp && <p className="text-center text-1 text-muted">{challengeTexts.or}</p>}
        </>
      )}
      {(hasApp || isRecovery) && (
        <CodeForm
          key={String(isRecovery)}
          isRecovery={isRecovery}
          show={(code) => tryToShow({ code })}
          onShown={onShown}
        />
      )}
      {question.recovery_codes && (hasApp || passkey !== null) && (
        <Button
          look="quiet"
          className="link justify-self-start px-0!"
          onClick={() => setRecovery(!isRecovery)}
        >
          {isRecovery ? (hasApp ? challengeTexts.byCode : challengeTexts.passkey) : challengeTexts.byRecovery}
        </Button>
      )}
      {back}
    </div>
  );
}

/** @returns what to say of a passkey that was not used or made */
function sayPasskeyFault(error: unknown, otherwise: string): string {
  return error instanceof PasskeyFault ? passkeyFaultTexts[error.fault] : sentenceOf(error, otherwise);
}

function Expired({ onAgain, back }: { onAgain: () => void; back: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="alert">
        <Notice tone="late">{challengeTexts.expired}</Notice>
      </div>
      <Button ref={takeFocus} wide onClick={onAgain}>
        {challengeTexts.startAgain}
      </Button>
      {back}
    </div>
  );
}

function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

export type ShownFactor = { code: string } | { passkey: NonNullable<BodyOf<"finishLogIn">["passkey"]> };

type SecondFactorFormProps = {
  question: Pick<SecondFactorQuestion, "kinds" | "recovery_codes" | "passkey">;
  show: (proof: ShownFactor) => Promise<void>;
  onShown: () => void;
  onExpired: () => void;
  back: ReactNode;
};
