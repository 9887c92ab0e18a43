import { parseCommandLine } from "@vagou/command-line/parse-command-line";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addSecondFactor } from "../../../server/test/people/add-second-factor.ts";
import { createPerson, type TestPerson } from "../../../server/test/people/create-person.ts";
import { makeOperator } from "../../../server/test/people/make-operator.ts";
import { createTestDatabase, type TestDatabase } from "../../../server/test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../server/test/product/create-test-deps.ts";
import {
  createCheckout,
  sendEvent,
  sendEventBody,
  testPayments,
} from "../../../server/test/fichas/stripe-events.ts";
import { keepUnreadableReply } from "@vagou/server/provider-health/unreadable-replies";
import { insertRuns } from "../../../server/test/portals/insert-runs.ts";
import { outboxEmails } from "@vagou/server/db/schema/accounts";
import { sendFeedback } from "@vagou/server/feedback/send-feedback";
import { isOperator } from "@vagou/server/operators/repository";
import { hasSecondFactor } from "@vagou/server/second-factors/kept/repository";
import { isSessionOpen } from "@vagou/server/sessions/repository";
import { writeAccessRecords } from "@vagou/server/access-records/write-access-records";
import { erasePerson } from "@vagou/server/personal-data/erase-person";
import { buildApp } from "@vagou/server/app";
import { getBalance } from "@vagou/server/credits/ledger/account";
import { auditLedger } from "@vagou/server/ledger-audit/audit-ledger";
import { noteFailure } from "@vagou/server/asking/etiquette/breaker";
import { countParked } from "@vagou/server/payments/facts/repository";
import { OperatorError } from "@vagou/server/operator-error";
import { createAdminProgram } from "./admin-program.ts";
import { runCommand } from "./run-command.ts";
import { runOperator } from "../../test/run-operator.ts";

let database: TestDatabase;
let deps: TestDeps;
let ana: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database, { payments: testPayments });
  ana = await createPerson(deps, { bonus: 40, bought: 300 });
});
afterAll(async () => {
  expect((await auditLedger(database.db, { now: null })).faults).toEqual([]);
  await database.close();
});

/** @returns the output of a command */
async function admin(...argv: string[]): Promise<string> {
  const outputs: string[] = [];
  const program = createAdminProgram(async (command) => {
    const operating = {
      db: database.db,
      config: { ...deps.config, payments: testPayments },
      clock: deps.clock,
      by: { systemUser: "ops" },
    };
    outputs.push(await runCommand(operating, command));
  });
  if (!(await parseCommandLine(program, argv))) throw new Error("a wrong command line");
  return outputs.join("\n");
}

async function pay(facts: Parameters<typeof createCheckout>[1]) {
  const session = createCheckout(deps.clock, facts);
  await sendEvent(await buildApp(deps), deps.clock, session.completed());
  return session;
}

test("a person is found by e-mail address, in any case and spacing, and by id", async () => {
  const overview = await admin("find", ana.email.toUpperCase());
  expect(await admin("find", ana.userId)).toBe(overview);
  expect(overview.split("\n")).toEqual([
    `id         ${ana.userId}`,
    "name       Maria Silva",
    `e-mail     ${ana.email}`,
    "plan       free",
    "signed up  2026-11-21 09:00",
    "confirmed  2026-11-21 09:00",
    "fichas     340 (bonus 40, bought 300)",
    "sessions   1 open",
  ]);
  await expect(admin("find", "nobody@pessoa.example")).rejects.toThrow(
    new OperatorError("No person is called nobody@pessoa.example.", { code: "person_unknown" }),
  );
});

test("the statement lists the movements, newest first, and says that there are more", async () => {
  expect(await admin("grant", ana.email, "50", "--reason", "the search of Monday failed")).toBe(
    "50 fichas given to Maria Silva, who has 390 now.",
  );
  deps.clock.advance(60_000);
  expect(await admin("take", ana.email, "45", "--reason", "granted twice by mistake")).toBe(
    "45 fichas taken from Maria Silva, who has 345 now.",
  );
  expect((await admin("statement", ana.userId, "--limit", "2")).split("\n")).toEqual([
    "when              what                                     fichas  balance",
    "2026-11-21 09:01  adjustment: granted twice by mistake        -45      345",
    "2026-11-21 09:00  adjustment: the search of Monday failed      50      390",
    "There is more: --limit 10",
  ]);
  expect(await admin("grant", ana.email, "1", "--reason", "one was missing")).toBe(
    "1 ficha given to Maria Silva, who has 346 now.",
  );
});

