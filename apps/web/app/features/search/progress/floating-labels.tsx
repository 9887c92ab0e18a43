import { providerCatalogue, providerLabel } from "@vagou/contract/catalogue";
import { useEffect, useRef } from "react";
import { offsetAt } from "./label-offset.ts";
import type { ProviderRun } from "../tab/search-view.ts";

/** Number of places for labels; further providers wait for a free one. */
const anchors = 8;
const frameMs = 1000 / 30;

/**
 * The providers that have not answered yet, as floating labels. Decoration: the list beside it says the same in
 * words. Only `transform` changes, at about 30 frames a second, and not at all for a person who prefers reduced motion.
 */
export function FloatingLabels({ runs }: { runs: ProviderRun[] }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let shownAtMs = 0;
    const paint = (nowMs: number) => {
      frame = requestAnimationFrame(paint);
      // With a tolerance of 4 ms; without it, a 60 Hz screen would drop to 20 frames a second.
      if (nowMs - shownAtMs < frameMs - 4) return;
      shownAtMs = nowMs;
      for (const [anchor, label] of [...(area.current?.children ?? [])].entries()) {
        const { x, y } = offsetAt(anchor, nowMs);
        if (label instanceof HTMLElement) label.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      }
    };
    let frame = requestAnimationFrame(paint);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      ref={area}
      aria-hidden="true"
      className="my-5 grid auto-rows-[3.25rem] grid-cols-2 place-items-center overflow-hidden rounded-surface bg-sunken p-2 sm:grid-cols-4"
    >
      {Array.from({ length: Math.min(anchors, runs.length) }, (_, anchor) => (
        <span key={anchor} className="max-w-full min-w-0 will-change-transform">
          <FloatingLabel provider={waitingAt(anchor, runs)} />
        </span>
      ))}
    </div>
  );
}

/** Every provider has one place, so that a label disappears without moving the others. */
function waitingAt(anchor: number, runs: ProviderRun[]): string | undefined {
  return runs.find((run, index) => index % anchors === anchor && run.group === null)?.provider;
}

function FloatingLabel({ provider }: { provider: string | undefined }) {
  if (provider === undefined) return null;
  const colour = providerCatalogue.find(({ id }) => id === provider)?.colour;
  return (
    <span className="flex items-center gap-1.5 rounded-full border border-line-strong bg-card px-3 py-1 text-1 font-semibold">
      <span
        className="size-2.5 shrink-0 rounded-full border border-line-strong bg-line-strong"
        style={{ backgroundColor: colour }}
      />
      <span className="truncate">{providerLabel(provider)}</span>
    </span>
  );
}
