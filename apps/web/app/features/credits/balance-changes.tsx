import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { signedAmount } from "#lib/words/money.ts";
import { classes } from "#ui/classes.ts";
import { Coin } from "#ui/coin.tsx";
import { type BalanceChange, joinChange } from "./join-change.ts";
import { tokensQuery } from "./queries.ts";

/**
 * The fichas that have just left the balance or come into it, for a moment, under the place of the counter. Hidden from
 * screen readers, which hear the price on the button, a bonus in its message, and what a search cost in its results.
 */
export function BalanceChanges({ userId }: { userId: string }) {
  const changes = useBalanceChanges(userId);
  return (
    <span
      aria-hidden="true"
      data-balance-changes
      className="pointer-events-none absolute top-full right-0 z-50 mt-1 flex gap-1.5 md:right-auto md:left-0"
    >
      {changes.map(({ credits }) => (
        <span
          key={credits}
          className={classes(
            "flex items-center gap-1 rounded-full border border-ficha-edge bg-ficha-soft px-2.5 py-1 text-1 font-bold tabular-nums",
            credits > 0 ? "fichas-come text-leaf" : "fichas-leave",
          )}
        >
          {signedAmount(credits)}
          <Coin />
        </span>
      ))}
    </span>
  );
}

function useBalanceChanges(userId: string): readonly BalanceChange[] {
  const total = useQuery(tokensQuery(userId)).data?.total;
  const known = useRef(total);
  const [changes, setChanges] = useState<readonly BalanceChange[]>([]);
  useEffect(() => {
    const before = known.current;
    if (total === undefined || total === before) return;
    known.current = total;
    if (before !== undefined) setChanges((shown) => joinChange(shown, total - before));
  }, [total]);
  useEffect(() => {
    if (changes.length === 0) return undefined;
    const timer = setTimeout(() => setChanges([]), shownMs);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes;
}

/** As long as the movement lasts (`fichas-come` in `app.css`). */
const shownMs = 1_800;
