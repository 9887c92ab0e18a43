import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { classes } from "#ui/classes.ts";
import { formTexts } from "../texts.ts";

/** Buttons that choose all portals of one kind, each with its price. */
export function ProviderPresets({ askable, all, selected, onChange, onChangeAll }: ProviderPresetsProps) {
  const ofField = (field: "general" | "technology"): string[] =>
    providerCatalogue.filter((one) => one.field === field && askable.includes(one.id)).map(({ id }) => id);
  const presets: { name: keyof typeof formTexts.preset; ids: string[]; choose: typeof onChange }[] = [
    { name: "general", ids: ofField("general"), choose: onChange },
    { name: "technology", ids: ofField("technology"), choose: onChange },
    { name: "all", ids: [...all], choose: onChangeAll },
  ];
  return (
    <fieldset className="mb-4 grid min-w-0 grid-cols-3 gap-2">
      <legend className="sr-only">{formTexts.presets}</legend>
      {presets.map(({ name, ids, choose }) => {
        const isChosen =
          ids.length > 0 && ids.length === selected.length && ids.every((id) => selected.includes(id));
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            disabled={ids.length === 0}
            onClick={() => choose(ids)}
            className={classes(
              "min-h-14 min-w-0 rounded-small border-[1.5px] px-1 py-1.5 text-center transition-colors duration-[120ms] ease-house disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted",
              isChosen
                ? "border-leaf bg-leaf-soft"
                : "border-line-strong bg-card enabled:hover:border-leaf enabled:hover:bg-leaf-soft",
            )}
          >
            <span className="block leading-tight font-semibold">{formTexts.preset[name]}</span>{" "}
            <span className="block text-1 text-muted tabular-nums">{formTexts.presetPrice(ids.length)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

type ProviderPresetsProps = {
  /** What a kind of portals is made of: those that can be asked and are not left alone. */
  askable: readonly string[];
  /** Everything that can be asked. */
  all: readonly string[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  onChangeAll: (ids: string[]) => void;
};
