import type { QueryClient } from "@tanstack/react-query";
import { callEndpoint } from "#lib/api/api.ts";
import { CallError } from "#lib/api/call-endpoint.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { forgetReferral, readReferral } from "./stored-referral.ts";
import { accountTexts } from "../texts.ts";

/**
 * For a person who followed a referral link only after signing up: names the friend, while the account is
 * young. The person did not ask for it, so a refusal shows no message. The code is forgotten unless the server could
 * not be asked. Never rejects.
 */
export async function claimReferral(client: QueryClient): Promise<void> {
  const referralId = readReferral();
  if (referralId === null) return forgetReferral();
  try {
    const { bonus_added: bonus } = await callEndpoint("processReferral", { body: { refer_id: referralId } });
    forgetReferral();
    if (bonus === 0) return;
    showToast({
      tone: "success",
      title: accountTexts.referralAdded,
      text: accountTexts.referralAddedText(bonus),
    });
    await client.refetchQueries({ queryKey: ["tokens"] });
  } catch (error) {
    if (isFinal(error)) forgetReferral();
  }
}

/** The server judged the code; asking again would change nothing. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && [400, 404, 409].includes(error.status ?? 0);
}
