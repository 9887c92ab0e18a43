import { providerLabel } from "@vagou/contract/search/catalogue";
import type { StatementLine } from "@vagou/contract/api/answers";
import { lineTexts } from "./texts.ts";

type Line = Pick<StatementLine, "reason" | "portals">;

/** @returns why fichas came or went: "Bônus do dia", "Busca em Gupy", "Busca em 4 portais" */
export function describeLine({ reason, portals }: Line): string {
  if (reason !== "search" && reason !== "search_returned") return lineTexts.reasons[reason];
  const asked = [...new Set(portals.map(({ provider }) => provider))];
  const [only = null] = asked;
  return asked.length > 1 ? lineTexts.searches(asked.length) : lineTexts.search(providerName(only));
}

/**
 * A portal that was asked again counts as returned only where no other try of it was charged or still runs, and then
 * once, so that nothing is told as returned that the search never cost.
 * @returns the cost of a search and the returned part: "21 fichas pagas · 7 devolvidas"; parts of 0 are left out
 */
export function describeCost({ portals }: Pick<Line, "portals">): string {
  const ended = portals.filter(
    ({ provider, fichas }, index) =>
      fichas !== "returned" ||
      !portals.some(
        (other, at) => other.provider === provider && (other.fichas !== "returned" || at > index),
      ),
  );
  const sums = (["charged", "held", "returned"] as const).map((fichas) => ({
    fichas,
    credits: ended
      .filter((portal) => portal.fichas === fichas)
      .reduce((sum, portal) => sum + portal.credits, 0),
  }));
  return sums
    .filter(({ credits }) => credits > 0)
    .map(({ fichas, credits }, index) => lineTexts.cost[fichas](credits, index === 0))
    .join(" · ");
}

/** @returns the portal as people know it */
export function providerName(provider: string | null): string {
  return provider === null ? lineTexts.someProvider : providerLabel(provider);
}
