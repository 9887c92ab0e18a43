import { leaveHold } from "../credits/settle-hold.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { OpenedParts, Part } from "./open-parts.ts";

/** Gives up a part without an answer: its caller disconnected, or the server stops. */
export async function leavePart(
  { db, clock, logger, accountTurns }: Pick<Deps, "db" | "clock" | "logger" | "accountTurns">,
  { actor }: Pick<OpenedParts, "actor">,
  part: Part,
): Promise<void> {
  try {
    const { userId } = actor;
    await accountTurns(userId, () =>
      db.transaction((tx) => leaveInTransaction(tx, userId, part, clock.now())),
    );
  } catch (error) {
    // The task that releases expired holds gives the fichas back a minute later: none is lost.
    logger.error({ err: error, providerId: part.provider.id }, "a hold could not be released at once");
  }
}

/** Gives the held fichas back, unless another request waits for the same answer. */
export async function leaveInTransaction(tx: Tx, userId: string, { payment }: Part, at: Date): Promise<void> {
  if (payment.kind === "held") await leaveHold(tx, { userId, holdId: payment.holdId, at });
}
