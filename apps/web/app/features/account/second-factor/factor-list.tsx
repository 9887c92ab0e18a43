import { useMutation } from "@tanstack/react-query";
import type { SecondFactor } from "@vagou/contract/second-factors";
import { useState } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { formatDay, formatMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { useReturnFocus } from "#ui/use-return-focus.ts";
import { confirmed } from "./confirmation.ts";
import { secondFactorTexts } from "./texts.ts";

/** The second factors that the person has, each with a way to remove it. */
export function FactorList({ factors, onRemoved }: FactorListProps) {
  return (
    <ul aria-label={secondFactorTexts.title}>
      {factors.map((factor) => (
        <Factor key={factor.id} factor={factor} isLast={factors.length === 1} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}

/** Removing is asked for twice. */
function Factor({ factor, isLast, onRemoved }: FactorProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAsking);
  const removing = useMutation({
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
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{factor.name}</p>
        <p className="text-1 text-muted tabular-nums">{describe(factor)}</p>
        {isAsking && <p className="mt-1">{secondFactorTexts.removing(isLast)}</p>}
      </div>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that the person pressed is gone
            autoFocus
            look="danger"
            busy={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {secondFactorTexts.confirmRemove}
          </Button>
          <Button look="line" disabled={removing.isPending} onClick={() => setAsking(false)}>
            {secondFactorTexts.keep}
          </Button>
        </div>
      ) : (
        <Button
          ref={opener}
          look="line"
          aria-label={secondFactorTexts.removeOf(factor.name)}
          onClick={() => setAsking(true)}
        >
          {secondFactorTexts.remove}
        </Button>
      )}
    </li>
  );
}

function describe({ kind, created_at: createdAt, last_used_at: lastUsedAt }: SecondFactor): string {
  const used =
    lastUsedAt === null
      ? secondFactorTexts.unused
      : secondFactorTexts.used(formatMoment(new Date(lastUsedAt)));
  return `${secondFactorTexts.kind(kind)}. ${secondFactorTexts.created(formatDay(new Date(createdAt)))}, ${used}.`;
}

type FactorListProps = { factors: readonly SecondFactor[]; onRemoved: () => Promise<void> };
type FactorProps = Pick<FactorListProps, "onRemoved"> & {
  factor: SecondFactor;
  /** The account would have no second factor any more. */
  isLast: boolean;
};
