import type { IncomingMessage } from "node:http";
import { z } from "zod";

/**
 * How a stand-in may misbehave; `none` is the usual behaviour. `delayMs` applies in every mode, so that a slow
 * portal is `none` with a delay. `drip` sends a byte a second and never ends. Only some portals know `place-ignored` (SAP, Dell). `home-page` redirects to the
 * portal's first page, `home-in-place` answers with it; `glued` is the usual answer without line breaks and
 * blanks between its sentences.
 */
export const faultModes = [
  "none",
  "slow",
  "blocked",
  "rate-limited",
  "captcha",
  "unavailable",
  "changed",
  "garbage",
  "truncated",
  "wrong-charset",
  "reset",
  "timeout",
  "endless",
  "drip",
  "huge",
  "bomb",
  "redirect-loop",
  "redirect-private",
  "moved-host",
  "place-ignored",
  "home-page",
  "home-in-place",
  "packed",
  "glued",
] as const;

export type FaultMode = (typeof faultModes)[number];

const faultSchema = z.strictObject({
  mode: z.enum(faultModes).default("none"),
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type Fault = z.infer<typeof faultSchema>;

export const noFault: Fault = { mode: "none", delayMs: 0 };

/** Slow, but well within a portal's deadline. */
const slowMs = 300;

/** The path where a test or a benchmark sets a fault. */
export const faultsPath = "/__faults";

/** @returns the requested fault, or null when the body names none. */
export function parseFault(body: string): Fault | null {
  try {
    return faultSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Waits `delayMs`, or until the caller closes the connection, or another fault is set. */
export async function delay(fault: Fault, request: IncomingMessage, replaced: AbortSignal): Promise<void> {
  const delayMs = Math.max(fault.delayMs, fault.mode === "slow" ? slowMs : 0);
  if (delayMs === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, delayMs);
  const end = () => resolve();
  request.socket.once("close", end);
  replaced.addEventListener("abort", end);
  await promise;
  clearTimeout(timer);
  replaced.removeEventListener("abort", end);
  request.socket.off("close", end);
}
