import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { newestToken } from "../../test/email/deliver-emails.ts";
import { buildApp } from "../app.ts";
import { createLogger } from "../http/requests/log-safely.ts";
import { createLeakedPasswords } from "./leaked-passwords.ts";

test("a leaked password is refused at the sign-up, at a change and at a reset, and another one is taken", async () => {
  const leaked = "Tangerina-2026!";
  const good = "Jabuticaba-2026!";
  const hash = createHash("sha1").update(leaked).digest("hex").toUpperCase();
  const folder = await mkdtemp(join(tmpdir(), "ranges-"));
  const database = await createTestDatabase();
  try {
    await writeFile(join(folder, `${hash.slice(0, 5)}.txt`), `${hash.slice(5)}:7\n`);
    const leakedPasswords = createLeakedPasswords(`${pathToFileURL(folder).href}/`, createLogger("silent"));
    const deps = createTestDeps(database, { leakedPasswords });
    const app = await buildApp(deps);
    const { email, token } = await createPerson(deps);
    await callApi(app, "POST", "/forgot-password", { body: { email } });
    const link = await newestToken(deps, "reset-password", email);
    const ways = (password: string) =>
      [
        ["/register", { body: { name: "Ana", email: "ana@correio.example", password } }],
        ["/account/password", { token, body: { new_password: password } }],
        ["/reset-password", { body: { token: link, password } }],
      ] as const;
    for (const [path, call] of ways(leaked))
      expect(await callApi(app, "POST", path, call)).toMatchObject({
        status: 400,
        body: { code: "leaked_password", message: expect.stringContaining("vazamentos") },
      });
    const [register, , reset] = ways(good);
    for (const [path, call] of [register, reset])
      expect(await callApi(app, "POST", path, call)).toMatchObject({ status: 200 });
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
