import { classes } from "#ui/classes.ts";
import { formatList } from "#lib/words/lists.ts";
import { missingRules } from "./missing-rules.ts";
import { accountTexts } from "../texts.ts";

const bars = [1, 2, 3, 4, 5];

/**
 * Five bars, one per rule met, and the words of what is missing. `isRefused`: the password meets every
 * rule and the server still refused it, so nothing here calls it strong.
 */
export function StrengthMeter({ password, isRefused }: { password: string; isRefused: boolean }) {
  const missing = missingRules(password);
  const met = bars.length - missing.length;
  const metColour = isRefused ? "bg-line-strong" : "bg-leaf";
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="grid grid-cols-5 gap-1">
        {bars.map((bar) => (
          <span key={bar} className={classes("h-1.5 rounded-full", bar <= met ? metColour : "bg-line")} />
        ))}
      </div>
      <p aria-live="polite" className={classes("mt-1.5 text-1", met === 5 ? "text-leaf" : "text-muted")}>
        <span className="sr-only">{accountTexts.strength(met)} </span>
        {met === 5
          ? !isRefused && accountTexts.strong
          : accountTexts.missing(formatList(missing.map((rule) => accountTexts.rules[rule])))}
      </p>
    </div>
  );
}
