import { createHash } from "node:crypto";
import { lockUser } from "../people/repository.ts";
import type { Actor, Deps } from "../deps.ts";
import { feedbackMessage } from "../email/messages/feedback.ts";
import { enqueueEmail, isEmailStored } from "../email/outbox.ts";
import { AppError } from "../errors.ts";

/**
 * Sends a person's message to the support, with the person's address for the answer. Only the outbox stores it, until
 * it was sent.
 * @param feedback.key the `Idempotency-Key`: a device that got no answer sends the message again with the same one, and
 *   it goes out once, for as long as the outbox remembers that it was sent
 * @param feedback.limited counts a message before it is taken, and takes the count back where `take` throws an error that
 *   the limit does not count; one that was taken before is none
 * @throws {AppError} unauthenticated when the account was deleted since the session was checked
 */
export async function sendFeedback(
  { config, db, clock }: Pick<Deps, "config" | "db" | "clock">,
  { actor, text, key, limited }: Feedback,
): Promise<void> {
  const id = key === undefined ? undefined : idOf(actor.userId, key);
  if (id !== undefined && (await isEmailStored(db, id))) return;
  const take = () =>
    db.transaction(async (tx) => {
      // Locked, so that a deletion of the account at the same time also deletes the message.
      const user = await lockUser(tx, actor.userId);
      if (user === undefined) throw new AppError("unauthenticated");
      // The same message came while this one was being counted.
      if (id !== undefined && (await isEmailStored(tx, id))) throw new TakenBefore();
      const { name, email } = user;
      const message = feedbackMessage({ name, email, text });
      const recipient = config.operator.supportEmail;
      await enqueueEmail(tx, {
        recipient,
        message,
        at: clock.now(),
        replyTo: email,
        ...(id !== undefined && { id }),
      });
    });
  try {
    await limited(take);
  } catch (error) {
    if (!(error instanceof TakenBefore)) throw error;
  }
}

/** An answer that the limit does not count. The person is told that the message was taken, which it was. */
class TakenBefore extends AppError {
  constructor() {
    super("idempotency_key_reused");
  }
}

type Feedback = {
  actor: Actor;
  text: string;
  key: string | undefined;
  limited: (take: () => Promise<void>) => Promise<void>;
};

/** A UUID of the person and the key: another person's same key is another message. */
function idOf(userId: string, key: string): string {
  const hex = createHash("sha256").update(`feedback:${userId}:${key}`).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
