import { useQuery } from "@tanstack/react-query";
import { AuthCard } from "#features/account/auth-card.tsx";
import { RegisterForm } from "#features/account/register-form.tsx";
import { accountTexts } from "#features/account/texts.ts";
import { readItem } from "#lib/browser-storage.ts";
import { pageMeta } from "#lib/page-meta.ts";
import { settingsQuery } from "#lib/settings.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
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
  const isReferred = isHydrated && readItem("local", "refer_id") !== null;
  return (
    <AuthCard
      title={accountTexts.registerTitle(settings?.bonuses.email_confirmation)}
      lead={
        <>
          <p>{accountTexts.registerLead}</p>
          {isReferred && settings !== undefined && (
            <p className="mt-3 flex gap-2 rounded-small bg-ficha-soft px-3 py-2 text-ink">
              <Coin className="mt-0.5" />
              {accountTexts.registerReferred(settings.bonuses.referral_user)}
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
      <RegisterForm />
    </AuthCard>
  );
}
