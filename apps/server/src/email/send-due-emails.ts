import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { sideBySideMax } from "./mailer.ts";
import { finishEmail, giveUpFeedback, leaseDueEmail, postponeEmail, type DueEmail } from "./outbox.ts";

/** Longer than the mailer's deadline for a message, so that a lease expires only when its process died. */
const leaseMs = 60_000;
/** While messages are being sent, how often the task looks for another one that is due. */
const lookAgainMs = 1_000;
const firstRetryMs = 5_000;
const longestRetryMs = 30 * 60_000;
/** With the growing pause, the tries take about two days. */
const attemptsMax = 100;

type SendingDeps = Pick<Deps, "db" | "clock" | "mailer" | "logger">;

/**
 * Sends the due messages, the oldest first and a few in parallel, so that a slow one does not delay the others. Runs
 * as a task.
 *
 * A message is sent at least once, by decision: a link that never comes keeps a person out, one that comes twice does
 * no harm. The mail server's `250` and our record of it cannot be in one transaction; when the process is killed
 * between them, the message is sent again after its lease, with the same text and Message-ID, by which mail systems
 * may drop it (RFC 5322, 3.6.4). There is no other way to send one twice: one process has the lease, and the mailer
 * gives a message up before its lease ends.
 * @returns how many messages were sent
 */
export async function sendDueEmails(deps: SendingDeps): Promise<number> {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let sent = 0;
  const start = (email: DueEmail) => {
    const sending = send(deps, email)
      .then((isSent) => void (sent += isSent ? 1 : 0))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  try {
    for (;;) {
      const hasRoom = underWay.size < sideBySideMax;
      const email = hasRoom ? await leaseDueEmail(deps.db, deps.clock.now(), leaseMs) : undefined;
      if (email !== undefined) start(email);
      else if (underWay.size === 0) break;
      else await Promise.race([...underWay, pause(lookAgainMs, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(underWay);
  }
  if (failures.length > 0) throw new AggregateError(failures, "what became of a message could not be noted");
  return sent;
}

async function send({ db, clock, mailer, logger }: SendingDeps, email: DueEmail): Promise<boolean> {
  try {
    await mailer.send({
      id: email.id,
      recipient: email.recipient,
      subject: email.subject,
      text: email.textBody,
      html: email.htmlBody,
      replyTo: email.replyTo,
    });
  } catch (error) {
    // The text of an SMTP error repeats the address, so only its code is kept.
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const now = clock.now();
    const givenUp = email.attempts >= attemptsMax || isRefusedForGood(error);
    logger.warn({ emailId: email.id, attempts: email.attempts, code, givenUp }, "an e-mail was not taken");
    // Only a person's message to us has an address for the answer.
    if (givenUp) {
      const giveUp = email.replyTo === null ? finishEmail : giveUpFeedback;
      await giveUp(db, email.id, { failedAt: now, lastError: code });
    } else {
      const nextAttemptAt = new Date(now.getTime() + retryPauseMs(email.attempts));
      await postponeEmail(db, email.id, { nextAttemptAt, lastError: code });
    }
    return false;
  }
  await finishEmail(db, email.id, { sentAt: clock.now() });
  return true;
}

/**
 * A 5xx answer to the recipient or the message is permanent (RFC 5321, 4.2.1). After one to the greeting, the log-in
 * or the sender, the operator has to correct the settings, and the messages wait for it.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  const aboutMessage = command === "RCPT TO" || command === "DATA";
  return aboutMessage && typeof responseCode === "number" && responseCode >= 500;
}

function retryPauseMs(attempts: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20));
}
