import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { anyPackageIds, type AnyPackageId } from "@vagou/contract/fichas/packages";
import { paymentMethods, type PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import { paidPlans, type PaidPlan } from "@vagou/contract/fichas/plans";
import { listen } from "../listen.ts";
import type { StandIn } from "../stand-in.ts";
import { checkoutPage, waitingPage } from "./checkout-page.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import { disputeEvent, linkIdOf, refundEvents, sessionEvent, sessionIdOf } from "./events.ts";
import { articleOf, itemOfPlan, type Article } from "./article.ts";
import { testCards, type Payment } from "./payment.ts";
import { paymentsPage } from "./payments-page.ts";
import { planSales } from "./plan-sales.ts";
import { cancel, fail, renew, stop, subscribe, type Subscription } from "./subscription.ts";

export type CheckoutOptions = {
  port: number;
  /** Address of the shop's webhook. */
  webhookUrl: string;
  /** Where the browser goes after the checkout; `session_id` is added. */
  returnUrl: string;
  /** The time after which a Pix is paid by itself; a minute by default. */
  pixPaidAfterMs?: number;
};

type Link = { url: string; id: string; methods: readonly PaymentMethod[] };

export type Checkout = StandIn & {
  /** Signs every event. */
  webhookSecret: string;
  /** Payment links by package, as the operator would set them. */
  links: Readonly<Record<AnyPackageId, Link>>;
  /** Payment links of the plans, with what is sold by them. */
  plans: Readonly<Record<PaidPlan, Link & (typeof planSales)[PaidPlan]>>;
  /** Where a person would change or cancel a subscription. */
  planPortalUrl: string;
};

/**
 * Plays Stripe's hosted checkout and the account behind it: `/pay/<package or plan>` takes test cards, boletos and Pix,
 * `/` lists the payments and lets them be refunded and disputed, and the subscriptions, which renew, fail and end
 * there. All data is lost when it is closed.
 * @throws when the port is taken
 */
export async function startCheckout({
  port,
  webhookUrl,
  returnUrl,
  pixPaidAfterMs = 60_000,
}: CheckoutOptions): Promise<Checkout> {
  const webhookSecret = `whsec_${randomBytes(24).toString("base64url")}`;
  const delivery = createDelivery({ webhookUrl, secret: webhookSecret });
  const timers = new Set<NodeJS.Timeout>();
  const desk: Desk = {
    payments: new Map(),
    subscriptions: new Map(),
    delivery,
    returnUrl,
    later: (work) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, pixPaidAfterMs);
      timers.add(timer);
    },
  };
  const web = await listen({ port }, (request, response) => {
    void answer(desk, request, response).catch(() => respond(response, 500, "Erro"));
  });
  const linkOf = (id: AnyPackageId): Link => ({
    url: `${web.origin}/pay/${id}`,
    id: linkIdOf(id),
    methods: paymentMethods,
  });
  const planOf = (plan: PaidPlan) => {
    const item = itemOfPlan(plan);
    return { ...planSales[plan], url: `${web.origin}/pay/${item}`, id: linkIdOf(item) };
  };
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
    plans: { pro: planOf("pro"), premium: planOf("premium") },
    planPortalUrl: `${web.origin}/`,
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      delivery.close();
      await web.close();
    },
  };
}

type Desk = {
  payments: Map<string, Payment>;
  subscriptions: Map<string, Subscription>;
  delivery: Delivery;
  returnUrl: string;
  /** Calls `work` after the time in which a Pix is paid by itself. */
  later: (work: () => void) => void;
};

const bodyLengthMax = 10_000;

const items = [...anyPackageIds, ...paidPlans.map(itemOfPlan)];

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://checkout");
  const isPost = request.method === "POST";
  const item = items.find((id) => url.pathname === `/pay/${id}`);
  const [, kind = "", key = "", action = ""] =
    /^\/(payments|subscriptions)\/(\w+)\/([\w-]+)$/.exec(url.pathname) ?? [];
  const payment = kind === "payments" ? desk.payments.get(key) : undefined;
  const subscription = kind === "subscriptions" ? desk.subscriptions.get(key) : undefined;
  if (url.pathname === "/" && !isPost) {
    const all = [...desk.payments.values()].toReversed();
    respond(response, 200, paymentsPage(all, [...desk.subscriptions.values()].toReversed()));
  } else if (item !== undefined && !isPost) respond(response, 200, checkoutPage(articleOf(item)));
  else if (item !== undefined) {
    const form = new URLSearchParams((await text(request)).slice(0, bodyLengthMax));
    const clientReference = url.searchParams.get("client_reference_id");
    pay(desk, response, { article: articleOf(item), form, clientReference });
  } else if (payment !== undefined && isPost && act(desk, payment, action)) redirect(response, "/");
  else if (subscription !== undefined && isPost && move(desk, subscription, action)) redirect(response, "/");
  else if (payment !== undefined && action === "waiting") {
    respond(response, 200, waitingPage(payment, backUrl(desk, sessionIdOf(payment))));
  } else respond(response, 404, "Página não encontrada");
}

type Attempt = { article: Article; form: URLSearchParams; clientReference: string | null };

function pay(desk: Desk, response: ServerResponse, { article, form, clientReference }: Attempt): void {
  const method = article.methods.find((each) => each === form.get("method")) ?? "card";
  const card = testCards[(form.get("card") ?? "").replaceAll(/\D/g, "")];
  if (method === "card" && card?.approved !== true) {
    const refusal = card?.said ?? "Este número não é de um cartão de teste.";
    return respond(response, 200, checkoutPage(article, refusal));
  }
  if (article.renews) return begin(desk, response, { article, clientReference });
  const payment: Payment = {
    key: randomUUID().replaceAll("-", ""),
    item: article.item,
    clientReference,
    amountCents: article.priceCents,
    method,
    status: method === "card" ? "paid" : "waiting",
    refundedCents: 0,
    refunds: 0,
    dispute: null,
    createdAt: new Date(),
  };
  desk.payments.set(payment.key, payment);
  announce(desk, payment, form.get("delivery") ?? "once");
  if (method === "pix") desk.later(() => act(desk, payment, "pay"));
  redirect(
    response,
    method === "card" ? backUrl(desk, sessionIdOf(payment)) : `/payments/${payment.key}/waiting`,
  );
}

function begin(
  desk: Desk,
  response: ServerResponse,
  { article, clientReference }: Omit<Attempt, "form">,
): void {
  const { subscription, events } = subscribe({ article, clientReference });
  desk.subscriptions.set(subscription.key, subscription);
  desk.delivery.send(events);
  redirect(response, backUrl(desk, `cs_test_${subscription.key}`));
}

/** @returns false when that cannot happen to this subscription */
function move({ delivery }: Desk, subscription: Subscription, action: string): boolean {
  const moves = { renew, fail, cancel, stop };
  if (subscription.state === "ended" || !isMove(action)) return false;
  delivery.send(moves[action](subscription));
  return true;
}

function isMove(action: string): action is "renew" | "fail" | "cancel" | "stop" {
  return ["renew", "fail", "cancel", "stop"].includes(action);
}

/** Sends the events of a finished checkout in the requested way. */
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
  } else if (action === "expire" && payment.status === "waiting") {
    payment.status = "expired";
    delivery.send([sessionEvent(payment, "async_payment_failed")]);
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

function backUrl({ returnUrl }: Desk, sessionId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("session_id", sessionId);
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
