import { useQuery } from "@tanstack/react-query";
import { lowBalanceCredits } from "@vagou/contract/fichas/amounts";
import { fichas } from "#lib/words/money.ts";
import { classes } from "#ui/classes.ts";
import { Coin } from "#ui/coin.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { tokensQuery } from "./queries.ts";
import { creditTexts } from "./texts.ts";

/** The balance as a line of the menu, where small screens have it. */
export function BalanceLine({ userId }: { userId: string }) {
  const { data: tokens, isError } = useQuery(tokensQuery(userId));
  if (tokens === undefined && !isError) {
    return (
      <>
        <span className="sr-only">{creditTexts.loading}</span>
        <Skeleton className="h-5 w-24" />
      </>
    );
  }
  const isLow = tokens !== undefined && tokens.total < lowBalanceCredits;
  return (
    <span className={classes("flex items-center gap-2 tabular-nums", isLow && "text-alert")}>
      {isLow ? <Icon name="alert" /> : <Coin />}
      {tokens === undefined ? creditTexts.yours : fichas(tokens.total)}
      {isLow && <span className="sr-only">, {creditTexts.low}</span>}
    </span>
  );
}
