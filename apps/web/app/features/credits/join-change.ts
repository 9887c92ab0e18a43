/** Fichas that left the balance (negative) or came into it. */
export type BalanceChange = { credits: number };

/** @returns what is shown of the balance's changes after another one: at most one that leaves and one that comes */
export function joinChange(shown: readonly BalanceChange[], credits: number): readonly BalanceChange[] {
  const isSameWay = (change: BalanceChange) => change.credits > 0 === credits > 0;
  const before = shown.find(isSameWay)?.credits ?? 0;
  return [...shown.filter((change) => !isSameWay(change)), { credits: before + credits }];
}
