import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { postingTexts } from "./texts.ts";

/** Where people apply, and what to beware of. `more` is said after the first. */
export function ApplyHints({ more }: { more?: ReactNode }) {
  return (
    <div className="grid gap-2 text-1 text-muted">
      <p>
        {postingTexts.openHint} {more}
      </p>
      <p className="flex items-start gap-2">
        <Icon name="alert" className="mt-0.5" />
        {postingTexts.scam}
      </p>
    </div>
  );
}
