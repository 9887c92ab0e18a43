import { Button } from "#ui/button.tsx";
import { formatWait } from "./format-wait.ts";
import { formTexts } from "./texts.ts";
import type { SubmitState } from "./use-call-form.ts";

/** Sends the form; after too many tries it shows how long to wait. */
export function SubmitButton({ isReady, isBusy, secondsLeft, look, wide = true, words }: SubmitButtonProps) {
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      type="submit"
      look={look}
      wide={wide}
      disabled={!isReady && !isWaiting}
      // Not `disabled`, which would take the focus from it; the form sends nothing meanwhile.
      aria-disabled={isBusy || isWaiting || undefined}
      busy={isBusy}
      className="tabular-nums"
    >
      {isBusy ? words.busy : isWaiting ? formTexts.wait(formatWait(secondsLeft)) : words.ready}
    </Button>
  );
}

type SubmitButtonProps = SubmitState & {
  look?: "line" | "danger";
  wide?: boolean;
  words: { ready: string; busy: string };
};
