import { CallError, sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { Notice } from "#ui/notice.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { formTexts } from "./texts.ts";

/**
 * Why a try failed, inside its form. How long to wait is counted on the button, so that stands here only
 * until the wait is over. `otherwise` is said when the server said nothing.
 */
export function FormRefusal({ refusal, secondsLeft, otherwise }: FormRefusalProps) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {refusal !== null && !(isWait(refusal) && secondsLeft === 0) && (
        <Notice tone="bad">
          {saysHowLong(refusal) ? formTexts.tooMany : sentenceOf(refusal, otherwise)}
          <SupportCode code={supportCodeOf(refusal)} />
        </Notice>
      )}
    </div>
  );
}

function isWait(error: Error): boolean {
  return error instanceof CallError && error.retryAfterS !== null;
}

/** The server's sentence names the wait at that moment, and would contradict the button that counts down. */
function saysHowLong(error: Error): boolean {
  return error instanceof CallError && error.code === "too_many_requests";
}

type FormRefusalProps = { refusal: Error | null; secondsLeft: number; otherwise: string };
