import { randomUUID } from "node:crypto";
import { endpoints } from "@vagou/contract/api/endpoints";
import { operatorPaths, type OperatorEndpointName } from "@vagou/contract/api/operator-paths";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { callApi } from "../../test/product/call-api.ts";
import { addSecondFactor } from "../../test/people/add-second-factor.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { makeOperator } from "../../test/people/make-operator.ts";
import { passwords } from "../../test/people/passwords.ts";
import { startTestProduct, type TestProduct } from "../../test/product/start-test-product.ts";
import { createCheckout, sendEvent } from "../../test/fichas/stripe-events.ts";
import { insertRuns } from "../../test/portals/insert-runs.ts";
import { requestOf, validCall } from "../../test/product/valid-calls.ts";
import { noteFailure } from "../asking/etiquette/breaker.ts";
import { sessions, users } from "../db/schema/accounts.ts";
import { operatorActs } from "../db/schema/operators.ts";
import { secondFactors } from "../db/schema/second-factors.ts";
import { sendDueEmails } from "../email/send-due-emails.ts";
import { changeRole } from "../operators/change-role.ts";
import { forgetOldActs } from "../operators/forget-old-acts.ts";
import { deleteAccount } from "../personal-data/delete-account.ts";
import { exportAccount } from "../personal-data/export-account.ts";
import { keepUnreadableReply } from "../provider-health/unreadable-replies.ts";
import { watchSwitches } from "../provider-settings/watch-switches.ts";
import { createPageAudit } from "./books/create-page-audit.ts";
import { createSessionKeys } from "../sessions/session-keys.ts";
import { revokeSession } from "../sessions/repository.ts";
import { switchPortal } from "./portals/switch-portal.ts";

const names = Object.keys(operatorPaths).filter(
  (name): name is OperatorEndpointName => name in operatorPaths,
);
const password = "Abacaxi-2026!";
let product: TestProduct;
let passwordHash: string;
let ola: TestPerson;
let ana: TestPerson;

beforeAll(async () => {
  product = await startTestProduct();
  passwordHash = await passwords.hash(password);
});
afterAll(() => product.close());
beforeEach(async () => {
  const { deps } = product;
  deps.clock.advance(1_000);
  ola = await createPerson(deps);
  await deps.db.update(users).set({ name: "Olavo" }).where(eq(users.id, ola.userId));
  await makeOperator(deps, ola);
  ana = await createPerson(deps, { bonus: 40, bought: 300 });
  await deps.db.update(users).set({ passwordHash }).where(eq(users.id, ana.userId));
});

/** A call of the page as the operator. */
async function call(name: OperatorEndpointName, body?: unknown, { token = ola.token, query = "" } = {}) {
  const { method, path } = operatorPaths[name];
  product.deps.clock.advance(1);
  return callApi(product.app, method, path + query, { token, ...(body !== undefined && { body }) });
}

/** The newest records, the oldest of them first. */
async function records(count: number) {
  const { body } = await call("listOperatorActs");
  const { acts } = endpoints.listOperatorActs.response.parse(body);
  return acts
    .slice(0, count)
    .toReversed()
    .map(({ entrance, who, action, person_id, subject, note }) => ({
      entrance,
      who,
      action,
      person_id,
      subject,
      note,
    }));
}

/** What a valid call is refused with, about a payment and a reply that there are not. */
const refusals: Partial<Record<OperatorEndpointName, string>> = {
  assignPayment: "payment_not_paid",
  closePayment: "payment_not_parked",
  getOffendingReply: "reply_gone",
};

