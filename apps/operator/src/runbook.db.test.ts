import { defaultBonusCredits } from "@vagou/contract/fichas/amounts";
import { buildApp } from "@vagou/server/app";
import { findAccount } from "@vagou/server/credits/ledger/account";
import type { Database } from "@vagou/server/db/client";
import { migrate } from "@vagou/server/db/migrating/migrate";
import { openPostgres } from "@vagou/server/db/opening/open-postgres";
import { createPseudonyms } from "@vagou/server/people/pseudonyms";
import { createSessionKeys } from "@vagou/server/sessions/session-keys";
import { expect, test } from "vitest";
import { z } from "zod";
import { callApi } from "../../server/test/product/call-api.ts";
import { createPerson } from "../../server/test/people/create-person.ts";
import { createPersonWithAllData } from "../../server/test/people/create-person-with-all-data.ts";
import { createTestDeps, type TestDeps } from "../../server/test/product/create-test-deps.ts";
import { dumpTables, type DumpedTable } from "../../server/test/database/dump-tables.ts";
import { newestToken } from "../../server/test/email/deliver-emails.ts";
import { productPasswords } from "../../server/test/people/passwords.ts";
import { serverProcessSecret, type ServerProcess } from "../../server/test/product/start-server-process.ts";
import { startTestProvider } from "../../server/test/portals/start-test-provider.ts";
import { createCheckout, sendEvent, testPayments } from "../../server/test/fichas/stripe-events.ts";
import { callServer } from "../test/call-server.ts";
import { setRunbookStage } from "../test/set-runbook-stage.ts";
import { waitForLink } from "../test/wait-for-link.ts";

const password = "Uma senha 1!";
/** People who had an account, and deleted it before the backup. */
const leavers = ["saiu@pessoa.example", "saiu.antes@pessoa.example"] as const;
/** A person who deletes it after the backup. */
const lateLeaver = "saiu.depois@pessoa.example";

const loggedIn = z.object({
  token: z.string(),
  user: z.object({ email: z.string() }),
  daily_tokens_added: z.boolean(),
});

type Member = { userId: string; email: string; token: string; vacancyId: string };

let member: Member;
/** All rows at the time of the backup. */
let kept: DumpedTable[];

const stage = setRunbookStage(async () => {
  const source = openPostgres(stage.urlOf("vagou"));
  member = await fill(source);
  kept = await dumpSorted(source);
  await source.close();
});
const { skipWithoutPrograms, section, commandsOf, runStep, run, urlOf, startServer } = stage;

test("a backup is restored by the commands of the page, and people find what they had", async (context) => {
  skipWithoutPrograms(context);
  const backup = section("Backup and restore");
  await runStep(backup, 1);
  const [dump = ""] = await stage.listDumps();
  expect(dump).toMatch(/^vagou-\d{4}-\d\d-\d\d\.dump$/);
  // What comes after the dump is lost, as the page says.
  const source = openPostgres(urlOf("vagou"));
  const bought = createCheckout(depsOn(source).clock, { reference: member.userId });
  await receiveFromStripe(source, bought.completed());
  await source.runScript("delete from saved_vacancies");
  await leave(source, lateLeaver);
  await source.close();

  await runStep(backup, 2);
  expect(await runStep(backup, 3)).toContain("the ledger is whole");

  const [create = "", restore = "", verify = ""] = commandsOf(backup, 5);
  await run(create);
  await run(restore);
  const back = openPostgres(urlOf("vagou_back"));
  expect(await dumpSorted(back)).toEqual(kept);
  // The rules of the tables came back, too.
  await expect(back.runScript("delete from ledger_movements")).rejects.toThrow("append-only");
  expect(await run(verify)).toContain("the ledger is whole");

  // Step 7: who left after the backup is deleted again, and no other person.
  const [count = ""] = commandsOf(backup, 7);
  expect(await run(count)).toContain("1 account is here and deleted there.");
  expect(await run(`${count} --delete`)).toContain("1 account is here and deleted there; deleted here too.");
  expect(await run(count)).toContain("0 accounts are");
  const left = (await dumpTables(back.db)).find(({ table }) => table === "users")?.rows;
  expect(left?.map(({ email }) => email)).not.toContain(lateLeaver);
  expect(left?.map(({ email }) => email)).toContain(member.email);

  // Step 8: the payment that came in between is in no list, and its event, sent again, counts once.
  expect(await run(commandsOf(backup, 8).at(-1) ?? "", "vagou_back")).not.toContain(bought.paymentIntent);
  const before = await findAccount(back.db, member.userId);
  for (const _ of ["sent again", "and once more"]) await receiveFromStripe(back, bought.completed());
  expect((await findAccount(back.db, member.userId))?.bought).toBe((before?.bought ?? 0) + 300);

  // Step 9: only now do people come in, and find what they had and what they bought since.
  expect(
    await run((commandsOf(backup, 9)[0] ?? "").replace("<e-mail>", member.email), "vagou_back"),
  ).toContain(member.email);
  const server = await startServer(urlOf("vagou_back"));
  try {
    // Sessions came back, too.
    expect(await readFichas(server)).toBe(1_650);
    const body = { email: member.email, password };
    const { token, user, daily_tokens_added } = loggedIn.parse(
      await callServer(server, "POST", "/login", { body }),
    );
    expect(user.email).toBe(member.email);
    expect(await readFichas(server, token)).toBe(
      1_650 + (daily_tokens_added ? defaultBonusCredits.daily : 0),
    );
    expect(await callServer(server, "GET", "/saved-vacancies", { token })).toMatchObject({
      vacancies: [{ id: member.vacancyId }],
    });
    // Step 6: with the secret of the backup's time a person who comes back has every bonus only once.
    expect(await joinAgain(server, leavers[0])).toMatchObject({ bonus_added: 0 });
  } finally {
    await server.kill();
  }
  const forgetful = await startServer(urlOf("vagou_back"), {
    PSEUDONYM_SECRET: "another secret, which is just as long as it",
  });
  try {
    expect(await joinAgain(forgetful, leavers[1])).toMatchObject({
      bonus_added: defaultBonusCredits.emailConfirmation,
    });
  } finally {
    await forgetful.kill();
  }
  await back.close();
}, 240_000);

