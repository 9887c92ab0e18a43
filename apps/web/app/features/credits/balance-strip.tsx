import { useQuery } from "@tanstack/react-query";
import { fichas } from "#lib/words/money.ts";
import { Coin } from "#ui/coin.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { tokensQuery } from "./queries.ts";
import { creditTexts } from "./texts.ts";

/** How many fichas there are and how far they reach, before more are bought. */
export function BalanceStrip({ userId }: { userId: string }) {
  const { data: tokens, isError } = useQuery(tokensQuery(userId));
  return (
    <p className="flex min-h-18 flex-wrap content-center items-center gap-x-2 sm:min-h-14 rounded-surface bg-ficha-soft px-4 py-3 tabular-nums">
      <Coin />
      {tokens === undefined && !isError && (
        <>
          <span className="sr-only">{creditTexts.loading}</span>
          <Skeleton className="h-5 w-40" />
        </>
      )}
      {tokens === undefined && isError && creditTexts.balanceFailed}
      {tokens !== undefined && (
        <>
          <span>
            {creditTexts.youHave} <strong className="font-bold">{fichas(tokens.total)}</strong>.
          </span>
          <span className="text-muted">{creditTexts.reach(tokens.total)}</span>
        </>
      )}
    </p>
  );
}
