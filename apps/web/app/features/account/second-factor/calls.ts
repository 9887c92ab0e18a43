import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "@vagou/contract/api/answers";
import type { BodyOf, ResponseOf } from "@vagou/contract/api/endpoints";
import { callEndpoint } from "#lib/api/api.ts";

/** The second factors of `userId`. */
export function secondFactorsQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "second-factors"],
    queryFn: ({ signal }) => callEndpoint("listSecondFactors", { signal }),
  });
}

/**
 * Opens the session for which the password or Google was not enough.
 * @throws CallError `second_factor_wrong`, `passkey_refused`, `second_factor_expired`, `too_many_requests`
 */
export function finishLogIn(body: BodyOf<"finishLogIn">): Promise<SignedIn> {
  return callEndpoint("finishLogIn", { body });
}

/** What a person has to show, who did not show it lately. */
export function startConfirmation(): Promise<ResponseOf<"startConfirmation">> {
  return callEndpoint("startConfirmation");
}

/**
 * Proves that the person of the session is there.
 * @throws CallError `second_factor_wrong`, `passkey_refused`, `second_factor_expired`, `wrong_current_password`
 */
export async function confirmSession(body: BodyOf<"confirmSession">): Promise<void> {
  await callEndpoint("confirmSession", { body });
}
