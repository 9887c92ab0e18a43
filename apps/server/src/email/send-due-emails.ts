import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { sideBySideMax } from "./mailer.ts";
import { finishEmail, leaseDueEmail, postponeEmail, type DueEmail } from "./outbox.ts";

/** Longer than the mailer lets a message take, so that only a process that died leaves one to be taken up. */
const leaseMs = 60_000;
/** While a message is under way, how often we look whether another one has become due. */
const lookAgainMs = 1_000;
const firstRetryMs = 5_000;
const longestRetryMs = 30 * 60_000;
/** With the growing pause, about two days of trying. */
const attemptsMax = 100;

type SendingDeps = Pick<Deps, "db" | "clock" | "mailer" | "logger">;

/**
 * Sends what is due, the oldest first and a few side by side, so that one that hangs holds up no other. Runs as
 * a task.
 *
 * A message is sent at least once, by decision: a link that never comes locks a person out, one that comes twice
 * does no harm. Between the mail server's `250` and our note of it lies a moment that no transaction spans; when
 * the process is killed in it, the message goes out again after its lease, letter for letter and with the same
 * Message-ID, by which mail systems may drop it (RFC 5322, 3.6.4). Nothing else sends one twice: a lease is one
 * process's, and the mailer gives a message up before its lease ends.
 * @returns how many were sent
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
    // An SMTP error repeats the address; its code says enough.
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const now = clock.now();
    const givenUp = email.attempts >= attemptsMax || isRefusedForGood(error);
    logger.warn({ emailId: email.id, attempts: email.attempts, code, givenUp }, "an e-mail was not taken");
    if (givenUp) await finishEmail(db, email.id, { failedAt: now, lastError: code });
    else {
      const nextAttemptAt = new Date(now.getTime() + retryPauseMs(email.attempts));
      await postponeEmail(db, email.id, { nextAttemptAt, lastError: code });
    }
    return false;
  }
  await finishEmail(db, email.id, { sentAt: clock.now() });
  return true;
}

/**
 * A 5xx answer to the recipient or the message will not change by asking again (RFC 5321, 4.2.1). One to
 * the greeting, the log-in or the sender is the operator's to mend, and the messages wait for it.
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
