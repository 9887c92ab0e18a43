import { userInfo } from "node:os";
import type { Config } from "@vagou/server/config/config";
import type { Entrance } from "@vagou/server/operators/entrance";

/**
 * @returns who gives a command, as the record names them: the user of the system, or its number where the system has no
 *   name for it; before it the name that an operator gives, else that of the user who called `sudo`. In a container, and
 *   under `sudo`, all operators are one user of the system
 */
export function systemUser(
  { operatedBy }: Pick<Config, "operatedBy">,
  sudoUser = process.env["SUDO_USER"] ?? "",
): Entrance {
  const user = userOfSystem();
  const name = operatedBy ?? (nameOfUser.test(sudoUser) ? sudoUser : user);
  return { systemUser: name === user ? user : `${name} as ${user}` };
}

/** As `useradd` takes it, and no longer. */
const nameOfUser = /^[\w.-]{1,40}$/;

function userOfSystem(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}
