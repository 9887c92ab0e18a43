import type { IncomingMessage } from "node:http";
import { z } from "zod";

/**
 * How a stand-in may misbehave; `none` is its ordinary self. `delayMs` counts in every mode, so that
 * a slow portal is `none` with a delay. `place-ignored` is known to the portals that look at it (SAP, Dell).
 * `home-page` leads to the portal's first page, `home-in-place` answers with it; `glued` is the ordinary answer
 * whose sentences and lines stand together without a blank.
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

const faultSchema = z.strictObject({
  mode: z.enum(faultModes).default("none"),
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type Fault = z.infer<typeof faultSchema>;

export const noFault: Fault = { mode: "none", delayMs: 0 };

/** Slow, but well within what a portal has. */
const slowMs = 300;

/** Where a journey or a benchmark asks a stand-in to misbehave. */
export const faultsPath = "/__faults";

/** @returns the fault asked for, or null when the body is not one. */
export function parseFault(body: string): Fault | null {
  try {
    return faultSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Waits `delayMs`, or until the caller hangs up. */
export async function delay(fault: Fault, request: IncomingMessage): Promise<void> {
  const delayMs = Math.max(fault.delayMs, fault.mode === "slow" ? slowMs : 0);
  if (delayMs === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, delayMs);
  request.socket.once("close", resolve);
  await promise;
  clearTimeout(timer);
  request.socket.off("close", resolve);
}
