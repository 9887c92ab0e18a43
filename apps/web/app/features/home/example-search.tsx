import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { providerLabel } from "@vagou/contract/search/catalogue";
import { formatSeconds } from "#lib/words/money.ts";
import { Coin } from "#ui/coin.tsx";
import { homeTexts } from "./texts.ts";

const words = homeTexts.example;

/** A drawing of a search; the real one is at /jobs, so this one is hidden from screen readers. */
export function ExampleSearch() {
  return (
    <div aria-hidden="true" className="rotate-[1.2deg] rounded-surface border border-line bg-card">
      <p className="border-b border-line px-4 py-2.5 text-1 text-muted">{homeTexts.exampleTitle}</p>
      <Line portal={providerLabel("gupy")} said={words.found(34, formatSeconds(800))} paid />
      <Line portal={providerLabel("solides")} said={words.found(21, formatSeconds(1200))} paid />
      <Line portal={providerLabel("workable")} said={words.pending} tone="text-wait" after={words.held} />
      {/* No real portal is said to fail. */}
      <Line
        portal={words.other}
        said={words.failed}
        tone="text-alert"
        after={words.returned}
        afterTone="text-leaf"
      />
    </div>
  );
}

function Line({ portal, said, tone = "text-muted", paid = false, after = "", afterTone = "" }: LineProps) {
  return (
    <div className="flex items-center justify-between gap-3 border-line px-4 py-3 not-last:border-b">
      <div>
        <p className="font-semibold">{portal}</p>
        <p className={`text-1 ${tone}`}>{said}</p>
      </div>
      <p className={`text-1 tabular-nums ${afterTone}`}>
        {paid ? `−${creditsPerProvider} ` : `${creditsPerProvider} ${after}`}
        {paid && <Coin />}
      </p>
    </div>
  );
}

type LineProps = {
  portal: string;
  said: string;
  tone?: string;
  paid?: boolean;
  after?: string;
  afterTone?: string;
};
