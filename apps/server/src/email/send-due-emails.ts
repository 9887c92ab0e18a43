import type { Deps } from "../deps.ts";
import { finishEmail, leaseDueEmail, postponeEmail, type DueEmail } from "./outbox.ts";

const leaseMs = 60_000;
const firstRetryMs = 5_000;
const longestRetryMs = 30 * 60_000;
/** With the growing pause, about two days of trying. */
const attemptsMax = 100;

type SendingDeps = Pick<Deps, "db" | "clock" | "mailer" | "logger">;

/** Sends what is due, one after the other. Runs as a task. @returns how many were sent */
export async function sendDueEmails(deps: SendingDeps): Promise<number> {
  let sent = 0;
  for (;;) {
    const email = await leaseDueEmail(deps.db, deps.clock.now(), leaseMs);
    if (email === undefined) return sent;
    if (await send(deps, email)) sent += 1;
  }
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
