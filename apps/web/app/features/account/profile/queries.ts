import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { BodyOf } from "@vagou/contract/api/endpoints";
import { callEndpoint } from "#lib/api/api.ts";
import { readItem, removeItem, writeItem } from "#lib/device/browser-storage.ts";
import { saveFile } from "#lib/device/save-file.ts";
import { forgetOpenedLink } from "#lib/page/opened-link.ts";
import { closeSession, forgetUnsent, parseUser, updateSessionUser } from "#lib/session/session.ts";
import { forgetPerson } from "../queries.ts";
import { confirmed } from "../second-factor/confirmation.ts";

/** The account of `userId`: since when, with which ways to log in. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "account"],
    queryFn: async ({ signal }) => {
      const account = await callEndpoint("getAccount", { signal });
      // The name may have been changed on another device.
      updateSessionUser(account.user);
      return account;
    },
  });
}

/** Where `userId` is logged in now. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "sessions"],
    queryFn: async ({ signal }) => (await callEndpoint("listSessions", { signal })).sessions,
  });
}

export async function renameAccount(name: string): Promise<void> {
  updateSessionUser((await callEndpoint("renameAccount", { body: { name } })).user);
}

/**
 * Ends every other session too.
 * @throws CallError `wrong_current_password`, `weak_password`, `common_password`
 */
export async function changePassword(body: BodyOf<"changePassword">): Promise<void> {
  await confirmed(() => callEndpoint("changePassword", { body }));
}

/** @returns how many sessions ended */
export async function endOtherSessions(): Promise<number> {
  return (await callEndpoint("endOtherSessions")).ended;
}

/** Downloads everything held about the person. */
export async function downloadOwnData(): Promise<void> {
  const text = JSON.stringify(await confirmed(() => callEndpoint("exportAccount")), null, 2);
  saveFile("vagou-meus-dados.json", text, "application/json");
}

/** @throws CallError `wrong_current_password`; `fresh_login_needed` for a person without a password */
export async function deleteAccount(password: string | null): Promise<void> {
  const body = password === null ? {} : { password };
  await confirmed(() => callEndpoint("deleteAccount", { body }), ["second_factor_needed"]);
}

/** After a deletion: forgets the session and all data of the person on this device, except their searches. */
export function forgetDeletedAccount(client: QueryClient): void {
  const user = parseUser(readItem("local", "user") ?? "");
  closeSession();
  if (user !== null) forgetUnsent(user);
  for (const key of ["refer_id", "referral_code"]) removeItem("local", key);
  for (const key of ["intendedDestination", "googleReturn"]) removeItem("session", key);
  forgetOpenedLink();
  forgetPerson(client);
}

/**
 * Sends the person to Google to prove their identity again; they come back to `returnPath`.
 * @throws CallError `google_not_configured`
 */
export async function logInAgainWithGoogle(returnPath: string): Promise<void> {
  const { authorization_url: address } = await callEndpoint("startGoogle", { body: {} });
  writeItem("session", "googleReturn", returnPath);
  window.location.assign(address);
}
