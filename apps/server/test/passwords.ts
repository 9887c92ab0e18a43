import { createPasswords } from "../src/passwords/password-hash.ts";

/** For tests that prepare a person's password or check a stored one. */
export const passwords = createPasswords({ sideBySide: 2, waiting: 1_000 });
