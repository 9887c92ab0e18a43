import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { secondFactorsMax } from "@vagou/contract/limits";
import { type ReactNode, useRef, useState } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { profileTexts } from "../profile/texts.ts";
import { secondFactorsQuery } from "./calls.ts";
import { confirmed } from "./confirmation.ts";
import { FactorList } from "./factor-list.tsx";
import { hasPasskeys } from "./passkeys.ts";
// Not when the server has made the codes, which it tells only once.
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryCodesLeft } from "./recovery-codes-left.tsx";
import { addAppTexts, secondFactorTexts } from "./texts.ts";

/** What opens the account besides the password: what the person has, and how they add more. */
export function SecondFactorSection({ userId }: { userId: string }) {
  const client = useQueryClient();
  const factors = useQuery(secondFactorsQuery(userId));
  const title = useRef<HTMLHeadingElement>(null);
  /** What takes the place of the section's buttons: a way to add, or the new codes. */
  const [shown, setShown] = useState<Shown | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: secondFactorsQuery(userId).queryKey });
  const close = () => {
    setShown(null);
    title.current?.focus();
  };
  const showCodes = (codes: readonly string[]) =>
    setShown({ node: <RecoveryCodes codes={codes} onDone={close} /> });
  const onAdded = async ({ recovery_codes: codes }: ResponseOf<"finishTotp">) => {
    showToast({ tone: "success", title: codes === null ? addAppTexts.addedMore : addAppTexts.added });
    void refresh();
    if (codes === null) close();
    else showCodes(codes);
  };
  const starting = useAttempt({
    mutationFn: (kind: "totp" | "passkey") => beginToAdd(kind, { onAdded, onCancel: close }),
    onSuccess: (next) => setShown(next),
    networkMode: "always",
  });
  return (
    <section aria-labelledby="duas-etapas">
      <h3 id="duas-etapas" ref={title} tabIndex={-1} className="mb-2 text-3 outline-none">
        {secondFactorTexts.title}
      </h3>
      <p className="mb-3 text-muted">{secondFactorTexts.about}</p>
      {factors.isPending && (
        <output aria-label={secondFactorTexts.loading}>
          <Skeleton className="h-24" />
        </output>
      )}
      {factors.isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{secondFactorTexts.failed}</p>
          <SupportCode code={supportCodeOf(factors.error)} />
          <Button look="line" busy={factors.isFetching} onClick={() => void factors.refetch()}>
            {profileTexts.retry}
          </Button>
        </div>
      )}
      {factors.isSuccess && (
        <div className="grid grid-cols-1 gap-4">
          {factors.data.factors.length > 0 && (
            <div>
              <FactorList
                factors={factors.data.factors}
                onRenamed={refresh}
                onRemoved={async () => {
                  await refresh();
                  title.current?.focus();
                }}
              />
              {shown === null && (
                <RecoveryCodesLeft
                  count={factors.data.recovery_codes_left}
                  onReplaced={(codes) => {
                    void refresh();
                    showCodes(codes);
                  }}
                />
              )}
            </div>
          )}
          {shown === null ? (
            <Ways
              data={factors.data}
              starting={starting.isPending ? starting.variables : null}
              onStart={(kind) => starting.mutate(kind)}
            >
              {starting.isError && (
                <Notice tone="bad">
                  {sentenceOf(starting.error, secondFactorTexts.startFailed)}
                  <SupportCode code={supportCodeOf(starting.error)} />
                </Notice>
              )}
            </Ways>
          ) : (
            shown.node
          )}
        </div>
      )}
    </section>
  );
}

type Shown = { node: ReactNode };

/** Loads the form first: what is begun lasts only minutes. */
async function beginToAdd(kind: "totp" | "passkey", then: AddedProps): Promise<Shown> {
  if (kind === "totp") {
    const { AddApp } = await import("./add-app.tsx");
    return { node: <AddApp begun={await confirmed(() => callEndpoint("startTotp"))} {...then} /> };
  }
  const { AddPasskey } = await import("./add-passkey.tsx");
  return { node: <AddPasskey begun={await confirmed(() => callEndpoint("startPasskey"))} {...then} /> };
}

type AddedProps = {
  onAdded: (answer: ResponseOf<"finishTotp">) => Promise<void>;
  onCancel: () => void;
};

/** The kinds that can be added here, and what went wrong with the last try. */
function Ways({ data, starting, onStart, children }: WaysProps) {
  const isOff = data.factors.length === 0;
  if (data.factors.length >= secondFactorsMax) return <p>{secondFactorTexts.full}</p>;
  const canAddPasskey = data.passkeys_possible && hasPasskeys();
  return (
    <div className="grid grid-cols-1 gap-3">
      {isOff && (
        <Notice tone="late" title={secondFactorTexts.warnTitle}>
          <p className="text-1">{secondFactorTexts.warn}</p>
        </Notice>
      )}
      <p className="font-semibold">{isOff ? secondFactorTexts.add : secondFactorTexts.more}</p>
      <Way kind="totp" {...{ starting, onStart }} />
      {canAddPasskey && <Way kind="passkey" {...{ starting, onStart }} />}
      <div aria-live="polite" className="empty:absolute">
        {children}
      </div>
    </div>
  );
}

function Way({ kind, starting, onStart }: WayProps) {
  const [name, hint] =
    kind === "totp"
      ? [secondFactorTexts.addApp, secondFactorTexts.addAppHint]
      : [secondFactorTexts.addPasskey, secondFactorTexts.addPasskeyHint];
  return (
    <div>
      <Button
        look="line"
        className="max-sm:w-full"
        busy={starting === kind}
        disabled={starting !== null && starting !== kind}
        aria-describedby={`${kind}-hint`}
        onClick={() => onStart(kind)}
      >
        {starting === kind ? secondFactorTexts.opening : name}
      </Button>
      <p id={`${kind}-hint`} className="mt-1 text-1 text-muted">
        {hint}
      </p>
    </div>
  );
}

type WayProps = {
  kind: "totp" | "passkey";
  /** Which one is being begun. */
  starting: "totp" | "passkey" | null;
  onStart: (kind: "totp" | "passkey") => void;
};

type WaysProps = Omit<WayProps, "kind"> & { data: ResponseOf<"listSecondFactors">; children: ReactNode };
