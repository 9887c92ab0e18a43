import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Logger } from "pino";
import { refuseInsideTransaction } from "../db/connections/inside-transaction.ts";
import { AppError } from "../errors.ts";

/** Knows the passwords that were published with stolen accounts of other sites. */
export type LeakedPasswords = {
  /** @throws {AppError} leaked_password. A list that does not answer refuses nothing. */
  refuse(password: string): Promise<void>;
};

const deadlineMs = 2_000;
/** A range of Have I Been Pwned has about 2,000 lines of 40 bytes. */
const rangeBytesMax = 1024 * 1024;

/**
 * Asks for the range of a password: all known SHA-1 hashes that begin with the same five digits, so that the list does
 * not learn which password is meant (k-anonymity).
 * @param address what stands before the five digits: of a server that answers as `https://api.pwnedpasswords.com/range/`,
 *   or `file:` of a folder with a file for each range (`0018A.txt`); null asks nothing
 */
export function createLeakedPasswords(
  address: string | null,
  logger: Pick<Logger, "warn">,
  { waitMs = deadlineMs }: { waitMs?: number } = {},
): LeakedPasswords {
  return {
    refuse: async (password) => {
      if (address === null) return;
      refuseInsideTransaction("a list of leaked passwords is asked");
      const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
      const range = hash.slice(0, 5);
      let isLeaked = false;
      try {
        const text = address.startsWith("file:")
          ? await readRange(new URL(`${range}.txt`, address))
          : await askRange(new URL(range, address), waitMs);
        isLeaked = includes(text, hash.slice(5));
      } catch (error) {
        // Without the error's own words: they name the address, and so the range.
        const reason = error instanceof Error ? error.name : "unknown";
        logger.warn(
          { reason },
          "the list of leaked passwords did not answer, and a new password was not compared",
        );
      }
      if (isLeaked) throw new AppError("leaked_password");
    },
  };
}

/** Lines of a padded answer have the count 0 and stand for no password. */
function includes(range: string, rest: string): boolean {
  return range.split("\n").some((line) => {
    const [hash = "", count = ""] = line.trim().split(":");
    return hash.toUpperCase() === rest && count !== "0";
  });
}

async function askRange(url: URL, waitMs: number): Promise<string> {
  const response = await fetch(url, {
    // All answers have about the same size, so that their length does not tell the range.
    headers: { "add-padding": "true", "user-agent": "vagou" },
    redirect: "error",
    signal: AbortSignal.timeout(waitMs),
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new RangeRefused(`status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > rangeBytesMax) throw new RangeRefused("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("latin1");
}

async function readRange(url: URL): Promise<string> {
  await using file = await open(url);
  const { size } = await file.stat();
  if (size > rangeBytesMax) throw new RangeRefused("too long");
  return file.readFile("latin1");
}

class RangeRefused extends Error {
  override readonly name = "RangeRefused";
}
