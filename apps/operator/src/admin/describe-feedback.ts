import type { UnsentFeedback } from "@vagou/server/email/outbox";
import { formatInstant } from "./format-instant.ts";
import { visibleText } from "@vagou/command-line/visible-text";

/** People's messages in full, each below its time, its sender and whether it is still tried. */
export function describeFeedback(unsent: readonly UnsentFeedback[]): string {
  if (unsent.length === 0) return "Every message was sent.";
  return unsent
    .map(({ createdAt, replyTo, textBody, failedAt }) => {
      const state = failedAt === null ? "waits" : `refused permanently ${formatInstant(failedAt)}`;
      return `--- ${formatInstant(createdAt)}  ${visibleText(replyTo)}  ${state}\n${visibleText(textBody)}`;
    })
    .join("\n\n");
}
