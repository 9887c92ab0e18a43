import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, ne, or } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { AppError } from "../errors.ts";
import { lockAccount } from "./account.ts";
import { recordMovement, type AccountState } from "./movement.ts";

/** A hold that nobody settled is given back after this time. */
const holdLifetimeMs = 60_000;

export type HoldRequest = {
  userId: string;
  amountCredits: number;
  /** What is paid for; see `freeRepeatMs`. */
  purpose: string;
  /** Names this hold among the movements: `search:gupy`. */
  reason: string;
  idempotencyKey: string;
  /** The same purpose, paid or being paid within this time, costs nothing. */
  freeRepeatMs: number;
  at: Date;
};

/**
 * `held`: fichas are set aside, settle them. `repeated`: this very request was made before.
 * `free`: the same purpose is already paid for.
 */
export type HoldResult =
  | { kind: "held"; holdId: string }
  | { kind: "repeated"; holdId: string; state: "held" | "captured" | "released" }
  | { kind: "free" };

/**
 * Sets fichas aside, bonus ones first.
 * @throws {AppError} insufficient_credits · idempotency_key_reused (same key, other purpose)
 */
export async function placeHold(tx: Tx, request: HoldRequest): Promise<HoldResult> {
  const account = await lockAccount(tx, request.userId);
  return (
    (await findRepeated(tx, request)) ??
    (await findPaid(tx, request)) ??
    (await setAside(tx, account, request))
  );
}

async function findRepeated(
  tx: Tx,
  { idempotencyKey, userId, purpose }: HoldRequest,
): Promise<HoldResult | undefined> {
  const [hold] = await tx.select().from(creditHolds).where(eq(creditHolds.idempotencyKey, idempotencyKey));
  if (hold === undefined) return undefined;
  if (hold.userId !== userId || hold.purpose !== purpose) throw new AppError("idempotency_key_reused");
  return { kind: "repeated", holdId: hold.id, state: hold.state };
}

async function findPaid(
  tx: Tx,
  { userId, purpose, freeRepeatMs, at }: HoldRequest,
): Promise<HoldResult | undefined> {
  const [hold] = await tx
    .select({ id: creditHolds.id })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, userId),
        eq(creditHolds.purpose, purpose),
        ne(creditHolds.state, "released"),
        gt(creditHolds.createdAt, new Date(at.getTime() - freeRepeatMs)),
        // A hold whose process died is as good as released.
        or(eq(creditHolds.state, "captured"), gt(creditHolds.expiresAt, at)),
      ),
    )
    .orderBy(desc(creditHolds.createdAt))
    .limit(1);
  return hold === undefined ? undefined : { kind: "free" };
}

async function setAside(tx: Tx, account: AccountState, request: HoldRequest): Promise<HoldResult> {
  if (account.bonus + account.bought < request.amountCredits) throw new AppError("insufficient_credits");
  const bonus = Math.min(account.bonus, request.amountCredits);
  const bought = request.amountCredits - bonus;
  const holdId = randomUUID();
  await tx.insert(creditHolds).values({
    id: holdId,
    userId: request.userId,
    idempotencyKey: request.idempotencyKey,
    purpose: request.purpose,
    bonus,
    bought,
    state: "held",
    createdAt: request.at,
    expiresAt: new Date(request.at.getTime() + holdLifetimeMs),
  });
  await recordMovement(tx, account, {
    kind: "hold",
    reason: request.reason,
    idempotencyKey: `hold:${holdId}`,
    holdId,
    changes: { bonus: -bonus, bought: -bought, held_bonus: bonus, held_bought: bought },
    at: request.at,
  });
  return { kind: "held", holdId };
}
