import { Button } from "#ui/button.tsx";
import { keyTexts } from "./texts.ts";

/** The keys of the list, shown by "?"; only where there is room and so, most likely, a keyboard. */
export function KeyHelp({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  return (
    <div className="mb-2 max-lg:hidden">
      <Button
        look="quiet"
        className="link px-0! text-1!"
        aria-expanded={isOpen}
        onClick={() => onChange(!isOpen)}
      >
        {keyTexts.title}
      </Button>
      {isOpen && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-1 text-muted">
          {keyTexts.keys.map(([key, words]) => (
            <div key={key} className="flex gap-1.5">
              <dt>
                <kbd className="rounded-[4px] border border-line-strong px-1.5 font-text font-semibold text-ink">
                  {key}
                </kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
