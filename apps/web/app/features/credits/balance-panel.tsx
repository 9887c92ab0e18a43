import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { formatCount } from "#lib/words/money.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { DailyBonus } from "./daily-bonus.tsx";
import { refetchTokens, tokensQuery } from "./queries.ts";
import { creditTexts } from "./texts.ts";

/** How many fichas there are, today's bonus, and the way to more. */
export function BalancePanel({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { data: tokens, error, isError, isFetching } = useQuery(tokensQuery(userId));
  const balance = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The cached balance may be of yesterday, before today's bonus.
    if (client.getQueryData(tokensQuery(userId).queryKey) !== undefined) void refetchTokens(client, userId);
  }, [client, userId]);
  return (
    <Panel title={creditTexts.available} className="border-transparent bg-ficha-soft">
      {isError && tokens === undefined ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{creditTexts.balanceFailed}</p>
          <SupportCode code={supportCodeOf(error)} />
          <Button look="line" busy={isFetching} onClick={() => void refetchTokens(client, userId)}>
            {creditTexts.retry}
          </Button>
        </div>
      ) : (
        <>
          <output
            ref={balance}
            tabIndex={-1}
            aria-label={tokens === undefined ? creditTexts.loading : undefined}
            className="mb-3 flex min-h-14 items-center gap-3 font-display text-6 leading-none font-extrabold tracking-[-.03em] tabular-nums outline-none"
          >
            <Coin className="size-[.8em]" />
            {tokens === undefined ? (
              <Skeleton className="h-11 w-28" />
            ) : (
              <span>{formatCount(tokens.total)}</span>
            )}
            <span className="sr-only">{creditTexts.unit}</span>
          </output>
          <DailyBonus userId={userId} next={balance} />
        </>
      )}
      <ButtonLink to="/buy-tokens" look="line" className="mt-4 max-sm:w-full">
        {creditTexts.buyMore}
      </ButtonLink>
    </Panel>
  );
}
