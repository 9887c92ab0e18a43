import { randomUUID } from "node:crypto";
import { grantDailyBonus } from "../credits/grant-daily-bonus.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { insertSession, type UserRow } from "./repository.ts";
import { sessionLifetimeMs } from "./session-keys.ts";

/** Opens a session and gives the bonus of the day, as every way of signing in does. */
export async function openSession(
  tx: Tx,
  { config, clock, sessionKeys }: Deps,
  user: UserRow,
): Promise<{ token: string; dailyBonusGiven: boolean }> {
  const now = clock.now();
  const sessionId = randomUUID();
  await insertSession(tx, {
    id: sessionId,
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  });
  const dailyBonusGiven = await grantDailyBonus(tx, {
    userId: user.id,
    amountCredits: config.bonusCredits.daily,
    at: now,
  });
  return { token: await sessionKeys.sign({ userId: user.id, sessionId }, now), dailyBonusGiven };
}
