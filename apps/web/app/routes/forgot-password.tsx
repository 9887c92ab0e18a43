import { ForgotPassword } from "#features/account/recovery/forgot-password.tsx";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Esqueci minha senha",
    description: "Esqueceu a senha? Informe seu e-mail e receba um link para criar outra.",
    keywords: "esqueci a senha, recuperar senha, nova senha",
  });
}

export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