describe("who may call", () => {
  test.each(names)("%s exists for an operator who has just given a second factor", async (name) => {
    const request = requestOf(name, validCall(name, { person: ana.email }), { token: ola.token });
    const { code } = z
      .object({ code: z.string().optional() })
      .parse((await product.app.inject(request)).json());
    expect(code).toBe(refusals[name]);
  });

  test.each(names)("%s answers a person without the role as a call that does not exist", async (name) => {
    const { app } = product;
    const real = requestOf(name, validCall(name), { token: ana.token });
    const other = { ...real, url: real.url.replace("/api/operator", "/api/operated") };
    for (const change of [{}, { payload: "{" }, { headers: { ...real.headers, "idempotency-key": "?" } }]) {
      const [answer, unknown] = [
        await app.inject({ ...real, ...change }),
        await app.inject({ ...other, ...change }),
      ];
      expect(described(answer)).toEqual(described(unknown));
    }
    for (const method of ["HEAD", "OPTIONS", "DELETE", "GET", "POST"] as const)
      expect(described(await app.inject({ ...real, method }))).toEqual(
        described(await app.inject({ ...other, method })),
      );
    expect((await app.inject(real)).json()).toMatchObject({ code: "not_found" });
  });

  test.each(names)(
    "%s does not exist for an operator whose session has expired or ended, is forged, or whose account is gone",
    async (name) => {
      const request = validCall(name, { person: ana.email });
      const answers: unknown[] = [];
      for (const [what, token] of Object.entries(await worthlessTokens())) {
        const answer = await product.app.inject(requestOf(name, request, { token }));
        answers.push([what, answer.statusCode, z.object({ code: z.string() }).parse(answer.json()).code]);
      }
      expect(answers).toEqual(
        ["expired", "ended", "forged", "deleted"].map((what) => [what, 404, "not_found"]),
      );
      expect((await records(20)).filter(({ who }) => who === "Otto")).toEqual([]);
    },
  );

  test("an operator without a second factor is told to set one up, and one whose proof is old to show it", async () => {
    const { deps } = product;
    deps.clock.advance(10 * 60_000 + 1);
    expect(await call("resetPortal", { provider: "gupy" })).toMatchObject({
      status: 403,
      body: { code: "second_factor_needed" },
    });
    expect(await call("listOperatorPortals")).toMatchObject({ status: 200 });
    await deps.db.update(users).set({ name: "Olga" }).where(eq(users.id, ola.userId));
    await deps.db.delete(secondFactors).where(eq(secondFactors.userId, ola.userId));
    expect(await call("listOperatorPortals")).toMatchObject({
      status: 403,
      body: { code: "operator_factor_missing" },
    });
  });

  test("looking ends twelve hours after the second factor", async () => {
    const { deps } = product;
    const { userId } = ola;
    const sessionId = randomUUID();
    const at = deps.clock.now();
    await deps.db.insert(sessions).values({
      id: sessionId,
      userId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 24 * 3_600_000),
      method: "password",
      device: "",
      placeKey: "",
      secondFactorAt: at,
    });
    const token = await deps.sessionKeys.sign({ userId, sessionId }, at);
    // A call takes one millisecond here.
    deps.clock.advance(12 * 3_600_000 - 1);
    expect((await call("getOperatorDesk", undefined, { token })).status).toBe(200);
    expect((await call("getOperatorDesk", undefined, { token })).body).toMatchObject({
      code: "second_factor_needed",
    });
  });

  test("the role ends at once when it is taken, and with the account", async () => {
    const { deps } = product;
    const by = { systemUser: "ops" };
    await expect(changeRole(deps, { by, userId: ana.userId, has: true })).rejects.toThrow(
      "has no second factor yet",
    );
    await addSecondFactor(deps, ana);
    await changeRole(deps, { by, userId: ana.userId, has: true });
    expect(await changeRole(deps, { by, userId: ana.userId, has: true })).toBe(false);
    expect(await call("getOperatorDesk", undefined, { token: ana.token })).toMatchObject({ status: 200 });
    await changeRole(deps, { by, userId: ana.userId, has: false });
    expect((await call("getOperatorDesk", undefined, { token: ana.token })).body).toMatchObject({
      code: "not_found",
    });
    expect(await records(2)).toEqual([
      expect.objectContaining({
        entrance: "command",
        who: "ops",
        action: "role_give",
        person_id: ana.userId,
      }),
      expect.objectContaining({
        entrance: "command",
        who: "ops",
        action: "role_take",
        person_id: ana.userId,
      }),
    ]);
    await changeRole(deps, { by, userId: ana.userId, has: true });
    await deleteAccount(deps, { actor: ana, password });
    expect((await call("getOperatorDesk", undefined, { token: ana.token })).body).toMatchObject({
      code: "not_found",
    });
  });
});

