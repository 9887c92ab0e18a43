import { hash, verify } from "@node-rs/argon2";

/** argon2id with the first choice of the OWASP password storage cheat sheet: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

/** Takes the same time whether or not there is an account: without a hash it checks against one nobody knows. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  // Waited for in both cases: the first of all log-ins must not tell either.
  const nobodys = await nobodysHash;
  const matches = await verify(passwordHash ?? nobodys, password.normalize("NFKC"));
  return matches && passwordHash !== null;
}

/** True for a hash that was made at another cost than today's; the next log-in can make it anew. */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let nobodysHash: Promise<string> | undefined;
