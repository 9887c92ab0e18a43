import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { releaseExpiredHolds } from "../../src/credits/holds/release-expired-holds.ts";
import { users } from "../../src/db/schema/accounts.ts";
import { payments } from "../../src/db/schema/payments.ts";
import { createPerson } from "../people/create-person.ts";
import type { TestDatabase } from "../database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../product/create-test-deps.ts";
import { testPayments } from "../fichas/stripe-events.ts";
import { eventsOfCheckout, type CheckoutEvents } from "./checkout-events.ts";
import { dieDuring, type Death } from "./mortal-database.ts";
import type { Inhabitant } from "./inhabitant.ts";
import { checkoutsPerPerson, type Scenario, type Step } from "./operations.ts";
import { performAction, type Action } from "./perform-action.ts";

export type World = {
  deps: TestDeps;
  people: readonly Inhabitant[];
  personAt(index: number): Inhabitant;
  pass(pause: Step["pause"]): void;
  /** Gives expired holds back, as the task and the start of a process do. */
  recover(): Promise<number>;
  /** Performs an action with the real parts. @returns its result, in words @throws {Died} */
  perform(person: number, action: Action, death: Death | null): Promise<string>;
};

/** Ten minutes before midnight in São Paulo. */
const beginning = "2026-11-21T02:50:00Z";

/** A few people in a database that other worlds may have used before, and a clock of their own. */
export async function createWorld(
  database: TestDatabase,
  app: FastifyInstance,
  { fichas, stories }: Pick<Scenario, "fichas" | "stories">,
): Promise<World> {
  const deps = createTestDeps(database, { payments: testPayments });
  const { clock } = deps;
  clock.set(beginning);
  const people = await Promise.all(
    fichas.map((own, index) => createInhabitant(deps, own, stories.slice(index * checkoutsPerPerson))),
  );
  // The friends whom they refer must be newer.
  clock.advance(1_000);
  const personAt = (index: number) => {
    const person = people[index];
    if (person === undefined) throw new Error(`no person ${index}`);
    return person;
  };
  return {
    deps,
    people,
    personAt,
    pass: (pause) =>
      pause === "until midnight" ? clock.set(lastSecondOfDay(clock.now())) : clock.advance(pause),
    recover: async () => {
      let released = 0;
      for (let more = -1; more !== 0; released += more) more = await releaseExpiredHolds(deps);
      return released;
    },
    perform: async (index, action, death) => {
      const person = personAt(index);
      if (action.do === "refer") await befriend(deps, person, action.friend);
      if (death === null) return performAction(deps, app, person, action);
      return dieDuring(database.url, death, (db) => performAction({ ...deps, db }, app, person, action));
    },
  };
}

async function createInhabitant(
  deps: TestDeps,
  fichas: { bonus: number; bought: number },
  stories: Scenario["stories"],
): Promise<Inhabitant> {
  const person = await createPerson(deps, fichas);
  const { userId } = person;
  const [row] = await deps.db.select({ code: users.referralCode }).from(users).where(eq(users.id, userId));
  const checkouts = stories
    .slice(0, checkoutsPerPerson)
    .map((story) => eventsOfCheckout(story, { userId, beganAt: deps.clock.now() }));
  return {
    ...person,
    referralCode: row?.code ?? "",
    holdIds: [],
    settled: new Set(),
    friends: [],
    checkouts,
  };
}

/** Makes new people, who will name this person as their referrer. */
async function befriend(deps: TestDeps, { friends }: Inhabitant, index: number): Promise<void> {
  while (friends.length <= index)
    friends.push({ ...(await createPerson(deps)), createdAt: deps.clock.now() });
}

/** São Paulo is three hours behind, and has had no summer time since 2019. */
function lastSecondOfDay(now: Date): string {
  const day = 86_400_000;
  const offset = 3 * 3_600_000;
  const nextMidnight = Math.ceil((now.getTime() - offset + 1_000) / day) * day + offset;
  return new Date(Math.max(now.getTime(), nextMidnight - 1_000)).toISOString();
}

/** @returns the stored payment of a checkout; undefined when no event about it came */
export async function readPayment({ deps }: World, { paymentIntent }: CheckoutEvents) {
  const [payment] = await deps.db
    .select({
      granted: payments.grantedCredits,
      taken: payments.takenCredits,
      owed: payments.owedCredits,
    })
    .from(payments)
    .where(eq(payments.paymentIntent, paymentIntent));
  return payment;
}
