import { expect } from "vitest";
import { userEvent } from "vitest/browser";

/** Walks with the Tab key until the wanted element has the focus, as a person without a mouse does; at most so many stops. */
export async function tabTo(wanted: Element | undefined, most = 20): Promise<void> {
  for (let tabs = 0; tabs < most && document.activeElement !== wanted; tabs++) await userEvent.tab();
  expect(document.activeElement).toBe(wanted);
}