test("a plan is set, and the output names the former one", async () => {
  expect(await admin("plan", ana.email, "pro")).toBe("Maria Silva is on the plan pro (before: free).");
  expect(await admin("find", ana.email)).toContain("plan       pro (set by an operator)");
});

test("signing out ends every session", async () => {
  expect(await admin("sign-out", ana.email)).toBe("Maria Silva: 1 session ended.");
  expect(await isSessionOpen(database.db, ana.sessionId, ana.userId, deps.clock.now())).toBe(false);
  expect(await admin("sign-out", ana.email)).toBe("Maria Silva: 0 sessions ended.");
});

test("a person who has lost every second factor gets them removed, hears of it, and logs in with the password", async () => {
  await addSecondFactor(deps, ana);
  expect(await admin("second-factors", "remove", ana.email, "--reason", "wrote from the address")).toBe(
    "Maria Silva: 1 second factor removed, all sessions ended, and told by e-mail.",
  );
  expect(await hasSecondFactor(database.db, ana.userId)).toBe(false);
  expect(await isSessionOpen(database.db, ana.sessionId, ana.userId, deps.clock.now())).toBe(false);
  const messages = await database.db.select().from(outboxEmails);
  expect(messages.filter(({ recipient }) => recipient === ana.email).map(({ subject }) => subject)).toContain(
    "Segunda etapa removida no Vagou",
  );
  expect(await admin("acts")).toMatch(/factors_remove .*wrote from the address/);
  await expect(
    admin("second-factors", "remove", ana.email, "--reason", "wrote from the address"),
  ).rejects.toThrow("That person has no second factor.");
});

test("an operator who has lost every second factor loses the role with them, and the record says so", async () => {
  await makeOperator(deps, ana);
  expect(await admin("second-factors", "remove", ana.email, "--reason", "wrote from the address")).toBe(
    "Maria Silva: 1 second factor removed, all sessions ended, and told by e-mail.\nThe operator's role was taken: it needs a second factor.",
  );
  expect(await isOperator(database.db, ana.userId)).toBe(false);
  expect(await admin("acts")).toMatch(new RegExp(`role_take +${ana.userId}`));
});

test("accesses are listed by IP address and by account, also of a deleted account", async () => {
  const at = deps.clock.now();
  const { userId: personId, sessionId } = ana;
  deps.access.note({ personId, sessionId, action: "log_in", ip: "203.0.113.7", port: 40_321, at });
  await writeAccessRecords(deps);
  await database.db.transaction((tx) => erasePerson(tx, { id: ana.userId, email: ana.email }));
  const told = await admin("access", "of", ana.userId.toUpperCase());
  expect(told.split("\n").at(-1)?.split(/ {2,}/)).toEqual([
    at.toISOString(),
    "203.0.113.7",
    "40321",
    "log-in",
    personId,
    sessionId,
  ]);
  expect(await admin("access", "from", "203.0.113.7")).toBe(told);
  expect(await admin("access", "from", "203.0.113.8")).toBe(
    "There are no records; they are kept for six months.",
  );
});

test("a provider's suspension is ended", async () => {
  await noteFailure(database.db, "gupy", "blocked", deps.clock.now(), null);
  expect(await admin("provider", "reset", "gupy")).toBe("gupy is asked again from now on.");
  expect(await admin("provider", "reset", "gupy")).toBe("gupy had no failures to forget.");
});

test("a provider is switched off and on with a reason", async () => {
  const reason = ["--reason", "the portal asked us to stop"];
  expect(await admin("provider", "off", "catho", ...reason)).toBe("catho is switched off.");
  expect(await admin("provider", "off", "catho", ...reason)).toBe("catho was switched off before.");
  expect(await admin("provider", "on", "catho", ...reason)).toContain("catho is switched on again");
  expect(await admin("provider", "on", "catho", ...reason)).toContain("was not switched off");
});

