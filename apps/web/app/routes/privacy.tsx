import { fetchLegalText } from "#features/legal/fetch-legal-text.ts";
import { LegalFrame } from "#features/legal/legal-frame.tsx";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { writePrivacyPolicy } from "#features/legal/privacy-texts.ts";
import { legalTitles } from "#features/legal/texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: legalTitles.privacy,
    description:
      "Quais dados guardamos, para quê e até quando, e como baixar ou apagar os seus. Conforme a LGPD.",
    keywords: "política de privacidade, LGPD, dados pessoais, excluir conta, cookies",
  });
}

/** In the scripts of the build, which have no text: see `LegalFrame`. */
const isInDocument = import.meta.env.PROD && !import.meta.env.SSR;
export const handle = isInDocument ? { fetchWritten: fetchLegalText } : undefined;

export default function PrivacyPage() {
  return <LegalFrame>{isInDocument ? null : <LegalPage {...writePrivacyPolicy()} />}</LegalFrame>;
}
