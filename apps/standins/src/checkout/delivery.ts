import { setTimeout as sleep } from "node:timers/promises";
import type { StripeEvent } from "./events.ts";
import { sendEvent } from "./send-event.ts";

export type Delivery = {
  /** Sends events to the shop, one after the other unless `atOnce`. The caller does not wait for it. */
  send(events: readonly StripeEvent[], options?: { atOnce?: boolean; afterMs?: number }): void;
  /** Drops the events that were not delivered yet. */
  close(): void;
};

export function createDelivery(shop: { webhookUrl: string; secret: string }): Delivery {
  const closing = new AbortController();
  const { signal } = closing;
  const tell = async (events: readonly StripeEvent[], atOnce: boolean, afterMs: number) => {
    await sleep(afterMs, undefined, { signal }).catch(() => {});
    const told = events.map((event) => () => sendEvent(event, { ...shop, signal }));
    if (atOnce) await Promise.all(told.map((start) => start()));
    else for (const start of told) await start();
  };
  return {
    send: (events, { atOnce = false, afterMs = 0 } = {}) => void tell(events, atOnce, afterMs),
    close: () => closing.abort(),
  };
}
