import type { KeyboardEvent } from "react";

/** From the last element of a dialog the Tab key leads to the first one, and back; a browser would leave the page between. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(stopSelector)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(":disabled") &&
      stop.getClientRects().length > 0 &&
      !isPassedOver(stop, event.currentTarget),
  );
  const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== last) return;
  event.preventDefault();
  next?.focus();
}

const stopSelector = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Of choices that exclude each other, the Tab key stops at the one that is made. */
function isPassedOver(stop: HTMLElement, dialog: HTMLElement): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== "radio" || stop.checked) return false;
  const choices = [...dialog.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")];
  return choices.some(({ name, form }) => name === stop.name && form === stop.form);
}