/** Tokens of an operator with a second factor that were good, or look so. */
async function worthlessTokens() {
  const { deps } = product;
  const { db, clock, sessionKeys } = deps;
  const otto = await createPerson(deps);
  await db.update(users).set({ name: "Otto", passwordHash }).where(eq(users.id, otto.userId));
  await makeOperator(deps, otto);
  const at = clock.now();
  const open = async (endsInMs: number) => {
    const session = { userId: otto.userId, sessionId: randomUUID() };
    await db.insert(sessions).values({
      id: session.sessionId,
      userId: otto.userId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + endsInMs),
      method: "password",
      device: "",
      placeKey: "",
      secondFactorAt: at,
    });
    return { ...session, token: await sessionKeys.sign(session, at) };
  };
  const ended = await open(3_600_000);
  expect((await call("getOperatorDesk", undefined, { token: ended.token })).status).toBe(200);
  await revokeSession(db, ended.sessionId, clock.now());
  const gone = await createPerson(deps);
  await db.update(users).set({ name: "Otto", passwordHash }).where(eq(users.id, gone.userId));
  await makeOperator(deps, gone);
  await deleteAccount(deps, { actor: gone, password });
  const guessed = createSessionKeys(["another secret, which is just as long as the real one"]);
  return {
    expired: (await open(-1)).token,
    ended: ended.token,
    forged: await guessed.sign(otto, at),
    deleted: gone.token,
  };
}

type Answer = Awaited<ReturnType<typeof product.app.inject>>;

/** All that a caller sees of an answer but the id of the request, which is another one each time. */
function described({ statusCode, headers, body }: Answer) {
  const { date: _, "x-request-id": __, ...others } = headers;
  return {
    statusCode,
    headers: others,
    body: body.replace(/"request_id":"[^"]*"/, ""),
  };
}

test("a person is found by the whole address or the id, and each look is recorded", async () => {
  const found = await call("findPerson", { person: ana.email.toUpperCase() });
  expect(found.body).toMatchObject({
    id: ana.userId,
    email: ana.email,
    plan: "free",
    bonus: 40,
    bought: 300,
    held: 0,
    open_sessions: 1,
  });
  expect((await call("findPerson", { person: ana.userId })).body).toEqual(found.body);
  const statement = await call("showPersonStatement", { person: ana.userId });
  expect(statement.body).toMatchObject({
    lines: [
      { amount: 300, balance: 340 },
      { amount: 40, balance: 40 },
    ],
    next: null,
  });
  expect((await call("showPersonPayments", { person: ana.userId })).body).toEqual({ payments: [] });
  for (const person of ["ana", "maria@", "%", "", ana.email.slice(1, 5)])
    expect((await call("findPerson", { person })).body).toMatchObject({ code: "invalid_input" });
  expect((await call("findPerson", { person: "zoe@pessoa.example" })).body).toMatchObject({
    code: "person_unknown",
  });
  const look = { entrance: "page", who: "Olavo", person_id: ana.userId, subject: null, note: null };
  expect(await records(5)).toEqual([
    { ...look, action: "person_find" },
    { ...look, action: "person_find" },
    { ...look, action: "person_statement" },
    { ...look, action: "person_payments" },
    { ...look, action: "person_find", person_id: null },
  ]);
  expect(product.log.join()).not.toContain("zoe@");
});

