import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { isSameDay } from "#lib/words/dates.ts";
import { formatCount } from "#lib/words/money.ts";
import { Button } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { DailyBonus } from "./daily-bonus.tsx";
import { refetchTokens, tokensQuery } from "./queries.ts";
import { creditTexts } from "./texts.ts";

/** How many fichas there are and today's bonus, on the start page. */
export function BalanceAtHome({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { data: tokens, error, isError, isFetching, isPaused } = useQuery(tokensQuery(userId));
  const balance = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const state = client.getQueryState(tokensQuery(userId).queryKey);
    // A balance of yesterday does not know today's bonus.
    if (state?.data !== undefined && !isSameDay(new Date(state.dataUpdatedAt), new Date()))
      void refetchTokens(client, userId);
  }, [client, userId]);
  return (
    <Panel title={creditTexts.yours} className="border-transparent bg-ficha-soft">
      {tokens === undefined && (isError || isPaused) ? (
        <div className="grid justify-items-start gap-3">
          <p>{creditTexts.balanceFailed}</p>
          <SupportCode code={supportCodeOf(error)} />
          {isError && (
            <Button look="line" busy={isFetching} onClick={() => void refetchTokens(client, userId)}>
              {creditTexts.retry}
            </Button>
          )}
        </div>
      ) : (
        <>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
            <p
              ref={balance}
              tabIndex={-1}
              className="flex min-h-11 items-center gap-2 font-display text-5 leading-none font-extrabold tracking-[-.03em] tabular-nums outline-none"
            >
              <Coin className="size-[.8em]" />
              {tokens === undefined ? <Skeleton className="h-8 w-20" /> : formatCount(tokens.total)}
              <span className="sr-only">{tokens === undefined ? creditTexts.loading : creditTexts.unit}</span>
            </p>
            <Link to="/buy-tokens" className="link inline-flex min-h-11 items-center text-1 font-semibold">
              {creditTexts.buyMore}
            </Link>
          </div>
          <DailyBonus userId={userId} next={balance} />
        </>
      )}
    </Panel>
  );
}
