import { searchCostCredits } from "@vagou/contract/fichas/amounts";
import type { Toast } from "#ui/toasts/toast.ts";
import type { SearchQuery } from "../search-types.ts";
import { refusalTexts } from "../texts.ts";

/**
 * A balance that cannot be read in time does not stop the search: the server refuses what the fichas do not cover.
 * @returns what to tell a person whose fichas do not cover the question; null when they do
 */
export async function findShortage({ services }: SearchQuery, account: Account): Promise<Toast | null> {
  const tooLate = new Promise<null>((resolve) => void setTimeout(() => resolve(null), balanceWaitMs));
  const credits = await Promise.race([account.refreshCredits().catch(() => null), tooLate]);
  const cost = searchCostCredits(services.length);
  if (credits === null || credits >= cost) return null;
  const text = refusalTexts.tooFewCreditsText(cost, services.length, credits);
  return { tone: "warning", title: refusalTexts.tooFewCredits, text };
}

/** A network that leads nowhere may not say so for minutes. */
const balanceWaitMs = 6_000;

export type Account = {
  /** @returns the balance, before anything is spent */
  refreshCredits: () => Promise<number>;
  /**
   * Called once when the balance has changed. `isSettled`: false where the server may return fichas a moment later, or its
   * answer is not known.
   */
  onSpent: (isSettled: boolean) => void;
};
