import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { Link } from "react-router";
import { ProviderList } from "#features/about/provider-list.tsx";
import { aboutTexts } from "#features/about/texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { ButtonLink } from "#ui/button.tsx";

export function meta() {
  return pageMeta({
    title: aboutTexts.title,
    description: aboutTexts.lead(providerCatalogue.length),
    keywords: "sobre, portais de vagas, sites de emprego, busca de emprego",
  });
}

export default function AboutPage() {
  return (
    <div className="shell grid grid-cols-1 gap-10 py-8 sm:gap-14 sm:py-14">
      <header>
        <h1 className="text-6">{aboutTexts.title}</h1>
        <p className="mt-4 mb-6 max-w-[46ch] text-3 text-muted">
          {aboutTexts.lead(providerCatalogue.length)}
        </p>
        <ButtonLink to="/" className="max-sm:w-full">
          {aboutTexts.start}
        </ButtonLink>
      </header>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-3 md:gap-8">
        {aboutTexts.sections.map(({ title, text }) => (
          <section key={title} className="border-t-[3px] border-ink pt-4">
            <h2 className="text-4">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </section>
        ))}
      </div>
      <ProviderList />
      <nav aria-label={aboutTexts.more} className="flex flex-wrap gap-x-6 font-semibold">
        <Link to="/fontes" className="link inline-flex min-h-11 items-center">
          {aboutTexts.week}
        </Link>
        <Link to="/terms" className="link inline-flex min-h-11 items-center">
          {aboutTexts.terms}
        </Link>
        <Link to="/privacy" className="link inline-flex min-h-11 items-center">
          {aboutTexts.privacy}
        </Link>
        <Link to="/robo" className="link inline-flex min-h-11 items-center">
          {aboutTexts.robot}
        </Link>
      </nav>
    </div>
  );
}
