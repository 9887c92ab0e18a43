import type { QueryClient } from "@tanstack/react-query";
import type { BodyOf, ResponseOf } from "@vagou/contract/endpoints";
import { callEndpoint } from "#lib/api.ts";
import { readItem } from "#lib/browser-storage.ts";
import { closeSession, openSession, readToken } from "#lib/session.ts";

/** Asks for an account, with the referral that brought this visitor, if any. */
export async function register(person: Omit<BodyOf<"register">, "refer_id">): Promise<void> {
  const referralId = readItem("local", "refer_id");
  await callEndpoint("register", {
    body: { ...person, ...(referralId === null ? {} : { refer_id: referralId }) },
  });
}

/** Signs in and opens the session here. */
export async function logIn(credentials: BodyOf<"logIn">): Promise<ResponseOf<"logIn">> {
  const answer = await callEndpoint("logIn", { body: credentials });
  openSession(answer.token, answer.user);
  return answer;
}

/** Confirms the e-mail, which signs in. The link works once. */
export async function confirmAccount(token: string): Promise<ResponseOf<"confirmAccount">> {
  const answer = await callEndpoint("confirmAccount", { body: { token } });
  openSession(answer.token, answer.user);
  return answer;
}

export async function resendConfirmation(email: string): Promise<string> {
  return (await callEndpoint("resendConfirmation", { body: { email } })).message;
}

/** Forgets the session here at once; the server is told, and a failure is only logged. */
export async function logOut(client: QueryClient): Promise<void> {
  const token = readToken();
  closeSession();
  forgetPerson(client);
  if (token === null) return;
  try {
    await callEndpoint("logOut", { token });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for a log and nothing else
    console.error("Logging out on the server failed", error);
  }
}

/** Takes what was asked about a person out of the cache; the next one must not see it. */
export function forgetPerson(client: QueryClient): void {
  for (const key of ["tokens", "person"]) client.removeQueries({ queryKey: [key] });
}
