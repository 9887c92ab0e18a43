import type { Deps } from "../deps.ts";

/** @returns which third parties are played on this machine, as the interface names them; none in production */
export function listStandIns({
  config,
  mailboxUrl,
  identityProvider,
  payments,
}: Pick<Deps, "config" | "mailboxUrl" | "identityProvider" | "payments">): string[] {
  return [
    ...(config.providers === "stand-in" ? ["portais"] : []),
    ...(mailboxUrl === null ? [] : ["e-mail"]),
    ...(identityProvider !== null && config.google === "stand-in" ? ["Google"] : []),
    ...(payments !== null && config.payments === "stand-in" ? ["pagamento"] : []),
  ];
}
