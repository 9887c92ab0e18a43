import { hash, verify } from "@node-rs/argon2";
import { refuseInsideTransaction } from "../db/connections/inside-transaction.ts";
import { createBoundedLine, type LineBounds } from "../tasks/bounded-line.ts";

/** What a hash of argon2id takes: KiB of memory, passes over it, and threads that share the work. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

/** The first choice of the OWASP password storage cheat sheet: 19 MiB, 2 passes, 1 lane. */
const productCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Makes and compares password hashes, in a line of their own: each occupies a core for tens of milliseconds, and many
 * log-ins at once must not take all cores from searches.
 */
export type Passwords = {
  /** @throws {AppError} overloaded, when too many calls wait */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether or not there is an account: without a hash, the password is compared with the hash of
   * a random one.
   * @param options.goesOn true for a further comparison of one try, which no full line refuses: otherwise a wrong password
   *   would be no failure then
   * @throws {AppError} overloaded, when too many calls wait
   */
  verify(passwordHash: string | null, password: string, options?: { goesOn?: boolean }): Promise<boolean>;
  /** True for a hash with another cost than today's; the next log-in replaces it. */
  needsRehash(passwordHash: string): boolean;
};

/** @param cost of new hashes; the product has no other than the default, and tests that hash often have a cheap one */
export function createPasswords(bounds: LineBounds, cost: HashCost = productCost): Passwords {
  const line = createBoundedLine(bounds);
  let hashForComparison: Promise<string> | undefined;
  const inLine = <Result>(work: () => Promise<Result>, options?: { goesOn?: boolean }): Promise<Result> => {
    refuseInsideTransaction("a password is hashed");
    return line.run(work, options);
  };
  const hashNow = (password: string) => hash(password.normalize("NFKC"), cost);
  return {
    hash: (password) => inLine(() => hashNow(password)),
    verify: (passwordHash, password, options) =>
      inLine(async () => {
        hashForComparison ??= hashNow(crypto.randomUUID());
        // Awaited in both cases, so that the time of the first log-in of a process does not tell it either.
        const otherHash = await hashForComparison;
        const matches = await verify(passwordHash ?? otherHash, password.normalize("NFKC"));
        return matches && passwordHash !== null;
      }, options),
    needsRehash: (passwordHash) => {
      const { memoryCost, timeCost, parallelism } = cost;
      return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
    },
  };
}
