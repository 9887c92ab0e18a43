import type { Deps } from "../deps.ts";

/** @returns the third parties that are stand-ins here, in the interface's words; empty in production */
export function listStandIns({ config, mailboxUrl, identityProvider }: StandInDeps): string[] {
  return [
    ...(config.providers === "stand-in" ? ["portais"] : []),
    ...(mailboxUrl === null ? [] : ["e-mail"]),
    ...(identityProvider !== null && config.google === "stand-in" ? ["Google"] : []),
  ];
}

type StandInDeps = Pick<Deps, "config" | "mailboxUrl" | "identityProvider">;
