import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { providerIds } from "@vagou/contract/search/catalogue";
import { creditPackages, type PackageId } from "@vagou/contract/fichas/packages";
import type { PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import { formatPrice } from "#lib/words/money.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { checkoutAddress } from "./checkout-address.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { PackageCard } from "./package-card.tsx";
import { packageTexts } from "./texts.ts";
import { useCheckoutStart } from "./use-checkout-start.ts";

/** The packages on sale; each button leads to the page where it is paid. */
export function PackageCards({ userId }: { userId: string }) {
  const settings = useQuery(settingsQuery);
  const leave = useCheckoutStart(userId);
  const askable = settings.data?.providers.filter(({ configured }) => configured).length;
  // Where no portal can be asked, or the settings do not come, the catalogue gives the number.
  const portals = settings.isPending ? null : askable || providerIds.length;
  const addressOf = (id: PackageId) => checkoutAddress(settings.data?.checkout[id], userId);
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className="text-4">
        {packageTexts.title}
      </h2>
      <p className="mt-1 mb-6 text-muted">{packageTexts.lead}</p>
      {settings.isError && (
        <Notice tone="bad" title={packageTexts.failed} className="mb-6">
          <SupportCode code={supportCodeOf(settings.error)} />
          <Button
            look="line"
            className="mt-2"
            busy={settings.isFetching}
            onClick={() => void settings.refetch()}
          >
            {packageTexts.retry}
          </Button>
        </Notice>
      )}
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3 md:gap-4 lg:gap-5">
        {creditPackages.map((pack) => {
          const address = addressOf(pack.id);
          return (
            <PackageCard key={pack.id} pack={pack} portals={portals}>
              <CheckoutLink
                address={address}
                look={pack.recommended ? "main" : "line"}
                busy={settings.isPending}
                note={settings.isSuccess && noteOf(address, settings.data.checkout_methods[pack.id])}
                onLeave={() => leave(pack.credits)}
              >
                <span>
                  {packageTexts.buy(pack.credits)}
                  <span className="sr-only">{packageTexts.price(formatPrice(pack.priceCents))}</span>
                </span>
              </CheckoutLink>
            </PackageCard>
          );
        })}
      </ul>
    </section>
  );
}

function noteOf(address: URL | null, methods: readonly PaymentMethod[]): string {
  return address === null ? packageTexts.notForSale : packageTexts.opens(address.host, methods);
}
