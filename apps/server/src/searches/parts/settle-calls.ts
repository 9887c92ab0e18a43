import type { ProviderGroup } from "@vagou/contract/api/answers";
import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { lockAccount, lockAccountWithHolds, type LockedAccount } from "../../credits/ledger/account.ts";
import type { OpenHold } from "../../credits/holds/decide-holds.ts";
import type { Settled, Settlement } from "../../credits/holds/decide-settlements.ts";
import type { GroupedCall } from "./group-by-account.ts";
import type { CallResult } from "../../db/statements/serve-together.ts";
import { settleLockedHolds } from "../../credits/holds/settle-holds.ts";
import type { Tx } from "../../db/client.ts";
import { giveDailyProvider } from "../../plans/give-daily-provider.ts";
import { includesDailyProvider } from "../../plans/includes-daily-provider.ts";
import {
  answerRequests,
  correctRequest,
  type AnsweredRequest,
  type RequestAnswer,
} from "./search-requests.ts";

export type Fichas = ProviderGroup["fichas"];

/** One part of a request that has its answer, or that is left without one. */
export type SettleCall = GroupedCall & {
  at: Date;
  requestId: string;
  /** The answer of a request with a key; null for one without. */
  answer: Omit<RequestAnswer, "userId" | "requestKey" | "fichas"> | null;
  /** The usual result; see `expectedFichas`. */
  expected: Fichas;
  /** The open hold; null for a part that was paid before. */
  holdId: OpenHold | null;
  /** The answer is sold: its hold is captured. Without it, the request leaves the hold. */
  isPaidFor: boolean;
};

/** The same request was sent twice at once and the other copy was answered first: both get that answer. */
export type AnsweredElsewhere = { before: AnsweredRequest };

/** `isLate`: the hold expired before the answer came; the fichas came back and the answer is not given. */
export type SettledCall = { fichas: Fichas; isLate: boolean; balance: number | null } | AnsweredElsewhere;

/** What a late answer is told as, and stored for its key: the time that was lost is ours, not the portal's. */
export const outcomeOfLate = "busy";

/** Records the outcomes of several parts of one person and charges their fichas or gives them back. */
export async function settleCalls(
  tx: Tx,
  processId: string,
  calls: readonly SettleCall[],
): Promise<CallResult<SettledCall>[]> {
  const [first] = calls;
  if (first === undefined) return [];
  const { userId, at } = first;
  const held = calls.filter(({ holdId }) => holdId !== null);
  if (held.length === 0) {
    const before = await storeAnswers(tx, userId, calls);
    return calls.map((call) => ({
      value: before.get(call) ?? { fichas: call.expected, isLate: false, balance: null },
    }));
  }
  // Sent together: the answers first, the account is locked behind them.
  const [answeredBefore, locked, isIncluded] = await Promise.all([
    storeAnswers(tx, userId, calls),
    lockAccountWithHolds(tx, { userId, holdIds: held.flatMap(({ holdId }) => holdId ?? []) }),
    held.some(({ isPaidFor }) => isPaidFor) && includesDailyProvider(tx, { userId, at }),
  ]);
  const group = { calls, held, answeredBefore, isIncluded };
  const { settled, account } = await settleLockedHolds(locked, {
    settlements: held.map((call) => settlementOf(call, answeredBefore.has(call))),
    freeRepeatMs,
    processId,
    at,
    isLast: (decided) => isUsual(group, resultsOf(held, decided)),
  });
  const results = resultsOf(held, settled);
  // The fichas are charged and then given back: two lines of the statement.
  const isGiven = isGivenBack(group, results) && (await giveDailyProvider(tx, { userId, at }));
  const balance = balanceOf(isGiven ? await lockAccount(tx, userId) : account);
  const told: CallResult<SettledCall>[] = [];
  for (const call of calls) {
    const before = answeredBefore.get(call);
    const result = before ?? { ...tell(call, results.get(call)), balance };
    if (!("before" in result)) await correctAnswer(tx, call, result);
    told.push({ value: result });
  }
  return told;
}

/** `held`: the calls that have a hold. `isIncluded`: the person's plan gives back one portal a day. */
type Group = {
  calls: readonly SettleCall[];
  held: readonly SettleCall[];
  answeredBefore: ReadonlyMap<SettleCall, AnsweredElsewhere>;
  isIncluded: boolean;
};

type Results = ReadonlyMap<SettleCall, Settled | undefined>;

function resultsOf(held: readonly SettleCall[], settled: readonly Settled[]): Results {
  return new Map(held.map((call, index) => [call, settled[index]]));
}

/** Whether these results leave nothing to correct or to give back. */
function isUsual(group: Group, results: Results): boolean {
  const { calls, answeredBefore } = group;
  if (isGivenBack(group, results)) return false;
  return calls.every(
    (call) => answeredBefore.has(call) || tell(call, results.get(call)).fichas === call.expected,
  );
}

function isGivenBack({ held, isIncluded }: Group, results: Results): boolean {
  return isIncluded && held.some((call) => isChargedFor(call, results.get(call)));
}

/** Stores the answers of requests with keys. @returns the calls that another copy of their request answered first */
async function storeAnswers(
  tx: Tx,
  userId: string,
  calls: readonly SettleCall[],
): Promise<Map<SettleCall, AnsweredElsewhere>> {
  const answers = new Map<RequestAnswer, SettleCall>();
  for (const call of calls) {
    const { answer, requestId, expected } = call;
    if (answer !== null) answers.set({ ...answer, userId, requestKey: requestId, fichas: expected }, call);
  }
  if (answers.size === 0) return new Map();
  const before = new Map<SettleCall, AnsweredElsewhere>();
  for (const [answer, first] of await answerRequests(tx, userId, [...answers.keys()])) {
    const call = answers.get(answer);
    if (call !== undefined && first !== undefined) before.set(call, { before: first });
  }
  return before;
}

function settlementOf({ holdId, isPaidFor, requestId }: SettleCall, isAnsweredBefore: boolean): Settlement {
  if (holdId === null) throw new Error("a part without a hold is not settled");
  return isPaidFor && !isAnsweredBefore
    ? { kind: "capture", holdId, by: requestId }
    : { kind: "leave", holdId };
}

function tell(call: SettleCall, settled: Settled | undefined): { fichas: Fichas; isLate: boolean } {
  if (settled === undefined || !call.isPaidFor) return { fichas: call.expected, isLate: false };
  if (settled.kind !== "charged") return { fichas: "returned", isLate: true };
  return { fichas: isChargedFor(call, settled) ? "charged" : "free", isLate: false };
}

function isChargedFor({ isPaidFor, requestId }: SettleCall, settled: Settled | undefined): boolean {
  return isPaidFor && settled?.kind === "charged" && settled.capturedBy === requestId;
}

/** Corrects a stored answer whose settling had another result than usual. */
async function correctAnswer(
  tx: Tx,
  { userId, requestId, answer, expected }: SettleCall,
  { fichas, isLate }: { fichas: Fichas; isLate: boolean },
): Promise<void> {
  if (answer === null || fichas === expected) return;
  const { providerId, outcome, answerId } = answer;
  await correctRequest(
    tx,
    { userId, requestKey: requestId, providerId },
    isLate ? { outcome: outcomeOfLate, answerId: null, fichas } : { outcome, answerId, fichas },
  );
}

function balanceOf({ bonus, bought }: LockedAccount): number {
  return bonus + bought;
}
