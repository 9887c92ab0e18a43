import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { settingsQuery } from "#lib/api/settings.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { describeClaimFailure } from "./describe-claim-failure.ts";
import { claimDaily, refetchTokens, tokensQuery } from "./queries.ts";
import { creditTexts } from "./texts.ts";

// In one file, because a browser loads one file for both.

/** Today's bonus: fetched with one button, or when the next one comes. `next` takes the focus afterwards. */
export function DailyBonus({ userId, next }: { userId: string; next: RefObject<HTMLElement | null> }) {
  const { data: tokens, isError: hasNoTokens } = useQuery(tokensQuery(userId));
  const { data: settings, isError: hasNoSettings } = useQuery(settingsQuery);
  const claim = useClaimDaily(userId);
  if (tokens === undefined && hasNoTokens) return null;
  if (tokens === undefined || (settings === undefined && !hasNoSettings)) {
    return (
      <div className="grid min-h-18 content-start gap-2 sm:min-h-12">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  }
  const daily = settings?.bonuses.daily;
  if (!tokens.dailyRefreshAvailable) {
    return <p className="min-h-18 sm:min-h-12">{creditTexts.nextDaily(daily)}</p>;
  }
  const fetchBonus = () => claim.mutate(undefined, { onSuccess: () => next.current?.focus() });
  return (
    <div className="grid gap-3">
      <p>{creditTexts.canClaim(daily)}</p>
      <Button className="sm:justify-self-start" busy={claim.isPending} onClick={fetchBonus}>
        {claim.isPending ? creditTexts.claiming : creditTexts.claim}
      </Button>
    </div>
  );
}

/** Fetches today's bonus and says how it went. */
export function useClaimDaily(userId: string) {
  const client = useQueryClient();
  return useAttempt({
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
