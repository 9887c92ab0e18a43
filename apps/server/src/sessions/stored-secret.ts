import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret of an installation whose operator set none: made once, in a file that only its owner can read. */
export async function readOrMakeSecret(dataDir: string, name: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, name);
  const secret = randomBytes(32).toString("base64url");
  try {
    await writeFile(file, secret, { flag: "wx", mode: 0o600 });
    return secret;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return readFile(file, "utf8");
    throw error;
  }
}
