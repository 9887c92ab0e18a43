import type { QueryClient } from "@tanstack/react-query";
import type { BodyOf, ResponseOf } from "@vagou/contract/api/endpoints";
import { callEndpoint } from "#lib/api/api.ts";
import { CallError } from "#lib/api/call-endpoint.ts";
import { readItem } from "#lib/device/browser-storage.ts";
import { leaveMarks } from "#lib/marks/forget-marks.ts";
import { forgetSaved } from "#lib/marks/kept-saved.ts";
import { forgetOpenedLink } from "#lib/page/opened-link.ts";
import { closeSession, forgetUnsent, openSession, parseUser, readToken } from "#lib/session/session.ts";
import { forgetBrowserKey, keepBrowserKey, readBrowserKey } from "./sign-up/browser-key.ts";
import { readReferral } from "./sign-up/stored-referral.ts";

/** Asks for an account, with the referral that brought this visitor, if any. */
export async function register(person: Omit<BodyOf<"register">, "refer_id" | "browser_key">): Promise<void> {
  await callEndpoint("register", {
    body: { ...person, ...referral(), browser_key: keepBrowserKey() },
  });
}

/** Signs in and opens the session here, unless the person has to show a second factor first. */
export async function logIn(credentials: BodyOf<"logIn">): Promise<ResponseOf<"logIn">> {
  const answer = await callEndpoint("logIn", { body: credentials });
  if (!("second_factor" in answer)) openSession(answer.token, answer.user);
  return answer;
}

/**
 * Confirms the e-mail, which signs the person in and replaces any session that was open here. The link works once.
 * @param password of the sign-up, where this browser did not make it
 */
export async function confirmAccount(
  token: string,
  password?: string,
): Promise<ResponseOf<"confirmAccount">> {
  const before = readToken();
  const answer = await callEndpoint("confirmAccount", {
    body: { token, browser_key: readBrowserKey(), ...(password !== undefined && { password }) },
  });
  forgetBrowserKey();
  openSession(answer.token, answer.user);
  void endOnServer(before);
  return answer;
}

/** @returns the server's sentence, which is the same whether or not the e-mail is known */
export async function resendConfirmation(body: BodyOf<"resendConfirmation">): Promise<string> {
  return (await callEndpoint("resendConfirmation", { body })).message;
}

/** Asks for a link to a new password; the answer is the same whether or not the e-mail is known. */
export async function forgotPassword(body: BodyOf<"forgotPassword">): Promise<void> {
  await callEndpoint("forgotPassword", { body });
}

/**
 * Sets a new password by the link, and closes any session that was open here: the person logs in again.
 * @returns the name of the person whose session was open, who may be another one; undefined without a session
 */
export async function resetPassword(
  client: QueryClient,
  body: Omit<BodyOf<"resetPassword">, "browser_key">,
): Promise<string | undefined> {
  await callEndpoint("resetPassword", { body: { ...body, browser_key: readBrowserKey() } });
  const name = parseUser(readItem("local", "user") ?? "")?.name;
  void logOut(client);
  return name;
}

/** @returns where the browser goes to sign in with Google */
export async function startGoogle(): Promise<string> {
  return (await callEndpoint("startGoogle", { body: referral() })).authorization_url;
}

/** Exchanges the code that Google sent along. It works once. */
export function finishGoogle(body: BodyOf<"finishGoogle">): Promise<ResponseOf<"finishGoogle">> {
  return callEndpoint("finishGoogle", { body });
}

/** Forgets the session and the link of this tab at once; then logs out at the server; a failure is only logged. */
export async function logOut(client: QueryClient): Promise<void> {
  const token = readToken();
  const user = parseUser(readItem("local", "user") ?? "");
  closeSession();
  if (user !== null) {
    forgetSaved(user.id);
    leaveMarks(user.id);
    forgetUnsent(user);
  }
  forgetOpenedLink();
  forgetPerson(client);
  await endOnServer(token);
}

/** Ends the session of `token` on the server, which may have ended it already. Never rejects. */
export async function endOnServer(token: string | null): Promise<void> {
  if (token === null) return;
  try {
    await callEndpoint("logOut", { token });
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return;
    // oxlint-disable-next-line no-console -- the specification asks for a log and nothing else
    console.error("Logging out on the server failed", error);
  }
}

/** Removes a person's data from the cache, because the next person must not see it. */
export function forgetPerson(client: QueryClient): void {
  for (const key of ["tokens", "person"]) client.removeQueries({ queryKey: [key] });
}

function referral(): { refer_id?: string } {
  const referralId = readReferral();
  return referralId === null ? {} : { refer_id: referralId };
}
