import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Thrown when another living process uses the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** Names the process that uses the folder: its id and its start time. */
const ownerFile = "process.lock";
/** A process that wants the folder has an empty file with such a name. */
const candidateName = /^process\.lock\.(\d+)\.(\w+)$/;

/** Of processes that want the folder in one moment each steps back and tries again, as often as this. */
const triesMax = 20;
const pauseMsMax = 100;

/**
 * Locks a data folder for this process; makes the folder if there is none. A process that was killed leaves its files;
 * they count only while that process lives (a process id may be reused, so they also say the process' start time).
 *
 * Each process makes its own file before it looks for those of others, and has the folder only if it sees none: of two
 * at once, at least the later one sees the other. No process touches the file of a living one.
 * @returns a function that removes the lock
 * @throws {FolderInUse}
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await ensureFolder(folder);
  const startTime = await startTimeOf(process.pid);
  const owner = join(folder, ownerFile);
  const candidate = join(folder, `${ownerFile}.${process.pid}.${startTime}`);
  for (let tried = 0; tried < triesMax; tried += 1) {
    const mark = await readFile(owner, "utf8").catch(() => "");
    if (await isAlive(mark)) throw new FolderInUse(`${folder} is in use by process ${mark.split(" ")[0]}`);
    await writeFile(candidate, "");
    if (!(await hasRival(folder, candidate))) {
      await writeFile(owner, `${process.pid} ${startTime}`);
      return async () => {
        await rm(candidate, { force: true });
        await rm(owner, { force: true });
      };
    }
    await rm(candidate, { force: true });
    await sleep(Math.random() * pauseMsMax);
  }
  throw new FolderInUse(`${folder} is wanted by other processes at the same moment`);
}

/** @returns whether another living process wants the folder or has it; removes the files of dead ones */
async function hasRival(folder: string, own: string): Promise<boolean> {
  for (const name of await readdir(folder)) {
    const [, pid, startTime] = candidateName.exec(name) ?? [];
    const file = join(folder, name);
    if (pid === undefined || file === own) continue;
    if (await isAlive(`${pid} ${startTime}`)) return true;
    await rm(file, { force: true });
  }
  return false;
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
