// @ts-check
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Run as a program: makes people by the code of another version of the product, because only that one knows how its tables
// are filled. Arguments: the version's folder, the database's address, how many people, and the fichas of each. Prints
// a line of JSON for each person: `userId` and `token`.

const [folder = "", databaseUrl, people, bonus] = process.argv.slice(2);
/** @param {string} path in the version's server */
const load = (path) => import(pathToFileURL(join(folder, "apps/server", path)).href);

const { openPostgres } = await load("src/db/opening/open-postgres.ts");
const { createSessionKeys } = await load("src/sessions/session-keys.ts");
const { createTestDeps } = await load("test/product/create-test-deps.ts");
const { createPerson } = await load("test/people/create-person.ts");
const { serverProcessSecret } = await load("test/product/start-server-process.ts");

const database = openPostgres(databaseUrl, { poolSize: 1 });
const deps = createTestDeps(database, { sessionKeys: createSessionKeys([serverProcessSecret]) });
deps.clock.set(new Date().toISOString());
for (let made = 0; made < Number(people); made += 1) {
  const { userId, token } = await createPerson(deps, { bonus: Number(bonus) });
  console.log(JSON.stringify({ userId, token }));
}
await database.close();
