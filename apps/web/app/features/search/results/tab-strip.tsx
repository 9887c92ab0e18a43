import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";

/**
 * The tabs in one line. Arrows, Home and End lead through them, Enter and the space bar show the vacancies of one. Where
 * the screen cuts the line, a fade shows that it goes on, and an arrow leads there: for a mouse, because the arrow keys
 * reach every tab and bring it into sight.
 * @param id a tab is `{id}-tab-{tab}`, and shows what is `{id}-panel-{tab}`
 */
export function TabStrip({ id, label, tabs, shown, onShow }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);
  // The one stop of the Tab key: the tab with the focus, and else the chosen one.
  const [focused, setFocused] = useState<string | null>(null);
  const cut = useCutSides(list);
  const move = (direction: 1 | -1) => {
    const { clientWidth = 0 } = list.current ?? {};
    list.current?.scrollBy({ left: direction * (clientWidth - 2 * arrowPx) });
  };
  return (
    <div className="relative mb-4 max-md:hidden">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onFocus={({ currentTarget, target }) => clearOfArrows(currentTarget, target)}
        onBlur={() => setFocused(null)}
        onKeyDown={walk}
        className="flex gap-1 overflow-x-auto scroll-smooth border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === (focused ?? shown) ? 0 : -1}
            onFocus={() => setFocused(tab.id)}
            onClick={() => onShow(tab.id)}
            className="min-h-11 cursor-pointer border-b-[3px] border-transparent px-3 font-semibold whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-selected:border-leaf aria-selected:text-ink"
          >
            {tab.label} <span className="text-1 font-medium text-muted tabular-nums">{tab.words}</span>
          </button>
        ))}
      </div>
      <Arrow side="left" isShown={cut.start} onClick={() => move(-1)} />
      <Arrow side="right" isShown={cut.end} onClick={() => move(1)} />
    </div>
  );
}

/** From the last tab an arrow leads to the first one, and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === event.target);
  const next = {
    ArrowRight: tabs[at + 1] ?? tabs[0],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Brings a tab that gets the focus out from under the arrows. */
function clearOfArrows(line: HTMLElement, tab: HTMLElement): void {
  const first = tab.offsetLeft - 2 * arrowPx;
  const last = tab.offsetLeft + tab.offsetWidth + 2 * arrowPx - line.clientWidth;
  if (line.scrollLeft > first) line.scrollTo({ left: first });
  else if (line.scrollLeft < last) line.scrollTo({ left: last });
}

function Arrow({ side, isShown, onClick }: ArrowProps) {
  if (!isShown) return null;
  const isLeft = side === "left";
  return (
    <div
      aria-hidden="true"
      className={classes(
        "pointer-events-none absolute inset-y-0 flex w-20 from-paper from-60% to-transparent",
        isLeft ? "left-0 bg-linear-to-r" : "right-0 justify-end bg-linear-to-l",
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        // The focus stays where it is: here it would be on what screen readers do not know.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        className="pointer-events-auto grid size-11 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunken"
      >
        <Icon name="chevron" className={isLeft ? "rotate-90" : "-rotate-90"} />
      </button>
    </div>
  );
}

/** At which ends of a line more of it is out of sight. Also brings the chosen tab into sight, once. */
function useCutSides(list: RefObject<HTMLDivElement | null>): { start: boolean; end: boolean } {
  const [cut, setCut] = useState({ start: false, end: false });
  useEffect(() => {
    const line = list.current;
    if (line === null) return undefined;
    const chosen = line.querySelector<HTMLElement>("[aria-selected=true]");
    if (chosen !== null) line.scrollTo({ left: chosen.offsetLeft - 2 * arrowPx, behavior: "instant" });
    const look = () => {
      const left = line.scrollWidth - line.clientWidth - line.scrollLeft;
      const next = { start: line.scrollLeft > roundingPx, end: left > roundingPx };
      setCut((known) => (known.start === next.start && known.end === next.end ? known : next));
    };
    look();
    // The widths change with the window, the typeface and the counts of portals that are asked again.
    const sizes = new ResizeObserver(look);
    for (const part of [line, ...line.children]) sizes.observe(part);
    line.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      line.removeEventListener("scroll", look);
    };
  }, [list]);
  return cut;
}

/** A zoomed page scrolls in fractions of a pixel. */
const roundingPx = 1;
const arrowPx = 44;

type ArrowProps = { side: "left" | "right"; isShown: boolean; onClick: () => void };

type TabStripProps = {
  id: string;
  label: string;
  tabs: readonly { id: string; label: string; words: string }[];
  /** The id of the chosen tab. */
  shown: string;
  onShow: (tab: string) => void;
};
