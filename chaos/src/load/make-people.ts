import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { createSessionKeys } from "../../../apps/server/src/sessions/session-keys.ts";
import { createPerson } from "../../../apps/server/test/people/create-person.ts";
import { createTestDeps } from "../../../apps/server/test/product/create-test-deps.ts";
import { serverProcessSecret } from "../../../apps/server/test/product/start-server-process.ts";
import type { World } from "../world/start-world.ts";

export type Person = { userId: string; token: string };

/**
 * Makes people who are signed in, by the version that the world started with.
 * @param options how many, and the fichas of each
 */
export async function makePeople(world: World, { people, bonus }: Wanted): Promise<Person[]> {
  if (world.folder !== undefined)
    return await makeByVersion(world.folder, world.databaseUrl, { people, bonus });
  const deps = createTestDeps(world.observer, { sessionKeys: createSessionKeys([serverProcessSecret]) });
  deps.clock.set(new Date().toISOString());
  const made: Person[] = [];
  while (made.length < people) made.push(await createPerson(deps, { bonus }));
  return made;
}

type Wanted = { people: number; bonus: number };

async function makeByVersion(
  folder: string,
  databaseUrl: string,
  { people, bonus }: Wanted,
): Promise<Person[]> {
  const program = fileURLToPath(new URL("../world/people-of-version.js", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    folder,
    databaseUrl,
    String(people),
    String(bonus),
  ]);
  return stdout
    .trim()
    .split("\n")
    .map((line) => personSchema.parse(JSON.parse(line)));
}

const personSchema = z.object({ userId: z.string(), token: z.string() });
