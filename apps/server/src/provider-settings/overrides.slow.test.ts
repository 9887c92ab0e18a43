import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compiledForTests, resolveOnce } from "../../../../scripts/setup/project.js";

const main = new URL("../main.ts", import.meta.url);
const askOverridden = new URL("../../test/portals/ask-overridden.ts", import.meta.url);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vagou-overrides-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a module in a process of its own, with a file of settings. */
function run(
  module: URL,
  said: unknown,
  ...args: string[]
): Promise<{ exitCode: number; output: string; file: string }> {
  const file = join(folder, "portals.json");
  writeFileSync(file, typeof said === "string" ? said : JSON.stringify(said));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", resolveOnce, fileURLToPath(module), ...args],
      {
        env: {
          NODE_COMPILE_CACHE: compiledForTests,
          PROVIDER_SETTINGS: file,
          DATA_DIR: join(folder, "data"),
          PORT: "1",
        },
        timeout: 60_000,
      },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === "number" ? error.code : 0;
        resolve({ exitCode, output: stdout + stderr, file });
      },
    );
  });
}

describe("a file of PROVIDER_SETTINGS", { timeout: 90_000 }, () => {
  test("changes the requests and how replies are read, in the threads too", async () => {
    const newOrigin = "https://vagas.gupy.example";
    const said = { gupy: { origin: newOrigin, searchPath: "/api/v9/jobs", pageSize: 2, pagesMax: 1 } };
    const { output, exitCode } = await run(askOverridden, said, newOrigin);
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(output)).toEqual({
      changes: [
        'gupy origin: "https://portal.gupy.io" → "https://vagas.gupy.example"',
        'gupy searchPath: "/api/job-search/jobs" → "/api/v9/jobs"',
        "gupy pageSize: 100 → 2",
        "gupy pagesMax: 3 → 1",
      ],
      // The decision against a second page was made in a reading thread.
      asked: ["/robots.txt", "/api/v9/jobs?jobName=vigia&limit=2&offset=0"],
      outcome: "answered",
      jobs: 2,
      causes: [],
    });
  });

  test("cannot make a request leave the stand-ins when it moves a portal that has one", async () => {
    const said = { gupy: { origin: "https://vagas.gupy.example" } };
    const { output } = await run(askOverridden, said, "https://portal.gupy.io");
    expect(JSON.parse(output)).toMatchObject({
      asked: [],
      outcome: "changed",
      causes: [expect.stringContaining("vagas.gupy.example")],
    });
  });

  test("with invalid settings keeps the server from starting, and each fault is named", async () => {
    const said = {
      sap: { careers: { origin: "http://careers.sap.com" } },
      gupi: {},
      gupy: { pageSize: 0, pagesmax: 2 },
    };
    const { exitCode, output, file } = await run(main, said);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Cannot start: PROVIDER_SETTINGS: /);
    expect(output).toContain(file);
    expect(output).toContain("sap careers.origin needs the https address of a host");
    expect(output).toContain("gupy pageSize needs a whole number from 1 to 500, received 0");
    expect(output).toContain("gupy pagesmax is no setting; there are origin, searchPath");
    expect(output).toContain("gupi is no provider");
  });

  test("that is no JSON keeps the server from starting", async () => {
    const { exitCode, output, file } = await run(main, "{");
    expect(exitCode).toBe(1);
    expect(output).toContain(`Cannot start: PROVIDER_SETTINGS: ${file} is no JSON`);
  });
});
