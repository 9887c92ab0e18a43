import { orders, type Filters, type Order } from "@vagou/one-list/filters/filters";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SheetButton } from "#ui/overlays/sheet-button.tsx";
import { useSmallScreen } from "#ui/screen/use-screen-width.ts";
import { useStickyBar } from "#ui/screen/use-sticky-bar.ts";
import { countWishes } from "./count-wishes.ts";
import { filterTexts, oneListTexts } from "../texts.ts";

/** How many vacancies the list shows, what it is filtered by and sorted by; the filters open in a sheet on a phone. */
export function ListBar(props: ListBarProps) {
  const { filters, shown, hidden, isOpen, onOpen, onChange, panel, isInPage, children } = props;
  const isSmall = useSmallScreen();
  const wishes = countWishes(filters);
  const bar = useStickyBar("top");
  const see = (
    <div className="border-t border-line p-3">
      <Button wide onClick={() => onOpen(false)}>
        {filterTexts.see(shown)}
      </Button>
      {/* While the sheet is open, the bar's own number is out of hearing. */}
      <output className="sr-only">{oneListTexts.shown(shown)}</output>
    </div>
  );
  return (
    <>
      <div
        ref={isInPage ? bar : undefined}
        className="sticky short:static top-(--top-bar) z-10 -mx-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 bg-paper px-1 py-2"
      >
        <SheetButton
          className="px-4! max-[24rem]:px-3!"
          isOpen={isOpen}
          onOpenChange={onOpen}
          title={filterTexts.title}
          closeLabel={filterTexts.close}
          sheet={<div className="px-4 pt-3">{panel}</div>}
          foot={see}
        >
          <Icon name="filter" className="max-[22rem]:hidden" />
          {filterTexts.filter(wishes)}
        </SheetButton>
        <label className="relative min-w-0 flex-1 sm:flex-none">
          <span className="sr-only">{filterTexts.order}</span>
          <select
            value={filters.order}
            onChange={({ target }) => onChange({ ...filters, order: orderOf(target.value) })}
            className="min-h-11 w-full appearance-none rounded-full border-[1.5px] border-line-strong bg-card pr-10 pl-4 text-[1rem] font-semibold text-ellipsis max-[24rem]:pr-7.5 max-[24rem]:pl-3"
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {filterTexts.orders[order]}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute top-3 right-3 text-muted max-[24rem]:right-2"
          />
        </label>
        <div className="ml-auto flex min-h-6 items-center justify-between gap-3 max-sm:order-first max-sm:basis-full">
          {children}
          <output className="text-1 text-muted tabular-nums max-sm:order-first">
            {oneListTexts.shown(shown)}
            {hidden > 0 && ` · ${filterTexts.hidden(hidden)}`}
          </output>
        </div>
      </div>
      {isOpen && !isSmall && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keyboard closes it from all that is in it
        <div
          className="rise mb-3 rounded-surface border border-line bg-card p-5"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Escape") return;
            // The button that opened it is the first one of the bar.
            currentTarget.previousElementSibling?.querySelector("button")?.focus();
            onOpen(false);
          }}
        >
          {panel}
        </div>
      )}
    </>
  );
}

function orderOf(text: string): Order {
  return orders.find((order) => order === text) ?? "asked";
}

type ListBarProps = {
  filters: Filters;
  /** How many vacancies the list shows, and how many the filters hide. */
  shown: number;
  hidden: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (filters: Filters) => void;
  /** The filters themselves. */
  panel: ReactNode;
  /** False while the list is set aside, where its bar covers nothing. */
  isInPage: boolean;
  /** Further choices in the bar. */
  children: ReactNode;
};
