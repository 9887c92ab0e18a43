import type { ErrorCode } from "@vagou/contract/api/error-codes";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { describeWait } from "./describe-wait.ts";
import type { Limit, LimitedAction } from "./limit-policy.ts";
import { countAttempt, deleteAttempts, isFamiliarPlace, uncountAttempt } from "./repository.ts";

/**
 * What is tried, from which address, and the person it is about. `email` is lower-case, with or without an account.
 */
export type Attempted = { action: LimitedAction; ip: string; email?: string; userId?: string };

type LimitDeps = Pick<Deps, "db" | "clock" | "pseudonyms" | "limits">;

/** A counted try. */
export type Attempt = {
  /** For a try whose answer the rule does not count: undoes its count, but for the limits that count this answer too. */
  takeBack(answer: ErrorCode): Promise<void>;
  /** For a try that succeeded: undoes its count, and forgets earlier failures where the limit says so. */
  succeed(): Promise<void>;
};

const familiarForMs = 30 * 24 * 3_600_000;

/**
 * Counts a try before its work begins, so that many tries at once cannot pass the limit together.
 * @throws {AppError} too_many_requests with the time to wait; such a try is not counted
 */
export async function limitAttempts(deps: LimitDeps, attempted: Attempted): Promise<Attempt> {
  const at = deps.clock.now();
  const counted = await deps.db.transaction(async (tx) => {
    const limits: Limit[] = [];
    for (const limit of deps.limits[attempted.action].limits) {
      const spared =
        limit.sparesFamiliarPlace === true &&
        (await isFamiliarPlace(tx, {
          email: valueOf(attempted, "email"),
          placeKey: deps.pseudonyms.placeOf(attempted.ip),
          since: new Date(at.getTime() - familiarForMs),
        }));
      if (!spared) limits.push(limit);
    }
    const keyed = limits
      .flatMap((limit) => {
        const key = keyOf(deps, limit, attempted);
        return key === null ? [] : [{ limit, key }];
      })
      // All tries lock rows in one order, so that two of them cannot deadlock.
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const results = [];
    for (const { key, limit } of keyed)
      results.push({ key, limit, ...(await countAttempt(tx, { key, limit, at })) });
    const waits = results.filter((result) => !result.counted);
    // Rolls back: a try that one limit refuses does not count for the others.
    if (waits.length > 0) throw refusal(waits, at);
    return results;
  });

  const undo = (answer: "success" | ErrorCode) =>
    deps.db.transaction(async (tx) => {
      for (const { key, limit, blockedUntil } of counted) {
        if (answer !== "success" && limit.alsoCounts?.includes(answer) === true) continue;
        if (answer === "success" && limit.successForgets === true) await deleteAttempts(tx, key);
        else await uncountAttempt(tx, key, blockedUntil);
      }
    });
  return { takeBack: undo, succeed: () => undo("success") };
}

/** @returns null when the limit does not apply to this try */
function keyOf({ pseudonyms }: LimitDeps, { by }: Limit, attempted: Attempted): string | null {
  const partsBy: Record<Limit["by"], () => (string | null)[]> = {
    place: () => [pseudonyms.placeOf(attempted.ip)],
    "/56": () => [pseudonyms.networkAround(attempted.ip, 56)],
    "/48": () => [pseudonyms.networkAround(attempted.ip, 48)],
    // By mailbox, not by spelling: all spellings of an address are one inbox.
    address: () => [pseudonyms.personOf(valueOf(attempted, "email"))],
    "address at place": () => [...partsBy.address(), ...partsBy.place()],
    person: () => [valueOf(attempted, "userId")],
  };
  const parts = partsBy[by]();
  return parts.includes(null) ? null : pseudonyms.of(`${attempted.action} by ${by}`, parts.join(" "));
}

function valueOf(attempted: Attempted, name: "email" | "userId"): string {
  const value = attempted[name];
  if (value === undefined) throw new Error(`this limit counts by ${name}, and the caller names none`);
  return value;
}

function refusal(waits: readonly { blockedUntil: Date }[], at: Date): AppError {
  const until = Math.max(...waits.map(({ blockedUntil }) => blockedUntil.getTime()));
  const retryAfterS = Math.max(1, Math.ceil((until - at.getTime()) / 1_000));
  return new AppError("too_many_requests", {
    message: `Muitas tentativas. Espere ${describeWait(retryAfterS)} e tente de novo.`,
    retryAfterS,
  });
}
