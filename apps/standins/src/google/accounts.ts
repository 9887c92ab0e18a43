import { createHash } from "node:crypto";

/** A Google account of the demonstration. */
export type GoogleAccount = {
  /** Google's name for the account, for good: 21 digits. */
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
};

/** Who used this Google so far; the newest data of an account counts. */
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

/** The same address is the same account, also after a restart. */
export function subjectOf(email: string): string {
  const digest = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return (BigInt(`0x${digest}`) % 10n ** 21n).toString().padStart(21, "1");
}

/** Ready to be chosen. */
export const readyPeople: readonly { name: string; email: string }[] = [
  { name: "Maria Silva", email: "maria.silva@gmail.example" },
  { name: "João Pereira", email: "joao.pereira@gmail.example" },
  { name: "Zoë D’Ávila 🌻", email: "zoe.davila@gmail.example" },
];
