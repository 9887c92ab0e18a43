import { useQuery } from "@tanstack/react-query";
import { AuthCard } from "#features/account/auth-card.tsx";
import { GoogleButton } from "#features/account/google/google-button.tsx";
import { RegisterForm } from "#features/account/sign-up/register-form.tsx";
import { readReferral } from "#features/account/sign-up/stored-referral.ts";
import { WaitingSearchNote } from "#features/account/waiting-search-note.tsx";
import { accountTexts } from "#features/account/texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { callEndpoint } from "#lib/api/api.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { useHydrated } from "#lib/device/use-hydrated.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";

export function meta() {
  return pageMeta({
    title: "Criar conta",
    description:
      "Crie sua conta grátis, confirme o e-mail e ganhe fichas para buscar vagas em vários portais.",
    keywords: "criar conta, cadastro, buscar vagas, emprego",
  });
}

export default function RegisterPage() {
  const { data: settings } = useQuery(settingsQuery);
  const isHydrated = useHydrated();
  const bonuses = settings?.bonuses;
  const code = isHydrated ? readReferral() : null;
  // The friend may have deleted the account: then the promise would not be kept.
  const { data: referral } = useQuery({
    queryKey: ["referral", code],
    queryFn: () => callEndpoint("getReferral", { params: { refer_id: code ?? "" } }),
    enabled: code !== null,
  });
  const referralCredits = referral?.open ? (bonuses?.referral_friend ?? 0) : 0;
  return (
    <AuthCard
      title={accountTexts.registerTitle(bonuses && bonuses.email_confirmation + referralCredits)}
      lead={
        <>
          <p>{accountTexts.registerLead}</p>
          {bonuses !== undefined && referralCredits > 0 && (
            <p className="mt-3 flex gap-2 rounded-small bg-ficha-soft px-3 py-2 text-ink">
              <Coin className="mt-0.5" />
              {accountTexts.registerReferred(bonuses.email_confirmation, referralCredits)}
            </p>
          )}
        </>
      }
      foot={
        <>
          {accountTexts.registerAgainst}
          <ButtonLink to="/login" look="quiet" className="link px-2!">
            {accountTexts.logIn}
          </ButtonLink>
        </>
      }
    >
      <WaitingSearchNote on="register" />
      <RegisterForm />
      <GoogleButton />
    </AuthCard>
  );
}
