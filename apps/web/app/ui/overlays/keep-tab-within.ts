import type { KeyboardEvent } from "react";

/**
 * From the last element of a dialog the Tab key leads to the first one, and back, also from its title, which is no stop of
 * the Tab key; a browser would leave the page between.
 */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(stopSelector)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(":disabled") &&
      stop.getClientRects().length > 0 &&
      !isPassedOver(stop, event.currentTarget),
  );
  const at = stops.findIndex((stop) => stop === event.target);
  if (event.shiftKey ? at > 0 : at < stops.length - 1) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

const stopSelector = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Of choices that exclude each other, the Tab key stops at the one that is made. */
function isPassedOver(stop: HTMLElement, dialog: HTMLElement): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== "radio" || stop.checked) return false;
  const choices = [...dialog.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")];
  return choices.some(({ name, form }) => name === stop.name && form === stop.form);
}
