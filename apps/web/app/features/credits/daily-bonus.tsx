import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MouseEvent, RefObject } from "react";
import { settingsQuery } from "#lib/api/settings.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Button } from "#ui/button.tsx";
import { handOnFocus } from "#ui/screen/hand-on-focus.ts";
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
  const claim = useClaimDaily(userId, next);
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
  return (
    <div className="grid gap-3">
      <p>{creditTexts.canClaim(daily)}</p>
      <Button className="sm:justify-self-start" busy={claim.isPending} onClick={claim.press}>
        {claim.isPending ? creditTexts.claiming : creditTexts.claim}
      </Button>
    </div>
  );
}

/**
 * Fetches today's bonus and says how it went.
 * @param next takes the focus of the button, which goes with the bonus
 */
export function useClaimDaily(userId: string, next: RefObject<HTMLElement | null>): ClaimDaily {
  const client = useQueryClient();
  const { isPending, mutate } = useAttempt({
    mutationFn: (_button: HTMLElement) => claimDaily(client, userId),
    onSuccess: ({ total }, button) => {
      showToast({ tone: "success", title: creditTexts.claimed, text: creditTexts.claimedText(total) });
      handOnFocus(button, next.current);
    },
    onError: async (error, button) => {
      showToast(describeClaimFailure(error));
      await refetchTokens(client, userId);
      const now = client.getQueryData(tokensQuery(userId).queryKey);
      // Another device has fetched it.
      if (now?.dailyRefreshAvailable === false) handOnFocus(button, next.current);
    },
  });
  return { isPending, press: ({ currentTarget }) => mutate(currentTarget) };
}

/** `press`: of the button that fetches it. */
type ClaimDaily = { isPending: boolean; press: (event: MouseEvent<HTMLButtonElement>) => void };
