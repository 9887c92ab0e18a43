import { queryOptions } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { callEndpoint } from "#lib/api/api.ts";
import { removeItem } from "#lib/device/browser-storage.ts";

/** The link of `userId`; it never changes. */
export function referralLinkQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "referral-link"],
    queryFn: async ({ signal }) => (await callEndpoint("getReferralLink", { signal })).referral_link,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Tells the server which friend referred this person, and forgets the code kept from a link.
 * @throws CallError `referral_…` with the reason
 */
export async function processReferral(referId: string): Promise<ResponseOf<"processReferral">> {
  const answer = await callEndpoint("processReferral", { body: { refer_id: referId } });
  removeItem("local", "refer_id");
  removeItem("local", "referral_code");
  return answer;
}
