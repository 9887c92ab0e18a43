import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { writeQuestionCounts } from "../../src/expectations/write-question-counts.ts";
import { writeAccessRecords } from "../../src/access-records/write-access-records.ts";
import { sendResetLink } from "../../src/accounts/reset-link.ts";
import { getUser } from "../../src/people/repository.ts";
import { keepLook } from "../../src/operators/keep-look.ts";
import { insertSignUp } from "../../src/sign-up/repository.ts";
import { adjustCredits } from "../../src/credits/adjustments/adjust-credits.ts";
import { accountRequests, identities, referrals, users } from "../../src/db/schema/accounts.ts";
import { addSecondFactor } from "./add-second-factor.ts";
import { callApi } from "../product/call-api.ts";
import { createPerson, type TestPerson } from "./create-person.ts";
import type { TestDeps } from "../product/create-test-deps.ts";
import { createCheckout, createSubscription, sendEvent } from "../fichas/stripe-events.ts";

export type PersonWithEverything = TestPerson & {
  /** The facts about the person that a thief of the database may know. */
  known: string[];
  /** The id that the person's device chose for the search. */
  searchId: string;
  /** The vacancy that the person found, marked, saved and shared. */
  vacancyId: string;
  /** The person's second factor. */
  factorId: string;
};

/**
 * Makes a person who has a row in every table that can hold personal data. A new table with personal data gets its row
 * here.
 * @param passwordHash the hash of the account's password
 */
export async function createPersonWithAllData(
  deps: TestDeps,
  app: FastifyInstance,
  { passwordHash, query }: { passwordHash: string; query: string },
): Promise<PersonWithEverything> {
  const { db, clock } = deps;
  const at = clock.now();
  const friend = await createPerson(deps);
  deps.clock.advance(1);
  const person = await createPerson(deps, { bonus: 50 });
  const { userId, email, token, sessionId } = person;
  const call = async (
    path: string,
    body: unknown,
    { method = "POST", headers = {} }: { method?: "POST" | "PATCH"; headers?: Record<string, string> } = {},
  ) => {
    const answer = await callApi(app, method, path, { token, body, headers });
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const subject = `google-subject-${randomUUID()}`;
  await db
    .update(users)
    .set({ passwordHash, name: `Pessoa ${query}` })
    .where(eq(users.id, userId));
  const user = await getUser(db, userId);
  await db.transaction(async (tx) => {
    await tx.insert(identities).values({ issuer: "https://google.example", subject, userId, createdAt: at });
    await sendResetLink(tx, deps, user);
    await tx
      .insert(accountRequests)
      .values({ id: randomUUID(), kind: "forgot_password", email, createdAt: at });
    await insertSignUp(tx, {
      id: randomUUID(),
      email,
      name: user.name,
      passwordHash,
      referId: null,
      browserKeyHash: null,
      createdAt: at,
    });
    for (const [referredUserId, referrerUserId] of [
      [friend.userId, userId],
      [userId, friend.userId],
    ] as const) {
      const credits = { referrerCredits: 300, referredCredits: 300 };
      await tx.insert(referrals).values({ referredUserId, referrerUserId, ...credits, createdAt: at });
    }
  });
  await call("/feedback", { message: "A busca de ontem falhou." });
  await call("/search-terms", { search_term: query, state: "" });
  const searchId = randomUUID();
  const found = await call(
    "/jobs/search",
    { query, services: ["gupy"], search_id: searchId },
    { headers: { "idempotency-key": randomUUID() } },
  );
  const [vacancyId = ""] = JSON.stringify(found).match(/gupy-[0-9a-f]{16}/) ?? [];
  await call("/marks", { seen: [vacancyId] });
  await call("/saved-vacancies", { posting_id: vacancyId });
  await call(
    `/saved-vacancies/${vacancyId}`,
    { status: "applied", note: `Falei com ${email}`, next_step: "Entrevista", next_step_on: "2026-12-01" },
    { method: "PATCH" },
  );
  await call("/shared-lists", { posting_ids: [vacancyId] });
  await adjustCredits(deps, {
    userId,
    amountCredits: 5,
    reason: "the search of Monday failed",
    idempotencyKey: `adjustment:${randomUUID()}`,
    again: false,
  });
  await call("/tokens/buy", { packageId: "basic" });
  const paid = createCheckout(clock, { reference: userId });
  await sendEvent(app, clock, paid.completed());
  deps.clock.advance(1_000);
  await sendEvent(app, clock, paid.refund("one", 100, "succeeded"));
  const pro = createSubscription(clock, { reference: userId });
  const month = { start: clock.now(), end: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) };
  await sendEvent(app, clock, pro.completed());
  await sendEvent(app, clock, pro.paid(0, month));
  await sendEvent(app, clock, pro.paidBy(0));
  const factorId = await addSecondFactor(deps, person);
  await keepLook(deps, { by: { systemUser: "ops" }, action: "person_find", personId: userId });
  await writeAccessRecords(deps);
  await writeQuestionCounts(deps);
  const { name, referralCode } = user;
  const known = [
    userId,
    email,
    sessionId,
    name,
    referralCode,
    subject,
    searchId,
    pro.subscription,
    paid.paymentIntent,
  ];
  return { ...person, known, searchId, vacancyId, factorId };
}
