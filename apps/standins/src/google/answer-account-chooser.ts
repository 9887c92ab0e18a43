import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { z } from "zod";
import { readBody } from "../read-body.ts";
import { readyPeople, subjectOf, type GoogleAccount, type GoogleAccounts } from "./accounts.ts";
import { accountChooserPage, expiredSignInPage } from "./account-chooser-page.ts";

/** Shows the accounts, takes the choice, and redirects the browser to the product. */
export async function answerAccountChooser(
  { issuer, accounts }: { issuer: Provider; accounts: GoogleAccounts },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await issuer.interactionDetails(request, response);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "SessionNotFound") throw error;
    sendPage(response, 400, expiredSignInPage());
    return;
  }
  if (request.method !== "POST") {
    sendPage(response, 200, accountChooserPage());
    return;
  }
  const form = Object.fromEntries(new URLSearchParams(await readBody(request)));
  if ("refuse" in form) {
    const refusal = { error: "access_denied", error_description: "the person refused" };
    await issuer.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
    return;
  }
  const account = readChoice(form);
  if (account === undefined) {
    sendPage(response, 400, accountChooserPage("Informe um nome e um e-mail válidos."));
    return;
  }
  accounts.remember(account);
  await issuer.interactionFinished(request, response, {
    select_account: {},
    login: { accountId: account.subject },
  });
}

const typedSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.string().trim().max(254).email(),
  email_verified: z.literal("on").optional(),
  subject: z
    .string()
    .trim()
    .regex(/^\d{1,30}$/)
    .or(z.literal(""))
    .optional(),
});

function readChoice(form: Readonly<Record<string, string>>): GoogleAccount | undefined {
  const ready = readyPeople.find(({ email }) => email === form["person"]);
  if (ready !== undefined) return { ...ready, subject: subjectOf(ready.email), emailVerified: true };
  const typed = typedSchema.safeParse(form).data;
  if (typed === undefined) return undefined;
  const { name, email, email_verified: verified, subject } = typed;
  return { name, email, subject: subject || subjectOf(email), emailVerified: verified === "on" };
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(page);
}
