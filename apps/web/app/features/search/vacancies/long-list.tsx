import { memo, type ReactNode, useCallback, useMemo, useRef } from "react";
import { useDrawnSlices } from "./use-drawn-slices.ts";
import { useSteadyPlace } from "./use-steady-place.ts";

/**
 * How many items are drawn at once, so that a cheap phone draws them within two frames, how many slices of them fill a usual
 * screen, and how high they stand.
 */
const looks = {
  cards: { sliceSize: 2, first: [0], sliceAfterPause: 6, className: "vacancy-list" },
  rows: { sliceSize: 8, first: [0, 1], sliceAfterPause: 2, className: "vacancy-list vacancy-rows" },
};

/**
 * All vacancies, in slices: those near the screen are drawn first, the others follow by themselves. A slice that
 * is not drawn yet has a placeholder, so that nothing moves when it is drawn. Once drawn, a slice stays in the page
 * and is not rendered again; out of sight it is not laid out (`.vacancies`).
 */
export function LongList<Item>({
  items,
  look,
  keyOf,
  draw,
  none,
  pause,
  startAt = 0,
  isShown = true,
}: LongListProps<Item>) {
  const { sliceSize, first, sliceAfterPause, className } = looks[look];
  const slices = useMemo(() => slicesOf(items, sliceSize), [items, sliceSize]);
  const start = Math.floor(startAt / sliceSize);
  const { drawn, place } = useDrawnSlices(
    isShown ? slices.length : 0,
    start > 0 ? slicesAround(start) : first,
  );
  const list = useRef<HTMLDivElement>(null);
  useSteadyPlace(list, isShown ? items : nothing);
  /** Each item states its number, because the list that a screen reader counts may not be complete yet. */
  const drawSlice = useCallback(
    (number: number, pauseHere: ReactNode) =>
      (slices[number] ?? []).map((item, index) => (
        <div
          key={`${keyOf(item)} ${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as below
          role="listitem"
          aria-posinset={number * sliceSize + index + 1}
          aria-setsize={items.length}
          className="vacancy-item"
        >
          {index === 0 && pauseHere && <div className="mb-3">{pauseHere}</div>}
          {draw(item)}
        </div>
      )),
    [slices, items.length, keyOf, draw, sliceSize],
  );
  if (items.length === 0) return <p className="py-10 text-center text-muted">{none}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the items of an <ol> cannot stand in slices
    <div ref={list} role="list" className={className}>
      {slices.map((slice, number) => {
        const height = `calc(${slice.length} * var(--item-height))`;
        return drawn.has(number) ? (
          <div
            key={number}
            data-slice={number}
            className="vacancies"
            style={{ containIntrinsicHeight: `auto ${height}` }}
          >
            <Slice number={number} draw={drawSlice} pause={number === sliceAfterPause && pause} />
          </div>
        ) : (
          <div
            key={number}
            ref={place}
            data-slice={number}
            className="vacancies-to-come"
            style={{ height }}
          />
        );
      })}
    </div>
  );
}

const Slice = memo(function Slice({ number, draw, pause }: SliceProps) {
  return draw(number, pause);
});

/** A slice that is entered in its middle fills the screen together with its neighbours. */
function slicesAround(slice: number): number[] {
  return [0, slice - 1, slice, slice + 1];
}

const nothing: readonly unknown[] = [];

function slicesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, number) =>
    items.slice(number * size, (number + 1) * size),
  );
}

type LongListProps<Item> = {
  items: readonly Item[];
  look: keyof typeof looks;
  /** Neither this nor `draw` may change while the list stands, or all of it is rendered again. */
  keyOf: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  /** The text for an empty list. */
  none: ReactNode;
  /** Shown once in a long list. */
  pause: ReactNode;
  /** The index, from 0, of the item around which the list is drawn at once. */
  startAt?: number | undefined;
  /** False while the list is in the page and hidden: then nothing more is drawn. */
  isShown?: boolean;
};

type SliceProps = {
  number: number;
  draw: (number: number, pause: ReactNode) => ReactNode;
  pause: ReactNode;
};
