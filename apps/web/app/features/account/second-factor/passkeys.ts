import type { BodyOf } from "@vagou/contract/api/endpoints";
import type { PasskeyCreation, PasskeyRequest } from "@vagou/contract/account/second-factors";

/** Why the browser gave no passkey. */
export class PasskeyFault extends Error {
  readonly fault: "refused" | "known" | "impossible";

  constructor(fault: PasskeyFault["fault"], options?: ErrorOptions) {
    super(`The passkey was ${fault}`, options);
    this.name = "PasskeyFault";
    this.fault = fault;
  }
}

/** @returns whether this browser has passkeys, and reads and writes them as JSON */
export function hasPasskeys(): boolean {
  return (
    typeof window.PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.prototype.toJSON === "function"
  );
}

/** Has the person show a passkey. @throws {PasskeyFault} */
export async function askPasskey(request: PasskeyRequest): Promise<ShownPasskey> {
  const { id, rawId, response } = await begin(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request) }),
  );
  if (!("signature" in response)) throw new PasskeyFault("impossible");
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  };
}

/** Has the person make a passkey on a device of theirs. @throws {PasskeyFault} */
export async function makePasskey(creation: PasskeyCreation): Promise<MadePasskey> {
  const { id, rawId, response } = await begin(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(creation) }),
  );
  if (!("attestationObject" in response)) throw new PasskeyFault("impossible");
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } };
}

type ShownPasskey = NonNullable<BodyOf<"finishLogIn">["passkey"]>;
type MadePasskey = BodyOf<"finishPasskey">["passkey"];

async function begin(
  ask: () => Promise<Credential | null>,
): Promise<ReturnType<PublicKeyCredential["toJSON"]>> {
  const credential = await ask().catch((cause: unknown) => {
    throw new PasskeyFault(faultOf(cause), { cause });
  });
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new PasskeyFault("refused");
}

/** Browsers give no reason for a refusal, so that a page does not learn which passkeys a person has. */
function faultOf(error: unknown): PasskeyFault["fault"] {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return "known";
  return name === "NotAllowedError" || name === "AbortError" ? "refused" : "impossible";
}
