import type { Shared } from "@vagou/contract/saved/shared-page";

/**
 * What the server wrote into a shared page, so that the app shows the same without asking for it.
 * @returns undefined where the page was opened with another path, or without its content
 */
export function readHandedOver<Kind extends Shared["kind"]>(
  kind: Kind,
  id: string | undefined,
): Extract<Shared, { kind: Kind }> | undefined {
  const said = typeof document === "undefined" ? undefined : document.documentElement.dataset["shared"];
  if (said === undefined) return undefined;
  const shared: Extract<Shared, { kind: Kind }> = JSON.parse(said);
  return shared.kind === kind && shared.id === id ? shared : undefined;
}
