import { GoogleCallback } from "#features/account/google/google-callback.tsx";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Entrando com o Google",
    description: "Concluímos aqui a entrada na sua conta com o Google.",
    keywords: "entrar com Google, login",
  });
}

export default function GoogleCallbackPage() {
  return <GoogleCallback />;
}
