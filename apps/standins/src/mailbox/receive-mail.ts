import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Message } from "./message.ts";

/** Larger messages are refused: the product's e-mails are much smaller. */
const messageBytesMax = 2 * 1024 * 1024;

/**
 * Listens for e-mail on loopback, without log-in or encryption.
 *
 * @param deliver called with each message
 * @throws when the port is taken
 */
export async function receiveMail(
  port: number,
  deliver: (message: Omit<Message, "id">) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: messageBytesMax,
    closeTimeout: 200,
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const raw = await buffer(stream);
      if (stream.sizeExceeded) throw tooLarge();
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      deliver(await parseMessage(raw, recipients));
    }),
  });
  // A client that disconnects early must not stop the process.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port to receive at");
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function parseMessage(raw: Uint8Array, recipients: readonly string[]): Promise<Omit<Message, "id">> {
  const email = await PostalMime.parse(raw);
  const named = (email.to ?? []).flatMap(addressesOf);
  return {
    messageId: email.messageId ?? "",
    to: (named.length > 0 ? named : recipients).join(", "),
    subject: email.subject ?? "",
    text: email.text ?? "",
    html: email.html ?? "",
    received_at: new Date().toISOString(),
  };
}

/** A group has members instead of an address. */
function addressesOf(address: Address): string[] {
  return address.address ? [address.address] : (address.group ?? []).map((member) => member.address);
}

function tooLarge(): Error {
  return Object.assign(new Error("message too large"), { responseCode: 552 });
}
