import { Confirmation, Confirming } from "#features/account/sign-up/confirmation.tsx";
import { useOpenedLink } from "#lib/page/opened-link.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Confirmar conta",
    description: "Confirme seu e-mail para ativar a conta e receber as fichas de boas-vindas.",
    keywords: "confirmar conta, confirmar e-mail",
  });
}

export default function ConfirmAccountPage() {
  const link = useOpenedLink();
  if (link === undefined) return <Confirming />;
  return <Confirmation link={link} />;
}
