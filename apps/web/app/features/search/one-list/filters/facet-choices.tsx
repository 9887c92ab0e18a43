import type { FacetCount } from "@vagou/one-list/filters/filter-vacancies";
import type { Facet } from "@vagou/one-list/filters/filters";
import { useState } from "react";
import { formatCount } from "#lib/words/money.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { sayValue } from "./say-value.ts";
import { facetTexts, filterTexts } from "../texts.ts";

/** More values than this are folded: there may be hundreds of employers. */
const openUpTo = 6;

/** The values of one facet that vacancies have, and those that are chosen. */
export function FacetChoices({ facet, counts, chosen, onChange }: FacetChoicesProps) {
  const [isWhole, setWhole] = useState(false);
  const offered = counts.filter(({ value, count }) => count > 0 || chosen.includes(value));
  const shown = isWhole
    ? offered
    : offered.filter(({ value }, at) => at < openUpTo || chosen.includes(value));
  // A single value tells nothing apart.
  if (offered.length < 2 && chosen.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{facetTexts[facet]}</legend>
      {shown.map(({ value, label, count }) => (
        <label
          key={value}
          className="relative flex min-h-11 items-center gap-3 has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
            className="peer absolute inset-0 cursor-[inherit] opacity-0"
          />
          <span
            aria-hidden="true"
            className="grid size-5 shrink-0 place-items-center rounded-small border-[1.5px] border-line-strong text-transparent peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-leaf-ink"
          >
            <Icon name="check" className="size-3.5 stroke-3" />
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">{sayValue(facet, value, label)}</span>
          <span className="text-1 text-muted tabular-nums">{formatCount(count)}</span>
        </label>
      ))}
      {shown.length < offered.length && (
        <Button look="quiet" className="link px-0! text-1!" onClick={() => setWhole(true)}>
          {filterTexts.more(offered.length - shown.length, facetTexts[facet])}
        </Button>
      )}
    </fieldset>
  );
}

type FacetChoicesProps = {
  facet: Facet;
  counts: readonly FacetCount[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};
