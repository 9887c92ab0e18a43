import { formatDay } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { oneListTexts } from "../texts.ts";

/** Shows only what came since an earlier search with the same words; where nothing came, it says so and cannot be pressed. */
export function OnlyNew({ count, since, isOn, onChange }: OnlyNewProps) {
  return (
    <Button
      look="line"
      className="px-4! aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
      aria-pressed={isOn}
      disabled={count === 0 && !isOn}
      aria-label={oneListTexts.onlyNewLabel(count, formatDay(since))}
      title={oneListTexts.onlyNewLabel(count, formatDay(since))}
      onClick={() => onChange(!isOn)}
    >
      {oneListTexts.onlyNew(count)}
    </Button>
  );
}

type OnlyNewProps = {
  count: number;
  /** When the earlier search was made. */
  since: Date;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};
