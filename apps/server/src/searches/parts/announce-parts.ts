import type { Provider } from "@vagou/providers/core/provider";
import { announceTo } from "../../asking/list-lines.ts";
import type { Deps } from "../../deps.ts";

/**
 * Says at the portals' lines that a person's questions are on their way, before anything is read or held for them.
 * @returns by the provider's id, to be called (again is harmless) when its question needs no place in our line any more
 */
export function announceParts(
  { lines }: Pick<Deps, "lines">,
  { providers, userId }: { providers: readonly Provider[]; userId: string },
): ReadonlyMap<string, () => void> {
  return new Map(providers.map((provider) => [provider.id, announceTo(lines, provider, userId)]));
}
