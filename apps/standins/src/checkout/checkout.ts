import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { anyPackageIds, packageTerms, type AnyPackageId } from "@vagou/contract/packages";
import { listen } from "../listen.ts";
import type { StandIn } from "../stand-in.ts";
import { boletoPage, checkoutPage } from "./checkout-page.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import { disputeEvent, linkIdOf, refundEvents, sessionEvent, sessionIdOf } from "./events.ts";
import { testCards, type Payment } from "./payment.ts";
import { paymentsPage } from "./payments-page.ts";

export type CheckoutOptions = {
  port: number;
  /** Where the shop hears of payments. */
  webhookUrl: string;
  /** Where the browser goes when it is done; `session_id` is added. */
  returnUrl: string;
};

export type Checkout = StandIn & {
  /** Signs every event. */
  webhookSecret: string;
  /** Payment links by package, as the operator would set them. */
  links: Readonly<Record<AnyPackageId, { url: string; id: string }>>;
};

/**
 * Plays Stripe's hosted checkout and the account behind it: `/pay/<package>` takes test cards and boletos,
 * `/` lists the payments and lets them be refunded and disputed. Payments last until it is closed.
 * @throws when the port is taken
 */
export async function startCheckout({ port, webhookUrl, returnUrl }: CheckoutOptions): Promise<Checkout> {
  const webhookSecret = `whsec_${randomBytes(24).toString("base64url")}`;
  const delivery = createDelivery({ webhookUrl, secret: webhookSecret });
  const desk: Desk = { payments: new Map(), delivery, returnUrl };
  const web = await listen({ port }, (request, response) => {
    void answer(desk, request, response).catch(() => respond(response, 500, "Erro"));
  });
  const linkOf = (id: AnyPackageId) => ({ url: `${web.origin}/pay/${id}`, id: linkIdOf(id) });
  return {
    origin: web.origin,
    webhookSecret,
    links: {
      basic: linkOf("basic"),
      popular: linkOf("popular"),
      premium: linkOf("premium"),
      small: linkOf("small"),
      medium: linkOf("medium"),
      large: linkOf("large"),
    },
    close: async () => {
      delivery.close();
      await web.close();
    },
  };
}

type Desk = { payments: Map<string, Payment>; delivery: Delivery; returnUrl: string };

const bodyLengthMax = 10_000;

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://checkout");
  const isPost = request.method === "POST";
  const packageId = anyPackageIds.find((id) => url.pathname === `/pay/${id}`);
  const [, key = "", action = ""] = /^\/payments\/(\w+)\/([\w-]+)$/.exec(url.pathname) ?? [];
  const payment = desk.payments.get(key);
  if (url.pathname === "/" && !isPost)
    respond(response, 200, paymentsPage([...desk.payments.values()].toReversed()));
  else if (packageId !== undefined && !isPost) respond(response, 200, checkoutPage(packageId));
  else if (packageId !== undefined) {
    const form = new URLSearchParams((await text(request)).slice(0, bodyLengthMax));
    pay(desk, response, { packageId, form, clientReference: url.searchParams.get("client_reference_id") });
  } else if (payment !== undefined && isPost && act(desk, payment, action)) redirect(response, "/");
  else if (payment !== undefined && action === "boleto") {
    respond(response, 200, boletoPage(payment, backUrl(desk, payment)));
  } else respond(response, 404, "Página não encontrada");
}

type Attempt = { packageId: AnyPackageId; form: URLSearchParams; clientReference: string | null };

function pay(desk: Desk, response: ServerResponse, { packageId, form, clientReference }: Attempt): void {
  const method = form.get("method") === "boleto" ? "boleto" : "card";
  const card = testCards[(form.get("card") ?? "").replaceAll(/\D/g, "")];
  if (method === "card" && card?.approved !== true) {
    const refusal = card?.said ?? "Este número não é de um cartão de teste.";
    return respond(response, 200, checkoutPage(packageId, refusal));
  }
  const payment: Payment = {
    key: randomUUID().replaceAll("-", ""),
    packageId,
    clientReference,
    amountCents: packageTerms[packageId].priceCents,
    method,
    status: method === "card" ? "paid" : "waiting",
    refundedCents: 0,
    refunds: 0,
    dispute: null,
    createdAt: new Date(),
  };
  desk.payments.set(payment.key, payment);
  announce(desk, payment, form.get("delivery") ?? "once");
  redirect(response, method === "card" ? backUrl(desk, payment) : `/payments/${payment.key}/boleto`);
}

/** Tells of a finished checkout in the way that was asked for. */
function announce({ delivery }: Desk, payment: Payment, how: string): void {
  const completed = sessionEvent(payment, "completed");
  if (how === "twice") delivery.send([completed, completed], { atOnce: true });
  else if (how === "late") delivery.send([completed], { afterMs: 20_000 });
  else if (how === "backwards" && payment.status === "paid") {
    const opened = sessionEvent({ ...payment, status: "waiting" }, "completed");
    delivery.send([sessionEvent(payment, "async_payment_succeeded"), opened]);
  } else delivery.send([completed]);
}

/** @returns false when that cannot happen to this payment */
function act({ delivery }: Desk, payment: Payment, action: string): boolean {
  const left = payment.amountCents - payment.refundedCents;
  if (action === "pay" && payment.status === "waiting") {
    payment.status = "paid";
    delivery.send([sessionEvent(payment, "async_payment_succeeded")]);
  } else if (action === "repeat") {
    delivery.send([sessionEvent(payment, "completed")]);
  } else if ((action === "refund" || action === "refund-half") && payment.status === "paid" && left > 0) {
    const amountCents = action === "refund" ? left : Math.ceil(left / 2);
    payment.refunds += 1;
    payment.refundedCents += amountCents;
    delivery.send(refundEvents(payment, amountCents));
  } else if (action === "dispute" && payment.status === "paid" && payment.dispute === null) {
    payment.dispute = "open";
    delivery.send([disputeEvent(payment, "needs_response")]);
  } else if (action === "win-dispute" && payment.dispute === "open") {
    payment.dispute = "won";
    delivery.send([disputeEvent(payment, "won")]);
  } else return false;
  return true;
}

function backUrl({ returnUrl }: Desk, payment: Payment): string {
  const url = new URL(returnUrl);
  url.searchParams.set("session_id", sessionIdOf(payment));
  return url.href;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}

function respond(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    })
    .end(html);
}
