import { homeTexts } from "./texts.ts";

/** The four figures the product promises by. */
export function Statistics() {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-line bg-line @3xl:grid-cols-4">
        {homeTexts.figures.map(({ figure, meaning }) => (
          <div key={figure} className="flex flex-col bg-card px-4 py-5">
            <dt className="order-2 text-1 text-muted">{meaning}</dt>
            <dd className="mb-1.5 font-display text-5 leading-none font-bold tracking-[-.03em]">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
