import { useEffect, useState } from "react";
import { CallError } from "#lib/api/call-endpoint.ts";

/**
 * Counts down the time that `error`, the refusal of the last try, asks to wait.
 * @returns whole seconds left; 0 when another try makes sense now
 */
export function useWaitingTime(error: unknown): number {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const untilMs = Date.now() + waitMsOf(error);
    const tick = () => {
      const left = Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [error]);
  return secondsLeft;
}

function waitMsOf(error: unknown): number {
  return error instanceof CallError ? (error.retryAfterS ?? 0) * 1000 : 0;
}
