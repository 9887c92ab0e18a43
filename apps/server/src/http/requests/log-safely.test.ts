import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "../../db/connections/database-unavailable.ts";
import { createLogger } from "./log-safely.ts";

test("of a broken rule of the database its name is logged, and not the values that broke it", () => {
  const lines: string[] = [];
  const logger = createLogger("error", { write: (line) => void lines.push(line) });
  const refused = new DatabaseError("duplicate key value violates unique constraint", 200, "error");
  refused.code = "23505";
  refused.constraint = "users_email_key";
  refused.detail = "Key (email)=(joana@correio.example) already exists.";
  const query = new Error("Failed query: insert into users values ($1)\nparams: joana@correio.example");
  logger.error({ err: Object.assign(query, { cause: refused }) }, "a request failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    err: { message: "a database query failed", cause: { code: "23505", constraint: "users_email_key" } },
  });
  expect(lines[0]).not.toContain("joana@");
});

test("of a call that a full disk refuses the cause is logged in a short line, because every call is refused then", () => {
  const lines: string[] = [];
  const logger = createLogger("error", { write: (line) => void lines.push(line) });
  const full = new DatabaseError(
    'could not extend file "base/5/16839": No space left on device',
    90,
    "error",
  );
  full.code = "53100";
  const refused = new DatabaseUnavailable("the database refused", { cause: full });
  const query = new Error("Failed query: insert into users values ($1)\nparams: joana@correio.example", {
    cause: refused,
  });
  logger.error({ err: query }, "a request failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    err: { cause: { name: "DatabaseUnavailable", cause: { code: "53100", message: full.message } } },
  });
  expect(lines[0]?.length).toBeLessThan(500);
});
