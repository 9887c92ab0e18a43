import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { planNames } from "#lib/words/plan-words.ts";
import { returnTexts } from "./texts.ts";
import { useOfferedMethods } from "./use-offered-methods.ts";
import type { ReturnState } from "./use-checkout-return.ts";

/**
 * Where the purchase of a person who came back stands. All its states have the same size, so that nothing
 * moves when the fichas arrive.
 */
export function ReturnNotice({ state }: { state: ReturnState }) {
  if (state.phase === "none") return null;
  return (
    <output className="mt-5 grid min-h-52 content-start sm:min-h-40">
      <StateNotice state={state} />
    </output>
  );
}

function StateNotice({ state }: { state: Exclude<ReturnState, { phase: "none" }> }) {
  const methods = useOfferedMethods();
  if (state.phase === "waiting") {
    return (
      <Notice tone="info" title={returnTexts.waiting}>
        <p>{returnTexts.waitingText}</p>
        <p className="mt-3 flex min-h-11 items-center gap-2 text-muted">
          <Spinner />
          {returnTexts.checking}
        </p>
      </Notice>
    );
  }
  if (state.phase === "ended") {
    return (
      <Notice tone="late" title={returnTexts.ended}>
        <p>{returnTexts.endedText}</p>
      </Notice>
    );
  }
  if (state.phase === "arrived") {
    return (
      <Notice tone="good" title={returnTexts.arrived}>
        <p>{returnTexts.arrivedText(state.amount)}</p>
        <ButtonLink to="/jobs" className="mt-3 max-sm:w-full">
          {returnTexts.search}
        </ButtonLink>
      </Notice>
    );
  }
  if (state.phase === "plan-on") {
    return (
      <Notice tone="good" title={returnTexts.planOn(planNames[state.plan])}>
        <p>{returnTexts.planOnText(state.until)}</p>
        <ButtonLink to="/profile" look="line" className="mt-3 max-sm:w-full">
          {returnTexts.profile}
        </ButtonLink>
      </Notice>
    );
  }
  if (state.phase === "plan") {
    return (
      <Notice tone="info" title={returnTexts.plan}>
        <p>{returnTexts.planText}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="late" title={returnTexts[state.phase]}>
      <p>{state.phase === "late" ? returnTexts.lateText(methods) : returnTexts.failedText}</p>
      <Button look="line" className="mt-3 max-sm:w-full" busy={state.isChecking} onClick={state.checkAgain}>
        {state.isChecking ? returnTexts.checking : returnTexts.check}
      </Button>
    </Notice>
  );
}
