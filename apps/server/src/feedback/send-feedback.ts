import { lockUser } from "../people/repository.ts";
import type { Actor, Deps } from "../deps.ts";
import { feedbackMessage } from "../email/messages/feedback.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { AppError } from "../errors.ts";

/**
 * Sends what a person thinks to the support, who can answer them. The outbox forgets it once it was sent;
 * nothing else keeps it.
 * @throws {AppError} unauthenticated when the account was deleted since the session was checked
 */
export async function sendFeedback(
  { config, db, clock }: Pick<Deps, "config" | "db" | "clock">,
  { actor, text }: { actor: Actor; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked: a deletion at the same time finds the message and takes it along.
    const user = await lockUser(tx, actor.userId);
    if (user === undefined) throw new AppError("unauthenticated");
    const { name, email } = user;
    const message = feedbackMessage({ name, email, text });
    const recipient = config.operator.supportEmail;
    await enqueueEmail(tx, { recipient, message, at: clock.now(), replyTo: email });
  });
}
