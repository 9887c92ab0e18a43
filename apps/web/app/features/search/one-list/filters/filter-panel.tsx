import type { FacetCounts } from "@vagou/one-list/filters/filter-vacancies";
import { type Facet, facets, noFilters, type Filters } from "@vagou/one-list/filters/filters";
import { readWords } from "@vagou/one-list/filters/read-filters";
import { useDeferredValue, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { countWishes } from "./count-wishes.ts";
import { FacetChoices } from "./facet-choices.tsx";
import { filterTexts } from "../texts.ts";

/** Everything the vacancies can be filtered by, each value with the number of vacancies that it would show. */
export function FilterPanel({ filters, counts, onChange }: FilterPanelProps) {
  // The first ones in the frame in which the filters open, the others in the next ones.
  const drawn = useDeferredValue<readonly Facet[]>(facets, facets.slice(0, drawnFirst));
  const [words, setWords] = useState(() => filters.without.join(" "));
  return (
    <div>
      <p className="text-1 text-muted">{filterTexts.free}</p>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {drawn.map((facet) => (
          <FacetChoices
            key={facet}
            facet={facet}
            counts={counts[facet]}
            chosen={filters[facet]}
            onChange={(chosen) => onChange({ ...filters, [facet]: chosen })}
          />
        ))}
        <TextField
          label={filterTexts.without}
          hint={filterTexts.withoutHint}
          value={words}
          maxLength={200}
          onChange={({ target }) => {
            setWords(target.value);
            onChange({ ...filters, without: readWords(target.value) });
          }}
        />
      </div>
      {countWishes(filters) > 0 && (
        <Button
          look="quiet"
          className="link my-3 px-0!"
          onClick={() => {
            setWords("");
            onChange({ ...noFilters, order: filters.order });
          }}
        >
          {filterTexts.clear}
        </Button>
      )}
    </div>
  );
}

/** They fill the screen of a phone. */
const drawnFirst = 2;

type FilterPanelProps = {
  filters: Filters;
  counts: FacetCounts;
  onChange: (filters: Filters) => void;
};
