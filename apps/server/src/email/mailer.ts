import { createTransport } from "nodemailer";
import { refuseInsideTransaction } from "../db/connections/inside-transaction.ts";

export type Email = {
  /** The same at every try to send one message, so that a mail system can drop a second copy. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The address for an answer; null: the sender. */
  replyTo: string | null;
};

export type Mailer = {
  /** @throws {Error} when the mail server did not accept the message */
  send(email: Email): Promise<void>;
  close(): void;
};

const timeoutMs = 10_000;
/** The deadline of one message: shorter than its lease, or another process would send it too. */
const messageDeadlineMs = 45_000;

/** Most messages that are sent to a mail server at once. */
export const sideBySideMax = 5;

/**
 * Sends messages by SMTP to `url` (smtp:// or smtps://) and keeps connections open between messages. Links in our
 * messages give access to accounts, so a server on another machine must use TLS with a valid certificate. Nodemailer's
 * settings in the query of `url` override this (`?requireTLS=false`, `?tls.rejectUnauthorized=false`).
 * @param deadlineMs how long one message may take; less than its lease
 */
export function createMailer({
  url,
  from,
  deadlineMs = messageDeadlineMs,
}: {
  url: string;
  from: string;
  deadlineMs?: number;
}): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: sideBySideMax,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    requireTLS: !isThisMachine(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, recipient, subject, text, html, replyTo }) => {
      refuseInsideTransaction("a message is sent");
      await transport.sendMail({
        from,
        to: recipient,
        ...(replyTo !== null && { replyTo }),
        subject,
        text,
        html,
        signal: AbortSignal.timeout(deadlineMs),
        messageId: `<${id}@${domain}>`,
        // RFC 3834: asks mail systems not to send automatic replies.
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
