import { hash, verify } from "@node-rs/argon2";

/** argon2id with the first choice of the OWASP password storage cheat sheet: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

/** Takes the same time whether or not there is an account: without a hash it checks against one nobody knows. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await nobodysHash), password.normalize("NFKC"));
  return matches && passwordHash !== null;
}

let nobodysHash: Promise<string> | undefined;
