import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const rounds = 20;
const roundMs = 100;

/** Locks one folder after the other, each at its moment, and ends when told to. */
const program = `
  import { lockFolder } from ${JSON.stringify(new URL("./lock-folder.ts", import.meta.url).href)};
  const [folder, startsAt] = process.argv.slice(1);
  const tries = Array.from({ length: ${rounds} }, async (_, round) => {
    await new Promise((begin) => setTimeout(begin, Number(startsAt) + round * ${roundMs} - Date.now()));
    return lockFolder(folder + "/" + round).then(() => "locked", (error) => error.name);
  });
  console.log(JSON.stringify(await Promise.all(tries)));
  process.stdin.resume();
`;

test("of processes that start in the same moment after one was killed, one gets the folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vagou-locks-"));
  for (let round = 0; round < rounds; round += 1) {
    await mkdir(join(folder, String(round)));
    await writeFile(join(folder, String(round), "process.lock"), "999999999 123");
  }
  const startsAt = String(Date.now() + 1_000);
  const processes = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", program, folder, startsAt], {
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  const results = await Promise.all(
    processes.map(async ({ stdout }) =>
      z.array(z.string()).parse(JSON.parse(String(await once(stdout, "data")))),
    ),
  );
  // Only now, so that until the last try each process held what it got.
  for (const { stdin } of processes) stdin.end();
  const winners = Array.from(
    { length: rounds },
    (_, round) => results.filter((result) => result[round] === "locked").length,
  );
  expect(winners).toEqual(winners.map(() => 1));
  expect(new Set(results.flat())).toEqual(new Set(["locked", "FolderInUse"]));
  await rm(folder, { recursive: true });
}, 30_000);
