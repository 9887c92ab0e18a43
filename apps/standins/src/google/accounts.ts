import { createHash } from "node:crypto";

/** A Google account of the stand-in. */
export type GoogleAccount = {
  /** Google's permanent id of the account: 21 digits. */
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
};

/** The accounts that signed in so far, each with its newest data. */
export type GoogleAccounts = {
  remember(account: GoogleAccount): void;
  find(subject: string): GoogleAccount | undefined;
};

const accountsMax = 1_000;

export function createAccounts(): GoogleAccounts {
  const bySubject = new Map<string, GoogleAccount>();
  return {
    remember: (account) => {
      bySubject.delete(account.subject);
      bySubject.set(account.subject, account);
      const [oldest] = bySubject.keys();
      if (bySubject.size > accountsMax && oldest !== undefined) bySubject.delete(oldest);
    },
    find: (subject) => bySubject.get(subject),
  };
}

/** @returns the same subject for the same address, also after a restart. */
export function subjectOf(email: string): string {
  const digest = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return (BigInt(`0x${digest}`) % 10n ** 21n).toString().padStart(21, "1");
}

/** Prepared people on the page, from whom a person may choose. */
export const readyPeople: readonly { name: string; email: string }[] = [
  { name: "Maria Silva", email: "maria.silva@gmail.example" },
  { name: "João Pereira", email: "joao.pereira@gmail.example" },
  { name: "Zoë D’Ávila 🌻", email: "zoe.davila@gmail.example" },
];
