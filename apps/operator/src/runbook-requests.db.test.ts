import { buildApp } from "@vagou/server/app";
import { auditLedger } from "@vagou/server/ledger-audit/audit-ledger";
import { migrate } from "@vagou/server/db/migrating/migrate";
import { openPostgres } from "@vagou/server/db/opening/open-postgres";
import { createPseudonyms } from "@vagou/server/people/pseudonyms";
import { createSessionKeys } from "@vagou/server/sessions/session-keys";
import { expect, test } from "vitest";
import { z } from "zod";
import { describeRemainingData } from "../../web/app/lib/words/remaining-data.ts";
import { callApi } from "../../server/test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../server/test/people/create-person.ts";
import { createPersonWithAllData } from "../../server/test/people/create-person-with-all-data.ts";
import { createTestDeps } from "../../server/test/product/create-test-deps.ts";
import { passwords } from "../../server/test/people/passwords.ts";
import { serverProcessSecret } from "../../server/test/product/start-server-process.ts";
import { startTestProvider } from "../../server/test/portals/start-test-provider.ts";
import { testPayments } from "../../server/test/fichas/stripe-events.ts";
import { callServer } from "../test/call-server.ts";
import { setRunbookStage } from "../test/set-runbook-stage.ts";
import { waitForLink } from "../test/wait-for-link.ts";

// The pages of the runbook about people's requests and about the roles of Postgres.

const password = "Abacaxi-2026!";
let ana: TestPerson;

const stage = setRunbookStage(async () => {
  const database = openPostgres(stage.urlOf("vagou"));
  await migrate(database);
  const deps = createTestDeps(database, {
    sessionKeys: createSessionKeys([serverProcessSecret]),
    pseudonyms: createPseudonyms(serverProcessSecret),
  });
  deps.clock.set(new Date().toISOString());
  ana = await createPerson(deps, { bonus: 50 });
  await database.close();
});
const { skipWithoutPrograms, section, commandsOf, runStep, run, urlOf, startServer } = stage;

const signedIn = z.object({ token: z.string() });

test("a request under the LGPD is answered by the steps of the page", async (context) => {
  skipWithoutPrograms(context);
  const requests = section("A request under the LGPD");
  const [find = ""] = commandsOf(requests, 5);
  const [accessOf = "", accessFrom = ""] = commandsOf(requests, 7);
  const about = (command: string, who: string) =>
    run(
      command.replace(
        /^npm run admin -- (find|access of|access from) <[^>]+>$/,
        `npm run -s admin -- $1 ${who}`,
      ),
    );
  const server = await startServer(urlOf("vagou"));
  try {
    // Step 5: there is an account.
    expect(await about(find, ana.email)).toContain(ana.userId);
    // Step 4: who cannot sign in proves the mailbox.
    await callServer(server, "POST", "/forgot-password", { body: { email: ana.email } });
    const link = await waitForLink(stage.mailbox, { to: ana.email, path: "reset-password" });
    await callServer(server, "POST", "/reset-password", { body: { token: link, password } });
    const { token } = signedIn.parse(
      await callServer(server, "POST", "/login", { body: { email: ana.email, password } }),
    );
    // Step 2: a copy of all data, and the name as it should be.
    expect(await callServer(server, "GET", "/account/export", { token })).toMatchObject({
      account: { email: ana.email },
    });
    await callServer(server, "PATCH", "/account", { token, body: { name: "Ana Lima" } });
    expect(await about(find, ana.email)).toContain("Ana Lima");
    // Step 3: the deletion.
    await callServer(server, "DELETE", "/account", { token, body: { password } });
    // Step 5: now there is none.
    await expect(about(find, ana.email)).rejects.toThrow(/no person/i);
    // Step 7: what the Marco Civil keeps is found by the id and by the address of the network.
    await expect.poll(() => about(accessOf, ana.userId), { timeout: 30_000 }).toContain("127.0.0.1");
    expect(await about(accessFrom, "127.0.0.1")).toContain(ana.userId);
    expect(describeRemainingData().access.tables).toContain("access_records");
  } finally {
    await server.kill();
  }
  // Step 4: no command exports or deletes an account.
  const commands = await run("npm run -s admin -- --help");
  expect(commands).toContain("find");
  expect(commands).not.toMatch(/export|delete/i);
}, 240_000);

