import { type ReactNode, useLayoutEffect } from "react";
import { SheetButton } from "#ui/overlays/sheet-button.tsx";
import { useStickyBar } from "#ui/screen/use-sticky-bar.ts";
import { useSmallScreen } from "#ui/screen/use-screen-width.ts";
import { formTexts, resultTexts } from "../texts.ts";

/**
 * Stays in view over progress and results: how many portals were asked, and the way back to the filters.
 * They open in a sheet on a phone and below the bar elsewhere; not while a search runs.
 */
export function ResultsBar({ providerCount, isSearching, isEditing, onEdit, filters }: ResultsBarProps) {
  const isSmall = useSmallScreen();
  const bar = useStickyBar("top");
  const isBelowBar = isEditing && !isSmall;
  useLayoutEffect(() => {
    if (isBelowBar) window.scrollTo({ top: 0 });
  }, [isBelowBar]);
  return (
    <>
      <div ref={bar} className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="shell flex min-h-16 items-center justify-between gap-3">
          <p className="text-1 text-muted tabular-nums">{resultTexts.selected(providerCount)}</p>
          <SheetButton
            disabled={isSearching}
            isOpen={isEditing}
            onOpenChange={onEdit}
            title={formTexts.filters}
            closeLabel={resultTexts.close}
            sheet={<div className="*:rounded-none *:border-0">{filters}</div>}
          >
            {isEditing ? resultTexts.close : resultTexts.edit}
          </SheetButton>
        </div>
      </div>
      {isBelowBar && <div className="rise shell max-w-[800px] pt-6">{filters}</div>}
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
