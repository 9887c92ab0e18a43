import { expect, test } from "vitest";
import { setLimitsStage } from "../../test/people/set-limits-stage.ts";
import type { Database } from "../db/client.ts";
import { DatabaseUnavailable } from "../db/connections/database-unavailable.ts";
import { attempts } from "../db/schema/accounts.ts";
import { AppError } from "../errors.ts";
import { createLogger } from "../http/requests/log-safely.ts";
import { forgetOldAttempts } from "./forget-old-attempts.ts";
import { tryWithinLimits } from "./try-within-limits.ts";

const stage = setLimitsStage();
const { fail } = stage;
const refused = { name: "AppError", code: "too_many_requests" };

test("an internal error counts, a refusal that is no failure does not", async () => {
  const attempted = { action: "currentPassword", ip: "189.4.5.6", userId: "a-person" } as const;
  const attempt = (work: () => Promise<void>) => tryWithinLimits(stage.deps, attempted, work);
  const refuse = async () => {
    throw new AppError("weak_password");
  };
  const breakDown = async () => {
    throw new Error("broken");
  };
  for (let round = 0; round < 8; round += 1)
    await expect(attempt(refuse)).rejects.toMatchObject({ code: "weak_password" });
  for (let round = 0; round < 5; round += 1) await expect(attempt(breakDown)).rejects.toThrow("broken");
  await expect(attempt(breakDown)).rejects.toMatchObject(refused);
});

test("what was done, or refused, stays so where the database does not answer afterwards", async () => {
  const attempted = { action: "currentPassword", ip: "189.4.5.6", userId: "another-person" } as const;
  let isFrozen = false;
  const db: Database["db"] = Object.create(stage.database.db, {
    transaction: {
      value: (work: Parameters<Database["db"]["transaction"]>[0]) =>
        isFrozen
          ? Promise.reject(new DatabaseUnavailable("not done within 5000 ms"))
          : stage.database.db.transaction(work),
    },
  });
  const lines: string[] = [];
  const logger = createLogger("warn", { write: (line) => void lines.push(line) });
  const attempt = (work: () => string) => {
    isFrozen = false;
    return tryWithinLimits({ ...stage.deps, db, logger }, attempted, async () => {
      isFrozen = true;
      return work();
    });
  };
  expect(await attempt(() => "changed")).toBe("changed");
  const refused = attempt(() => {
    throw new AppError("weak_password");
  });
  await expect(refused).rejects.toMatchObject({ code: "weak_password" });
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      msg: "a try could not be taken back",
      err: { message: "not done within 5000 ms" },
    });
});

test("no row holds an IP address, an e-mail address or a person's id", async () => {
  await fail("nomeado@correio.example", 2);
  const rows = await stage.database.db.select().from(attempts);
  expect(rows).toHaveLength(3);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test("rows without effect are deleted, those with one stay", async () => {
  await fail("velha@correio.example", 6);
  stage.deps.clock.advance(5 * 3_600_000);
  await forgetOldAttempts(stage.deps);
  expect(await stage.database.db.$count(attempts)).toBe(3);
  stage.deps.clock.advance(48 * 3_600_000);
  await fail("nova@correio.example", 1);
  await forgetOldAttempts(stage.deps);
  // The place's row was used again and stays with one try.
  expect(await stage.database.db.$count(attempts)).toBe(3);
  stage.deps.clock.advance(48 * 3_600_000);
  await forgetOldAttempts(stage.deps);
  expect(await stage.database.db.$count(attempts)).toBe(0);
});
