import type { Provider } from "@vagou/providers/core/provider";
import type { Deps } from "../deps.ts";
import { hostPaceOf } from "./etiquette/host-line.ts";

/**
 * Says at the portals' lines that a person's questions are on their way, before anything is read or held for them.
 * @returns by the provider's id, to be called (again is harmless) when its question needs no place in our line any more
 */
export function announceQuestions(
  { lines }: Pick<Deps, "lines">,
  { providers, userId }: { providers: readonly Provider[]; userId: string },
): ReadonlyMap<string, () => void> {
  return new Map(
    providers.map((provider) => {
      const leaves = provider.origins.map((origin) => lines.announce(hostPaceOf(origin, provider), userId));
      return [
        provider.id,
        () => {
          for (const leave of leaves) leave();
        },
      ];
    }),
  );
}
