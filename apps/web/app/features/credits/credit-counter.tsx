import { useQuery } from "@tanstack/react-query";
import { lowBalanceCredits } from "@vagou/contract/fichas/amounts";
import { Link } from "react-router";
import { formatCount } from "#lib/words/money.ts";
import { classes } from "#ui/classes.ts";
import { Coin } from "#ui/coin.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { tokensQuery } from "./queries.ts";
import { creditTexts } from "./texts.ts";

/** The balance in the header. Below the price of a default search it turns red and says so. */
export function CreditCounter({ userId }: { userId: string }) {
  const { data: tokens, isError } = useQuery(tokensQuery(userId));
  if (isError) return null;
  if (tokens === undefined) {
    return (
      <output aria-label={creditTexts.loading}>
        <Skeleton className="h-11 w-22 rounded-full!" />
      </output>
    );
  }
  const isLow = tokens.total < lowBalanceCredits;
  return (
    <Tooltip
      label={creditTexts.counterTooltip(tokens.total)}
      text={
        <>
          {creditTexts.counterTooltip(tokens.total)}
          {isLow && (
            // Out of the tab order: keyboard users find the same in the menu beside it.
            <Link to="/buy-tokens" tabIndex={-1} className="mt-1 block font-semibold underline">
              {creditTexts.buyFromTooltip}
            </Link>
          )}
        </>
      }
    >
      <button
        type="button"
        aria-label={creditTexts.counterLabel(tokens.total) + (isLow ? `, ${creditTexts.low}` : "")}
        className={classes(
          "inline-flex min-h-11 cursor-default items-center gap-2 rounded-full border-[1.5px] px-3 font-bold tabular-nums",
          isLow ? "border-alert bg-alert-soft text-alert" : "border-transparent bg-ficha-soft",
        )}
      >
        {isLow ? <Icon name="alert" /> : <Coin />}
        {formatCount(tokens.total)}
      </button>
    </Tooltip>
  );
}
