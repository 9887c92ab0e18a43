import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";

/**
 * How a stand-in may misbehave: refuse, show a new site, be down, never answer, answer rubbish.
 * `none` is its ordinary self. `delayMs` counts in every mode.
 */
const faultModes = ["none", "blocked", "changed", "unavailable", "timeout", "garbage"] as const;

const faultSchema = z.strictObject({
  mode: z.enum(faultModes).default("none"),
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type Fault = z.infer<typeof faultSchema>;

export const noFault: Fault = { mode: "none", delayMs: 0 };

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
  if (fault.delayMs === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, fault.delayMs);
  request.socket.once("close", resolve);
  await promise;
  clearTimeout(timer);
  request.socket.off("close", resolve);
}

/** @returns true when the fault has dealt with the request; a timeout deals with it by silence. */
export function answerWithFault(fault: Fault, response: ServerResponse): boolean {
  if (fault.mode === "none") return false;
  if (fault.mode === "timeout") return true;
  const { status, contentType, body } = faultAnswers[fault.mode];
  response.writeHead(status, { "content-type": contentType }).end(body);
  return true;
}

const html = "text/html; charset=utf-8";

const faultAnswers = {
  blocked: {
    status: 403,
    contentType: html,
    body: "<!doctype html><title>Just a moment...</title><p>Captcha</p>",
  },
  unavailable: { status: 503, contentType: html, body: "<!doctype html><title>Em manutenção</title>" },
  changed: { status: 200, contentType: html, body: "<!doctype html><title>Nosso novo portal</title>" },
  garbage: { status: 200, contentType: "application/json", body: '{"data":[{"id":1,"na\u0000' },
} as const;
