import { ResetPassword } from "#features/account/recovery/reset-password.tsx";
import { useOpenedLink } from "#lib/page/opened-link.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Redefinir senha",
    description: "Crie uma nova senha para a sua conta pelo link que enviamos por e-mail.",
    keywords: "redefinir senha, nova senha, recuperar conta",
  });
}

export default function ResetPasswordPage() {
  return <ResetPassword link={useOpenedLink()} />;
}
