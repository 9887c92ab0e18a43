import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { PasskeyCreation, PasskeyRequest } from "@vagou/contract/account/second-factors";

/** An authenticator in software: makes one ES256 credential and signs with it, byte by byte as WebAuthn says. */
export type SoftwarePasskey = {
  id: string;
  /** What `navigator.credentials.create()` would give, as JSON. */
  create(options: PasskeyCreation, overrides?: Overrides): Created;
  /** What `navigator.credentials.get()` would give, as JSON. */
  sign(options: PasskeyRequest, overrides?: Overrides): Signed;
};

/** `count`: how often the authenticator says that it signed; 0 always for one that does not count. */
export type Overrides = { origin?: string; rpId?: string; challenge?: string; count?: number };

type Credential<Response> = { id: string; rawId: string; type: "public-key"; response: Response };
type Created = Credential<{ clientDataJSON: string; attestationObject: string; transports: string[] }>;
type Signed = Credential<{ clientDataJSON: string; authenticatorData: string; signature: string }>;

/** @param origin of the page that the person sees */
export function createSoftwarePasskey(origin: string): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with its point (-2, -3).
  const coseKey = encodeMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
  const clientData = (type: string, challenge: string, overrides: Overrides) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: overrides.challenge ?? challenge,
        origin: overrides.origin ?? origin,
        crossOrigin: false,
      }),
    );
  return {
    id,
    create: (options, overrides = {}) => {
      const clientDataJSON = clientData("webauthn.create", options.challenge, overrides);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(overrides.rpId ?? options.rp.id, hasCredential, overrides.count ?? 0),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ]);
      const attestationObject = encodeMap([
        ["fmt", "none"],
        ["attStmt", emptyMap],
        ["authData", authData],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: clientDataJSON.toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    sign: (options, overrides = {}) => {
      const clientDataJSON = clientData("webauthn.get", options.challenge, overrides);
      const authenticatorData = head(overrides.rpId ?? options.rpId, 0, overrides.count ?? 0);
      const clientDataHash = createHash("sha256").update(clientDataJSON).digest();
      const signature = createSign("sha256")
        .update(Buffer.concat([authenticatorData, clientDataHash]))
        .sign(privateKey);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: clientDataJSON.toString("base64url"),
          authenticatorData: authenticatorData.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}

const personIsPresent = 0x01;
const hasCredential = 0x40;

/** The beginning of authenticator data: the address, the flags, and how often the key signed. */
function head(rpId: string, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const rpIdHash = createHash("sha256").update(rpId).digest();
  return Buffer.concat([rpIdHash, Buffer.from([flags | personIsPresent]), counter]);
}

const emptyMap = Symbol("an empty map");
type Value = number | string | Buffer | typeof emptyMap;

/** CBOR (RFC 8949): maps of small numbers, texts, bytes and an empty map. */
function encodeMap(entries: readonly (readonly [number | string, Value])[]): Buffer {
  return Buffer.concat([typed(5, entries.length), ...entries.flat().map(encodeValue)]);
}

function encodeValue(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? typed(1, -1 - value) : typed(0, value);
  if (typeof value === "string")
    return Buffer.concat([typed(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value === emptyMap) return typed(5, 0);
  return Buffer.concat([typed(2, value.length), value]);
}

/** The first byte of a value with its length or number. */
function typed(type: number, number: number): Buffer {
  if (number < 24) return Buffer.from([(type << 5) | number]);
  if (number < 256) return Buffer.from([(type << 5) | 24, number]);
  return Buffer.from([(type << 5) | 25, number >> 8, number & 0xff]);
}
