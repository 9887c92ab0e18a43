import { isIP } from "node:net";
import { dayOf } from "../calendar.ts";
import { plainAddress } from "../people/plain-address.ts";
import type { AccessRecord } from "./repository.ts";

/** What is noted of a call: whose, from where, and when. */
export type Access = Pick<AccessRecord, "personId" | "sessionId" | "action" | "at"> & {
  ip: string;
  port?: number | undefined;
};

/**
 * Accesses that wait in memory to be written down, so that no request waits for that. A process that dies forgets
 * those of the last seconds; the next use of the same session notes it again.
 */
export type AccessNotes = {
  /** Notes the first use of a session on a day from an address. */
  note(access: Access): void;
  /** @returns what waits, which then waits no more */
  take(): AccessRecord[];
  /** Lets what could not be written wait again. */
  putBack(records: readonly AccessRecord[]): void;
};

/** As many sessions and addresses of a day are known without asking the database; a repetition does no harm. */
const knownMax = 100_000;

export function createAccessNotes(): AccessNotes {
  const known = new Set<string>();
  let waiting: AccessRecord[] = [];
  return {
    note: ({ ip, port, ...access }) => {
      const address = addressOf(ip);
      // A proxy that is believed may be told anything.
      if (address === null) return;
      const day = dayOf(access.at);
      const key = `${access.sessionId} ${day} ${address}`;
      if (known.has(key)) return;
      if (known.size >= knownMax) known.clear();
      known.add(key);
      waiting.push({ ...access, day, ip: address, port: port ?? null });
    },
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    putBack: (records) => {
      waiting = [...records, ...waiting];
    },
  };
}

/** @returns null for what is no address; a zone means something on this machine only, and is left out */
function addressOf(ip: string): string | null {
  const [address = ""] = plainAddress(ip).split("%");
  return isIP(address) === 0 ? null : address;
}
