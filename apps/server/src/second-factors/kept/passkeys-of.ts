import type { Passkey } from "../kinds/passkeys.ts";
import type { FactorRow } from "./repository.ts";

/** @returns the passkeys among the second factors of a person, with the ids of their rows */
export function passkeysOf(factors: readonly FactorRow[]): (Passkey & { id: string })[] {
  return factors.flatMap(({ id, credentialId, publicKey, signCount, transports }) =>
    credentialId === null || publicKey === null || signCount === null
      ? []
      : [
          {
            id,
            credentialId,
            publicKey: Uint8Array.from(publicKey),
            signCount,
            transports: transports ?? [],
          },
        ],
  );
}
