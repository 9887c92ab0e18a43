import { useLocation } from "react-router";
import { confirmed } from "#features/account/second-factor/confirmation.ts";
import { ConfirmationHost } from "#features/account/second-factor/confirmation-host.tsx";
import { OperatorDoor } from "#features/operating/operator-door.tsx";
import { NotFound } from "#features/shell/states.tsx";
import { pageMeta } from "#lib/page/page-meta.ts";
import { useSession } from "#lib/session/session.ts";

export function meta() {
  return pageMeta({
    title: "Página não encontrada",
    description: "Esta página não existe. Volte ao início ou busque vagas.",
    keywords: "vagas de emprego",
  });
}

/** Also the operator's page, which exists only for operators: no list of pages names it. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const session = useSession();
  if (!session || !/^\/operador\/?$/.test(pathname)) return <NotFound />;
  return (
    <>
      <OperatorDoor key={session.user.id} otherwise={<NotFound />} confirm={confirmed} />
      <ConfirmationHost />
    </>
  );
}
