import { GoogleCallback } from "#features/account/google-callback.tsx";
import { pageMeta } from "#lib/page-meta.ts";

export function meta() {
  return [
    ...pageMeta({
      title: "Entrando com o Google",
      description: "Concluímos aqui a entrada na sua conta com o Google.",
      keywords: "entrar com Google, login",
    }),
    { name: "robots", content: "noindex" },
  ];
}

export default function GoogleCallbackPage() {
  // What comes later makes the page longer: the footer waits below the first view instead of jumping.
  return (
    <div className="min-h-dvh">
      <GoogleCallback />
    </div>
  );
}
