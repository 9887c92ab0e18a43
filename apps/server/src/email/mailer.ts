import { createTransport } from "nodemailer";

export type Email = {
  /** Stable for one message, so that a mail system drops a second copy. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

export type Mailer = {
  /** @throws {Error} when the mail server did not take it */
  send(email: Email): Promise<void>;
  close(): void;
};

const timeoutMs = 10_000;

/** Speaks SMTP to `url` (smtp:// or smtps://), keeping connections open between messages. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, recipient, subject, text, html }) => {
      await transport.sendMail({ from, to: recipient, subject, text, html, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
