import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { describeRemainingData } from "../../../web/app/lib/words/remaining-data.ts";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { dumpTables } from "../../test/database/dump-tables.ts";
import {
  createPersonWithAllData,
  type PersonWithEverything,
} from "../../test/people/create-person-with-all-data.ts";
import { passwords } from "../../test/people/passwords.ts";
import { rowsLeadingTo } from "../../test/database/rows-leading-to.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { createCheckout, sendEvent, testPayments } from "../../test/fichas/stripe-events.ts";
import { buildApp } from "../app.ts";
import { findAccount } from "../credits/ledger/account.ts";
import type { Database } from "../db/client.ts";
import { auditLedger } from "../ledger-audit/audit-ledger.ts";

const password = "Abacaxi-2026!";
let passwordHash: string;
let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;
let ana: PersonWithEverything;
let rui: PersonWithEverything;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  passwordHash = await passwords.hash(password);
  // Each question has a vacancy of its own.
  portal.answer = (request, response) =>
    response.end(
      JSON.stringify({
        total: 1,
        items: [{ id: request.url, title: "Vaga", city: "Recife", state: "PE" }],
      }),
    );
});
beforeEach(async () => {
  deps = createTestDeps(database, {
    providers: portal.providers,
    fetcher: portal.fetcher,
    payments: testPayments,
  });
  app = await buildApp(deps);
  people += 1;
  ana = await createPersonWithAllData(deps, app, { passwordHash, query: `enfermeira ${people}` });
  rui = await createPersonWithAllData(deps, app, { passwordHash, query: `motorista ${people}` });
});
let people = 0;
afterAll(async () => {
  expect((await auditLedger(database.db, { now: null })).faults).toEqual([]);
  await portal.close();
  await database.close();
});

/** Tables without a row that leads to a person, not even to one who just used everything; and why. */
const ofNoPerson: Record<string, string> = {
  migrations: "files of the program",
  search_terms: "counts by week and state",
  question_counts: "counts by day and place, with marks that many people share",
  provider_runs: "how a portal did",
  provider_breakers: "how a portal does",
  host_paces: "when a host may be asked",
  told_suspicions: "why a provider is suspect",
  provider_answers: "only rows of the version before, for 80 minutes",
  job_postings: "only rows of the version before, for 30 days",
  answered_questions: "which postings a portal answered a code with, by days, all people together",
  questions_in_flight: "an answer's code, for seconds",
  server_processes: "until when a process counts as living",
  offending_replies: "what a portal sent, under its hour",
  kept_replies: "what a portal sends to every question",
  ledger_verdicts: "whether the books are right",
  google_sign_ins: "before the person is known; ten minutes",
  operators: "only people with the role, whose export says so; it goes with the account",
  provider_switches: "what an operator says about a portal",
  attempts: "codes that only the secret makes; less than a day as a rule",
};

/** The part of the export for each table; null, with the reason, where the table needs no part. */
const exported: Record<string, string | null> = {
  users: "account",
  identities: "identities",
  sessions: "sessions",
  second_factors: "second_factors",
  recovery_codes: "recovery_codes",
  second_factor_challenges: "second_factors_awaited",
  credit_accounts: "credits",
  // The key of a bonus; the bonus itself is a line of the statement.
  bonus_claims: null,
  ledger_movements: "credits",
  // A hold is a line of the statement; the export describes its code in words.
  credit_holds: "codes",
  referrals: "referrals",
  payments: "payments",
  payment_reversals: "payments",
  payment_events: "payments",
  pending_purchases: "purchases_begun",
  plan_subscriptions: "subscriptions",
  plan_invoices: "subscriptions",
  plan_terms: "plans",
  vacancy_marks: "marks",
  saved_vacancies: "saved_vacancies",
  shared_lists: "shared_lists",
  // What a portal answered, the same for all people; the person saved a vacancy of it.
  posting_packs: null,
  search_requests: "search_requests",
  account_tokens: "links",
  sign_ups: "sign_ups",
  outbox_emails: "emails",
  // A request is answered within seconds, and then it is a link.
  account_requests: null,
  // Only an operator reads it (`npm run admin -- access of`); the export says so in words.
  access_records: "codes",
  operator_acts: "operator_acts",
  // A portal's answer is the same for all people; the export lists the request that got it.
  kept_answers: null,
};

async function traces({ known }: PersonWithEverything, others: readonly PersonWithEverything[]) {
  return rowsLeadingTo(
    await dumpTables(database.db),
    known,
    others.flatMap((other) => other.known),
  );
}

