import { NotFound } from "#features/shell/states.tsx";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Página não encontrada",
    description: "Esta página não existe. Volte ao início ou busque vagas.",
    keywords: "vagas de emprego",
  });
}

export default function NotFoundPage() {
  return <NotFound />;
}
