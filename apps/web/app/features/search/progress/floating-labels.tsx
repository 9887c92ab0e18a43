import { providerCatalogue, providerLabel } from "@vagou/contract/search/catalogue";
import type { ProviderRun } from "../tab/search-view.ts";

/** Number of places for labels; further providers wait for a free one. */
const anchors = 8;
/** Between one label and the next, so that each is somewhere else on its way; whole steps of the animation. */
const delayMs = 59 * 32.5;

/**
 * The providers that have not answered yet, as floating labels. Decoration: the list beside it says the same in
 * words. They stand still for a person who prefers reduced motion.
 */
export function FloatingLabels({ runs }: { runs: ProviderRun[] }) {
  return (
    <div
      aria-hidden="true"
      className="my-5 grid auto-rows-[3.25rem] grid-cols-2 place-items-center overflow-hidden rounded-surface bg-sunken p-2 sm:grid-cols-4"
    >
      {Array.from({ length: Math.min(anchors, runs.length) }, (_, anchor) => (
        <span
          key={anchor}
          className="float max-w-full min-w-0"
          style={{ animationDelay: `${-anchor * delayMs}ms` }}
        >
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
