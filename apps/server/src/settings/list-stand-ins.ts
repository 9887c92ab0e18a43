import type { Deps } from "../deps.ts";

/** @returns the third parties that stand-ins replace, as the interface names them; none in production */
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
