import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import { AccountPanels } from "#features/account/profile/account-panels.tsx";
import { LogOutButton } from "#features/account/profile/log-out-button.tsx";
import { accountQuery } from "#features/account/profile/queries.ts";
import { profileTexts } from "#features/account/profile/texts.ts";
import { SignedOut } from "#features/account/signed-out.tsx";
import { BalancePanel } from "#features/credits/balance-panel.tsx";
import { refetchCredits, tokensQuery } from "#features/credits/queries.ts";
import { Statement } from "#features/credits/statement.tsx";
import { DataSaverPanel } from "#features/data-saver/data-saver-panel.tsx";
import { waitingPaymentsQuery } from "#features/payments/queries.ts";
import { WaitingPayments } from "#features/payments/waiting-payments.tsx";
import { ReferralForm } from "#features/referrals/referral-form.tsx";
import {
  forgetRecentSearches,
  listRecentSearches,
  recentSearchesKey,
} from "#features/search/recent/recent-searches-store.ts";
import { wordsOfSearch } from "#features/search/recent/words-of-search.ts";
import { forgetProviders } from "#features/search/form/selected-providers.ts";
import { removeItem } from "#lib/device/browser-storage.ts";
import { forgetSaved } from "#lib/marks/kept-saved.ts";
import { forgetMarks } from "#lib/marks/forget-marks.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { requireSession } from "#lib/session/require-session.ts";
import { type Session, useSession } from "#lib/session/session.ts";
import { useStoredItem } from "#lib/device/use-stored-item.ts";

export function meta() {
  return pageMeta({
    title: profileTexts.title,
    description: "Suas fichas, o extrato, seus dados, sua senha e a privacidade da sua conta.",
    keywords: "perfil, minha conta, fichas, extrato, meus dados",
  });
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireSession(request, "/login");
}

export default function ProfilePage() {
  const session = useSession();
  if (session === null) return <SignedOut />;
  return session && <Profile user={session.user} />;
}

function Profile({ user }: Pick<Session, "user">) {
  const client = useQueryClient();
  const { data: tokens } = useQuery(tokensQuery(user.id));
  const { data: unpaid } = useQuery(waitingPaymentsQuery(user.id));
  const kept = useStoredItem(recentSearchesKey(user.email));
  const searches = useMemo(() => listRecentSearches(kept), [kept]);
  const onRewarded = () => {
    void refetchCredits(client, user.id);
    // Not at once: the panel first says that it worked.
    void client.invalidateQueries({ queryKey: accountQuery(user.id).queryKey, refetchType: "none" });
  };
  const forgetSearches = () => {
    forgetRecentSearches({ remove: (key) => removeItem("local", key) }, user.email);
    forgetProviders();
    forgetMarks(user.id);
    forgetSaved(user.id);
    // The key of `lib/waiting/create-waiting`, whose code this page does not need.
    removeItem("local", `waiting_${user.id}`);
  };
  return (
    <div className="shell py-6 sm:py-10">
      <h1 className="text-5">{profileTexts.title}</h1>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <BalancePanel userId={user.id} />
          <WaitingPayments userId={user.id} />
          <Statement userId={user.id} wordsOf={(searchId) => wordsOfSearch(searches, searchId)} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <AccountPanels
            user={user}
            referral={<ReferralForm userId={user.id} onRewarded={onRewarded} />}
            credits={tokens?.total}
            isUnpaid={!!unpaid?.payments.length}
            onDeleted={forgetSearches}
          />
          <DataSaverPanel />
          <LogOutButton />
        </div>
      </div>
    </div>
  );
}
