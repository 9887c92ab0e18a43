import { userInfo } from "node:os";
import type { Entrance } from "@vagou/server/operators/entrance";

/** @returns the user of the system who gives a command; its number where the system has no name for it */
export function systemUser(): Entrance {
  try {
    return { systemUser: userInfo().username };
  } catch {
    return { systemUser: `uid ${process.getuid?.() ?? "unknown"}` };
  }
}
