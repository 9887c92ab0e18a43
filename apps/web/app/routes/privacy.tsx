import { LegalPage } from "#features/legal/legal-page.tsx";
import { privacyPolicy } from "#features/legal/privacy-texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: privacyPolicy.title,
    description:
      "Quais dados guardamos, para quê e até quando, e como baixar ou apagar os seus. Conforme a LGPD.",
    keywords: "política de privacidade, LGPD, dados pessoais, excluir conta, cookies",
  });
}

export default function PrivacyPage() {
  return <LegalPage {...privacyPolicy} />;
}