test("whether an address has an account cannot be asked without a record, by any call that names a person", async () => {
  const unknown = { person: "zoe@pessoa.example" };
  const payment_intent = "pi_nothing";
  for (const [name, body] of [
    ["findPerson", unknown],
    ["showPersonStatement", unknown],
    ["showPersonPayments", unknown],
    ["assignPayment", { ...unknown, payment_intent }],
  ] as const)
    expect((await call(name, body)).body).toMatchObject({ code: "person_unknown" });
  expect((await call("assignPayment", { person: ana.email, payment_intent })).body).toMatchObject({
    code: "payment_not_paid",
  });
  const look = { entrance: "page", who: "Olavo", action: "person_find", subject: null, note: null };
  expect(await records(5)).toEqual([
    ...Array.from({ length: 4 }, () => ({ ...look, person_id: null })),
    { ...look, person_id: ana.userId },
  ]);
});

test("what people wrote to us is shown until it was sent, newest first, and each reading is recorded", async () => {
  const { deps, app } = product;
  for (const message of ["Gostei.", "<b>Falta</b> um portal."]) {
    deps.clock.advance(1_000);
    await callApi(app, "POST", "/feedback", { token: ana.token, body: { message } });
  }
  const { messages } = endpoints.listUnsentFeedback.response.parse((await call("listUnsentFeedback")).body);
  expect(messages).toMatchObject([
    { from: ana.email, text: expect.stringContaining("<b>Falta</b> um portal."), given_up_at: null },
    { from: ana.email, text: expect.stringContaining("Gostei."), given_up_at: null },
  ]);
  expect(await records(1)).toMatchObject([{ action: "feedback_read", entrance: "page", who: "Olavo" }]);
  await sendDueEmails(deps);
  expect((await call("listUnsentFeedback")).body).toEqual({ messages: [] });
  expect(product.log.join()).not.toContain("Falta");
});

test("a person reads in the export when an operator looked, and leaves the record with the account", async () => {
  const { deps } = product;
  await call("findPerson", { person: ana.email });
  const { operator_acts: acts } = await exportAccount(deps, { actor: ana });
  expect(acts).toEqual([{ at: deps.clock.now().toISOString(), action: "person_find" }]);
  await deleteAccount(deps, { actor: ana, password });
  expect((await records(1))[0]).toMatchObject({ action: "person_find", who: "Olavo", person_id: null });
});

test("an operator reads in the own export since when the role was given, another person that there is none", async () => {
  const { deps } = product;
  const { account } = await exportAccount(deps, { actor: ola });
  expect(account.operator_since).toBe(deps.clock.now().toISOString());
  expect((await exportAccount(deps, { actor: ana })).account.operator_since).toBeNull();
});

test("what an operator did stays after the operator's own account is deleted", async () => {
  const { deps } = product;
  await call("switchPortal", { provider: "catho", on: false, reason: "O portal pediu uma pausa." });
  await deps.db.update(users).set({ passwordHash }).where(eq(users.id, ola.userId));
  await deleteAccount(deps, { actor: ola, password });
  const [row] = await deps.db.select().from(operatorActs).where(eq(operatorActs.operatorId, ola.userId));
  expect(row).toMatchObject({ action: "portal_off", subject: "catho" });
});

test("the record cannot be changed, and goes after a year", async () => {
  const { deps } = product;
  await call("findPerson", { person: ana.email });
  const { db } = deps;
  const refused = { cause: { message: expect.stringContaining("append-only") } };
  await expect(db.update(operatorActs).set({ action: "role_give" })).rejects.toMatchObject(refused);
  await expect(db.update(operatorActs).set({ operatorId: randomUUID() })).rejects.toMatchObject(refused);
  await expect(db.delete(operatorActs)).rejects.toMatchObject(refused);
  const old = { id: randomUUID(), at: new Date("2025-01-10T12:00:00Z"), systemUser: "ops" };
  await db.insert(operatorActs).values({ ...old, action: "ledger_verify" });
  await forgetOldActs(deps);
  expect(await db.$count(operatorActs, eq(operatorActs.id, old.id))).toBe(0);
  expect(await db.$count(operatorActs)).toBeGreaterThan(0);
});

