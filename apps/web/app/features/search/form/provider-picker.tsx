import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { formTexts } from "../texts.ts";
import { orderByMost } from "./expectations/choose-most.ts";
import type { Expectation } from "./expectations/describe-expectation.ts";
import { type AskedWords, findObstacle } from "./expectations/find-obstacle.ts";
import { MostPicker } from "./expectations/most-picker.tsx";
import { expectationTexts } from "./expectations/texts.ts";
import { useExpectations } from "./expectations/use-expectations.ts";
import { UsualLine } from "./expectations/usual-line.tsx";
import { ProviderPresets } from "./provider-presets.tsx";
import type { Balance } from "./submit-rule.ts";

/** Which portals to ask: some at once by what they are for, or one checkbox each. */
export function ProviderPicker({
  providers,
  selected,
  asked,
  credits,
  now,
  onChange,
  onChangeAll,
}: ProviderPickerProps) {
  const picker = useRef<HTMLFieldSetElement>(null);
  const { status, byId } = useExpectations(asked, picker);
  const askable = providers.filter(({ configured }) => configured).map(({ id }) => id);
  const areAll = askable.length > 0 && selected.length === askable.length;
  const toggle = (id: string) =>
    onChange(askable.filter((known) => (known === id) !== selected.includes(known)));
  const alive = askable.filter((id) => !now.suspended.has(id));
  const hasWords = status !== "none";
  const obstacles = hasWords ? findObstacles(askable, asked, byId) : noObstacles;
  const ordered = orderByMost(alive, byId, obstacles);
  return (
    <fieldset ref={picker} className="min-w-0">
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
      <ProviderPresets
        askable={alive}
        all={askable}
        selected={selected}
        onChange={onChange}
        onChangeAll={onChangeAll}
      />
      <MostPicker
        ordered={ordered}
        status={status}
        knowsSome={ordered.some((id) => (byId.get(id)?.numbers?.vacancies ?? 0) > 0)}
        credits={credits}
        onChoose={onChangeAll}
      />
      {providers.length === 0 && <p className="py-3 text-muted">{formTexts.noProvider}</p>}
      <div className="grid grid-cols-1 border-t border-line empty:hidden sm:grid-cols-2 sm:gap-x-4">
        {providers.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            blocked={describeHindrance(provider, now)}
            obstacle={obstacles.get(provider.id) ?? null}
            usual={
              hasWords && provider.configured
                ? { expectation: byId.get(provider.id), state: asked.state }
                : null
            }
            isSelected={selected.includes(provider.id)}
            onToggle={() => toggle(provider.id)}
          />
        ))}
      </div>
      {hasWords && status !== "failed" && (
        <p className="mt-3 text-1 text-muted">{expectationTexts.basis(expectationTexts.where(asked))}</p>
      )}
    </fieldset>
  );
}

function findObstacles(
  ids: readonly string[],
  asked: AskedWords,
  expectations: ReadonlyMap<string, Expectation>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const id of ids) {
    const obstacle = findObstacle(id, asked, expectations.get(id));
    if (obstacle !== null) found.set(id, obstacle);
  }
  return found;
}

const noObstacles: ReadonlyMap<string, string> = new Map();

/** Its name is the portal alone and its description the purpose, so a screen reader reads eighteen of them quickly. */
function ProviderRow({ provider, blocked, obstacle, usual, isSelected, onToggle }: ProviderRowProps) {
  const id = useId();
  return (
    <label
      className={classes(
        "relative flex min-h-14 min-w-0 items-center gap-3 border-b border-line px-2 py-2 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus",
        isSelected ? "bg-leaf-soft" : "has-enabled:hover:bg-sunken has-disabled:text-muted",
      )}
    >
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={usual === null ? `${id}-about` : `${id}-about ${id}-usual`}
        checked={isSelected}
        disabled={!provider.configured}
        onChange={onToggle}
        className="peer absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-transparent peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-leaf-ink peer-disabled:border-line"
      >
        <Icon name="check" className="size-3.5 stroke-3" />
      </span>
      <span className="min-w-0">
        <span
          id={`${id}-name`}
          className={classes("block leading-tight", obstacle === null ? "font-semibold" : "text-muted")}
        >
          {provider.label}
        </span>
        <span id={`${id}-about`} className="block text-1 leading-snug text-muted">
          {provider.description}
          {blocked !== null && <span className="block text-wait">{blocked}</span>}
        </span>
        {usual !== null && <UsualLine id={`${id}-usual`} obstacle={obstacle} {...usual} />}
      </span>
    </label>
  );
}

function describeHindrance({ id, hindrance }: PickedProvider, now: Now): string | null {
  const { hindrances } = formTexts;
  if (hindrance === "off")
    return hindrances.off(providerCatalogue.find((one) => one.id === id)?.offReason ?? null);
  if (hindrance === "not_configured") return hindrances.notConfigured;
  if (now.suspended.has(id)) return hindrances.suspended;
  const seconds = now.waits.get(id);
  return seconds === undefined ? null : hindrances.busy(seconds);
}

type PickedProvider = {
  id: string;
  label: string;
  description: string;
  configured: boolean;
  hindrance: "off" | "not_configured" | null;
};

/** What blocks portals now: seconds in the queue, and suspended portals. */
type Now = { waits: ReadonlyMap<string, number>; suspended: ReadonlySet<string> };

type ProviderPickerProps = {
  providers: PickedProvider[];
  selected: string[];
  /** The question, as far as it is typed. */
  asked: AskedWords;
  credits: Balance;
  now: Now;
  /** One portal, or those of a field, were chosen or left out. */
  onChange: (ids: string[]) => void;
  /** All were marked, or none: for this search, and no choice of portals. */
  onChangeAll: (ids: string[]) => void;
};

type ProviderRowProps = {
  provider: PickedProvider;
  blocked: string | null;
  /** Why it cannot serve the question. */
  obstacle: string | null;
  /** Null without words, and for a portal that cannot be asked. */
  usual: { expectation: Expectation | undefined; state: string } | null;
  isSelected: boolean;
  onToggle: () => void;
};
