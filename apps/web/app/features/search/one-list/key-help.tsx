import { Button } from "#ui/button.tsx";
import { keyTexts } from "./texts.ts";

/** Shows and hides the keys of the list, as "?" does; only where there is room and so, most likely, a keyboard. */
export function KeyHelpButton({
  isOpen,
  onChange,
}: {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}) {
  return (
    <Button
      look="quiet"
      className="link px-0! text-1! max-lg:hidden"
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
    >
      {keyTexts.title}
    </Button>
  );
}

/** The keys of the list and what each does. */
export function KeyHelp() {
  return (
    <dl className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-1 text-muted max-lg:hidden">
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
  );
}
