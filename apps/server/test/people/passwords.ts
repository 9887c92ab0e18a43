import { createPasswords } from "../../src/passwords/password-hash.ts";

const bounds = { sideBySide: 2, waiting: 1_000 };

/**
 * For tests that prepare a person's password or check a stored one. Their hashes are cheap, because the tests make
 * thousands; `password-hash.test.ts` says what those of the product cost.
 */
export const passwords = createPasswords(bounds, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** With the cost that the product pays, for tests that are about it, and for people of a product that runs by itself. */
export const productPasswords = createPasswords(bounds);