test("pages of the record lose nothing, also of one instant", async () => {
  const { deps } = product;
  await deps.db.insert(operatorActs).values(
    Array.from({ length: 120 }, () => ({
      id: randomUUID(),
      at: deps.clock.now(),
      systemUser: "ops",
      action: "ledger_verify" as const,
    })),
  );
  const seen = new Set<string>();
  for (let query = "", last = false; !last;) {
    const page = endpoints.listOperatorActs.response.parse(
      (await call("listOperatorActs", undefined, { query })).body,
    );
    for (const { id } of page.acts) seen.add(id);
    query = `?before=${page.next}`;
    last = page.next === null;
  }
  expect(seen.size).toBe(await deps.db.$count(operatorActs));
});

describe("a portal", () => {
  const reason = "O portal pediu uma pausa.";
  const search = () =>
    callApi(product.app, "POST", "/jobs/search", {
      token: ana.token,
      body: { query: `auxiliar ${randomUUID()}`, services: ["gupy"] },
    });

  test("that is switched off is not asked, is grey in the picker, and comes back", async () => {
    const { deps } = product;
    const off = { provider: "gupy", on: false, reason };
    expect((await call("switchPortal", off)).body).toEqual({ changed: true });
    const since = deps.clock.now().toISOString();
    expect((await call("switchPortal", off)).body).toEqual({ changed: false });
    const requestsBefore = product.portal.requests;
    expect((await search()).body).toMatchObject({ code: "provider_disabled" });
    expect(product.portal.requests).toBe(requestsBefore);
    const settings = endpoints.getSettings.response.parse(
      (await callApi(product.app, "GET", "/settings")).body,
    );
    expect(settings.providers.find(({ id }) => id === "gupy")).toMatchObject({ hindrance: "off" });
    const { portals } = endpoints.listOperatorPortals.response.parse(
      (await call("listOperatorPortals")).body,
    );
    expect(portals.find(({ id }) => id === "gupy")).toMatchObject({
      state: "off",
      switched_off: { reason, since },
    });
    const back = { provider: "gupy", on: true, reason: "Voltou a responder." };
    expect((await call("switchPortal", back)).body).toEqual({ changed: true });
    expect((await search()).status).toBe(200);
    const act = { entrance: "page", who: "Olavo", person_id: null, subject: "gupy" };
    expect(await records(2)).toEqual([
      { ...act, action: "portal_off", note: reason },
      { ...act, action: "portal_on", note: back.reason },
    ]);
  });

  test("that another process switched off is off here at its next look", async () => {
    const { deps } = product;
    await switchPortal(deps, { by: { systemUser: "ops" }, providerId: "gupy", on: false, reason });
    await watchSwitches(deps);
    expect((await search()).body).toMatchObject({ code: "provider_disabled" });
    await switchPortal(deps, { by: { systemUser: "ops" }, providerId: "gupy", on: true, reason });
    await watchSwitches(deps);
    expect((await search()).status).toBe(200);
  });

  test("shows its last answers to the minute, and its replies that could not be read as text", async () => {
    const { deps } = product;
    await insertRuns(deps.db, "catho", [{ outcome: "changed", at: deps.clock.now(), tookMs: 700 }]);
    const reply = {
      request: { method: "GET", url: "https://www.catho.com.br/vagas", headers: {}, step: "list" } as const,
      url: "https://www.catho.com.br/vagas?q=segredo",
      status: 200,
      contentType: "text/html",
      headers: {},
      body: "<script>alert(1)</script>",
      receivedAt: deps.clock.now(),
    };
    await keepUnreadableReply(deps.db, "catho", "changed", { reply, cause: new Error("no list") });
    const { portals } = endpoints.listOperatorPortals.response.parse(
      (await call("listOperatorPortals")).body,
    );
    const catho = portals.find(({ id }) => id === "catho");
    expect(catho?.runs[0]).toMatchObject({ outcome: "changed", took_ms: 700 });
    expect(catho?.runs[0]?.at).toMatch(/:00\.000Z$/);
    expect(catho?.replies).toMatchObject([
      { url: "https://www.catho.com.br/vagas", cause: "no list", length: 25 },
    ]);
    const id = catho?.replies[0]?.id ?? "";
    expect(await callApi(product.app, "GET", `/operator/replies/${id}`, { token: ola.token })).toEqual({
      status: 200,
      body: { id, body: reply.body },
    });
    expect(
      (await callApi(product.app, "GET", `/operator/replies/${randomUUID()}`, { token: ola.token })).body,
    ).toMatchObject({ code: "reply_gone" });
  });

  test("that is suspended is asked again after a reset", async () => {
    const { deps } = product;
    await noteFailure(deps.db, "gupy", "blocked", deps.clock.now(), null);
    expect((await call("resetPortal", { provider: "gupy" })).body).toEqual({ changed: true });
    expect((await call("resetPortal", { provider: "gupy" })).body).toEqual({ changed: false });
    expect(await records(1)).toMatchObject([{ action: "portal_reset", subject: "gupy" }]);
  });
});

