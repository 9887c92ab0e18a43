import { useSearchParams } from "react-router";
import { ResetPassword } from "#features/account/reset-password.tsx";
import { pageMeta } from "#lib/page-meta.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

export function meta() {
  return pageMeta({
    title: "Redefinir senha",
    description: "Crie uma nova senha para a sua conta pelo link que enviamos por e-mail.",
    keywords: "redefinir senha, nova senha, recuperar conta",
  });
}

export default function ResetPasswordPage() {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  // At build time nobody knows the link; most people come with one.
  return <ResetPassword token={isHydrated ? query.get("token") || null : ""} />;
}
