import { classes } from "#ui/classes.ts";
import { formatCount } from "#lib/words/money.ts";
import { pictureTexts } from "../texts.ts";

/** One bar; `value` is what it filters by, null where nothing can be filtered by it. */
export type Bar = {
  value: string | null;
  /** As the table says it: "R$ 2.000 a R$ 2.500". */
  label: string;
  /** Below the bar. */
  short: string;
  count: number;
  isChosen: boolean;
};

const heightPx = 72;

/**
 * A small picture of counts. Its bars are buttons for the pointer; people who use the keyboard or a screen reader have
 * the same numbers as a table, and the same choices in the filters.
 */
export function Bars({ title, note, bars, onPress }: BarsProps) {
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <figure className="min-w-0">
      <figcaption>
        <span className="block font-semibold">{title}</span>
        <span className="block text-1 text-muted">{note}</span>
      </figcaption>
      <div aria-hidden="true" className="mt-2 flex items-end gap-1">
        {bars.map(({ value, short, count, isChosen }) => (
          <button
            key={short}
            type="button"
            tabIndex={-1}
            disabled={value === null}
            onClick={() => value !== null && onPress(value)}
            className="flex min-w-0 flex-1 flex-col items-stretch justify-end text-center text-[0.75rem] text-muted tabular-nums"
            style={{ minHeight: heightPx + 40 }}
          >
            <span className="block">{count > 0 && formatCount(count)}</span>
            <span
              className={classes("block rounded-t-[3px]", isChosen ? "bg-leaf" : "bg-line-strong")}
              style={{ height: Math.max(1, Math.round((count / most) * heightPx)) }}
            />
            <span className="block truncate pt-1">{short}</span>
          </button>
        ))}
      </div>
      <table className="sr-only">
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
    </figure>
  );
}

type BarsProps = {
  title: string;
  note: string;
  bars: readonly Bar[];
  onPress: (value: string) => void;
};
