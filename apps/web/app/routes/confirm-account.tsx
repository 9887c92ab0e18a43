import { useSearchParams } from "react-router";
import { Confirmation, Confirming } from "#features/account/confirmation.tsx";
import { pageMeta } from "#lib/page-meta.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

export function meta() {
  return pageMeta({
    title: "Confirmar conta",
    description: "Confirme seu e-mail para ativar a conta e receber as fichas de boas-vindas.",
    keywords: "confirmar conta, confirmar e-mail",
  });
}

export default function ConfirmAccountPage() {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  if (!isHydrated) return <Confirming />;
  return <Confirmation token={query.get("token") || null} />;
}
