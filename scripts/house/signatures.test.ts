import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findWrongSignatures } from "./find-wrong-signatures.ts";
import { functionsOf, readFunctions } from "./read-functions.ts";
import { signatureRules, type SignatureRule } from "./signature-rules.ts";
import { sourceFiles } from "./source-files.ts";

const server = sourceFiles(".")
  .filter(({ path }) => path.startsWith("apps/server/src/"))
  .map(({ path }) => readFunctions(".", path));
const calls = globSync("{apps/{server,operator},bench,chaos,e2e}/**/*.ts", {
  exclude: ["**/node_modules/**"],
})
  .filter((path) => !path.endsWith(".d.ts"))
  .flatMap((path) => readFunctions(".", path).calls);

test("every function of the server takes what its kind of function takes", () => {
  expect(server.flatMap(({ functions }) => functions).length).toBeGreaterThan(1_000);
  expect(calls.length).toBeGreaterThan(300);
  expect(findWrongSignatures(server, calls, signatureRules)).toEqual([]);
});

test("every exception is needed", () => {
  const needless = signatureRules.flatMap((rule) =>
    Object.keys(rule.except ?? {})
      .filter((pattern) => findWrongSignatures(server, calls, [without(rule, pattern)]).length === 0)
      .map((pattern) => `${rule.name}: ${pattern}`),
  );
  expect(needless).toEqual([]);
});

function without(rule: SignatureRule, pattern: string): SignatureRule {
  const left = Object.entries(rule.except ?? {}).filter(([path]) => path !== pattern);
  return { ...rule, except: Object.fromEntries(left) };
}

const sql = 'import { eq } from "drizzle-orm";\n';
const path = "apps/server/src/profile/invented.ts";

/** Files that each break the rule of their name and no other one. */
const badFiles: Readonly<Record<string, readonly { path: string; text: string }[]>> = {
  "deps are picked": [
    { path, text: "export function f(deps: Deps, { actor }: { actor: Actor }) {}" },
    { path, text: "function f({ db, clock }: Deps) {}" },
    { path, text: "const f = async (tx: Tx, deps: Deps) => {};" },
  ],
  "deps come first": [
    { path, text: 'export function f({ id }: { id: string }, deps: Pick<Deps, "db">) {}' },
    { path, text: 'type FDeps = Pick<Deps, "db">; function f(tx: Tx, user: UserRow, deps: FDeps) {}' },
  ],
  "a use case takes one object": [
    { path, text: 'export function f(deps: Pick<Deps, "db">, id: string) {}' },
    { path, text: 'export function f({ db }: Pick<Deps, "db">, user: UserRow) {}' },
    { path, text: 'export function f(deps: Pick<Deps, "db">, { a }: { a: 1 }, { b }: { b: 2 }) {}' },
    { path, text: 'type FDeps = Pick<Deps, "db">; export const f = (deps: FDeps, id: string) => {};' },
  ],
  "the actor is a field": [
    { path, text: "export function f(tx: Tx, actor: Actor) {}" },
    { path, text: 'export function f(tx: Tx, { userId }: Pick<Actor, "userId">) {}' },
  ],
  "a connection is named after its type": [
    { path, text: `${sql}export function f(tx: Db) {}` },
    { path, text: "function f(db: Tx) {}" },
    { path, text: "function f(connection: Db | Tx) {}" },
    { path, text: "function f(id: string, tx: Tx) {}" },
  ],
  "a connection has the type that callers give it": [
    { path, text: `${sql}export function f(db: Db) {}  f(tx);` },
    { path, text: `${sql}export function f(db: Db | Tx) {}  function g(tx: Tx) { f(tx); }` },
    { path, text: `${sql}export function f(db: Db | Tx) {}  f(deps.db);` },
  ],
  "only SQL takes a `db`": [
    { path, text: "export function f(db: Db, at: Date) {}" },
    { path, text: 'import type { SQL } from "drizzle-orm"; export function f(db: Db) {}' },
  ],
  "SQL takes a connection": [
    { path, text: `${sql}export function f({ db }: Pick<Deps, "db">) {}` },
    {
      path,
      text: 'import { users } from "../db/schema/accounts.ts"; function f(deps: Pick<Deps, "db">) {}',
    },
  ],
  "routes and tasks only bind": [
    { path: "apps/server/src/profile/routes.ts", text: "function f(deps: Deps) { g(deps.db); }" },
    { path: "apps/server/src/profile/tasks.ts", text: "function f(deps: Deps) { const { db } = deps; }" },
  ],
};

describe.each(signatureRules)("$name", (rule) => {
  test.each(badFiles[rule.name] ?? [{ path, text: "no bad file for this rule" }])("refuses $text", (bad) => {
    const file = functionsOf(bad.path, bad.text);
    const found = findWrongSignatures([file], file.calls, signatureRules);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(rule.what);
  });
});

test.each([
  'export async function f({ db }: Pick<Deps, "db">, { actor, name }: { actor: Actor; name: string }) {}',
  'export function f(deps: Pick<Deps, "db">, attempted: Attempted, work: () => Promise<void>) {}',
  'export function forgetOld({ db, clock }: Pick<Deps, "db" | "clock">) {}',
  'export function f(tx: Tx, deps: Pick<Deps, "clock">, user: UserRow) {}',
  `${sql}export function f(db: Db, id: string) {}  f(deps.db, id);`,
  `${sql}export function f(db: Db | Tx) {}  f(db);  function g(tx: Tx) { f(tx); }`,
  `${sql}export function f(db: Db | Tx) {}  function g(db: Db | Tx) { f(db); }`,
])("allows %s", (text) => {
  const file = functionsOf(path, text);
  expect(findWrongSignatures([file], file.calls, signatureRules)).toEqual([]);
});
