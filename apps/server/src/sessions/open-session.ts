import { randomUUID } from "node:crypto";
import type { SessionMethod } from "@vagou/contract/account/session-methods";
import { grantDailyBonus } from "../credits/daily-bonus/grant-daily-bonus.ts";
import type { Tx } from "../db/client.ts";
import type { Caller, Deps } from "../deps.ts";
import { describeDevice } from "./describe-device.ts";
import { type UserRow } from "../people/repository.ts";
import { insertSession, revokeSession } from "./repository.ts";
import { sessionLifetimeMs } from "./session-keys.ts";

/**
 * Opens a session and gives the bonus of the day, for every way of signing in. It replaces the session whose token
 * this call came with, if that one is the same person's.
 * @param opening.secondFactorAt when the person showed a second factor for this session
 */
export async function openSession(
  tx: Tx,
  {
    config,
    clock,
    sessionKeys,
    pseudonyms,
    access,
  }: Pick<Deps, "config" | "clock" | "sessionKeys" | "access" | "pseudonyms">,
  user: UserRow,
  {
    method,
    caller,
    secondFactorAt = null,
  }: { method: SessionMethod; caller: Caller; secondFactorAt?: Date | null },
): Promise<{ token: string; dailyBonusGiven: boolean }> {
  const now = clock.now();
  const replaced = caller.token === undefined ? null : await sessionKeys.verify(caller.token, now);
  if (replaced?.userId === user.id) await revokeSession(tx, replaced.sessionId, now);
  const sessionId = randomUUID();
  await insertSession(tx, {
    id: sessionId,
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
    method,
    device: describeDevice(caller.userAgent),
    placeKey: pseudonyms.placeOf(caller.ip),
    secondFactorAt,
  });
  const { ip, port } = caller;
  access.note({ personId: user.id, sessionId, action: "log_in", ip, port, at: now });
  const dailyBonusGiven = await grantDailyBonus(tx, {
    userId: user.id,
    amountCredits: config.bonusCredits.daily,
    at: now,
  });
  return { token: await sessionKeys.sign({ userId: user.id, sessionId }, now), dailyBonusGiven };
}
