import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BadSetting } from "./bad-setting.ts";

const secretBytes = 32;
/** In base64url. */
const secretLength = Math.ceil((secretBytes * 8) / 6);

/**
 * The secret of an installation whose operator set none: made once, in a file that only its owner can read. The file
 * appears with all of its content, so that neither a full disk nor a power cut leaves a part of a secret, which could be
 * guessed.
 * @throws {BadSetting} for a file that is cut off
 */
export async function readOrMakeSecret(dataDir: string, name: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, name);
  return (await readSecret(file)) ?? (await makeSecret(file));
}

async function readSecret(file: string): Promise<string | undefined> {
  let secret: string;
  try {
    secret = await readFile(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
  if (secret.length < secretLength)
    throw new BadSetting(
      `${file} was not written completely, for example on a full disk: delete it and start again`,
    );
  return secret;
}

/** @returns the secret of another process, where one made it at the same time */
async function makeSecret(file: string): Promise<string> {
  const beside = `${file}.${randomBytes(6).toString("hex")}`;
  const made = randomBytes(secretBytes).toString("base64url");
  try {
    // On the disk before it has its name.
    await writeFile(beside, made, { flag: "wx", mode: 0o600, flush: true });
    await link(beside, file);
    return made;
  } catch (error) {
    const other = isCode(error, "EEXIST") ? await readSecret(file) : undefined;
    if (other === undefined) throw error;
    return other;
  } finally {
    await rm(beside, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
