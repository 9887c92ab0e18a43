import type { LegalBlock, LegalDocument, LegalSection } from "./legal-document.ts";
import { KeptDataList } from "./kept-data-list.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { soldPlansId } from "./sold-plans.tsx";
import { legalTexts } from "./texts.ts";

/**
 * A legal document: the summary first, a table of contents, then the whole text. Only the prices of plans need
 * scripts.
 */
export function LegalPage({ title, summary, sections }: LegalDocument) {
  return (
    <article className="shell py-6 sm:py-12">
      <h1 className="text-5">{title}</h1>
      <p className="mt-2 text-muted">{legalTexts.updated}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,68ch)] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="resumo" className="rounded-surface bg-leaf-soft p-4 sm:p-6 lg:col-start-2">
          <h2 id="resumo" className="text-4">
            {legalTexts.summary}
          </h2>
          <Points of={summary} />
        </section>
        <Contents sections={sections} />
        <div className="grid grid-cols-1 gap-9">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: Pick<LegalDocument, "sections">) {
  return (
    <nav
      aria-labelledby="conteudo-da-pagina"
      className="self-start rounded-surface border border-line bg-card p-4 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="conteudo-da-pagina" className="text-3">
        {legalTexts.contents}
      </h2>
      <ol className="mt-2 grid grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link flex min-h-11 items-center py-1 leading-tight lg:min-h-9">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, title, blocks }: LegalSection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 text-4">
        {title}
      </h2>
      {blocks.map((block, index) => (
        // The blocks of a document never move.
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p className="mt-3 text-3 wrap-anywhere">{block}</p>;
  if ("list" in block) return <Points of={block.list} />;
  if ("kept" in block) return <KeptDataList of={block.kept} />;
  if ("plans" in block) return <SoldPlansPlace rules={block.plans} />;
  return <LegalLinks of={block.links} />;
}

/** Hidden until `SoldPlans` has something to write into it. */
function SoldPlansPlace({ rules }: { rules: string[] }) {
  return (
    <div hidden>
      <ul id={soldPlansId} className={pointsClasses} />
      <Points of={rules} />
    </div>
  );
}

function Points({ of }: { of: string[] }) {
  return (
    <ul className={pointsClasses}>
      {of.map((point) => (
        <li key={point} className="wrap-anywhere">
          {point}
        </li>
      ))}
    </ul>
  );
}

const pointsClasses = "mt-3 grid list-disc gap-2 pl-5 text-3 marker:text-leaf";
