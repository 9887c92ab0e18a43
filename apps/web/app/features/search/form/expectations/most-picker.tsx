import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { Balance } from "../submit-rule.ts";
import { expectationTexts } from "./texts.ts";
import type { Expectations } from "./use-expectations.ts";

const firstCount = 5;

/** Chooses as many portals as the person wants to pay, those first that usually bring most. */
export function MostPicker({ ordered, status, knowsSome, credits, onChoose }: MostPickerProps) {
  const [wanted, setWanted] = useState(firstCount);
  const payable = typeof credits === "number" ? Math.floor(credits / creditsPerProvider) : ordered.length;
  const max = Math.max(1, Math.min(ordered.length, payable));
  const count = Math.min(wanted, max);
  const canChoose = knowsSome && ordered.length > 0;
  return (
    <div className="mb-4 grid gap-x-3 gap-y-2 rounded-small border border-line p-2 sm:grid-cols-2">
      <div className="flex items-center justify-between gap-1">
        <StepButton
          name={expectationTexts.fewer}
          sign="−"
          disabled={!canChoose || count <= 1}
          onStep={() => setWanted(count - 1)}
        />
        <output className="text-center text-1 tabular-nums">{expectationTexts.upTo(count)}</output>
        <StepButton
          name={expectationTexts.more}
          sign="+"
          disabled={!canChoose || count >= max}
          onStep={() => setWanted(count + 1)}
        />
      </div>
      <Button look="line" wide disabled={!canChoose} onClick={() => onChoose(ordered.slice(0, count))}>
        {expectationTexts.most}
      </Button>
      <p className="min-h-10 px-1 text-1 leading-5 text-muted sm:col-span-2 sm:min-h-5">
        {describeStatus(status, knowsSome)}
      </p>
    </div>
  );
}

function describeStatus(status: Expectations["status"], knowsSome: boolean): string {
  if (status === "none") return expectationTexts.wordsFirst;
  if (status === "loading") return expectationTexts.loading;
  if (status === "failed") return "";
  return knowsSome ? expectationTexts.marks : expectationTexts.unknown;
}

function StepButton({ name, sign, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onStep}
      className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-card text-3 leading-none transition-colors duration-[120ms] ease-house enabled:hover:border-leaf enabled:hover:bg-leaf-soft disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

type MostPickerProps = {
  /** The portals that may be chosen, see `orderByMost`. */
  ordered: readonly string[];
  status: Expectations["status"];
  /** True when at least one of them is known to bring vacancies. */
  knowsSome: boolean;
  credits: Balance;
  onChoose: (ids: string[]) => void;
};

type StepButtonProps = { name: string; sign: string; disabled: boolean; onStep: () => void };
