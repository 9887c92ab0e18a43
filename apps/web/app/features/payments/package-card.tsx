import { defaultProviderCount } from "@vagou/contract/fichas/amounts";
import {
  centsPerCredit,
  listPriceCentsPerCredit,
  savingsPercent,
  searchesIn,
  type CreditPackage,
} from "@vagou/contract/fichas/packages";
import { providerIds } from "@vagou/contract/search/catalogue";
import type { ReactNode } from "react";
import { formatCount, formatPrice, formatUnitPrice } from "#lib/words/money.ts";
import { classes } from "#ui/classes.ts";
import { Coin } from "#ui/coin.tsx";
import { Icon } from "#ui/icon.tsx";
import { packageTexts } from "./texts.ts";

/**
 * One package: what it gives, what it costs, what a ficha costs in it. `portals`: how many can be asked here, null while
 * that is not known; `children` buys it.
 */
export function PackageCard({ pack, portals, children }: PackageCardProps) {
  const titleId = `package-${pack.id}`;
  const savings = savingsPercent(pack);
  return (
    <li
      aria-labelledby={titleId}
      className={classes(
        "relative flex min-w-0 flex-col gap-3 rounded-[16px] bg-card",
        pack.recommended ? "border-2 border-leaf p-[19px]" : "border border-line p-5",
      )}
    >
      {pack.recommended && (
        <p className="absolute -top-3.5 left-4 rounded-full bg-leaf px-3 py-1 text-1 leading-tight font-bold text-leaf-ink">
          {packageTexts.recommended}
        </p>
      )}
      <div>
        <h3 id={titleId} className="text-4">
          {packageTexts.name(pack.title)}
        </h3>
        <p className="mt-1 text-muted">{pack.description}</p>
      </div>
      <p className="flex flex-wrap items-center gap-2 font-display text-[2.2rem] leading-none font-bold tracking-[-.03em] tabular-nums">
        <Coin className="size-[.8em]" />
        {formatCount(pack.credits)}
        <span className="text-2 font-normal tracking-normal text-muted">{packageTexts.unit}</span>
      </p>
      <div>
        <p className="text-3 font-bold tabular-nums">{formatPrice(pack.priceCents)}</p>
        <p className="text-1 text-muted tabular-nums">
          <span>{packageTexts.perCredit(formatUnitPrice(centsPerCredit(pack)))}</span>
          {savings > 0 && (
            <>
              {" · "}
              <strong className="font-semibold text-leaf">
                {packageTexts.savings(savings, formatUnitPrice(listPriceCentsPerCredit))}
              </strong>
            </>
          )}
        </p>
      </div>
      <ul className="grid gap-1.5">
        {/* Until then the line only keeps its place: a number of searches that changes would be no promise. */}
        <Feature className={portals === null ? "invisible" : undefined}>
          {buysOf(pack, portals ?? providerIds.length)}
        </Feature>
        {pack.features.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
      </ul>
      {children}
    </li>
  );
}

function Feature({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <li className={classes("flex gap-2", className)}>
      <Icon name="check" className="mt-0.5 text-leaf" />
      {children}
    </li>
  );
}

type PackageCardProps = { pack: CreditPackage; portals: number | null; children: ReactNode };

/** What the fichas buy: searches as a person begins, and of every portal there is. */
function buysOf(pack: CreditPackage, portals: number): string {
  const some = Math.min(defaultProviderCount, portals);
  return packageTexts.buys(
    { searches: searchesIn(pack, some), portals: some },
    { searches: searchesIn(pack, portals), portals },
  );
}
