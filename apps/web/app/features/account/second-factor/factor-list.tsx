import type { SecondFactor } from "@vagou/contract/account/second-factors";
import { type ReactNode, useState } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { formatDay, formatMoment } from "#lib/words/dates.ts";
import { Button, takeFocus } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { confirmed } from "./confirmation.ts";
import { FactorRenameForm } from "./factor-rename-form.tsx";
import { secondFactorTexts } from "./texts.ts";

/** The second factors that the person has, each with a way to rename and to remove it. */
export function FactorList({ factors, ...then }: FactorListProps) {
  return (
    <ul aria-label={secondFactorTexts.title}>
      {factors.map((factor) => (
        <Factor key={factor.id} factor={factor} isLast={factors.length === 1} {...then} />
      ))}
    </ul>
  );
}

function Factor({ onRenamed, ...props }: FactorProps & Pick<FactorListProps, "onRenamed">) {
  const { factor } = props;
  const [isRenaming, setRenaming] = useState(false);
  const rename = useReturnFocus<HTMLButtonElement>(isRenaming);
  return (
    <li className="border-t border-line py-3">
      {isRenaming ? (
        <FactorRenameForm factor={factor} onSaved={onRenamed} onClose={() => setRenaming(false)} />
      ) : (
        <FactorLine {...props}>
          <Button
            ref={rename}
            look="line"
            aria-label={secondFactorTexts.renameOf(factor.name)}
            onClick={() => setRenaming(true)}
          >
            {secondFactorTexts.rename}
          </Button>
        </FactorLine>
      )}
    </li>
  );
}

/** Removing is asked for twice. */
function FactorLine({ factor, isLast, onRemoved, children }: FactorProps & { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAsking);
  const removing = useAttempt({
    mutationFn: () => confirmed(() => callEndpoint("removeSecondFactor", { params: { id: factor.id } })),
    onSuccess: () => {
      showToast({ tone: "success", title: secondFactorTexts.removed });
      return onRemoved();
    },
    onError: (error) =>
      showToast({
        tone: "error",
        title: sentenceOf(error, secondFactorTexts.removeFailed),
        supportCode: supportCodeOf(error),
      }),
    networkMode: "always",
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{factor.name}</p>
        <p className="text-1 text-muted tabular-nums">{describe(factor)}</p>
        {isAsking && <p className="mt-1">{secondFactorTexts.removing(isLast)}</p>}
      </div>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button ref={takeFocus} look="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
            {secondFactorTexts.confirmRemove}
          </Button>
          <Button look="line" disabled={removing.isPending} onClick={() => setAsking(false)}>
            {secondFactorTexts.keep}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {children}
          <Button
            ref={opener}
            look="line"
            aria-label={secondFactorTexts.removeOf(factor.name)}
            onClick={() => setAsking(true)}
          >
            {secondFactorTexts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

function describe({ kind, created_at: createdAt, last_used_at: lastUsedAt }: SecondFactor): string {
  const used =
    lastUsedAt === null
      ? secondFactorTexts.unused
      : secondFactorTexts.used(formatMoment(new Date(lastUsedAt)));
  return `${secondFactorTexts.kind(kind)}. ${secondFactorTexts.created(formatDay(new Date(createdAt)))}, ${used}.`;
}

type FactorListProps = {
  factors: readonly SecondFactor[];
  onRenamed: () => Promise<void>;
  onRemoved: () => Promise<void>;
};
type FactorProps = Pick<FactorListProps, "onRemoved"> & {
  factor: SecondFactor;
  /** The account would have no second factor any more. */
  isLast: boolean;
};
