import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { matchOptions } from "#ui/match-options.ts";
import { formTexts } from "../texts.ts";

/** More providers than this get a field to filter them by name. */
const filterFrom = 9;

/** Which portals to ask: one checkbox each. */
export function ProviderPicker({ providers, selected, onChange, onChangeAll }: ProviderPickerProps) {
  const [filter, setFilter] = useState("");
  const shown = matchOptions(
    providers.map(({ id, label }) => ({ value: id, label })),
    filter,
  );
  const askable = providers.filter(({ configured }) => configured).map(({ id }) => id);
  const areAll = askable.length > 0 && selected.length === askable.length;
  const toggle = (id: string) =>
    onChange(askable.filter((known) => (known === id) !== selected.includes(known)));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{formTexts.providers}</legend>
      <div className="mb-2 flex min-h-11 items-center gap-x-3">
        <span className="sm:flex sm:items-baseline sm:gap-3">
          <span aria-hidden="true" className="block font-semibold">
            {formTexts.providers}
          </span>
          <output className="block text-1 text-muted tabular-nums">
            {formTexts.selected(selected.length)}
          </output>
        </span>
        {providers.length > 0 && (
          <Button
            look="quiet"
            className="link ml-auto text-1! max-sm:px-0! sm:-mr-3 sm:px-3!"
            onClick={() => onChangeAll(areAll ? [] : askable)}
          >
            {areAll ? formTexts.selectNone : formTexts.selectAll}
          </Button>
        )}
      </div>
      {providers.length >= filterFrom && (
        <TextField
          label={formTexts.filterProviders}
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="mb-3"
        />
      )}
      {shown.length === 0 && <p className="py-3 text-muted">{formTexts.noProvider}</p>}
      <div className="flex flex-wrap gap-2">
        {shown.map(({ value: id, label }) => (
          <label
            key={id}
            title={providers.find((provider) => provider.id === id)?.description}
            className={classes(
              "relative inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] py-1 pr-4 pl-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              selected.includes(id)
                ? "border-leaf bg-leaf-soft font-semibold"
                : "border-line-strong bg-card hover:border-leaf has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted",
            )}
          >
            <input
              type="checkbox"
              checked={selected.includes(id)}
              disabled={!askable.includes(id)}
              onChange={() => toggle(id)}
              className="peer absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span
              aria-hidden="true"
              className="grid size-5 place-items-center rounded-full border-[1.5px] border-line-strong text-transparent peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-leaf-ink"
            >
              <Icon name="check" className="size-3.5 stroke-3" />
            </span>
            {askable.includes(id) ? label : formTexts.notConfigured(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ProviderPickerProps = {
  providers: { id: string; label: string; description: string; configured: boolean }[];
  selected: string[];
  /** One portal was chosen or left out. */
  onChange: (ids: string[]) => void;
  /** All were marked, or none: for this search, and no choice of portals. */
  onChangeAll: (ids: string[]) => void;
};
