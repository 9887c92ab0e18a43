import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { useStickyBar } from "#ui/use-sticky-bar.ts";
import { useSmallScreen } from "#ui/use-small-screen.ts";
import { formTexts, resultTexts } from "../texts.ts";

/**
 * Stays in view over progress and results: how many portals were asked, and the way back to the filters.
 * They open in a sheet on a phone and below the bar elsewhere; not while a search runs.
 */
export function ResultsBar({ providerCount, isSearching, isEditing, onEdit, filters }: ResultsBarProps) {
  const isSmall = useSmallScreen();
  const bar = useStickyBar("top");
  const button = (
    <Button
      look="line"
      disabled={isSearching}
      aria-expanded={isEditing}
      onClick={isSmall ? undefined : () => onEdit(!isEditing)}
    >
      {isEditing ? resultTexts.close : resultTexts.edit}
    </Button>
  );
  return (
    <>
      <div ref={bar} className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="shell flex min-h-16 items-center justify-between gap-3">
          <p className="text-1 text-muted tabular-nums">{resultTexts.selected(providerCount)}</p>
          {isSmall ? (
            <Sheet
              isOpen={isEditing}
              onOpenChange={onEdit}
              trigger={button}
              title={formTexts.filters}
              closeLabel={resultTexts.close}
            >
              <div className="*:rounded-none *:border-0">{filters}</div>
            </Sheet>
          ) : (
            button
          )}
        </div>
      </div>
      {isEditing && !isSmall && <div className="rise shell max-w-[800px] pt-6">{filters}</div>}
    </>
  );
}

type ResultsBarProps = {
  providerCount: number;
  isSearching: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  filters: ReactNode;
};
