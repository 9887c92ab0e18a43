import { appAddress } from "../page/app-address.ts";

/** @returns the path of a vacancy's page */
export function jobPath(id: string): string {
  return `/jobs/${encodeURIComponent(id)}`;
}

/** @returns the whole address of a vacancy's page */
export function jobAddress(id: string): string {
  return appAddress() + jobPath(id);
}

/** @returns the whole address to give to others: it shows the vacancy to people without an account too */
export function sharedJobAddress(id: string): string {
  return `${appAddress()}/v/${encodeURIComponent(id)}`;
}

/** @returns the whole address of a list of vacancies that was shared */
export function sharedListAddress(id: string): string {
  return `${appAddress()}/lista/${encodeURIComponent(id)}`;
}

/** The navigation state of a link from the results to a vacancy, so that the vacancy can link back to them. */
export const fromResults = { fromResults: true };

/** The same from a vacancy that the person opened there: its page is ready, also without a connection. */
export const fromOpenVacancy = { ...fromResults, isReady: true };

/** @param state what came with the navigation */
export function isReady(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isReady" in state;
}

/** @param state what came with the navigation */
export function isFromResults(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromResults" in state;
}
