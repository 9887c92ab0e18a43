import { formatDataSize } from "#lib/words/data-size.ts";
import type { SearchView } from "../tab/search-view.ts";
import { useDataUse } from "../tab/data-use.ts";
import { dataUseTexts } from "../texts.ts";

/**
 * What the search used of the person's data, for those who save it. The line has its place before the browser says the
 * number, a moment after the answers.
 */
export function DataUseLine({ state: { groups, isSaved } }: { state: SearchView }) {
  const used = useDataUse(groups.length);
  // As the first script of the page decided (`lib/page/first-paint`).
  const isSaving = document.documentElement.dataset["saveData"] === "on";
  if (isSaved || !isSaving) return null;
  return (
    <p className="min-h-6 text-1 leading-6 text-muted tabular-nums">
      {used !== null && dataUseTexts.used(formatDataSize(used))}
    </p>
  );
}
