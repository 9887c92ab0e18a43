import { LegalPage } from "#features/legal/legal-page.tsx";
import { termsOfUse } from "#features/legal/terms-texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: termsOfUse.title,
    description:
      "As regras do serviço em palavras simples: quanto custa uma busca, quando as fichas voltam, bônus, compras e reembolso.",
    keywords: "termos de uso, fichas, reembolso, direito de arrependimento",
  });
}

export default function TermsPage() {
  return <LegalPage {...termsOfUse} />;
}
