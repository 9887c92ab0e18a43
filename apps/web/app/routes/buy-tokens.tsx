import { useQueryClient } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { SignedOut } from "#features/account/signed-out.tsx";
import { BalanceStrip } from "#features/credits/balance-strip.tsx";
import { EarningPanel } from "#features/credits/earning-panel.tsx";
import { refetchCredits } from "#features/credits/queries.ts";
import { earningTexts } from "#features/credits/texts.ts";
import { PackageCards } from "#features/payments/package-cards.tsx";
import { PaymentSteps } from "#features/payments/payment-steps.tsx";
import { PlanCards } from "#features/payments/plan-cards.tsx";
import { ReturnNotice } from "#features/payments/return-notice.tsx";
import { useCheckoutReturn } from "#features/payments/use-checkout-return.ts";
import { WaitingPayments } from "#features/payments/waiting-payments.tsx";
import { ReferralCard } from "#features/referrals/referral-card.tsx";
import { pageMeta } from "#lib/page/page-meta.ts";
import { requireSession } from "#lib/session/require-session.ts";
import { type Session, useSession } from "#lib/session/session.ts";

export function meta() {
  return pageMeta({
    title: earningTexts.pageTitle,
    description:
      "Consiga mais fichas para buscar vagas: indique amigos, compre um pacote ou receba o bônus de cada dia.",
    keywords: "fichas, adquirir fichas, comprar fichas, indicar amigos, bônus diário",
  });
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireSession(request, "/login");
}

export default function BuyTokensPage() {
  const session = useSession();
  if (session === null) return <SignedOut />;
  return session && <BuyTokens user={session.user} />;
}

function BuyTokens({ user }: Pick<Session, "user">) {
  const client = useQueryClient();
  const purchase = useCheckoutReturn(user.id, () => void refetchCredits(client, user.id));
  return (
    <div className="shell py-6 sm:py-10">
      <h1 className="text-5">{earningTexts.pageTitle}</h1>
      <p className="mt-2 text-3 text-muted">{earningTexts.lead}</p>
      <ReturnNotice state={purchase} />
      <div className="mt-5 grid grid-cols-1 gap-8">
        <div className="grid gap-3">
          <BalanceStrip userId={user.id} />
          {/* A person who comes back from the checkout reads about the purchase above. */}
          {purchase.phase === "none" && <WaitingPayments userId={user.id} />}
        </div>
        <PackageCards userId={user.id} />
        <ReferralCard userId={user.id} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <PaymentSteps />
          <EarningPanel userId={user.id} />
        </div>
        <PlanCards user={user} />
      </div>
    </div>
  );
}
