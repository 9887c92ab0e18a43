import { createTransport } from "nodemailer";
import { refuseInsideTransaction } from "../db/inside-transaction.ts";

export type Email = {
  /** Stable for one message, so that a mail system drops a second copy. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to; null: to the sender. */
  replyTo: string | null;
};

export type Mailer = {
  /** @throws {Error} when the mail server did not take it */
  send(email: Email): Promise<void>;
  close(): void;
};

const timeoutMs = 10_000;
/** For one message, whatever the server does: shorter than its lease, or another process would send it too. */
const messageDeadlineMs = 45_000;

/** How many messages a mail server is given side by side. */
export const sideBySideMax = 5;

/**
 * Speaks SMTP to `url` (smtp:// or smtps://), keeping connections open between messages. Links in our
 * messages open accounts, so a server elsewhere must encrypt and prove its name; nodemailer's settings
 * in the query of `url` come last (`?requireTLS=false`, `?tls.rejectUnauthorized=false`).
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
        // RFC 3834: no holiday replies, please.
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
