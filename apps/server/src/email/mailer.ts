import { createTransport } from "nodemailer";

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

/**
 * Speaks SMTP to `url` (smtp:// or smtps://), keeping connections open between messages. Links in our
 * messages open accounts, so a server elsewhere must encrypt and prove its name; nodemailer's settings
 * in the query of `url` come last (`?requireTLS=false`, `?tls.rejectUnauthorized=false`).
 */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
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
      await transport.sendMail({
        from,
        to: recipient,
        ...(replyTo !== null && { replyTo }),
        subject,
        text,
        html,
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
