import type { Deps } from "../deps.ts";

/** @returns which third parties are played on this machine, as the interface names them; none in production */
export function listStandIns({
  config,
  mailboxUrl,
  identityProvider,
}: Pick<Deps, "config" | "mailboxUrl" | "identityProvider">): string[] {
  return [
    ...(config.providers === "stand-in" ? ["portais"] : []),
    ...(mailboxUrl === null ? [] : ["e-mail"]),
    ...(identityProvider !== null && config.google === "stand-in" ? ["Google"] : []),
  ];
}