test("a provider's last answers and unreadable replies are shown, without control characters", async () => {
  expect(await admin("provider", "show", "catho")).toBe("It was not asked in the last 90 days.");
  const receivedAt = deps.clock.now();
  await insertRuns(database.db, "catho", [{ outcome: "changed", at: receivedAt, tookMs: 700 }]);
  const url = "https://www.catho.com.br/vagas";
  const headers = {};
  const request = { method: "GET", url, headers, step: "list" } as const;
  const reply = { request, url, status: 200, contentType: "text/html", headers, receivedAt };
  await keepUnreadableReply(database.db, "catho", "changed", {
    reply: { ...reply, body: "a\u001B[31mred\nb" },
    cause: new Error("no list"),
  });
  const shown = await admin("provider", "show", "catho");
  expect(shown).toContain("changed  0.7");
  const [id = ""] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(shown) ?? [];
  expect(await admin("provider", "reply", id)).toBe("a�[31mred\nb");
});

test("the operator's role is given and taken, and every command about a person is recorded", async () => {
  // After the records of the other tests.
  deps.clock.advance(3_600_000);
  await expect(admin("operator", "give", ana.email)).rejects.toThrow("has no second factor yet");
  await addSecondFactor(deps, ana);
  expect(await admin("operator", "give", ana.email)).toBe(
    "Maria Silva may use /operador now, with a second factor.",
  );
  expect(await admin("operator", "list")).toContain(ana.email);
  expect(await admin("operator", "take", ana.email)).toBe("Maria Silva may not use /operador any more.");
  expect(await admin("operator", "list")).not.toContain(ana.email);
  deps.clock.advance(1);
  await admin("grant", ana.email, "5", "--reason", "the search of Monday failed");
  deps.clock.advance(1);
  await admin("statement", ana.email);
  const [, statement = "", grant = ""] = (await admin("acts", "--limit", "4")).split("\n");
  expect(statement.split(/ {2,}/).slice(1, 5)).toEqual(["command", "ops", "person_statement", ana.userId]);
  expect(grant.split(/ {2,}/).slice(1, 5)).toEqual(["command", "ops", "credits_grant", ana.userId]);
  expect(grant).toContain("5: the search of Monday failed");
  const before = await admin("acts");
  await expect(admin("take", ana.email, "900", "--reason", "more than there is")).rejects.toThrow("only");
  expect(await admin("acts")).toBe(before);
});

test("what people wrote to us is printed until it was sent, without what could move the cursor", async () => {
  expect(await admin("feedback")).toBe("Every message was sent.");
  const text = "Gostei.\n\u202eFalta um portal.\u2028";
  await sendFeedback(deps, { actor: ana, text, key: undefined, count: async () => {} });
  const printed = await admin("feedback");
  expect(printed).toContain(`${ana.email}  waits\n`);
  expect(printed).toContain("\nGostei.\n\uFFFDFalta um portal.");
  expect(printed).not.toContain("\u202e");
  await database.db.update(outboxEmails).set({ failedAt: deps.clock.now() });
  expect(await admin("feedback")).toContain("  refused permanently 20");
  await database.db.delete(outboxEmails);
});

