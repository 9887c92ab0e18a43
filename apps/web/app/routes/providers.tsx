import { ProviderWeeks } from "#features/providers/provider-weeks.tsx";
import { providersTexts } from "#features/providers/texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: providersTexts.title,
    description: providersTexts.description,
    keywords: "portais de vagas, sites de emprego, disponibilidade, tempo de resposta",
  });
}

/** How each portal has answered lately, for everyone. */
export default function ProvidersPage() {
  return (
    <div className="shell grid grid-cols-1 gap-10 py-8 sm:py-14">
      <header>
        <h1 className="text-6">{providersTexts.title}</h1>
        <p className="mt-4 max-w-(--measure) text-3 text-muted">{providersTexts.lead}</p>
        <p className="mt-2 max-w-(--measure) text-3 font-semibold">{providersTexts.promise}</p>
      </header>
      <ProviderWeeks />
      <section className="max-w-(--measure)">
        <h2 className="text-4">{providersTexts.howTitle}</h2>
        {providersTexts.how.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
      </section>
    </div>
  );
}
