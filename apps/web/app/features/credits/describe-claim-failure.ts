import { CallError, sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import type { Toast } from "#ui/toasts/toast.ts";
import { creditTexts } from "./texts.ts";

/** Why today's bonus did not come. A claim does not close a session that the server has ended, so this text says it. */
export function describeClaimFailure(error: unknown): Toast {
  return error instanceof CallError && error.status === 401
    ? { tone: "warning", title: creditTexts.claimSignedOut, text: creditTexts.claimSignedOutText }
    : { tone: "error", title: sentenceOf(error, creditTexts.claimFailed), supportCode: supportCodeOf(error) };
}
