import { setTimeout as sleep } from "node:timers/promises";

const arrivalPatienceMs = 15_000;

/**
 * Waits for the newest message to `email` that carries a confirmation link.
 * @returns the link, as the person would click it
 * @throws Error when none arrives in time
 */
export async function readConfirmationLink(mailboxUrl: string, email: string): Promise<string> {
  const deadline = Date.now() + arrivalPatienceMs;
  while (Date.now() < deadline) {
    for (const message of await listMessages(mailboxUrl)) {
      const link = /https?:\/\/\S+\/confirm-account\?token=[\w-]+/.exec(message.text)?.[0];
      if (message.to.includes(email) && link) return link;
    }
    await sleep(100);
  }
  throw new Error(`No confirmation link for ${email} arrived in the mailbox.`);
}

async function listMessages(mailboxUrl: string): Promise<Message[]> {
  const response = await fetch(`${mailboxUrl}/messages`);
  const messages: unknown = await response.json();
  return Array.isArray(messages) ? messages.filter(isMessage) : [];
}

function isMessage(value: unknown): value is Message {
  return (
    typeof value === "object" &&
    value !== null &&
    "to" in value &&
    (typeof value.to === "string" || Array.isArray(value.to)) &&
    "text" in value &&
    typeof value.text === "string"
  );
}

/** Newest first. `to` may be one address or several. */
type Message = { to: string | string[]; text: string };
