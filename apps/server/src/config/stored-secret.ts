import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BadSetting } from "./bad-setting.ts";

const secretBytes = 32;
/** In base64url. */
const secretLength = Math.ceil((secretBytes * 8) / 6);

/** Another process may be writing the file, where there are no hard links: it is read again this often. */
const readsMax = 5;
const pauseMs = 100;

/**
 * The secret of an installation whose operator set none: made once, in a file that only its owner can read. The file
 * appears with all of its content where the disk has hard links. Elsewhere (exFAT, some network disks) a full disk or a
 * power cut may leave a part of it. A part could be guessed, so it is never used.
 * @param hardLink gives a file a second name, which no other file has
 * @throws {BadSetting} for a file that is cut off
 */
export async function readOrMakeSecret(dataDir: string, name: string, hardLink = link): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, name);
  return (await readSecret(file)) ?? (await makeSecret(file, hardLink));
}

async function readSecret(file: string): Promise<string | undefined> {
  for (let read = 1; read <= readsMax; read += 1) {
    if (read > 1) await sleep(pauseMs);
    try {
      const secret = await readFile(file, "utf8");
      if (secret.length >= secretLength) return secret;
    } catch (error) {
      if (codeOf(error) === "ENOENT") return undefined;
      throw error;
    }
  }
  throw new BadSetting(
    `${file} was not written completely, for example on a full disk: delete it and start again`,
  );
}

/** @returns the secret of another process, where one made it at the same time */
async function makeSecret(file: string, hardLink: typeof link): Promise<string> {
  const beside = `${file}.${randomBytes(6).toString("hex")}`;
  const made = randomBytes(secretBytes).toString("base64url");
  try {
    // On the disk before it has its name.
    await writeNew(beside, made);
    await hardLink(beside, file).catch((error: unknown) => {
      if (!noHardLinks.has(codeOf(error))) throw error;
      // Not renamed: that would replace the secret of a process that was faster.
      return writeNew(file, made);
    });
    return made;
  } catch (error) {
    const other = codeOf(error) === "EEXIST" ? await readSecret(file) : undefined;
    if (other === undefined) throw error;
    return other;
  } finally {
    await rm(beside, { force: true });
  }
}

/** What systems answer where a disk has no hard links. */
const noHardLinks = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

function writeNew(file: string, text: string): Promise<void> {
  return writeFile(file, text, { flag: "wx", mode: 0o600, flush: true });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
