import { Button } from "#ui/button.tsx";
import { formatWait } from "./format-wait.ts";
import { formTexts } from "./texts.ts";
import type { SubmitState } from "./use-call-form.ts";

/** Sends the form; after too many tries it shows how long to wait. */
export function SubmitButton({ isReady, isBusy, secondsLeft, look, wide = true, words }: SubmitButtonProps) {
  return (
    <Button type="submit" look={look} wide={wide} disabled={!isReady} busy={isBusy} className="tabular-nums">
      {isBusy ? words.busy : secondsLeft > 0 ? formTexts.wait(formatWait(secondsLeft)) : words.ready}
    </Button>
  );
}

type SubmitButtonProps = SubmitState & {
  look?: "line" | "danger";
  wide?: boolean;
  words: { ready: string; busy: string };
};
