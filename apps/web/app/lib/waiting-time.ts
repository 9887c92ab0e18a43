import { CallError, sentenceOf } from "./call-endpoint.ts";
import { counted } from "./money.ts";

/**
 * What to tell a person whose call was refused: how long to wait where the server said so, else
 * the server's own sentence, else `fallback`.
 */
export function refusalSentence(error: unknown, fallback: string): string {
  const isTooSoon = error instanceof CallError && error.code === "too_many_requests";
  return isTooSoon && error.retryAfterS !== null
    ? `Muitas tentativas. Tente de novo em ${waitingTime(error.retryAfterS)}.`
    : sentenceOf(error, fallback);
}

/** @returns "40 segundos", "2 minutos", "1 hora"; rounded up, so that nobody comes back too early. */
export function waitingTime(seconds: number): string {
  const wholeSeconds = Math.max(1, Math.ceil(seconds));
  if (wholeSeconds < 60) return counted(wholeSeconds, "segundo", "segundos");
  const minutes = Math.ceil(wholeSeconds / 60);
  if (minutes < 60) return counted(minutes, "minuto", "minutos");
  return counted(Math.ceil(minutes / 60), "hora", "horas");
}