test("for every table this test knows whether it leads to a person", async () => {
  const tables = (await dumpTables(database.db)).map(({ table }) => table);
  const leading = await traces(ana, [rui]);
  const unknown = tables.filter((table) => !leading.has(table) && !(table in ofNoPerson));
  expect(unknown, "leave a row in leave-one-of-everything, or say in ofNoPerson why there is none").toEqual(
    [],
  );
  expect([...leading.keys()].filter((table) => table in ofNoPerson)).toEqual([]);
});

test("the export has a part for every table that leads to the person", async () => {
  const { body } = await callApi(app, "GET", "/account/export", { token: ana.token });
  const missing = [...(await traces(ana, [rui])).keys()].filter((table) => {
    const part = exported[table];
    return part === undefined || (part !== null && isEmpty(body[part]));
  });
  expect(missing).toEqual([]);
  expect(body).toMatchObject({
    credits: {
      history: expect.arrayContaining([expect.objectContaining({ note: "the search of Monday failed" })]),
    },
    payments: [
      {
        code: ana.known.at(-1),
        package: "basic",
        amount_cents: 490,
        fichas_granted: 300,
        reversals: [{ kind: "refund", amount_cents: 100, state: "active" }],
        events: [{ type: "checkout.session.completed" }, { type: "refund.updated" }],
      },
    ],
    purchases_begun: [{ package: "basic", payment: ana.known.at(-1) }],
    subscriptions: [
      {
        code: ana.known.at(-2),
        plan: "pro",
        amount_cents: 990,
        invoices: [{ amount_cents: 990, failed_at: null }],
        events: expect.arrayContaining([
          expect.objectContaining({ type: "checkout.session.completed" }),
          expect.objectContaining({ type: "invoice.paid" }),
        ]),
      },
    ],
    plans: [{ code: ana.known.at(-2), plan: "pro", renews: true }],
    search_requests: [{ provider: "gupy", outcome: "answered" }],
    marks: [{ vacancy: ana.vacancyId, hidden_at: null }],
    saved_vacancies: [
      {
        vacancy: ana.vacancyId,
        title: "Vaga",
        also_at: [],
        status: "applied",
        note: expect.stringContaining("Falei com"),
        next_step: "Entrevista",
        next_step_on: "2026-12-01",
        removed_at: null,
      },
    ],
    shared_lists: [{ vacancies: [{ vacancy: ana.vacancyId, title: "Vaga" }] }],
    links: [{ purpose: "reset_password", used_at: null }],
    sign_ups: [{}],
    emails: [{}, {}],
  });
  for (const secret of rui.known) expect(JSON.stringify(body)).not.toContain(secret);
});

function isEmpty(part: unknown): boolean {
  return part === undefined || part === null || Object.keys(part).length === 0;
}

test("after a deletion only the rows that the privacy policy names lead to the person", async () => {
  await remove();
  const left = await traces(ana, [rui]);
  const promised = Object.values(describeRemainingData()).flatMap(({ tables }) => tables);
  expect([...left.keys()].toSorted()).toEqual(promised.toSorted());
  // The rows that stay: the ledger under the account's id, and payments under Stripe's codes only.
  expect([...(left.get("payments")?.columns ?? [])].toSorted()).toEqual([
    "checkout_session",
    "payment_intent",
  ]);
  // Nor the search ids of the ledger's lines, which the person's device may still know.
  expect(JSON.stringify(await dumpTables(database.db))).not.toContain(ana.searchId);
  expect(JSON.stringify(await dumpTables(database.db))).toContain(rui.searchId);
  for (const { rows } of left.values())
    for (const row of rows) expect(JSON.stringify(row)).not.toContain(ana.email);
  expect((await traces(rui, [ana])).has("users")).toBe(true);
});

test("Stripe's events after the deletion store no data of the person again, and refunds still count", async () => {
  const late = createCheckout(deps.clock, { reference: ana.userId });
  await sendEvent(app, deps.clock, late.waiting());
  const granted = createCheckout(deps.clock, { reference: ana.userId });
  await sendEvent(app, deps.clock, granted.completed());
  await remove();
  const bought = (await findAccount(database.db, ana.userId))?.bought ?? 0;

  await sendEvent(app, deps.clock, late.paidLater());
  await sendEvent(app, deps.clock, granted.charged(490));
  expect((await findAccount(database.db, ana.userId))?.bought).toBe(bought - 300);
  expect([...((await traces(ana, [rui])).get("payments")?.columns ?? [])].toSorted()).toEqual([
    "checkout_session",
    "payment_intent",
  ]);
});

async function remove(): Promise<void> {
  const deletion = await callApi(app, "DELETE", "/account", { token: ana.token, body: { password } });
  expect(deletion.status).toBe(200);
}
