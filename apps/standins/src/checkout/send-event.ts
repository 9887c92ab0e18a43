import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { StripeEvent } from "./events.ts";

/** Pauses before the next delivery; the real provider repeats for three days. */
const retryPausesMs = [500, 2_000, 5_000, 15_000, 60_000];
const timeoutMs = 10_000;

/**
 * Sends an event to the shop, signed by Stripe's scheme, and repeats it until the shop answers 2xx.
 * @returns false when the shop never accepted it
 */
export async function sendEvent(
  event: StripeEvent,
  { webhookUrl, secret, signal }: { webhookUrl: string; secret: string; signal: AbortSignal },
): Promise<boolean> {
  for (const pauseMs of [0, ...retryPausesMs]) {
    if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return false;
    if (await sendOnce(event, { webhookUrl, secret, signal })) return true;
  }
  return false;
}

async function sendOnce(
  event: StripeEvent,
  { webhookUrl, secret, signal }: { webhookUrl: string; secret: string; signal: AbortSignal },
): Promise<boolean> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  try {
    const response = await fetch(webhookUrl, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": `t=${timestamp},v1=${signature}`,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // The shop is starting, or has stopped: the event is sent again later.
    return false;
  }
}
