import { setTimeout as sleep } from "node:timers/promises";

const arrivalPatienceMs = 15_000;

/**
 * Waits for the newest message to `email` that carries a confirmation link.
 * @param known links that came before, of which none is meant
 * @returns the link, as the person would click it
 * @throws Error when none arrives in time
 */
export async function readConfirmationLink(
  mailboxUrl: string,
  email: string,
  known: readonly string[] = [],
): Promise<string> {
  return await waitFor(mailboxUrl, email, "confirmation link", ({ text }) =>
    findLink(text, "/confirm-account", known),
  );
}

/** The same for the link to a new password. */
export async function readResetLink(
  mailboxUrl: string,
  email: string,
  known: readonly string[] = [],
): Promise<string> {
  return await waitFor(mailboxUrl, email, "link to a new password", ({ text }) =>
    findLink(text, "/reset-password", known),
  );
}

/**
 * Waits for a message to `email` with this subject.
 * @throws Error when none arrives in time
 */
export async function waitForMessage(mailboxUrl: string, email: string, subject: string): Promise<void> {
  await waitFor(mailboxUrl, email, `message "${subject}"`, (message) =>
    message.subject === subject ? subject : undefined,
  );
}

/**
 * Waits for a message to `email` in which `words` stand.
 * @returns its text
 * @throws Error when none arrives in time
 */
export async function readMessage(mailboxUrl: string, email: string, words: string): Promise<string> {
  return await waitFor(mailboxUrl, email, `message with "${words}"`, ({ text }) =>
    text.includes(words) ? text : undefined,
  );
}

function findLink(text: string, path: string, known: readonly string[]): string | undefined {
  return [...text.matchAll(/https?:\/\/\S+\?token=[\w-]+/g)]
    .map(([link]) => link)
    .find((link) => new URL(link).pathname === path && !known.includes(link));
}

async function waitFor(
  mailboxUrl: string,
  email: string,
  what: string,
  find: (message: Message) => string | undefined,
): Promise<string> {
  const deadline = Date.now() + arrivalPatienceMs;
  while (Date.now() < deadline) {
    for (const message of await listMessages(mailboxUrl)) {
      const found = message.to.includes(email) ? find(message) : undefined;
      if (found !== undefined) return found;
    }
    await sleep(100);
  }
  throw new Error(`No ${what} for ${email} arrived in the mailbox.`);
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
    "subject" in value &&
    typeof value.subject === "string" &&
    "text" in value &&
    typeof value.text === "string"
  );
}

/** Newest first. `to` may be one address or several. */
type Message = { to: string | string[]; subject: string; text: string };
