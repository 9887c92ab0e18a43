import { isIP } from "node:net";
import { dayOf } from "../calendar.ts";
import { plainAddress } from "../people/plain-address.ts";
import type { AccessRecord } from "./repository.ts";

/** The noted facts of a call: the person, the address, and the time. */
export type Access = Pick<AccessRecord, "personId" | "sessionId" | "action" | "at"> & {
  ip: string;
  port?: number | undefined;
};

/**
 * Accesses that wait in memory to be stored, so that no request waits for the database. A process that dies loses
 * those of the last seconds; the next use of the same session notes one again.
 */
export type AccessNotes = {
  /** Notes the first use of a session on a day from an address. */
  note(access: Access): void;
  /** Removes the waiting records. @returns them */
  take(): AccessRecord[];
  /** Puts records back that could not be stored. */
  putBack(records: readonly AccessRecord[]): void;
};

/** Most keys remembered in memory, to skip repetitions; a repeated note is ignored by the database. */
const knownMax = 100_000;

export function createAccessNotes(): AccessNotes {
  const known = new Set<string>();
  let waiting: AccessRecord[] = [];
  return {
    note: ({ ip, port, ...access }) => {
      const address = addressOf(ip);
      // A trusted proxy may forward a text that is no address.
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

/** @returns null when `ip` is no address; a zone (`%eth0`) is valid on this machine only and is removed */
function addressOf(ip: string): string | null {
  const [address = ""] = plainAddress(ip).split("%");
  return isIP(address) === 0 ? null : address;
}
