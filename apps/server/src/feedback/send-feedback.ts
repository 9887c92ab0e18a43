import { createHash } from "node:crypto";
import { lockUser } from "../people/repository.ts";
import type { Tx } from "../db/client.ts";
import type { Actor, Deps } from "../deps.ts";
import { feedbackMessage } from "../email/messages/feedback.ts";
import { enqueueEmail, isEmailStored } from "../email/outbox.ts";
import { AppError } from "../errors.ts";

/**
 * Sends a person's message to the support, with the person's address for the answer. Only the outbox stores it, until
 * it was sent.
 * @param feedback.key the `Idempotency-Key`: a device that got no answer sends the message again with the same one, and
 *   it goes out once, for as long as the outbox remembers that it was sent
 * @param feedback.count counts a message in the transaction that takes it, and throws where it is one too many; one that
 *   was taken before is not counted
 * @throws {AppError} unauthenticated when the account was deleted since the session was checked · what `count` throws
 */
export async function sendFeedback(
  { config, db, clock }: Pick<Deps, "config" | "db" | "clock">,
  { actor, text, key, count }: Feedback,
): Promise<void> {
  const id = key === undefined ? undefined : idOf(actor.userId, key);
  await db.transaction(async (tx) => {
    // Locked, so that a deletion of the account at the same time also deletes the message, and so that the same message
    // sent again waits until this one is counted and taken, or neither.
    const user = await lockUser(tx, actor.userId);
    if (user === undefined) throw new AppError("unauthenticated");
    if (id !== undefined && (await isEmailStored(tx, id))) return;
    await count(tx);
    const { name, email } = user;
    await enqueueEmail(tx, {
      recipient: config.operator.supportEmail,
      message: feedbackMessage({ name, email, text }),
      at: clock.now(),
      replyTo: email,
      ...(id !== undefined && { id }),
    });
  });
}

type Feedback = {
  actor: Actor;
  text: string;
  key: string | undefined;
  count: (tx: Tx) => Promise<unknown>;
};

/** A UUID of the person and the key: another person's same key is another message. */
function idOf(userId: string, key: string): string {
  const hex = createHash("sha256").update(`feedback:${userId}:${key}`).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
