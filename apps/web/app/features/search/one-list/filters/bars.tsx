import { type KeyboardEvent, useState } from "react";
import { classes } from "#ui/classes.ts";
import { formatCount } from "#lib/words/money.ts";
import { pictureTexts } from "../texts.ts";

/** One bar; `value` is what it filters by, null where nothing can be filtered by it. */
export type Bar = {
  value: string | null;
  /** What it filters by, in words: "A partir de R$ 2.000". */
  filtersBy: string;
  /** As the table says it: "R$ 2.000 a R$ 2.500". */
  label: string;
  /** Below the bar. */
  short: string;
  count: number;
  isChosen: boolean;
};

const heightPx = 40;

/**
 * A small picture of counts, whose bars are buttons. It is one stop of the keyboard, and the arrows lead from bar to bar;
 * a screen reader has the numbers as a table too.
 */
export function Bars({ title, note, bars, onPress }: BarsProps) {
  const most = Math.max(...bars.map(({ count }) => count));
  const pressed = bars.filter(({ value }) => value !== null);
  const [reached, setReached] = useState<string | null>(null);
  const stop =
    pressed.find(({ value }) => value === reached) ?? pressed.find(({ isChosen }) => isChosen) ?? pressed[0];
  return (
    <figure className="min-w-0">
      <figcaption>
        <span className="block font-semibold">{title}</span>
        <span className="block text-1 text-muted">{note}</span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus */}
      <div role="toolbar" aria-label={title} onKeyDown={moveFocus} className="mt-1 flex items-end gap-1">
        {bars.map(({ value, filtersBy, label, short, count, isChosen }) => (
          <div
            key={short}
            className="relative flex min-w-0 flex-1 flex-col items-stretch justify-end text-center text-[0.75rem] text-muted tabular-nums"
            style={{ minHeight: heightPx + 36 }}
          >
            {/* The button lies over the column: its name says in words what the column shortens. */}
            <span aria-hidden>{count > 0 && formatCount(count)}</span>
            <span
              className={classes("block rounded-t-[3px]", isChosen ? "bg-leaf" : "bg-line-strong")}
              style={{ height: Math.max(1, Math.round((count / most) * heightPx)) }}
            />
            <span aria-hidden className="truncate">
              {short}
            </span>
            <button
              type="button"
              aria-label={`${pictureTexts.bar(label, count)}${value === null ? "" : pictureTexts.barFilters(filtersBy)}`}
              aria-pressed={isChosen}
              tabIndex={value === stop?.value ? 0 : -1}
              disabled={value === null}
              onFocus={() => setReached(value)}
              onClick={() => value !== null && onPress(value)}
              className="absolute inset-0"
            />
          </div>
        ))}
      </div>
      {/* A box around the table: of a table that is cut off itself, Firefox draws the caption. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{pictureTexts.range}</th>
              <th scope="col">{pictureTexts.vacancies}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** The arrows, Home and End, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:enabled")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

type BarsProps = {
  title: string;
  note: string;
  bars: readonly Bar[];
  onPress: (value: string) => void;
};
