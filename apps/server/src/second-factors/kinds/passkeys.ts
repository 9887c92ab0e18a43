import { isIP } from "node:net";
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { PasskeyCreation, PasskeyRequest } from "@vagou/contract/account/second-factors";
import { secondFactorMinutes } from "@vagou/contract/limits";
import { productName } from "@vagou/contract/product";

/** What the database keeps of a passkey; `credentialId` is base64url, `publicKey` a COSE key. */
export type Passkey = {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  signCount: number;
  transports: string[];
};

type Known = Pick<Passkey, "credentialId" | "transports">;

const timeout = secondFactorMinutes * 60_000;

/** True where browsers offer passkeys: on https or localhost, with a name and not a number as the host. */
export function arePasskeysPossible(appBaseUrl: string): boolean {
  const { protocol, hostname } = new URL(appBaseUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0) return false;
  return protocol === "https:" || hostname === "localhost";
}

/** What the browser asks a new passkey; attestation is not wanted, because every maker is welcome. */
export function askForNewPasskey(
  appBaseUrl: string,
  {
    person,
    known,
    challenge,
  }: { person: { id: string; email: string; name: string }; known: readonly Known[]; challenge: string },
): PasskeyCreation {
  return {
    rp: { id: new URL(appBaseUrl).hostname, name: productName },
    user: {
      id: Buffer.from(person.id).toString("base64url"),
      name: person.email,
      displayName: person.name,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout,
    excludeCredentials: known.map(descriptorOf),
    // On Android only a discoverable one comes along to the next phone.
    authenticatorSelection: {
      residentKey: "preferred",
      requireResidentKey: false,
      userVerification: "preferred",
    },
    attestation: "none",
  };
}

/** COSE: ES256, which every authenticator knows, Ed25519, and RS256 for Windows Hello. */
const algorithms = [-7, -8, -257];

/** What the browser asks a passkey of the person. It follows a password, so a key without a PIN is enough. */
export function askForPasskey(
  appBaseUrl: string,
  { known, challenge }: { known: readonly Known[]; challenge: string },
): PasskeyRequest {
  return {
    challenge,
    rpId: new URL(appBaseUrl).hostname,
    timeout,
    userVerification: "discouraged",
    allowCredentials: known.map(descriptorOf),
  };
}

function descriptorOf({ credentialId, transports }: Known) {
  return { id: credentialId, type: "public-key" as const, transports: [...transports] };
}

/** A credential as the contract lets it through. */
type Shown<Response extends object> = { id: string; rawId: string; type: "public-key"; response: Response };

/** @returns the new passkey; null when it does not answer the challenge for our address */
export async function readNewPasskey(
  appBaseUrl: string,
  {
    shown,
    challenge,
  }: { shown: Shown<RegistrationResponseJSON["response"] & { transports: string[] }>; challenge: string },
): Promise<Passkey | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: new URL(appBaseUrl).origin,
      expectedRPID: new URL(appBaseUrl).hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, signCount: counter, transports: shown.response.transports };
  } catch {
    // The library throws for all that does not fit.
    return null;
  }
}

/**
 * @returns how often the authenticator says that it signed; null when the passkey does not answer the challenge for
 *   our address, or when it counts and its count did not grow: a copy of it signed before
 */
export async function readSignCount(
  appBaseUrl: string,
  {
    passkey,
    shown,
    challenge,
  }: {
    passkey: Passkey;
    shown: Shown<Omit<AuthenticationResponseJSON["response"], "userHandle">>;
    challenge: string;
  },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: new URL(appBaseUrl).origin,
      expectedRPID: new URL(appBaseUrl).hostname,
      credential: {
        id: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: passkey.signCount,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // As above.
    return null;
  }
}
