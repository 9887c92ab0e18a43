import { once } from "node:events";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { localhostCertificate } from "../product/localhost-certificate.ts";

export type SmtpServerOptions = {
  port?: number;
  /** `starttls`: offered and required; `implicit`: TLS from the first byte, as for smtps://. */
  encryption?: "none" | "starttls" | "implicit";
  /** The only account that may send; left out, every client may. */
  account?: { user: string; password: string };
  /** @returns the code and text a recipient is refused with */
  refuse?: (recipient: string) => { code: number; text: string } | undefined;
  /** Awaited before a message is accepted. */
  beforeTaken?: (recipients: readonly string[]) => Promise<void>;
  /** Closes the connection after a message was accepted, instead of answering. */
  hangUpAfterMessage?: () => boolean;
};

export type SmtpServer = {
  port: number;
  received: {
    recipients: string[];
    messageId: string;
    /** Empty when the message has no `Reply-To`. */
    replyTo: string;
    encrypted: boolean;
    user: string | undefined;
  }[];
  close(): Promise<void>;
};

/** A mail server as strict as real ones, on 127.0.0.1. */
export async function startSmtpServer(options: SmtpServerOptions = {}): Promise<SmtpServer> {
  const { encryption = "none", account } = options;
  const received: SmtpServer["received"] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    ...localhostCertificate,
    secure: encryption === "implicit",
    needsUpgrade: false,
    authOptional: account === undefined,
    allowInsecureAuth: false,
    disabledCommands: [
      ...(encryption === "starttls" ? [] : ["STARTTLS"]),
      ...(account === undefined ? ["AUTH"] : []),
    ],
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === account?.user && password === account?.password) callback(null, { user: username });
      else callback(Object.assign(new Error("wrong credentials"), { responseCode: 535 }));
    },
    onMailFrom: (_address, session, callback) => {
      if (encryption === "starttls" && !session.secure) {
        callback(Object.assign(new Error("must issue a STARTTLS command first"), { responseCode: 530 }));
      } else callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      const refusal = options.refuse?.(address);
      if (refusal === undefined) callback();
      else callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const raw = await text(stream);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      await options.beforeTaken?.(recipients);
      received.push({
        recipients,
        messageId: /^message-id: (.*)$/im.exec(raw)?.[1] ?? "",
        replyTo: /^reply-to: (.*)$/im.exec(raw)?.[1] ?? "",
        encrypted: session.secure,
        user: typeof session.user === "string" ? session.user : undefined,
      });
      if (options.hangUpAfterMessage?.() !== true) return;
      for (const socket of sockets) socket.destroy();
      await new Promise(() => {});
    }),
  });
  // A client that disconnects, or does not trust the certificate, must not end the server.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const listening = server.listen(options.port ?? 0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port to receive at");
  return {
    port: address.port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
