import { lockAccount } from "../../credits/ledger/account.ts";
import { clawBackCredits } from "../../credits/ledger/claw-back-credits.ts";
import { countCameBack } from "../../credits/ledger/count-came-back.ts";
import type { Deps } from "../../deps.ts";
import { correctionKeyOf } from "./correction-key-of.ts";
import { listOwedSince, lockPayment, updatePayment } from "../facts/repository.ts";

/** Much longer than a search holds fichas. */
const lookedAtMs = 10 * 60_000;

/**
 * A refund takes what is left of its fichas; what a search held at that moment is noted as owed. Where the search gives
 * some of it back, that was left too: it is taken now, and owed no more. Runs as a task.
 * @returns how many fichas were taken
 */
export async function takeWhatCameBack({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  let sum = 0;
  const since = new Date(clock.now().getTime() - lookedAtMs);
  for (const paymentIntent of await listOwedSince(db, since)) sum += await takeOf(paymentIntent);
  return sum;

  function takeOf(paymentIntent: string): Promise<number> {
    const at = clock.now();
    return db.transaction(async (tx) => {
      const { userId, owedCredits, takenCredits, ...payment } = await lockPayment(tx, paymentIntent, at);
      if (userId === null) return 0;
      const { bought } = await lockAccount(tx, userId);
      const cameBack = await countCameBack(tx, { userId, since: payment.updatedAt });
      const amountCredits = Math.min(owedCredits, cameBack, bought);
      if (amountCredits === 0) return 0;
      const corrections = payment.corrections + 1;
      await clawBackCredits(tx, {
        userId,
        amountCredits,
        reason: "payment_refund",
        idempotencyKey: correctionKeyOf(paymentIntent, corrections),
        at,
      });
      await updatePayment(tx, paymentIntent, {
        takenCredits: takenCredits + amountCredits,
        owedCredits: owedCredits - amountCredits,
        corrections,
        updatedAt: at,
      });
      return amountCredits;
    });
  }
}
