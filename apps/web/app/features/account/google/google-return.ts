import { readItem, removeItem } from "#lib/device/browser-storage.ts";
import { isOwnPath } from "#lib/session/intended-destination.ts";

/** In the address of the page that asked for the proof, when the person did not give it. */
export const unprovenParameter = "sem-prova";

/** Written by the page that asks a signed-in person to prove their identity with Google. */
const key = "googleReturn";

/** @returns where that page is; null when this tab asked for no such proof */
export function readReturn(): string | null {
  const path = readItem("session", key);
  return isOwnPath(path) ? path : null;
}

/** @returns the same page, with a parameter that says that the person did not prove their identity */
export function withUnprovenParameter(path: string): string {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  searchParams.set(unprovenParameter, "1");
  return `${pathname}?${searchParams.toString()}`;
}

export function forgetReturn(): void {
  removeItem("session", key);
}
