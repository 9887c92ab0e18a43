import { Button } from "#ui/button.tsx";
import { resultTexts } from "./texts.ts";

/** Stays in view over the results: how many portals were asked, and the way back to the filters. */
export function ResultsBar({ providerCount, isEditing, onToggle }: ResultsBarProps) {
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="shell flex min-h-16 items-center justify-between gap-3">
        <p className="text-1 text-muted tabular-nums">{resultTexts.selected(providerCount)}</p>
        <Button look="line" aria-expanded={isEditing} onClick={onToggle}>
          {isEditing ? resultTexts.close : resultTexts.edit}
        </Button>
      </div>
    </div>
  );
}

type ResultsBarProps = { providerCount: number; isEditing: boolean; onToggle: () => void };
