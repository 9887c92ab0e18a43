import { hash, verify } from "@node-rs/argon2";
import { refuseInsideTransaction } from "../db/inside-transaction.ts";
import { createBoundedLine, type LineBounds } from "../tasks/bounded-line.ts";

/** argon2id with the first choice of the OWASP password storage cheat sheet: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Makes and compares the hashes of passwords, in a line of their own: each takes a core for tens of
 * milliseconds, and a flood of log-ins must leave the others to those who search.
 */
export type Passwords = {
  /** @throws {AppError} overloaded: too many wait */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether or not there is an account: without a hash it checks against one nobody knows.
   * @throws {AppError} overloaded: too many wait
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

export function createPasswords(bounds: LineBounds): Passwords {
  const line = createBoundedLine(bounds);
  let nobodysHash: Promise<string> | undefined;
  const inLine = <Result>(work: () => Promise<Result>): Promise<Result> => {
    refuseInsideTransaction("a password is hashed");
    return line.run(work);
  };
  return {
    hash: (password) => inLine(() => hashNow(password)),
    verify: (passwordHash, password) =>
      inLine(async () => {
        nobodysHash ??= hashNow(crypto.randomUUID());
        // Waited for in both cases: the first of all log-ins must not tell either.
        const nobodys = await nobodysHash;
        const matches = await verify(passwordHash ?? nobodys, password.normalize("NFKC"));
        return matches && passwordHash !== null;
      }),
  };
}

function hashNow(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

/** True for a hash that was made at another cost than today's; the next log-in can make it anew. */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}
