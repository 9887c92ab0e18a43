import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "#ui/toast.ts";
import { describeClaimFailure } from "./describe-claim-failure.ts";
import { claimDaily, refetchTokens } from "./queries.ts";
import { creditTexts } from "./texts.ts";

/** Fetches today's bonus and says how it went. */
export function useClaimDaily(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => claimDaily(client, userId),
    onSuccess: ({ total }) => {
      showToast({ tone: "success", title: creditTexts.claimed, text: creditTexts.claimedText(total) });
    },
    onError: async (error) => {
      showToast(describeClaimFailure(error));
      await refetchTokens(client, userId);
    },
  });
}