test("the password of Postgres is replaced by a second role, without an interruption", async (context) => {
  skipWithoutPrograms(context);
  const [, text = ""] = section("A new secret, one by one").split("\n### Password of Postgres\n");
  const page = text.split("\n### ")[0] ?? "";
  const [create = ""] = commandsOf(page, 1);
  const [look = "", retire = "", again = ""] = commandsOf(page, 3);
  const [change = "", close = ""] = commandsOf(page, 4);
  const asPostgres = (sql: string) =>
    run(`psql -v ON_ERROR_STOP=1 -At -d vagou -c "${sql.replace("…", "another password")}"`);
  const first = openPostgres(urlOf("vagou"));
  await first.runScript("select count(*) from users");
  await asPostgres(create);
  const second = openPostgres(urlOf("vagou", "vagou_b"));
  // What it makes belongs to the first role, as all tables do.
  await second.runScript("create table made_by_the_second (id int); drop table made_by_the_second");
  expect(await asPostgres(look)).toMatch(/^vagou\|1$/m);
  await first.close();
  // Starts a program for each look.
  await expect.poll(() => asPostgres(look), { timeout: 15_000 }).toBe("vagou_b|1\n");
  await asPostgres(retire);
  await expect(run("psql postgres://vagou:…@localhost/vagou -c 'select 1'")).rejects.toThrow(
    "not permitted to log in",
  );
  await second.close();
  const third = openPostgres(urlOf("vagou", "vagou_b"));
  await third.runScript("select count(*) from users");
  await third.close();
  // The next time the other way round, and then a password that became known.
  await asPostgres(again);
  const fourth = openPostgres(urlOf("vagou"));
  await fourth.runScript("select count(*) from users");
  await asPostgres(change);
  expect(await asPostgres(look)).toBe("vagou|1\n");
  await asPostgres(close);
  await expect.poll(() => asPostgres(look)).toBe("");
  await fourth.close();
}, 240_000);

test("a role with fewer rights serves everything, and changes neither tables nor books", async (context) => {
  skipWithoutPrograms(context);
  const page = section("A role with fewer rights for the servers");
  await runStep(page, 1);
  await runStep(page, 2);
  const address = urlOf("vagou", "vagou_serves");
  const server = await startServer(address);
  await server.kill();
  const serving = openPostgres(address);
  const portal = await startTestProvider();
  const deps = createTestDeps(serving, {
    payments: testPayments,
    providers: portal.providers,
    fetcher: portal.fetcher,
  });
  portal.answer = (request, response) =>
    response.end(
      JSON.stringify({ total: 1, items: [{ id: request.url, title: "Vaga", city: "Recife", state: "PE" }] }),
    );
  const app = await buildApp(deps);
  const passwordHash = await passwords.hash(password);
  const rui = await createPersonWithAllData(deps, app, { passwordHash, query: "motorista" });
  const deleted = await callApi(app, "DELETE", "/account", { token: rui.token, body: { password } });
  expect(deleted.status).toBe(200);
  expect((await auditLedger(serving.db, { now: null })).faults).toEqual([]);
  const forbidden = [
    "update ledger_movements set spent = spent",
    "delete from ledger_movements",
    "truncate ledger_movements",
    "alter table ledger_movements disable trigger all",
    "drop table users",
    "delete from migrations",
    "create table mine (id int)",
  ];
  for (const statement of forbidden)
    await expect(serving.runScript(statement)).rejects.toThrow(/permission denied|must be owner/);
  // Step 4: where a migration is missing, a process with this role does not start.
  const owner = openPostgres(urlOf("vagou"));
  // One that begins with a change of a table: the role must own it, also where the table has these columns.
  await owner.runScript("delete from migrations where name = '0046-what-questions-need-at-a-host.sql'");
  await expect(startServer(address)).rejects.toThrow(
    "Cannot start: the role of DATABASE_URL may not run migration ",
  );
  await app.close();
  await portal.close();
  await serving.close();
  await owner.close();
}, 240_000);
