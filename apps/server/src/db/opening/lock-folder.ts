import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Thrown when another living process uses the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/**
 * Locks a data folder for this process; makes the folder if there is none. A process that was killed leaves its lock
 * file; the file counts only while that process lives (a process id may be reused, so the file also holds the
 * process' start time).
 * @returns a function that removes the lock
 * @throws {FolderInUse}
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await ensureFolder(folder);
  const file = join(folder, "process.lock");
  const mine = `${process.pid} ${await startTimeOf(process.pid)}`;
  // "wx" fails when the file exists, so of two processes only one takes a free folder.
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(file, mine, { flag: "wx" });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
      const mark = await readFile(file, "utf8").catch(() => "");
      if (await isAlive(mark)) throw new FolderInUse(`${folder} is in use by process ${mark.split(" ")[0]}`);
      await rm(file, { force: true });
    }
  }
  throw new FolderInUse(`${folder} was taken by another process at the same moment`);
}

/** Not by `recursive`: in a folder like /proc, where no folder can be made, Node would never end. */
async function ensureFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (isCode(error, "EEXIST")) return;
    if (!isCode(error, "ENOENT") || dirname(folder) === folder) throw error;
    await ensureFolder(dirname(folder));
    await mkdir(folder);
  }
}

async function isAlive(mark: string): Promise<boolean> {
  const [pid = "", startTime = ""] = mark.split(" ");
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    if (isCode(error, "ESRCH")) return false;
  }
  return (await startTimeOf(id)) === startTime;
}

/** Field 22 of Linux's /proc/<pid>/stat; "unknown" on other systems, where only the process id is compared. */
async function startTimeOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
  } catch {
    return "unknown";
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
