import type { Deps } from "../../src/deps.ts";
import { setPassword } from "../../src/people/repository.ts";

/**
 * Passwords of a person whose hash another device replaces while the one before is compared.
 * @returns them, and the hashes that were compared
 */
export function storeWhileComparing(deps: Pick<Deps, "db" | "passwords">, userId: string, newHash: string) {
  const compared: (string | null)[] = [];
  const passwords: Deps["passwords"] = {
    ...deps.passwords,
    verify: async (hash, text, options) => {
      compared.push(hash);
      const matches = await deps.passwords.verify(hash, text, options);
      await deps.db.transaction((tx) => setPassword(tx, userId, newHash));
      return matches;
    },
  };
  return { passwords, compared };
}
