import { providerIds } from "@vagou/contract/catalogue";
import { resetBreaker } from "@vagou/server/asking/etiquette/breaker";
import { withDatabase } from "./with-database.ts";

/** `npm run providers:reset -- <id>`: ends the suspension of a provider. */
const [, , id = ""] = process.argv;
const known: readonly string[] = providerIds;

if (known.includes(id)) {
  await withDatabase(async ({ db }) => {
    const wasSuspended = await resetBreaker(db, id);
    console.log(wasSuspended ? `${id} is asked again from now on.` : `${id} had no failures to forget.`);
  });
} else {
  console.error(`Say which provider: npm run providers:reset -- <id> (${providerIds.join(", ")}).`);
  process.exitCode = 1;
}
