import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { packageTerms } from "@vagou/contract/fichas/packages";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault, Stage } from "../fault.ts";

export const paymentFaults: readonly Fault[] = [
  {
    name: "payments-cut",
    what: "the payment provider cannot reach us for 10 s, while people pay",
    run: async (stage) => {
      const { network } = stage.world;
      const from = performance.now();
      await network.payments.set({ kind: "refused" });
      await pay(stage, "once");
      await sleep(10_000);
      await network.payments.set({ kind: "usual" });
      // The stand-in tells an event for the fifth time after 22.5 s.
      await sleep(16_000);
      return judgeCalls(stage.load.since(from), {});
    },
  },
  {
    name: "payments-slow",
    what: "the way from the payment provider to us takes seconds, so that it tells every event again, twice at once",
    run: async (stage) => {
      const { network } = stage.world;
      const from = performance.now();
      await network.payments.set({ kind: "slow", ms: 6_000 });
      await pay(stage, "twice");
      await sleep(15_000);
      await network.payments.set({ kind: "usual" });
      await pay(stage, "backwards");
      await sleep(8_000);
      return judgeCalls(stage.load.since(from), {});
    },
  },
  {
    name: "payments-nonsense",
    what: "forged, broken and replayed payment events come in",
    run: async ({ world, load }) => {
      const from = performance.now();
      const statuses = new Set<number>();
      const url = `http://127.0.0.1:${world.network.payments.port}/api/webhooks/stripe`;
      for (const { body, signature } of forgeries(world.checkout.webhookSecret)) {
        const response = await fetch(url, {
          method: "POST",
          body,
          headers: { "content-type": "application/json", "stripe-signature": signature },
        });
        await response.arrayBuffer();
        statuses.add(response.status);
      }
      return [
        {
          promised: "what is not signed is refused, what is signed and unreadable is parked; no 5xx",
          seen: `statuses ${[...statuses].toSorted((a, b) => a - b).join(", ")}`,
          kept: [...statuses].every((status) => status < 500),
        },
        ...judgeCalls(load.since(from), {}),
      ];
    },
  },
];

/** Each person buys the basic package with a test card. */
async function pay({ world, load }: Stage, delivery: string): Promise<void> {
  for (const { userId } of load.told) {
    const response = await fetch(`${world.checkout.links.basic.url}?client_reference_id=${userId}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ method: "card", card: "4242 4242 4242 4242", delivery }),
    });
    if (response.status !== 303) throw new Error(`the checkout answered ${response.status}`);
    load.addBought(userId, packageTerms.basic.credits);
  }
}

function forgeries(secret: string): { body: string; signature: string }[] {
  const event = JSON.stringify({
    id: "evt_forged",
    type: "checkout.session.completed",
    livemode: false,
    data: {},
  });
  const sign = (body: string, at: number, key: string) =>
    `t=${at},v1=${createHmac("sha256", key).update(`${at}.${body}`).digest("hex")}`;
  const now = Math.floor(Date.now() / 1_000);
  return [
    { body: event, signature: "" },
    { body: event, signature: sign(event, now, "whsec_of_another_account") },
    { body: event, signature: sign(event, now - 3_600, secret) },
    { body: event, signature: sign(event, now, secret) },
    { body: "{", signature: sign("{", now, secret) },
    { body: "null", signature: sign("null", now, secret) },
    { body: "", signature: sign("", now, secret) },
  ];
}
