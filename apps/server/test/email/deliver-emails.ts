import { answerAccountRequests } from "../../src/accounts/answer-account-requests.ts";
import type { Email } from "../../src/email/mailer.ts";
import { sendDueEmails } from "../../src/email/send-due-emails.ts";
import type { TestDeps } from "../product/create-test-deps.ts";

/** Does the work of the tasks: answers account requests, then sends e-mails. @returns all messages ever sent */
export async function deliverEmails(deps: TestDeps): Promise<readonly Email[]> {
  await answerAccountRequests(deps);
  await sendDueEmails(deps);
  return deps.sent;
}

/**
 * The one-time secret in the newest message with such a link, to one address or to any.
 * @throws {Error} when there is none
 */
export async function newestToken(
  deps: TestDeps,
  path: "confirm-account" | "reset-password",
  recipient?: string,
): Promise<string> {
  const pattern = new RegExp(`/${path}\\?token=([\\w-]+)`);
  const tokens = (await deliverEmails(deps))
    .filter((email) => recipient === undefined || email.recipient === recipient)
    .flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
  const newest = tokens.at(-1);
  if (newest === undefined) throw new Error(`no link to /${path} was sent`);
  return newest;
}
