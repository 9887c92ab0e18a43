import { productTimeZone } from "@vagou/contract/product";

/** @returns `2026-11-21 09:00`, in São Paulo's time; "" for null */
export function formatInstant(at: Date | null): string {
  // "sv-SE" writes date and time in this order, with a blank in between.
  return at === null ? "" : inSaoPaulo.format(at);
}

const inSaoPaulo = new Intl.DateTimeFormat("sv-SE", {
  timeZone: productTimeZone,
  dateStyle: "short",
  timeStyle: "short",
});