describe("payments", () => {
  test("a parked one is listed with its known data, and granted to the person whom the operator names", async () => {
    const reference = "x".repeat(60);
    const { paymentIntent } = await pay({ reference, amountCents: 490 });
    const line = (await admin("payments", "parked")).split("\n").find((text) => text.includes(paymentIntent));
    expect(line?.split(/ {2,}/)).toEqual([
      paymentIntent,
      "2026-11-21 09:00",
      "4.90",
      "brl",
      "plink_basic",
      `${"x".repeat(39)}…`,
      "unknown person",
    ]);
    expect(await admin("payments", "assign", paymentIntent, ana.email)).toBe(
      `${paymentIntent}: 300 fichas given to Maria Silva.`,
    );
    expect(await admin("payments", "parked")).not.toContain(paymentIntent);
    expect(await getBalance(database.db, ana.userId)).toBe(640);
    await expect(admin("payments", "assign", paymentIntent, ana.email)).rejects.toThrow("granted before");
  });

  test("an event that could not be processed is listed with its reason, for a month", async () => {
    await sendEventBody(
      await buildApp(deps),
      deps.clock,
      '{"id":"evt_odd","type":"charge.refunded","livemode":false}',
    );
    const line = (await admin("payments", "parked")).split("\n").find((text) => text.includes("evt_odd"));
    expect(line?.split(/ {2,}/)).toEqual([
      "evt_odd",
      "charge.refunded",
      "2026-11-21 09:00",
      "unreadable at created: invalid_type",
    ]);
    deps.clock.advance(31 * 24 * 3_600_000);
    expect(await admin("payments", "parked")).not.toContain("evt_odd");
  });

  test("one that was settled elsewhere is closed with a reason, stays closed, and may still be granted", async () => {
    const session = createCheckout(deps.clock, { reference: "nobody", amountCents: 490 });
    const app = await buildApp(deps);
    await sendEvent(app, deps.clock, session.completed());
    const { paymentIntent } = session;
    const reason = ["--reason", "returned in Stripe today"];
    await expect(admin("payments", "close", "pi_unknown", ...reason)).rejects.toThrow(
      "not parked, or unknown",
    );
    const parkedBefore = await countParked(database.db);
    expect(await admin("payments", "close", paymentIntent, ...reason)).toContain("is closed");
    expect(await countParked(database.db)).toBe(parkedBefore - 1);
    await sendEvent(app, deps.clock, session.charged(490));
    expect(await admin("payments", "parked")).not.toContain(paymentIntent);
    await expect(admin("payments", "close", paymentIntent, ...reason)).rejects.toThrow(
      "closed before: returned in Stripe today",
    );
    const other = await pay({ reference: "nobody", amountCents: 490 });
    await admin("payments", "close", other.paymentIntent, ...reason);
    expect(await admin("payments", "assign", other.paymentIntent, ana.email)).toContain("300 fichas given");
    await expect(admin("payments", "close", other.paymentIntent, ...reason)).rejects.toThrow("was granted");
  });

  test("one without a package needs the operator to name the package", async () => {
    const { paymentIntent } = await pay({ reference: ana.userId, amountCents: 500 });
    await expect(admin("payments", "assign", paymentIntent, ana.email)).rejects.toThrow("which package?");
    await admin("payments", "assign", paymentIntent, ana.email, "popular");
    expect(await getBalance(database.db, ana.userId)).toBe(340 + 600);
  });

  test("one for a plan gives the plan, and says which", async () => {
    const bought = { reference: "nobody", amountCents: 4_990, link: "plink_premium_plan" };
    const { paymentIntent } = await pay(bought);
    expect(await admin("payments", "assign", paymentIntent, ana.email)).toBe(
      `${paymentIntent}: the plan premium given to Maria Silva.`,
    );
    expect(await admin("find", ana.email)).toContain("plan       premium until ");
  });

  test("an unknown one is refused", async () => {
    await expect(admin("payments", "assign", "pi_unknown", ana.email)).rejects.toThrow(
      new OperatorError("pi_unknown is not paid, or unknown", { code: "payment_not_paid" }),
    );
  });

  test("of a person are listed with the owed fichas", async () => {
    expect(await admin("payments", "of", ana.email)).toBe("There are no payments.");
    const session = await pay({ reference: ana.userId });
    await admin("take", ana.email, "600", "--reason", "spent, for this test");
    await sendEvent(await buildApp(deps), deps.clock, session.charged(490));
    const [, line = "", sum] = (await admin("payments", "of", ana.email)).split("\n");
    expect(line.trim().split(/ {2,}/)).toEqual([
      session.paymentIntent,
      "2026-11-21 09:00",
      "basic",
      "4.90",
      "brl",
      "300",
      "40",
      "260",
    ]);
    expect(sum).toBe("Owed in all: 260 fichas.");
  });
});

test("the command does its work, or refuses in one line and fails", async () => {
  const settings = { DATABASE_URL: database.url };
  const run = (...argv: string[]) => runOperator("admin.ts", argv, settings);
  const grant = ["grant", ana.email, "50", "--reason", "the search of Monday failed"];
  expect(await run(...grant)).toEqual({
    exitCode: 0,
    stdout: "50 fichas given to Maria Silva, who has 390 now.\n",
    stderr: "",
  });
  const again = await run(...grant);
  expect(again).toMatchObject({ exitCode: 1, stdout: "" });
  expect(again.stderr).toMatch(/^The very same was done \d+ s ago; add --again if it is meant twice\.\n$/);
  expect(await run("dance")).toEqual({
    exitCode: 2,
    stdout: "",
    stderr:
      "error: unknown command 'dance'\nUsage: npm run admin -- <command>\nHelp:  npm run admin -- --help\n",
  });
  const help = await run("--help");
  expect(help).toMatchObject({ exitCode: 0, stderr: "" });
  expect(help.stdout).toContain("payments assign <payment-intent> <person> [package]");
  expect(await getBalance(database.db, ana.userId)).toBe(390);
}, 120_000);
