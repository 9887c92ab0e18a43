import { shellTexts } from "#features/shell/texts.ts";
import { useTabSearch } from "#features/search/tab/use-tab-search.ts";
import { Button } from "#ui/button.tsx";

/** Offers the new version that the browser has loaded; not while a search runs, which a reload would end. */
export default function NewVersion({ onAccept, onRefuse }: { onAccept: () => void; onRefuse: () => void }) {
  const { mode, asking } = useTabSearch();
  if (mode === "searching" || asking.length > 0) return null;
  return (
    <section
      aria-label={shellTexts.newVersion}
      // Below the header: at the bottom it would cover the price and the button of the search.
      className="fixed inset-x-0 top-28 z-40 flex justify-center px-3"
    >
      <div className="rise flex flex-wrap items-center gap-2 rounded-surface border-[1.5px] border-line-strong bg-card px-4 py-2.5 text-1">
        <output className="mr-2 font-semibold max-sm:basis-full">{shellTexts.newVersion}</output>
        <Button onClick={onAccept}>{shellTexts.update}</Button>
        <Button look="quiet" onClick={onRefuse}>
          {shellTexts.later}
        </Button>
      </div>
    </section>
  );
}
