import type { Deps } from "../../deps.ts";
import { listSealedOtherwise, replaceSealed } from "./repository.ts";

const mostAtOnce = 500;

/**
 * Seals the secrets of apps with the newest key, so that the older one can leave `SESSION_SECRET`. Runs as a task.
 * @returns how many stay sealed with a key that is not known any more: their apps do not work
 */
export async function resealFactors({
  db,
  factorSeals,
}: Pick<Deps, "db" | "factorSeals">): Promise<{ sealed: number; lost: number }> {
  let sealed = 0;
  const lost = new Set<string>();
  for (let after = ""; ;) {
    const found = await listSealedOtherwise(db, { key: factorSeals.currentKey, after, most: mostAtOnce });
    for (const { id, userId, sealedSecret } of found) {
      after = id;
      const secret = sealedSecret === null ? null : factorSeals.open(sealedSecret, userId);
      if (secret === null || sealedSecret === null) {
        lost.add(id);
        continue;
      }
      await replaceSealed(db, { id, before: sealedSecret, after: factorSeals.seal(secret, userId) });
      sealed += 1;
    }
    if (found.length < mostAtOnce) return { sealed, lost: lost.size };
  }
}
