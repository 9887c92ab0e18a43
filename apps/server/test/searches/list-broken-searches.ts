import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { and, eq } from "drizzle-orm";
import { getBalance } from "../../src/credits/ledger/account.ts";
import { creditHolds } from "../../src/db/schema/credits.ts";
import { questionOf } from "../../src/searches/questions/question-of.ts";
import { testProvider } from "../portals/test-provider.ts";
import type { SearchScenario } from "./search-scenarios.ts";
import type { Receipt, SearchWorld } from "./search-world.ts";

/**
 * Compares the answers that people received with the fichas that they paid.
 * @returns each broken promise of a search, as a sentence
 */
export async function listBrokenSearches(world: SearchWorld, { fichas }: SearchScenario): Promise<string[]> {
  const broken: string[] = [];
  for (const [index, person] of world.people.entries()) {
    const captured = await listCaptured(world, person.userId);
    const balance = await getBalance(world.deps.db, person.userId);
    const expected = (fichas[index] ?? 0) - 7 * captured.length;
    if (balance !== expected)
      broken.push(`person ${index} has ${balance} fichas and should have ${expected}`);
    for (const question of [0, 1]) {
      const receipts = world.receipts.filter((each) => each.person === index && each.question === question);
      const words = world.wordsOf(question);
      const name = questionOf(testProvider("gupy"), { keywords: words, city: null, state: null });
      const paid = captured.filter(
        (hold) => world.deps.questionCodes.own(name, person.userId, hold.createdAt)[0] === hold.purpose,
      );
      const failures = world.failures.get(words) ?? 0;
      for (const fault of listFaults(receipts, paid, failures))
        broken.push(`person ${index}, ${words}: ${fault}`);
    }
    broken.push(...listKeyFaults(world.receipts.filter((each) => each.person === index)));
  }
  return broken;
}

type Captured = typeof creditHolds.$inferSelect;

function listCaptured({ deps }: SearchWorld, userId: string): Promise<Captured[]> {
  return deps.db
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(creditHolds.state, "captured")))
    .orderBy(creditHolds.settledAt);
}

/** A person who receives an answer pays for it, once in ten minutes, and the answer says correctly what was charged. */
function* listFaults(
  receipts: readonly Receipt[],
  paid: readonly Captured[],
  failures: number,
): Generator<string> {
  const charged = new Set<string>();
  for (const [place, receipt] of receipts.entries()) {
    const { group, isLost, key, pressedAt } = receipt;
    if (group === null) continue;
    if (group.fichas === "charged") charged.add(key === null ? `request ${place}` : `key ${key}`);
    if (group.has_error && (group.fichas !== "returned" || group.jobs.ids.length > 0))
      yield `request ${place} failed and is told "${group.fichas}" with ${group.jobs.ids.length} vacancies`;
    if (group.has_error && failures === 0 && group.outcome !== "busy")
      yield `request ${place} is told "${group.outcome}" although the portal never failed`;
    if (isLost || group.has_error) continue;
    const first = key === null ? pressedAt : firstPressOf(receipts, key);
    const isPaid = paid.some(
      ({ settledAt }) =>
        settledAt !== null &&
        settledAt.getTime() > first.getTime() - freeRepeatMs &&
        settledAt <= (receipt.endedAt ?? settledAt),
    );
    if (!isPaid) yield `request ${place} received an answer that was never paid ("${group.fichas}")`;
    if (group.fichas === "returned") yield `request ${place} received an answer and is told "returned"`;
  }
  if (charged.size !== paid.length)
    yield `${paid.length} times charged, and ${charged.size} requests are told so`;
  const times = paid.map(({ settledAt }) => settledAt?.getTime() ?? 0);
  for (const [index, time] of times.entries()) {
    const next = times[index + 1];
    if (next !== undefined && next - time < freeRepeatMs) yield "charged twice in ten minutes";
  }
}

function firstPressOf(receipts: readonly Receipt[], key: number): Date {
  const first = receipts.find((each) => each.key === key && each.refusal === null);
  if (first === undefined) throw new Error("no request with this key");
  return first.pressedAt;
}

/** A key repeats its answer for ten minutes, and is refused afterwards and for another question. */
function* listKeyFaults(receipts: readonly Receipt[]): Generator<string> {
  for (const key of [0, 1, 2]) {
    const own = receipts.filter((each) => each.key === key);
    const answered = own.filter(({ group }) => group !== null);
    const [first] = answered;
    for (const each of answered) {
      if (first === undefined) continue;
      if (each.question !== first.question) yield `key ${key} answered two questions`;
      if (each.pressedAt.getTime() - first.pressedAt.getTime() >= freeRepeatMs)
        yield `key ${key} answered after its ten minutes`;
      const isLater = first.endedAt !== null && first.endedAt < each.pressedAt;
      if (isLater && describe(each) !== describe(first))
        yield `key ${key} answered "${describe(first)}" and then "${describe(each)}"`;
    }
    for (const each of own.filter(({ refusal }) => refusal === "idempotency_key_reused")) {
      const isReused = own.some(
        (other) =>
          other.refusal !== "idempotency_key_reused" &&
          (other.question !== each.question ||
            each.pressedAt.getTime() - other.pressedAt.getTime() >= freeRepeatMs),
      );
      if (!isReused) yield `key ${key} is refused although it was not used for anything else`;
    }
  }
}

function describe({ group }: Receipt): string {
  return `${group?.outcome}, ${group?.fichas}`;
}
