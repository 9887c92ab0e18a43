import { Tabs } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";

/**
 * The tabs in one line. Where the screen cuts it, a fade shows that it goes on, and an arrow leads there: for a mouse,
 * because the arrow keys reach every tab and bring it into sight.
 */
export function TabStrip({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const cut = useCutSides(list);
  const move = (direction: 1 | -1) => {
    const { clientWidth = 0 } = list.current ?? {};
    list.current?.scrollBy({ left: direction * (clientWidth - 2 * arrowPx) });
  };
  return (
    <div className="relative mb-4 max-md:hidden">
      <Tabs.List
        ref={list}
        aria-label={label}
        onFocus={({ currentTarget, target }) => clearOfArrows(currentTarget, target)}
        className="flex gap-1 overflow-x-auto scroll-smooth border-b border-line [scrollbar-width:none]"
      >
        {children}
      </Tabs.List>
      <Arrow side="left" isShown={cut.start} onClick={() => move(-1)} />
      <Arrow side="right" isShown={cut.end} onClick={() => move(1)} />
    </div>
  );
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
