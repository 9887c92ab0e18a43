import { fetchLegalText } from "#features/legal/fetch-legal-text.ts";
import { LegalFrame } from "#features/legal/legal-frame.tsx";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { SoldPlans } from "#features/legal/sold-plans.tsx";
import { writeTerms } from "#features/legal/terms-texts.ts";
import { legalTitles } from "#features/legal/texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: legalTitles.terms,
    description:
      "As regras do serviço em palavras simples: quanto custa uma busca, quando as fichas voltam, bônus, compras e reembolso.",
    keywords: "termos de uso, fichas, reembolso, direito de arrependimento",
  });
}

/** In the scripts of the build, which have no text: see `LegalFrame`. */
const isInDocument = import.meta.env.PROD && !import.meta.env.SSR;
export const handle = isInDocument ? { fetchWritten: fetchLegalText } : undefined;

export default function TermsPage() {
  return (
    <>
      <LegalFrame>{isInDocument ? null : <LegalPage {...writeTerms()} />}</LegalFrame>
      <SoldPlans />
    </>
  );
}
