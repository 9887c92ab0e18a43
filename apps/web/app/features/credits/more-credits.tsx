import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { settingsQuery } from "#lib/api/settings.ts";
import { Button } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";
import { tokensQuery } from "./queries.ts";
import { creditTexts } from "./texts.ts";
import { useClaimDaily } from "./daily-bonus.tsx";

/** How to get fichas when the balance is too low: today's bonus now, or when the next one comes. */
export function MoreCredits({ userId }: { userId: string }) {
  const { data: tokens } = useQuery(tokensQuery(userId));
  const { data: settings } = useQuery(settingsQuery);
  const said = useRef<HTMLParagraphElement>(null);
  const claim = useClaimDaily(userId, said);
  if (tokens === undefined || settings === undefined) return null;
  const { daily } = settings.bonuses;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface bg-ficha-soft p-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex items-center gap-2 font-semibold">
          <Coin />
          {creditTexts.needMore}
        </p>
        <p ref={said} tabIndex={-1} className="mt-1 text-1 outline-none">
          {tokens.dailyRefreshAvailable ? creditTexts.canClaim(daily) : creditTexts.alreadyClaimed(daily)}
        </p>
      </div>
      {tokens.dailyRefreshAvailable && (
        <Button className="max-sm:w-full" busy={claim.isPending} onClick={claim.press}>
          {claim.isPending ? creditTexts.claiming : creditTexts.claim}
        </Button>
      )}
    </div>
  );
}
