import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./lock-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "vagou-lock-")), "data");
});
afterEach(() => rm(dirname(folder), { recursive: true, force: true }));

test("a folder is made, locked and unlocked", async () => {
  const unlock = await lockFolder(folder);
  await unlock();
  await expect(lockFolder(folder)).resolves.toBeTypeOf("function");
});

test("a folder that a living process uses is refused, with the id of that process", async () => {
  const unlock = await lockFolder(folder);
  const pid = process.ppid;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const startTime = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
  await writeFile(join(folder, "process.lock"), `${pid} ${startTime}`);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`);
  await unlock();
});

test("a folder that cannot be made is an error, not a wait", async () => {
  await expect(lockFolder("/proc/vagou/data")).rejects.toThrow("ENOENT");
});

test.each([
  ["a process id that no process has", "999999999 123"],
  ["a process id that another process has now", `${process.ppid} 1`],
])(
  "the lock file of a killed process with %s does not keep another process from locking",
  async (_what, mark) => {
    const unlock = await lockFolder(folder);
    await unlock();
    await writeFile(join(folder, "process.lock"), mark);
    await expect(lockFolder(folder)).resolves.toBeTypeOf("function");
  },
);
