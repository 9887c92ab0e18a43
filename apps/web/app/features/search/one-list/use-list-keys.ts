import { type RefObject, useEffect } from "react";
import { listKeyOf } from "./list-keys.ts";

/**
 * j and k go to the next and the previous vacancy, ? asks for the list of keys. They work while the focus is in the
 * results, also on their title, which has it when they arrive, or on the page itself, which has it when a person comes
 * back to them; s and x are keys of a row.
 *
 * @param list holds the rows
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onHelp: () => void): void {
  useEffect(() => {
    const around = list.current?.closest("section") ?? null;
    if (around === null) return undefined;
    const page = around.closest("main") ?? around;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (target !== page && !(target instanceof Node && around.contains(target))) return;
      const wish = listKeyOf(event);
      if (wish === "next" || wish === "previous") goTo(list.current, wish);
      if (wish === "help") onHelp();
    };
    page.addEventListener("keydown", onKeyDown);
    return () => page.removeEventListener("keydown", onKeyDown);
  }, [list, onHelp]);
}

function goTo(list: HTMLElement | null, way: "next" | "previous"): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-vacancy]") ?? [])];
  const focused = document.activeElement;
  const holding = rows.findIndex((row) => row.contains(focused));
  // Beside the list the person is at the vacancy that is open there.
  const isBeside = holding === -1 && list?.parentElement?.contains(focused) === true;
  const current = isBeside ? rows.findIndex((row) => row.matches("[data-open]")) : holding;
  const row = rows[way === "next" ? current + 1 : Math.max(0, current - 1)];
  row?.querySelector("button")?.focus();
}
