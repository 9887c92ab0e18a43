import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startCheckout, type Checkout } from "./checkout.ts";

let checkout: Checkout;
let shop: Server;
let heard: Stripe.Event[];
let refuse: number;

/** A shop that checks events with Stripe's own library. */
beforeEach(async () => {
  heard = [];
  refuse = 0;
  shop = createServer((request, response) => {
    void text(request).then((body) => {
      if (refuse > 0) {
        refuse -= 1;
        return response.writeHead(503).end();
      }
      const signature = String(request.headers["stripe-signature"]);
      heard.push(Stripe.webhooks.constructEvent(body, signature, checkout.webhookSecret));
      return response.end();
    });
  });
  await new Promise<void>((done) => shop.listen(0, "127.0.0.1", done));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's address
  const { port } = shop.address() as AddressInfo;
  checkout = await startCheckout({
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/webhook`,
    returnUrl: "http://vagou.example/buy-tokens",
    pixPaidAfterMs: 200,
  });
});

afterEach(async () => {
  await checkout.close();
  shop.close();
});

async function pay(form: Record<string, string>, reference = "uma-pessoa"): Promise<Response> {
  return fetch(`${checkout.links.popular.url}?client_reference_id=${reference}`, {
    method: "POST",
    body: new URLSearchParams({ method: "card", card: "4242 4242 4242 4242", ...form }),
    redirect: "manual",
  });
}

const types = () => heard.map(({ type }) => type);

/** The term of the first invoice that was told in this way. */
function periodOf(told: "invoice.paid" | "invoice.payment_failed") {
  const event = heard.find(({ type }) => type === told);
  if (event?.type !== "invoice.paid" && event?.type !== "invoice.payment_failed") throw new Error(told);
  return event.data.object.lines.data[0]?.period;
}

test("an approved card leads back to the shop, which receives an event with a valid signature", async () => {
  const answer = await pay({});
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(
    /^http:\/\/vagou\.example\/buy-tokens\?session_id=cs_test_\w+$/,
  );
  await expect.poll(types).toEqual(["checkout.session.completed"]);
  expect(heard[0]?.data.object).toMatchObject({
    client_reference_id: "uma-pessoa",
    payment_link: checkout.links.popular.id,
    amount_total: 890,
    currency: "brl",
    payment_status: "paid",
  });
});

test.each(["4000 0000 0000 0002", "4000 0000 0000 9995", "1234", ""])(
  "the card %j is refused with a reason, and no event reports a payment",
  async (card) => {
    const answer = await pay({ card });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('role="alert"');
    expect(heard).toEqual([]);
  },
);

test("a boleto is reported as not paid, and again when it is paid", async () => {
  const answer = await pay({ method: "boleto" });
  const page = `${checkout.origin}${answer.headers.get("location")}`;
  expect(await (await fetch(page)).text()).toContain("Marcar o boleto como pago");
  await expect.poll(types).toEqual(["checkout.session.completed"]);
  expect(heard[0]?.data.object).toMatchObject({ payment_status: "unpaid" });
  await fetch(page.replace("/waiting", "/pay"), { method: "POST" });
  await expect
    .poll(types)
    .toEqual(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);
});

test("a Pix is reported as not paid, and is paid by itself after a while", async () => {
  const answer = await pay({ method: "pix" });
  const page = `${checkout.origin}${answer.headers.get("location")}`;
  expect(await (await fetch(page)).text()).toContain("pago sozinho");
  await expect
    .poll(types, { timeout: 5_000 })
    .toEqual(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);
  expect(heard[0]?.data.object).toMatchObject({ payment_status: "unpaid", payment_method_types: ["pix"] });
});

test("a Pix that expires is reported as not paid, and is never paid", async () => {
  const answer = await pay({ method: "pix" });
  const page = `${checkout.origin}${answer.headers.get("location")}`;
  await fetch(page.replace("/waiting", "/expire"), { method: "POST" });
  await expect.poll(types).toEqual(["checkout.session.completed", "checkout.session.async_payment_failed"]);
  await new Promise((done) => setTimeout(done, 400));
  expect(types()).toHaveLength(2);
  expect(await (await fetch(checkout.origin)).text()).toContain("Pix vencido");
});

test("a subscription to a plan begins, renews, fails and ends, with the events of the provider", async () => {
  const { url, id } = checkout.plans.pro;
  const card = { method: "card", card: "4242 4242 4242 4242" };
  const answer = await fetch(`${url}?client_reference_id=uma-pessoa`, {
    method: "POST",
    body: new URLSearchParams(card),
    redirect: "manual",
  });
  expect(answer.headers.get("location")).toContain("session_id=cs_test_");
  const begun = [
    "customer.subscription.created",
    "invoice.paid",
    "invoice_payment.paid",
    "checkout.session.completed",
  ];
  await expect.poll(types).toEqual(begun);
  expect(heard.at(-1)?.data.object).toMatchObject({
    mode: "subscription",
    payment_intent: null,
    payment_link: id,
    amount_total: 990,
    client_reference_id: "uma-pessoa",
  });
  const list = await (await fetch(checkout.origin)).text();
  const key = /\/subscriptions\/(\w+)\/renew"/.exec(list)?.[1] ?? "";
  for (const [action, told] of [
    ["fail", ["invoice.payment_failed", "customer.subscription.updated"]],
    ["renew", ["invoice.paid", "invoice_payment.paid", "customer.subscription.updated"]],
    ["cancel", ["customer.subscription.updated"]],
    ["stop", ["customer.subscription.deleted"]],
  ] as const) {
    heard.length = 0;
    await fetch(`${checkout.origin}/subscriptions/${key}/${action}`, { method: "POST" });
    await expect.poll(types).toEqual(told);
  }
});

test("a refused renewal and its later payment are of the same term, which begins where the paid one ends", async () => {
  const answer = await fetch(`${checkout.plans.pro.url}?client_reference_id=outra-pessoa`, {
    method: "POST",
    body: new URLSearchParams({ method: "card", card: "4242 4242 4242 4242" }),
    redirect: "manual",
  });
  const key = /session_id=cs_test_(\w+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
  await expect.poll(types).toContain("invoice.paid");
  const first = periodOf("invoice.paid");
  await fetch(`${checkout.origin}/subscriptions/${key}/fail`, { method: "POST" });
  await expect.poll(types).toContain("invoice.payment_failed");
  const refused = periodOf("invoice.payment_failed");
  expect(refused?.start).toBe(first?.end);
  heard.length = 0;
  await fetch(`${checkout.origin}/subscriptions/${key}/renew`, { method: "POST" });
  await expect.poll(types).toContain("invoice.paid");
  expect(periodOf("invoice.paid")).toEqual(refused);
});

test("a payment can be refunded in part, disputed and won, with the events of the provider", async () => {
  await pay({});
  await expect.poll(types).toHaveLength(1);
  const list = await (await fetch(checkout.origin)).text();
  const key = /\/payments\/(\w+)\/refund"/.exec(list)?.[1] ?? "";
  const act = (action: string) => fetch(`${checkout.origin}/payments/${key}/${action}`, { method: "POST" });
  await act("refund-half");
  await expect.poll(types).toContain("charge.refunded");
  expect(heard.at(-1)?.data.object).toMatchObject({ amount_refunded: 445 });
  await act("dispute");
  await expect.poll(types).toContain("charge.dispute.created");
  await act("win-dispute");
  await expect.poll(types).toContain("charge.dispute.closed");
});

test("events are sent twice, or in reverse order, when that is requested", async () => {
  await pay({ delivery: "twice" });
  await expect.poll(types).toHaveLength(2);
  expect(heard[0]?.id).toBe(heard[1]?.id);
  heard.length = 0;
  await pay({ delivery: "backwards" });
  await expect
    .poll(types)
    .toEqual(["checkout.session.async_payment_succeeded", "checkout.session.completed"]);
});

test("a shop that is down receives the event when it is up again", async () => {
  refuse = 1;
  await pay({});
  await expect.poll(types, { timeout: 5_000 }).toEqual(["checkout.session.completed"]);
});
