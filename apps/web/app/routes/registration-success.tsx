import { CheckEmail } from "#features/account/sign-up/check-email.tsx";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Verifique seu e-mail",
    description: "Sua conta foi criada. Confirme o e-mail pelo link que enviamos para poder entrar.",
    keywords: "confirmar e-mail, criar conta",
  });
}

export default function RegistrationSuccessPage() {
  return <CheckEmail />;
}
