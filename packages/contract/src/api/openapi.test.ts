import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints } from "./endpoints.ts";
import { operatorPaths } from "./operator-paths.ts";
import { describeApi, type OpenApi } from "./openapi.ts";

const stored: OpenApi = JSON.parse(
  readFileSync(new URL("../../../../docs/openapi.json", import.meta.url), "utf8"),
);
const now: OpenApi = JSON.parse(JSON.stringify(describeApi("/api")));

/** "POST /jobs/search" → the operation as a text. */
function textsOf({ paths }: OpenApi): Map<string, string> {
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, string] => [
        `${method.toUpperCase()} ${path}`,
        JSON.stringify(operation),
      ]),
    ),
  );
}

/** Old versions of the web app call a new server for days, so a change has to be meant. */
test("no call has changed without its description: after `npm run api:describe` the difference shows what", () => {
  const [before, after] = [textsOf(stored), textsOf(now)];
  const calls = [...new Set([...before.keys(), ...after.keys()])];
  expect(calls.filter((call) => before.get(call) !== after.get(call))).toEqual([]);
  expect(now).toEqual(stored);
});

test("every call of the contract but the operator's is described once, under its name", () => {
  const named = Object.values(now.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  const isOperators = (name: string) => name in operatorPaths;
  expect(named.toSorted()).toEqual(
    Object.keys(endpoints)
      .filter((name) => !isOperators(name))
      .toSorted(),
  );
});

test("each name in a path is a parameter of its calls, and no other is", () => {
  for (const [path, operations] of Object.entries(now.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(operations))
      expect(parameters.filter((one) => one["in"] === "path").map((one) => one["name"])).toEqual(names);
  }
});

test("a call that needs a session says so, and the others do not", () => {
  const withSession = Object.values(now.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ operationId, security }) => (security ? [operationId] : [])),
  );
  const meant = Object.entries(endpoints).flatMap(([name, { session }]) =>
    session === "required" ? [name] : [],
  );
  expect(withSession.toSorted()).toEqual(meant.toSorted());
});

test("what is sent has no other members; what is answered may get further ones", () => {
  const call = JSON.stringify(now.paths["/jobs/search"]?.["post"]?.requestBody);
  expect(call).toContain('"additionalProperties":false');
  const answers = Object.values(now.paths).flatMap((operations) =>
    Object.values(operations).map(({ responses }) => JSON.stringify(responses)),
  );
  expect(answers.filter((answer) => answer.includes('"additionalProperties":false'))).toEqual([]);
});

test("each reference leads to a part of the document", () => {
  const references = [...JSON.stringify(now).matchAll(/"\$ref":"([^"]*)"/g)].map(
    ([, reference]) => reference,
  );
  expect(new Set(references)).toEqual(new Set(["#/components/schemas/Error"]));
  expect(now.components.schemas).toHaveProperty("Error");
});
