import type { ClientLoaderFunctionArgs } from "react-router";
import { EarningPanel } from "#features/credits/earning-panel.tsx";
import { earningTexts } from "#features/credits/texts.ts";
import { ReferralCard } from "#features/referrals/referral-card.tsx";
import { pageMeta } from "#lib/page-meta.ts";
import { requireSession } from "#lib/require-session.ts";
import { useSession } from "#lib/session.ts";

export function meta() {
  return pageMeta({
    title: earningTexts.pageTitle,
    description: "Consiga mais fichas para buscar vagas: indique amigos e receba o bônus de cada dia.",
    keywords: "fichas, adquirir fichas, indicar amigos, bônus diário",
  });
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireSession(request, "/login");
}

export default function BuyTokensPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="shell py-6 sm:py-10">
      <h1 className="text-5">{earningTexts.pageTitle}</h1>
      <p className="mt-2 text-3 text-muted">{earningTexts.lead}</p>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <ReferralCard userId={session.user.id} />
        <EarningPanel userId={session.user.id} />
      </div>
    </div>
  );
}
