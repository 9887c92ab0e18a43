import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundledPlaces } from "@vagou/server/locations/bundled-places";
import { startIbge } from "../../server/test/portals/start-ibge.ts";
import { runOperator } from "../test/run-operator.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "places-"));
});
afterAll(() => rm(folder, { recursive: true }));

test(
  "the command asks the address of its setting and says where the list lies",
  { timeout: 60_000 },
  async () => {
    await using ibge = await startIbge(bundledPlaces());
    const result = await runOperator("places-refresh.ts", [], { DATA_DIR: folder, IBGE_URL: ibge.origin });
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    expect(result.stdout).toContain(`27 states and 5,571 municipalities, from ${ibge.origin}.`);
    expect(result.stdout).toContain(`Written to ${join(folder, "places.json")}. Restart the server`);
    expect(await readFile(join(folder, "places.json"), "utf8")).toContain("São Paulo");
  },
);

test("a data folder that is none is told in one sentence", { timeout: 60_000 }, async () => {
  const file = join(folder, "places.json");
  await using ibge = await startIbge(bundledPlaces());
  expect(await runOperator("places-refresh.ts", [], { DATA_DIR: file, IBGE_URL: ibge.origin })).toEqual({
    exitCode: 1,
    stdout: "",
    stderr: `Failed: ${file}/places.json cannot be used. Set DATA_DIR to a folder of yours.\n`,
  });
});

test("an unknown argument is answered with one line and the usage", { timeout: 60_000 }, async () => {
  const result = await runOperator("places-refresh.ts", ["--force"], { DATA_DIR: folder });
  expect(result).toMatchObject({ exitCode: 2, stdout: "" });
  expect(result.stderr).toMatch(
    /^error: unknown option '--force'\nUsage: npm run places:refresh -- \[--accept-lost-ids\]\n/,
  );
});