test("after a migration of a newer version an old process goes on, and a start is refused", async (context) => {
  skipWithoutPrograms(context);
  const told = section("Upgrade and rollback").replaceAll(/\s+/g, " ");
  const [, refusal = "no sentence"] = /a start is refused \("([^"]+)"\)/.exec(told) ?? [];
  const old = await startServer(urlOf("vagou"));
  try {
    const database = openPostgres(urlOf("vagou"));
    await database.runScript(
      "insert into migrations (name, checksum, applied_at) values ('9999-of-a-newer-version.sql', '', now())",
    );
    expect((await fetch(`${old.baseUrl}/readyz`)).status).toBe(200);
    expect(await readFichas(old)).toBeGreaterThan(0);
    await expect(startServer(urlOf("vagou"))).rejects.toThrow(`Cannot start: ${refusal}`);
    await database.runScript("delete from migrations where name like '9999%'");
    await database.close();
    // Without a migration in between, the old folder is started beside the new one, which then ends.
    const again = await startServer(urlOf("vagou"));
    expect(await old.terminate()).toBe(0);
    expect(await readFichas(again)).toBeGreaterThan(0);
    await again.kill();
  } finally {
    await old.kill();
  }
}, 240_000);

/**
 * Fills the database with a person who has a row in every table that can hold data of a person, a member who signs in
 * later, and people who left.
 */
async function fill(database: Database): Promise<Member> {
  await migrate(database);
  const portal = await startTestProvider();
  const deps = depsOn(database, { providers: portal.providers, fetcher: portal.fetcher });
  portal.answer = (request, response) =>
    response.end(
      JSON.stringify({
        total: 1,
        items: [{ id: request.url, title: "Enfermeira", city: "Recife", state: "PE" }],
      }),
    );
  const app = await buildApp(deps);
  const { vacancyId } = await createPersonWithAllData(deps, app, { passwordHash: "", query: "enfermeira" });
  const { userId, email, token } = await createPerson(deps, { bonus: 50, bought: 1_300 });
  const passwordHash = await productPasswords.hash(password);
  await database.runScript(`update users set password_hash = '${passwordHash}' where id = '${userId}'`);
  const saved = await callApi(app, "POST", "/saved-vacancies", { token, body: { posting_id: vacancyId } });
  expect(saved.status).toBe(200);
  for (const person of [...leavers, lateLeaver]) await join(deps, app, person);
  await app.close();
  await portal.close();
  for (const person of leavers) await leave(database, person);
  return { userId, email, token, vacancyId };
}

async function join(deps: TestDeps, app: Awaited<ReturnType<typeof buildApp>>, email: string): Promise<void> {
  await callApi(app, "POST", "/register", { body: { name: "Rui", email, password } });
  const token = await newestToken(deps, "confirm-account", email);
  const opened = await callApi(app, "POST", "/confirm-account", { body: { token } });
  expect(opened.body["bonus_added"]).toBe(defaultBonusCredits.emailConfirmation);
}

async function leave(database: Database, email: string): Promise<void> {
  const app = await buildApp(depsOn(database));
  const opened = await callApi(app, "POST", "/login", { body: { email, password } });
  const token = String(opened.body["token"]);
  expect((await callApi(app, "DELETE", "/account", { token, body: { password } })).status).toBe(200);
  await app.close();
}

/** The parts of a product on a database, with the secrets of the processes that are started on it. */
function depsOn(database: Database, overrides: Partial<TestDeps> = {}): TestDeps {
  const deps = createTestDeps(database, {
    payments: testPayments,
    sessionKeys: createSessionKeys([serverProcessSecret]),
    pseudonyms: createPseudonyms(serverProcessSecret),
    ...overrides,
  });
  deps.clock.set(new Date().toISOString());
  return deps;
}

async function receiveFromStripe(database: Database, event: Parameters<typeof sendEvent>[2]): Promise<void> {
  const deps = depsOn(database);
  const app = await buildApp(deps);
  expect(await sendEvent(app, deps.clock, event)).toBe(200);
  await app.close();
}

/** Signs up and confirms. @returns what the confirmation answers */
async function joinAgain(server: ServerProcess, email: string): Promise<unknown> {
  await callServer(server, "POST", "/register", { body: { name: "Rui", email, password } });
  const token = await waitForLink(stage.mailbox, { to: email, path: "confirm-account" });
  return callServer(server, "POST", "/confirm-account", { body: { token } });
}

/** All rows, without the list of migrations and when they ran, in an order of their own. */
async function dumpSorted({ db }: Database): Promise<DumpedTable[]> {
  const tables = await dumpTables(db);
  return tables.map(({ table, rows }) => ({
    table,
    rows: rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  }));
}

async function readFichas(server: ServerProcess, token = member.token): Promise<number> {
  const answer = await callServer(server, "GET", "/tokens", { token });
  return z.object({ tokens: z.object({ total: z.number() }) }).parse(answer).tokens.total;
}