describe("a parked payment", () => {
  const park = async () => {
    const { app, deps } = product;
    const session = createCheckout(deps.clock, { reference: randomUUID(), amountCents: 490 });
    await sendEvent(app, deps.clock, session.completed());
    return session.paymentIntent;
  };

  test("is listed, and granted to the person whom the operator names", async () => {
    const payment_intent = await park();
    const { payments } = endpoints.listParkedPayments.response.parse((await call("listParkedPayments")).body);
    expect(payments.map((each) => each.payment_intent)).toContain(payment_intent);
    const body = { payment_intent, person: ana.email };
    expect((await call("assignPayment", body)).body).toEqual({ granted: 300 });
    expect((await call("assignPayment", body)).body).toMatchObject({ code: "payment_granted" });
    expect(await records(3)).toMatchObject([
      { action: "payments_parked", person_id: null },
      { action: "payment_assign", person_id: ana.userId, subject: payment_intent },
      { action: "person_find", person_id: ana.userId, subject: null },
    ]);
  });

  test("is closed with a reason; what is refused leaves no record", async () => {
    const payment_intent = await park();
    const body = { payment_intent, reason: "Devolvido na Stripe." };
    expect((await call("closePayment", body)).body).toEqual({ success: true });
    expect((await call("closePayment", body)).body).toMatchObject({ code: "payment_closed" });
    expect(await records(1)).toMatchObject([
      { action: "payment_close", subject: payment_intent, note: body.reason },
    ]);
    expect(
      (await call("closePayment", { ...body, reason: "Combinado com ana@pessoa.example" })).body,
    ).toMatchObject({ code: "invalid_input", fields: { reason: expect.any(String) } });
  });
});

test("the ledger is checked now, and the desk shows the verdict", async () => {
  const { body: verdict } = await call("verifyLedger");
  expect(verdict).toMatchObject({ fault_count: 0, faults: [] });
  expect((await call("getOperatorDesk")).body).toMatchObject({
    verdict: { fault_count: 0, movements: verdict["movements"] },
    feedback_to: product.deps.config.operator.supportEmail,
  });
  expect(await records(1)).toMatchObject([{ action: "ledger_verify", who: "Olavo" }]);
});

test("a second check of the ledger is refused while one runs", async () => {
  const audit = createPageAudit(product.deps);
  const first = audit({ actor: ola });
  await expect(audit({ actor: ola })).rejects.toMatchObject({ code: "ledger_check_running" });
  await first;
  await audit({ actor: ola });
});
